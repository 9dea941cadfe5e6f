//! What only the page of a game has.

mod guide;
