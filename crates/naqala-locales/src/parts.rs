//! The parts of the page.

use std::collections::{HashMap, HashSet};

/// The folder of the lessons of a language, with which the names of their rooms begin.
pub const LESSONS: &str = "lessons/";

/// Returns whether a room is a lesson.
pub fn is_lesson(room: &str) -> bool {
    room.starts_with(LESSONS)
}

/// A part of the page. Each is a file of its own, which the page fetches once it needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first page.
    First,
    /// A board with what stands beside it.
    Game,
    /// The cards and items beside a board.
    Cards,
    /// All else.
    Rest,
    /// The lessons.
    Lessons,
    /// The scripts beside the page, into which the build writes their words.
    Scripts,
}

impl Part {
    /// Every part that the page fetches, in the order in which it needs them.
    pub const ALL: [Self; 5] = [Self::First, Self::Game, Self::Cards, Self::Rest, Self::Lessons];

    /// Names the part in names of files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Game => "game",
            Self::Cards => "cards",
            Self::Rest => "rest",
            Self::Lessons => "lessons",
            Self::Scripts => "scripts",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().chain([Self::Scripts]).find(|part| part.name() == name)
    }
}

/// The parts of all rows: `locales/parts.txt`.
#[derive(Default)]
pub struct Parts {
    rooms: HashMap<String, Part>,
    rows: HashMap<(String, String), Part>,
    met: HashSet<(String, String)>,
}

impl Parts {
    /// Reads the lines of the file. Each names a part and a room, or a part, a room and rows of it: `first shell: help menu`.
    pub fn read(text: &str) -> Result<Self, (usize, String)> {
        let mut parts = Self::default();
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (head, rows) = line.split_once(':').map_or((line, None), |(head, rows)| (head, Some(rows)));
            let (Some(part), Some(room)) = (head.split(' ').next().and_then(Part::named), head.split(' ').nth(1))
            else {
                return Err((
                    number + 1,
                    "A line begins with a part (first, game, cards, rest or scripts) and a room.".to_owned(),
                ));
            };
            match rows {
                None => drop(parts.rooms.insert(room.to_owned(), part)),
                Some(rows) => {
                    parts.rows.extend(rows.split_whitespace().map(|row| ((room.to_owned(), row.to_owned()), part)));
                }
            }
        }
        Ok(parts)
    }

    /// Returns the part of a row.
    pub fn of(&mut self, room: &str, row: &str) -> Part {
        let place = (room.to_owned(), row.to_owned());
        let part = self.rows.get(&place).or_else(|| self.rooms.get(room)).copied();
        self.met.insert((room.to_owned(), String::new()));
        self.met.insert(place);
        part.unwrap_or(if is_lesson(room) { Part::Lessons } else { Part::Rest })
    }

    /// Returns a row or room that the file names and that is not there.
    pub fn unmet(&self) -> Option<String> {
        let row = self.rows.keys().find(|place| !self.met.contains(*place));
        let room = self.rooms.keys().find(|room| !self.met.contains(&((*room).clone(), String::new())));
        row.map(|(room, row)| format!("{room}.{row}")).or_else(|| room.cloned())
    }
}
