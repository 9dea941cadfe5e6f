//! Short sounds, synthesised by the browser, and the button that switches them on and off.

use crate::game::{Event, Record};
use crate::i18n::shell;
use crate::ui::kit::aria::aria;
use crate::ui::kit::browser;
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::store::Match;
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, AudioContextState, GainNode, OscillatorType};

/// What a sound tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Meeples are picked up.
    PickUp,
    /// A meeple is dropped: the nth of its move. Each drop is higher than the one before.
    Drop(usize),
    /// Meeples are collected.
    Collect,
    /// A camel, a tent, a palm tree or a palace is placed.
    Piece,
    /// Somebody is killed.
    Blade,
    /// Coins change hands.
    Coin,
    /// A card is taken.
    Card,
    /// A turn begins.
    Turn,
    /// The nth line of the score sheet is counted.
    Line(usize),
    /// The winner is named.
    End,
}

/// A tone. It begins at one pitch and glides to another, in hertz; times are in seconds.
struct Tone {
    pitch: f32,
    glides_to: f32,
    start: f64,
    length: f64,
    volume: f32,
    wave: OscillatorType,
}

/// The steps of the scale on which drops and lines rise, in semitones.
const SCALE: [u8; 5] = [0, 2, 4, 7, 9];
/// The time between the sounds of one action, in seconds.
const BETWEEN: f64 = 0.11;
/// The most sounds of one action.
const MOST: usize = 4;
/// The least time between the sounds of two actions, in seconds.
const LEAST: f64 = 0.03;
/// The volume of all sounds, at 100 % of the settings.
const LEVEL: f32 = 0.22;
/// How long a device vibrates as a meeple lands, in milliseconds.
const KNOCK: u32 = 12;

impl Cue {
    /// Returns the sound of an event; most events have none. `drops` counts the drops of the move so far.
    fn of(event: &Event, drops: usize) -> Option<Self> {
        Some(match event {
            Event::TurnStarted { .. } => Self::Turn,
            Event::Controlled { .. } | Event::MovedCamel { .. } | Event::Placed { .. } => Self::Piece,
            Event::Killed { .. } => Self::Blade,
            Event::Coins { .. } => Self::Coin,
            Event::TookCards { .. }
            | Event::TookDjinn { .. }
            | Event::DrewItems { .. }
            | Event::WhimTaken { .. }
            | Event::Bid { .. } => Self::Card,
            Event::PickedUp { .. } => Self::PickUp,
            Event::Collected { .. } => Self::Collect,
            Event::Dropped { .. } | Event::Carried { .. } => Self::Drop(drops),
            _ => return None,
        })
    }

    fn tones(self) -> Vec<Tone> {
        use OscillatorType::{Sine, Triangle};
        let tone =
            |pitch, glides_to, start, length, volume, wave| Tone { pitch, glides_to, start, length, volume, wave };
        let bell = |pitch, start, length, volume| tone(pitch, pitch, start, length, volume, Sine);
        match self {
            Self::PickUp => vec![tone(196.0, 330.0, 0.0, 0.12, 0.5, Triangle)],
            // Wood: a tone with a short knock.
            Self::Drop(nth) => {
                let pitch = rising(220.0, nth);
                vec![bell(pitch, 0.0, 0.22, 0.7), tone(pitch * 4.0, pitch * 3.0, 0.0, 0.03, 0.25, Triangle)]
            }
            Self::Collect => {
                vec![bell(523.0, 0.0, 0.12, 0.3), bell(659.0, 0.06, 0.12, 0.3), bell(784.0, 0.12, 0.2, 0.3)]
            }
            Self::Piece => vec![tone(150.0, 70.0, 0.0, 0.2, 0.9, Sine), tone(420.0, 200.0, 0.0, 0.04, 0.3, Triangle)],
            Self::Blade => vec![tone(880.0, 330.0, 0.0, 0.14, 0.25, Triangle)],
            Self::Coin => vec![bell(1319.0, 0.0, 0.1, 0.22), bell(1760.0, 0.06, 0.28, 0.2)],
            Self::Card => vec![tone(620.0, 380.0, 0.0, 0.07, 0.3, Triangle)],
            Self::Turn => vec![bell(523.0, 0.0, 0.16, 0.3), bell(659.0, 0.11, 0.3, 0.3)],
            Self::Line(nth) => vec![bell(rising(330.0, nth), 0.0, 0.18, 0.35)],
            Self::End => vec![
                bell(523.0, 0.0, 0.25, 0.35),
                bell(659.0, 0.13, 0.25, 0.35),
                bell(784.0, 0.26, 0.3, 0.35),
                bell(1047.0, 0.39, 0.7, 0.3),
            ],
        }
    }
}

