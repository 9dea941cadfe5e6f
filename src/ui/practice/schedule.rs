//! When a puzzle of one's own comes again.

/// The days from one meeting to the next.
const DAYS: [u32; 5] = [1, 3, 7, 16, 35];

/// How often a puzzle was solved in a row, and when it comes again. Days are counted from 1 January 1970.
///
/// ```
/// use naqala::ui::practice::Standing;
/// let new = Standing::new(100);
/// assert_eq!(new.due(), Some(100));
/// let once = new.answered(true, 100);
/// assert_eq!(once.due(), Some(101));
/// assert_eq!(once.answered(true, 101).due(), Some(104));
/// assert_eq!(once.answered(true, 101).answered(false, 104).due(), Some(105));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    step: usize,
    day: u32,
    /// Whether it was never met.
    is_new: bool,
}

impl Standing {
    /// Returns the standing of a puzzle that is kept today: it can be met at once, and its days count from the first answer.
    #[must_use]
    pub const fn new(today: u32) -> Self {
        Self { step: 0, day: today, is_new: true }
    }

    /// Reads the step and the day of a stored standing, and whether it is new; `None` if there is no such step.
    #[must_use]
    pub fn read(step: u64, day: u64, is_new: bool) -> Option<Self> {
        let step = usize::try_from(step).ok().filter(|&step| step <= DAYS.len())?;
        Some(Self { step, day: u32::try_from(day).ok()?, is_new })
    }

    /// Returns how often in a row the puzzle was solved, and the day on which it comes again, or on which it was learned.
    #[must_use]
    pub const fn written(self) -> (usize, u32) {
        (self.step, self.day)
    }

    /// Returns whether it was never met.
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.is_new
    }

    /// Returns whether it was solved at each step, so that it does not come again.
    #[must_use]
    pub const fn is_learned(self) -> bool {
        self.step == DAYS.len()
    }

    /// Returns the day on which it comes again, unless it is learned.
    #[must_use]
    pub const fn due(self) -> Option<u32> {
        if self.is_learned() { None } else { Some(self.day) }
    }

    /// Returns whether it is to be met today. A day further off than its step was set by a clock that went wrong.
    #[must_use]
    pub fn is_due(self, today: u32) -> bool {
        DAYS.get(self.step).is_some_and(|days| self.day <= today || self.day - today > *days)
    }

    /// Returns the standing after an answer: the first answer leads to the first step, a later right one a step on, a later
    /// wrong one back to the first.
    #[must_use]
    pub fn answered(self, is_right: bool, today: u32) -> Self {
        let step = if is_right && !self.is_new { (self.step + 1).min(DAYS.len()) } else { 0 };
        Self { step, day: today + DAYS.get(step).copied().unwrap_or_default(), is_new: false }
    }
}

#[cfg(test)]
mod tests {
    use super::{DAYS, Standing};

    #[test]
    fn right_answers_lead_through_growing_days_until_it_is_learned() {
        let new = Standing::new(50);
        assert!(new.is_due(50) && new.is_new(), "practice can begin at once");
        let mut standing = new.answered(true, 50);
        assert_eq!(standing.due(), Some(51), "the days count from the first answer");
        for (step, days) in DAYS.into_iter().enumerate() {
            let due = standing.due().expect("it is not learned yet");
            assert_eq!(standing.written().0, step);
            assert!(!standing.is_due(due - 1) && standing.is_due(due) && standing.is_due(due + 400), "{step}");
            let next = standing.answered(true, due);
            assert_eq!(next.due(), DAYS.get(step + 1).map(|next| due + next), "after {days} days");
            standing = next;
        }
        assert!(standing.is_learned());
        assert!(!standing.is_due(u32::MAX));
        assert_eq!(standing.answered(true, 500).written().0, DAYS.len(), "there is no step after the last");
    }

    #[test]
    fn a_wrong_answer_leads_back_to_the_first_step_from_each() {
        let mut standing = Standing::new(0);
        for day in 0..=DAYS.len() as u32 {
            assert_eq!(standing.answered(false, day), Standing::new(day).answered(false, day));
            standing = standing.answered(true, day);
        }
    }

    #[test]
    fn a_late_answer_counts_from_the_day_on_which_it_comes() {
        let late = Standing::new(0).answered(true, 40);
        assert_eq!((late.due(), late.answered(true, 90).due()), (Some(41), Some(93)));
    }

    #[test]
    fn a_day_that_a_wrong_clock_set_does_not_hide_it_for_years() {
        let standing = Standing::new(90_000).answered(true, 90_000);
        assert!(standing.is_due(20_000));
        assert!(!standing.is_due(90_000));
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        for step in 0..=DAYS.len() as u64 {
            for is_new in [false, true] {
                let standing = Standing::read(step, 7, is_new).expect("there is such a step");
                assert_eq!((standing.written(), standing.is_new()), ((step as usize, 7), is_new));
            }
        }
        assert_eq!(Standing::read(DAYS.len() as u64 + 1, 7, false), None);
        assert_eq!(Standing::read(0, u64::MAX, false), None);
    }
}
