//! Joins the page's style sheets, in their order, into one request.

use std::{fs, path::Path};

use anyhow::{Context, Result};

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
    let name = format!("style-{}.css", digest::short(sheet.as_bytes()));
    let integrity = digest::of("sha384", sheet.as_bytes()).context("sha384 is known")?;
    fs::write(dist.join(&name), &sheet).with_context(|| format!("{name} could not be written"))?;

    let mut joined = page.to_owned();
    for link in links.iter().skip(1).rev() {
        joined.replace_range(link.span.clone(), "");
    }
    // `crossorigin`: a sandboxed frame is its own origin and checks integrity on such requests only.
    let link =
        format!("<link rel=\"stylesheet\" href=\"./{name}\" integrity=\"{integrity}\" crossorigin=\"anonymous\">");
    joined.replace_range(first.span.clone(), &link);
    Ok(joined)
}

fn is_local(href: &str) -> bool {
    !href.contains("//")
}
