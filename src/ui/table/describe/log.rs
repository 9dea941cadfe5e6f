//! Events in words: the lines of the log, and the announcements for screen readers.

use super::ending::ending;
use super::phrase::{kinds, name, names, tribes};
use crate::game::{CoinReason, DeckKind, Event, Game, Piece, Refill, Seat, Source, Square, Victim};
use crate::i18n::{Lang, describe as text, words};

/// A line of the log, and the tiles that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventText {
    /// The words.
    pub text: String,
    /// The tiles, which flash when the line is tapped.
    pub squares: Vec<Square>,
}

/// Returns the announcement of an action for screen readers.
#[must_use]
pub fn announce(lang: Lang, game: &Game, events: &[Event]) -> String {
    let lines: Vec<_> = events.iter().filter_map(|happened| event(lang, game, happened)).collect();
    words::sentences(lang, &lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>())
}

/// Describes an event; `None` if the line of another event already says it.
///
/// `game` may be any state of the same game, since it gives only the names of the players. Its last state also says why
/// it ended.
#[must_use]
pub fn event(lang: Lang, game: &Game, event: &Event) -> Option<EventText> {
    let who = |seat: Seat| name(game, seat);
    let mut squares = Vec::new();
    let mut at = |square: Square| {
        squares.push(square);
        square.to_string()
    };
    let text = match event {
        Event::Bid { player, price, paid, fakirs } => match (*fakirs, *paid == u32::from(*price)) {
            (0, true) => text::log_bid(lang, who(*player), *price),
            (0, _) if *paid == 0 => text::log_bid_free(lang, who(*player), *price),
            _ => text::log_bid_pays(lang, who(*player), *price, *paid, *fakirs),
        },
        Event::Pushed { player, by } if player == by => text::log_pushed_self(lang, who(*player)),
        Event::Pushed { player, by } => text::log_pushed(lang, who(*player), who(*by)),
        Event::TurnStarted { player } => text::log_turn(lang, who(*player)),
        Event::RoundEnded { round } => text::log_round(lang, *round),
        Event::GameEnded { winners } => {
            let won = match winners[..] {
                [only] => text::log_wins(lang, who(only)),
                _ => text::log_share(lang, &names(game, winners)),
            };
            match ending(lang, game, false) {
                Some(why) => words::sentences(lang, &[won, why]),
                None => won,
            }
        }
        Event::PickedUp { player, tile, meeples: group } => {
            text::log_take(lang, who(*player), &tribes(*group), &at(*tile))
        }
        Event::Dropped { tile, meeple } => text::log_drop(lang, *meeple, &at(*tile)),
        Event::Collected { tile, meeples: group } => text::log_collect(lang, &tribes(*group), &at(*tile)),
        Event::Controlled { player, tile, piece: Piece::Camel } => text::log_control(lang, who(*player), &at(*tile)),
        Event::Controlled { player, tile, piece: Piece::Tent } => text::log_tent(lang, who(*player), &at(*tile)),
        Event::MovedCamel { player, from, tile, piece } => {
            let moved = match piece {
                Piece::Camel => text::log_moved_camel,
                Piece::Tent => text::log_moved_tent,
            };
            moved(lang, who(*player), &at(*from), &at(*tile))
        }
        Event::Carried { from, tile, meeple } => text::log_carried(lang, *meeple, &at(*from), &at(*tile)),
        Event::DrewItems { player, count } => text::log_drew_items(lang, *count as u32, who(*player)),
        Event::KeptItem { player, paid: None } => text::log_kept_item(lang, who(*player)),
        Event::KeptItem { player, paid: Some(paid) } => text::log_kept_item_for(lang, who(*player), *paid),
        Event::UsedItem { player, item, tile: None } => text::log_used_item(lang, who(*player), *item),
        Event::UsedItem { player, item, tile: Some(tile) } => {
            text::log_used_item_on(lang, who(*player), *item, &at(*tile))
        }
        Event::WhimTaken { player, tile } => text::log_whim_taken(lang, who(*player), &at(*tile)),
        Event::WhimFulfilled { player, whim } => text::log_whim(lang, who(*player), *whim),
        Event::Refilled { row: Refill::Whims(new) } => text::log_whims(lang, new),
        Event::Coins { player, amount, reason } => coins(lang, who(*player), *amount, *reason)?,
        Event::TookCards { player, cards: taken, .. } if taken.is_empty() => text::log_no_card(lang, who(*player)),
        Event::TookCards { player, cards: taken, from } => match from {
            Source::Row => text::log_cards(lang, who(*player), &kinds(taken)),
            Source::Deck => text::log_draws(lang, who(*player), &kinds(taken)),
        },
        Event::Discarded { cards: sold } if sold.iter().all(|card| card.is_good()) => {
            text::log_sold(lang, &kinds(sold))
        }
        Event::Refilled { row: Refill::Market(new) } => text::log_market(lang, &kinds(new)),
        Event::Refilled { row: Refill::Djinns(new) } => text::log_djinns(lang, new),
        Event::TookDjinn { player, djinn, from: Source::Row, paid: None } => {
            text::log_djinn(lang, who(*player), *djinn)
        }
        Event::TookDjinn { player, djinn, from: Source::Row, paid: Some(paid) } => {
            text::log_djinn_for(lang, who(*player), *djinn, *paid)
        }
        Event::TookDjinn { player, djinn, from: Source::Deck, .. } => text::log_keeps(lang, who(*player), *djinn),
        Event::UsedPower { player, djinn, paid } => text::log_power(lang, who(*player), *djinn, *paid),
        Event::Killed { player, victim, meeples: group, fakirs } => {
            let (name, dead) = (who(*player), tribes(*group));
            match (*victim, *fakirs) {
                (Victim::Of(other), _) => text::log_kill_of(lang, name, &dead, who(other)),
                (Victim::On(tile), 0) => text::log_kill_on(lang, name, &dead, &at(tile)),
                (Victim::On(tile), fakirs) => text::log_kill_on_fakirs(lang, name, &dead, &at(tile), fakirs),
            }
        }
        Event::Placed { player, tile, piece } => text::log_place(lang, who(*player), *piece, &at(*tile)),
        Event::Seeded { tile, meeples: group } => text::log_seed(lang, &tribes(*group), &at(*tile)),
        Event::Reshuffled { deck: DeckKind::Market } => text::log_reshuffled_cards(lang).to_owned(),
        Event::Reshuffled { deck: DeckKind::Djinns } => text::log_reshuffled_djinns(lang).to_owned(),
        Event::TakenBack { .. } => text::log_taken_back(lang).to_owned(),
        // The start of the next turn implies the end of this one. The line of a purchase names its payment.
        Event::TurnEnded { .. } | Event::Returned { .. } | Event::Discarded { .. } => return None,
    };
    Some(EventText { text, squares })
}

/// Describes a change of coins, such as `Anna: +20 coins (builders).`; `None` for a bid, whose line names its price.
fn coins(lang: Lang, name: &str, amount: i64, reason: CoinReason) -> Option<String> {
    let why = match reason {
        CoinReason::Bid => return None,
        CoinReason::Builders => text::why_builders(lang),
        CoinReason::Market => text::why_market(lang),
        CoinReason::Sale => text::why_sale(lang),
        CoinReason::Whim => text::why_whim(lang),
        CoinReason::Djinn(djinn) => words::djinn(lang, djinn),
    };
    Some(text::log_coins(lang, amount, name, why))
}
