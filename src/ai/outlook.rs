//! The best turns that a board leaves, and who will take them.

use super::evaluator::Evaluator;
use super::layout::Layout;
use super::term::{Promise, Term};
use super::value::SEATS;
use super::worth::Worth;
use crate::game::{Meeple, SQUARES, Seat, Square, Squares, Walks};
use std::cmp::Ordering;
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
    gain: f32,
    end: Square,
    meeple: Meeple,
}

impl Price {
    fn of(layout: &Layout, lone: Squares, worth: &Worth, end: Square, meeple: Meeple) -> Self {
        let count = layout.count(end, meeple).saturating_add(1);
        Self { gain: worth.gain(layout, lone, end, meeple, count).points, end, meeple }
    }

    /// Prices the turns that end on some tiles.
    fn all(prices: &mut Vec<Self>, layout: &Layout, ends: Squares, lone: Squares, worth: &Worth) {
        for meeple in Meeple::ALL {
            let ends = ends & layout.standing(meeple);
            prices.extend(ends.iter().map(|end| Self::of(layout, lone, worth, end, meeple)));
        }
    }

    /// Compares by what they bring, the best first; then by tile and tribe.
    fn order(&self, other: &Self) -> Ordering {
        let place = |price: &Self| (price.end, price.meeple as usize);
        other.gain.partial_cmp(&self.gain).unwrap_or(Ordering::Equal).then_with(|| place(self).cmp(&place(other)))
    }
}

/// The turns that a board offers one seat.
#[derive(Clone)]
struct Offer {
    /// The best first.
    prices: Vec<Price>,
    /// The tiles whose lone meeple can be killed, by the tile where a move of assassins ends.
    victims: [Squares; SQUARES],
    /// The prices of the turns that another board offers and this one does not; the best first.
    others: Vec<Price>,
}

/// The turns that a board offers some seats. A board after a move differs from it in few tiles, and only those are priced
/// anew.
#[derive(Clone)]
pub(super) struct Outlook {
    walks: Arc<Walks>,
    lone: Squares,
    offers: [Option<Offer>; SEATS],
}

impl Outlook {
    /// Prices the turns of a board for the seats of an order.
    pub(super) fn of(layout: &Layout, order: &[Seat], evaluator: &Evaluator) -> Self {
        let (lone, ends) = (layout.lone(), layout.squares());
        let offer = |worth: &Worth| {
            let mut prices = Vec::with_capacity(128);
            Price::all(&mut prices, layout, ends, lone, worth);
            prices.sort_unstable_by(Price::order);
            let mut victims = [Squares::EMPTY; SQUARES];
            for end in layout.standing(Meeple::Assassin).iter() {
                victims[end.index()] = worth.victims(ends, end, layout.count(end, Meeple::Assassin).saturating_add(1));
            }
            Offer { prices, victims, others: Vec::new() }
        };
        let offers = std::array::from_fn(|seat| {
            let moves = order.iter().any(|other| other.index() == seat);
            evaluator.worths.get(seat).filter(|_| moves).map(offer)
        });
        Self { walks: evaluator.walks.clone(), lone, offers }
    }

    /// Lets the seats of an order take the best turns of a board after a move, and calls `take` with the term of each and what
    /// it gains.
    pub(super) fn share_after(
        &mut self,
        layout: &Layout,
        order: &[Seat],
        worths: &[Worth],
        mut take: impl FnMut(usize, Seat, f32),
    ) {
        let (changed, lone) = (layout.changed(), layout.lone());
        let victims = (lone - self.lone) | (self.lone - lone);
        // Elsewhere only assassins gain otherwise than before.
        let assassins = layout.standing(Meeple::Assassin) - changed;
        for (offer, worth) in self.offers.iter_mut().zip(worths) {
            let Some(Offer { others, victims: killed, .. }) = offer else { continue };
            others.clear();
            Price::all(others, layout, changed, lone, worth);
            let ends = assassins.iter().filter(|end| !(killed[end.index()] & victims).is_empty());
            others.extend(ends.map(|end| Price::of(layout, lone, worth, end, Meeple::Assassin)));
            others.sort_unstable_by(Price::order);
        }
        share(order, |seat| self.after(layout, seat, victims), |place, seat, gain| take(turn_term(place), seat, gain));
    }

    /// Returns the turns of a seat on the board of this outlook, best first.
    pub(super) fn turns(&self, layout: &Layout, seat: Seat) -> impl Iterator<Item = OpenTurn> {
        let prices = self.offers[seat.index()].iter().flat_map(|offer| &offer.prices);
        self.open(layout, prices.copied())
    }

    /// Returns the turns of a seat on another board whose prices are up to date, best first. Lone meeples have come or gone on
    /// the tiles of `victims`.
    fn after(&self, layout: &Layout, seat: Seat, victims: Squares) -> impl Iterator<Item = OpenTurn> {
        let changed = layout.changed();
        let offer = self.offers[seat.index()].as_ref();
        let kept = offer.into_iter().flat_map(move |offer| {
            offer.prices.iter().filter(move |price| {
                let kills =
                    price.meeple == Meeple::Assassin && !(offer.victims[price.end.index()] & victims).is_empty();
                !changed.contains(price.end) && !kills
            })
        });
        let mut kept = kept.peekable();
        let mut others = offer.into_iter().flat_map(|offer| &offer.others).peekable();
        let prices = std::iter::from_fn(move || match (kept.peek(), others.peek()) {
            (Some(one), Some(other)) if other.order(one) == Ordering::Less => others.next(),
            (Some(_), _) => kept.next(),
            (None, _) => others.next(),
        });
        self.open(layout, prices.copied())
    }

    /// Returns the turns of these prices to which a move leads.
    fn open(&self, layout: &Layout, prices: impl Iterator<Item = Price>) -> impl Iterator<Item = OpenTurn> {
        let turns = prices.filter_map(move |Price { gain, end, meeple }| {
            let leads = |start: &Square| {
                let reach = layout.reach(&self.walks, *start, None, layout.total(*start).into());
                reach.contains(end)
            };
            let starts: Squares = (layout.standing(meeple) - end).iter().filter(leads).collect();
            (!starts.is_empty()).then_some(OpenTurn { gain, end, meeple, starts })
        });
        turns.take(BEST)
    }
}

/// Lets the seats of an order take the best turns one after another, and calls `take` with the place in the order and what
/// each gains.
pub(super) fn share<T: Iterator<Item = OpenTurn>>(
    order: &[Seat],
    turns: impl Fn(Seat) -> T,
    mut take: impl FnMut(usize, Seat, f32),
) {
    let mut taken = Squares::EMPTY;
    for (place, &seat) in order.iter().enumerate() {
        let best = turns(seat).filter(|turn| !taken.contains(turn.end)).find_map(|turn| {
            let start = (turn.starts - taken).iter().next()?;
            Some((turn, start))
        });
        if let Some((turn, start)) = best {
            taken = taken | start | turn.end;
            take(place, seat, turn.gain.max(0.0));
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
