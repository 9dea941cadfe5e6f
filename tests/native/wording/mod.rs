//! The words of the page: one word for one thing, and the typography of both languages, in the catalogue and the lessons.

mod sources;
mod terms;
mod typography;

pub use typography::french_faults;
