//! Sheets as CSV (RFC 4180): a line for each player of each sheet, a column for each score line.
//!
//! A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a formula. Such a cell gets an apostrophe in
//! front, which reading removes.

mod date;
mod read;

pub use date::DateOrder;
pub use read::{CsvFault, CsvFaultKind, CsvFile, read, unclear_date};

use crate::game::{Expansion, ScoreLine, Seat};
use crate::ui::pad::model::{Pad, sum};

/// The columns before the score lines.
const NOTES: [&str; 7] = ["sheet", "date", "place", "remark", "expansions", "player", "colour"];
/// The columns after the score lines.
const RESULTS: [&str; 2] = ["total", "winner"];
/// The first characters of formulas, and of cells that were made harmless.
const RISKY: [char; 7] = ['=', '+', '-', '@', '\t', '\r', '\''];

/// Writes sheets, with this character between the cells.
#[must_use]
pub fn write<'a>(pads: impl IntoIterator<Item = &'a Pad>, between: char) -> String {
    // Without this mark, spreadsheets assume another encoding than UTF-8.
    let mut text = String::from('\u{feff}');
    let mut line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
        text += &cells.join(&between.to_string());
        text += "\r\n";
    };
    line(&columns().map(str::to_owned).collect::<Vec<_>>());
    for (number, pad) in (1..).zip(pads) {
        let result = pad.result();
        for ((player, score), seat) in pad.players.iter().zip(&result.scores).zip((0_u8..).map(Seat)) {
            let expansions: Vec<_> = pad.expansions.iter().map(Expansion::name).collect();
            let mut cells: Vec<String> = vec![
                number.to_string(),
                harmless(&pad.date),
                harmless(&pad.place),
                harmless(&pad.remark),
                expansions.join(" "),
                harmless(&player.name),
                player.colour.name().to_owned(),
            ];
            cells.extend(ScoreLine::ALL.into_iter().map(|line| {
                let typed = player.typed(line);
                match (line.is_in(pad.expansions) && !player.has_total_alone(), sum(typed)) {
                    (false, _) => String::new(),
                    (true, Ok(_)) => score.line(line).to_string(),
                    (true, Err(_)) => harmless(typed),
                }
            }));
            cells.push(result.totals[seat.index()].to_string());
            cells.push(u8::from(result.winners.contains(&seat)).to_string());
            line(&cells);
        }
    }
    text
}

fn columns() -> impl Iterator<Item = &'static str> {
    NOTES.into_iter().chain(ScoreLine::ALL.into_iter().map(ScoreLine::name)).chain(RESULTS)
}

fn harmless(text: &str) -> String {
    if text.starts_with(RISKY) { format!("'{text}") } else { text.to_owned() }
}

fn as_written(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| text.starts_with(RISKY)).unwrap_or(cell)
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', ';', '\t', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
