//! Pictures of positions: one SVG that needs nothing beside it, for pages without scripts, prints, messages and search engines.
//!
//! The drawing is plain: tiles in the colour of their value, with a sign for their kind; meeples as discs with the letter of their
//! tribe; palm trees, palaces, and the flags of camels and tents with the first letters of their player. Marks and arrows of an
//! author lie below all that stands on the tiles.

mod drawing;

use super::note::Drawing;
use crate::game::{Board, Game, Meeple, Mountains, Piece, Place, Square, TileKind, ValueColour};
use std::fmt::Write;

/// The width and height of a tile.
const TILE: u32 = 100;
/// The room for the names of rows, left of the tiles, and of columns below them.
const EDGE: u32 = 24;
/// The height of a line below the board.
const LINE: u32 = 34;
/// The most discs of a tile. Where there are more, a disc stands for a tribe, with its number.
const MOST_DISCS: u32 = 8;

/// The colours of players in the order of the page's: indigo, orange, teal, pink, black, each with that of letters on it.
pub const COLOURS: [[&str; 2]; 5] =
    [["#3d4bb8", "#fff"], ["#d9731a", "#1c1206"], ["#16806f", "#fff"], ["#c23b86", "#fff"], ["#2b2b30", "#fff"]];

/// What a picture says and shows beside the board.
///
/// ```
/// use naqala_rules::game::{Game, Options};
/// use naqala_rules::notation::picture::{self, Look};
/// let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
/// let look = Look { title: "The first round", ..Look::default() };
/// let svg = picture::svg(&game, &look);
/// assert!(svg.starts_with("<svg ") && svg.contains("<title>The first round</title>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// The name of the picture, for those who do not see it.
    pub title: &'a str,
    /// What it shows, in words; none if it is empty.
    pub text: &'a str,
    /// The letters of the tribes, in the order of [`Meeple::ALL`].
    pub letters: [&'a str; Meeple::ALL.len()],
    /// The colour of each player, and that of letters on it, as in CSS.
    pub colours: [[&'a str; 2]; 5],
    /// The letters on the flags of each player; the first two of the name where there are none.
    pub initials: Vec<String>,
    /// Lines below the board: a player's seat, and words, for example a score.
    pub below: Vec<(usize, String)>,
    /// Marks on tiles and arrows between them.
    pub drawing: Drawing,
}

impl Default for Look<'_> {
    fn default() -> Self {
        Self {
            title: "A position of Five Tribes",
            text: "",
            letters: ["V", "E", "M", "B", "A", "R"],
            colours: COLOURS,
            initials: Vec::new(),
            below: Vec::new(),
            drawing: Drawing::default(),
        }
    }
}

/// Returns the fill of a tribe's discs and the colour of its letter.
const fn colours(meeple: Meeple) -> (&'static str, &'static str) {
    match meeple {
        Meeple::Vizier => ("#e8b21e", "#2b1d00"),
        Meeple::Elder => ("#f8f3e6", "#33261a"),
        Meeple::Merchant => ("#2b8240", "#fff"),
        Meeple::Builder => ("#2f6fb8", "#fff"),
        Meeple::Assassin => ("#bd3329", "#fff"),
        Meeple::Artisan => ("#7d4ab0", "#fff"),
    }
}

/// Returns the ground of a tile and the colour of its value and sign.
const fn ground(kind: TileKind) -> (&'static str, &'static str) {
    match kind {
        TileKind::Chasm => ("#5b4a3e", "#f1e3cc"),
        TileKind::GreatLake => ("#8fc6d8", "#134a63"),
        _ => match kind.colour() {
            Some(ValueColour::Blue) => ("#d8e4f2", "#1d4f8c"),
            _ => ("#f6dccf", "#98301f"),
        },
    }
}

/// Returns the sign of a kind of tile: an outline within 24 by 24.
const fn sign(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Village => "M3 21V11L12 4L21 11V21ZM9.5 21V15H14.5V21",
        TileKind::SacredPlace => "M12 2L14.5 9.5L22 12L14.5 14.5L12 22L9.5 14.5L2 12L9.5 9.5Z",
        TileKind::Oasis => "M12 22V11M12 11Q6 5 2 10M12 11Q18 5 22 10M12 11Q8 3 4 4M12 11Q16 3 20 4M6 22H18",
        TileKind::SmallMarket => "M3 10L5 4H19L21 10ZM5 10V21M19 10V21M5 15H19",
        TileKind::LargeMarket => "M2 10L3.5 4H11L12 10ZM12 10L13 4H20.5L22 10ZM4 10V21M20 10V21M12 10V21M4 15H20",
        TileKind::Workshop(_) => "M4 9V4H15L20 7V9ZM10 9H14V21H10Z",
        TileKind::SpecialisedMarket => "M3 21V8Q12 -1 21 8V21H16V13Q12 8 8 13V21Z",
        TileKind::Chasm => "M2 8L7 13L10 9L14 16L18 11L22 15",
        TileKind::City(_) => "M3 21V9H5V6H8V9H10V4H14V9H16V6H19V9H21V21Z",
        TileKind::GreatLake => "M2 9Q5 5 8 9T14 9T20 9M4 16Q7 12 10 16T16 16T22 16",
    }
}

