//! The content of a board: a game, a lesson or a puzzle.

use super::{Mode, opponents};
use crate::game::{Expansion, Fault, Options as Deal, Record};
use crate::i18n::Lang;
use crate::i18n::letters::lower;
use crate::notation::reader::{Faults, Object};
use crate::notation::record;
use crate::ui::kit::json;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::{lesson, puzzle};
use crate::ui::library::saved;
use crate::ui::share::import;
use crate::ui::table::forced::Automatic;
use crate::ui::table::notes::{GameNotes, add_notes, read_notes};
use crate::ui::table::session::{Colour, Session, seating};
use serde_json::Value;
use std::sync::OnceLock;

/// The content of a board.
#[derive(Clone, Debug)]
pub enum Content {
    /// A position, a record or a new game, with the notes of its author.
    Game(Box<Session>, GameNotes),
    /// A lesson.
    Lesson(Box<Lesson>),
    /// The puzzle with a name, or that of the day.
    Puzzle(Box<str>),
}

impl Content {
    /// Adds the notes of the content to a written record of it.
    pub fn add_notes(&self, record: &mut Value) {
        if let Self::Game(session, notes) = self {
            add_notes(notes, &session.record, record);
        }
    }

    /// Returns what is wrong with a step of the lesson, from 1, or a moment of the record, from 0.
    #[must_use]
    pub fn fault(&self, step: Option<usize>, at: Option<usize>) -> Option<Fault> {
        let (key, number, range) = match self {
            Self::Game(session, _) => ("at", at?, 0..=session.record.len()),
            Self::Lesson(lesson) => ("step", step?, 1..=lesson.steps.len()),
            Self::Puzzle(_) => return None,
        };
        let (first, last) = range.clone().into_inner();
        (!range.contains(&number)).then(|| Fault::syntax(key, format!("expected a number from {first} to {last}")))
    }
}

/// Deals the game that an object describes, with a fresh seed if it has none. Default names are in the language.
type Dealer = fn(&Object, Lang, fn() -> u64, &mut Faults) -> Option<Session>;

/// The functions that read records, deal games and seat computers. An exercise needs none of them, so they are a lazy
/// chunk.
#[derive(Clone, Copy, Debug)]
pub struct GamesChunk {
    record: fn(&Value) -> Result<Session, String>,
    deal: Dealer,
    seat: fn(&Object, &mut Session, &mut Faults),
    seed: fn() -> u64,
    rematch: fn(&Session, u64) -> Option<Session>,
    read: fn(&str) -> Option<Record>,
    automatic: Automatic,
}

static GAMES: OnceLock<GamesChunk> = OnceLock::new();

impl GamesChunk {
    /// Makes the chunk; `seed` returns a fresh seed.
    #[must_use]
    pub const fn new(seed: fn() -> u64) -> Self {
        let rematch = |session: &Session, seed| session.rematch(seed).ok();
        let read = |text: &str| record::read(text).ok();
        Self { record, deal, seat: opponents::seat, seed, rematch, read, automatic: Automatic::ALL }
    }

    /// Lets boards show games from now on.
    pub fn provide(self) {
        // A second call would provide the same functions.
        let _ignored = GAMES.set(self);
    }

    /// Returns the functions if they were provided; a build in one file always has them.
    fn get() -> Option<Self> {
        let unsplit = if cfg!(feature = "split") { None } else { Some(Self::new(|| 0)) };
        GAMES.get().copied().or(unsplit)
    }
}

/// Deals a new game to the same players; returns `None` if boards have no games.
#[must_use]
pub fn rematch(session: &Session, seed: u64) -> Option<Session> {
    (GamesChunk::get()?.rematch)(session, seed)
}

/// Reads a record; returns `None` if it is damaged, or boards have no games.
#[must_use]
pub fn read_record(text: &str) -> Option<Record> {
    (GamesChunk::get()?.read)(text)
}

/// Returns the content that a message brings, as JSON; an empty text if it brings none.
#[must_use]
pub fn content_of(message: &Value) -> String {
    let mut given = Value::Null;
    for key in KEYS {
        if let Some(value) = message.get(key) {
            given[key] = value.clone();
        }
    }
    if given.is_null() { String::new() } else { json::text(&given) }
}

/// Returns what the page does by itself in games; `None` if boards have no games.
#[must_use]
pub fn automatic() -> Option<Automatic> {
    GamesChunk::get().map(|games| games.automatic)
}

/// Returns whether the fragment of a board's address asks for an exercise, which needs no games.
#[must_use]
pub fn is_exercise(fragment: &str) -> bool {
    fragment.trim_start_matches('#').split('&').any(|pair| pair == "mode=exercise")
}

/// The keys of the content; at most one of the first five may be given.
pub(super) const KEYS: [&str; 8] =
    ["position", "record", "lesson", "puzzle", "players", "expansions", "seed", opponents::KEY];

