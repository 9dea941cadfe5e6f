//! The offer to load the page again where a file of it is gone: after a deploy the site has only files of the new version.

use super::browser::dispatch;
use super::text::t;
use crate::i18n::shell;
use leptos::prelude::*;

/// Asks the script of index.html to fetch the whole page again, past all that is kept of it. Without an answer of the site
/// the page stays as it is, and the script notes that in `data-newest` of the root.
pub fn load_newest() {
    dispatch("naqala:load-newest");
}

/// Draws the button, with a class of its place, and the words that the site does not answer. The style sheet hides them
/// until a press was in vain.
pub fn button(class: &'static str) -> AnyView {
    view! {
        <button type="button" class=class data-does="load-newest" title=t(shell::load_newest_hint) on:click=|_| load_newest()>
            {t(shell::load_newest)}
        </button>
        <span class="no-answer" aria-live="assertive">{t(shell::no_answer)}</span>
    }
    .into_any()
}

/// The notice that pictures are missing, with the button. The style sheet hides it until the script of index.html notes in
/// `data-art` of the root that the site has them no more.
#[component]
pub fn ArtNotice() -> impl IntoView {
    view! {
        <section class="art-gone" role="alert">
            <p>{t(shell::art_missing)}</p>
            <p class="buttons">{button("button")}</p>
        </section>
    }
}
