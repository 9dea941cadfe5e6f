//! The board of a position: one text for each row, tiles separated by spaces.

use super::super::reader::{Faults, Object};
use crate::game::{Board, MAX_COLUMNS, MAX_ROWS, Meeples, Piece, Place, Seat, Tile, TileKind, Whim};
use std::fmt::Write as _;

/// The marks before the number of a player whose camel, or whose tent, stands on a tile.
const CAMEL: char = '@';
const TENT: char = '&';

/// Writes the rows from north to south.
pub(super) fn write(board: &Board) -> Vec<String> {
    let mut rows = vec![String::new(); board.rows().into()];
    for (square, place) in board.places() {
        let row = &mut rows[usize::from(board.rows() - 1 - square.row())];
        if !row.is_empty() {
            row.push(' ');
        }
        write_place(row, place);
    }
    rows
}

fn write_place(text: &mut String, place: &Place) {
    // Writing to a string cannot fail.
    let _ = write!(text, "{}", place.tile);
    if !place.meeples.is_empty() {
        let _ = write!(text, ":{}", place.meeples);
    }
    for (mark, count) in [('^', place.palms), ('#', place.palaces)] {
        if count > 0 {
            let _ = write!(text, "{mark}{count}");
        }
    }
    if let Some((owner, piece)) = place.piece {
        let mark = match piece {
            Piece::Camel => CAMEL,
            Piece::Tent => TENT,
        };
        let _ = write!(text, "{mark}{}", owner.0);
    }
    if let Some(whim) = place.whim {
        let _ = write!(text, "={whim}");
    }
}

/// Reads the rows. A tile that cannot be read is a fault and counts as an empty one; none if the rows make no board.
pub(super) fn read(object: &Object, faults: &mut Faults) -> Option<Board> {
    let rows = object.list("board", faults)?;
    let mut places: Vec<Vec<Place>> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let at = format!("board[{index}]");
        let Some(row) = row.as_str() else {
            faults.add(at, "expected a row of tiles");
            return None;
        };
        let tiles: Vec<&str> = row.split(' ').take(usize::from(MAX_COLUMNS) + 1).collect();
        let read = |(column, tile): (usize, &&str)| {
            read_place(tile).unwrap_or_else(|what| {
                faults.add(at.as_str(), format_args!("tile {}: {what}", column + 1));
                Place::bare(Tile { kind: TileKind::SmallMarket, value: 6 })
            })
        };
        places.push(tiles.iter().enumerate().map(read).collect());
    }
    let columns = places.first().map_or(0, Vec::len);
    if let Some(other) = places.iter().position(|row| row.len() != columns) {
        faults.add(format!("board[{other}]"), "expected as many tiles as in the first row");
        return None;
    }
    let board = Board::new(columns as u8, places.into_iter().rev().flatten().collect());
    if board.is_none() {
        faults.add("board", format_args!("expected 2 tiles to {MAX_ROWS} rows of {MAX_COLUMNS}"));
    }
    board
}

fn read_place(text: &str) -> Result<Place, String> {
    let letter = text.chars().next().ok_or("expected a tile, found a space too many")?;
    let kind = TileKind::ALL.into_iter().find(|kind| kind.letter() == letter);
    let kind = kind.ok_or_else(|| format!("expected a tile, one of V S O M L N E P B R X G, found '{letter}'"))?;
    let rest = &text[letter.len_utf8()..];
    let has_value = kind.values().iter().any(|&(value, _)| value > 0);
    let (value, mut rest) = if has_value { number(rest)? } else { (0, rest) };
    let mut place = Place::bare(Tile { kind, value });
    if let Some(after) = rest.strip_prefix(':') {
        let end = after.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(after.len());
        place.meeples = meeples(&after[..end])?;
        if place.meeples.is_empty() {
            return Err("expected meeples after ':'".into());
        }
        rest = &after[end..];
    }
    if let Some(after) = rest.strip_prefix('^') {
        (place.palms, rest) = number(after)?;
    }
    if let Some(after) = rest.strip_prefix('#') {
        (place.palaces, rest) = number(after)?;
    }
    if let Some(after) = rest.strip_prefix([CAMEL, TENT]) {
        let end = after.find('=').unwrap_or(after.len());
        let seat = format!("{CAMEL}{}", &after[..end]);
        let piece = if rest.starts_with(TENT) { Piece::Tent } else { Piece::Camel };
        place.piece = Some((seat.parse::<Seat>().map_err(|error| error.to_string())?, piece));
        rest = &after[end..];
    }
    if let Some(after) = rest.strip_prefix('=') {
        place.whim = Some(after.parse::<Whim>().map_err(|error| error.to_string())?);
        rest = "";
    }
    if rest.is_empty() { Ok(place) } else { Err(format!("expected the end of the tile, found '{rest}'")) }
}

/// Reads a number from 1 to 255 at the start of a text; returns the number and the rest.
fn number(text: &str) -> Result<(u8, &str), String> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let number = digits.parse().ok().filter(|_| !digits.starts_with('0'));
    number.map(|number| (number, rest)).ok_or_else(|| format!("expected a number from 1 to 255, found '{text}'"))
}

/// Reads meeples in any order.
pub(super) fn meeples(text: &str) -> Result<Meeples, String> {
    text.parse().map_err(|error: crate::game::Unknown| error.to_string())
}
