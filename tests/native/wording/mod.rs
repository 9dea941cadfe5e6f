//! The words of the catalogue and the lessons: one word for one thing, and the typography of both languages.

mod sources;
mod terms;
mod typography;
