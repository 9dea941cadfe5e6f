//! Joins the style sheets of index.html, in their order, into one for each group of pages. A sheet that two pages need at
//! different times is in two bundles, so that each page starts with one bundle of what it needs and no more.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::{
    minify,
    source::{Group, Sheet},
    terms::Page,
};
use crate::{digest, paths, setup::BuildTools};

/// The attributes of the links to the joined sheets, without those that are empty.
pub struct Styles(Vec<(Group, String)>);

impl Styles {
    /// Returns the links of a page, in any order: the order of the layers decides between rules.
    ///
    /// A browser fetches a disabled sheet once a script enables it, with the first chunk that needs it.
    pub fn links(&self, page: Page) -> String {
        let link = |(group, attributes): &(Group, String)| match (page, group) {
            (Page::Board, Group::App | Group::Rest | Group::Scores) | (Page::App, Group::Board | Group::Faces) => {
                String::new()
            }
            (_, Group::Board | Group::App) => {
                format!("<link rel=\"stylesheet\" {attributes}>")
            }
            (_, Group::Beside | Group::Extras | Group::Rest | Group::Scores | Group::Faces) => {
                format!("<link rel=\"stylesheet\" {attributes} data-style=\"{}\" disabled>", group.name())
            }
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
        Group::ALL.into_iter().filter(|group| sheets.iter().any(|sheet| sheet.groups.contains(group))).collect();
    let bundles = groups.iter().map(|group| joined(sheets, *group)).collect::<Result<Vec<_>>>()?;
    let mut links = Vec::new();
    for (group, sheet) in groups.into_iter().zip(minify::sheets(&bundles, tools)?) {
        let file = format!("{}-{}.css", group.name(), digest::short(sheet.as_bytes()));
        fs::write(dist.join(&file), &sheet).with_context(|| format!("{file} could not be written"))?;
        let integrity = digest::integrity(sheet.as_bytes());
        // `crossorigin`: a sandboxed frame is its own origin and checks integrity on such requests only.
        links.push((group, format!("href=\"./{file}\" integrity=\"{integrity}\" crossorigin=\"anonymous\"")));
    }
    Ok(Styles(links))
}

fn joined(sheets: &[Sheet], group: Group) -> Result<String> {
    let mut text = String::new();
    for Sheet { path, .. } in sheets.iter().filter(|sheet| sheet.groups.contains(&group)) {
        text += &fs::read_to_string(paths::root().join(path)).with_context(|| format!("{path} could not be read"))?;
        text.push('\n');
    }
    Ok(text)
}
