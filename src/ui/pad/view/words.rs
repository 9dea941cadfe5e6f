//! When and where a game was played, and its players, in the words of the page.

use crate::i18n::{Lang, shell};
use crate::ui::pad::model::Pad;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Returns the names of the players, or numbers for those without one.
pub fn names_of(lang: Lang, pad: &Pad) -> Vec<String> {
    let name =
        |(at, name): (usize, &str)| if name.is_empty() { shell::player_name(lang, at + 1) } else { name.to_owned() };
    pad.players.iter().map(|player| player.name.trim()).enumerate().map(name).collect()
}

/// Returns when and where a game was played.
pub fn heading(lang: Lang, pad: &Pad) -> String {
    let parts = [date(lang, &pad.date), pad.place.trim().to_owned()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Formats a date such as `2026-11-23` for a language, in the form of the browser's country if the browser has that
/// language.
pub fn date(lang: Lang, text: &str) -> String {
    let is_date = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    if !is_date {
        return text.to_owned();
    }
    let options = Object::new();
    // Setting a property of a new object cannot fail.
    let _ignored = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let tag = window().navigator().language().filter(|tag| Lang::from_tag(tag) == lang);
    // At noon it is the same day wherever the device is.
    let noon = Date::new(&JsValue::from_str(&format!("{text}T12:00")));
    if noon.get_time().is_nan() {
        return text.to_owned();
    }
    noon.to_locale_string(tag.as_deref().unwrap_or(lang.code()), &options).into()
}
