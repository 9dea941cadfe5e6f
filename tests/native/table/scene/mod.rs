//! The scene and its words: highlights, the meaning of taps, and texts.

mod bids;
mod explanations;
mod kept_choices;
mod lights;
mod moves;
mod overlays;
mod past;
mod previews;
mod reach;
mod records;
mod secrets;
mod shortcuts;
mod undo;
mod wording;
