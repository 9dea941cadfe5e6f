//! Joins the style sheets of index.html, in their order, into one for each group of pages.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::{
    minify,
    page::Entry,
    source::{Group, Sheet},
};
use crate::{digest, paths, setup::BuildTools};

/// The attributes of the links to the joined sheets, without those that are empty.
pub struct Styles(Vec<(Group, String)>);

impl Styles {
    /// Returns the links of a page. The order of the layers decides between rules, not that of the sheets.
    ///
    /// A browser fetches a disabled sheet once a script enables it. An embedded board does so with the chunk of its
    /// extras, the app with that of the score pad.
    pub fn links(&self, entry: Entry) -> String {
        let link = |(group, attributes): &(Group, String)| match (entry, group) {
            (Entry::App, Group::Pad) => {
                format!("<link rel=\"stylesheet\" {attributes} data-sheet=\"pad\" disabled>")
            }
            (Entry::App, _) | (Entry::Board, Group::Board) => format!("<link rel=\"stylesheet\" {attributes}>"),
            (Entry::Board, Group::Extras) => {
                format!("<link rel=\"stylesheet\" {attributes} data-sheet=\"extras\" disabled>")
            }
            (Entry::Board, Group::App | Group::Pad) => String::new(),
        };
        self.0.iter().map(link).collect()
    }

    #[cfg(test)]
    pub fn of(sheets: &[(Group, &str)]) -> Self {
        Self(sheets.iter().map(|(group, file)| (*group, format!("href=\"./{file}\""))).collect())
    }
}

/// Writes the joined sheets into the site.
pub fn write(sheets: &[Sheet], dist: &Path, tools: &BuildTools) -> Result<Styles> {
    let groups: Vec<Group> =
        Group::ALL.into_iter().filter(|group| sheets.iter().any(|sheet| sheet.group == *group)).collect();
    let bundles = groups.iter().map(|group| joined(sheets, *group)).collect::<Result<Vec<_>>>()?;
    let mut links = Vec::new();
    for (group, sheet) in groups.into_iter().zip(minify::sheets(&bundles, tools)?) {
        let name = match group {
            Group::Board => "style",
            Group::Extras => "extras",
            Group::App => "app",
            Group::Pad => "pad",
        };
        let file = format!("{name}-{}.css", digest::short(sheet.as_bytes()));
        fs::write(dist.join(&file), &sheet).with_context(|| format!("{file} could not be written"))?;
        let integrity = digest::integrity(sheet.as_bytes());
        // `crossorigin`: a sandboxed frame is its own origin and checks integrity on such requests only.
        links.push((group, format!("href=\"./{file}\" integrity=\"{integrity}\" crossorigin=\"anonymous\"")));
    }
    Ok(Styles(links))
}

fn joined(sheets: &[Sheet], group: Group) -> Result<String> {
    let mut text = String::new();
    for Sheet { path, .. } in sheets.iter().filter(|sheet| sheet.group == group) {
        text += &fs::read_to_string(paths::root().join(path)).with_context(|| format!("{path} could not be read"))?;
        text.push('\n');
    }
    Ok(text)
}
