//! Splits the art that comes after the first screen into two files: what lies on a board, and the cards and tiles
//! beside it, which an embedded board may not need.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::digest;

const BOARD: &str = "game.svg";
const CARDS: &str = "cards.svg";
/// How the ids of the symbols beside a board begin. Those of the first screen are in another file.
const KINDS: [&str; 6] = ["djinn-", "item-", "whim-", "good-", "screen-", "icon-"];
const BEGIN: &str = "<symbol id=\"";
const END: &str = "</symbol>";

/// A file of art.
#[derive(Debug)]
pub struct Art {
    /// The name by which index.html asks for it.
    pub asked: &'static str,
    /// Its name in the site, from its contents.
    pub name: String,
    pub integrity: String,
}

/// Replaces the site's game.svg by the two files.
pub fn write(dist: &Path) -> Result<[Art; 2]> {
    let file = dist.join(BOARD);
    let art = fs::read_to_string(&file).with_context(|| format!("{BOARD} could not be read"))?;
    fs::remove_file(&file).with_context(|| format!("{BOARD} could not be removed"))?;
    let (board, cards) = split(&art);
    Ok([put(BOARD, &board, dist)?, put(CARDS, &cards, dist)?])
}

/// Moves the symbols beside a board into an image of their own.
fn split(art: &str) -> (String, String) {
    let (mut board, mut cards) = (String::new(), String::new());
    let mut rest = art;
    while let Some(begin) = rest.find(BEGIN) {
        let is_card = KINDS.iter().any(|kind| rest[begin + BEGIN.len()..].starts_with(kind));
        let end = rest[begin..].find(END).map_or(rest.len(), |end| begin + end + END.len());
        board += &rest[..begin];
        if is_card { &mut cards } else { &mut board }.push_str(&rest[begin..end]);
        rest = &rest[end..];
    }
    board += rest;
    let cards = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>{cards}</defs></svg>"
    );
    (board, cards)
}

fn put(asked: &'static str, text: &str, dist: &Path) -> Result<Art> {
    let name = asked.replace(".svg", &format!("-{}.svg", digest::short(text.as_bytes())));
    fs::write(dist.join(&name), text).with_context(|| format!("{name} could not be written"))?;
    Ok(Art { asked, name, integrity: digest::integrity(text.as_bytes()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_art_by_its_contents() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-art-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(BOARD), "<svg/>")?;
        let [board, cards] = write(&folder)?;
        assert_eq!(board.name, format!("game-{}.svg", digest::short(b"<svg/>")));
        assert_eq!(board.integrity, digest::integrity(b"<svg/>"));
        assert!(folder.join(board.name).is_file() && folder.join(cards.name).is_file());
        assert!(!folder.join(BOARD).exists());
        assert!(write(&folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn takes_the_cards_out() {
        let art = "<svg><defs>\n<symbol id=\"coin\">1</symbol>\n<symbol id=\"djinn-geb\">2</symbol><g/><symbol id=\"good-fish\">3</symbol></defs></svg>";
        let (board, cards) = split(art);
        assert_eq!(board, "<svg><defs>\n<symbol id=\"coin\">1</symbol>\n<g/></defs></svg>");
        assert!(
            cards.contains("<defs><symbol id=\"djinn-geb\">2</symbol><symbol id=\"good-fish\">3</symbol></defs>"),
            "{cards}"
        );
    }
}
