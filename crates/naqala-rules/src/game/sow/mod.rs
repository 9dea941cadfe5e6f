//! Sowing: a move, from the tile picked up to the tile where the last meeple falls (rules 5).
//!
//! `play` is the rule: it checks and carries out `take` and `drop`. A drop is legal only if the move can still end
//! (R-M5), so the heart of it is [`Sow`], which says where a move can end, in polynomial time. [`Ground`] holds the walks
//! that a move can make, [`Drops`] the answers, and `count` how many moves there are.
//!
//! A move is a walk that never steps straight back (R-M2), so all that matters of its past is the last edge walked. The
//! set of edges that a walk of k steps can end with follows from that of k − 1 steps by a few shifts of bit sets, one
//! set for each of the four directions of arrival. The last meeple needs company of its colour (R-M4), which is either
//!
//! - **standing there**: any walk of the right length will do, wherever the other meeples fall; or
//! - **dropped there earlier in this very move**: the hand has two of the colour, and the walk passes its last tile
//!   before it ends there. One bit, "has passed that tile", is carried along for each possible last tile.
//!
//! The flying carpet carries the last meeple from the tile of the drop before it to any other tile. The same sets
//! answer, with the walk a step shorter and its last tile left out.
//!
//! A mountain closes an edge of a square; chasm and lake are missing squares. Nothing else here knows of expansions. The
//! answers are exact, and no sequence of drops is ever enumerated.

mod count;
mod drops;
mod ends;
mod ground;
mod play;

pub use drops::Drops;
pub use ends::Sow;
pub use ground::{Ground, SowBoard, Walks};
