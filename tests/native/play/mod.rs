//! What only the page of a game has.

mod finale;
mod guide;
