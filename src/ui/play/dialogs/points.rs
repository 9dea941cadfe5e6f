//! The points of all players by category, as on the score pad, and the winners.

use crate::game::{Action, Building, Entry, Piece, ScoreLine, Seat};
use crate::i18n::{Lang, language, opponents, shell, words};
use crate::ui::kit::icon::{Icon, symbol};
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::finale::best_djinn;
use crate::ui::play::view::counting::{CARAVAN, Counting, Part};
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::PlayerView;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::sync::Arc;

/// The winners, and a column of points for each player. A hidden number is a dash, and the total is then a lower bound.
///
/// After the game, a bar over each column shows what the points are made of.
#[component]
pub fn Points(
    /// How many lines are counted so far; `None` if all are.
    #[prop(optional, into)]
    counted: Signal<Option<usize>>,
    /// The lines with points in the order in which they are counted. Bars are stacked in this order.
    #[prop(optional)]
    order: Arc<[ScoreLine]>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let players = Memo::new(move |_| table.scene().with(|scene| scene.players.clone()));
    let expansions = table.scene().with_untracked(|scene| scene.expansions);
    let lines: Vec<_> = ScoreLine::ALL.into_iter().filter(|line| line.is_in(expansions)).collect();
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    let is_counted = Memo::new(move |_| counted.with(Option::is_none));
    let place = {
        let order = Arc::clone(&order);
        move |line: ScoreLine| order.iter().position(|&counted| counted == line)
    };
    let is_in = move |place: Option<usize>| counted.get().is_none_or(|lines| place.is_none_or(|place| place < lines));
    // Who leads while the points are counted.
    let running = {
        let order = Arc::clone(&order);
        move |player: &PlayerView| -> u32 {
            let Some(lines) = counted.get() else { return player.score.total() };
            order.iter().take(lines).map(|&line| player.score.line(line)).sum()
        }
    };
    let counting = use_context::<Counting>();
    let shows = move |part: Part| counting.is_none_or(|counting| counting.shows(part));
    let points = running.clone();
    let ahead = Memo::new(move |_| {
        let points: Vec<_> = players.with(|players| players.iter().map(&points).collect());
        let most = points.iter().copied().max().filter(|&most| most > 0 && counted.with(Option::is_some));
        points.into_iter().map(|points| Some(points) == most).collect::<Vec<_>>()
    });
    let leads = move |seat: Seat| ahead.with(|ahead| ahead.get(seat.index()).copied().unwrap_or_default());
    let has_hidden = move || players.with(|players| players.iter().any(|player| player.coins.is_none()));
    let headings = move || {
        let heading = |player: &PlayerView| {
            let (seat, is_winner) = (player.seat, player.is_winner);
            let level = table.level(player.seat);
            view! {
                <th scope="col" data-colour=table.colour_name(player.seat) class:winner=move || is_winner && is_counted.get() class:leads=move || leads(seat)
                    title=player.name.clone()>
                    <span class="disc" aria-hidden="true"></span>
                    {player.name.clone()}
                    {level.map(|level| view! { " " <small>{opponents::within(lang.get(), describe::level(lang.get(), level))}</small> })}
                </th>
            }
        };
        players.get().iter().map(heading).collect_view()
    };
    let place_of = place.clone();
    let row = move |(index, line): (usize, ScoreLine)| {
        let place = place_of(line);
        let is_now = move || place.is_some() && counted.get() == place.map(|place| place + 1);
        let has_come = Memo::new(move |_| is_in(place));
        let is_hidden = Memo::new(move |_| !is_now() && !shows(Part::Line(index)));
        let cells = move || {
            let players = players.get();
            let best = best(&players, line);
            players.iter().map(|player| cell(lang.get(), player, line, best)).collect_view()
        };
        view! {
            <tr data-line=line.name() class:to-come=move || !has_come.get() class:now=move || is_now() hidden=move || is_hidden.get()>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                {move || has_come.get().then(&cells)}
            </tr>
        }
    };
    let totals = move || {
        let players = players.get();
        players.iter().map(|player| total(lang.get(), player, running(player), is_counted.get())).collect_view()
    };
    let bars = move || {
        is_over.get().then(|| {
            let players = players.get();
            let most = players.iter().map(|player| player.score.total()).max().unwrap_or_default().max(1);
            let bar = |player: PlayerView| {
                let seat = player.seat;
                let part = |(place, &line): (usize, &ScoreLine)| {
                    let share = f64::from(player.score.line(line)) / f64::from(most) * 100.0;
                    let has_come = Memo::new(move |_| share > 0.0 && is_in(Some(place)));
                    view! { <Show when=move || has_come.get()><i data-line=line.name() class:grows=counted.get_untracked().is_some() style:height=format!("{share:.2}%")></i></Show> }
                };
                let parts = order.iter().enumerate().map(part).collect_view();
                view! {
                    <td class:leads=move || leads(seat)>
                        <span class="score-bar" data-seat=seat.0.to_string() data-colour=table.colour_name(seat)>
                            {parts}
                            <Show when=move || is_counted.get()><b>{player.score.total()}</b></Show>
                        </span>
                    </td>
                }
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
                    {move || bars()}
                    <tr>
                        <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                        {move || headings()}
                    </tr>
                </thead>
                <tbody>{lines.into_iter().enumerate().map(row).collect_view()}</tbody>
                <tfoot>
                    <tr data-line="total">
                        <th scope="row">{t(shell::total)}</th>
                        {move || totals()}
                    </tr>
                </tfoot>
            </table>
        </div>
        <Show when=has_hidden><p class="hint">{t(shell::score_hidden_hint)}</p></Show>
    }
}

/// The last scene, once all is counted: the winners over the dunes with their camels and their best djinn. Screen readers hear the totals
/// with them.
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
    let counting = use_context::<Counting>();
    let has_winners =
        Memo::new(move |_| is_counted.get() && counting.is_none_or(|counting| counting.shows(Part::Winners)));
    let said = move || {
        let players = players.get();
        let first = players.iter().find(|player| player.is_winner).map(|player| table.colour_name(player.seat));
        let totals = players.iter().map(|player| format!("{} {}", player.name, player.score.total()));
        let totals = words::facts(lang.get(), &totals.collect::<Vec<_>>());
        view! {
            <p class="winners" data-colour=first><span>{winners(lang.get(), &players)}</span></p>
            <span class="unseen">{totals}</span>
            {caravan(table, &players)}
        }
    };
    view! {
        <Show when=move || is_over.get()>
            <div class="winners-place" role="status">{move || has_winners.get().then(said)}</div>
        </Show>
    }
}

/// Draws the camels and tents that the winners have on the board, the first ones, and the best of their djinns; without one, a palace.
fn caravan(table: Match, players: &[PlayerView]) -> impl IntoView + use<> {
    let won = |seat: Seat| players.iter().any(|player| player.seat == seat && player.is_winner);
    let game = table.position();
    let pieces = game.board.places().filter_map(|(_, place)| place.piece.filter(|&(owner, _)| won(owner)));
    let counting = use_context::<Counting>();
    let shows = move |part: Part| counting.is_none_or(|counting| counting.shows(part));
    let beast = |(index, (seat, piece)): (usize, (Seat, Piece))| {
        view! {
            <Show when=move || shows(Part::Beast(index))>
                <span data-colour=table.colour_name(seat) style:--i=index.to_string()>{symbol(art::piece(piece))}</span>
            </Show>
        }
    };
    let beasts = pieces.take(CARAVAN).enumerate().map(beast).collect_view();
    let djinns = players.iter().filter(|player| player.is_winner).flat_map(|player| &player.djinns);
    let djinn = best_djinn(djinns.map(|slot| slot.card));
    let figure = move || djinn.map_or_else(|| art::building(Building::Palace).to_owned(), art::djinn);
    view! {
        <Show when=move || shows(Part::Djinn)><span class="winners-djinn" aria-hidden="true"><Icon name=figure() /></span></Show>
        <span class="caravan" aria-hidden="true">{beasts}</span>
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

/// Draws the sum of the lines that are counted. Once all are, the leader is marked as in the table of players.
fn total(lang: Lang, player: &PlayerView, total: u32, is_counted: bool) -> AnyView {
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
