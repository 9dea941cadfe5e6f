//! Statistics of a player over the sheets and the finished games of the device: tables with a bar on each line.

use super::averages::{bar, mean};
use super::context::HistoryContext;
use crate::game::ScoreLine;
use crate::i18n::{Phrase, opponents, pad as text, shell, words};
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Store, saved};
use crate::ui::pad::model::history::statistics::{Kind, Played, Statistics, Tally, joined, people};
use crate::ui::table::describe;
use leptos::prelude::*;

/// The most games whose lines are read: reading one replays it.
const MOST_REPLAYED: usize = 200;
/// The points of a full bar, unless an average exceeds them.
const FULL: u32 = 600;

/// Reads the finished games of the device: at once as the list of games knows them, then with their lines.
fn read_games(games: RwSignal<Vec<Played>>) {
    let store = Store::expect();
    leptos::task::spawn_local(async move {
        let mut found: Vec<(String, Played)> = Vec::new();
        for game in store.list().await {
            found.extend(game.heading.as_ref().and_then(Played::of_heading).map(|played| (game.id, played)));
        }
        // The player may have left the page in the meantime.
        if found.is_empty() || games.try_set(found.iter().map(|(_, played)| played.clone()).collect()).is_some() {
            return;
        }
        for (id, played) in found.iter_mut().take(MOST_REPLAYED) {
            if games.is_disposed() {
                return;
            }
            if let Some(Ok(session)) = store.one(id).await.map(|text| saved::read(&text)) {
                played.add_lines(&session);
            }
        }
        games.try_set(found.into_iter().map(|(_, played)| played).collect());
    });
}

/// The statistics, once there is a game.
#[component]
pub fn StatisticsPanel() -> impl IntoView {
    let context = HistoryContext::expect();
    let games = RwSignal::new(Vec::new());
    read_games(games);
    let all = Memo::new(move |_| {
        context
            .history
            .with(|history| games.with(|games| joined(history.sheets().iter().map(|sheet| &sheet.pad), games)))
    });
    let names = Memo::new(move |_| all.with(|all| people(all)));
    let chosen = RwSignal::new(None::<String>);
    let name = Memo::new(move |_| {
        let chosen = chosen.get();
        names.with(|names| chosen.filter(|name| names.contains(name)).or_else(|| names.first().cloned()))
    });
    let found = Memo::new(move |_| name.get().map(|name| all.with(|all| Statistics::of(all, &name))));
    view! {
        <Show when=move || found.with(Option::is_some)>
            <section class="panel pad-statistics">
                <h2>{t(text::statistics)}</h2>
                <label class="pad-search">
                    <span>{t(text::statistics_of)}</span>
                    <select name="statistics-of" prop:value=move || name.get() on:change=move |event| chosen.set(Some(event_target_value(&event)))>
                        {move || names.get().into_iter().map(|it| view! {
                            <option value=it.clone() selected=name.get_untracked().as_ref() == Some(&it)>{it.clone()}</option>
                        }).collect_view()}
                    </select>
                </label>
                <p class="hint">{t(text::statistics_hint)}</p>
                <div class="pad-players">{move || found.get().map(tables)}</div>
            </section>
        </Show>
    }
}

/// The tables of a player.
fn tables(found: Statistics) -> impl IntoView {
    let lang = Settings::expect().lang;
    let levels = found.levels.into_iter().map(|(level, tally)| (describe::level(lang.get(), level).to_owned(), tally));
    let sizes = found.sizes.into_iter().map(|(size, tally)| (size.to_string(), tally));
    view! {
        {(!found.kinds.is_empty()).then(|| kinds(found.kinds, found.kind_games))}
        {tallies("opponents", text::by_opponent, found.opponents)}
        {tallies("levels", text::by_level, levels.collect())}
        {tallies("sizes", text::by_players, sizes.collect())}
    }
}

/// A table of games, won games, average and lead; nothing if there are none.
fn tallies(part: &'static str, caption: Phrase, rows: Vec<(String, Tally)>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let row = move |(name, tally): (String, Tally)| {
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td aria-hidden="true">{bar(f64::from(tally.won), None, f64::from(tally.games))}</td>
                <td>{tally.games}</td>
                <td>{tally.won}</td>
                <td>{move || mean(lang.get(), tally.mean())}</td>
                <td>{move || text::led_by(lang.get(), tally.lead())}</td>
            </tr>
        }
    };
    (!rows.is_empty()).then(|| {
        view! {
            <div class="pad-player" data-part=part>
                <table>
                    <caption><strong>{t(caption)}</strong></caption>
                    <thead>
                        <tr>
                            <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                            <td aria-hidden="true"></td>
                            <th scope="col">{t(opponents::played)}</th>
                            <th scope="col">{t(opponents::won)}</th>
                            <th scope="col">{t(text::average)}</th>
                            <th scope="col">{t(text::lead)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
    })
}

/// The kinds of points: a bar for the player's average, a stroke for that of the others.
fn kinds(kinds: Vec<Kind>, games: u32) -> impl IntoView {
    let lang = Settings::expect().lang;
    let full =
        kinds.iter().map(|kind| kind.own.max(kind.others.unwrap_or_default())).max().unwrap_or_default().max(FULL);
    let row = move |Kind { line, own, others }: Kind| {
        view! {
            <tr data-line=ScoreLine::name(line)>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                <td aria-hidden="true">{bar(f64::from(own), others.map(f64::from), f64::from(full))}</td>
                <td>{move || mean(lang.get(), own)}</td>
                <td>{move || others.map_or_else(|| "–".to_owned(), |others| mean(lang.get(), others))}</td>
            </tr>
        }
    };
    view! {
        <div class="pad-player" data-part="kinds">
            <table>
                <caption><strong>{t(text::by_kind)}</strong>" "<span>{move || text::kind_hint(lang.get(), games)}</span></caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                        <td aria-hidden="true"></td>
                        <th scope="col">{t(text::average)}</th>
                        <th scope="col">{t(text::others_average)}</th>
                    </tr>
                </thead>
                <tbody>{kinds.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
