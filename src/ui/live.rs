//! One type for many closures.
//!
//! Each closure of a view is a type of its own, and leptos makes code of its own for each: what draws it, what draws it
//! again, what drops it. Behind these functions closures of one result share all that, which is a third of the page's
//! bytes. `cargo xtask size` tells.

use crate::i18n::Lang;
use crate::ui::state::Settings;

/// What shows a value that changes.
pub type Live<T> = Box<dyn Fn() -> T + Send>;

/// Shows what a closure says, for as long as it is drawn.
pub fn live<T>(value: impl Fn() -> T + Send + 'static) -> Live<T> {
    Box::new(value)
}

/// Shows words of the catalogue in the language of the moment.
#[must_use]
pub fn word(word: fn(Lang) -> &'static str) -> Live<&'static str> {
    let lang = Settings::expect().lang;
    live(move || word(leptos::prelude::Get::get(&lang)))
}
