//! Where an event happens.

use crate::game::Square;
use crate::ui::table::sow::recogniser::{Contact, Kind};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

/// The elements that take letters, digits and arrows for themselves.
pub(super) const FIELDS: &str = "input, select, textarea";

/// Returns the tile on which an event happened.
#[must_use]
pub fn square_of(event: &Event) -> Option<Square> {
    square_at(&element_of(event)?)
}

/// Returns the tile under a pointer, whatever has captured it.
#[must_use]
pub fn square_under(event: &PointerEvent) -> Option<Square> {
    square_at(&document().element_from_point(event.client_x() as f32, event.client_y() as f32)?)
}

fn square_at(element: &Element) -> Option<Square> {
    let cell = element.closest("[data-square]").ok().flatten()?;
    cell.get_attribute("data-square")?.parse().ok()
}

/// Returns the pointer of an event.
#[must_use]
pub fn contact_of(event: &PointerEvent) -> Contact {
    let kind = match event.pointer_type().as_str() {
        "mouse" => Kind::Mouse,
        "touch" => Kind::Finger,
        _ => Kind::Pen,
    };
    let at = (event.client_x(), event.client_y());
    Contact { id: event.pointer_id(), kind, is_primary: event.is_primary(), at, time: event.time_stamp() }
}

/// Sends all later events of a pointer to the element that listens.
pub fn capture(event: &PointerEvent) {
    if let Some(Ok(element)) = event.current_target().map(JsCast::dyn_into::<Element>) {
        // It fails only if the pointer has gone, and then nothing more comes.
        let _ignored = element.set_pointer_capture(event.pointer_id());
    }
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Returns whether an event happened within an element that matches a selector.
pub(super) fn is_within(event: &Event, selector: &str) -> bool {
    element_of(event).is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Returns whether a dialog or the popover of a card is open.
pub(super) fn is_dialog_open() -> bool {
    matches!(document().query_selector("dialog[open], :popover-open"), Ok(Some(_)))
}
