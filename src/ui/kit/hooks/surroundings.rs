//! Makes what is around a dialog inert, a piece at a time.

use super::timeout::{ComponentTimeout, use_timeout};
use leptos::prelude::*;
use std::time::Duration;
use web_sys::Element;

/// About as many elements become inert at once.
const AT_ONCE: u32 = 80;
/// About as many shapes has what a `<use>` copies: a meeple nine, a tile up to 35.
const COPIED: u32 = 20;
/// The time between two pieces.
const PAUSE: Duration = Duration::from_millis(30);

/// What is inert because a dialog is open: a handle, copied freely.
///
/// A modal dialog does the same at once; but Chromium styles each drawn shape anew for that, and a table has thousands
/// (`findings/modal-dialog-restyles-svg.sh`).
#[derive(Clone, Copy)]
pub struct Surroundings {
    timeout: ComponentTimeout,
    /// The pieces to come, the last one first, with the elements of each.
    waiting: StoredValue<Vec<(Element, u32)>, LocalStorage>,
    inert: StoredValue<Vec<Element>, LocalStorage>,
}

/// Prepares the surroundings of a dialog of the component.
pub fn use_surroundings() -> Surroundings {
    Surroundings {
        timeout: use_timeout(),
        waiting: StoredValue::new_local(Vec::new()),
        inert: StoredValue::new_local(Vec::new()),
    }
}

impl Surroundings {
    /// Begins to make inert what stands before an element in its parent.
    pub fn close_off(self, dialog: &Element) {
        let mut pieces = Vec::new();
        let before = std::iter::successors(dialog.previous_element_sibling(), Element::previous_element_sibling);
        before.for_each(|element| gather(element, &mut pieces));
        pieces.reverse();
        self.waiting.set_value(pieces);
        self.go_on();
    }

    fn go_on(self) {
        self.timeout.start(PAUSE, move || {
            let mut sum = 0;
            while sum < AT_ONCE {
                let Some((element, weight)) = self.waiting.try_update_value(Vec::pop).flatten() else { return };
                if element.set_attribute("inert", "").is_ok() {
                    self.inert.update_value(|inert| inert.push(element));
                }
                sum += weight;
            }
            self.go_on();
        });
    }

    /// Ends it.
    pub fn open(self) {
        self.timeout.stop();
        self.waiting.set_value(Vec::new());
        for element in self.inert.try_update_value(std::mem::take).unwrap_or_default() {
            let _ignored = element.remove_attribute("inert");
        }
    }
}

/// Adds the pieces of an element, the inner ones first: where all within it is inert, it becomes so without effort.
fn gather(element: Element, pieces: &mut Vec<(Element, u32)>) {
    // Of what is inert already, another part of the page decides when that ends.
    if element.has_attribute("inert") {
        return;
    }
    let count = |name: &str| element.get_elements_by_tag_name(name).length();
    let (all, mut child) = (1 + count("*") + COPIED * count("use"), element.first_element_child());
    // Shapes have no such attribute.
    let is_one = all <= AT_ONCE || child.is_none() || element.tag_name() == "svg";
    while let Some(inner) = child.filter(|_| !is_one) {
        child = inner.next_element_sibling();
        gather(inner, pieces);
    }
    pieces.push((element, if is_one { all } else { 1 }));
}
