//! How far the learner came in each lesson.

use std::collections::BTreeMap;
use std::fmt;

/// The key in the browser's local storage.
pub const PROGRESS_KEY: &str = "naqala.learned";

/// How far the learner came in one lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// Whether the goal of the last step was met at least once.
    pub is_done: bool,
    /// The step to go on with, from 0.
    pub step: usize,
}

/// The progress in every lesson, by its id. Its text is what is stored: `control:done bidding:2 move:done@3`.
///
/// ```
/// use naqala::ui::learn::lesson::{CourseProgress, LessonProgress};
/// let mut progress = CourseProgress::from("control:done bidding:2 nonsense");
/// assert_eq!(progress.of("bidding"), Some(LessonProgress { is_done: false, step: 2 }));
/// progress.finish("bidding");
/// progress.go_to("control", 1);
/// assert_eq!(progress.to_string(), "bidding:done@2 control:done@1", "a finished lesson stays finished");
/// progress.go_to("aim", 0);
/// assert_eq!(progress.of("aim"), None, "looking at the first step does not begin a lesson");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress(BTreeMap<String, LessonProgress>);

impl CourseProgress {
    /// Returns the progress in a lesson; `None` if it was not begun.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<LessonProgress> {
        self.0.get(id).copied()
    }

    /// Remembers the step to go on with, from 0.
    pub fn go_to(&mut self, id: &str, step: usize) {
        if step > 0 || self.0.contains_key(id) {
            self.0.entry(id.into()).or_default().step = step;
        }
    }

    /// Remembers that the last goal of a lesson was met.
    pub fn finish(&mut self, id: &str) {
        self.0.entry(id.into()).or_default().is_done = true;
    }
}

impl From<&str> for CourseProgress {
    fn from(text: &str) -> Self {
        let read = |entry: &str| {
            let (id, progress) = entry.split_once(':')?;
            let step = |step: &str| step.parse().ok();
            let progress = match progress.strip_prefix("done") {
                Some("") => LessonProgress { is_done: true, step: 0 },
                Some(rest) => LessonProgress { is_done: true, step: step(rest.strip_prefix('@')?)? },
                None => LessonProgress { is_done: false, step: step(progress)? },
            };
            Some((id.to_owned(), progress))
        };
        let mut all = BTreeMap::new();
        // Unlike `collect`, this sorts nothing first: the first page carries no code for it.
        all.extend(text.split(' ').filter_map(read));
        Self(all)
    }
}

impl fmt::Display for CourseProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (id, LessonProgress { is_done, step })) in self.0.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            match (is_done, step) {
                (false, step) => write!(f, "{gap}{id}:{step}")?,
                (true, 0) => write!(f, "{gap}{id}:done")?,
                (true, step) => write!(f, "{gap}{id}:done@{step}")?,
            }
        }
        Ok(())
    }
}
