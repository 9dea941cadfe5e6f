//! The course, and lessons that a learner follows step by step.

mod attempt;
mod buttons;
mod course;
mod cursor;
mod daily;
mod end;
mod fetch;
mod file;
mod first_game;
mod learn;
mod page;
mod panel;
mod player;
mod puzzle;
mod puzzle_end;
mod puzzles;
mod side;
mod solved;
mod step;
mod step_hints;

pub use attempt::{Attempt, Feedback, begin_attempt};
pub use course::GoOn;
pub use cursor::LessonCursor;
pub use daily::DailyGlance;
pub use file::FetchedFile;
pub use learn::LearnPage;
pub use panel::StepPanel;
pub use player::LessonPlayer;
pub use side::SideArea;
