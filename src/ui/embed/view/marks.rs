//! Marks on the root of the page, which its own script reads.

use leptos::prelude::*;

/// Marks the page as ready, so that its script fetches the rest of the art.
pub(super) fn mark_ready() {
    mark("data-ready");
}

/// Marks that the board shows cards, so that the script of the page fetches their art.
pub(super) fn mark_cards() {
    mark("data-cards");
}

/// Marks that the board shows an expansion, whose art uses shapes of the cards.
pub(super) fn mark_expansions() {
    mark_cards();
    mark("data-expansions");
}

fn mark(name: &str) {
    if let Some(root) = document().document_element() {
        let _unmarked = root.set_attribute(name, "");
    }
}
