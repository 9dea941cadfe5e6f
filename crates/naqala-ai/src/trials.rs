//! Lines that are played on in the same samples, piece by piece.

use super::evaluator::Evaluator;
use super::knowledge::Knowledge;
use super::playout::{Course, OwnBids, Playout};
use naqala_rules::game::Action;

/// Lines that are played on in the same samples.
pub(super) struct Trials {
    /// The seed before that of the first sample.
    seed: u64,
    is_for_advice: bool,
    sample: usize,
    line: usize,
    running: Option<Box<Playout>>,
}

/// What a step of trials brought.
pub(super) enum Trial {
    /// A piece of a playout.
    Piece,
    /// The end of a line in this sample; none if the line is not legal there, which cannot happen in a game.
    End(usize, Option<Box<Playout>>),
    /// All lines were played on in this sample.
    Sample,
}

impl Trials {
    /// Begins trials; those for advice are fair to rivals and note what lines change.
    pub(super) const fn new(seed: u64, is_for_advice: bool) -> Self {
        Self { seed, is_for_advice, sample: 0, line: 0, running: None }
    }

    /// Returns in how many samples all lines were played on.
    pub(super) const fn samples(&self) -> usize {
        self.sample
    }

    /// Returns how many samples are done, with a part for the one in work.
    pub(super) fn done(&self, lines: usize) -> f32 {
        self.sample as f32 + self.line as f32 / (lines + 1) as f32
    }

    /// Does the next piece. `line` returns each line by its number, and how its player bids later.
    pub(super) fn step<'a>(
        &mut self,
        knowledge: &Knowledge,
        line: impl FnOnce(usize) -> Option<(&'a [Action], OwnBids)>,
        evaluator: &Evaluator,
        positions: &mut u32,
    ) -> Trial {
        let Some(mut playout) = self.running.take() else {
            let Some((line, own_bids)) = line(self.line) else {
                (self.sample, self.line) = (self.sample + 1, 0);
                return Trial::Sample;
            };
            let seed = self.seed.wrapping_add(self.sample as u64 + 1);
            let course = Course { seed, own_bids, is_for_advice: self.is_for_advice };
            self.running = Playout::of(knowledge, line, evaluator, course, positions).map(Box::new);
            return if self.running.is_some() { Trial::Piece } else { self.end(None) };
        };
        if playout.step(positions) {
            self.running = Some(playout);
            return Trial::Piece;
        }
        self.end(Some(playout))
    }

    const fn end(&mut self, playout: Option<Box<Playout>>) -> Trial {
        self.line += 1;
        Trial::End(self.line - 1, playout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Weights;
    use naqala_rules::game::{Options, Record};

    #[test]
    fn trials_play_every_line_in_every_sample() {
        let record = Record::new(Options::new(["Anna", "Sam"], 42)).unwrap();
        let knowledge = Knowledge::of_record(&record).unwrap();
        let evaluator = Evaluator::of(record.game(), &Weights::by_hand(), 1.0);
        let lines = [0, 2, 5].map(|price| [Action::Bid { price, fakirs: 0 }]);
        let mut trials = Trials::new(3, false);
        let mut ends = Vec::new();
        while trials.samples() < 2 {
            let line = |place: usize| lines.get(place).map(|line| (&line[..], OwnBids::At(None)));
            if let Trial::End(line, playout) = trials.step(&knowledge, line, &evaluator, &mut 0) {
                ends.push((trials.samples(), line, playout.map(|playout| playout.game.round)));
            }
        }
        // No spot has the price 2.
        let expected = [0, 1].map(|sample| [(sample, 0, Some(2)), (sample, 1, None), (sample, 2, Some(2))]);
        assert_eq!(ends, expected.concat());
    }
}
