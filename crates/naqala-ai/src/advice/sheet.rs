//! A position's value in all its parts: seat by seat and term by term.

use crate::evaluator::Evaluator;
use crate::term::{TERMS, Term, amounts};
use crate::value::{BEST_RIVAL, SEATS, Values};
use naqala_rules::game::{ScoreLine, Seat, State};

/// The value of one term: points that would count if the game ended now, and what the engine expects besides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TermValue {
    /// The points of the score line, 0 for a promise.
    pub now: f32,
    /// The rest of the term's value.
    pub later: f32,
}

impl TermValue {
    /// Returns both together.
    pub fn sum(self) -> f32 {
        self.now + self.later
    }
}

/// For each seat the value of each term. The parts of a seat sum to the points that it is expected to have at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct TermSheet {
    players: usize,
    parts: [[TermValue; TERMS]; SEATS],
}

impl TermSheet {
    pub(super) const fn empty(players: usize) -> Self {
        Self { players, parts: [[TermValue { now: 0.0, later: 0.0 }; TERMS]; SEATS] }
    }

    /// Values each term of a position. Once the game is over, only points count.
    pub(super) fn of(state: &State, evaluator: &Evaluator) -> Self {
        let mut sheet = Self::empty(state.players.len());
        let (weights, holdings) = (evaluator.weights_at(state), state.holdings());
        for seat in state.seats() {
            let amounts = amounts(state, seat, &holdings);
            for term in Term::all().map(Term::index) {
                let now = if term < ScoreLine::ALL.len() { amounts[term] } else { 0.0 };
                let later = weights[term] * amounts[term] - now;
                sheet.parts[seat.index()][term] = TermValue { now, later };
            }
        }
        evaluator.share(state, |term, seat, gain| {
            sheet.parts[seat.index()][term].later += gain * weights[term];
        });
        sheet
    }

    /// Adds another sheet, times `factor`.
    pub(super) fn add(&mut self, other: &Self, factor: f32) {
        for (part, more) in self.parts.iter_mut().flatten().zip(other.parts.iter().flatten()) {
            part.now += more.now * factor;
            part.later += more.later * factor;
        }
    }

    /// Returns how many seats it has.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Returns what a term gives a seat.
    ///
    /// # Panics
    /// If there is no such seat.
    pub const fn part(&self, seat: Seat, term: Term) -> TermValue {
        self.parts[seat.index()][term.index()]
    }

    /// Returns the points that each seat is expected to have at the end.
    pub fn points(&self) -> Vec<f32> {
        self.parts[..self.players].iter().map(|parts| parts.iter().fold(0.0, |sum, part| sum + part.sum())).collect()
    }

    /// Returns the points that a seat would have if the game ended now.
    pub(super) fn now(&self, seat: Seat) -> f32 {
        self.parts[seat.index()].iter().fold(0.0, |sum, part| sum + part.now)
    }

    pub(super) fn values(&self) -> Values {
        let mut values = [0.0; SEATS];
        values.iter_mut().zip(self.points()).for_each(|(value, points)| *value = points);
        values
    }
}

/// How much the points of each seat count in the margin of one of them: its own fully, those of its rivals negative, −1
/// together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares([f32; SEATS]);

impl Shares {
    /// Returns the shares for one decision. Part of what rivals count goes to the best of them at this moment, the rest to
    /// all alike. All lines of the decision have the same shares, so that every difference between them has one cause.
    pub(super) fn of(points: &[f32], seat: Seat) -> Self {
        let mut shares = [0.0; SEATS];
        let rivals = || (0..points.len()).filter(|&other| other != seat.index());
        let best = rivals().reduce(|best, other| if points[other] > points[best] { other } else { best });
        for rival in rivals() {
            let as_one_of_all = (1.0 - BEST_RIVAL) / (points.len().max(2) - 1) as f32;
            shares[rival] = -as_one_of_all - if best == Some(rival) { BEST_RIVAL } else { 0.0 };
        }
        shares[seat.index()] = 1.0;
        Self(shares)
    }

    /// Returns how much a seat counts.
    ///
    /// # Panics
    /// If there is no such seat.
    pub const fn of_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }

    /// Returns the margin.
    pub(super) fn margin(&self, sheet: &TermSheet) -> f32 {
        self.margin_of(&sheet.points())
    }

    /// Returns the margin of the seats' points.
    pub(super) fn margin_of(&self, points: &[f32]) -> f32 {
        self.0.iter().zip(points).fold(0.0, |sum, (share, points)| sum + share * points)
    }

    /// Returns what a term gives to the margin, over all seats.
    pub fn part(&self, sheet: &TermSheet, term: Term) -> TermValue {
        let seats = (0..sheet.players).map(|seat| Seat(seat as u8));
        seats.fold(TermValue::default(), |sum, seat| {
            let part = sheet.part(seat, term);
            TermValue {
                now: sum.now + self.of_seat(seat) * part.now,
                later: sum.later + self.of_seat(seat) * part.later,
            }
        })
    }
}

/// Returns by how many points a seat is ahead of its best rival.
pub(super) fn lead(points: &[f32], seat: Seat) -> f32 {
    let rivals = (0..points.len()).filter(|&other| other != seat.index()).map(|other| points[other]);
    points[seat.index()] - rivals.fold(f32::NEG_INFINITY, f32::max)
}
