//! Joins the page's style sheets, in their order, into one request; an embedded board has one of its own, with less in it.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::prune::prune;
use crate::{digest, html};

/// Replaces the page's links to style sheets by one link to all of them.
pub fn join(page: &str, dist: &Path) -> Result<String> {
    let links: Vec<_> = html::tags(page)
        .into_iter()
        .filter(|tag| tag.is_link("stylesheet") && tag.attribute("href").is_some_and(is_local))
        .collect();
    let Some(first) = links.first() else {
        return Ok(page.to_owned());
    };
    let mut sheet = String::new();
    for link in &links {
        let name = link.attribute("href").unwrap_or_default().trim_start_matches("./");
        let file = dist.join(name);
        sheet += &fs::read_to_string(&file).with_context(|| format!("the style sheet {name} could not be read"))?;
        sheet.push('\n');
        fs::remove_file(&file).with_context(|| format!("{} could not be removed", file.display()))?;
    }
    let link = put("style", &sheet, dist)?;
    let mut joined = page.to_owned();
    for link in links.iter().skip(1).rev() {
        joined.replace_range(link.span.clone(), "");
    }
    joined.replace_range(first.span.clone(), &link);
    Ok(joined)
}

/// Puts the rules before the page's sheet that can apply where nothing but these texts names what there is. The sheet itself is fetched
/// once the page's script asks for it.
pub fn reduce(page: &str, dist: &Path, named: &[Vec<u8>]) -> Result<String> {
    let link = html::tags(page).into_iter().find(|tag| tag.is_link("stylesheet")).context("the page has no style")?;
    let file = link.attribute("href").unwrap_or_default().trim_start_matches("./");
    let sheet = fs::read_to_string(dist.join(file)).with_context(|| format!("{file} could not be read"))?;
    let is_known = |name: &str| named.iter().any(|text| text.windows(name.len()).any(|found| found == name.as_bytes()));
    let first = put("board", &prune(&sheet, &is_known), dist)?;
    let rest = page[link.span.clone()].replacen("<link", "<link id=\"beside\" disabled", 1);
    Ok(format!("{}{first}{rest}{}", &page[..link.span.start], &page[link.span.end..]))
}

/// Writes a sheet under a name by its contents; gives the link to it.
fn put(name: &str, sheet: &str, dist: &Path) -> Result<String> {
    let file = format!("{name}-{}.css", digest::short(sheet.as_bytes()));
    let integrity = digest::of("sha384", sheet.as_bytes()).context("sha384 is known")?;
    fs::write(dist.join(&file), sheet).with_context(|| format!("{file} could not be written"))?;
    // `crossorigin`: a sandboxed frame is its own origin and checks integrity on such requests only.
    Ok(format!("<link rel=\"stylesheet\" href=\"./{file}\" integrity=\"{integrity}\" crossorigin=\"anonymous\">"))
}

fn is_local(href: &str) -> bool {
    !href.contains("//")
}
