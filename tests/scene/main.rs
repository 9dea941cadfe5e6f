//! The scene and its words: what is lit, what a tap means, what is said of it.

mod bids;
mod explanations;
mod lights;
mod moves;
mod overlays;
mod previews;
mod reach;
mod secrets;
mod still;
mod table;
mod undo;
mod wording;
