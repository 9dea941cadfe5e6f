//! The settings of this device, stored in `localStorage` where the browser has one.

use super::overlay::Overlay;
use super::pace::Pace;
use super::secrecy::Secrecy;
use super::theme::Theme;
use crate::i18n::Lang;
use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::{Effect, RwSignal};
#[cfg(feature = "split")]
use crate::ui::kit::words;
use leptos::prelude::*;

const LANG: &str = "naqala.lang";
const THEME: &str = "naqala.theme";
const CONTRAST: &str = "naqala.contrast";
const SECRECY: &str = "naqala.secrecy";
/// Earlier versions stored whether there is a cover.
const HAND_OVER: &str = "naqala.hand-over";
const MOTION: &str = "naqala.motion";
const PALETTE: &str = "naqala.palette";
const SOUND: &str = "naqala.sound";
const VOLUME: &str = "naqala.volume";
const VIBRATION: &str = "naqala.vibration";
const OVERLAYS: &str = "naqala.overlays";
const TURN: &str = "naqala.turn";
const ANSWERS: &str = "naqala.answers";
const READING: &str = "naqala.reading";
const PACE: &str = "naqala.pace";

/// The settings, a signal each: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page: that of the device, or of the player who decides.
    pub lang: RwSignal<Lang>,
    /// The language of the device, which is stored.
    pub device_lang: RwSignal<Lang>,
    /// Light, dark, or as the system has it.
    pub theme: RwSignal<Theme>,
    /// Whether lines and surfaces are drawn with strong contrast.
    pub contrast: RwSignal<bool>,
    /// What players at this device hide from each other.
    pub secrecy: RwSignal<Secrecy>,
    /// Whether the page animates movements.
    pub motion: RwSignal<bool>,
    /// Whether the palette is the one for colour-blind players.
    pub palette: RwSignal<bool>,
    /// Whether actions make a sound.
    pub sound: RwSignal<bool>,
    /// How loud sounds are, in per cent: 10 to 100.
    pub volume: RwSignal<u8>,
    /// Whether a device that can do so vibrates as a meeple lands.
    pub vibration: RwSignal<bool>,
    /// Whether the table turns towards the player who decides.
    pub turn: RwSignal<bool>,
    /// Whether type is larger, for a device that lies on the table.
    pub reading: RwSignal<bool>,
    /// Whether the page answers steps that have one answer.
    pub answers: RwSignal<bool>,
    /// The pace at which a computer's turn is shown.
    pub pace: RwSignal<Pace>,
    /// The aids drawn over the board.
    pub overlays: RwSignal<Vec<Overlay>>,
}

impl Settings {
    /// Returns the settings of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Reads the settings of this device. `lang` is the language whose words are here: the default if the player has chosen none.
    #[must_use]
    pub fn load(lang: Lang) -> Self {
        let stored = local_storage::read(LANG).and_then(|code| Lang::from_code(&code));
        let theme =
            local_storage::read(THEME).and_then(|name| Theme::ALL.into_iter().find(|theme| theme.name() == name));
        let pace = local_storage::read(PACE).and_then(|name| Pace::ALL.into_iter().find(|pace| pace.name() == name));
        let secrecy = match local_storage::read(SECRECY).map(|name| name.parse()) {
            Some(Ok(secrecy)) => secrecy,
            _ => match local_storage::read(HAND_OVER).as_deref() {
                Some("on") => Secrecy::Cover,
                Some("off") => Secrecy::Open,
                _ => Secrecy::default(),
            },
        };
        let switch =
            |key, default: bool| RwSignal::new(local_storage::read(key).map_or(default, |value| value == "on"));
        Self {
            lang: RwSignal::new(lang),
            device_lang: RwSignal::new(stored.unwrap_or(lang)),
            theme: RwSignal::new(theme.unwrap_or_default()),
            contrast: switch(CONTRAST, false),
            secrecy: RwSignal::new(secrecy),
            motion: switch(MOTION, true),
            palette: switch(PALETTE, false),
            sound: switch(SOUND, true),
            volume: RwSignal::new(
                local_storage::read(VOLUME)
                    .and_then(|text| text.parse().ok())
                    .map_or(100, |volume: u8| volume.clamp(10, 100)),
            ),
            vibration: switch(VIBRATION, true),
            turn: switch(TURN, false),
            reading: switch(READING, false),
            answers: switch(ANSWERS, true),
            pace: RwSignal::new(pace.unwrap_or_else(usual_pace)),
            overlays: RwSignal::new(
                local_storage::read(OVERLAYS)
                    .unwrap_or_else(|| Overlay::Score.name().to_owned())
                    .split(' ')
                    .filter_map(|name| name.parse().ok())
                    .collect(),
            ),
        }
    }

