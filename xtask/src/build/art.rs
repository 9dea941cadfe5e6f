//! Gives the art that comes after the first screen a name by its contents, and tells the page its integrity.
//!
//! It goes in two files: what lies on a board, and what stands beside it, mostly cards, which an embedded board may do without.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::digest;

const FILE: &str = "game.svg";
const CARDS: &str = "cards.svg";
const KINDS: [&str; 4] = ["djinn-", "item-", "whim-", "screen-"];
const BEGIN: &str = "<symbol id=\"";
const END: &str = "</symbol>";

/// Names both files and writes their addresses and integrity where the page names them.
pub fn name(page: &str, dist: &Path) -> Result<String> {
    let art = fs::read_to_string(dist.join(FILE)).with_context(|| format!("{FILE} could not be read"))?;
    fs::remove_file(dist.join(FILE)).with_context(|| format!("{FILE} could not be removed"))?;
    let (board, cards) = deal(&art);
    let page = put(page, FILE, &board, dist)?;
    put(&page, CARDS, &cards, dist)
}

/// Takes what stands beside a board out of the art.
fn deal(art: &str) -> (String, String) {
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

fn put(page: &str, file: &str, text: &str, dist: &Path) -> Result<String> {
    let name = file.replace(".svg", &format!("-{}.svg", digest::short(text.as_bytes())));
    let integrity = digest::of("sha384", text.as_bytes()).context("sha384 is known")?;
    fs::write(dist.join(&name), text).with_context(|| format!("{name} could not be written"))?;
    let at = page.find(&format!("./{file}")).with_context(|| format!("the page does not name {file}"))?;
    let begin = page[..at].rfind("data-href").context("the page names the art otherwise")?;
    let rest = page[at + 2 + file.len()..].trim_start_matches('"');
    Ok(format!("{}data-href=\"./{name}\" data-integrity=\"{integrity}\"{rest}", &page[..begin]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_art_by_its_contents() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-art-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let second = "<div id=cards data-href=./cards.svg hidden></div>";
        for page in ["<div id=art data-href=./game.svg hidden></div>", "<div data-href=\"./game.svg\" id=art></div>"] {
            fs::write(folder.join(FILE), "<svg/>")?;
            let named = name(&format!("{page}{second}"), &folder)?;
            let file = format!("game-{}.svg", digest::short(b"<svg/>"));
            assert!(named.contains(&format!("data-href=\"./{file}\" data-integrity=\"sha384-")), "{named}");
            assert!(
                named.ends_with("></div>") && !named.contains("game.svg") && !named.contains("cards.svg"),
                "{named}"
            );
            assert!(folder.join(file).is_file());
        }
        assert!(name("<div></div>", &folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn takes_the_cards_out() {
        let art = "<svg><defs>\n<symbol id=\"coin\">1</symbol>\n<symbol id=\"djinn-geb\">2</symbol><g/></defs></svg>";
        let (board, cards) = deal(art);
        assert_eq!(board, "<svg><defs>\n<symbol id=\"coin\">1</symbol>\n<g/></defs></svg>");
        assert!(cards.contains("<defs><symbol id=\"djinn-geb\">2</symbol></defs>"), "{cards}");
    }
}