const PALM: &str =
    "M10.8 22Q12 16 11 10Q5 8 2 13Q3 6 9 7Q6 3 3 4Q8 0 12 6Q16 0 21 4Q17 3 15 7Q21 6 22 13Q19 8 13 10Q14 16 13.2 22Z";
const PALACE: &str = "M3 22V12H7V9Q7 4 12 1Q17 4 17 9V12H21V22H14V17Q12 14 10 17V22Z";

/// Draws a position.
#[must_use]
pub fn svg(game: &Game, look: &Look<'_>) -> String {
    let board = &game.board;
    let (columns, rows) = size(board);
    let width = EDGE + columns * TILE + 8;
    let height = 8 + rows * TILE + EDGE + look.below.len() as u32 * LINE + if look.below.is_empty() { 0 } else { 8 };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"system-ui, Arial, sans-serif\"><title>{}</title>",
        escaped(look.title)
    );
    if !look.text.is_empty() {
        put(&mut svg, format_args!("<desc>{}</desc>", escaped(look.text)));
    }
    put(&mut svg, format_args!("<rect width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"#fbf5e6\"/>"));
    let has_arrows = !look.drawing.arrows.is_empty();
    if has_arrows {
        for (square, place) in board.places() {
            let [x, y] = corner(square, rows);
            put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">"));
            tile(&mut svg, place);
            svg.push_str("</g>");
        }
        svg.push_str(&drawing::arrows(&look.drawing, [EDGE, 8], rows));
    }
    for (square, place) in board.places() {
        let [x, y] = corner(square, rows);
        put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">"));
        if !has_arrows {
            tile(&mut svg, place);
        }
        if let Some(sign) = look.drawing.mark(square) {
            svg.push_str(&drawing::mark(sign));
        }
        meeples(&mut svg, place, &look.letters);
        buildings(&mut svg, place);
        flag(&mut svg, place, game, look);
        svg.push_str("</g>");
    }
    names(&mut svg, columns, rows);
    for (at, (seat, words)) in look.below.iter().enumerate() {
        let y = 8 + rows * TILE + EDGE + at as u32 * LINE + LINE / 2;
        let colour = look.colours.get(*seat).map_or("none", |[fill, _]| fill);
        put(&mut svg, format_args!("<circle cx=\"{}\" cy=\"{y}\" r=\"10\" fill=\"{}\"/>", EDGE + 14, escaped(colour)));
        let words = escaped(words);
        put(
            &mut svg,
            format_args!("<text x=\"{}\" y=\"{}\" font-size=\"20\" fill=\"#2a1f14\">{words}</text>", EDGE + 34, y + 7),
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Writes to a string, which cannot fail.
fn put(svg: &mut String, what: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(what);
}

fn size(board: &Board) -> (u32, u32) {
    let most = |of: fn(Square) -> u8| board.squares().map(of).max().map_or(1, |most| u32::from(most) + 1);
    (most(Square::column), most(Square::row))
}

/// Returns the upper left corner of a tile: row 1 is the lowest.
fn corner(square: Square, rows: u32) -> [u32; 2] {
    [EDGE + u32::from(square.column()) * TILE, 8 + (rows - 1 - u32::from(square.row())) * TILE]
}

fn tile(svg: &mut String, place: &Place) {
    let kind = place.tile.kind;
    let (fill, ink) = ground(kind);
    put(
        svg,
        format_args!(
            "<rect x=\"2\" y=\"2\" width=\"96\" height=\"96\" rx=\"9\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"1.5\"/>"
        ),
    );
    if place.tile.value > 0 {
        let value = place.tile.value;
        put(
            svg,
            format_args!("<text x=\"9\" y=\"27\" font-size=\"21\" font-weight=\"700\" fill=\"{ink}\">{value}</text>"),
        );
    }
    let sign = sign(kind);
    put(
        svg,
        format_args!(
            "<path transform=\"translate(71 6)\" d=\"{sign}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.8\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
        ),
    );
    if let TileKind::Workshop(mountains) = kind {
        let wall = match mountains {
            Mountains::NorthWest => "M4 96V4H96",
            Mountains::SouthEast => "M96 4V96H4",
        };
        put(
            svg,
            format_args!(
                "<path d=\"{wall}\" fill=\"none\" stroke=\"#5b4a3e\" stroke-width=\"6\" stroke-dasharray=\"10 3\"/>"
            ),
        );
    }
    if place.whim.is_some() {
        // Where a flag stands, the card lies below it.
        let (x, y) = if place.piece.is_some() { (77, 71) } else { (47, 8) };
        put(
            svg,
            format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"17\" height=\"23\" rx=\"3\" fill=\"#3b2f6b\" stroke=\"#f6c945\" stroke-width=\"1.5\"/>"
            ),
        );
    }
}

/// Draws the meeples: each as a disc or, where there are many, one of each tribe with its number.
fn meeples(svg: &mut String, place: &Place, letters: &[&str]) {
    let all = place.meeples;
    let discs: Vec<(Meeple, u8)> = if all.len() > MOST_DISCS {
        all.tribes().map(|meeple| (meeple, all.count(meeple))).collect()
    } else {
        all.iter().map(|meeple| (meeple, 1)).collect()
    };
    let has_two_rows = discs.len() > 4;
    for (at, (meeple, count)) in discs.into_iter().enumerate() {
        let (column, row) = (at as u32 % 4, at as u32 / 4);
        let (x, y) = (17 + 22 * column, if has_two_rows { 44 } else { 52 } + 22 * row);
        let (fill, ink) = colours(meeple);
        put(svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"10\" fill=\"{fill}\" stroke=\"#33261a\"/>"));
        let letter = letters.get(meeple as usize).copied().unwrap_or_default();
        let said = if count > 1 { format!("{count}{letter}") } else { letter.to_owned() };
        let (y, size, said) = (y + 4, if count > 1 { 10 } else { 12 }, escaped(&said));
        put(
            svg,
            format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{ink}\">{said}</text>"
            ),
        );
    }
}