    /// Returns default settings that are never stored, for an embedded board.
    #[must_use]
    pub fn unsaved(lang: Lang) -> Self {
        Self {
            lang: RwSignal::new(lang),
            device_lang: RwSignal::new(lang),
            theme: RwSignal::default(),
            contrast: RwSignal::new(false),
            secrecy: RwSignal::new(Secrecy::Open),
            motion: RwSignal::new(true),
            palette: RwSignal::new(false),
            sound: RwSignal::new(false),
            volume: RwSignal::new(100),
            vibration: RwSignal::new(false),
            turn: RwSignal::new(false),
            reading: RwSignal::new(false),
            answers: RwSignal::new(true),
            pace: RwSignal::new(Pace::Calm),
            overlays: RwSignal::default(),
        }
    }

    /// Stores every later change, and applies the settings to the page.
    pub fn apply(self) {
        let lang = self.device_lang;
        save_changes(LANG, move || lang.get().code());
        Effect::new(move |_| self.speak(lang.get()));
        let theme = self.theme;
        save_changes(THEME, move || theme.get().name());
        let switches = [
            (CONTRAST, self.contrast),
            (MOTION, self.motion),
            (PALETTE, self.palette),
            (SOUND, self.sound),
            (VIBRATION, self.vibration),
            (TURN, self.turn),
            (READING, self.reading),
            (ANSWERS, self.answers),
        ];
        for (key, signal) in switches {
            save_changes(key, move || if signal.get() { "on" } else { "off" });
        }
        let volume = self.volume;
        save_changes(VOLUME, move || volume.get().to_string());
        let secrecy = self.secrecy;
        save_changes(SECRECY, move || secrecy.get().name());
        let pace = self.pace;
        save_changes(PACE, move || pace.get().name());
        let overlays = self.overlays;
        save_changes(OVERLAYS, move || {
            overlays.with(|overlays| overlays.iter().map(|overlay| overlay.name()).collect::<Vec<_>>().join(" "))
        });
        attribute("data-reading", move || self.reading.get().then_some(""));
        self.apply_to_page();
    }

    /// Shows the page in a language as soon as its words are here: at once if they are. The last call wins.
    pub fn speak(self, lang: Lang) {
        #[cfg(feature = "split")]
        words::when_here(lang, move || self.lang.set(lang));
        #[cfg(not(feature = "split"))]
        self.lang.set(lang);
    }

    /// Applies language, colours and movement to the root of the page.
    pub fn apply_to_page(self) {
        let (lang, theme) = (self.lang, self.theme);
        attribute("lang", move || Some(lang.get().code()));
        attribute("dir", move || Some(lang.get().direction()));
        attribute("data-theme", move || Some(theme.get().name()));
        attribute("data-contrast", move || self.contrast.get().then_some("more"));
        attribute("data-palette", move || self.palette.get().then_some("safe"));
        attribute("data-motion", move || (!self.motion.get()).then_some("off"));
    }
}

/// Returns the pace for a player who has chosen none: steps only where the device does not ask for less movement.
#[must_use]
pub fn usual_pace() -> Pace {
    if matches_media("(prefers-reduced-motion: reduce)") { Pace::AtOnce } else { Pace::Calm }
}

/// Stores a value whenever it changes. The first value is not stored, so that a default stays a default.
fn save_changes<T: AsRef<str> + PartialEq + 'static>(key: &'static str, value: impl Fn() -> T + 'static) {
    Effect::new(move |before: Option<T>| {
        let value = value();
        if before.is_some_and(|before| before != value) {
            local_storage::write(key, value.as_ref());
        }
        value
    });
}

/// Binds an attribute of the root to a value.
fn attribute(name: &'static str, value: impl Fn() -> Option<&'static str> + 'static) {
    Effect::new(move |_| {
        let Some(root) = document().document_element() else { return };
        let _ignored = match value() {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    });
}
