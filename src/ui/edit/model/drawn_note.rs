//! A note that is being made.

use crate::game::Square;
use crate::notation::note::{Arrow, Drawing, MOST_ARROWS, Note, Sign};
use serde_json::Value;

/// What the author of a position says of it and draws on its board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DrawnNote {
    pub(super) note: Note,
    /// The note that was read and has faults. It stays until the author makes another one.
    pub(super) unread: Option<Value>,
    /// The tiles of the arrow that is not ended yet, and what it says.
    pub(super) way: Vec<Square>,
    pub(super) sign: Sign,
}

impl DrawnNote {
    pub(super) fn of(note: Note) -> Self {
        Self { note, ..Self::default() }
    }

    /// Ends the arrow in the making. One of a single tile is none.
    pub(super) fn end_arrow(&mut self) {
        let tiles = std::mem::take(&mut self.way);
        if tiles.len() > 1 && self.note.drawing.arrows.len() < MOST_ARROWS {
            self.note.drawing.arrows.push(Arrow { tiles, sign: self.sign });
        }
    }

    /// Returns what is drawn, with an arrow that is not ended.
    pub(super) fn drawing(&self) -> Drawing {
        let mut ended = self.clone();
        ended.end_arrow();
        ended.note.drawing
    }

    /// Removes what is no longer on a board.
    pub(super) fn keep(&mut self, is_there: impl Fn(Square) -> bool) {
        self.end_arrow();
        let drawing = &mut self.note.drawing;
        drawing.marks.retain(|mark| is_there(mark.square));
        drawing.arrows.retain(|arrow| arrow.tiles.iter().all(|&tile| is_there(tile)));
    }
}
