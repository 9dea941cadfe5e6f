//! Whether a component is still on the page.

use leptos::prelude::*;

/// Tells whether the component that made it is still on the page: a handle, copied freely.
///
/// Work that waits asks it before it goes on: the signals, stores and contexts of a disposed component are gone.
#[derive(Clone, Copy)]
pub struct Presence(StoredValue<()>);

impl Presence {
    /// Returns the presence of the component that is being made.
    #[must_use]
    pub fn of_component() -> Self {
        Self(StoredValue::new(()))
    }

    /// Returns whether the component is still on the page.
    #[must_use]
    pub fn is_here(self) -> bool {
        !self.0.is_disposed()
    }
}
