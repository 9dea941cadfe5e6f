//! Choices of this device: kept in localStorage where there is one.

use super::local;
use crate::i18n::Lang;
use crate::ui::overlay::Overlay;
use crate::ui::theme::Theme;
use leptos::prelude::*;
use std::cell::Cell;

const LANG: &str = "naqala.lang";
const THEME: &str = "naqala.theme";
const CONTRAST: &str = "naqala.contrast";
const HAND_OVER: &str = "naqala.hand-over";
const MOTION: &str = "naqala.motion";
const PALETTE: &str = "naqala.palette";
const SOUND: &str = "naqala.sound";
const OVERLAYS: &str = "naqala.overlays";
const TURN: &str = "naqala.turn";

/// The settings, each a signal.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page.
    pub lang: RwSignal<Lang>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Whether lines and surfaces are drawn with strong contrast.
    pub contrast: RwSignal<bool>,
    /// Whether a screen hides coins between players.
    pub hand_over: RwSignal<bool>,
    /// Whether things move.
    pub motion: RwSignal<bool>,
    /// Whether colours are those that colour-blind eyes tell apart.
    pub palette: RwSignal<bool>,
    /// Whether what happens is heard.
    pub sound: RwSignal<bool>,
    /// Whether the table turns towards whoever is to move.
    pub turn: RwSignal<bool>,
    /// What is drawn over the board for those who learn.
    pub overlays: RwSignal<Vec<Overlay>>,
}

impl Settings {
    /// The settings of the page; panics outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// The settings kept on this device; `lang` is the browser's language, for when none was chosen.
    #[must_use]
    pub fn load(lang: Lang) -> Self {
        let stored = local::read(LANG).and_then(|code| Lang::ALL.into_iter().find(|lang| lang.code() == code));
        let theme = local::read(THEME).and_then(|name| Theme::ALL.into_iter().find(|theme| theme.name() == name));
        let switch = |key, default: bool| RwSignal::new(local::read(key).map_or(default, |value| value == "on"));
        Self {
            lang: RwSignal::new(stored.unwrap_or(lang)),
            theme: RwSignal::new(theme.unwrap_or_default()),
            contrast: switch(CONTRAST, false),
            hand_over: switch(HAND_OVER, true),
            motion: switch(MOTION, true),
            palette: switch(PALETTE, false),
            sound: switch(SOUND, false),
            turn: switch(TURN, false),
            overlays: RwSignal::new(
                local::read(OVERLAYS).unwrap_or_default().split(' ').filter_map(|name| name.parse().ok()).collect(),
            ),
        }
    }

    /// Settings that are not kept on this device: those of an embedded board.
    #[must_use]
    pub fn unkept(lang: Lang) -> Self {
        let switch = RwSignal::new;
        Self {
            lang: RwSignal::new(lang),
            theme: RwSignal::default(),
            contrast: switch(false),
            hand_over: switch(false),
            motion: switch(true),
            palette: switch(false),
            sound: switch(false),
            turn: switch(false),
            overlays: RwSignal::default(),
        }
    }

    /// Keeps what is chosen from now on, and lets the page follow.
    pub fn apply(self) {
        let lang = self.lang;
        keep(LANG, move || lang.get().code());
        let theme = self.theme;
        keep(THEME, move || theme.get().name());
        let switches = [
            (CONTRAST, self.contrast),
            (HAND_OVER, self.hand_over),
            (MOTION, self.motion),
            (PALETTE, self.palette),
            (SOUND, self.sound),
            (TURN, self.turn),
        ];
        for (key, signal) in switches {
            keep(key, move || if signal.get() { "on" } else { "off" });
        }
        let overlays = self.overlays;
        keep(OVERLAYS, move || {
            overlays.with(|overlays| overlays.iter().map(|overlay| overlay.name()).collect::<Vec<_>>().join(" "))
        });
        self.show();
    }

    /// Lets the page follow: its language, colours and movement.
    pub fn show(self) {
        let (lang, theme) = (self.lang, self.theme);
        attribute("lang", move || Some(lang.get().code()));
        attribute("data-theme", move || Some(theme.get().name()));
        attribute("data-contrast", move || self.contrast.get().then_some("more"));
        attribute("data-palette", move || self.palette.get().then_some("safe"));
        attribute("data-motion", move || (!self.motion.get()).then_some("off"));
    }
}

/// Writes a value whenever it is changed, but not what it was at first.
fn keep<T: AsRef<str> + PartialEq + 'static>(key: &'static str, value: impl Fn() -> T + 'static) {
    let before = Cell::new(None);
    Effect::new(move |_| {
        let value = value();
        let is_new = before.replace(None).is_some_and(|before| before != value);
        if is_new {
            local::write(key, value.as_ref());
        }
        before.set(Some(value));
    });
}

/// Lets an attribute of the root follow a value.
fn attribute(name: &'static str, value: impl Fn() -> Option<&'static str> + 'static) {
    Effect::new(move |_| {
        let Some(root) = document().document_element() else { return };
        let _unchanged = match value() {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    });
}
