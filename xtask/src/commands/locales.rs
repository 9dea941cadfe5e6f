//! `locales`: says what is wrong with the words of the page, and how much of each language is done.

use anyhow::{Result, ensure};
use clap::Args;
use naqala_locales::{Fault, Locales};

use crate::locales;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// List the rows that a language lacks, and the rows of each room that are much longer than the English ones
    tag: Option<String>,
}

/// Checks the words of all languages. It prints how much of each is done, or what one lacks, and then every fault.
pub fn run(options: &Options) -> Result<()> {
    let (locales, faults) = locales::check()?;
    match &options.tag {
        None => table(&locales, &faults),
        Some(tag) => match locales.languages().iter().position(|language| language.tag == *tag) {
            Some(place) => tell(&locales, place),
            None => ensure!(!faults.is_empty(), "there is no folder locales/{tag}"),
        },
    }
    locales::refuse(&faults)
}

/// Prints how much of each language is done. A row that cannot be read is missing.
fn table(locales: &Locales, faults: &[Fault]) {
    println!("{} rows; {:<9} {:>7} {:>7} {:>6}  name", locales.len(), "language", "done", "missing", "faults");
    for language in locales.languages() {
        let is_own = |fault: &&Fault| fault.file.split('/').next() == Some(&language.tag);
        let own_faults = faults.iter().filter(is_own).count();
        let done = (locales.len() - language.missing) * 1000 / locales.len().max(1);
        let share = format!("{}.{} %", done / 10, done % 10);
        println!(
            "           {:<9} {share:>7} {:>7} {own_faults:>6}  {}",
            language.tag, language.missing, language.own_name
        );
    }
}

fn tell(locales: &Locales, place: usize) {
    for row in locales.missing(place) {
        println!("missing  {row}");
    }
    for room in locales.rooms() {
        for (row, own, english) in locales.longer(place, room).into_iter().take(5) {
            println!("{own:>4} for {english:>4} letters  {room}.{row}");
        }
    }
}
