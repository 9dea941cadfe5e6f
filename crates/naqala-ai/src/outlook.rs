//! The best turns that a board leaves, and who will take them.

use super::layout::{Layout, TRIBES};
use super::term::{Promise, Term};
use super::value::SEATS;
use super::worth::Worth;
use naqala_rules::game::{Meeple, SQUARES, Seat, Square, Squares, Walks};
use std::cmp::Reverse;
use std::sync::Arc;

/// How many turns of a seat are looked at: enough for all who come before it to take one each.
const BEST: usize = 10;

/// A turn that the board offers: a move that ends on a tile with a tribe.
#[derive(Clone, Copy)]
pub(super) struct OpenTurn {
    pub gain: f32,
    pub end: Square,
    pub meeple: Meeple,
    /// The tiles from which a move can end there. Leaves out loops over a tile that was empty.
    starts: Squares,
}

/// What a turn would bring, whether or not a move can get there.
#[derive(Clone, Copy)]
struct Price {
    /// Larger is better. No two turns of a seat have the same: first counts what they bring, then the tile and the tribe.
    rank: u64,
    gain: f32,
    end: Square,
    meeple: Meeple,
}

impl Price {
    fn of(layout: &Layout, lone: Squares, worth: &Worth, end: Square, meeple: Meeple) -> Self {
        let count = layout.count(end, meeple).saturating_add(1);
        // 0 and -0 are the same gain.
        let gain = worth.gain(layout, lone, end, meeple, count).points + 0.0;
        // The bits of a positive number grow with it, those of a negative one the other way.
        let bits = gain.to_bits();
        let grown = if gain.is_sign_negative() { !bits } else { bits | 1 << 31 };
        let place = end.index() * TRIBES + meeple as usize;
        Self { rank: u64::from(grown) << 32 | u64::from(u32::MAX - place as u32), gain, end, meeple }
    }

    /// Prices the turns that end on some tiles.
    fn all(prices: &mut Vec<Self>, layout: &Layout, ends: Squares, lone: Squares, worth: &Worth) {
        for meeple in Meeple::ALL {
            let ends = ends & layout.standing(meeple);
            prices.extend(ends.iter().map(|end| Self::of(layout, lone, worth, end, meeple)));
        }
    }
}

/// The turns that a board offers one seat.
#[derive(Clone)]
struct Offer {
    /// The prices on the first board, the best first.
    first: Vec<Price>,
    /// The tiles whose lone meeple can be killed there, by the tile where a move of assassins ends.
    victims: [Squares; SQUARES],
    /// The prices that the present board has otherwise than the first, in no order.
    others: Vec<Price>,
}

/// The turns that a board offers some seats. A board after a move differs from the one before in few tiles, and only those
/// are priced anew.
#[derive(Clone)]
pub(super) struct Outlook {
    walks: Arc<Walks>,
    offers: [Option<Offer>; SEATS],
    /// The tiles on which a meeple stands alone on the first board.
    lone: Squares,
    /// The tiles that differ from the first board, and those on which a lone meeple has come or gone.
    changed: Squares,
    victims: Squares,
}

impl Outlook {
    /// Prices the turns of a board for the seats of an order.
    pub(super) fn of(layout: &Layout, order: &[Seat], worths: &[Worth], walks: &Arc<Walks>) -> Self {
        let lone = layout.lone;
        let offer = |worth: &Worth| {
            let mut others = Vec::with_capacity(128);
            Price::all(&mut others, layout, layout.ground.squares, lone, worth);
            Offer { first: Vec::new(), victims: [Squares::EMPTY; SQUARES], others }
        };
        let offers = std::array::from_fn(|seat| {
            let moves = order.iter().any(|other| other.index() == seat);
            worths.get(seat).filter(|_| moves).map(offer)
        });
        Self { walks: walks.clone(), offers, lone, changed: Squares::EMPTY, victims: Squares::EMPTY }
    }

