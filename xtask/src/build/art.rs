//! The art that comes after the first screen, in three files: what lies on a board of the base game, the cards beside
//! it, and what only the expansions have. An embedded board may not need the last two. The page's script fetches them and checks
//! their hashes; letters and names on the tiles do not wait for them.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::digest;

/// The files, by the names with which index.html asks for them.
const ALL: [&str; 3] = ["game.svg", "cards.svg", "expansions.svg"];

/// A file of art.
#[derive(Debug)]
pub struct Art {
    /// The name by which index.html asks for it.
    pub asked: &'static str,
    /// Its name in the site, from its contents.
    pub name: String,
    pub integrity: String,
}

/// Names the site's files of art by their contents.
pub fn write(dist: &Path) -> Result<Vec<Art>> {
    ALL.into_iter().map(|asked| rename(asked, dist)).collect()
}

fn rename(asked: &'static str, dist: &Path) -> Result<Art> {
    let file = dist.join(asked);
    let bytes = fs::read(&file).with_context(|| format!("{asked} could not be read"))?;
    let name = asked.replace(".svg", &format!("-{}.svg", digest::short(&bytes)));
    fs::rename(file, dist.join(&name)).with_context(|| format!("{asked} could not be renamed"))?;
    Ok(Art { asked, name, integrity: digest::integrity(&bytes) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_art_by_its_contents() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-art-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        for name in ALL {
            fs::write(folder.join(name), format!("<svg id=\"{name}\"/>"))?;
        }
        let art = write(&folder)?;
        assert_eq!(art[0].name, format!("game-{}.svg", digest::short(b"<svg id=\"game.svg\"/>")));
        assert_eq!(art[1].integrity, digest::integrity(b"<svg id=\"cards.svg\"/>"));
        for Art { asked, name, .. } in &art {
            assert!(folder.join(name).is_file() && !folder.join(asked).exists());
        }
        assert!(write(&folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
