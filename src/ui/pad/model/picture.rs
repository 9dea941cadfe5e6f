//! A sheet as a picture: the shapes to draw, from the back to the front. Only the page's canvas knows how wide letters
//! are, so each text states the room that it has.

use super::Pad;
use crate::game::Seat;
use crate::i18n::{Lang, pad as words, shell, words as game_words};
use crate::ui::table::session::Colour;

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Its width in pixels.
    pub width: f64,
    /// Its height in pixels.
    pub height: f64,
    /// What to draw.
    pub shapes: Vec<Shape>,
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle: left, top, width, height.
    Area([f64; 4], Ink),
    /// A text on one line.
    Text {
        /// The left end of its room, the middle of it if the text is centred, and the base line.
        at: [f64; 2],
        /// The width of its room.
        room: f64,
        /// The size of the letters.
        size: u8,
        /// Whether the letters are bold.
        is_bold: bool,
        /// Whether the text is centred.
        is_centred: bool,
        /// The text.
        text: String,
    },
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Behind everything.
    Paper,
    /// Lines between rows.
    Line,
    /// Behind the winner.
    Gold,
    /// A player's.
    Player(Colour),
}

impl Ink {
    /// Returns the colour as CSS writes it.
    #[must_use]
    pub const fn css(self) -> &'static str {
        match self {
            Self::Paper => "#fdf8ee",
            Self::Line => "#dcc9a4",
            Self::Gold => "#e9bd4f",
            Self::Player(Colour::Indigo) => "#3d4db3",
            Self::Player(Colour::Orange) => "#e08214",
            Self::Player(Colour::Teal) => "#0b7a75",
            Self::Player(Colour::Pink) => "#c2458f",
            Self::Player(Colour::Black) => "#26262e",
        }
    }
}

/// The colour of letters.
pub const LETTERS: &str = "#2b1d10";
const MARGIN: f64 = 32.0;
const LINES: f64 = 216.0;
const COLUMN: f64 = 148.0;
const ROW: f64 = 46.0;
const TOP: f64 = 104.0;

/// Draws a sheet. `heading` says when and where; `names` are those of all players.
#[must_use]
pub fn picture(lang: Lang, pad: &Pad, heading: &str, names: &[String]) -> Picture {
    let result = pad.result();
    let lines = pad.lines();
    let width = MARGIN * 2.0 + LINES + COLUMN * names.len() as f64;
    let height = TOP + ROW * (lines.len() + 2) as f64 + MARGIN;
    let inner = width - MARGIN * 2.0;
    let mut shapes = vec![Shape::Area([0.0, 0.0, width, height], Ink::Paper)];
    let text = |shapes: &mut Vec<Shape>, at: [f64; 2], room, (size, is_bold), is_centred, text: String| {
        shapes.push(Shape::Text { at, room, size, is_bold, is_centred, text });
    };
    text(&mut shapes, [MARGIN, 52.0], inner, (30, true), false, words::title(lang).to_owned());
    text(&mut shapes, [MARGIN, 84.0], inner, (18, false), false, heading.to_owned());
    let left = |seat: usize| MARGIN + LINES + COLUMN * seat as f64;
    for (seat, (name, player)) in names.iter().zip(&pad.players).enumerate() {
        shapes.push(Shape::Area([left(seat) + 4.0, TOP, COLUMN - 8.0, 6.0], Ink::Player(player.colour)));
        text(&mut shapes, [left(seat) + COLUMN / 2.0, TOP + 34.0], COLUMN - 16.0, (20, true), true, name.clone());
    }
    let base = |row: usize| TOP + ROW * (row + 1) as f64;
    let line = |at: f64| Shape::Area([MARGIN, at, inner, 1.5], Ink::Line);
    for (row, &score_line) in lines.iter().enumerate() {
        shapes.push(line(base(row)));
        text(
            &mut shapes,
            [MARGIN, base(row) + 30.0],
            LINES - 12.0,
            (19, false),
            false,
            game_words::score_line(lang, score_line).to_owned(),
        );
        for (seat, (score, player)) in result.scores.iter().zip(&pad.players).enumerate() {
            let is_known = !player.has_total_alone();
            let points = if is_known { score.line(score_line).to_string() } else { String::new() };
            text(&mut shapes, [left(seat) + COLUMN / 2.0, base(row) + 30.0], COLUMN - 16.0, (20, false), true, points);
        }
    }
    let last = base(lines.len());
    shapes.push(Shape::Area([MARGIN, last, inner, 3.0], Ink::Line));
    text(&mut shapes, [MARGIN, last + 32.0], LINES - 12.0, (22, true), false, shell::total(lang).to_owned());
    for (seat, &total) in result.totals.iter().enumerate() {
        let is_winner = result.winners.contains(&Seat(seat as u8));
        if is_winner {
            shapes.push(Shape::Area([left(seat) + 12.0, last + 7.0, COLUMN - 24.0, 34.0], Ink::Gold));
        }
        let total = if is_winner { format!("★ {total}") } else { total.to_string() };
        text(&mut shapes, [left(seat) + COLUMN / 2.0, last + 32.0], COLUMN - 28.0, (22, true), true, total);
    }
    Picture { width, height, shapes }
}
