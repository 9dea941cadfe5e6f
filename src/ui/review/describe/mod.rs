//! The words of hints, suggestions and the analysis.

pub mod bids;
pub mod deeds;
pub mod hint;
mod kept;
pub mod review;
pub mod suggestion;
pub mod teaching;
