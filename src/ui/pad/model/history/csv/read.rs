//! Reads sheets from CSV.

use super::{as_written, columns};
use crate::game::{Expansion, MAX_PLAYERS, MIN_PLAYERS, ScoreLine, Seat};
use crate::ui::pad::model::{LONGEST_NOTE, LONGEST_REMARK, LONGEST_SUM, Pad, PadPlayer};
use crate::ui::table::session::Colour;

/// One thing that is wrong with a file: the line, from 1, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvFault {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub kind: CsvFaultKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvFaultKind {
    /// A quotation mark that does not close, or stands within a cell.
    Quote,
    /// A column that no sheet has, or that occurs twice.
    Column(String),
    /// This column is missing.
    NoColumn(&'static str),
    /// Another number of cells than columns: found, expected.
    Cells(usize, usize),
    /// What stands in this column cannot be read.
    Cell(&'static str),
    /// What stands in this column differs from the line above, of the same sheet.
    Differs(&'static str),
    /// A sheet with so many players.
    Players(usize),
    /// The total does not agree with the lines: found, expected.
    Total(u32, u32),
}

/// A line of the file: its number, from 1, and its cells.
type Row = (usize, Vec<String>);

/// Reads sheets of points. A sheet with a fault does not stop the others.
///
/// # Errors
/// A [`CsvFault`] of the whole file: of its quotation marks or its columns.
pub fn read(text: &str) -> Result<(Vec<Pad>, Vec<CsvFault>), CsvFault> {
    let text = text.trim_start_matches('\u{feff}');
    let between = text.chars().find(|letter| [',', ';', '\t', '\r', '\n'].contains(letter)).unwrap_or(',');
    let rows = rows(text, between)?;
    let Some(((line, heads), rows)) = rows.split_first() else {
        return Err(CsvFault { line: 1, kind: CsvFaultKind::NoColumn("sheet") });
    };
    let heads = Heads::read(heads).map_err(|kind| CsvFault { line: *line, kind })?;
    let (mut pads, mut faults) = (Vec::new(), Vec::new());
    for sheet in rows.chunk_by(|(_, one), (_, next)| heads.cell(one, "sheet") == heads.cell(next, "sheet")) {
        match heads.sheet(sheet) {
            Ok(pad) => pads.push(pad),
            Err(fault) => faults.push(fault),
        }
    }
    Ok((pads, faults))
}

/// Splits a text into lines with a cell that is not empty.
fn rows(text: &str, between: char) -> Result<Vec<Row>, CsvFault> {
    let (mut rows, mut cells, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut line, mut first, mut is_quoted) = (1, 1, false);
    let mut letters = text.chars().peekable();
    let fault = |line| CsvFault { line, kind: CsvFaultKind::Quote };
    while let Some(letter) = letters.next() {
        line += usize::from(letter == '\n');
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => cell.extend(letters.next()),
            '"' if is_quoted => {
                is_quoted = false;
                let ends = letters.peek().is_none_or(|next| *next == between || ['\r', '\n'].contains(next));
                if !ends {
                    return Err(fault(line));
                }
            }
            _ if is_quoted => cell.push(letter),
            '"' if cell.is_empty() => is_quoted = true,
            '"' => return Err(fault(line)),
            '\r' => {}
            '\n' => {
                cells.push(std::mem::take(&mut cell));
                rows.push((first, std::mem::take(&mut cells)));
                first = line;
            }
            _ if letter == between => cells.push(std::mem::take(&mut cell)),
            _ => cell.push(letter),
        }
    }
    if is_quoted {
        return Err(fault(first));
    }
    cells.push(cell);
    rows.push((first, cells));
    rows.retain(|(_, cells): &Row| cells.iter().any(|cell| !cell.trim().is_empty()));
    Ok(rows)
}

/// The names of the columns.
struct Heads(Vec<&'static str>);

impl Heads {
    fn read(cells: &[String]) -> Result<Self, CsvFaultKind> {
        let mut heads = Vec::new();
        for cell in cells {
            let name = columns().find(|name| *name == cell.trim()).filter(|name| !heads.contains(name));
            heads.push(name.ok_or_else(|| CsvFaultKind::Column(cell.chars().take(40).collect()))?);
        }
        match ["sheet", "player"].into_iter().find(|name| !heads.contains(name)) {
            Some(name) => Err(CsvFaultKind::NoColumn(name)),
            None => Ok(Self(heads)),
        }
    }

    /// Returns what stands in a column, without spaces around it; empty if there is no such column.
    fn cell<'a>(&self, cells: &'a [String], column: &str) -> &'a str {
        let at = self.0.iter().position(|name| *name == column);
        at.and_then(|at| cells.get(at)).map(|cell| as_written(cell.trim())).unwrap_or_default()
    }

    fn sheet(&self, rows: &[Row]) -> Result<Pad, CsvFault> {
        let (first_line, first) = &rows[0];
        let at = |line: usize| move |kind| CsvFault { line, kind };
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&rows.len()) {
            return Err(at(*first_line)(CsvFaultKind::Players(rows.len())));
        }
        for (line, cells) in rows {
            if cells.len() != self.0.len() {
                return Err(at(*line)(CsvFaultKind::Cells(cells.len(), self.0.len())));
            }
            let differs = |column: &&str| self.cell(cells, column) != self.cell(first, column);
            if let Some(column) = ["date", "place", "remark", "expansions"].into_iter().find(differs) {
                return Err(at(*line)(CsvFaultKind::Differs(column)));
            }
        }
        let mut pad = self.notes(first).map_err(at(*first_line))?;
        pad.players.clear();
        for (line, cells) in rows {
            let player = self.player(cells, pad.players.len()).map_err(at(*line))?;
            pad.players.push(player);
            let seat = Seat(pad.players.len() as u8 - 1);
            for score_line in ScoreLine::ALL {
                let typed = self.text(cells, score_line.name(), LONGEST_SUM).map_err(at(*line))?;
                pad.type_in(seat, score_line, &typed);
            }
        }
        let scores = pad.result().scores;
        for ((line, cells), score) in rows.iter().zip(scores) {
            let total = self.cell(cells, "total");
            if !total.is_empty() {
                let found = total.parse().map_err(|_| at(*line)(CsvFaultKind::Cell("total")))?;
                if found != score.total() {
                    return Err(at(*line)(CsvFaultKind::Total(found, score.total())));
                }
            }
        }
        Ok(pad)
    }

    fn notes(&self, cells: &[String]) -> Result<Pad, CsvFaultKind> {
        let expansions = self.cell(cells, "expansions").split_whitespace().map(str::parse::<Expansion>);
        let expansions: Result<Vec<_>, _> = expansions.collect();
        Ok(Pad {
            date: self.text(cells, "date", LONGEST_NOTE)?,
            place: self.text(cells, "place", LONGEST_NOTE)?,
            remark: self.text(cells, "remark", LONGEST_REMARK)?,
            expansions: expansions.map_err(|_| CsvFaultKind::Cell("expansions"))?.into_iter().collect(),
            ..Pad::new(2)
        })
    }

    fn player(&self, cells: &[String], seat: usize) -> Result<PadPlayer, CsvFaultKind> {
        let colour = match self.cell(cells, "colour") {
            "" => Colour::ALL[seat],
            name => Colour::from_name(name).ok_or(CsvFaultKind::Cell("colour"))?,
        };
        Ok(PadPlayer::new(self.text(cells, "player", LONGEST_NOTE)?, colour))
    }

    fn text(&self, cells: &[String], column: &'static str, longest: usize) -> Result<String, CsvFaultKind> {
        let text = self.cell(cells, column);
        if text.chars().count() > longest { Err(CsvFaultKind::Cell(column)) } else { Ok(text.to_owned()) }
    }
}
