//! The choice of what players at one device hide from each other.

use super::secrecy::Secrecy;
use super::store::Settings;
use crate::i18n::{Lang, shell};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::reactive::RwSignal;
use leptos::prelude::*;

/// The three choices, and a line on the chosen one. It takes the room of the longest line, so that no choice moves another.
#[component]
pub fn SecrecyChoice(
    /// The name of the group of radio buttons.
    name: &'static str,
    /// The choice.
    secrecy: RwSignal<Secrecy>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    view! {
        <div class="secrecy">
            <Choice name title=shell::secrecy options=Secrecy::ALL words=title value=secrecy />
            <div class="secrecy-hints">
                {Secrecy::ALL.map(|of| view! {
                    <p class="hint" data-shown=move || (secrecy.get() == of).then_some("")>{move || hint(lang.get(), of)}</p>
                }).collect_view()}
            </div>
        </div>
    }
}

fn title(lang: Lang, secrecy: Secrecy) -> &'static str {
    match secrecy {
        Secrecy::Peek => shell::secrecy_peek(lang),
        Secrecy::Cover => shell::secrecy_cover(lang),
        Secrecy::Open => shell::secrecy_open(lang),
    }
}

fn hint(lang: Lang, secrecy: Secrecy) -> &'static str {
    match secrecy {
        Secrecy::Peek => shell::secrecy_peek_hint(lang),
        Secrecy::Cover => shell::secrecy_cover_hint(lang),
        Secrecy::Open => shell::secrecy_open_hint(lang),
    }
}
