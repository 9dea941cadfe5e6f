//! What of a tile is under the pointer: a figure that says which tribe can be dropped drops its own, and a meeple answers which one is meant.
//! The style sheet alone decides whether they take the pointer.

use crate::game::{Meeple, Square};
use crate::ui::table::pieces::art;
use crate::ui::table::scene::Intent;
use leptos::prelude::document;
use web_sys::MouseEvent;

/// The largest number of figures of a tile that can be tapped.
pub(super) const MOST_PARTS: usize = 4;

/// Returns what a press on a tile means.
///
/// The function looks below the pointer and not at the target of the event: pages change between press and release.
#[must_use]
pub fn meant(event: &MouseEvent, square: Square) -> Intent {
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let tribe_of = |selector: &str| {
        let tribe = under.as_ref()?.closest(selector).ok()??.get_attribute("data-tribe")?;
        Meeple::ALL.into_iter().find(|&meeple| art::tribe(meeple) == tribe)
    };
    let part = tribe_of(".figure[data-part]").map(|meeple| Intent::DropOn(square, meeple));
    let meeple = || tribe_of(".cell .piece").map(|meeple| Intent::Standing(square, meeple));
    part.or_else(meeple).unwrap_or(Intent::Tile(square))
}
