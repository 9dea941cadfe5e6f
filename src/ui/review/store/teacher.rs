//! The teacher: whether computers say why they have played as they did, and what was said last.

use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, RwSignal};

/// The key in the browser's local storage.
const KEY: &str = "naqala.teacher";

/// The teacher of this device: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Teacher {
    /// Whether computers say why.
    pub is_on: RwSignal<bool>,
    /// What is said of the last turn; `None` while there is nothing to say, or not all of it is known.
    pub line: RwSignal<Option<String>>,
    /// Whether the adviser could not be fetched, so that the line does not say what a turn leaves.
    pub is_unadvised: RwSignal<bool>,
}

impl Teacher {
    /// Reads the choice of this device, and stores each later one.
    #[must_use]
    pub fn load() -> Self {
        let is_on = RwSignal::new(local_storage::read(KEY).is_some_and(|value| value == "on"));
        Effect::new(move |before: Option<bool>| {
            let now = is_on.get();
            if before.is_some_and(|before| before != now) {
                local_storage::write(KEY, if now { "on" } else { "off" });
            }
            now
        });
        Self { is_on, line: RwSignal::new(None), is_unadvised: RwSignal::new(false) }
    }

    /// Returns the teacher of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }
}
