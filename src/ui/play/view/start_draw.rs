//! The draw of the start order: at the start of a new game the discs of the bid order shuffle into their places.

use crate::ui::kit::browser;
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds};
use js_sys::{Array, Math, Object, Reflect};
use leptos::ev;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// How long the discs move, in milliseconds.
const TIME: f64 = 1500.0;
/// How often they change places.
const CHANGES: usize = 3;

/// Shuffles the discs into their places once, when the table of a new game is seen first. A tap or a key ends it.
pub fn use_start_draw(table: Match) {
    let motion = Settings::expect().motion;
    let sounds = Sounds::expect();
    let was_drawn = Cell::new(false);
    let moves = StoredValue::new_local(Vec::<JsValue>::new());
    Effect::new(move |_| {
        if table.cover().is_some() || was_drawn.replace(true) {
            return;
        }
        if motion.get_untracked() && !matches_media("(prefers-reduced-motion: reduce)") {
            request_animation_frame(move || {
                let started = shuffle(&discs());
                if !started.is_empty() && moves.try_set_value(started).is_none() {
                    sounds.play_all((0..=CHANGES).map(Cue::Drop), TIME / 1000.0 / (CHANGES as f64 + 1.0));
                }
            });
        }
    });
    let end = move || {
        for one in moves.try_update_value(std::mem::take).into_iter().flatten() {
            // It fails only for an animation that is over.
            let _ignored = browser::call(&one, "finish", &Array::new());
        }
    };
    let pointer = window_event_listener(ev::pointerdown, move |_| end());
    let key = window_event_listener(ev::keydown, move |_| end());
    on_cleanup(move || {
        pointer.remove();
        key.remove();
    });
}

/// Returns the discs of the bid order on the page.
fn discs() -> Vec<HtmlElement> {
    let disc = |nth: usize| document().query_selector(&format!(".bid-order li:nth-child({nth})")).ok().flatten();
    (1..).map_while(disc).filter_map(|disc| disc.dyn_into().ok()).collect()
}

/// Moves the discs over the places of others to their own; returns the animations.
fn shuffle(discs: &[HtmlElement]) -> Vec<JsValue> {
    let places: Vec<_> = discs.iter().map(|disc| (disc.offset_left(), disc.offset_top())).collect();
    let orders: Vec<Vec<usize>> = (0..CHANGES).map(|_| any_order(discs.len())).collect();
    let options = object(&[("duration", TIME.into())]);
    let animate = |(place, disc): (usize, &HtmlElement)| {
        let at = |order: &Vec<usize>| {
            let ((x, y), (own_x, own_y)) = (places[order[place]], places[place]);
            format!("{}px {}px", x - own_x, y - own_y)
        };
        let frames = orders.iter().map(at).chain([String::from("0px 0px")]);
        let frames: Array =
            frames.map(|to| object(&[("translate", to.into()), ("easing", "ease-in-out".into())])).collect();
        browser::call(disc, "animate", &Array::of2(&frames, &options)).ok()
    };
    discs.iter().enumerate().filter_map(animate).collect()
}

/// Returns numbers below a bound in any order.
fn any_order(bound: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..bound).collect();
    for last in (1..bound).rev() {
        order.swap(last, (Math::random() * (last + 1) as f64) as usize);
    }
    order
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a new object cannot fail.
        let _ignored = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
