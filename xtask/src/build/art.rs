//! Gives the art that comes after the first screen a name by its contents, and tells the page its integrity.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::digest;

const FILE: &str = "game.svg";

/// Renames the file and writes its address and integrity where the page names it.
pub fn name(page: &str, dist: &Path) -> Result<String> {
    let bytes = fs::read(dist.join(FILE)).with_context(|| format!("{FILE} could not be read"))?;
    let name = format!("game-{}.svg", digest::short(&bytes));
    let integrity = digest::of("sha384", &bytes).context("sha384 is known")?;
    fs::rename(dist.join(FILE), dist.join(&name)).with_context(|| format!("{FILE} could not be renamed"))?;
    let (before, after) = page.split_once("data-href").context("the page names no art")?;
    let rest = after.split_once(FILE).context("the page names another art")?.1.trim_start_matches('"');
    Ok(format!("{before}data-href=\"./{name}\" data-integrity=\"{integrity}\"{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_art_by_its_contents() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-art-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(FILE), "<svg/>")?;
        for page in ["<div id=art data-href=./game.svg hidden></div>", "<div data-href=\"./game.svg\" id=art></div>"] {
            fs::write(folder.join(FILE), "<svg/>")?;
            let named = name(page, &folder)?;
            let file = format!("game-{}.svg", digest::short(b"<svg/>"));
            assert!(named.contains(&format!("data-href=\"./{file}\" data-integrity=\"sha384-")), "{named}");
            assert!(named.ends_with("></div>") && !named.contains("game.svg"), "{named}");
            assert!(folder.join(file).is_file());
        }
        assert!(name("<div></div>", &folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
