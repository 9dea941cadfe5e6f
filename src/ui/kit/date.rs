//! Dates in the language of the page.

use crate::i18n::Lang;
use js_sys::{Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Formats a time for a language, in the form of the browser's country if the browser has that language.
pub fn date(lang: Lang, time: u64) -> String {
    let options = Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a property of a new object cannot fail.
        let _ignored = Reflect::set(&options, &key.into(), &value.into());
    }
    let time = js_sys::Date::new(&JsValue::from_f64(time as f64));
    time.to_locale_string(tag(lang).as_deref().unwrap_or(lang.code()), &options).into()
}

/// The units of time that [`ago`] counts in, the largest first, in seconds.
const UNITS: [(&str, u64); 4] = [("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60)];

/// Says for a language how long ago a time was: "2 hours ago", "yesterday", "now".
pub fn ago(lang: Lang, time: u64) -> String {
    let seconds = (js_sys::Date::now() as u64).saturating_sub(time) / 1000;
    let (unit, size) = UNITS.into_iter().find(|(_, size)| seconds >= *size).unwrap_or(("second", 60));
    let options = Object::new();
    let _ignored = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let count = (seconds / size) as f64;
    js_sys::Intl::RelativeTimeFormat::new(&js_sys::Array::of1(&lang.code().into()), &options)
        .format(-count, unit)
        .into()
}

/// Formats a day, counted from 1 January 1970, for a language.
pub fn day(lang: Lang, day: u32) -> String {
    let options = Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeZone", "UTC")] {
        let _ignored = Reflect::set(&options, &key.into(), &value.into());
    }
    let time = js_sys::Date::new(&JsValue::from_f64(f64::from(day) * 86_400_000.0));
    time.to_locale_date_string(tag(lang).as_deref().unwrap_or(lang.code()), &options).into()
}

/// Formats today for a language, for the head of a sheet of paper.
pub fn today(lang: Lang) -> String {
    let options = Object::new();
    let _ignored = Reflect::set(&options, &"dateStyle".into(), &"long".into());
    js_sys::Date::new_0().to_locale_date_string(tag(lang).as_deref().unwrap_or(lang.code()), &options).into()
}

/// Returns the tag of the browser's country, if the browser has the language.
fn tag(lang: Lang) -> Option<String> {
    window().navigator().language().filter(|tag| Lang::from_tag(tag) == lang)
}
