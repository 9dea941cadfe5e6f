//! The page of an embedded board: the app's own page, started another way.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::split::Starts;
use crate::html;

/// The name of the page; pages elsewhere know it for good.
pub const FILE: &str = "embed.html";

/// What an embedded board does not have: it is not installed.
const NOT_EMBEDDED: [&str; 2] = ["manifest", "apple-touch-icon"];

/// Makes the page out of the app's, before that has its policy.
pub fn from(page: &str, starts: &Starts) -> Result<String> {
    let mut made = page.to_owned();
    for rel in NOT_EMBEDDED {
        let tag = html::tags(&made).into_iter().find(|tag| tag.is_link(rel));
        made.replace_range(tag.with_context(|| format!("the page has no {rel}"))?.span, "");
    }
    let root = html::tags(&made).into_iter().find(|tag| tag.name == "html").context("the page has no root")?;
    made.insert_str(root.span.end - 1, " data-entry=\"embed\"");
    let app = starts.links("home")?;
    anyhow::ensure!(made.contains(&app), "the page does not preload the app");
    Ok(made.replace(&app, &starts.links("embed")?))
}

/// Everything that names what there is on a board: the page, its program, the art it fetches.
pub fn named(page: &str, dist: &Path) -> Result<Vec<Vec<u8>>> {
    let tags = html::tags(page);
    let program = tags.iter().filter(|tag| tag.is_link("preload")).filter_map(|tag| tag.attribute("href"));
    let art = tags.iter().filter_map(|tag| tag.attribute("data-href"));
    let read = |name: &str| fs::read(dist.join(name)).with_context(|| format!("{name} could not be read"));
    let files = program.chain(art).map(|name| read(name.trim_start_matches("./"))).collect::<Result<Vec<_>>>()?;
    Ok(std::iter::once(page.as_bytes().to_vec()).chain(files).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_another_part_of_the_same_program() -> Result<()> {
        let starts =
            Starts::of([("home", vec![("home.wasm", "sha384-a")]), ("embed", vec![("embed.wasm", "sha384-b")])]);
        let page = format!(
            "<!doctype html><html lang=en><link rel=manifest href=m><link href=i rel=apple-touch-icon>{}<p>",
            starts.links("home")?
        );
        let made = from(&page, &starts)?;
        assert!(made.starts_with("<!doctype html><html lang=en data-entry=\"embed\"><link rel=\"preload\""), "{made}");
        assert!(made.contains("./embed.wasm") && !made.contains("home.wasm"));
        assert!(from("<html><p>", &starts).is_err());
        Ok(())
    }
}
