//! Signals, memos, effects and `<Show>` as Leptos has them, but compiled once.
//!
//! Leptos compiles each of them anew for every type of value and every closure, about a kilobyte each time. Here the closure is boxed and
//! the value stands behind a pointer, so all share one. Names and behaviour are those of Leptos.

mod effect;
mod memo;
#[cfg(feature = "web")]
mod show;
mod signal;

pub use effect::Effect;
pub use memo::Memo;
#[cfg(feature = "web")]
pub use show::Show;
pub use signal::RwSignal;
