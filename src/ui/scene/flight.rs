//! What moves over the table when something happens: from where, to where.

use crate::game::{Building, Card, CoinReason, Event, Meeple, Meeples, Piece, Seat, Source, Square};

/// More at once would be a swarm.
const MOST: usize = 8;

/// A thing that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    /// Coins, however many.
    Coins,
    /// A resource card or fakir.
    Card(Card),
    /// A djinn, an item or a whim, face down.
    FaceDown,
    /// A player's camel or tent.
    Piece(Seat, Piece),
    /// A meeple.
    Meeple(Meeple),
    /// A palm tree or palace.
    Building(Building),
}

/// A place on the table that stays where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// A tile.
    Tile(Square),
    /// What lies in front of a player.
    Player(Seat),
    /// The row of cards.
    Market,
    /// The row of djinns.
    Djinns,
    /// The meeples in hand.
    Hand,
    /// The turn order track.
    Track,
}

/// A thing on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What it is.
    pub cargo: Cargo,
    /// Where it was.
    pub from: Anchor,
    /// Where it goes.
    pub to: Anchor,
}

/// What moves because of events; `at` is the tile the turn is about.
#[must_use]
pub fn flights(events: &[Event], at: Option<Square>) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut add = |cargo, from, to| {
        if flights.len() < MOST {
            flights.push(Flight { cargo, from, to });
        }
    };
    let here = at.map_or(Anchor::Market, Anchor::Tile);
    for event in events {
        match event {
            Event::Coins { player, amount, reason } => {
                let place = match reason {
                    CoinReason::Bid => Anchor::Track,
                    CoinReason::Market | CoinReason::Sale => Anchor::Market,
                    _ => here,
                };
                let player = Anchor::Player(*player);
                let (from, to) = if *amount > 0 { (place, player) } else { (player, place) };
                add(Cargo::Coins, from, to);
            }
            Event::TookCards { player, cards, .. } => {
                for &card in cards {
                    add(Cargo::Card(card), Anchor::Market, Anchor::Player(*player));
                }
            }
            Event::TookDjinn { player, from: Source::Row, .. } => {
                add(Cargo::FaceDown, Anchor::Djinns, Anchor::Player(*player));
            }
            Event::DrewItems { player, .. } => add(Cargo::FaceDown, here, Anchor::Player(*player)),
            Event::WhimTaken { player, tile } => add(Cargo::FaceDown, Anchor::Tile(*tile), Anchor::Player(*player)),
            Event::Controlled { player, tile, piece } => {
                add(Cargo::Piece(*player, *piece), Anchor::Player(*player), Anchor::Tile(*tile));
            }
            Event::Collected { tile, meeples } => each(*meeples, &mut add, Anchor::Tile(*tile), Anchor::Hand),
            Event::Killed { player, meeples, .. } => each(*meeples, &mut add, here, Anchor::Player(*player)),
            Event::Carried { from, tile, meeple } => {
                add(Cargo::Meeple(*meeple), Anchor::Tile(*from), Anchor::Tile(*tile));
            }
            Event::Placed { player, tile, piece } => {
                add(Cargo::Building(*piece), Anchor::Player(*player), Anchor::Tile(*tile));
            }
            _ => {}
        }
    }
    flights
}

fn each(meeples: Meeples, add: &mut impl FnMut(Cargo, Anchor, Anchor), from: Anchor, to: Anchor) {
    for meeple in meeples.iter() {
        add(Cargo::Meeple(meeple), from, to);
    }
}

#[cfg(test)]
mod tests {
    use super::{Anchor, Cargo, Flight, MOST, flights};
    use crate::game::{Card, CoinReason, Event, Meeple, Meeples, Seat, Source, Square};

    const C3: Square = match Square::new(2, 2) {
        Some(square) => square,
        None => panic!("it is on the board"),
    };

    #[test]
    fn coins_go_to_who_earns_them_and_come_from_who_pays() {
        let coins = |amount, reason| Event::Coins { player: Seat(1), amount, reason };
        let moved = flights(&[coins(9, CoinReason::Builders), coins(-5, CoinReason::Bid)], Some(C3));
        let expected = |from, to| Flight { cargo: Cargo::Coins, from, to };
        assert_eq!(
            moved,
            [expected(Anchor::Tile(C3), Anchor::Player(Seat(1))), expected(Anchor::Player(Seat(1)), Anchor::Track)]
        );
    }

    #[test]
    fn many_are_no_swarm() {
        let meeples = Meeples::of(Meeple::Builder, 12);
        assert_eq!(flights(&[Event::Collected { tile: C3, meeples }], None).len(), MOST);
        let cards = vec![Card::Fakir; 3];
        assert_eq!(flights(&[Event::TookCards { player: Seat(0), cards, from: Source::Row }], None).len(), 3);
    }
}
