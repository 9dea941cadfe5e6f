//! The choice of the device's language.

use super::Settings;
use crate::i18n::{Lang, shell};
use crate::ui::kit::choice::Choice;
use leptos::prelude::*;

/// A choice among the languages, each by its own name.
#[component]
pub fn LanguageChoice(
    /// The name of the group of radio buttons.
    name: &'static str,
) -> impl IntoView {
    let languages = Lang::all().collect::<Vec<_>>();
    let value = Settings::expect().device_lang;
    view! { <Choice name title=shell::language options=languages words=|_, lang: Lang| lang.own_name() value /> }
}
