//! How the losses of a player go over games: bars and means by kind, and the games one by one.

use crate::ai::LossKind;
use crate::i18n::{Lang, practice as text, words as texts};
use crate::ui::kit::date::day;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::practice::{GameLosses, MOST_GAMES, mean};
use crate::ui::review::describe::review as words;
use leptos::prelude::*;
use std::sync::Arc;

/// How many of the latest games have a mean of their own.
const LATEST: usize = 5;

/// The rows: all losses, then each kind.
fn kinds() -> impl Iterator<Item = Option<LossKind>> {
    [None].into_iter().chain(LossKind::ALL.map(Some))
}

fn name(lang: Lang, kind: Option<LossKind>) -> &'static str {
    kind.map_or(text::all_kinds(lang), |kind| words::kind(lang, kind))
}

/// The losses of a player, with the games from the oldest to the latest.
#[component]
pub fn Losses(games: Vec<GameLosses>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let games = Arc::new(games);
    let count = games.len();
    let has_latest = count > LATEST;
    let most = games.iter().map(|game| game.lost(None)).max().unwrap_or_default().max(1);
    let row = |kind: Option<LossKind>| {
        let (all, latest) = (mean(&games, kind), mean(&games[count.saturating_sub(LATEST)..], kind));
        let figure = move |tenths: u32| move || words::decimal(lang.get(), tenths as i32);
        view! {
            <tr data-kind=kind.map_or("all", LossKind::name)>
                <th scope="row">{move || name(lang.get(), kind)}</th>
                <td>{bars(&games, kind, most)}</td>
                <td>{figure(all)}</td>
                {has_latest.then(|| view! { <td>{figure(latest)}</td> })}
            </tr>
        }
    };
    let rows = kinds().map(row).collect_view();
    view! {
        <section class="losses">
            <h2>{t(text::losses)}</h2>
            <table class="score">
                <caption>{move || text::losses_hint(lang.get(), count as u32)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t(text::kind)}</th>
                        <th scope="col">{t(text::course)}</th>
                        <th scope="col">{t(text::mean)}</th>
                        {has_latest.then(|| view! { <th scope="col">{move || text::last(lang.get(), LATEST)}</th> })}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <details class="losses-by-game">
                <summary>{t(text::by_game)}</summary>
                <div class="score-frame" tabindex="0" role="group" aria-label=t(text::losses)>
                    <ByGame games />
                </div>
            </details>
        </section>
    }
}

/// Draws a bar for each game, as high as its loss against the largest loss of a game: all rows have one scale.
fn bars(games: &[GameLosses], kind: Option<LossKind>, most: u32) -> impl IntoView + use<> {
    // The latest games stand at the right, where those to come will.
    let first = MOST_GAMES.saturating_sub(games.len());
    let bar = |(place, game): (usize, &GameLosses)| {
        // What was lost can be seen, however little it was.
        let height = (game.lost(kind) * 100).div_ceil(most);
        view! { <rect x=(10 * (first + place) + 1).to_string() y=(100 - height).to_string() width="8" height=height.to_string() /> }
    };
    let bars = games.iter().enumerate().map(bar).collect_view();
    let width = 10 * MOST_GAMES;
    view! {
        <svg class="loss-bars" viewBox=format!("0 0 {width} 100") preserveAspectRatio="none" aria-hidden="true">
            {bars}
            <line x1="0" x2=width.to_string() y1="100" y2="100" />
        </svg>
    }
}

/// The figures of each game, the latest first.
#[component]
fn ByGame(games: Arc<Vec<GameLosses>>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let row = move |game: &GameLosses| {
        let figures = kinds().map(|kind| {
            let lost = game.lost(kind) as i32;
            view! { <td>{move || words::decimal(lang.get(), lost)}</td> }
        });
        let figures = figures.collect_view();
        let (when, (own, best), has_won) = (game.day, game.result(), game.has_won);
        let rivals: Vec<String> = game.rivals().into_iter().map(str::to_owned).collect();
        let result = move || {
            let result = if has_won { text::won(lang.get(), own, best) } else { text::lost(lang.get(), own, best) };
            texts::facts(lang.get(), &[text::against(lang.get(), &rivals), result])
        };
        view! {
            <tr>
                <th scope="row"><span>{move || day(lang.get(), when)}</span>" "<small>{move || result()}</small></th>
                {figures}
            </tr>
        }
    };
    let headings = kinds().map(|kind| view! { <th scope="col">{move || name(lang.get(), kind)}</th> }).collect_view();
    view! {
        <table class="score" aria-label=t(text::by_game)>
            <thead><tr><th scope="col">{t(text::game)}</th>{headings}</tr></thead>
            <tbody>{games.iter().rev().map(row).collect_view()}</tbody>
        </table>
    }
}
