//! Texts of the catalogue in views.

use super::settings::Settings;
use crate::i18n::Phrase;
use leptos::prelude::*;

/// Returns a closure that returns a text of the catalogue in the current language: `<h2>{t(shell::menu)}</h2>`.
pub fn t(text: Phrase) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    let lang = Settings::expect().lang;
    move || text(lang.get())
}
