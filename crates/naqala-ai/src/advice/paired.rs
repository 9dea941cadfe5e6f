//! How sure the difference of two lines is.

use super::rollout::RolloutEnd;
use super::sheet::{Shares, TermSheet, TermValue};
use crate::playout::KINDS;
use crate::term::Term;
use naqala_rules::game::Seat;

/// The error of a value that no rollout has checked.
const UNCHECKED: f32 = 5.0;
/// The share of a term's value by which its price may be wrong while the game goes on.
const PRICE_ERROR: f32 = 0.3;

/// Returns the mean of the sheets.
pub(super) fn mean(rollouts: &[RolloutEnd]) -> Option<TermSheet> {
    let mut sheet = TermSheet::empty(rollouts.first()?.sheet.players());
    for outcome in rollouts {
        sheet.add(&outcome.sheet, 1.0 / rollouts.len() as f32);
    }
    Some(sheet)
}

/// Returns each seat's chance to win.
pub(super) fn mean_chances(rollouts: &[RolloutEnd]) -> Vec<f32> {
    let mut sums = vec![0.0; rollouts.first().map_or(0, |outcome| outcome.chances.len())];
    for outcome in rollouts {
        sums.iter_mut().zip(&outcome.chances).for_each(|(sum, chance)| *sum += chance / rollouts.len() as f32);
    }
    sums
}

/// Returns the mean of numbers and the standard error of that mean; none for fewer than two.
pub(super) fn standard_error(numbers: &[f32]) -> Option<(f32, f32)> {
    let count = numbers.len() as f32;
    let mean = numbers.iter().fold(0.0, |sum, number| sum + number) / count;
    let squares = numbers.iter().fold(0.0, |sum, number| sum + (number - mean) * (number - mean));
    (numbers.len() > 1).then(|| (mean, (squares / (count - 1.0) / count).sqrt()))
}

/// Returns the standard error of the difference of two lines that were played on in the same samples.
///
/// One part comes from the samples. Rivals differ from sample to sample, and nobody knows which kind the real ones are:
/// if the kinds disagree by more than chance, more samples make nothing surer. The other part comes from the weights.
/// Until the game ends, a term may be worth more or less than the engine thinks, so the more two lines differ in their
/// terms, the less sure their difference is.
pub(super) fn error(one: &[RolloutEnd], other: &[RolloutEnd], shares: &Shares) -> f32 {
    let differences: Vec<f32> =
        one.iter().zip(other).map(|(one, other)| shares.margin(&one.sheet) - shares.margin(&other.sheet)).collect();
    let Some((_, sampled)) = standard_error(&differences) else { return UNCHECKED };
    let (Some(mine), Some(theirs)) = (mean(one), mean(other)) else { return UNCHECKED };
    let kinds: Vec<f32> = (0..KINDS)
        .filter_map(|kind| standard_error(&differences.iter().skip(kind).step_by(KINDS).copied().collect::<Vec<_>>()))
        .map(|(mean, _)| mean)
        .collect();
    let by_kind = standard_error(&kinds).map_or(0.0, |(_, error)| error);
    let sampled = sampled.max(by_kind);
    let priced = Term::all().fold(0.0, |sum, term| {
        let difference = shares.part(&mine, term).sum() - shares.part(&theirs, term).sum();
        sum + difference * difference
    });
    let all = one.iter().chain(other);
    let open = all.filter(|outcome| !outcome.is_over).count() as f32 / (one.len() + other.len()) as f32;
    (sampled * sampled + PRICE_ERROR * PRICE_ERROR * priced * open).sqrt()
}

/// Returns the differences of one term for one seat, sample by sample, in points of that seat.
pub(super) fn differences(one: &[RolloutEnd], other: &[RolloutEnd], seat: Seat, term: Term) -> Vec<f32> {
    let part = |outcome: &RolloutEnd| TermValue::sum(outcome.sheet.part(seat, term));
    one.iter().zip(other).map(|(one, other)| part(one) - part(other)).collect()
}
