//! Lessons: JSON files with exercises, and what each step asks of a learner.
//!
//! A lesson is a file of the format `naqala-lesson/1` (`docs/lessons.md`). A [`LessonStep`] shows a position and a
//! text. If it has a goal, the learner plays on the position until the goal is met, in any way.
//!
//! ```
//! use naqala::ui::learn::lesson;
//! let lesson = lesson::read(r#"{
//!     "format": "naqala-lesson/1",
//!     "title": {"en": "Control", "fr": "Le contrôle"},
//!     "positions": {"start": {"board": ["O8:wy S6:w V5:g"]}},
//!     "steps": [{
//!         "position": "start",
//!         "text": {"en": "Take the oasis tile.", "fr": "Videz l’oasis."},
//!         "goal": {"event": {"type": "picked-up", "tile": "a1"}},
//!         "solution": ["take a1"]
//!     }]
//! }"#);
//! // No move of the two meeples can end on this board: the fault says where and why.
//! assert!(lesson.unwrap_err()[0].at.starts_with("steps[0]."));
//! ```

mod condition;
mod course;
mod course_progress;
mod read;
mod read_condition;
mod step;
mod taps;
mod text;

pub use condition::{Condition, GoalContext};
pub use course::{Chapter, Course, CourseLesson, FIRST_GAME, from_bundle, is_id, read_course};
pub use course_progress::{CourseProgress, LessonProgress, PROGRESS_KEY};
pub use read::{FORMAT, MOST_STEPS, from_value, position, read};
pub use step::{Lesson, LessonStep, NextStep, StepState};
pub use text::{LONGEST_TEXT, LocalizedText, is_tag};
