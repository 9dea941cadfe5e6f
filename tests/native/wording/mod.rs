//! The words of `locales` and of the lessons: one word for one thing, and the typography of English and French.

mod sources;
mod terms;
mod typography;
