//! `locales`: says what is wrong with the words of the page, and how much of each language is done.

use anyhow::{Context, Result};
use clap::Args;

use crate::locales;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// List the rows that a language lacks, and the rows of each room that are much longer than the English ones
    tag: Option<String>,
}

/// Checks the files of all languages and prints a table of them, or what there is to do in one.
pub fn run(options: &Options) -> Result<()> {
    let locales = locales::read()?;
    if let Some(tag) = &options.tag {
        let place = locales.languages().iter().position(|language| language.tag == *tag);
        tell(&locales, place.with_context(|| format!("there is no folder locales/{tag}"))?);
        return Ok(());
    }
    println!("{} rows; {:<9} {:>7} {:>7}  name", locales.len(), "language", "done", "missing");
    for language in locales.languages() {
        let done = (locales.len() - language.missing) * 1000 / locales.len().max(1);
        let share = format!("{}.{} %", done / 10, done % 10);
        println!("           {:<9} {share:>7} {:>7}  {}", language.tag, language.missing, language.own_name);
    }
    Ok(())
}

fn tell(locales: &naqala_locales::Locales, place: usize) {
    for row in locales.missing(place) {
        println!("missing  {row}");
    }
    for room in locales.rooms() {
        for (row, own, english) in locales.longer(place, room).into_iter().take(5) {
            println!("{own:>4} for {english:>4} letters  {room}.{row}");
        }
    }
}
