//! Lessons: the course, and a lesson that is followed.

mod course;
mod end;
mod fetch;
mod panel;
mod player;
mod step;

pub use course::CoursePage;
pub use panel::Panel;
pub use player::{Course, LessonPlayer};
pub use step::{begin, beside};
