//! The score sheet: points by category, as on the score pad.

use super::menu::{play_courtier, rematch};
use crate::game::{Action, Entry, ScoreLine};
use crate::i18n::{Lang, guide, pad, review, shell, words};
use crate::ui::kit::lazy_chunk::LazyChunk;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::review::store::review::Review;
use crate::ui::shell::chunks::{LazyChunks, PadChunk};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::describe;
use crate::ui::table::scene::PlayerView;
use crate::ui::table::session::Guidance;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The score sheet, and after the end of the game buttons for another one.
#[component]
pub fn ScoreDialog() -> impl IntoView {
    let table = Match::expect();
    let navigation = Navigation::expect();
    let dialogs = Dialogs::expect();
    let analysis = Review::expect();
    let chunk = LazyChunks::expect().pad;
    let is_over = move || table.scene().with(|scene| scene.active.is_none());
    // A player who won the guided game goes on to the next level; one who lost plays again.
    let is_guided = untrack(|| table.guidance()) != Guidance::None;
    let has_won = move || {
        is_guided
            && table
                .scene()
                .with(|scene| scene.players.iter().any(|player| player.is_winner && table.level(player.seat).is_none()))
    };
    view! {
        <Points />
        <Show when=is_over>
            <p class="buttons">
                {is_guided.then(|| view! {
                    <button type="button" class="button" class:primary=has_won data-does="next-level"
                        on:click=move |_| play_courtier(table, navigation)>
                        {t(guide::play_courtier_next)}
                    </button>
                })}
                <button type="button" class="button" class:primary=move || !has_won() data-does="rematch" on:click=move |_| rematch(table, navigation)>
                    {t(shell::rematch)}
                </button>
                <button type="button" class="button" data-does="review" on:click=move |_| analysis.open(dialogs)>
                    {t(review::review)}
                </button>
                <button type="button" class="button" data-does="to-pad" on:click=move |_| to_pad(table, chunk)>
                    {t(pad::from_game)}
                </button>
                <button type="button" class="button" data-does="see-board" on:click=move |_| dialogs.close()>
                    {t(shell::see_board)}
                </button>
                <button type="button" class="button" data-does="new-game" on:click=move |_| navigation.leave()>
                    {t(shell::new_game)}
                </button>
            </p>
            {chunk.failure_if_any()}
        </Show>
    }
}

/// Opens the score pad with the points of the game.
fn to_pad(table: Match, chunk: LazyChunk<PadChunk>) {
    let session = table.session();
    chunk.then(move |chunk| (chunk.fill)(&session));
}

/// The winners, and a column of points for each player. A hidden number is a dash, and the total is then a lower bound.
#[component]
pub fn Points() -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let players = Memo::new(move |_| table.scene().with(|scene| scene.players.clone()));
    let expansions = table.scene().with_untracked(|scene| scene.expansions);
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    let has_hidden = move || players.with(|players| players.iter().any(|player| player.coins.is_none()));
    let headings = move || {
        let heading = |player: &PlayerView| {
            let winner = player.is_winner;
            let level = table.level(player.seat);
            view! {
                <th scope="col" data-colour=table.colour_name(player.seat) class:winner=winner>
                    <span class="disc" aria-hidden="true"></span>
                    {player.name.clone()}
                    {level.map(|level| view! { " " <small>{describe::level_within(lang.get(), level)}</small> })}
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
            <tr data-line=line.name() style:--line=place.to_string()>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                {cells}
            </tr>
        }
    };
    let totals = move || players.get().iter().map(|player| total(lang.get(), player)).collect_view();
    view! {
        {move || is_over.get().then(|| {
            let players = players.get();
            let first = players.iter().find(|player| player.is_winner).map(|player| table.colour_name(player.seat));
            view! { <p class="winners" data-colour=first><span>{winners(lang.get(), &players)}</span></p> }
        })}
        <div class="score-frame" class:final=move || is_over.get() tabindex="0" role="group" aria-label=t(shell::score)>
            <table class="score">
                <caption>
                    {move || if is_over.get() { shell::score_final(lang.get()) } else { shell::score_caption(lang.get()) }}
                    {move || is_over.get().then(|| ending(table, lang.get()).map(|why| view! { <span class="ending">" · " {why}</span> }))}
                </caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{t(shell::category)}</span></th>
                        {headings}
                    </tr>
                </thead>
                <tbody>{ScoreLine::ALL.into_iter().filter(|line| line.is_in(expansions)).enumerate().map(row).collect_view()}</tbody>
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

/// Returns the most points of a line, unless nobody has any or somebody's are hidden.
fn best(players: &[PlayerView], line: ScoreLine) -> Option<u32> {
    let is_hidden = is_secret(line) && players.iter().any(|player| player.coins.is_none());
    players.iter().map(|player| player.score.line(line)).max().filter(|&most| most > 0 && !is_hidden)
}

const fn is_secret(line: ScoreLine) -> bool {
    matches!(line, ScoreLine::Coins | ScoreLine::Items)
}

fn cell(lang: Lang, player: &PlayerView, line: ScoreLine, best: Option<u32>) -> AnyView {
    if is_secret(line) && player.coins.is_none() {
        return view! { <td><span aria-hidden="true">"—"</span><span class="unseen">{shell::hidden(lang)}</span></td> }
            .into_any();
    }
    let points = player.score.line(line);
    if best != Some(points) {
        return view! { <td>{points}</td> }.into_any();
    }
    view! { <td class="best">{points}<span class="unseen">", " {shell::best(lang)}</span></td> }.into_any()
}

fn total(lang: Lang, player: &PlayerView) -> AnyView {
    let total = player.score.total();
    if player.coins.is_some() {
        return view! { <td>{total}</td> }.into_any();
    }
    view! {
        <td>
            <span class="unseen">{shell::at_least(lang)}</span>
            <span aria-hidden="true">"≥"</span>
            " "
            {total}
        </td>
    }
    .into_any()
}

/// Says why the game ended, if the rules ended it.
fn ending(table: Match, lang: Lang) -> Option<String> {
    let was_skipped =
        untrack(|| table.session()).record.entries().any(|(entry, _)| entry == Entry::Action(Action::Skip));
    describe::ending(lang, &table.position(), was_skipped)
}

fn winners(lang: Lang, players: &[PlayerView]) -> String {
    let names: Vec<_> = players.iter().filter(|player| player.is_winner).map(|player| player.name.as_str()).collect();
    match &names[..] {
        [] => String::new(),
        [one] => shell::wins(lang, one),
        [first @ .., last] => shell::win_shared(lang, &format!("{} {} {last}", first.join(", "), shell::and(lang))),
    }
}
