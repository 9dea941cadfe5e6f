//! What the browser does for a modal dialog, for the sheet that counts beside a table that moves: the table becomes inert a piece at a time, and
//! Escape and a tap elsewhere close the sheet.
//!
//! A modal dialog makes all inert at once; but Chromium styles each drawn shape anew for that, and a table has thousands
//! (`findings/modal-dialog-restyles-svg.sh`).

use crate::ui::shell::dialogs::Dialogs;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

/// About as many elements become inert in a frame.
const AT_ONCE: u32 = 80;
/// About as many shapes has what a `<use>` copies: a meeple nine, a tile up to 35.
const COPIED: u32 = 20;

/// Elements of the page.
type Elements = StoredValue<Vec<Element>, LocalStorage>;

/// Does it while the component is on the page, if its dialog stands beside the page.
pub fn use_beside() {
    let dialogs = Dialogs::expect();
    let dialog = || document().query_selector(".dialog").ok().flatten();
    let Some(dialog) = dialog().filter(|_| dialogs.is_beside_untracked()) else { return };
    let (waiting, inert) = (Elements::new_local(Vec::new()), Elements::new_local(Vec::new()));
    let shown = StoredValue::new_local(dialog);
    // The sheet is drawn first.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let mut pieces = Vec::new();
            let first = shown.try_with_value(Element::previous_element_sibling).flatten();
            let before = std::iter::successors(first, Element::previous_element_sibling);
            before.for_each(|element| gather(element, &mut pieces));
            pieces.reverse();
            if waiting.try_set_value(pieces).is_none() {
                go_on(waiting, inert);
            }
        });
    });
    // A button whose area is the whole window takes the tap.
    let leave = move || match document().query_selector("[data-over-all]") {
        // Its click comes through here, too, so it waits until this one is over.
        Ok(Some(button)) => request_animation_frame(move || button.unchecked_into::<HtmlElement>().click()),
        _ => dialogs.close(),
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            leave();
        }
    });
    let taps = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        // What a tap has removed is no longer inside.
        let is_inside = |target: &Node| shown.try_with_value(|dialog| dialog.contains(Some(target))) != Some(false);
        let is_outside = |target: &Node| target.is_connected() && !is_inside(target);
        if target.is_some_and(|target| is_outside(&target)) {
            leave();
        }
    });
    on_cleanup(move || {
        keys.remove();
        taps.remove();
        for element in inert.try_update_value(std::mem::take).unwrap_or_default() {
            let _ignored = element.remove_attribute("inert");
        }
    });
}

/// Marks the game as covered while the component is on the page: where its dialog takes the window, the style sheet then draws no table
/// below it, which spares each frame of the last scene a list of all its shapes.
pub fn cover_game() {
    let Some(game) = document().query_selector(".game").ok().flatten() else { return };
    // It fails only for names that are none.
    let _ignored = game.set_attribute("data-covered", "");
    let game = StoredValue::new_local(game);
    on_cleanup(move || {
        let _gone = game.try_with_value(|game| game.remove_attribute("data-covered"));
    });
}

/// Makes the pieces inert that wait, the last one first, a few elements with each frame.
fn go_on(waiting: Elements, inert: Elements) {
    request_animation_frame(move || {
        let mut sum = 0;
        while sum < AT_ONCE {
            let Some(element) = waiting.try_update_value(Vec::pop).flatten() else { return };
            sum +=
                if element.query_selector("[inert]").is_ok_and(|inner| inner.is_some()) { 1 } else { weight(&element) };
            if element.set_attribute("inert", "").is_ok() {
                inert.update_value(|inert| inert.push(element));
            }
        }
        go_on(waiting, inert);
    });
}

/// About as many elements the browser styles anew when an element becomes inert in which nothing is so yet.
fn weight(element: &Element) -> u32 {
    let count = |name: &str| element.get_elements_by_tag_name(name).length();
    1 + count("*") + COPIED * count("use")
}

/// Adds the pieces of an element, the inner ones first: where all within it is inert, it becomes so without effort.
fn gather(element: Element, pieces: &mut Vec<Element>) {
    // Of what is inert already, another part of the page decides when that ends.
    if element.has_attribute("inert") {
        return;
    }
    // Shapes have no such attribute.
    let is_one = weight(&element) <= AT_ONCE || element.tag_name() == "svg";
    let mut child = element.first_element_child().filter(|_| !is_one);
    while let Some(inner) = child {
        child = inner.next_element_sibling();
        gather(inner, pieces);
    }
    pieces.push(element);
}
