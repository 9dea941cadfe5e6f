//! The quick way to a game: one tap starts it against a computer.

use super::deal::{Deal, last_expansions, last_level};
use crate::ai::Style;
use crate::i18n::{home, opponents};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::results_store as results;
use crate::ui::play::view::who_plays::levels;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::describe;
use crate::ui::table::session::seating;
use crate::ui::table::session::seating::SEATING_KEY;
use leptos::prelude::*;

/// A button that starts a game against a computer, the choice of its level, and the results so far.
#[component]
pub fn QuickStart(
    /// Whether this is what the page offers first.
    #[prop(into)]
    is_first: Signal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let navigation = Navigation::expect();
    let chunks = LazyChunks::expect();
    let presence = Presence::of_component();
    let level = RwSignal::new(last_level());
    let has_results = !results::load().is_empty();
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    let start = move |_| {
        let seated = local_storage::read(SEATING_KEY).and_then(|text| seating::read(&text)).unwrap_or_default();
        let players = seating::against(seated, level.get_untracked(), lang.get_untracked());
        let expansions = last_expansions();
        let (seed, is_strict) = (fresh_seed(), false);
        let deal = Deal { players, expansions, seed, secrecy: None, is_strict, hints: None, message: None };
        deal.open(presence, chunks, navigation);
    };
    view! {
        <section class="way quick" aria-labelledby="quick-title">
            {symbol("camel")}
            <h3 id="quick-title">{t(home::against_computer)}</h3>
            <p id="quick-hint">{move || describe::level_hint(lang.get(), level.get())}</p>
            <div class="quick-level">
                <select class="side-field" aria-label=t(opponents::level) aria-describedby="quick-hint" on:change=guard(choose)>
                    {levels(Signal::derive(move || Some(level.get())), Signal::stored(Style::Plain))}
                </select>
                {has_results.then(|| view! {
                    <button type="button" class="button" data-opens=Dialog::Results.name() aria-haspopup="dialog"
                        aria-label=t(opponents::results) title=t(opponents::results)
                        on:click=move |_| dialogs.show(Dialog::Results)>
                        {symbol("icon-score")}
                    </button>
                })}
                <button type="button" class="button" class:primary=move || is_first.get() data-does="quick" on:click=start>
                    {move || describe::play_level(lang.get(), level.get())}
                </button>
            </div>
            {chunks.game.failure_if_any()}
        </section>
    }
}
