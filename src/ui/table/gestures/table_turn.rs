//! Turns the table towards the player who decides.

use crate::game::Seat;
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The attribute of the root from which the style sheets turn the table, in degrees.
const ATTRIBUTE: &str = "data-turn";

/// Turns the page towards the player whom it faces, if the settings say so. A branch of the game does not turn it.
pub fn use_table_turn(game: Match, faced: Memo<Option<Seat>>) {
    let is_enabled = Settings::expect().turn;
    let side = Memo::new(move |_| faced.get().filter(|_| is_enabled.get()).map_or(0, |seat| game.side(seat)));
    Effect::new(move |_| set(side.get()));
    on_cleanup(|| set(0));
}

fn set(quarters: u8) {
    let Some(root) = document().document_element() else { return };
    let _ignored = match quarters {
        0 => root.remove_attribute(ATTRIBUTE),
        _ => root.set_attribute(ATTRIBUTE, &(u32::from(quarters) * 90).to_string()),
    };
}

/// Returns by how many quarters the table is turned clockwise.
#[must_use]
pub fn table_quarters() -> u8 {
    let degrees = document().document_element().and_then(|root| root.get_attribute(ATTRIBUTE));
    degrees.and_then(|degrees| degrees.parse::<u32>().ok()).map_or(0, |degrees| (degrees / 90) as u8)
}

/// Converts a point of the window to the coordinates of the turned table.
#[must_use]
pub fn on_table(x: i32, y: i32) -> (i32, i32) {
    let side =
        |length: Result<wasm_bindgen::JsValue, _>| length.ok().and_then(|value| value.as_f64()).unwrap_or(0.0) as i32;
    let (width, height) = (side(window().inner_width()), side(window().inner_height()));
    match table_quarters() {
        1 => (y, width - x),
        2 => (width - x, height - y),
        3 => (height - y, x),
        _ => (x, y),
    }
}
