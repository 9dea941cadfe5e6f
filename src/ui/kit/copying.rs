//! Copies a text to the clipboard, and says whether that worked.

use super::browser;
use super::settings::Settings;
use crate::i18n::{Lang, shell};
use crate::ui::kit::reactive::RwSignal;
use js_sys::Array;
use leptos::html;
use leptos::prelude::*;

/// The copying of a text, and how it ended: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Copying {
    /// A field with the text, if there is one. If the browser does not copy, the text is selected there, so that the player
    /// can.
    pub field: NodeRef<html::Textarea>,
    was_copied: RwSignal<Option<bool>>,
    lang: RwSignal<Lang>,
}

impl Copying {
    /// Starts with nothing copied; it ends with the component.
    #[must_use]
    pub fn of_component() -> Self {
        Self { field: NodeRef::new(), was_copied: RwSignal::new(None), lang: Settings::expect().lang }
    }

    /// Forgets how it ended.
    pub fn forget(self) {
        self.was_copied.set(None);
    }

    /// Copies a text.
    pub fn copy(self, text: String) {
        // Screen readers hear the result again if it comes again.
        self.forget();
        leptos::task::spawn_local(self.copied(text));
    }

    /// Copies a text that took time to make, within the task that made it.
    pub async fn copied(self, text: String) {
        let is_copied = write(&text).await;
        // The player may have closed the dialog in the meantime.
        if let Some(field) = self.field.try_get_untracked().flatten().filter(|_| !is_copied) {
            field.select();
        }
        self.was_copied.try_set(Some(is_copied));
    }

    /// Returns whether the last text was not copied; tracked.
    #[must_use]
    pub fn has_failed(self) -> bool {
        self.was_copied.get() == Some(false)
    }

    /// Returns how it ended in words; tracked.
    #[must_use]
    pub fn result(self) -> Option<&'static str> {
        let words = if self.was_copied.get()? { shell::copied } else { shell::copy_failed };
        Some(words(self.lang.get()))
    }

    /// Draws how it ended.
    pub fn status(self) -> impl IntoView {
        view! { <span role="status">{move || self.result()}</span> }
    }
}

/// Writes a text to the clipboard, and returns whether the browser has allowed it.
async fn write(text: &str) -> bool {
    let Ok(clipboard) = browser::navigator("clipboard") else { return false };
    browser::call_async(&clipboard, "writeText", &Array::of1(&text.into())).await.is_ok()
}
