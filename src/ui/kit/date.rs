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
    let tag = window().navigator().language().filter(|tag| Lang::from_tag(tag) == lang);
    let time = js_sys::Date::new(&JsValue::from_f64(time as f64));
    time.to_locale_string(tag.as_deref().unwrap_or(lang.code()), &options).into()
}