    /// Makes the board the first of many.
    pub(super) fn sorted(mut self, layout: &Layout, worths: &[Worth]) -> Self {
        let assassins = layout.standing(Meeple::Assassin);
        for (offer, worth) in self.offers.iter_mut().zip(worths) {
            let Some(Offer { first, victims, others }) = offer else { continue };
            first.append(others);
            first.sort_unstable_by_key(|price| Reverse(price.rank));
            for end in assassins.iter() {
                let range = layout.count(end, Meeple::Assassin).saturating_add(1).saturating_add(worth.fakirs);
                let is_near = |victim: &Square| end.distance(*victim) <= range;
                victims[end.index()] = layout.ground.squares.iter().filter(is_near).collect();
            }
        }
        self
    }

    /// Prices anew what differs on a board after a move.
    pub(super) fn update(&mut self, layout: &Layout, worths: &[Worth]) {
        let lone = layout.lone;
        self.changed = layout.changed;
        self.victims = (lone - self.lone) | (self.lone - lone);
        // Elsewhere only assassins gain otherwise than before.
        let assassins = layout.standing(Meeple::Assassin) - self.changed;
        for (offer, worth) in self.offers.iter_mut().zip(worths) {
            let Some(Offer { others, victims, .. }) = offer else { continue };
            others.clear();
            Price::all(others, layout, self.changed, lone, worth);
            let ends = assassins.iter().filter(|end| !(victims[end.index()] & self.victims).is_empty());
            others.extend(ends.map(|end| Price::of(layout, lone, worth, end, Meeple::Assassin)));
        }
    }

    /// Returns the turns of a seat, best first.
    pub(super) fn turns(&self, layout: &Layout, seat: Seat) -> impl Iterator<Item = OpenTurn> {
        let offer = self.offers[seat.index()].as_ref();
        let (first, others) = offer.map_or((&[][..], &[][..]), |offer| (&offer.first, &offer.others));
        let differs = move |price: &Price| {
            let kills = || offer.is_some_and(|offer| !(offer.victims[price.end.index()] & self.victims).is_empty());
            self.changed.contains(price.end) || price.meeple == Meeple::Assassin && kills()
        };
        let mut kept = first.iter().filter(move |price| !differs(price)).peekable();
        let below = |rank: u64| others.iter().filter(move |price| price.rank < rank).max_by_key(|price| price.rank);
        let mut other = below(u64::MAX);
        let prices = std::iter::from_fn(move || {
            if let Some(price) = kept.next_if(|price| other.is_none_or(|other| price.rank > other.rank)) {
                return Some(price);
            }
            let price = other?;
            other = below(price.rank);
            Some(price)
        });
        let turns = prices.filter_map(|&Price { gain, end, meeple, .. }| {
            let leads = |&start: &Square| self.walks.reach(start, None, layout.total(start).into()).contains(end);
            let starts: Squares = (layout.standing(meeple) - end).iter().filter(leads).collect();
            (!starts.is_empty()).then_some(OpenTurn { gain, end, meeple, starts })
        });
        turns.take(BEST)
    }
}

/// Lets the seats of an order take the best turns one after another, and calls `take` with the term of each and what it gains.
pub(super) fn share<T: Iterator<Item = OpenTurn>>(
    order: impl IntoIterator<Item = Seat>,
    turns: impl Fn(Seat) -> T,
    mut take: impl FnMut(usize, Seat, f32),
) {
    let mut taken = Squares::EMPTY;
    for (place, seat) in order.into_iter().enumerate() {
        let best = turns(seat).filter(|turn| !taken.contains(turn.end)).find_map(|turn| {
            let start = (turn.starts - taken).iter().next()?;
            Some((turn, start))
        });
        if let Some((turn, start)) = best {
            taken = taken | start | turn.end;
            take(turn_term(place), seat, turn.gain.max(0.0));
        }
    }
}

/// Returns the term for the turn at this place of the order.
pub(super) const fn turn_term(place: usize) -> usize {
    let promise = match place {
        0 => Promise::FirstTurn,
        1 => Promise::SecondTurn,
        _ => Promise::LaterTurns,
    };
    Term::Promise(promise).index()
}
