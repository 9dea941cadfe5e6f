//! The parts of a tile on which several tribes can be dropped: one for each, where they are large enough to tap.

use crate::game::Meeple;
use crate::ui::components::pieces::art;
use leptos::ev::MouseEvent;
use leptos::web_sys::Element;

/// The largest number of parts of a tile.
pub(super) const MOST_PARTS: usize = 4;
/// The smallest width and height of a part that a finger can tap, in CSS pixels.
const SMALLEST: f64 = 44.0;

/// Returns the tribe of the part of a tile that the pointer is in; none where the parts are too small.
///
/// It compares positions, because what is drawn may change between press and release.
pub fn drop_part(element: &Element, event: &MouseEvent) -> Option<Meeple> {
    let cell = element.closest("[data-square]").ok()??;
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let is_meant = |meeple: &Meeple| {
        let part = cell.query_selector(&format!("[data-part={}]", art::tribe(*meeple))).ok().flatten();
        part.is_some_and(|part| {
            let area = part.get_bounding_client_rect();
            let is_within = (area.left()..area.right()).contains(&x) && (area.top()..area.bottom()).contains(&y);
            is_within && area.width().min(area.height()) >= SMALLEST
        })
    };
    Meeple::ALL.into_iter().find(is_meant)
}