/// Draws the palm trees and palaces along the lower edge, each kind once with its number.
fn buildings(svg: &mut String, place: &Place) {
    for (x, count, outline, fill) in [(6, place.palms, PALM, "#3d7a3a"), (52, place.palaces, PALACE, "#b5852a")] {
        if count == 0 {
            continue;
        }
        put(
            svg,
            format_args!(
                "<path transform=\"translate({x} 74) scale(.9)\" d=\"{outline}\" fill=\"{fill}\" stroke=\"#33261a\" stroke-width=\".8\"/>"
            ),
        );
        if count > 1 {
            put(
                svg,
                format_args!(
                    "<text x=\"{}\" y=\"94\" font-size=\"15\" font-weight=\"700\" fill=\"#33261a\">{count}</text>",
                    x + 24
                ),
            );
        }
    }
}

/// Draws the flag of a camel, or the tent, with the first letters of its player.
fn flag(svg: &mut String, place: &Place, game: &Game, look: &Look<'_>) {
    let Some((seat, piece)) = place.piece else { return };
    let [colour, ink] = look.colours.get(seat.index()).copied().unwrap_or(["none", "none"]).map(escaped);
    let of_name =
        || game.players.get(seat.index()).map_or(String::new(), |player| player.name.chars().take(2).collect());
    let initials = look.initials.get(seat.index()).cloned().unwrap_or_else(of_name);
    let outline = match piece {
        Piece::Camel => "M42 3H68V33L55 27L42 33Z",
        Piece::Tent => "M55 3L72 33H38Z",
    };
    put(svg, format_args!("<path d=\"{outline}\" fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1.5\"/>"));
    let (y, initials) = (if piece == Piece::Camel { 20 } else { 31 }, escaped(&initials));
    put(
        svg,
        format_args!(
            "<text x=\"55\" y=\"{y}\" font-size=\"12\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{ink}\">{initials}</text>"
        ),
    );
}

/// Writes the names of the rows and columns.
fn names(svg: &mut String, columns: u32, rows: u32) {
    svg.push_str("<g font-size=\"14\" text-anchor=\"middle\" fill=\"#5b4a3e\">");
    for row in 0..rows {
        put(svg, format_args!("<text x=\"12\" y=\"{}\">{}</text>", 8 + (rows - 1 - row) * TILE + 55, row + 1));
    }
    for (column, letter) in ('a'..).take(columns as usize).enumerate() {
        put(
            svg,
            format_args!(
                "<text x=\"{}\" y=\"{}\">{letter}</text>",
                EDGE + column as u32 * TILE + 50,
                8 + rows * TILE + 17
            ),
        );
    }
    svg.push_str("</g>");
}

/// Writes a text so that it is one in SVG and in HTML.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no other control characters.
            '\t' | '\n' | '\r' => safe.push(' '),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => safe.push(letter),
        }
    }
    safe
}
