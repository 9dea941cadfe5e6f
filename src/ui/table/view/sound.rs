//! A few short sounds, synthesised by the browser; off by default.

use crate::game::Event;
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A tone: its pitch in hertz, its start and length in seconds, its volume, and its wave form.
type Tone = (f32, f64, f64, f32, OscillatorType);

const WOOD: &[Tone] = &[(210.0, 0.0, 0.06, 0.5, OscillatorType::Triangle)];
const LIFT: &[Tone] =
    &[(300.0, 0.0, 0.05, 0.3, OscillatorType::Triangle), (400.0, 0.04, 0.05, 0.3, OscillatorType::Triangle)];
const COINS: &[Tone] =
    &[(1400.0, 0.0, 0.09, 0.2, OscillatorType::Sine), (1870.0, 0.06, 0.14, 0.2, OscillatorType::Sine)];
const CARD: &[Tone] = &[(520.0, 0.0, 0.04, 0.2, OscillatorType::Sawtooth)];
const STAKE: &[Tone] = &[(120.0, 0.0, 0.14, 0.7, OscillatorType::Triangle)];
const BLADE: &[Tone] =
    &[(900.0, 0.0, 0.05, 0.15, OscillatorType::Sawtooth), (500.0, 0.04, 0.12, 0.15, OscillatorType::Sawtooth)];
const TURN: &[Tone] = &[(523.0, 0.0, 0.12, 0.25, OscillatorType::Sine), (659.0, 0.1, 0.18, 0.25, OscillatorType::Sine)];
const END: &[Tone] = &[
    (523.0, 0.0, 0.15, 0.3, OscillatorType::Sine),
    (659.0, 0.13, 0.15, 0.3, OscillatorType::Sine),
    (784.0, 0.26, 0.4, 0.3, OscillatorType::Sine),
];

/// Plays a sound after each action, if the settings say so.
pub fn use_sound() {
    let table = Match::expect();
    let is_enabled = Settings::expect().sound;
    let context = StoredValue::new_local(None::<AudioContext>);
    Effect::new(move |_| {
        let news = table.news();
        let Some(tones) = news.iter().rev().find_map(tones).filter(|_| is_enabled.get_untracked()) else { return };
        if context.with_value(Option::is_none) {
            // Browsers allow a context only after a tap, so it is made for the first sound.
            context.set_value(AudioContext::new().ok());
        }
        context.with_value(|context| {
            // A device that cannot play the sound stays silent.
            let _ignored = context.as_ref().map(|context| play(context, tones));
        });
    });
}

/// Returns the sound of an event; most events have none.
fn tones(event: &Event) -> Option<&'static [Tone]> {
    Some(match event {
        Event::GameEnded { .. } => END,
        Event::TurnStarted { .. } => TURN,
        Event::Controlled { .. } | Event::MovedCamel { .. } | Event::Placed { .. } => STAKE,
        Event::Killed { .. } => BLADE,
        Event::Coins { .. } => COINS,
        Event::TookCards { .. } | Event::TookDjinn { .. } | Event::DrewItems { .. } | Event::WhimTaken { .. } => CARD,
        Event::PickedUp { .. } | Event::Collected { .. } => LIFT,
        Event::Dropped { .. } | Event::Carried { .. } | Event::Bid { .. } => WOOD,
        _ => return None,
    })
}

fn play(context: &AudioContext, tones: &[Tone]) -> Result<(), JsValue> {
    let now = context.current_time();
    for &(pitch, start, length, volume, wave) in tones {
        let (tone, gain) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(wave);
        tone.frequency().set_value(pitch);
        gain.gain().set_value_at_time(volume * 0.4, now + start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, now + start + length)?;
        tone.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(now + start)?;
        tone.stop_with_when(now + start + length)?;
    }
    Ok(())
}
