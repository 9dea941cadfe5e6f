//! The board game Five Tribes over a line protocol.
//!
//! [`Engine`] takes one command a line and answers each with one line of JSON. The program `naqala-engine` does so on
//! standard input and output; `naqala-arena` (feature `arena`) plays opponents against each other.

mod protocol;

pub use protocol::{Engine, EngineReply, LONGEST_LINE};
