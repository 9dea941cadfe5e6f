//! The discs on a tile that say which tribes can be dropped: each drops its own, where the style sheet lets it be tapped.

use crate::game::Meeple;
use crate::ui::table::pieces::art;
use leptos::prelude::document;
use web_sys::MouseEvent;

/// The largest number of discs of a tile that can be tapped.
pub(super) const MOST_PARTS: usize = 4;

/// Returns the tribe of the disc under the pointer; none where discs only say what can be dropped.
///
/// The style sheet alone decides whether discs take the pointer. The function looks
/// below the pointer and not at the target of the event: pages change between press and release.
#[must_use]
pub fn drop_part(event: &MouseEvent) -> Option<Meeple> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let tribe = element.closest("[data-part]").ok()??.get_attribute("data-part")?;
    Meeple::ALL.into_iter().find(|&meeple| art::tribe(meeple) == tribe)
}
