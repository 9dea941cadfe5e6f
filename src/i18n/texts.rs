//! The packed files of the languages that are here.

use super::lang::{Lang, MOST};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/sums.rs"));
#[cfg(not(feature = "words-apart"))]
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The lines of a file: its sum, then its rows in the order of their numbers.
type Lines = OnceLock<Vec<&'static str>>;

/// The files of each language, by part.
static HERE: [[Lines; SUMS.len()]; MOST] = [const { [const { OnceLock::new() }; SUMS.len()] }; MOST];

/// Returns a row of a language, or of one that is here; empty if there is none.
///
/// A thin reference: each function of a row without arguments has a third of the code that way.
#[inline(never)]
pub fn find(lang: Lang, number: usize) -> &'static &'static str {
    let (part, place) = ((number >> 14).min(LESSONS), number & 0x3fff);
    let lines = here(lang, part).or_else(|| Lang::all().find_map(|lang| here(lang, part)));
    lines.and_then(|lines| lines.get(place + 1)).unwrap_or(&"")
}

/// The part of the lessons: the last one.
const LESSONS: usize = SUMS.len() - 1;

/// Returns the text of a lesson by the number of its row, in a language or one that is here; `None` if there is none. U+2029 parts
/// its paragraphs.
#[must_use]
pub fn lesson_text(lang: Lang, number: usize) -> Option<&'static str> {
    Some(*find(lang, number)).filter(|text| number >> 14 == LESSONS && !text.is_empty())
}

#[cfg(not(feature = "words-apart"))]
#[allow(clippy::unnecessary_wraps, reason = "words that are apart can be missing")]
fn here(lang: Lang, part: usize) -> Option<&'static Vec<&'static str>> {
    let place = usize::from(lang.0);
    Some(HERE[place][part].get_or_init(|| TEXTS[place][part].split('\n').collect()))
}

#[cfg(feature = "words-apart")]
fn here(lang: Lang, part: usize) -> Option<&'static Vec<&'static str>> {
    HERE[usize::from(lang.0)][part].get()
}

/// Returns the languages that are here.
pub fn here_now() -> impl Iterator<Item = Lang> {
    Lang::all().filter(|&lang| here(lang, 0).is_some())
}

/// Returns how many parts of a language are here. They come in their order.
#[cfg(feature = "words-apart")]
#[must_use]
pub fn count_here(lang: Lang) -> usize {
    HERE[usize::from(lang.0)].iter().take_while(|lines| lines.get().is_some()).count()
}

/// Takes a packed file of a language: its first line says of which part. Returns false if it is one of another version.
#[cfg(feature = "words-apart")]
pub fn receive(lang: Lang, file: String) -> bool {
    // It stays as long as the page.
    let lines: Vec<&'static str> = file.leak().split('\n').collect();
    let part = SUMS.iter().position(|sum| lines.first() == Some(sum));
    part.map(|part| HERE[usize::from(lang.0)][part].get_or_init(|| lines)).is_some()
}
