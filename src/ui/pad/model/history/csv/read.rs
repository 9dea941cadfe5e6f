//! Reads sheets from CSV.

use super::date::{DateOrder, order_of};
use super::{as_written, columns};
use crate::game::{Expansion, MAX_PLAYERS, MIN_PLAYERS, ScoreLine, Seat};
use crate::ui::pad::model::{LARGEST_TOTAL, LONGEST_NOTE, LONGEST_REMARK, LONGEST_SUM, Pad, PadPlayer};
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
    /// A column that occurs twice.
    Column(String),
    /// This column is missing.
    NoColumn(&'static str),
    /// Another number of cells than columns: found, expected.
    Cells(usize, usize),
    /// What stands in this column cannot be read.
    Cell(&'static str),
    /// A date that can be read as two days.
    Date(String),
    /// What stands in this column differs from the line above, of the same sheet.
    Differs(&'static str),
    /// A sheet with so many players.
    Players(usize),
    /// The total does not agree with the lines: found, expected.
    Total(u32, u32),
}

/// A line of the file: its number, from 1, and its cells.
type Row = (usize, Vec<String>);

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CsvFile {
    /// The sheets that could be read.
    pub pads: Vec<Pad>,
    /// What is wrong with the others.
    pub faults: Vec<CsvFault>,
    /// The columns that no sheet has. They were left out.
    pub left_out: Vec<String>,
}

/// Reads sheets of points. A sheet with a fault does not stop the others. The dates of the file have the given order; without
/// one, a date that can be read as two days is a fault.
///
/// # Errors
/// A [`CsvFault`] of the whole file: of its quotation marks or its columns.
pub fn read(text: &str, order: Option<DateOrder>) -> Result<CsvFile, CsvFault> {
    let (heads, rows) = table(text)?;
    let order = order.or_else(|| order_of(heads.dates(&rows)).ok());
    let mut file = CsvFile { left_out: heads.left_out.clone(), ..CsvFile::default() };
    for sheet in rows.chunk_by(|(_, one), (_, next)| heads.cell(one, "sheet") == heads.cell(next, "sheet")) {
        match heads.sheet(sheet, order) {
            Ok(pad) => file.pads.push(pad),
            Err(fault) => file.faults.push(fault),
        }
    }
    Ok(file)
}

/// Returns a date of a file that can be read as two days, if nothing in the file says which one is meant.
#[must_use]
pub fn unclear_date(text: &str) -> Option<String> {
    let (heads, rows) = table(text).ok()?;
    order_of(heads.dates(&rows)).err().map(str::to_owned)
}

/// Splits a text into the names of its columns and the lines below.
fn table(text: &str) -> Result<(Heads, Vec<Row>), CsvFault> {
    let text = text.trim_start_matches('\u{feff}');
    let between = text.chars().find(|letter| [',', ';', '\t', '\r', '\n'].contains(letter)).unwrap_or(',');
    let mut rows = rows(text, between)?;
    if rows.is_empty() {
        return Err(CsvFault { line: 1, kind: CsvFaultKind::NoColumn("sheet") });
    }
    let (line, heads) = rows.remove(0);
    Ok((Heads::read(&heads).map_err(|kind| CsvFault { line, kind })?, rows))
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

/// The columns.
struct Heads {
    /// Their names; `None` for those that no sheet has.
    names: Vec<Option<&'static str>>,
    /// The names of the latter.
    left_out: Vec<String>,
}

impl Heads {
    fn read(cells: &[String]) -> Result<Self, CsvFaultKind> {
        let (mut names, mut left_out) = (Vec::new(), Vec::new());
        for cell in cells {
            let name = columns().find(|name| *name == cell.trim());
            if name.is_some() && names.contains(&name) {
                return Err(CsvFaultKind::Column(cell.trim().to_owned()));
            }
            if name.is_none() && !cell.trim().is_empty() {
                left_out.push(cell.trim().chars().take(40).collect());
            }
            names.push(name);
        }
        match ["sheet", "player"].into_iter().find(|&name| !names.contains(&Some(name))) {
            Some(name) => Err(CsvFaultKind::NoColumn(name)),
            None => Ok(Self { names, left_out }),
        }
    }

    /// Returns the dates of lines that have one.
    fn dates<'a>(&'a self, rows: &'a [Row]) -> impl Iterator<Item = &'a str> + Clone {
        rows.iter().map(|(_, cells)| self.cell(cells, "date")).filter(|date| !date.is_empty())
    }

    /// Returns what stands in a column, without spaces around it; empty if there is no such column.
    fn cell<'a>(&self, cells: &'a [String], column: &str) -> &'a str {
        let at = self.names.iter().position(|name| *name == Some(column));
        at.and_then(|at| cells.get(at)).map(|cell| as_written(cell.trim())).unwrap_or_default()
    }

    fn sheet(&self, rows: &[Row], order: Option<DateOrder>) -> Result<Pad, CsvFault> {
        let (first_line, first) = &rows[0];
        let at = |line: usize| move |kind| CsvFault { line, kind };
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&rows.len()) {
            return Err(at(*first_line)(CsvFaultKind::Players(rows.len())));
        }
        for (line, cells) in rows {
            let (found, expected) = (cells.len(), self.names.len());
            if found < expected || cells[expected..].iter().any(|cell| !cell.trim().is_empty()) {
                return Err(at(*line)(CsvFaultKind::Cells(found, expected)));
            }
            let differs = |column: &&str| self.cell(cells, column) != self.cell(first, column);
            if let Some(column) = ["date", "place", "remark", "expansions"].into_iter().find(differs) {
                return Err(at(*line)(CsvFaultKind::Differs(column)));
            }
        }
        let mut pad = self.notes(first, order).map_err(at(*first_line))?;
        pad.players.clear();
        for (line, cells) in rows {
            let player = self.player(cells, pad.players.len()).map_err(at(*line))?;
            pad.players.push(player);
            let seat = Seat(pad.players.len() as u8 - 1);
            for score_line in ScoreLine::ALL {
                let typed = self.text(cells, score_line.name(), LONGEST_SUM).map_err(at(*line))?;
                pad.type_in(seat, score_line, whole(&typed));
            }
        }
        let totals = pad.result().totals;
        for (((line, cells), expected), player) in rows.iter().zip(totals).zip(&mut pad.players) {
            let total = whole(self.cell(cells, "total"));
            if !total.is_empty() {
                let found = total.parse().ok().filter(|&found: &u32| found <= LARGEST_TOTAL);
                let found = found.ok_or_else(|| at(*line)(CsvFaultKind::Cell("total")))?;
                if player.has_no_line() {
                    player.total = Some(found);
                } else if found != expected {
                    return Err(at(*line)(CsvFaultKind::Total(found, expected)));
                }
            }
        }
        Ok(pad)
    }

    fn notes(&self, cells: &[String], order: Option<DateOrder>) -> Result<Pad, CsvFaultKind> {
        let expansions = self.cell(cells, "expansions").split_whitespace().map(str::parse::<Expansion>);
        let expansions: Result<Vec<_>, _> = expansions.collect();
        Ok(Pad {
            date: self.date(cells, order)?,
            place: self.text(cells, "place", LONGEST_NOTE)?,
            remark: self.text(cells, "remark", LONGEST_REMARK)?,
            expansions: expansions.map_err(|_| CsvFaultKind::Cell("expansions"))?.into_iter().collect(),
            ..Pad::new(2)
        })
    }

    fn date(&self, cells: &[String], order: Option<DateOrder>) -> Result<String, CsvFaultKind> {
        let text = self.cell(cells, "date");
        let days = DateOrder::ALL.map(|order| order.read(text));
        match (order, days) {
            _ if text.is_empty() => Ok(String::new()),
            (Some(order), _) => order.read(text).ok_or(CsvFaultKind::Cell("date")),
            (None, [one, other]) if one == other => one.ok_or(CsvFaultKind::Cell("date")),
            (None, _) => Err(CsvFaultKind::Date(text.chars().take(40).collect())),
        }
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

/// Returns a number without the decimals that a spreadsheet has added to it: `41` for `41.00` and `41,0`.
fn whole(text: &str) -> &str {
    let is_whole = |(number, decimals): &(&str, &str)| {
        !number.is_empty()
            && number.bytes().all(|digit| digit.is_ascii_digit())
            && decimals.bytes().all(|digit| digit == b'0')
    };
    text.split_once(['.', ',']).filter(is_whole).map_or(text, |(number, _)| number)
}
