//! The grid of the board: its size, the keys that move on it, and the focus.

use crate::game::{Meeple, Square};
use crate::i18n::{Lang, words};
use crate::ui::hooks::quarters;
use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, KeyboardEvent};

/// The size of a board, which does not change during a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// From west to east.
    pub columns: u8,
    /// From south to north.
    pub rows: u8,
}

/// The tribe whose letter was pressed.
pub fn colour_key(event: &KeyboardEvent, lang: Lang) -> Option<Meeple> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let key = event.key();
    let is_letter = |meeple: &Meeple| words::tribe_letter(lang, *meeple).eq_ignore_ascii_case(&key);
    Meeple::ALL.into_iter().find(is_letter)
}

/// Where an arrow, Home or End leads.
pub fn step(event: &KeyboardEvent, from: Square, size: Size) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (east, north) = (size.columns - 1, size.rows - 1);
    let key = as_turned(&event.key(), quarters());
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

/// The arrow that points on a turned board where this one points for the player.
fn as_turned(key: &str, quarters: u8) -> String {
    const ROUND: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    let turned = ROUND.iter().position(|arrow| *arrow == key).map(|at| ROUND[(at + 4 - usize::from(quarters)) % 4]);
    turned.unwrap_or(key).to_owned()
}

/// Moves the focus to a tile.
pub fn focus(square: Square) {
    let cell = document().query_selector(&format!("[data-square={square}]")).ok().flatten();
    if let Some(Ok(cell)) = cell.map(JsCast::dyn_into::<HtmlElement>) {
        // Focus fails only on what is not in the page: then there is nothing to move to.
        drop(cell.focus());
    }
}
