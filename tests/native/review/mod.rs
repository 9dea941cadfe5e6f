//! Hints, the analysis of a game, and branches from it.

mod analysis;
mod branches;
mod deeds;
mod hints;
mod reasons;
mod teaching;
