//! Lessons: the course, and a lesson that is followed.

mod course;
mod fetch;
mod panel;
mod player;
mod step;

pub use course::CoursePage;
