//! Texts of the catalogue in views.

use super::settings::Settings;
use crate::i18n::{Lang, Phrase};

/// Returns a closure that returns a text of the catalogue in the current language: `<h2>{t(shell::menu)}</h2>`.
pub fn t(text: Phrase) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    let lang = Settings::expect().lang;
    move || text(lang.get())
}

/// Says a row with a name, and returns what stands before the name and after it: a view shows the name in an element of its own.
pub fn around(row: fn(Lang, &str) -> String, lang: Lang, name: &str) -> [String; 2] {
    // A sign that nobody sees tells the name from the same letters in the row.
    let marked = format!("{name}\u{2060}");
    let said = row(lang, &marked);
    let (before, after) = said.split_once(&marked).unwrap_or((&said, ""));
    [before.to_owned(), after.to_owned()]
}
