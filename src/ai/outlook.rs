//! The best turns that a board leaves, and who will take them.

use super::layout::{Layout, SQUARES, TRIBES};
use super::term::{Promise, Term};
use super::value::SEATS;
use super::worth::{Worth, lone};
use crate::game::{Meeple, Seat, Square, Squares};

/// How many turns of a seat are remembered: enough for all who come before it to take one each.
const BEST: usize = 10;

/// A turn that the board offers.
#[derive(Clone, Copy)]
pub(super) struct OpenTurn {
    pub gain: f32,
    pub end: Square,
    pub meeple: Meeple,
    /// The tiles from which a move can end there.
    starts: Squares,
}

/// The best turns of one seat, best first.
#[derive(Clone, Copy)]
pub(super) struct OpenTurns {
    best: [Option<OpenTurn>; BEST],
}

/// For each square and tribe the tiles from which a move can end there.
pub(super) type Starts = [[Squares; TRIBES]; SQUARES];

/// Returns from where each end can be reached. Leaves out loops over a tile that was empty.
pub(super) fn starts(layout: &Layout) -> Starts {
    let mut starts = [[Squares::EMPTY; TRIBES]; SQUARES];
    for start in layout.squares().iter() {
        let hand = layout.total(start);
        if hand == 0 {
            continue;
        }
        let reach = layout.reach(start, None, hand.into());
        for meeple in Meeple::ALL.into_iter().filter(|&meeple| layout.count(start, meeple) > 0) {
            for end in (reach & (layout.standing(meeple) - start)).iter() {
                let set = &mut starts[end.index()][meeple as usize];
                *set |= start;
            }
        }
    }
    starts
}

impl OpenTurns {
    pub(super) fn of(layout: &Layout, starts: &Starts, worth: &Worth) -> Self {
        let mut best = [None::<OpenTurn>; BEST];
        let lone = lone(layout);
        for end in layout.squares().iter() {
            for meeple in Meeple::ALL {
                let from = starts[end.index()][meeple as usize];
                if from.is_empty() {
                    continue;
                }
                let gain = worth.gain(layout, lone, end, meeple, layout.count(end, meeple).saturating_add(1)).points;
                let place = best.partition_point(|turn| turn.is_some_and(|turn| turn.gain >= gain));
                if place < BEST {
                    best.copy_within(place..BEST - 1, place + 1);
                    best[place] = Some(OpenTurn { gain, end, meeple, starts: from });
                }
            }
        }
        Self { best }
    }

    /// Returns what the best turn brings; 0 if there is none.
    pub(super) fn most(&self) -> f32 {
        self.best[0].map_or(0.0, |turn| turn.gain)
    }

    /// Returns the best turn.
    pub(super) const fn first(&self) -> Option<OpenTurn> {
        self.best[0]
    }

    /// Returns the best turn that those before have left.
    fn best_after(&self, taken: &[(Square, Square)]) -> Option<(f32, (Square, Square))> {
        self.best.iter().flatten().find_map(|turn| {
            let is_spoiled = taken.iter().any(|&(start, end)| turn.end == end || turn.end == start);
            let starts = taken.iter().fold(turn.starts, |starts, &(start, end)| starts - start - end);
            let start = starts.iter().next().filter(|_| !is_spoiled)?;
            Some((turn.gain, (start, turn.end)))
        })
    }
}

/// Lets the seats of an order take the best turns one after another, and calls `take` with what each gains.
pub(super) fn share(order: &[Seat], turns: &[Option<OpenTurns>; SEATS], mut take: impl FnMut(usize, Seat, f32)) {
    let mut taken = Vec::with_capacity(order.len());
    for (place, &seat) in order.iter().enumerate() {
        let best = turns[seat.index()].as_ref().and_then(|turns| turns.best_after(&taken));
        if let Some((gain, squares)) = best {
            taken.push(squares);
            take(place, seat, gain);
        }
    }
}

/// Lets the seats of an order take the best turns of a board, and calls `take` with the term of each and what it gains.
pub(super) fn open_turns(layout: &Layout, order: &[Seat], worths: &[Worth], mut take: impl FnMut(usize, Seat, f32)) {
    if order.is_empty() {
        return;
    }
    let starts = starts(layout);
    let turns: [Option<OpenTurns>; SEATS] = std::array::from_fn(|seat| {
        let moves = order.iter().any(|other| other.index() == seat);
        worths.get(seat).filter(|_| moves).map(|worth| OpenTurns::of(layout, &starts, worth))
    });
    share(order, &turns, |place, seat, gain| take(turn_term(place), seat, gain.max(0.0)));
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
