//! How far the learner came in each lesson.

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
pub struct CourseProgress(
    /// By id. A map would be 1 KB more of the first page.
    Vec<(String, LessonProgress)>,
);

impl CourseProgress {
    /// Returns the progress in a lesson; `None` if it was not begun.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<LessonProgress> {
        self.0.iter().find(|(lesson, _)| lesson == id).map(|(_, progress)| *progress)
    }

    /// Remembers the step to go on with, from 0.
    pub fn go_to(&mut self, id: &str, step: usize) {
        if step > 0 || self.of(id).is_some() {
            self.entry(id).step = step;
        }
    }

    /// Remembers that the last goal of a lesson was met.
    pub fn finish(&mut self, id: &str) {
        self.entry(id).is_done = true;
    }

    fn entry(&mut self, id: &str) -> &mut LessonProgress {
        let at = self.0.partition_point(|(lesson, _)| lesson.as_str() < id);
        if self.0.get(at).is_none_or(|(lesson, _)| lesson != id) {
            self.0.insert(at, (id.to_owned(), LessonProgress::default()));
        }
        &mut self.0[at].1
    }
}

impl From<&str> for CourseProgress {
    fn from(text: &str) -> Self {
        fn read(entry: &str) -> Option<(&str, LessonProgress)> {
            let (id, progress) = entry.split_once(':')?;
            let step = |step: &str| step.parse().ok();
            let progress = match progress.strip_prefix("done") {
                Some("") => LessonProgress { is_done: true, step: 0 },
                Some(rest) => LessonProgress { is_done: true, step: step(rest.strip_prefix('@')?)? },
                None => LessonProgress { is_done: false, step: step(progress)? },
            };
            Some((id, progress))
        }
        let mut all = Self::default();
        for (id, progress) in text.split(' ').filter_map(read) {
            *all.entry(id) = progress;
        }
        all
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
