//! Lessons: the course, and a lesson that is followed.

mod course;
mod end;
mod fetch;
mod panel;
mod player;
mod step;

pub use course::CoursePage;
pub(super) use panel::Panel;
pub(super) use player::{Course, LessonPlayer};
pub(super) use step::{begin, beside};
