//! Timeouts that belong to a component.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use std::time::Duration;

/// One timeout at a time: a handle, copied freely. Disposing the component cancels it.
#[derive(Clone, Copy)]
pub struct ComponentTimeout(StoredValue<Option<Timeout>, LocalStorage>);

/// Prepares a timeout for the component.
pub fn use_timeout() -> ComponentTimeout {
    ComponentTimeout(StoredValue::new_local(None))
}

impl ComponentTimeout {
    /// Calls `work` after a time, unless the timeout is started again or stopped before.
    pub fn start(self, time: Duration, work: impl FnOnce() + 'static) {
        // Dropping the previous timeout cancels it.
        let _ignored = self.0.try_set_value(Some(Timeout::new(time.as_millis() as u32, work)));
    }

    /// Cancels the timeout.
    pub fn stop(self) {
        let _ignored = self.0.try_set_value(None);
    }
}
