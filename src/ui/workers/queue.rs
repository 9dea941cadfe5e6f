//! The requests to a helper, one after the other, and what happens when it gives no answer.

use super::helper::{Helper, Patience};
use super::thought::{ThinkError, Thought};
use crate::ai::{Level, Line, Style};
use crate::game::Record;
use crate::thinker::{Reply, Request, WorkerFailure};
use futures::lock::Mutex;
use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen_futures::JsFuture;

/// How many workers in a row may be lost before the page's own thread thinks.
const MOST_LOST: u32 = 2;

/// The requests to a helper, which answers one after the other.
pub struct RequestQueue {
    address: String,
    patience: Patience,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    helper: Option<Helper>,
    /// How many workers were lost since one last answered.
    lost: u32,
    /// How many requests there were.
    requests: u32,
    /// How often the module failed on the page's own thread.
    failures: u32,
}

impl RequestQueue {
    /// Makes a queue without a helper yet; `address` is that of the helper's script.
    #[must_use]
    pub fn new(address: String, patience: Patience) -> Self {
        Self { address, patience, state: Mutex::default() }
    }

    /// Finds the line of the player to act, after all requests that came before. Dropping the future cancels the search.
    ///
    /// # Errors
    /// [`ThinkError`].
    pub async fn think(
        &self,
        record: &Record,
        (level, style): (Level, Style),
        seed: u64,
        on_progress: impl Fn(f32),
    ) -> Result<Thought, ThinkError> {
        let on_news = |news: &Reply| {
            if let Reply::Progress(progress) = news {
                on_progress(*progress);
            }
        };
        self.ask(&|id| Request { id, level, style, seed }.write(record), &on_news).await.and_then(thought)
    }

    /// Sends a request, which `write` makes of its number, and returns the answer; `on_news` gets the messages before
    /// it.
    ///
    /// # Errors
    /// [`ThinkError`].
    pub async fn ask(&self, write: &dyn Fn(u32) -> String, on_news: &dyn Fn(&Reply)) -> Result<Reply, ThinkError> {
        let state = &mut *self.state.lock().await;
        state.requests = state.requests.wrapping_add(1);
        let id = state.requests;
        let request = write(id);
        loop {
            visible().await;
            let helper = state.helper(&self.address)?;
            match helper.ask(id, &request, self.patience, on_news).await {
                Ok(reply) => {
                    state.lost = 0;
                    return Ok(reply);
                }
                Err(failure) => state.give_up(failure)?,
            }
        }
    }

    /// Starts a helper unless there is one.
    pub async fn prepare(&self) {
        // If no helper can be started now, the next request reports it.
        let _ignored = self.state.lock().await.helper(&self.address);
    }
}

impl State {
    /// Returns the helper; starts one if there is none.
    fn helper(&mut self, address: &str) -> Result<&mut Helper, ThinkError> {
        let mut helper = self.helper.take();
        if helper.is_none() && self.lost < MOST_LOST {
            helper = Helper::worker(address).ok();
            self.lost = if helper.is_none() { MOST_LOST } else { self.lost };
        }
        let helper = match helper {
            Some(helper) => helper,
            None => self.on_page(address)?,
        };
        Ok(self.helper.insert(helper))
    }

    fn on_page(&self, address: &str) -> Result<Helper, ThinkError> {
        // A browser may remember that a module could not be fetched, but not under another address.
        let address = match self.failures {
            0 => address.to_owned(),
            failures => format!("{address}?{failures}"),
        };
        Helper::on_page(&address).map_err(|_| ThinkError::Missing)
    }

    /// Ends a helper that gives no answer.
    ///
    /// # Errors
    /// The reason, if it was the last that could be asked. The next request begins with a worker again.
    fn give_up(&mut self, failure: WorkerFailure) -> Result<(), ThinkError> {
        let was_on_page = self.helper.take().is_some_and(|helper| helper.is_on_page());
        if !was_on_page {
            self.lost += 1;
            return Ok(());
        }
        self.lost = 0;
        self.failures += 1;
        Err(failure.into())
    }
}

fn thought(reply: Reply) -> Result<Thought, ThinkError> {
    match reply {
        Reply::Line(Line { actions: line, value, win, .. }) => Ok(Thought { line, value, win }),
        Reply::Error(what) => Err(ThinkError::Refused(what)),
        _ => Err(ThinkError::Stopped),
    }
}

/// Waits until the page can be seen.
async fn visible() {
    while document().hidden() {
        let seen = Promise::new(&mut |resolve, _| {
            let options = web_sys::AddEventListenerOptions::new();
            options.set_once(true);
            let _ignored = document().add_event_listener_with_callback_and_add_event_listener_options(
                "visibilitychange",
                &resolve,
                &options,
            );
        });
        let _ignored = JsFuture::from(seen).await;
    }
}
