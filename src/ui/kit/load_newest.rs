//! The offer to load the page again where a file of it is gone: after a deploy the site has only files of the new version.

use super::browser::dispatch;
use super::text::t;
use crate::i18n::{Phrase, shell};
use leptos::prelude::*;

/// Asks the script of index.html to fetch the whole page again, past all that is kept of it. Without an answer of the site
/// the page stays as it is.
pub fn load_newest() {
    dispatch("naqala:load-newest");
}

/// Says what becomes of a game then: the app stores it, a board on another page does not.
#[must_use]
pub fn hint() -> Phrase {
    let entry = document().document_element().and_then(|root| root.get_attribute("data-entry"));
    if entry.as_deref() == Some("embed") { shell::load_newest_board } else { shell::load_newest_hint }
}

/// Draws the button, with a class of its place.
pub fn button(class: &'static str) -> AnyView {
    view! {
        <button type="button" class=class data-does="load-newest" title=t(hint()) on:click=|_| load_newest()>
            {t(shell::load_newest)}
        </button>
    }
    .into_any()
}
