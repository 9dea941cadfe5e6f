//! Joins the lessons into one file, so that the app need not fetch and keep each of them.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use super::files;

/// The folder of the lessons in the site.
const FOLDER: &str = "lessons/";
/// The joined file.
const ALL: &str = "lessons/all.json";

/// Writes dist/lessons/all.json: each lesson under the name of its file without `.json`. The single files stay, for
/// other sites.
pub fn join(dist: &Path) -> Result<()> {
    let mut all = Map::new();
    for file in files::below(&dist.join(FOLDER))? {
        let address = files::address(&file, dist);
        let Some(name) = address.strip_prefix(FOLDER).and_then(|name| name.strip_suffix(".json")) else { continue };
        let text = fs::read_to_string(&file).with_context(|| format!("dist/{address} could not be read"))?;
        let lesson = serde_json::from_str(&text).with_context(|| format!("dist/{address} is no JSON"))?;
        all.insert(name.to_owned(), lesson);
    }
    fs::write(dist.join(ALL), Value::Object(all).to_string()).context("dist/lessons/all.json could not be written")
}

/// Returns whether the joined file contains a file of the site.
pub fn is_joined(address: &str) -> bool {
    address.starts_with(FOLDER) && address != ALL
}
