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
    /// What of that is in things, in the order of [`Kept::ALL`]; the rest is the player's place for turns to come. Only for a bid.
    #[serde(serialize_with = "kept", skip_serializing_if = "is_nothing")]
    pub turns_kept: [f32; KEPT],
    /// The points that rivals get by the line and after it by their shares, negative where they gain.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub rivals: f32,
    /// What rivals then keep for later.
    #[serde(serialize_with = "round::<100, _, _>")]
    pub rivals_later: f32,
    /// What the line keeps for later, in the order of [`Kept::ALL`].
    #[serde(serialize_with = "kept")]
    pub kept: [f32; KEPT],
}

impl Account {
    /// Returns the mean account of lines that were played on; none if one was not.
    pub(super) fn of(ends: &[RolloutEnd], seat: Seat, shares: &Shares) -> Option<Self> {
        let mut sum = Self::default();
        let part = 1.0 / ends.len() as f32;
        for RolloutEnd { change, sheet, turn, .. } in ends {
            let change = change.as_ref()?;
            sum.coin += change.coin * part;
            for (at, points) in sheet.points().into_iter().enumerate() {
                let share = shares.of_seat(Seat(at as u8)) * part;
                let (once, now) = (change.once[at], sheet.now(Seat(at as u8)) - change.before[at] - change.once[at]);
                let later = (points - change.held[at]) / change.coin - once - now;
                if at == seat.index() {
                    sum.once += share * once;
                    sum.turns += share * now;
                    sum.turns_later += share * later;
                } else {
                    sum.rivals += share * (once + now);
                    sum.rivals_later += share * later;
                }
            }
            for (kept, thing) in sum.kept.iter_mut().zip(change.kept) {
                *kept += thing * part;
                sum.turns_later -= thing * part;
            }
            if turn.is_some() {
                for (term, thing) in Term::all().filter_map(|term| Some((term, Kept::of(term)?))) {
                    let value = sheet.part(seat, term);
                    sum.turns_kept[thing as usize] += (value.sum() / change.coin - value.now) * part;
                }
                for (kept, thing) in sum.turns_kept.iter_mut().zip(change.had.iter().zip(change.kept)) {
                    *kept -= (thing.0 + thing.1) * part;
                }
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
            rivals: self.rivals - other.rivals,
            rivals_later: self.rivals_later - other.rivals_later,
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
    use super::*;
    use crate::{Adviser, Knowledge, Plan};
    use naqala_rules::game::{Options, Record};

    #[test]
    fn what_turns_keep_in_things_and_the_place_for_turns_to_come_are_all_they_keep() {
        let record = Record::new(Options::new(["Anna", "Sam", "Noor"], 42)).unwrap();
        let knowledge = Knowledge::of_record(&record).unwrap();
        let mut adviser = Adviser::new(&knowledge, Plan { budget: 60_000, ..Plan::default() });
        while !adviser.step(500) {}
        for line in adviser.best().lines {
            let account = line.outcome.account.expect("it was played on");
            let turns = Term::all().filter(|term| Kept::of(*term).is_none());
            let place = turns.map(|term| line.sheet.part(knowledge.seat(), term).sum()).sum::<f32>() / account.coin;
            let things = account.turns_kept.iter().sum::<f32>();
            assert!(things.abs() > 0.1 && (things + place - account.turns_later).abs() < 0.01, "{account:?} {place}");
        }
    }
}
