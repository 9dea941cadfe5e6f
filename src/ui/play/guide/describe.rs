//! The words of the guide of a first game.

use super::{Ask, Comment, Keeper, OpenTile, Rank};
use crate::game::{Building, Card, Game, Seat, Victim};
use crate::i18n::{Lang, guide as text};
use crate::ui::table::describe::account;
use crate::ui::table::describe::phrase::{kinds, name, tribes};

/// Says what is asked, and why.
#[must_use]
pub fn ask(lang: Lang, game: &Game, ask: Ask) -> String {
    match ask {
        Ask::WatchBid(seat) => return text::watch_bid(lang, name(game, seat)),
        Ask::Watch(seat) => return text::watch(lang, name(game, seat)),
        Ask::LastDrop(meeple) => return text::last_drop(lang, meeple),
        Ask::MustKill(seat) => return text::must_kill(lang, name(game, seat)),
        Ask::Bid => text::bid(lang),
        Ask::LastBid => text::last_bid(lang),
        Ask::Move => text::do_move(lang),
        Ask::NoMove => text::no_move(lang),
        Ask::Drop => text::do_drop(lang),
        Ask::Trade => text::trade(lang),
        Ask::Build(false) => text::build(lang),
        Ask::Build(true) => text::build_fakirs(lang),
        Ask::MayKill => text::may_kill(lang),
        Ask::NoVictim => text::no_victim(lang),
        Ask::Place(Building::Palm) => text::place_palm(lang),
        Ask::Place(Building::Palace) => text::place_palace(lang),
        Ask::PlaceByDjinn => text::place_by_djinn(lang),
        Ask::Buy => text::buy(lang),
        Ask::CannotBuy => text::cannot_buy(lang),
        Ask::TakeDjinn => text::take_djinn(lang),
        Ask::NoDjinn => text::no_djinn(lang),
        Ask::Keep => text::keep(lang),
        Ask::Choose => text::choose(lang),
        Ask::Sell => text::sell(lang),
        Ask::End => text::end(lang),
    }
    .to_owned()
}

/// Puts a comment in words, for the person at a seat.
#[must_use]
pub fn comment(lang: Lang, game: &Game, seat: Seat, comment: &Comment) -> String {
    let other = game.seats().find(|&other| other != seat).map_or("", |other| name(game, other));
    match comment {
        Comment::Bid { who, price, rank, is_final } => {
            let yet = u8::from(!is_final);
            match (*who == seat, rank) {
                (true, Rank::Alone) => text::own_bid(lang, *price),
                (true, Rank::Before) => text::own_bid_before(lang, *price, other, yet),
                (true, Rank::Between) => text::own_bid_between(lang, *price, other),
                (true, Rank::After) => text::own_bid_after(lang, *price, other, yet),
                (false, Rank::Alone) if *price == 0 => text::their_zero(lang, other),
                (false, Rank::Alone) => text::their_bid(lang, other, *price),
                (false, Rank::Before) => text::their_bid_before(lang, other, *price, yet),
                (false, Rank::Between) => text::their_bid_between(lang, other, *price),
                (false, Rank::After) => text::their_bid_after(lang, other, *price, yet),
            }
        }
        Comment::Begins { who } if *who == seat => text::own_begin(lang).to_owned(),
        Comment::Begins { .. } => text::their_begin(lang, other),
        Comment::Ended { tile, meeple, count, keeper } => {
            let (tile, tribe) = (tile.to_string(), [(*meeple, *count)]);
            match keeper {
                Keeper::Taken(value) => text::took(lang, &tile, *value, &tribe),
                Keeper::Meeples => text::ended_among(lang, &tile, &tribe),
                Keeper::Owner(owner) if *owner == seat => text::ended_own(lang, &tile, &tribe),
                Keeper::Owner(owner) => text::ended_theirs(lang, &tile, &tribe, name(game, *owner)),
                Keeper::Nobody => text::ended(lang, &tile, &tribe),
            }
        }
        Comment::Viziers { own, theirs } if own > theirs => text::viziers_more(lang, *own, *theirs, other),
        Comment::Viziers { own, theirs } if own < theirs => text::viziers_less(lang, *own, *theirs, other),
        Comment::Viziers { .. } => text::viziers_tie(lang, other),
        Comment::Elders { points: worth } => text::elders(lang, *worth),
        Comment::Cards { cards } if cards.is_empty() => text::no_cards(lang).to_owned(),
        Comment::Cards { cards } if cards.iter().all(|&card| card == Card::Fakir) => {
            text::cards_fakirs(lang, &kinds(cards))
        }
        Comment::Cards { cards } => text::cards(lang, &kinds(cards)),
        Comment::Bought { cards, coins: paid } => text::bought(lang, &kinds(cards), *paid),
        Comment::Earned { coins: 0 } => text::earned_nothing(lang).to_owned(),
        Comment::Earned { coins: earned } => text::earned(lang, *earned),
        Comment::Sold { coins: earned } => text::sold(lang, *earned),
        Comment::Killed { victim: Victim::On(tile), meeples } => {
            text::killed(lang, &tribes(*meeples), &tile.to_string())
        }
        Comment::Killed { victim: Victim::Of(of), meeples } => {
            text::killed_of(lang, &tribes(*meeples), name(game, *of))
        }
        Comment::Emptied { tile, points: value } => text::emptied(lang, &tile.to_string(), *value),
        Comment::Placed { piece, tile, scores } => {
            let (piece, tile) = (*piece, tile.to_string());
            match scores {
                Some((owner, value)) if *owner == seat => text::placed_own(lang, piece, &tile, *value),
                Some((owner, value)) => text::placed_theirs(lang, piece, &tile, *value, name(game, *owner)),
                None => text::placed(lang, piece, &tile),
            }
        }
        Comment::Djinn { djinn, points: worth } => text::djinn(lang, *djinn, *worth),
        Comment::Turn(turn) => account(lang, game, turn),
        Comment::Opening(opening) => left(lang, game, seat, *opening),
        Comment::FewCamels { who, count } if *who == seat => text::own_camels(lang, *count),
        Comment::FewCamels { who, count } => text::their_camels(lang, *count, name(game, *who)),
        Comment::RoundEnded { round } => text::round_ended(lang, *round),
        Comment::Farewell => text::farewell(lang).to_owned(),
    }
}

fn left(lang: Lang, game: &Game, seat: Seat, opening: OpenTile) -> String {
    let OpenTile { by, next, tile, meeple, count, can_be_taken } = opening;
    let (tile, tribe) = (tile.to_string(), [(meeple, count)]);
    match (by == seat, can_be_taken) {
        (true, true) => text::own_left_alone(lang, &tribe, &tile, name(game, next)),
        (true, false) => text::own_left(lang, &tribe, &tile, name(game, next)),
        (false, true) => text::their_left_alone(lang, name(game, by), &tribe, &tile),
        (false, false) => text::their_left(lang, name(game, by), &tribe, &tile),
    }
}
