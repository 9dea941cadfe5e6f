//! The points of all players by category, as on the score pad, and the winners.

use crate::game::{Action, Entry, ScoreLine};
use crate::i18n::{Lang, language, opponents, shell, words};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::scene::PlayerView;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The winners, and a column of points for each player. A hidden number is a dash, and the total is then a lower bound.
///
/// After the game, a bar over each column shows what the points are made of.
#[component]
pub fn Points(
    /// How many lines are counted so far; `None` if all are.
    #[prop(optional, into)]
    counted: Signal<Option<usize>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let players = Memo::new(move |_| table.scene().with(|scene| scene.players.clone()));
    let expansions = table.scene().with_untracked(|scene| scene.expansions);
    let lines: Vec<_> = ScoreLine::ALL.into_iter().filter(|line| line.is_in(expansions)).collect();
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    let is_counted = Memo::new(move |_| counted.with(Option::is_none));
    let is_in = move |place: usize| counted.get().is_none_or(|lines| place < lines);
    let has_hidden = move || players.with(|players| players.iter().any(|player| player.coins.is_none()));
    let headings = move || {
        let heading = |player: &PlayerView| {
            let winner = player.is_winner && is_counted.get();
            let level = table.level(player.seat);
            view! {
                <th scope="col" data-colour=table.colour_name(player.seat) class:winner=winner title=player.name.clone()>
                    <span class="disc" aria-hidden="true"></span>
                    {player.name.clone()}
                    {level.map(|level| view! { " " <small>{opponents::within(lang.get(), describe::level(lang.get(), level))}</small> })}
                </th>
            }
        };
        players.get().iter().map(heading).collect_view()
    };
    let row = move |(place, line): (usize, ScoreLine)| {
        let cells = move || {
            let players = players.get();
            let best = best(&players, line);
            players.iter().map(|player| cell(lang.get(), player, line, best)).collect_view()
        };
        view! {
            <tr data-line=line.name() class:to-come=move || !is_in(place)>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                {cells}
            </tr>
        }
    };
    let total_lines = lines.clone();
    let totals = move || {
        let lines = &total_lines[..counted.get().map_or(total_lines.len(), |lines| lines.min(total_lines.len()))];
        let players = players.get();
        players.iter().map(|player| total(lang.get(), player, lines, is_counted.get())).collect_view()
    };
    let bar_lines = lines.clone();
    let bars = move || {
        is_over.get().then(|| {
            let players = players.get();
            let most = players.iter().map(|player| player.score.total()).max().unwrap_or_default().max(1);
            let lines = bar_lines.clone();
            let bar = |player: PlayerView| {
                let part = move |(place, line): (usize, ScoreLine)| {
                    let share = f64::from(player.score.line(line)) / f64::from(most) * 100.0;
                    let height = move || if is_in(place) { format!("{share:.2}%") } else { "0%".to_owned() };
                    (share > 0.0).then(|| view! { <i data-line=line.name() style:height=height></i> })
                };
                let parts = lines.iter().copied().enumerate().map(part).collect_view();
                view! { <td><span class="score-bar">{parts}</span></td> }
            };
            view! { <tr class="score-bars" aria-hidden="true"><td></td>{players.into_iter().map(bar).collect_view()}</tr> }
        })
    };
    view! {
        <Winners players is_over is_counted />
        <div class="score-frame" class:final=move || is_over.get() tabindex="0" role="group" aria-label=t(shell::score)>
            <table class="score" data-players=move || players.with(Vec::len)>
                <caption>
                    {move || if is_over.get() { shell::score_final(lang.get()) } else { shell::score_caption(lang.get()) }}
                    {move || is_over.get().then(|| ending(table, lang.get()).map(|why| view! { <span class="ending">" · " {why}</span> }))}
                </caption>
                <thead>
                    {bars}
                    <tr>
                        <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                        {headings}
                    </tr>
                </thead>
                <tbody>{lines.into_iter().enumerate().map(row).collect_view()}</tbody>
                <tfoot>
                    <tr data-line="total">
                        <th scope="row">{t(shell::total)}</th>
                        {totals}
                    </tr>
                </tfoot>
            </table>
        </div>
        <Show when=has_hidden><p class="hint">{t(shell::score_hidden_hint)}</p></Show>
    }
}

/// The winners over the dunes once all is counted. Screen readers hear the totals with them.
#[component]
fn Winners(
    /// All players.
    players: Memo<Vec<PlayerView>>,
    /// Whether the game is over.
    is_over: Memo<bool>,
    /// Whether all lines are counted.
    is_counted: Memo<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let said = move || {
        let players = players.get();
        let first = players.iter().find(|player| player.is_winner).map(|player| table.colour_name(player.seat));
        let totals = players.iter().map(|player| format!("{} {}", player.name, player.score.total()));
        let totals = words::facts(lang.get(), &totals.collect::<Vec<_>>());
        view! {
            <p class="winners" data-colour=first><span>{winners(lang.get(), &players)}</span></p>
            <span class="unseen">{totals}</span>
        }
    };
    view! {
        <Show when=move || is_over.get()>
            <div class="winners-place" role="status">{move || is_counted.get().then(said)}</div>
        </Show>
    }
}

/// Returns the most points of a line, unless nobody has any or somebody's are hidden.
fn best(players: &[PlayerView], line: ScoreLine) -> Option<u32> {
    let is_hidden = line.is_secret() && players.iter().any(|player| player.coins.is_none());
    players.iter().map(|player| player.score.line(line)).max().filter(|&most| most > 0 && !is_hidden)
}

fn cell(lang: Lang, player: &PlayerView, line: ScoreLine, best: Option<u32>) -> AnyView {
    if line.is_secret() && player.coins.is_none() {
        return view! { <td><span aria-hidden="true">"—"</span><span class="unseen">{shell::hidden(lang)}</span></td> }
            .into_any();
    }
    let points = player.score.line(line);
    if best != Some(points) {
        return view! { <td class:none=points == 0>{points}</td> }.into_any();
    }
    view! { <td class="best">{points}<span class="unseen">{language::join_comma(lang)}{shell::best(lang)}</span></td> }
        .into_any()
}

/// Adds up the lines that are counted. Once all are, the leader is marked as in the table of players.
fn total(lang: Lang, player: &PlayerView, lines: &[ScoreLine], is_counted: bool) -> AnyView {
    let total: u32 = lines.iter().map(|&line| player.score.line(line)).sum();
    let is_leading = player.is_leading && is_counted;
    let leads = is_leading.then(|| shell::best(lang));
    if player.coins.is_some() {
        return view! { <td class:best=is_leading title=leads>{total}</td> }.into_any();
    }
    view! {
        <td class:best=is_leading title=leads>
            <span class="unseen">{shell::at_least(lang)}" "</span>
            <span aria-hidden="true">"≥"</span>
            {total}
        </td>
    }
    .into_any()
}

/// Says why the game ended: by which rule, or that the table ended it.
fn ending(table: Match, lang: Lang) -> Option<String> {
    let was_skipped =
        untrack(|| table.session()).record.entries().any(|(entry, _)| entry == Entry::Action(Action::Skip));
    let by_table = || table.agreements().is_ended.then(|| shell::ended_by_table(lang).to_owned());
    describe::ending(lang, &table.position(), was_skipped).or_else(by_table)
}

fn winners(lang: Lang, players: &[PlayerView]) -> String {
    let names: Vec<_> = players.iter().filter(|player| player.is_winner).map(|player| player.name.as_str()).collect();
    match &names[..] {
        [] => String::new(),
        [one] => shell::wins(lang, one),
        _ => shell::win_shared(lang, &names),
    }
}
