//! Joins the style sheets of index.html, in their order, into two: one for every page, and one for the app alone.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::{minify, page::Entry, source::Sheet};
use crate::{digest, paths, setup::BuildTools};

/// The links to the joined sheets.
pub struct Styles {
    shared: String,
    /// Nothing if embedded boards need all of it.
    app: Option<String>,
}

impl Styles {
    /// Returns the links of a page. The sheet of the app comes second; the order of the layers decides between rules, not that of the sheets.
    pub fn links(&self, entry: Entry) -> String {
        let app = self.app.as_deref().filter(|_| entry == Entry::App);
        format!("{}{}", self.shared, app.unwrap_or_default())
    }

    #[cfg(test)]
    pub fn of(shared: &str, app: Option<&str>) -> Self {
        let link = |href: &str| format!("<link rel=\"stylesheet\" href=\"./{href}\">");
        Self { shared: link(shared), app: app.map(link) }
    }
}

/// Writes the joined sheets into the site.
pub fn write(sheets: &[Sheet], dist: &Path, tools: &BuildTools) -> Result<Styles> {
    let mut bundles = vec![joined(sheets, false)?];
    if sheets.iter().any(|sheet| sheet.is_app) {
        bundles.push(joined(sheets, true)?);
    }
    let mut links = Vec::new();
    for (name, sheet) in ["style", "app"].iter().zip(minify::sheets(&bundles, tools)?) {
        let file = format!("{name}-{}.css", digest::short(sheet.as_bytes()));
        fs::write(dist.join(&file), &sheet).with_context(|| format!("{file} could not be written"))?;
        let integrity = digest::integrity(sheet.as_bytes());
        // `crossorigin`: a sandboxed frame is its own origin and checks integrity on such requests only.
        links.push(format!(
            "<link rel=\"stylesheet\" href=\"./{file}\" integrity=\"{integrity}\" crossorigin=\"anonymous\">"
        ));
    }
    let mut links = links.into_iter();
    Ok(Styles { shared: links.next().unwrap_or_default(), app: links.next() })
}

fn joined(sheets: &[Sheet], is_app: bool) -> Result<String> {
    let mut text = String::new();
    for Sheet { path, .. } in sheets.iter().filter(|sheet| sheet.is_app == is_app) {
        text += &fs::read_to_string(paths::root().join(path)).with_context(|| format!("{path} could not be read"))?;
        text.push('\n');
    }
    Ok(text)
}
