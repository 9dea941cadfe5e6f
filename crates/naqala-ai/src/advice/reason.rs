//! Why one line is better than another: the named terms in which they differ most.

use super::paired::{differences, standard_error};
use super::rollout::RolloutEnd;
use super::sheet::Shares;
use crate::figures;
use crate::term::Term;
use naqala_rules::game::Seat;
use serde::Serialize;

/// A difference between the figures of two lines: a term, whose it is, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// The term.
    pub term: Term,
    /// Whose term it is: the player to act, or one of the rivals.
    #[serde(rename = "player", serialize_with = "figures::player")]
    pub seat: Seat,
    /// What it adds to the margin of the first line over the second; negative if it speaks for the second.
    #[serde(serialize_with = "figures::round::<1000, _, _>")]
    pub points: f32,
    /// How many points more that seat has of the term with the first line.
    #[serde(serialize_with = "figures::round::<1000, _, _>")]
    pub gain: f32,
}

/// The smallest difference that is a reason, in points.
const LEAST: f32 = 0.5;
/// A reason is at least this many times as large as its own error.
const SURE: f32 = 2.0;
/// The most reasons of a line.
const MOST: usize = 6;

/// Returns what speaks for and against the first of two lines, the largest difference first.
///
/// Leaves out differences that may be chance. A single sample shows nothing of that: there every difference counts.
pub(super) fn reasons(one: &[RolloutEnd], other: &[RolloutEnd], shares: &Shares) -> Vec<Reason> {
    let Some(players) = one.first().map(|outcome| outcome.sheet.players()) else { return Vec::new() };
    let seats = (0..players).map(|seat| Seat(seat as u8));
    let mut reasons: Vec<Reason> = seats
        .flat_map(|seat| Term::all().map(move |term| (seat, term)))
        .filter_map(|(seat, term)| {
            let differences = differences(one, other, seat, term);
            let (gain, error) = standard_error(&differences).or(Some((*differences.first()?, 0.0)))?;
            let points = gain * shares.of_seat(seat);
            let counts = gain.abs() >= SURE * error && points.abs() >= LEAST;
            counts.then_some(Reason { term, seat, points, gain })
        })
        .collect();
    reasons.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    reasons.truncate(MOST);
    reasons
}
