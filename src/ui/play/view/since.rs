//! What the others did since the active player's last decision. The cover between players shows it, too.

use super::sow_key::moves_begun;
use crate::i18n::{past, words as texts};
use crate::ui::kit::icon::{Icon, symbol};
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::marker::Marker;
use crate::ui::table::session::account::{Account, Deed, TurnAccount};
use crate::ui::table::session::history::missed_turns;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The most turns that it shows.
const MOST: usize = 4;
/// For how many moves on this device it has words: about a game. Then a player has met the icons.
const IN_WORDS: u32 = 9;

/// A line for each turn of the others, until the first action: a sentence at first, icons once they are known. A tap
/// replays the turns.
///
/// It shows if people share a device without covers, or if one person plays against computers, since the bar tells of the
/// last computer only. It is left out if it would only repeat the summary of a computer's last turn, or if a guide says
/// what happened.
#[component]
pub fn Since(
    /// Whether a guide is shown.
    is_guided: Signal<bool>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let accounts = Memo::new(move |_| {
        let active = table.scene().with(|scene| scene.active).filter(|_| !is_guided.get());
        let agreements = table.agreements();
        table.with_record(|record| missed_turns(record, &agreements, table.secrecy(), active, MOST))
    });
    let label = move |accounts: &[Account]| {
        let now = table.position();
        let lines = accounts.iter().map(|account| describe::account(lang.get(), &now, account));
        let said: Vec<_> = [past::show_me_what(lang.get()).to_owned()].into_iter().chain(lines).collect();
        texts::sentences(lang.get(), &said)
    };
    move || {
        let accounts = accounts.get();
        accounts.first().map(|account| account.first).map(|first| {
            let label = label(&accounts);
            let is_in_words = moves_begun() <= IN_WORDS;
            let line = move |account: Account| {
                let words = (is_in_words || is_idle(&account)).then(|| describe::account(lang.get(), &table.position(), &account));
                line(table, account, words)
            };
            view! {
                <button type="button" class="since" class:in-words=is_in_words data-does="show-me" aria-label=label title=t(past::show_me)
                    on:click=move |_| table.history().replay(first)>
                    <span class="since-lines">{accounts.into_iter().map(line).collect_view()}</span>
                    {symbol("icon-play")}
                </button>
            }
        })
    }
}

/// Tells whether nothing came of a turn. Icons would leave its line empty.
fn is_idle(account: &Account) -> bool {
    matches!(&account.deed, Deed::Turn(turn) if turn.tile.is_none() && turn.points == 0)
}

/// Draws a turn: the player, the tile, the points, what was collected, and what came of it; the words, too, if there are some. The style
/// sheet shows the words in place of the icons where the bar has room for them.
fn line(table: Match, account: Account, words: Option<String>) -> Option<impl IntoView> {
    let Deed::Turn(TurnAccount {
        tile, points, collected, kills, others, djinns, buildings, cards, items, whims, ..
    }) = account.deed
    else {
        return None;
    };
    let others = others.into_iter().map(|(square, piece)| (square, Some(piece)));
    let count = |icon, count: u32| (count > 0).then(|| view! { <span>{symbol(icon)}{count}</span> });
    let sign = if points < 0 { "−" } else { "+" };
    let dead = kills.iter().flat_map(|kill| kill.meeples.iter());
    Some(view! {
        <span class="since-line" data-colour=table.colour_name(account.seat)>
            <Marker seat=account.seat />
            {words.map(|words| view! { <span class="since-words">{words}</span> })}
            {tile.into_iter().chain(others).map(|(square, taken_with)| view! {
                <span><b>{square.to_string()}</b>{taken_with.map(|piece| symbol(art::piece(piece)))}</span>
            }).collect_view()}
            {(points != 0).then(|| view! { <span>"☆"{sign}{points.unsigned_abs()}</span> })}
            {collected.map(|(meeple, count)| view! {
                <span data-tribe=art::tribe(meeple)>{symbol(art::meeple(meeple))}{count}</span>
            })}
            {dead.map(|meeple| view! {
                <span class="dead" data-tribe=art::tribe(meeple)>{symbol(art::meeple(meeple))}</span>
            }).collect_view()}
            {buildings.into_iter().map(|building| symbol(art::building(building))).collect_view()}
            {djinns.into_iter().map(|djinn| view! { <Icon name=art::djinn(djinn) /> }).collect_view()}
            {count("card-frame", cards)}
            {count("item-back", items)}
            {count("whim-frame", whims)}
        </span>
    })
}
