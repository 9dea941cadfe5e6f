//! The dialog with the results against computers.

use crate::ai::Level;
use crate::i18n::{opponents, pad};
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Results, Tally, results_store as results};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::navigation::SHEETS;
use crate::ui::table::describe;
use leptos::prelude::*;

/// A table of the results by level, with a button to clear it.
#[component]
pub fn ResultsDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let found = RwSignal::new(results::load());
    let clear = move |_| {
        found.update(Results::clear);
        results::store(&found.get_untracked());
    };
    let row = move |level: Level| {
        let Tally { played, won, best } = found.with(|found| found.of(level));
        view! {
            <tr data-level=level.name()>
                <th scope="row">{describe::level(lang.get(), level)}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{best}</td>
            </tr>
        }
    };
    let rows = move || {
        let played = |level: &Level| found.with(|found| found.of(*level).played > 0);
        Level::ALL.into_iter().filter(played).map(row).collect_view()
    };
    view! {
        <p class="hint">{t(opponents::results_hint)}</p>
        <Show when=move || !found.with(Results::is_empty)
            fallback=|| view! { <p role="status">{t(opponents::no_results)}</p> }>
            <div class="score-frame">
                <table class="score results">
                    <thead>
                        <tr>
                            <th scope="col">{t(opponents::level)}</th>
                            <th scope="col">{t(opponents::played)}</th>
                            <th scope="col">{t(opponents::won)}</th>
                            <th scope="col">{t(opponents::best)}</th>
                        </tr>
                    </thead>
                    <tbody>{move || rows()}</tbody>
                </table>
            </div>
            <p class="buttons">
                <button type="button" class="button" data-does="clear-results" on:click=clear>
                    {t(opponents::clear)}
                </button>
                <a class="button" href=SHEETS data-does="statistics" on:click=move |_| dialogs.close()>{t(pad::statistics)}</a>
            </p>
        </Show>
    }
}
