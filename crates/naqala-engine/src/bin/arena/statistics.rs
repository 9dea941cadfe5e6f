//! Means with their errors, and a test that stops as soon as a result is decided.

use std::fmt;

/// Half the width of an interval that holds the true mean in 95 % of all runs, in standard errors.
pub const SURE: f64 = 1.96;

/// The mean of independent numbers, and how sure it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: f64,
    middle: f64,
    /// The sum of the squares of the distances from the mean.
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        let before = number - self.middle;
        self.middle += before / self.count;
        self.squares += before * (number - self.middle);
    }

    pub const fn count(&self) -> u64 {
        self.count as u64
    }

    pub const fn mean(&self) -> f64 {
        self.middle
    }

    /// Returns the standard error of the mean; infinite for fewer than two numbers.
    pub fn error(&self) -> f64 {
        if self.count < 2.0 { f64::INFINITY } else { (self.squares / (self.count - 1.0) / self.count).sqrt() }
    }

    /// Returns half the width of the interval that holds the true mean in 95 % of all runs.
    pub fn bound(&self) -> f64 {
        SURE * self.error()
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut mean = Self::default();
        numbers.into_iter().for_each(|number| mean.add(number));
        mean
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(1);
        if f.sign_plus() {
            write!(f, "{:+.digits$} ± {:.digits$}", self.middle, self.bound())
        } else {
            write!(f, "{:.digits$} ± {:.digits$}", self.middle, self.bound())
        }
    }
}

/// The mean of numbers that come in groups, where those of one group depend on each other: the decisions of one game.
#[derive(Clone, Debug, Default)]
pub struct Grouped {
    /// The sum and the count of each group.
    groups: Vec<(f64, f64)>,
}

impl Grouped {
    /// Adds a group; an empty one changes nothing.
    pub fn add(&mut self, numbers: impl IntoIterator<Item = f64>) {
        let group = numbers.into_iter().fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
        self.groups.push(group);
    }

    /// Returns how many numbers there are.
    pub fn count(&self) -> f64 {
        self.groups.iter().map(|(_, count)| count).sum()
    }

    pub fn mean(&self) -> f64 {
        self.groups.iter().map(|(sum, _)| sum).sum::<f64>() / self.count()
    }

    /// Returns how many groups are not empty.
    pub fn groups(&self) -> f64 {
        self.groups.iter().filter(|(_, count)| *count > 0.0).count() as f64
    }

    /// Returns half the width of the interval that holds the true mean in 95 % of all runs; infinite for fewer than two
    /// groups.
    pub fn bound(&self) -> f64 {
        let (mean, groups) = (self.mean(), self.groups());
        let squares: f64 = self.groups.iter().map(|(sum, count)| (sum - count * mean).powi(2)).sum();
        if groups < 2.0 { f64::INFINITY } else { SURE * (squares * groups / (groups - 1.0)).sqrt() / self.count() }
    }
}

/// A sequential test between two means (Wald's, for the mean of numbers whose spread is not known before). It takes the
/// wrong one in at most about 5 % of all runs, however often it is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sequential {
    pub low: f64,
    pub high: f64,
}

/// The fewest numbers that say something about their spread.
const FEWEST: u64 = 16;
/// How often each of the two errors may happen.
const WRONG: f64 = 0.05;

