//! The quick way to a game: one tap starts it against a computer.

use crate::ai::Level;
use crate::i18n::opponents;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::results_store as results;
use crate::ui::play::view::who_plays::levels;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::table::describe;
use leptos::prelude::*;

/// The key of the level of the computer that was played last.
const LEVEL: &str = "naqala.level";

/// Returns the level of the computer that was played last; a courtier at first.
pub fn last_level() -> Level {
    local_storage::read(LEVEL).and_then(|name| name.parse().ok()).unwrap_or(Level::Courtier)
}

/// Remembers the level of the computer that is played.
pub fn remember_level(level: Level) {
    local_storage::write(LEVEL, level.name());
}

/// A button that starts a game against a computer, the choice of its level, and the results so far.
#[component]
pub fn QuickStart(
    /// Starts a game of two against a computer of this level.
    on_start: impl Fn(Level) + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let level = RwSignal::new(last_level());
    let has_results = !results::load().is_empty();
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    view! {
        <section class="panel quick" aria-labelledby="quick-title">
            <h2 id="quick-title">{t(opponents::alone)}</h2>
            <div class="quick-level">
                <select class="side-field" aria-label=t(opponents::level) aria-describedby="quick-hint" on:change=guard(choose)>
                    {levels(Signal::derive(move || Some(level.get())))}
                </select>
                <small id="quick-hint">{move || describe::level_hint(lang.get(), level.get())}</small>
            </div>
            <div class="quick-buttons">
                {has_results.then(|| view! {
                    <button type="button" class="button" data-opens=Dialog::Results.name() aria-haspopup="dialog"
                        aria-label=t(opponents::results) title=t(opponents::results)
                        on:click=move |_| dialogs.show(Dialog::Results)>
                        {symbol("icon-score")}
                    </button>
                })}
                <button type="button" class="button primary large" data-does="quick"
                    on:click=move |_| on_start(level.get_untracked())>
                    {move || describe::play_level(lang.get(), level.get())}
                </button>
            </div>
        </section>
    }
}
