//! Lines, advice and analyses as text, as in `docs/protocol.md`.

pub mod advise;
pub mod analyse;
pub mod failure;
pub mod puzzle;
pub mod think;
