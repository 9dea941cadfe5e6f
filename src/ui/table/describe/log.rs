//! Events in words: the lines of the log, and the announcements for screen readers.

use super::action::price_of;
use super::ending::ending;
use super::phrase::{a_meeple, a_piece, cards, list, meeples, name, names, payment, some_cards, victims};
use crate::game::{CoinReason, DeckKind, Djinn, Event, Game, Piece, Refill, Seat, Source, Square, Victim};
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
    lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
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
            _ => match price_of(lang, *paid, *fakirs) {
                Some(paid) => text::log_bid_pays(lang, who(*player), *price, &paid),
                None => text::log_bid_free(lang, who(*player), *price),
            },
        },
        Event::Pushed { player, by } if player == by => text::log_pushed_self(lang, who(*player)),
        Event::Pushed { player, by } => text::log_pushed(lang, who(*player), who(*by)),
        Event::TurnStarted { player } => format!("{}.", text::turn_of(lang, who(*player))),
        Event::RoundEnded { round } => text::log_round(lang, *round),
        Event::GameEnded { winners } => {
            let won = match winners[..] {
                [only] => text::log_wins(lang, who(only)),
                _ => text::log_share(lang, &names(lang, game, winners)),
            };
            match ending(lang, game, false) {
                Some(why) => format!("{won} {why}"),
                None => won,
            }
        }
        Event::PickedUp { player, tile, meeples: group } => {
            text::log_take(lang, who(*player), &meeples(lang, *group), &at(*tile))
        }
        Event::Dropped { tile, meeple } => text::log_drop(lang, &a_meeple(lang, *meeple), &at(*tile)),
        Event::Collected { tile, meeples: group } => text::log_collect(lang, &meeples(lang, *group), &at(*tile)),
        Event::Controlled { player, tile, piece: Piece::Camel } => text::log_control(lang, who(*player), &at(*tile)),
        Event::Controlled { player, tile, piece: Piece::Tent } => text::log_tent(lang, who(*player), &at(*tile)),
        Event::MovedCamel { player, from, tile, piece } => {
            let moved = match piece {
                Piece::Camel => text::log_moved_camel,
                Piece::Tent => text::log_moved_tent,
            };
            moved(lang, who(*player), &at(*from), &at(*tile))
        }
        Event::Carried { from, tile, meeple } => {
            text::log_carried(lang, &a_meeple(lang, *meeple), &at(*from), &at(*tile))
        }
        Event::DrewItems { player, count } => text::log_drew_items(lang, *count as u32, who(*player)),
        Event::KeptItem { player, paid: None } => text::log_kept_item(lang, who(*player)),
        Event::KeptItem { player, paid: Some(paid) } => {
            text::log_kept_item_for(lang, who(*player), &payment(lang, *paid))
        }
        Event::UsedItem { player, item, tile: None } => {
            text::log_used_item(lang, who(*player), words::the_item(lang, *item))
        }
        Event::UsedItem { player, item, tile: Some(tile) } => {
            text::log_used_item_on(lang, who(*player), words::the_item(lang, *item), &at(*tile))
        }
        Event::WhimTaken { player, tile } => text::log_whim_taken(lang, who(*player), &at(*tile)),
        Event::WhimFulfilled { player, whim } => text::log_whim(lang, who(*player), words::whim(lang, *whim)),
        Event::Refilled { row: Refill::Whims(new) } => {
            let names: Vec<_> = new.iter().map(|&whim| words::whim(lang, whim)).collect();
            text::log_whims(lang, &list(&names, text::and(lang)))
        }
        Event::Coins { player, amount, reason } => coins(lang, who(*player), *amount, *reason)?,
        Event::TookCards { player, cards: taken, .. } if taken.is_empty() => text::log_no_card(lang, who(*player)),
        Event::TookCards { player, cards: taken, from } => match from {
            Source::Row => text::log_cards(lang, who(*player), &some_cards(lang, taken)),
            Source::Deck => text::log_draws(lang, who(*player), &some_cards(lang, taken)),
        },
        Event::Discarded { cards: sold } if sold.iter().all(|card| card.is_good()) => {
            text::log_sold(lang, &cards(lang, sold))
        }
        Event::Refilled { row: Refill::Market(new) } => text::log_market(lang, &cards(lang, new)),
        Event::Refilled { row: Refill::Djinns(new) } => text::log_djinns(lang, &djinns(lang, new)),
        Event::TookDjinn { player, djinn, from: Source::Row, paid: None } => {
            text::log_djinn(lang, who(*player), words::djinn(lang, *djinn))
        }
        Event::TookDjinn { player, djinn, from: Source::Row, paid: Some(paid) } => {
            text::log_djinn_for(lang, who(*player), words::djinn(lang, *djinn), &payment(lang, *paid))
        }
        Event::TookDjinn { player, djinn, from: Source::Deck, .. } => {
            text::log_keeps(lang, who(*player), words::djinn(lang, *djinn))
        }
        Event::UsedPower { player, djinn, paid } => {
            text::log_power(lang, who(*player), words::djinn(lang, *djinn), &payment(lang, *paid))
        }
        Event::Killed { player, victim, meeples: group, fakirs } => {
            let (name, dead) = (who(*player), victims(lang, *group));
            match (*victim, *fakirs) {
                (Victim::Of(other), _) => text::log_kill_of(lang, name, &dead, who(other)),
                (Victim::On(tile), 0) => text::log_kill_on(lang, name, &dead, &at(tile)),
                (Victim::On(tile), fakirs) => {
                    let fakirs = text::fakirs(lang, fakirs);
                    text::log_kill_on_fakirs(lang, name, &dead, &at(tile), &fakirs)
                }
            }
        }
        Event::Placed { player, tile, piece } => {
            text::log_place(lang, who(*player), &a_piece(lang, *piece), &at(*tile))
        }
        Event::Seeded { tile, meeples: group } => text::log_seed(lang, &meeples(lang, *group), &at(*tile)),
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
    let sign = if amount < 0 { "−" } else { "+" };
    Some(text::log_coins(lang, u32::try_from(amount.unsigned_abs()).unwrap_or(u32::MAX), name, sign, why))
}

fn djinns(lang: Lang, djinns: &[Djinn]) -> String {
    let names: Vec<_> = djinns.iter().map(|&djinn| words::djinn(lang, djinn)).collect();
    list(&names, text::and(lang))
}
