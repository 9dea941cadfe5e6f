//! The generator: the same seed gives the same game on every platform (R-U8).

use rand::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A value-stable generator. Its whole state is a seed and the number of words drawn from it.
///
/// `rand_pcg` promises stable words. `rand` may change its shuffle between versions, so ours is here. A golden test
/// freezes the deal of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    seed: u64,
    drawn: u64,
}

impl Rng {
    /// Starts from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    /// Returns the state as 128 bits: seed, then words drawn.
    pub const fn state(&self) -> u128 {
        (self.seed as u128) << 64 | self.drawn as u128
    }

    /// Continues from a state.
    #[must_use]
    pub const fn from_state(state: u128) -> Self {
        Self { seed: (state >> 64) as u64, drawn: state as u64 }
    }

    fn word(&mut self) -> u64 {
        let mut generator = Pcg64Mcg::seed_from_u64(self.seed);
        generator.advance(self.drawn.into());
        self.drawn = self.drawn.wrapping_add(1);
        generator.next_u64()
    }

    /// Draws a number from 0 to `bound` − 1, each equally likely. Words that would favour small numbers are drawn
    /// again.
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound.max(1));
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let word = self.word();
            if word < fair {
                return (word % bound) as u32;
            }
        }
    }

    /// Shuffles by Fisher and Yates, from the back.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            things.swap(last, other);
        }
    }

    /// Shuffles things whose order says nothing about the order before.
    pub(super) fn mix<T: Ord>(&mut self, things: &mut [T]) {
        things.sort_unstable();
        self.shuffle(things);
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn a_state_goes_on_where_it_was() {
        let mut rng = Rng::new(7);
        let first: Vec<_> = (0..5).map(|_| rng.below(100)).collect();
        let mut again = Rng::from_state(rng.state());
        assert_eq!(rng.below(1000), again.below(1000));
        assert_eq!(first, (0..5).scan(Rng::new(7), |rng, _| Some(rng.below(100))).collect::<Vec<_>>());
    }
}
