//! What a line changes until the end of the round, in parts that add up to its value.

use super::rollout::RolloutEnd;
use super::sheet::Shares;
use crate::figures::{Figures, round};
use crate::kept::{KEPT, Kept};
use crate::term::Term;
use naqala_rules::game::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::ops::Sub;

/// What a line changes until the end of the round, in coins of its moment, by the shares of its advice. The differences of
/// the parts of two lines add up to the difference of their values, divided by what a coin counts.
///
/// ```
/// use naqala_ai::{Adviser, Knowledge, Plan};
/// use naqala_rules::game::{Options, Record};
/// let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// let knowledge = Knowledge::of_record(&record).expect("somebody has to bid");
/// let mut adviser = Adviser::new(&knowledge, Plan { budget: 60_000, ..Plan::default() });
/// while !adviser.step(500) {}
/// let lines = adviser.best().lines;
/// let [one, other] = [0, 1].map(|line: usize| lines[line].outcome.account.expect("it was played on"));
/// let loss = lines[0].value - lines[1].value;
/// assert!(((one - other).sum() * one.coin - loss).abs() < 0.01);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Account {
    /// How many points of the final margin a coin counts at this moment. Early in a game a lead counts less than at its end.
    #[serde(serialize_with = "round::<1000, _, _>")]
    pub coin: f32,
    /// What the line itself changes in the player's points that count now. For a bid this is its price, negative.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub once: f32,
    /// The points that the player's later turns of the round bring.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub turns: f32,
    /// What those turns keep for later.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub turns_later: f32,
    /// The things that [`turns`](Self::turns) are points of, in the order of [`Kept::ALL`]. Rivals' turns can change them, too.
    #[serde(serialize_with = "kept", skip_serializing_if = "is_nothing")]
    pub turns_in: [f32; KEPT],
    /// The part of [`turns_later`](Self::turns_later) that comes from a nearer end of the game: what anybody has counts more then.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub turns_nearer: f32,
    /// The things that hold the rest of [`turns_later`](Self::turns_later).
    #[serde(serialize_with = "kept", skip_serializing_if = "is_nothing")]
    pub turns_kept: [f32; KEPT],
    /// The points that rivals get by the line and after it by their shares, negative where they gain.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub rivals: f32,
    /// What rivals then keep for later.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub rivals_later: f32,
    /// The part of that which comes from a nearer end of the game.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub rivals_nearer: f32,
    /// What the line keeps for later, in the order of [`Kept::ALL`].
    #[serde(serialize_with = "kept")]
    pub kept: [f32; KEPT],
}

impl Account {
    /// Returns the mean account of lines that were played on; none if one was not.
    pub(super) fn of(ends: &[RolloutEnd], seat: Seat, shares: &Shares) -> Option<Self> {
        let mut sum = Self::default();
        let part = 1.0 / ends.len() as f32;
        let things = || Term::all().filter_map(|term| Some((term, Kept::of(term)? as usize)));
        for end in ends {
            let (change, sheet) = (end.change.as_ref()?, &end.sheet);
            sum.coin += change.coin * part;
            for (at, points) in sheet.points().into_iter().enumerate() {
                let other = Seat(at as u8);
                let share = shares.of_seat(other) * part;
                let (once, now) = (change.once[at], sheet.now(other) - change.before[at] - change.once[at]);
                let later = (points - change.held[at]) / change.coin - once - now;
                let nearer = things().map(|(term, _)| end.nearer(change, other, term)).sum::<f32>();
                if other == seat {
                    sum.once += share * once;
                    sum.turns += share * now;
                    sum.turns_later += share * later;
                    sum.turns_nearer += share * nearer;
                } else {
                    sum.rivals += share * (once + now);
                    sum.rivals_later += share * later;
                    sum.rivals_nearer += share * nearer;
                }
            }
            for (term, thing) in things() {
                let value = sheet.part(seat, term);
                let later = value.sum() / change.coin - value.now - end.nearer(change, seat, term);
                sum.turns_in[thing] += value.now * part;
                sum.turns_kept[thing] += later * part;
            }
            for (thing, kept) in change.kept.iter().enumerate() {
                sum.kept[thing] += kept * part;
                sum.turns_later -= kept * part;
                sum.turns_in[thing] -= change.after[0][thing] * part;
                sum.turns_kept[thing] -= change.after[1][thing] * part;
            }
        }
        (!ends.is_empty()).then_some(sum)
    }

    /// Returns all parts together, in coins.
    #[must_use]
    pub fn sum(&self) -> f32 {
        self.once + self.turns + self.rivals + self.later()
    }

    /// Returns what is kept for later, by the player less what its rivals keep, in coins.
    #[must_use]
    pub fn later(&self) -> f32 {
        self.kept.iter().fold(self.turns_later + self.rivals_later, |sum, part| sum + part)
    }
}

impl Sub for Account {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            coin: self.coin,
            once: self.once - other.once,
            turns: self.turns - other.turns,
            turns_later: self.turns_later - other.turns_later,
            turns_nearer: self.turns_nearer - other.turns_nearer,
            rivals: self.rivals - other.rivals,
            rivals_later: self.rivals_later - other.rivals_later,
            rivals_nearer: self.rivals_nearer - other.rivals_nearer,
            turns_in: std::array::from_fn(|thing| self.turns_in[thing] - other.turns_in[thing]),
            turns_kept: std::array::from_fn(|thing| self.turns_kept[thing] - other.turns_kept[thing]),
            kept: std::array::from_fn(|thing| self.kept[thing] - other.kept[thing]),
        }
    }
}

/// Returns whether nothing of that would be written.
fn is_nothing(kept: &[f32; KEPT]) -> bool {
    kept.iter().all(|points| points.rounded(100) == 0.0)
}

/// Writes what is not 0, by its name.
fn kept<S: Serializer>(kept: &[f32; KEPT], serializer: S) -> Result<S::Ok, S::Error> {
    let written = || {
        Kept::ALL
            .iter()
            .zip(kept)
            .map(|(thing, points)| (thing.name(), points.rounded(100)))
            .filter(|(_, points)| *points != 0.0)
    };
    let mut map = serializer.serialize_map(Some(written().count()))?;
    for (name, points) in written() {
        map.serialize_entry(name, &points)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use crate::{Adviser, Knowledge, Plan};
    use naqala_rules::game::{Action, Options, Record};

    #[test]
    fn all_that_turns_bring_and_keep_is_in_things() {
        let mut record = Record::new(Options::new(["Anna", "Sam", "Noor"], 42)).unwrap();
        for price in [3, 1, 0] {
            let knowledge = Knowledge::of_record(&record).unwrap();
            let mut adviser = Adviser::new(&knowledge, Plan { budget: 60_000, ..Plan::default() });
            while !adviser.step(500) {}
            for line in adviser.best().lines {
                let account = line.outcome.account.expect("it was played on");
                let later = account.turns_later - account.turns_nearer;
                for (all, things) in [(account.turns, account.turns_in), (later, account.turns_kept)] {
                    assert!(things.iter().any(|points| points.abs() > 0.1), "{account:?}");
                    assert!((things.iter().sum::<f32>() - all).abs() < 0.01, "{account:?}");
                }
            }
            record.play(Action::Bid { price, fakirs: 0 }).unwrap();
        }
    }
}
