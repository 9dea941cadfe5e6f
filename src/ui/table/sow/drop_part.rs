//! The parts of a tile on which several tribes can be dropped: one for each, where the style sheet draws them that large.

use crate::game::Meeple;
use crate::ui::table::pieces::art;
use leptos::prelude::document;
use web_sys::MouseEvent;

/// The largest number of parts of a tile.
pub(super) const MOST_PARTS: usize = 4;

/// Returns the tribe of the part of a tile under the pointer; none where the tribes are only a row of chips.
///
/// The style sheet alone decides whether parts are drawn, and lets only drawn ones take the pointer. The function looks
/// below the pointer and not at the target of the event: pages change between press and release.
#[must_use]
pub fn drop_part(event: &MouseEvent) -> Option<Meeple> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let tribe = element.closest("[data-part]").ok()??.get_attribute("data-part")?;
    Meeple::ALL.into_iter().find(|&meeple| art::tribe(meeple) == tribe)
}
