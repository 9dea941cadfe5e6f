//! `looks`: looks at every screen and at the worst states of the table, in each form.

use std::process::Command;

use anyhow::Result;
use clap::{Args, ValueEnum};

use super::node::ServedSite;
use crate::{
    build::{BuildOptions, Quality},
    paths, process, setup,
    tally::Tally,
};

#[derive(Args, Clone, Debug, Default)]
pub struct Options {
    /// Only the screens whose names contain one of these words
    names: Vec<String>,
    /// Only these forms
    #[arg(long = "form")]
    forms: Vec<Form>,
    /// Only this language: a tag, or `ar-XB` for one from right to left that tests make
    #[arg(long = "lang")]
    languages: Vec<String>,
    /// In the reading mode, for a tablet that lies on the table
    #[arg(long)]
    reading: bool,
    /// Find the worst states and moves in 2,400 random games and write them to tests/fixtures and target/sows, instead
    #[arg(long, conflicts_with_all = ["names", "forms", "languages", "reading", "quick"])]
    search: bool,
    #[command(flatten)]
    build: BuildOptions,
}

/// A form of the page; tests/e2e/support/forms.mjs states its window and the browser's font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    Phone,
    PhoneLandscape,
    TabletPortrait,
    TabletLandscape,
    Desktop,
    Wide,
    /// A low laptop
    Laptop,
    /// The laptop with a browser font of 20 px
    #[value(name = "font-20")]
    Font20,
    /// With one of 24 px
    #[value(name = "font-24")]
    Font24,
    /// With one of 32 px
    #[value(name = "font-32")]
    Font32,
    /// A phone with a browser font of 24 px
    #[value(name = "phone-font-24")]
    PhoneFont24,
    /// A desktop at a zoom of 200 %
    Zoomed,
    /// A desktop at a zoom of 400 %
    #[value(name = "zoomed-400")]
    Zoomed400,
}

/// Runs tests/e2e/looks.mjs, or the search for the states that it opens.
pub fn run(options: &Options) -> Result<()> {
    if options.search {
        return search();
    }
    process::run("Looks", &mut script(&ServedSite::start(options.build.quality())?, options)?)
}

/// Runs it as one test, on everything.
pub fn counted() -> Result<Tally> {
    let site = ServedSite::start(Quality::Full)?;
    Ok(match process::run("Looks", &mut script(&site, &Options::default())?) {
        Ok(()) => Tally { passed: 1, ..Tally::default() },
        Err(reason) => {
            eprintln!("{reason}");
            Tally { failed: 1, ..Tally::default() }
        }
    })
}

/// Prepares tests/e2e/looks.mjs on the served site.
fn script(site: &ServedSite, options: &Options) -> Result<Command> {
    let mut node = site.node()?;
    for engine in setup::engines() {
        engine.set_variables(&mut node);
    }
    node.arg(paths::journeys().join("looks.mjs")).args(options.arguments());
    Ok(node)
}

/// Finds the worst states. The test that does it has the games and dice of the native tests.
fn search() -> Result<()> {
    let mut cargo = process::cargo();
    cargo.args(["test", "--no-default-features", "--test", "native", "looks::", "--", "--ignored"]);
    process::run("The worst states of the table", &mut cargo)?;
    for folder in ["tests/fixtures/looks", "tests/fixtures/sows", "target/sows"] {
        println!("The worst states are in {}", paths::root().join(folder).display());
    }
    Ok(())
}

impl Options {
    fn arguments(&self) -> Vec<String> {
        let value = |value: Option<clap::builder::PossibleValue>| value.map(|value| value.get_name().to_owned());
        let forms =
            self.forms.iter().filter_map(|form| value(form.to_possible_value())).map(|form| format!("--form={form}"));
        let languages = self.languages.iter().map(|language| format!("--lang={language}"));
        let reading = self.reading.then(|| "--reading".to_owned());
        self.names.iter().cloned().chain(forms).chain(languages).chain(reading).collect()
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(clap::Parser)]
    struct Looks {
        #[command(flatten)]
        options: Options,
    }

    #[test]
    fn passes_its_options_on() -> Result<()> {
        let arguments =
            |words: &[&str]| Looks::try_parse_from([&["looks"], words].concat()).map(|read| read.options.arguments());
        assert_eq!(
            arguments(&["worst", "--form", "tablet-landscape", "--form", "zoomed", "--lang", "fr", "--reading"])?,
            ["worst", "--form=tablet-landscape", "--form=zoomed", "--lang=fr", "--reading"]
        );
        assert_eq!(arguments(&["--form", "font-24", "--form", "zoomed-400"])?, ["--form=font-24", "--form=zoomed-400"]);
        for wrong in [&["--form", "watch"][..], &["--lang"], &["--search", "worst"]] {
            assert!(arguments(wrong).is_err(), "{wrong:?}");
        }
        Ok(())
    }
}