impl Sequential {
    /// Reads two shares in percent, such as `50,60`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let numbers: Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[low, high]) if low < high => Ok(Self { low: low / 100.0, high: high / 100.0 }),
            _ => Err("expected two shares in percent, the smaller first, such as 50,60".into()),
        }
    }

    /// Returns how much more likely the numbers are with the higher mean, as a logarithm.
    pub fn ratio(self, numbers: &Mean) -> f64 {
        // One more number, as far away as the two means, so that numbers that are all alike do not seem certain.
        let apart = self.high - self.low;
        let variance = (numbers.squares + apart * apart) / numbers.count.max(1.0);
        numbers.count * apart * (2.0 * numbers.middle - self.low - self.high) / (2.0 * variance)
    }

    /// Returns whether the mean is the higher one; `None` while that is open.
    pub fn decide(self, numbers: &Mean) -> Option<bool> {
        let enough = ((1.0 - WRONG) / WRONG).ln();
        let ratio = self.ratio(numbers);
        (numbers.count() >= FEWEST && ratio.abs() >= enough).then_some(ratio > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{FEWEST, Grouped, Mean, Sequential};

    /// Draws numbers from 0 to 1.
    struct Chance(u64);

    impl Chance {
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as f64 / (1u64 << 31) as f64
        }

        /// Plays a deal from both seats. The seat decides half of all deals, so that its two games differ.
        fn deal(&mut self, strength: f64) -> f64 {
            if self.next() < 0.5 { 0.5 } else { f64::from(u8::from(self.next() < strength)) }
        }
    }

    #[test]
    fn a_mean_and_its_error_are_those_of_the_textbook() {
        let mean: Mean = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert!((mean.mean() - 5.0).abs() < 1e-12);
        assert!((mean.error() - (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!((mean.count(), format!("{mean:+.2}")), (8, "+5.00 ± 1.48".to_owned()));
        assert!([1.0].into_iter().collect::<Mean>().error().is_infinite());
    }

    #[test]
    fn the_bounds_of_deals_hold_the_truth_in_ninety_five_of_a_hundred_runs() {
        let mut chance = Chance(1);
        let held = (0..2000).filter(|_| {
            let mean: Mean = (0..200).map(|_| chance.deal(0.7)).collect();
            (mean.mean() - 0.6).abs() <= mean.bound()
        });
        let held = held.count();
        assert!((1860..=1940).contains(&held), "{held} of 2000");
    }

    #[test]
    fn groups_of_equal_numbers_are_as_sure_as_one_number_of_each() {
        let mut grouped = Grouped::default();
        let numbers = [0.0, 1.0, 1.0, 0.0, 1.0];
        for number in numbers {
            grouped.add([number; 7]);
        }
        grouped.add([]);
        let mean: Mean = numbers.into_iter().collect();
        assert!((grouped.count() - 35.0).abs() < 1e-12);
        assert!((grouped.mean() - mean.mean()).abs() < 1e-12);
        assert!((grouped.bound() - mean.bound()).abs() < 1e-12);
        let mut alone = Grouped::default();
        alone.add([0.0, 1.0]);
        assert!(alone.bound().is_infinite());
    }

    #[test]
    fn a_sequential_test_is_rarely_wrong_and_needs_fewer_deals_than_a_fixed_number() {
        let test = Sequential { low: 0.5, high: 0.6 };
        for (strength, is_high) in [(0.5, false), (0.7, true)] {
            let mut chance = Chance(7);
            let (mut wrong, mut deals) = (0, 0);
            for _ in 0..1000 {
                let mut mean = Mean::default();
                let found = loop {
                    mean.add(chance.deal(strength));
                    if let Some(found) = test.decide(&mean) {
                        break found;
                    }
                };
                wrong += u32::from(found != is_high);
                deals += mean.count();
            }
            assert!(wrong <= 70, "{wrong} of 1000 are wrong");
            // A fixed number with the same errors: (2 × 1.645 × spread ÷ 0.1)², where the spread is about 0.35.
            assert!(deals / 1000 < 100, "{} deals", deals / 1000);
        }
    }

    #[test]
    fn a_sequential_test_waits_for_some_deals_even_if_all_are_alike() {
        let test = Sequential::parse("50,60").unwrap();
        let mut mean = Mean::default();
        for _ in 1..FEWEST {
            mean.add(1.0);
            assert_eq!(test.decide(&mean), None);
        }
        mean.add(1.0);
        assert_eq!(test.decide(&mean), Some(true));
        for wrong in ["", "50", "60,50", "50,60,70", "a,b"] {
            assert!(Sequential::parse(wrong).is_err(), "{wrong}");
        }
    }
}
