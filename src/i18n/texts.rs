//! The packed files of the languages that are here.

use super::lang::Lang;
use super::rows::SUMS;
use std::sync::OnceLock;

#[cfg(not(feature = "words-apart"))]
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// More languages than anybody will add.
const MOST: usize = 64;

type Rows = OnceLock<Box<[&'static str]>>;

/// The rows of each language, in the order of their numbers, by part.
static HERE: [[Rows; SUMS.len()]; MOST] = [const { [const { OnceLock::new() }; SUMS.len()] }; MOST];

/// Returns a row of a language, or of one that is here; empty if there is none.
pub fn find(lang: Lang, number: usize) -> &'static str {
    let (part, place) = (number >> 14, number & 0x3fff);
    let rows = here(lang, part).or_else(|| Lang::all().find_map(|lang| here(lang, part)));
    rows.and_then(|rows| rows.get(place).copied()).unwrap_or_default()
}

#[cfg(not(feature = "words-apart"))]
fn here(lang: Lang, part: usize) -> Option<&'static [&'static str]> {
    let place = usize::from(lang.0);
    Some(HERE[place][part].get_or_init(|| TEXTS[place][part].split('\n').skip(1).collect()))
}

#[cfg(feature = "words-apart")]
fn here(lang: Lang, part: usize) -> Option<&'static [&'static str]> {
    HERE[usize::from(lang.0)][part].get().map(|rows| &**rows)
}

/// Returns whether the rows of a part are here.
#[cfg(feature = "words-apart")]
#[must_use]
pub fn is_here(lang: Lang, part: usize) -> bool {
    here(lang, part).is_some()
}

/// Takes the packed file of a part in a language. Returns false if it is one of another version.
#[cfg(feature = "words-apart")]
pub fn receive(lang: Lang, part: usize, file: String) -> bool {
    let is_ours = file.lines().next() == Some(SUMS[part]);
    if is_ours {
        // It stays as long as the page.
        HERE[usize::from(lang.0)][part].get_or_init(|| file.leak().split('\n').skip(1).collect());
    }
    is_ours
}
