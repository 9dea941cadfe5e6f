//! A chunk of the program that is fetched when the page needs it, and drawn once it has arrived.

use super::hooks::Presence;
use super::icon::symbol;
use super::load_newest;
use super::text::t;
use crate::i18n::shell;
use leptos::prelude::*;
use std::pin::Pin;

/// The error of a chunk that could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct ChunkMissing;

/// Fetches a chunk.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, ChunkMissing>>>>;

#[derive(Clone, Copy)]
enum State<T> {
    Pending,
    Ready(T),
    Failed,
}

/// A chunk that is fetched once: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct LazyChunk<T: 'static> {
    state: RwSignal<State<T>>,
    fetch: Fetch<T>,
}

impl<T: Copy + Send + Sync + 'static> LazyChunk<T> {
    /// Makes a chunk; it is not fetched yet.
    #[must_use]
    pub fn new(fetch: Fetch<T>) -> Self {
        Self { state: RwSignal::new(State::Pending), fetch }
    }

    /// Fetches the chunk unless it has arrived.
    pub fn fetch(self) {
        self.load(|_| ());
    }

    /// Calls `work` with the chunk, which it fetches unless it has arrived. If the component that wants it leaves the page
    /// before, the chunk is kept, and `work` is not called.
    pub fn then(self, presence: Presence, work: impl FnOnce(T) + 'static) {
        self.load(move |chunk| {
            if presence.is_here() {
                work(chunk);
            }
        });
    }

    fn load(self, work: impl FnOnce(T) + 'static) {
        match self.state.get_untracked() {
            State::Ready(chunk) => return work(chunk),
            State::Failed => self.state.set(State::Pending),
            State::Pending => {}
        }
        leptos::task::spawn_local(async move {
            let fetched = (self.fetch)().await;
            // Another fetch may have been faster. Setting the signal again would redraw the chunk's view.
            let chunk = match (self.state.get_untracked(), fetched) {
                (State::Ready(chunk), _) => chunk,
                (_, Ok(chunk)) => {
                    self.state.set(State::Ready(chunk));
                    chunk
                }
                (_, Err(ChunkMissing)) => return self.state.set(State::Failed),
            };
            work(chunk);
        });
    }

    /// Returns the chunk if it has arrived, tracked.
    #[must_use]
    pub fn get(self) -> Option<T> {
        self.state.with(|state| if let State::Ready(chunk) = state { Some(*chunk) } else { None })
    }

    fn has_failed(self) -> bool {
        self.state.with(|state| matches!(state, State::Failed))
    }

    /// Draws a view of the chunk. Until the chunk has arrived, a line says that it is loading.
    pub fn draw(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        (move || match self.state.get() {
            State::Ready(chunk) => view(chunk),
            State::Pending => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
            State::Failed => self.failure(),
        })
        .into_any()
    }

    /// Draws a view of the chunk, and no words in its place: nobody waits for it. Until it has arrived, an empty line marks
    /// that the page is not whole.
    pub fn draw_quietly(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        (move || match self.state.get() {
            State::Ready(chunk) => view(chunk),
            State::Pending => view! { <p class="part-coming" hidden></p> }.into_any(),
            State::Failed => ().into_any(),
        })
        .into_any()
    }

    /// Draws the message that the chunk could not be fetched, with buttons to try again and to load the newest version.
    fn failure(self) -> AnyView {
        view! {
            <div class="failure" role="alert">
                <p>{t(shell::part_missing)}</p>
                <p>{t(shell::load_newest_hint)}</p>
                <p class="buttons">
                    <button type="button" class="button" data-does="fetch-again" on:click=move |_| self.fetch()>
                        {symbol("icon-redo")}
                        <span>{t(shell::try_again)}</span>
                    </button>
                    {load_newest::button("button")}
                </p>
            </div>
        }
        .into_any()
    }

    /// Draws the message if the chunk could not be fetched, and nothing otherwise.
    pub fn failure_if_any(self) -> AnyView {
        (move || self.has_failed().then(|| self.failure())).into_any()
    }
}
