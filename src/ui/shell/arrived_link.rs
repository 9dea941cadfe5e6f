//! The link that the page was opened with, or that came while it was open.
//!
//! It is read from the address once and held here until it is answered: the page rewrites the address, as when it opens the
//! game that was on. The address keeps the link meanwhile, so that a reload asks again.

use crate::ui::kit::back::Back;
use crate::ui::kit::browser::page_address;
use leptos::prelude::*;

/// A link that waits for its answer.
struct Link {
    fragment: String,
    /// The fragment of the entry beneath it in the browser's history; `None` if the visit began with the link.
    before: Option<String>,
}

/// The link that waits for its answer, if any: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct ArrivedLink {
    link: StoredValue<Option<Link>>,
    back: Back,
}

impl ArrivedLink {
    /// Begins without a link.
    #[must_use]
    pub fn new(back: Back) -> Self {
        Self { link: StoredValue::default(), back }
    }

    /// Returns the fragment of the link; empty if none waits.
    #[must_use]
    pub fn fragment(self) -> String {
        self.link.with_value(|link| link.as_ref().map(|link| link.fragment.clone())).unwrap_or_default()
    }

    /// Returns whether the link came after this fragment.
    #[must_use]
    pub fn came_after(self, fragment: &str) -> bool {
        self.link.with_value(|link| link.as_ref().is_some_and(|link| link.before.as_deref() == Some(fragment)))
    }

    /// Takes the link of the address. `before` is the fragment that it came after, if the page was open, and `state` what its
    /// entry of the history then belongs to.
    pub(super) fn receive(self, fragment: String, before: Option<String>, state: &str) {
        let state = if before.is_some() { state } else { &self.back.state() };
        self.back.replace(state, Some(&(page_address() + &fragment)));
        self.link.update_value(|link| {
            // A second link lies above the same screen as the first.
            let before = link.take().map_or(before, |first| first.before);
            *link = Some(Link { fragment, before });
        });
    }

    /// Gives the entry of the link to what the link opens. Returns whether the address had a link.
    pub(super) fn give_place(self, state: &str) -> bool {
        let Some(Link { before, .. }) = self.take_from_address() else { return false };
        let page = page_address();
        if before.is_some() || self.back.state() == state {
            self.back.replace(state, Some(&page));
        } else {
            // Back leads to the first page.
            self.back.replace("", Some(&page));
            self.back.push(state, Some(&page));
        }
        true
    }

    /// Puts the entry of a screen that opens while the link waits beneath that of the link. Returns whether the address has a
    /// link.
    pub(super) fn lift_above(self, state: &str) -> bool {
        let Some(Link { fragment, before }) = self.take_from_address() else { return false };
        let page = page_address();
        if before.is_some() || self.back.state() == state {
            self.back.replace(state, None);
        } else {
            self.back.replace("", Some(&page));
            self.back.push(state, Some(&page));
            self.back.push(state, Some(&(page + &fragment)));
        }
        self.link.set_value(Some(Link { fragment, before: before.or(Some(String::new())) }));
        true
    }

    /// Takes the link out of the address, unless Back has left it already. A screen with an address has that again.
    pub(super) fn close(self, has_address: bool) {
        let Some(Link { before, .. }) = self.take_from_address() else { return };
        let page = page_address();
        match before {
            Some(before) => self.back.close_entry(&if has_address { page + &before } else { page }),
            None => self.back.replace(&self.back.state(), Some(&page)),
        }
    }

    /// Ends the wait of the link. Returns it if the address still has it.
    fn take_from_address(self) -> Option<Link> {
        let link = self.link.try_update_value(Option::take).flatten();
        link.filter(|link| window().location().hash().is_ok_and(|hash| hash == link.fragment))
    }
}
