//! Gives the lessons their texts, and joins them into one file, so that the app need not fetch and keep each of them.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow};
use naqala_locales::Fault;
use serde_json::{Map, Value};

use super::files;
use crate::locales;

/// The folder of the lessons in the site.
const FOLDER: &str = "lessons/";
/// The joined file.
const ALL: &str = "lessons/all.json";

/// Gives each lesson of a site its texts, in each language that has them, for other sites; and writes lessons/all.json: each under the
/// name of its file without `.json`, with the numbers of rows for texts, which the page fetches in its own language.
pub fn join(dist: &Path) -> Result<()> {
    let locales = locales::read()?;
    let said = |faults: Vec<Fault>| {
        anyhow!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n       "))
    };
    let mut all = Map::new();
    for file in files::below(&dist.join(FOLDER))? {
        let address = files::address(&file, dist);
        let Some(name) = address.strip_prefix(FOLDER).and_then(|name| name.strip_suffix(".json")) else { continue };
        let text = fs::read_to_string(&file).with_context(|| format!("dist/{address} could not be read"))?;
        let lesson = serde_json::from_str(&text).with_context(|| format!("dist/{address} is no JSON"))?;
        let whole = locales.lesson(name, &lesson).map_err(said)?;
        fs::write(&file, whole.to_string()).with_context(|| format!("dist/{address} could not be written"))?;
        all.insert(name.to_owned(), locales.numbered_lesson(name, &lesson).map_err(said)?);
    }
    fs::write(dist.join(ALL), Value::Object(all).to_string()).context("dist/lessons/all.json could not be written")
}

/// Returns whether the joined file contains a file of the site.
pub fn is_joined(address: &str) -> bool {
    address.starts_with(FOLDER) && address != ALL
}
