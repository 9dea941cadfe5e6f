//! Averages and bests of each player, as a table with a bar on each line.

use super::context::HistoryContext;
use crate::game::ScoreLine;
use crate::i18n::{Lang, language, pad as text, shell, words};
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::model::history::{Figures, PlayerSummary, summaries};
use leptos::prelude::*;

/// The points of a full bar, unless a player's best exceeds them.
const FULL: u32 = 60;

/// Averages and bests of all players.
#[component]
pub fn Averages() -> impl IntoView {
    let context = HistoryContext::expect();
    let all =
        Memo::new(move |_| context.history.with(|history| summaries(history.sheets().iter().map(|sheet| &sheet.pad))));
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <section class="panel pad-averages">
                <h2>{t(text::averages)}</h2>
                <p class="hint pad-key">
                    <span class="pad-mean-key" aria-hidden="true"></span>{t(text::average)}
                    <span class="pad-best-key" aria-hidden="true"></span>{t(text::best)}
                </p>
                <div class="pad-players">
                    {move || all.get().into_iter().map(|player| view! { <Player player /> }).collect_view()}
                </div>
            </section>
        </Show>
    }
}

/// The figures of a player.
#[component]
fn Player(player: PlayerSummary) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (games, wins) = (player.totals.len(), player.wins);
    let lines: Vec<_> = ScoreLine::ALL.into_iter().filter_map(|line| Some((line, player.line(line)?))).collect();
    let full = lines.iter().map(|(_, figures)| figures.best).max().unwrap_or_default().max(FULL);
    let row = move |(line, figures): (ScoreLine, Figures)| {
        view! {
            <tr data-line=line.name()>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                <td aria-hidden="true">{bar(f64::from(figures.tenths) / 10.0, Some(figures.best.into()), full.into())}</td>
                <td>{move || mean(lang.get(), figures.tenths)}</td>
                <td>{figures.best}</td>
            </tr>
        }
    };
    let totals = player.total().map(|figures| {
        view! {
            <tr>
                <th scope="row">{t(shell::total)}</th>
                <td aria-hidden="true">{(games > 1).then(|| course(&player))}</td>
                <td>{move || mean(lang.get(), figures.tenths)}</td>
                <td>{figures.best}</td>
            </tr>
        }
    });
    view! {
        <div class="pad-player" data-colour=player.colour.name()>
            <table>
                <caption>
                    <span class="disc" aria-hidden="true"></span>
                    <strong>{player.name.clone()}</strong>" "
                    <span>{move || words::facts(lang.get(), &[text::games(lang.get(), games), text::games_won(lang.get(), wins)])}</span>
                </caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                        <td aria-hidden="true"></td>
                        <th scope="col">{t(text::average)}</th>
                        <th scope="col">{t(text::best)}</th>
                    </tr>
                </thead>
                <tbody>{lines.into_iter().map(row).collect_view()}</tbody>
                <tfoot>{totals}</tfoot>
            </table>
        </div>
    }
}

/// Writes a mean of so many tenths in the language's form.
pub fn mean(lang: Lang, tenths: u32) -> String {
    format!("{}{}{}", tenths / 10, language::decimal_sign(lang), tenths % 10)
}

/// Draws a bar of a length, and a stroke, if there is one; both are parts of `full`.
pub fn bar(length: f64, stroke: Option<f64>, full: f64) -> impl IntoView {
    let part = move |points: f64| format!("{:.1}", points / full.max(1.0) * 100.0);
    let stroke = stroke.map(|at| view! { <line class="pad-best" x1=part(at) x2=part(at) y1="0" y2="10" /> });
    view! {
        <svg class="pad-bar" viewBox="-3 0 106 10" preserveAspectRatio="none">
            <rect class="pad-mean" y="2.5" height="5" width=part(length) />
            {stroke}
        </svg>
    }
}

/// Draws the totals from the first game to the last as a line, with a full dot at each win and open dots elsewhere.
fn course(player: &PlayerSummary) -> impl IntoView + use<> {
    let most = player.totals.iter().map(|&(points, _)| points).max().unwrap_or_default().max(1);
    let steps = (player.totals.len().max(2) - 1) as f64;
    let place = |(at, &(points, is_won)): (usize, &(u32, bool))| {
        (at as f64 / steps * 100.0, 27.0 - f64::from(points) / f64::from(most) * 24.0, is_won)
    };
    let places: Vec<(f64, f64, bool)> = player.totals.iter().enumerate().map(place).collect();
    let line: Vec<_> = places.iter().map(|(x, y, _)| format!("{x:.1},{y:.1}")).collect();
    let dot = |(x, y, is_won): (f64, f64, bool)| {
        view! { <circle class="pad-dot" class:won=is_won cx=format!("{x:.1}") cy=format!("{y:.1}") r="2.2" /> }
    };
    view! {
        <svg class="pad-course" viewBox="-3 0 106 30">
            <polyline points=line.join(" ") />
            {places.into_iter().map(dot).collect_view()}
        </svg>
    }
}
