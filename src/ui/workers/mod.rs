//! Asks the thinker for lines and the adviser for advice. Each runs in a worker with a wasm of its own, or in slices on
//! the page's thread if there can be no worker. Its script is `public/thinker.js` or `public/adviser.js`.
//!
//! gloo-worker would not do: it starts a `blob:` script, which `worker-src 'self'` forbids, hears neither errors nor silence,
//! and cannot work on the page's thread.

mod helper;
mod queue;
mod thought;

pub use helper::Patience;
pub use queue::RequestQueue;
pub use thought::{ThinkError, Thought};

use crate::ai::{Level, Style};
use crate::game::{Record, Square};
use crate::notation::record;
use crate::thinker;
use crate::thinker::Reply;
use crate::ui::kit::browser::page_address;
use serde_json::Value;
use std::rc::Rc;

thread_local! {
    /// The thinker of the page.
    static THINKER: Rc<RequestQueue> = Rc::new(RequestQueue::new(address("naqala-thinker"), Patience::default()));
    /// The adviser of the page, in a worker of its own.
    static ADVISER: Rc<RequestQueue> = Rc::new(RequestQueue::new(address("naqala-adviser"), Patience::default()));
}

/// Finds the line of the player to act. Dropping the future cancels the search. One search runs at a time, others wait;
/// none begins while the page is hidden.
///
/// # Errors
/// [`ThinkError`] once neither a worker nor the page's own thread can think. It may be tried again.
pub async fn think(
    record: &Record,
    computer: (Level, Style),
    seed: u64,
    on_progress: impl Fn(f32) + 'static,
) -> Result<Thought, ThinkError> {
    let thinker = THINKER.with(Rc::clone);
    thinker.think(record, computer, seed, on_progress).await
}

/// Advises the player to act: returns the answer to `advise`. `on_partial` gets what is found before. Dropping the
/// future cancels the search.
///
/// # Errors
/// As [`think`].
pub async fn advise(
    record: &Record,
    count: usize,
    budget: u32,
    on_partial: impl Fn(&Value),
) -> Result<Value, ThinkError> {
    let on_news = |news: &Reply| {
        if let Reply::Partial(found) = news {
            on_partial(found);
        }
    };
    answer(&|id| thinker::advise(id, count, budget, record), &on_news).await
}

/// Finds where the moves from a tile end best: returns the answer to `ends`.
///
/// # Errors
/// As [`think`].
pub async fn ends(record: &Record, tile: Square, count: usize) -> Result<Value, ThinkError> {
    answer(&|id| thinker::ends(id, tile, count, record), &|_| ()).await
}

/// Finds the best turn of the player who is to move, as prices tell without a search: returns the answer to `leaves`.
///
/// # Errors
/// As [`think`].
pub async fn leaves(record: &Record) -> Result<Value, ThinkError> {
    answer(&|id| thinker::leaves(id, record), &|_| ()).await
}

/// Judges one decision of a game, counted from 0, in the worker that finds hints: returns its verdict.
///
/// # Errors
/// As [`think`].
pub async fn judge(record: &Record, decision: usize) -> Result<Value, ThinkError> {
    let record = record::write(record).to_string();
    answer(&|id| thinker::judge(id, decision, &record), &|_| ()).await
}

/// A worker that judges decisions of a game, so that a hint need not wait for them. Dropping this ends it.
pub struct Judging(RequestQueue);

impl Default for Judging {
    fn default() -> Self {
        Self(RequestQueue::new(address("naqala-adviser"), Patience::default()))
    }
}

impl Judging {
    /// Judges the decision at a place, counted from 0, in the text of a record. Dropping the future cancels it.
    ///
    /// # Errors
    /// As [`think`].
    pub async fn judge(&self, decision: usize, record: &str) -> Result<Value, ThinkError> {
        answer_of(&self.0, &|id| thinker::judge(id, decision, record), &|_| ()).await
    }
}

async fn answer(write: &dyn Fn(u32) -> String, on_news: &dyn Fn(&Reply)) -> Result<Value, ThinkError> {
    let adviser = ADVISER.with(Rc::clone);
    answer_of(&adviser, write, on_news).await
}

async fn answer_of(
    queue: &RequestQueue,
    write: &dyn Fn(u32) -> String,
    on_news: &dyn Fn(&Reply),
) -> Result<Value, ThinkError> {
    match queue.ask(write, on_news).await? {
        Reply::Answer(answer) => Ok(answer),
        Reply::Error(what) => Err(ThinkError::Refused(what)),
        _ => Err(ThinkError::Stopped),
    }
}

/// Fetches the adviser ahead of its first use.
pub fn prepare_advice() {
    wasm_bindgen_futures::spawn_local(async {
        let adviser = ADVISER.with(Rc::clone);
        adviser.prepare().await;
    });
}

/// Fetches the thinker ahead of its first use.
pub fn prepare() {
    wasm_bindgen_futures::spawn_local(async {
        let thinker = THINKER.with(Rc::clone);
        thinker.prepare().await;
    });
}

/// Returns the whole address of a script, which the page names in a meta element.
fn address(meta: &str) -> String {
    let meta = leptos::prelude::document().query_selector(&format!("meta[name={meta}]")).ok().flatten();
    let name = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    web_sys::Url::new_with_base(&name, &page_address()).map_or(name, |address| address.href())
}
