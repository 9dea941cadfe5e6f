//! The browser's Back button: it closes what is open before it leaves a screen.
//!
//! While something is open, the browser's history has one more entry for the same address. Each entry notes in its state
//! what it belongs to. A page that provides no [`Back`], such as an embedded board, leaves the history alone.

use crate::ui::kit::reactive::Effect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The mark at the end of the state of an entry for something open.
const OPEN: char = '+';

/// What is open, the topmost last, and the entry of the history that the page is at: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Back {
    open: StoredValue<Vec<(usize, Callback<()>)>>,
    /// How many things were opened so far.
    count: StoredValue<usize>,
    at: StoredValue<Entry>,
}

/// An entry of the history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    address: String,
    state: String,
}

impl Entry {
    fn read() -> Self {
        let state = window().history().and_then(|history| history.state()).ok().and_then(|state| state.as_string());
        // An empty fragment is none.
        let address = window().location().href().unwrap_or_default();
        Self { address: address.trim_end_matches('#').to_owned(), state: state.unwrap_or_default() }
    }
}

/// What a step through the history means for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It closed something, or the page goes on to the entry before.
    Handled,
    /// It leads to another entry of the same address.
    Here,
    /// It leads to another address.
    Elsewhere,
}

impl Default for Back {
    fn default() -> Self {
        Self { open: StoredValue::default(), count: StoredValue::default(), at: StoredValue::new(Entry::read()) }
    }
}

impl Back {
    /// Returns what the present entry belongs to.
    #[must_use]
    pub fn state(self) -> String {
        Entry::read().state.trim_end_matches(OPEN).to_owned()
    }

    /// Adds an entry to the history, for an address or for the present one.
    pub fn push(self, state: &str, address: Option<&str>) {
        // A browser that refuses leaves Back as it is.
        let _ignored =
            window().history().and_then(|history| history.push_state_with_url(&JsValue::from_str(state), "", address));
        self.at.set_value(Entry::read());
    }

    /// Replaces the present entry of the history.
    pub fn replace(self, state: &str, address: Option<&str>) {
        let _ignored = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::from_str(state), "", address));
        self.at.set_value(Entry::read());
    }

    /// Gives the present entry another address, and marks it as that of something that was closed: Back skips it if the
    /// entry before has the same address.
    pub fn close_entry(self, address: &str) {
        self.replace(&format!("{}{OPEN}", self.state()), Some(address));
    }

    /// Goes to the entry before.
    pub fn go(self) {
        let _ignored = window().history().and_then(|history| history.back());
    }

    /// Follows a step through the history: closes the topmost thing if the step left its entry.
    pub fn follow(self) -> Step {
        let now = Entry::read();
        let before = self.at.try_update_value(|at| std::mem::replace(at, now.clone())).unwrap_or_default();
        if before.address != now.address {
            return Step::Elsewhere;
        }
        if !before.state.ends_with(OPEN) || now.state.ends_with(OPEN) {
            return Step::Here;
        }
        match self.open.with_value(|open| (open.last().copied(), open.len())) {
            (Some((_, close)), count) => {
                close.run(());
                if count > 1 {
                    self.guard();
                }
            }
            // It was closed by other means, so its entry means nothing any more.
            (None, _) => self.go(),
        }
        Step::Handled
    }

    /// Adds an entry for what is open, unless the present entry is one.
    fn guard(self) {
        let state = Entry::read().state;
        if !state.ends_with(OPEN) {
            self.push(&format!("{state}{OPEN}"), None);
        }
    }

    fn opened(self, close: Callback<()>) -> usize {
        let number = self.count.try_update_value(|count| {
            *count += 1;
            *count
        });
        let number = number.unwrap_or_default();
        self.open.update_value(|open| open.push((number, close)));
        self.guard();
        number
    }

    fn closed(self, number: usize) {
        let _is_disposed = self.open.try_update_value(|open| open.retain(|&(other, _)| other != number));
    }
}

/// Has the browser's Back button close something while it is open.
pub fn use_back(is_open: impl Fn() -> bool + 'static, close: impl Fn() + Send + Sync + 'static) {
    let Some(back) = use_context::<Back>() else { return };
    let close = Callback::new(move |()| close());
    let number = StoredValue::new(None);
    let end = move || {
        if let Some(number) = number.try_update_value(Option::take).flatten() {
            back.closed(number);
        }
    };
    Effect::new(move |_| {
        if !is_open() {
            end();
        } else if number.with_value(Option::is_none) {
            number.set_value(Some(back.opened(close)));
        }
    });
    on_cleanup(end);
}
