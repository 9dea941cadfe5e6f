//! Choices of this device: kept in localStorage where there is one.

use crate::i18n::Lang;
use leptos::prelude::*;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The settings, each a signal.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page.
    pub lang: RwSignal<Lang>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Whether a screen hides coins between players.
    pub hand_over: RwSignal<bool>,
    /// Whether things move.
    pub motion: RwSignal<bool>,
}

impl Settings {
    /// The settings of the page; panics outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// What holds before anything was chosen.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Self {
            lang: RwSignal::new(lang),
            theme: RwSignal::new(Theme::default()),
            hand_over: RwSignal::new(true),
            motion: RwSignal::new(true),
        }
    }
}
