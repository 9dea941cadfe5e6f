//! The lessons of the course, and the faults of a lesson with their step and field.

mod course;
mod docs;
mod faults;
mod first_chapter;
mod steps;
mod tactics;
