//! The rules that refusals and cards cite: a short name, and the rule in words for the help.

pub use super::rows::rules::*;

/// The rules that the page can cite, by id, in the order of docs/rules.md.
const CITED: [&str; 24] = [
    "1.6", "R-B1", "R-B4", "R-B6", "R-T1", "R-T2", "R-T3", "R-T4", "R-T9", "R-M1", "R-M2", "R-M4", "R-M5", "R-A1",
    "R-A4", "R-A6", "R-W1", "R-W2", "R-S2", "R-S3", "R-S6", "R-S8", "R-S9", "R-S10",
];

/// Returns the ids of all rules that the page can cite, in the order of docs/rules.md.
pub fn cited() -> impl Iterator<Item = &'static str> {
    CITED.into_iter()
}