/// Returns the nth pitch of the scale above another one.
fn rising(from: f32, nth: usize) -> f32 {
    // Beyond three octaves a sound is no longer pleasant.
    let nth = nth.min(3 * SCALE.len() - 1);
    let semitones = 12 * (nth / SCALE.len()) + usize::from(SCALE[nth % SCALE.len()]);
    from * 2.0_f32.powf(semitones as f32 / 12.0)
}

/// The sounds of the page, if the settings allow them: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Sounds {
    is_on: RwSignal<bool>,
    volume: RwSignal<u8>,
}

impl Sounds {
    /// Returns the sounds of the page.
    #[must_use]
    pub fn expect() -> Self {
        let Settings { sound, volume, .. } = Settings::expect();
        Self { is_on: sound, volume }
    }

    /// Plays a sound.
    pub fn play(self, cue: Cue) {
        self.play_all([cue], 0.0);
    }

    /// Plays sounds one after another, so many seconds apart.
    pub fn play_all(self, cues: impl IntoIterator<Item = Cue>, apart: f64) {
        if !self.is_on.get_untracked() {
            return;
        }
        wake();
        OUTPUT.with_borrow(|output| {
            let Some(output) = output.as_ref().filter(|output| output.is_free()) else { return };
            output.gain.gain().set_value(LEVEL * f32::from(self.volume.get_untracked()) / 100.0);
            for (nth, cue) in cues.into_iter().enumerate() {
                for tone in cue.tones() {
                    // A device that cannot play the sound stays silent.
                    let _ignored = output.play(&tone, nth as f64 * apart);
                }
            }
        });
    }
}

/// Returns whether the device can vibrate: computers with a mouse only say so.
#[must_use]
pub fn can_vibrate() -> bool {
    browser::navigator("vibrate").is_ok_and(|vibrate| vibrate.is_function()) && matches_media("(pointer: coarse)")
}

/// Plays the sounds of each action, and lets the device vibrate, if the settings allow it.
pub fn use_sound() {
    let table = Match::expect();
    let sounds = Sounds::expect();
    let vibration = Settings::expect().vibration;
    Effect::new(move |_| {
        let news = table.news();
        let is_own = vibration.get_untracked() && untrack(|| table.computer_does()).is_none();
        if is_own && can_vibrate() && news.iter().any(|event| matches!(event, Event::Dropped { .. })) {
            // Browsers do so only after a touch.
            let _may_be_refused = window().navigator().vibrate_with_duration(KNOCK);
        }
        let drops = untrack(|| table.with_record(drops));
        let mut cues: Vec<_> = news.iter().filter_map(|event| Cue::of(event, drops)).collect();
        cues.dedup();
        cues.truncate(MOST);
        sounds.play_all(cues, BETWEEN);
    });
    // The output is made at the first gesture, and only a gesture resumes it on some devices.
    let wake_up = move || {
        if sounds.is_on.get_untracked() {
            wake();
        }
    };
    let pointer = window_event_listener(ev::pointerup, move |_| wake_up());
    let key = window_event_listener(ev::keydown, move |_| wake_up());
    let shown = window_event_listener_untyped("visibilitychange", |_| resume());
    on_cleanup(move || {
        pointer.remove();
        key.remove();
        shown.remove();
    });
}

