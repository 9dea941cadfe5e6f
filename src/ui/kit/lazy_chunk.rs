//! A chunk of the program that is fetched when the page needs it, and drawn once it has arrived.

use super::hooks::Presence;
use super::icon::symbol;
use super::text::t;
use super::{load_newest, styles, words};
use crate::i18n::shell;
use crate::ui::kit::reactive::RwSignal;
use leptos::prelude::*;
use std::any::Any;
use std::marker::PhantomData;
use std::pin::Pin;

/// The error of a chunk that could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct ChunkMissing;

/// What is being fetched.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, ChunkMissing>>>>;

/// How a chunk is fetched.
#[derive(Clone, Copy)]
pub struct Fetch<T> {
    /// Fetches its wasm, and returns its table of functions.
    pub wasm: fn() -> Fetched<T>,
    /// The style sheets that it needs, which the page leaves disabled until then.
    pub styles: &'static [&'static str],
    /// How many parts of the words it needs.
    pub words: usize,
}

/// A table of functions, whatever its type: so that all chunks share the code that fetches and draws them.
type Table = &'static (dyn Any + Send + Sync);

#[derive(Clone, Copy)]
enum State {
    Pending,
    Ready(Table),
    Failed,
}

/// A chunk that is fetched once: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct LazyChunk<T> {
    chunk: &'static AnyChunk,
    table: PhantomData<fn() -> T>,
}

impl<T: Copy + Send + Sync + 'static> LazyChunk<T> {
    /// Makes a chunk; it is not fetched yet.
    #[must_use]
    pub fn new(fetch: Fetch<T>) -> Self {
        let Fetch { wasm, styles, words } = fetch;
        let fetch = move || -> Fetched<Table> {
            let table = wasm();
            Box::pin(async move { Ok(Box::leak(Box::new(table.await?)) as Table) })
        };
        let chunk = AnyChunk { state: RwSignal::new(State::Pending), fetch: Box::new(fetch), styles, words };
        // It lasts as long as the page.
        Self { chunk: Box::leak(Box::new(chunk)), table: PhantomData }
    }

    /// Fetches the chunk unless it has arrived.
    pub fn fetch(self) {
        self.chunk.fetch();
    }

    /// Calls `work` with the chunk, which it fetches unless it has arrived. If the component that wants it leaves the page
    /// before, the chunk is kept, and `work` is not called.
    pub fn then(self, presence: Presence, work: impl FnOnce(T) + 'static) {
        self.chunk.load(Box::new(move |table| {
            if presence.is_here() {
                work(Self::read(table));
            }
        }));
    }

    /// Returns the chunk if it has arrived, tracked.
    #[must_use]
    pub fn get(self) -> Option<T> {
        if let State::Ready(table) = self.chunk.state.get() { Some(Self::read(table)) } else { None }
    }

    /// Draws a view of the chunk. Until the chunk has arrived, a line says that it is loading.
    pub fn draw(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        self.chunk.draw(Box::new(move |table| view(Self::read(table))), false)
    }

    /// Draws a view of the chunk, and no words in its place: nobody waits for it. Until it has arrived, an empty line marks
    /// that the page is not whole.
    pub fn draw_quietly(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        self.chunk.draw(Box::new(move |table| view(Self::read(table))), true)
    }

    /// Draws the message if the chunk could not be fetched, and nothing otherwise.
    pub fn failure_if_any(self) -> AnyView {
        self.chunk.failure_if_any()
    }

    fn read(table: Table) -> T {
        *table.downcast_ref().expect("a chunk gets its table from its own fetch")
    }
}

/// A chunk with a table of any type.
struct AnyChunk {
    state: RwSignal<State>,
    fetch: Box<dyn Fn() -> Fetched<Table> + Send + Sync>,
    styles: &'static [&'static str],
    words: usize,
}

impl AnyChunk {
    fn fetch(&'static self) {
        self.load(Box::new(|_| ()));
    }

    fn load(&'static self, work: Box<dyn FnOnce(Table)>) {
        match self.state.get_untracked() {
            State::Ready(table) => return work(table),
            State::Failed => self.state.set(State::Pending),
            State::Pending => {}
        }
        leptos::task::spawn_local(async move {
            let styles = styles::enable_all(self.styles);
            let words = words::need(self.words);
            let mut fetched = (self.fetch)().await;
            if fetched.is_ok() && !(styles.await && words.await) {
                fetched = Err(ChunkMissing);
            }
            // Another fetch may have been faster. Setting the signal again would redraw the chunk's view.
            let table = match (self.state.get_untracked(), fetched) {
                (State::Ready(table), _) => table,
                (_, Ok(table)) => {
                    self.state.set(State::Ready(table));
                    table
                }
                (_, Err(ChunkMissing)) => return self.state.set(State::Failed),
            };
            work(table);
        });
    }

    fn draw(&'static self, view: Box<dyn Fn(Table) -> AnyView + Send>, is_quiet: bool) -> AnyView {
        (move || match self.state.get() {
            State::Ready(table) => view(table),
            State::Pending if is_quiet => view! { <p class="part-coming" hidden></p> }.into_any(),
            State::Pending => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
            State::Failed if is_quiet => ().into_any(),
            State::Failed => self.failure(),
        })
        .into_any()
    }

    /// Draws the message that the chunk could not be fetched, with buttons to try again and to load the newest version.
    fn failure(&'static self) -> AnyView {
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

    fn failure_if_any(&'static self) -> AnyView {
        (move || matches!(self.state.get(), State::Failed).then(|| self.failure())).into_any()
    }
}