/// Reads the content, if any is given. `opponents` alone also deals a game, with default names in the language.
pub(super) fn read(object: &Object, mode: Mode, lang: Lang, faults: &mut Faults) -> Option<Content> {
    let given: Vec<&str> = KEYS[..5].iter().copied().filter(|key| object.has(key)).collect();
    let has_opponents = object.has(opponents::KEY);
    let is_dealt = object.has("players") || has_opponents && given.is_empty();
    for key in KEYS[5..7].iter().filter(|key| object.has(key) && !is_dealt) {
        faults.add(object.at(key), "says nothing without players");
    }
    if has_opponents && mode != Mode::Play {
        faults.add(object.at(opponents::KEY), format_args!("a board of the mode {mode} has none"));
        return None;
    }
    let key = match given[..] {
        [] if has_opponents => opponents::KEY,
        [] => return None,
        [key] => key,
        _ => {
            faults.add(object.at(given[1]), format_args!("there is {} already", given[0]));
            return None;
        }
    };
    let is_lesson = key == "lesson" || key == "puzzle";
    if is_lesson != (mode == Mode::Exercise) || (mode == Mode::Replay && key != "record") {
        faults.add(object.at(key), format_args!("a board of the mode {mode} has none"));
        return None;
    }
    let value = object.get(key, faults)?;
    let session = match key {
        "lesson" => {
            return match lesson::from_value(value) {
                Ok(lesson) => Some(Content::Lesson(Box::new(lesson))),
                Err(found) => fail(object, key, found, faults),
            };
        }
        "puzzle" => {
            let name = object.text(key, faults)?;
            if !puzzle::is_name(name) {
                faults.add(object.at(key), "expected daily, or the name of a puzzle");
            }
            return Some(Content::Puzzle(name.into()));
        }
        "position" => match lesson::position(value) {
            Ok(game) => Some(Session::of_record(record::from_position(game))),
            Err(found) => fail(object, "", found, faults),
        },
        "record" => match (GamesChunk::get()?.record)(value) {
            Ok(session) => Some(session),
            Err(error) => {
                faults.add(object.at(key), error);
                None
            }
        },
        _ => GamesChunk::get().and_then(|games| (games.deal)(object, lang, games.seed, faults)),
    };
    let mut session = session?;
    if has_opponents {
        (GamesChunk::get()?.seat)(object, &mut session, faults);
    }
    let notes = match key {
        // A game shows none, so it leaves them alone.
        _ if mode == Mode::Play => Ok(None),
        "position" => read_notes(value, &session.record, true),
        // A stored game has its record within.
        "record" => read_notes(value.get("record").unwrap_or(value), &session.record, false),
        _ => Ok(None),
    };
    let notes = match notes {
        Ok(notes) => notes,
        Err(found) => return fail(object, key, found, faults),
    };
    Some(Content::Game(Box::new(session), notes))
}

fn record(value: &Value) -> Result<Session, String> {
    import::from_value(value).map_err(|error| error.to_string())
}

fn fail<T>(object: &Object, key: &str, found: Vec<Fault>, faults: &mut Faults) -> Option<T> {
    for Fault { at, what, .. } in found {
        faults.add(if key.is_empty() { object.at(&at) } else { format!("{}.{at}", object.at(key)) }, what);
    }
    None
}

/// Deals a new game to these players, or to as many as the opponents say, with a fresh seed if none is given.
fn deal(object: &Object, lang: Lang, fresh: fn() -> u64, faults: &mut Faults) -> Option<Session> {
    let (key, names): (_, Vec<&str>) = if object.has("players") {
        let list = object.list("players", faults)?;
        ("players", list.iter().map(|name| name.as_str().unwrap_or_default().trim()).collect())
    } else {
        let levels: Vec<_> = opponents::read(object, None, faults)?.into_iter().map(opponents::level).collect();
        (opponents::KEY, seating::default_names(lang, &levels))
    };
    let is_wrong = |name: &&str| {
        name.is_empty() || name.chars().count() > seating::LONGEST_NAME || name.chars().any(saved::is_disguise)
    };
    if names.iter().any(is_wrong) {
        faults.add(object.at(key), format_args!("expected names of 1 to {} letters", seating::LONGEST_NAME));
        return None;
    }
    let plain: Vec<String> = names.iter().map(|name| name.chars().map(lower).collect()).collect();
    if plain.iter().enumerate().any(|(at, name)| plain[..at].contains(name)) {
        faults.add(object.at(key), "expected names that differ");
        return None;
    }
    let expansions: Vec<Expansion> =
        if object.has("expansions") { object.names("expansions", faults) } else { Vec::new() };
    let seed = if object.has("seed") { seed(object, faults)? } else { fresh() };
    let colours = Colour::ALL.into_iter().take(names.len()).collect();
    match Session::new(Deal::new(names, seed).with(expansions), colours) {
        Ok(session) => Some(session),
        Err(error) => {
            faults.add(object.at(key), error);
            None
        }
    }
}

/// Reads a seed: a number, or a text, since some seeds are too large for a JavaScript number.
fn seed(object: &Object, faults: &mut Faults) -> Option<u64> {
    let value = object.get("seed", faults)?;
    let seed = value.as_u64().or_else(|| value.as_str().and_then(seating::seed));
    if seed.is_none() {
        faults.add(object.at("seed"), "expected a whole number from 0");
    }
    seed
}
