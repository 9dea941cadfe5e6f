//! What an author has drawn on a board, in words.

use crate::i18n::{Lang, notes};
use crate::notation::note::{Arrow, Drawing, Mark, Sign};

/// Says what the marks and arrows show, in their order.
#[must_use]
pub fn drawing(lang: Lang, drawing: &Drawing) -> Vec<String> {
    let marks = drawing.marks.iter().map(|mark| self::mark(lang, *mark));
    marks.chain(drawing.arrows.iter().map(|arrow| self::arrow(lang, arrow))).collect()
}

fn mark(lang: Lang, Mark { square, sign }: Mark) -> String {
    let tile = square.to_string();
    match sign {
        Sign::Plain => notes::marked(lang, &tile),
        Sign::Letter(letter) => notes::lettered(lang, &tile, &letter.to_string()),
        _ => signed(lang, tile, sign),
    }
}

fn arrow(lang: Lang, arrow: &Arrow) -> String {
    let tiles: Vec<String> = arrow.tiles.iter().map(ToString::to_string).collect();
    let said = match &tiles[..] {
        [from, to] => notes::arrow(lang, from, to),
        [from, over @ .., to] => {
            let over: Vec<&str> = over.iter().map(String::as_str).collect();
            notes::arrow_over(lang, from, &over, to)
        }
        _ => String::new(),
    };
    signed(lang, said, arrow.sign)
}

fn signed(lang: Lang, what: String, sign: Sign) -> String {
    match sign {
        Sign::Good => notes::good(lang, &what),
        Sign::Bad => notes::bad(lang, &what),
        Sign::Question => notes::question(lang, &what),
        Sign::Plain | Sign::Letter(_) => what,
    }
}
