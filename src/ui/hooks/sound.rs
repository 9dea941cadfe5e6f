//! A few short sounds, made by the browser itself; off unless they are wanted.

use crate::game::Event;
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A tone: its pitch in hertz, when it starts and how long it lasts in seconds, how loud it is, and its kind.
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

/// Lets be heard what happens, if that is wanted.
pub fn use_sound() {
    let game = Match::expect();
    let wanted = Settings::expect().sound;
    let context = StoredValue::new_local(None::<AudioContext>);
    Effect::new(move |_| {
        let news = game.news();
        let Some(tones) = news.iter().rev().find_map(tones).filter(|_| wanted.get_untracked()) else { return };
        if context.with_value(Option::is_none) {
            // Made at the first sound, which follows a tap: browsers want that.
            context.set_value(AudioContext::new().ok());
        }
        context.with_value(|context| {
            // A device without sound plays on without it.
            let _silent = context.as_ref().map(|context| play(context, tones));
        });
    });
}

/// What an event sounds like; the last that sounds is heard.
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
    for &(pitch, start, lasts, loud, kind) in tones {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(kind);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(loud * 0.4, now + start)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + start + lasts)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(now + start)?;
        tone.stop_with_when(now + start + lasts)?;
    }
    Ok(())
}