/// Returns how many meeples were dropped since the last pick-up, less one.
fn drops(record: &Record) -> usize {
    let events = record.entries().rev().flat_map(|(_, events)| events.iter().rev());
    let dropped = events.take_while(|event| !matches!(event, Event::PickedUp { .. }));
    dropped.filter(|event| matches!(event, Event::Dropped { .. })).count().saturating_sub(1)
}

/// The output of the page. It outlives games, because browsers allow only a few.
struct Output {
    context: AudioContext,
    gain: GainNode,
    /// When sounds began last.
    last: Cell<f64>,
}

thread_local! {
    static OUTPUT: RefCell<Option<Output>> = const { RefCell::new(None) };
}

impl Output {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let gain = context.create_gain()?;
        gain.connect_with_audio_node(&context.destination())?;
        let resume = Closure::<dyn Fn()>::new(resume).into_js_value();
        context.set_onstatechange(Some(resume.unchecked_ref()));
        Ok(Self { context, gain, last: Cell::new(f64::MIN) })
    }

    /// Returns whether the last sounds have begun a while ago. Computers may play a whole turn at once, which would be a noise.
    fn is_free(&self) -> bool {
        let now = self.context.current_time();
        now - self.last.replace(now) > LEAST
    }

    fn play(&self, tone: &Tone, after: f64) -> Result<(), JsValue> {
        let start = self.context.current_time() + tone.start + after;
        let end = start + tone.length;
        let (oscillator, gain) = (self.context.create_oscillator()?, self.context.create_gain()?);
        oscillator.set_type(tone.wave);
        oscillator.frequency().set_value_at_time(tone.pitch, start)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(tone.glides_to, end)?;
        // A short rise, so that the tone does not click.
        gain.gain().set_value_at_time(0.0, start)?;
        gain.gain().linear_ramp_to_value_at_time(tone.volume, start + 0.005)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&self.gain)?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)
    }
}

/// Makes the output once the player has touched the page, and resumes it.
fn wake() {
    OUTPUT.with_borrow_mut(|output| {
        if output.is_none() && was_touched() {
            *output = Output::new().ok();
        }
    });
    resume();
}

/// Resumes the output, which a call, another app or a hidden page may have stopped.
fn resume() {
    let context = OUTPUT.with_borrow(|output| output.as_ref().map(|output| output.context.clone()));
    let is_stopped = |context: &AudioContext| {
        !document().hidden() && !matches!(context.state(), AudioContextState::Running | AudioContextState::Closed)
    };
    if let Some(Ok(resumed)) = context.filter(is_stopped).map(|context| context.resume()) {
        // It fails while the call goes on; the next gesture tries again.
        leptos::task::spawn_local(async move { drop(JsFuture::from(resumed).await) });
    }
}

/// Returns whether the player has touched the page: browsers let no sound begin before. Those that do not tell try.
fn was_touched() -> bool {
    let touched =
        browser::navigator("userActivation").and_then(|activation| browser::get(&activation, "hasBeenActive"));
    touched.map_or(true, |touched| touched != false)
}

/// The button that switches the sounds on and off.
#[component]
pub fn SoundButton() -> impl IntoView {
    let sounds = Sounds::expect();
    let sound = sounds.is_on;
    let toggle = move |_| {
        sound.update(|is_on| *is_on = !*is_on);
        sounds.play(Cue::Turn);
    };
    let waves = move || {
        if sound.get() { "M15.5 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" } else { "M16 9.5l5 5M21 9.5l-5 5" }
    };
    view! {
        <button type="button" class="bar-button" data-does="sound" title=t(shell::sound) aria-label=t(shell::sound)
            aria-pressed=move || aria(sound.get()) on:click=toggle>
            <svg class="icon" aria-hidden="true" focusable="false" viewBox="0 0 24 24" fill="none" stroke="currentColor"
                stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
                <path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z" />
                <path d=waves />
            </svg>
        </button>
    }
}
