//! The grid of the board: its size, its keys, and the focus on its tiles.

use crate::game::{Meeple, Square};
use crate::i18n::letters::capital;
use crate::i18n::{Lang, words};
use crate::ui::kit::focus::focus;
use crate::ui::kit::keys::meant_by;
use crate::ui::table::gestures::table_quarters;
use crate::ui::table::scene::Scene;
use leptos::ev::KeyboardEvent;

/// The size of a board, which does not change during a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
}

impl Size {
    /// Returns the size of the board of a scene.
    pub const fn of(scene: &Scene) -> Self {
        Self { columns: scene.columns, rows: scene.rows }
    }
}

/// Returns the tribe of the pressed letter.
pub fn colour_key(event: &KeyboardEvent, lang: Lang) -> Option<Meeple> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    // A keyboard of the language types its letters; another one means the Latin ones.
    let (typed, meant) = (capital(lang, &event.key()), meant_by(event));
    let is_typed = |meeple: &Meeple| words::tribe_key(lang, *meeple) == typed;
    let is_meant = |meeple: &Meeple| words::tribe_key(lang, *meeple).eq_ignore_ascii_case(&meant);
    Meeple::ALL.into_iter().find(is_typed).or_else(|| Meeple::ALL.into_iter().find(is_meant))
}

/// Returns the square to which an arrow, Home or End moves the focus.
pub fn step(event: &KeyboardEvent, from: Square, size: Size) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (east, north) = (size.columns - 1, size.rows - 1);
    let key = unturned(&event.key(), table_quarters());
    let is_far = event.ctrl_key() || event.meta_key();
    let (column, row) = match key.as_str() {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => ((column + 1).min(east), row),
        "ArrowUp" => (column, (row + 1).min(north)),
        "ArrowDown" => (column, row.saturating_sub(1)),
        "Home" => (0, if is_far { north } else { row }),
        "End" => (east, if is_far { 0 } else { row }),
        _ => return None,
    };
    Square::new(column, row)
}

/// Returns the arrow for the unturned board that means the same direction as `key` does on a board turned by quarters.
fn unturned(key: &str, quarters: u8) -> String {
    const CLOCKWISE: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    let arrow =
        CLOCKWISE.iter().position(|arrow| *arrow == key).map(|at| CLOCKWISE[(at + 4 - usize::from(quarters)) % 4]);
    arrow.unwrap_or(key).to_owned()
}

/// Moves the focus to a tile.
pub fn focus_tile(square: Square) {
    focus(&format!("[data-square={square}]"));
}
