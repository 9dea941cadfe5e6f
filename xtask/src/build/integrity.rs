//! Integrity: what the browser checks, and that every statement of it still fits its file.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use crate::{digest, html};

/// Renames the attribute on the wasm's preload: Chromium ignores it there with a warning, so the starter reads it
/// and gives it to `fetch`, which does check.
pub fn hand_to_starter(page: &str) -> Result<String> {
    let preload = html::tags(page)
        .into_iter()
        .find(|tag| tag.is_link("preload") && tag.attribute("as") == Some("fetch"))
        .context("the page preloads no wasm")?;
    let (before, link, after) = (&page[..preload.span.start], &page[preload.span.clone()], &page[preload.span.end..]);
    Ok(format!("{before}{}{after}", link.replacen(" integrity=", " data-integrity=", 1)))
}

/// Compares each integrity attribute of the page with the file it speaks of.
pub fn verify(page: &str, dist: &Path) -> Result<()> {
    for tag in html::tags(page) {
        let stated = tag.attribute("integrity").or_else(|| tag.attribute("data-integrity"));
        let Some(stated) = stated else {
            continue;
        };
        let address = tag
            .attribute("href")
            .or_else(|| tag.attribute("src"))
            .or_else(|| tag.attribute("data-href"))
            .context("an integrity attribute stands on a tag without an address")?;
        let name = address.trim_start_matches("./");
        let bytes = fs::read(dist.join(name)).with_context(|| format!("{name} could not be read"))?;
        let algorithm = stated.split('-').next().unwrap_or_default();
        let found = digest::of(algorithm, &bytes)
            .with_context(|| format!("{name} has an integrity of an unknown kind: {stated}"))?;
        if found != stated {
            bail!("{name} is not what the page's integrity attribute says: {stated} was stated, {found} was found");
        }
    }
    Ok(())
}
