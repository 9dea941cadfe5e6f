//! Hints at the table: the button that asks for one, its key, and the place where the chunk of hints draws them.

use crate::i18n::{Lang, help, words as texts};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::review::describe::hint;
use crate::ui::review::hints::HintStage;
use crate::ui::review::store::hints::Hints;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::table::gestures::use_hint_key;
use crate::ui::table::store::Match;
use crate::ui::workers::prepare_advice;
use leptos::prelude::*;

/// The key that asks for a hint, as in `aria-keyshortcuts`.
const KEY: &str = "H";

/// Offers hints, and fetches the chunk and the adviser for them.
pub fn use_hints(table: Match, is_advised: Signal<bool>) {
    let hints = Hints::new(table, is_advised);
    let chunk = LazyChunks::expect().hints;
    Effect::new(move |_| {
        if hints.is_offered() {
            chunk.fetch();
            prepare_advice();
        }
    });
    use_hint_key(move || hints.ask());
    provide_context(hints);
}

/// The button that asks for a hint, then for its next stage.
#[component]
pub fn HintButton() -> impl IntoView {
    let hints = Hints::expect();
    let lang = Settings::expect().lang;
    let words = move |lang: Lang| hint::next(lang, hints.next().unwrap_or(HintStage::Whole));
    let title = move || texts::noted(lang.get(), words(lang.get()), &help::keys(lang.get(), KEY));
    view! {
        <Show when=move || hints.is_offered()>
            <button type="button" class="answer aside" data-does="hint" title=move || title() aria-keyshortcuts=KEY
                aria-disabled=move || aria(hints.next().is_none())
                on:click=move |_| hints.ask()>
                {symbol("icon-bulb")}
                <span class="aside-words">{move || words(lang.get())}</span>
            </button>
        </Show>
    }
}

/// The hint. Its chunk draws nothing until the player asks for one.
#[component]
pub fn HintSlot() -> impl IntoView {
    let hints = Hints::expect();
    let chunk = LazyChunks::expect().hints;
    move || {
        hints.is_offered().then(|| match chunk.get() {
            Some(chunk) => (chunk.panel)(),
            None if hints.asked().is_some() => chunk.draw(|chunk| (chunk.panel)()),
            None => ().into_any(),
        })
    }
}
