//! Text ⇄ types: actions, positions, records and the engine's line protocol, as `docs/notation.md` describes them.

mod action;

pub use action::SyntaxError;
