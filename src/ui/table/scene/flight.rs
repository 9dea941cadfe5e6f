//! The flights of coins, cards and pieces over the table after an event.

use crate::game::{Building, Card, CoinReason, Event, Meeple, Meeples, Piece, Seat, Source, Square, Victim};

/// The largest number of flights at once; more would be hard to follow.
const MOST: usize = 8;

/// What moves in a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    /// Coins: those that a player gets, or pays if the number is negative.
    Coins(i64),
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

/// A place on the table where a flight starts or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// A tile.
    Tile(Square),
    /// The panel of a player.
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

/// One thing that moves between two anchors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What moves.
    pub cargo: Cargo,
    /// The start.
    pub from: Anchor,
    /// The end.
    pub to: Anchor,
}

/// What flies to one place and is drawn there once it lands, each with its number among the flights, which follow each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Landings(Vec<(Cargo, usize)>);

impl Landings {
    pub(super) fn at(place: Anchor, flights: &[Flight]) -> Self {
        let lands_here = flights.iter().enumerate().filter(|(_, flight)| flight.to == place);
        Self(lands_here.map(|(number, flight)| (flight.cargo, number)).collect())
    }

    /// Returns the number of the first flight that brings something.
    #[must_use]
    pub fn first(&self, brings: impl Fn(Cargo) -> bool) -> Option<usize> {
        self.0.iter().find(|(cargo, _)| brings(*cargo)).map(|(_, number)| *number)
    }

    /// Returns the number of the flight that brings the thing at a place among so many of its kind; `None` if it was there
    /// before. Those that come are the last ones.
    #[must_use]
    pub fn nth(&self, brings: impl Fn(Cargo) -> bool, place: u8, count: u8) -> Option<usize> {
        let after = usize::from(count.checked_sub(place + 1)?);
        self.0.iter().rev().filter(|(cargo, _)| brings(*cargo)).nth(after).map(|(_, number)| *number)
    }
}

/// Returns the flights for some events; `at` is the tile where the move of the turn ended.
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
                add(Cargo::Coins(*amount), from, to);
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

/// Returns the tiles on which pieces other than dropped meeples came or went.
pub(super) fn changed_tiles(events: &[Event]) -> Vec<Square> {
    let mut tiles = Vec::new();
    for event in events {
        match event {
            Event::Controlled { tile, .. }
            | Event::Placed { tile, .. }
            | Event::Seeded { tile, .. }
            | Event::WhimTaken { tile, .. }
            | Event::Killed { victim: Victim::On(tile), .. } => tiles.push(*tile),
            Event::MovedCamel { from, tile, .. } | Event::Carried { from, tile, .. } => tiles.extend([*from, *tile]),
            _ => {}
        }
    }
    tiles
}

/// Adds a flight for each meeple.
fn each(meeples: Meeples, add: &mut impl FnMut(Cargo, Anchor, Anchor), from: Anchor, to: Anchor) {
    for meeple in meeples.iter() {
        add(Cargo::Meeple(meeple), from, to);
    }
}

#[cfg(test)]
mod tests {
    use super::{Anchor, Cargo, Flight, Landings, MOST, changed_tiles, flights};
    use crate::game::{Building, Card, CoinReason, Event, Meeple, Meeples, Piece, Seat, Source, Square, Victim};

    const C3: Square = match Square::new(2, 2) {
        Some(square) => square,
        None => panic!("it is on the board"),
    };

    #[test]
    fn coins_fly_to_the_player_who_earns_and_from_the_player_who_pays() {
        let coins = |amount, reason| Event::Coins { player: Seat(1), amount, reason };
        let moved = flights(&[coins(9, CoinReason::Builders), coins(-5, CoinReason::Bid)], Some(C3));
        let expected = |amount, from, to| Flight { cargo: Cargo::Coins(amount), from, to };
        assert_eq!(
            moved,
            [
                expected(9, Anchor::Tile(C3), Anchor::Player(Seat(1))),
                expected(-5, Anchor::Player(Seat(1)), Anchor::Track)
            ]
        );
    }

    #[test]
    fn the_last_of_a_kind_are_those_that_land_and_what_flies_elsewhere_does_not() {
        let b2 = Square::new(1, 1).expect("it is on the board");
        let palace = Event::Placed { player: Seat(0), tile: C3, piece: Building::Palace };
        let palm = Event::Placed { player: Seat(0), tile: b2, piece: Building::Palm };
        let camel = Event::Controlled { player: Seat(0), tile: C3, piece: Piece::Camel };
        let flying = flights(&[palace.clone(), palm, camel, palace], None);
        let [here, there] = [C3, b2].map(|tile| Landings::at(Anchor::Tile(tile), &flying));
        let [palace, palm] = [Building::Palace, Building::Palm].map(|kind| move |cargo| cargo == Cargo::Building(kind));
        assert_eq!(
            [0, 1, 2].map(|place| here.nth(palace, place, 3)),
            [None, Some(0), Some(3)],
            "one stood there before"
        );
        assert_eq!(here.first(|cargo| matches!(cargo, Cargo::Piece(..))), Some(2));
        assert_eq!((here.nth(palm, 0, 1), there.nth(palm, 0, 1)), (None, Some(1)));
        assert_eq!(Landings::default().nth(palace, 0, 1), None, "nothing flies");
    }

    #[test]
    fn tiles_change_when_pieces_come_or_go() {
        let b2 = Square::new(1, 1).expect("it is on the board");
        let events = [
            Event::Dropped { tile: b2, meeple: Meeple::Elder },
            Event::Controlled { player: Seat(0), tile: C3, piece: Piece::Camel },
            Event::Killed { player: Seat(0), victim: Victim::Of(Seat(1)), meeples: Meeples::NONE, fakirs: 0 },
            Event::Carried { from: b2, tile: C3, meeple: Meeple::Elder },
        ];
        assert_eq!(changed_tiles(&events), [C3, b2, C3]);
    }

    #[test]
    fn flights_are_limited_in_number() {
        let meeples = Meeples::of(Meeple::Builder, 12);
        assert_eq!(flights(&[Event::Collected { tile: C3, meeples }], None).len(), MOST);
        let cards = vec![Card::Fakir; 3];
        assert_eq!(flights(&[Event::TookCards { player: Seat(0), cards, from: Source::Row }], None).len(), 3);
    }
}
