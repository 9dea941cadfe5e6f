//! What the author of a position says of it and draws on its board.

use super::Draft;
use super::drawn_note::DrawnNote;
use crate::game::Square;
use crate::notation::note::{Arrow, Drawing, LONGEST_ARROW, Mark, Note, Sign, of_position};
use serde_json::{Map, Value, json};

impl Draft {
    /// Returns what is drawn on the board.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        self.note.drawing()
    }

    /// Returns what is drawn on the board while the author draws: the first tile of an arrow has a mark.
    #[must_use]
    pub fn drawing_in_the_making(&self) -> Drawing {
        let mut drawing = self.drawing();
        if let [square] = self.note.way[..]
            && drawing.mark(square).is_none()
        {
            drawing.marks.push(Mark { square, sign: self.note.sign });
        }
        drawing
    }

    /// Returns the comment in a language; empty if there is none.
    #[must_use]
    pub fn comment(&self, tag: &str) -> &str {
        self.note.note.texts.iter().find(|(own, _)| &**own == tag).map_or("", |(_, text)| text)
    }

    /// Replaces the comment in a language.
    pub fn set_comment(&mut self, tag: &str, text: &str) {
        let texts = &mut self.note.note.texts;
        texts.retain(|(own, _)| &**own != tag);
        if !text.trim().is_empty() {
            texts.push((tag.into(), text.into()));
            texts.sort();
        }
    }

    /// Takes all marks and arrows away.
    pub fn clear_drawing(&mut self) {
        self.note.way.clear();
        self.note.unread = None;
        self.note.note.drawing = Drawing::default();
    }

    /// Puts another drawing in place of this one.
    pub(super) fn set_drawing(&mut self, drawing: Drawing) {
        self.note.way.clear();
        self.note.note.drawing = drawing;
    }

    /// Forgets the comment and the drawing.
    pub(super) fn clear_note(&mut self) {
        self.note = DrawnNote::default();
    }

    /// Marks a tile, or removes its mark if it is the same. A letter is the first that no tile has.
    pub(super) fn mark(&mut self, square: Square, sign: Sign) {
        self.note.end_arrow();
        let marks = &mut self.note.note.drawing.marks;
        let before = marks.iter().position(|mark| mark.square == square).map(|at| marks.remove(at).sign);
        let is_letter = |sign: &Sign| matches!(sign, Sign::Letter(_));
        if before == Some(sign) || before.is_some_and(|before| is_letter(&before) && is_letter(&sign)) {
            return;
        }
        let is_free = |letter: &char| !marks.iter().any(|mark| mark.sign == Sign::Letter(*letter));
        let sign = if is_letter(&sign) { ('A'..='Z').find(is_free).map(Sign::Letter) } else { Some(sign) };
        marks.extend(sign.map(|sign| Mark { square, sign }));
    }

    /// Leads an arrow to a tile, or begins one. It ends where it is led to its last tile again.
    pub(super) fn lead_arrow(&mut self, square: Square, sign: Sign) {
        let note = &mut self.note;
        if note.sign != sign {
            note.end_arrow();
            note.sign = sign;
        }
        if note.way.last() == Some(&square) {
            note.end_arrow();
        } else {
            note.way.push(square);
            if note.way.len() == LONGEST_ARROW {
                note.end_arrow();
            }
        }
    }

    /// Ends the arrow in the making.
    pub fn end_arrow(&mut self) {
        self.note.end_arrow();
    }

    /// Removes the mark of a tile.
    pub(super) fn unmark(&mut self, square: Square) {
        self.note.note.drawing.marks.retain(|mark| mark.square != square);
    }

    /// Removes the arrow in the making, or those that begin or end on a tile.
    pub(super) fn remove_arrows(&mut self, square: Square) {
        if self.note.way.is_empty() {
            let touches = |arrow: &Arrow| arrow.tiles.first() == Some(&square) || arrow.tiles.last() == Some(&square);
            self.note.note.drawing.arrows.retain(|arrow| !touches(arrow));
        } else {
            self.note.way.clear();
        }
    }

    /// Adds the note to a written position, if it says anything.
    pub(super) fn write_note(&self, position: &mut Value) {
        let note = Note { drawing: self.drawing(), ..self.note.note.clone() };
        if note != Note::default() {
            position["note"] = note.to_value();
        } else if let Some(unread) = &self.note.unread {
            position["note"] = unread.clone();
        }
    }

    /// Takes the note of a written position. One with faults is not drawn, and stays as it is.
    pub(super) fn take_note(&mut self, position: &Value) {
        match of_position(position, &self.state.board) {
            Ok(note) => self.note = DrawnNote::of(note.unwrap_or_default()),
            Err(_) => self.note = DrawnNote { unread: position.get("note").cloned(), ..DrawnNote::default() },
        }
    }

    /// Adds the marks and arrows to a written step of a lesson.
    pub(super) fn write_drawing(&self, step: &mut Map<String, Value>) {
        let drawing = self.drawing();
        if let Some(unread) = self.note.unread.as_ref().filter(|_| drawing.is_empty()) {
            let drawn =
                ["marks", "arrows"].into_iter().filter_map(|key| Some((key.to_owned(), unread.get(key)?.clone())));
            step.extend(drawn);
        }
        drawing.write_to(step);
    }

    /// Reads the marks and arrows of a lesson's step. Returns `false` if they have faults; then nothing is drawn.
    pub(super) fn draw_step(&mut self, step: &Value) -> bool {
        let mut note = Map::new();
        for key in ["marks", "arrows"] {
            if let Some(list) = step.get(key) {
                note.insert(key.into(), list.clone());
            }
        }
        if note.is_empty() {
            return true;
        }
        let read = of_position(&json!({ "note": note }), &self.state.board);
        let is_sound = read.is_ok();
        self.set_drawing(read.ok().flatten().unwrap_or_default().drawing);
        is_sound
    }
}
