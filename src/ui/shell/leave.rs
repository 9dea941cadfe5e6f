//! The way from another page back to the first page.

use super::navigation::Navigation;
use crate::i18n::{Phrase, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// A link to the first page, for the bar of a page.
#[component]
pub fn LeaveLink() -> impl IntoView {
    let navigation = Navigation::expect();
    view! {
        <a class="bar-button" href="#" data-does="leave" aria-label=t(shell::leave) on:click=move |_| navigation.forget_game()>
            {symbol("icon-undo")}
            <span>{t(shell::leave)}</span>
        </a>
    }
}

/// The head of a page that the first page leads to: the way back, and its title.
#[component]
pub fn PageHead(
    /// The title of the page.
    title: Phrase,
) -> impl IntoView {
    let navigation = Navigation::expect();
    view! {
        <header class="page-head">
            <a class="button quiet" href="#" data-does="leave" on:click=move |_| navigation.forget_game()>
                {symbol("icon-undo")}
                <span>{t(shell::leave)}</span>
            </a>
            <h1>{t(title)}</h1>
        </header>
    }
}
