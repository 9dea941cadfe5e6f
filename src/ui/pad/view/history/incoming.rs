//! What a file brings, of whatever form, and what only the player can answer about it.

use super::super::words;
use crate::i18n::{Lang, pad as text, shell, words as texts};
use crate::ui::kit::text_file;
use crate::ui::pad::describe;
use crate::ui::pad::model::history::csv::{self, CsvFault, DateOrder};
use crate::ui::pad::model::history::json;
use crate::ui::pad::model::history::plays::{Lost, PlayFault, PlayFile, bgg, bgstats};
use crate::ui::pad::model::{Pad, PadError};
use std::sync::Arc;

/// What a file holds.
#[derive(Clone, Default)]
pub struct Incoming {
    /// The sheets.
    pub pads: Vec<Pad>,
    /// What is wrong with the rest.
    pub faults: Vec<ImportFault>,
    /// The columns that were left out.
    pub left_out: Vec<String>,
    /// What plays have and sheets cannot keep.
    lost: Vec<Lost>,
    /// How many plays of other games were left out.
    pub others: usize,
    /// How many plays of how many it has.
    pub page: Option<(usize, usize)>,
}

/// What only the player knows of a file: its text, the order of the numbers in its dates, or whether what is lost matters.
#[derive(Clone)]
pub enum Question {
    /// What the file may say, from its first letter of another encoding on.
    Letters { line: usize, texts: Vec<Arc<str>> },
    /// Which day a date of the text is.
    Date { date: String, text: Arc<str> },
    /// Whether to add plays without what sheets cannot keep.
    Lost(Incoming),
}

/// What follows from an answer.
#[derive(Clone)]
pub enum Then {
    /// The text is read, with dates of this order.
    Read(Arc<str>, Option<DateOrder>),
    /// The sheets are added.
    Add(Incoming),
}

impl Question {
    /// Returns the question in words.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::Letters { line, .. } => text::ask_letters(lang, *line),
            Self::Date { date, .. } => text::ask_date(lang, date),
            Self::Lost(incoming) => {
                let lost: Vec<String> = incoming.lost.iter().map(|lost| describe::lost(lang, lost)).collect();
                text::ask_lost(lang, &lost)
            }
        }
    }

    /// Returns the answers: their words, and what follows.
    pub fn answers(self, lang: Lang) -> Vec<(String, Then)> {
        match self {
            Self::Letters { texts, .. } => {
                let sample = |text: &str| {
                    texts::facts(lang, &text_file::foreign_words(text).into_iter().take(6).collect::<Vec<_>>())
                };
                texts.into_iter().map(|text| (sample(&text), Then::Read(text, None))).collect()
            }
            Self::Date { date, text } => {
                let answer = |order: DateOrder| {
                    Some((words::date(lang, &order.read(&date)?), Then::Read(text.clone(), Some(order))))
                };
                DateOrder::ALL.into_iter().filter_map(answer).collect()
            }
            Self::Lost(incoming) => vec![(text::add_without(lang).to_owned(), Then::Add(incoming))],
        }
    }
}

/// One thing that is wrong with a file.
#[derive(Clone)]
pub enum ImportFault {
    /// The browser cannot read it, or it is too long.
    File,
    /// From this line on it has letters of another encoding.
    Letters(usize),
    /// The whole file.
    Text(PadError),
    /// A sheet.
    Sheet(usize, PadError),
    /// A line of CSV.
    Csv(CsvFault),
    /// A play.
    Play(PlayFault),
    /// It has more sheets than these.
    Many(usize),
}

impl ImportFault {
    /// Says what is wrong.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::File => shell::file_unread(lang).to_owned(),
            Self::Letters(line) => shell::file_letters(lang, *line),
            Self::Text(error) => describe::unread(lang, error),
            Self::Sheet(number, error) => text::sheet_fault(lang, *number, &describe::unread(lang, error)),
            Self::Csv(error) => describe::csv_fault(lang, error),
            Self::Play(error) => describe::play_fault(lang, error),
            Self::Many(most) => text::import_most(lang, *most),
        }
    }
}

/// The form of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// JSON, which begins with a bracket.
    Json,
    /// XML, which begins with `<`.
    Xml,
    /// Anything else.
    Csv,
}

impl Form {
    /// Tells the form of a file.
    pub fn of(content: &[u8]) -> Self {
        let content = content.strip_prefix("\u{feff}".as_bytes()).unwrap_or(content).trim_ascii_start();
        match content.first() {
            Some(b'{' | b'[') => Self::Json,
            Some(b'<') => Self::Xml,
            _ => Self::Csv,
        }
    }
}

impl Incoming {
    /// Reads a text of any form; CSV has dates of the given order.
    pub fn read(content: &str, order: Option<DateOrder>) -> Self {
        let content = content.trim_start_matches('\u{feff}');
        let result = match Form::of(content.as_bytes()) {
            Form::Json => Self::of_json(content),
            Form::Xml => bgg::read(content.trim_start()).map(Self::of_plays),
            Form::Csv => return Self::of_csv(content, order),
        };
        result.unwrap_or_else(|error| Self::refused(ImportFault::Text(error)))
    }

    /// Returns a file of which nothing can be taken.
    pub fn refused(fault: ImportFault) -> Self {
        Self { faults: vec![fault], ..Self::default() }
    }

    /// Returns the question whether what is lost matters, if anything is.
    pub fn question(&self) -> Option<Question> {
        let is_asked = !self.lost.is_empty() && !self.pads.is_empty();
        is_asked.then(|| Question::Lost(self.clone()))
    }

    fn of_json(content: &str) -> Result<Self, PadError> {
        let value = serde_json::from_str(content).map_err(|error| PadError::Syntax(error.line(), error.column()))?;
        if bgstats::is_file(&value) {
            return bgstats::read(&value).map(Self::of_plays);
        }
        let file = json::of_value(&value)?;
        let faults = file.faults.into_iter().map(|(number, error)| ImportFault::Sheet(number, error));
        Ok(Self { pads: file.pads, faults: faults.collect(), ..Self::default() })
    }

    fn of_plays(file: PlayFile) -> Self {
        let PlayFile { pads, faults, lost, others, page } = file;
        Self {
            pads,
            faults: faults.into_iter().map(ImportFault::Play).collect(),
            lost,
            others,
            page,
            left_out: Vec::new(),
        }
    }

    fn of_csv(content: &str, order: Option<DateOrder>) -> Self {
        match csv::read(content, order) {
            Ok(file) => Self {
                pads: file.pads,
                faults: file.faults.into_iter().map(ImportFault::Csv).collect(),
                left_out: file.left_out,
                ..Self::default()
            },
            Err(error) => Self::refused(ImportFault::Csv(error)),
        }
    }
}
