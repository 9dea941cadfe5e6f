//! Asks a computer what to play. The search runs in a worker with a wasm of its own, or in slices on the page's thread
//! where no worker can be had; `public/thinker.js` is what runs there.

mod helper;
mod queue;
mod thought;

pub use helper::Patience;
pub use queue::Thinking;
pub use thought::{ThinkError, Thought};

use super::state::browser::page_address;
use crate::ai::Level;
use crate::game::Record;
use std::rc::Rc;

thread_local! {
    /// The thinking of the page.
    static OWN: Rc<Thinking> = Rc::new(Thinking::new(address(), Patience::default()));
}

/// Finds the line of the player to act. Dropping the future cancels the search. One search runs at a time, others wait;
/// none begins while the page is hidden.
///
/// # Errors
/// [`ThinkError`] once neither a worker nor the page's own thread can think. It may be tried again.
pub async fn think(
    record: &Record,
    level: Level,
    seed: u64,
    on_progress: impl Fn(f32) + 'static,
) -> Result<Thought, ThinkError> {
    let own = OWN.with(Rc::clone);
    own.think(record, level, seed, on_progress).await
}

/// Fetches the thinking module ahead of its first use.
pub fn prepare() {
    wasm_bindgen_futures::spawn_local(async {
        let own = OWN.with(Rc::clone);
        own.prepare().await;
    });
}

/// Returns the whole address of the thinker's script, which the page names in a meta element.
fn address() -> String {
    let meta = leptos::prelude::document().query_selector("meta[name=naqala-thinker]").ok().flatten();
    let name = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    web_sys::Url::new_with_base(&name, &page_address()).map_or(name, |address| address.href())
}
