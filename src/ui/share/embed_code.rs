//! The HTML that puts a board on another page (`docs/embedding.md`).
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode, Host};
//! let content = BoardContent::Puzzle("daily".into(), None);
//! let (site, mode) = ("https://naqala.example/", BoardMode::Exercise);
//! let code = EmbedCode { site, lang: Lang::EN, mode, content: &content, host: Host::Site };
//! assert!(code.element().contains(r#"<naqala-board mode="exercise" lang="en" puzzle="daily">"#));
//! assert!(code.frame().expect("an address holds it").contains("embed.html#v=1&amp;mode=exercise&amp;lang=en&amp;puzzle=daily"));
//! ```

use crate::game::named::named;
use crate::i18n::{Lang, embed};
use serde_json::{Map, Value};
use std::fmt::Write;

named! {
    /// What the board is for.
    BoardMode, "a mode" {
        /// A game to play back.
        Replay = "replay",
        /// A picture of the position.
        View = "view",
        /// The position, to try moves on.
        Explore = "explore",
        /// The position, to play on from.
        Play = "play",
        /// A lesson or a puzzle.
        Exercise = "exercise",
    }
}

/// What stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardContent {
    /// A lesson of the course: its id, and its file as JSON once that is known.
    Course(String, Option<String>),
    /// A puzzle: its name, and the puzzles of the site as JSON once they are known.
    Puzzle(String, Option<String>),
    /// A record, as JSON.
    Record(String),
    /// A position, as JSON.
    Position(String),
    /// A lesson, as JSON.
    Lesson(String),
}

named! {
    /// Where the board goes.
    Host, "a host" {
        /// A page of one's own.
        Site = "site",
        /// A page or an entry in WordPress.
        WordPress = "wordpress",
        /// A course in Moodle.
        Moodle = "moodle",
        /// A page in Notion, which embeds addresses alone.
        Notion = "notion",
        /// Markdown that lets HTML through.
        Markdown = "markdown",
    }
}

impl Host {
    /// Returns the width of its column, in pixels, as it comes.
    #[must_use]
    pub fn width(self) -> u32 {
        match self {
            Self::Site | Self::Markdown => 700,
            Self::WordPress => 645,
            Self::Moodle => 800,
            Self::Notion => 708,
        }
    }
}

/// The code of a board.
#[derive(Clone, Copy, Debug)]
pub struct EmbedCode<'a> {
    /// The address of the site, with a slash at its end.
    pub site: &'a str,
    /// The language of the board.
    pub lang: Lang,
    /// What the board is for.
    pub mode: BoardMode,
    /// What stands on it.
    pub content: &'a BoardContent,
    /// Where it goes.
    pub host: Host,
}

/// Leaves the texts of a lesson in one language, or in English where it has none: an address cannot hold them in all.
pub fn in_language(lesson: &str, tag: &str) -> String {
    fn keep(value: &mut Value, tag: &str) {
        match value {
            Value::Object(texts) if texts.contains_key("en") && texts.values().all(Value::is_string) => {
                let own = if texts.contains_key(tag) { tag } else { "en" };
                texts.retain(|other, _| other == own);
            }
            Value::Object(map) => map.values_mut().for_each(|value| keep(value, tag)),
            Value::Array(list) => list.iter_mut().for_each(|value| keep(value, tag)),
            _ => {}
        }
    }
    let Ok(mut value) = serde_json::from_str(lesson) else { return lesson.to_owned() };
    keep(&mut value, tag);
    value.to_string()
}

/// The greatest length of an address that every server and browser takes.
const LONGEST_ADDRESS: usize = 16_000;

impl EmbedCode<'_> {
    /// Writes the address of the board alone. Returns `None` if no address can hold the content.
    #[must_use]
    pub fn address(&self) -> Option<String> {
        self.address_here().filter(|address| address.len() <= LONGEST_ADDRESS)
    }

    /// Writes the address of the board for this browser, which takes long ones. Returns `None` while the content is not known.
    #[must_use]
    pub fn address_here(&self) -> Option<String> {
        let (key, value) = match self.content {
            BoardContent::Course(_, file) => ("lesson", file.as_ref()?),
            BoardContent::Puzzle(name, _) => ("puzzle", name),
            BoardContent::Record(json) => ("record", json),
            BoardContent::Position(json) => ("position", json),
            BoardContent::Lesson(json) => ("lesson", json),
        };
        let (mode, lang) = (self.mode, self.lang.code());
        let value = if key == "lesson" { in_language(value, lang) } else { value.clone() };
        let value = encoded(&compact(&value));
        Some(format!("{}embed.html#v=1&mode={mode}&lang={lang}&{key}={value}", self.site))
    }

    /// Writes a frame, for pages that strip scripts. Returns `None` if no address can hold the content.
    #[must_use]
    pub fn frame(&self) -> Option<String> {
        let (title, height) = (self.title(), self.height());
        let address = self.address()?.replace('&', "&amp;");
        Some(format!(
            "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" \
             loading=\"lazy\" allow=\"fullscreen; clipboard-write\"></iframe>"
        ))
    }

    /// Returns the height that a frame needs at the width of its host: that of the tiles, and what stands above and below them.
    #[must_use]
    pub fn height(&self) -> u32 {
        let positions = self.positions();
        // The board with the most rows for its width is the highest. One that is dealt is that of the base game.
        let sizes = positions.iter().filter_map(size);
        let (columns, rows) = sizes.max_by_key(|&(columns, rows)| rows * 1000 / columns).unwrap_or((6, 5));
        let has_expansions = positions.iter().any(|position| position["expansions"].is_array());
        let beside = match (self.mode, self.content) {
            (BoardMode::View, _) => 26,
            (BoardMode::Explore, _) => 146,
            (BoardMode::Replay, _) => 136,
            (BoardMode::Play, _) => 572,
            (BoardMode::Exercise, BoardContent::Puzzle(..)) => 836 + if has_expansions { 230 } else { 0 },
            (BoardMode::Exercise, _) => 352,
        };
        let tiles = rows * 128.min((self.host.width() - 12) / columns);
        let is_commented = matches!(self.mode, BoardMode::View | BoardMode::Explore | BoardMode::Replay);
        let comments = positions.iter().filter(|_| is_commented).map(|position| self.comment(position));
        let comment = comments.max().unwrap_or(0);
        (tiles + beside + comment).next_multiple_of(10)
    }

    /// Returns the height of the longest comment on a position, or on the moments of a record that the board shows, with letters of 7.5
    /// pixels and lines of 22.4. A replay has buttons below it.
    fn comment(&self, content: &Value) -> u32 {
        let is_replay = self.mode == BoardMode::Replay;
        let end = content["actions"].as_array().map(Vec::len);
        let is_shown = |note: &&Value| is_replay || note["at"].as_u64().map(|at| at as usize) == end;
        let notes = content["notes"].as_array().into_iter().flatten().filter(is_shown);
        let texts = notes.chain([&content["note"]]).filter_map(|note| note["text"].as_object());
        let letters = texts.flat_map(Map::values).filter_map(|text| Some(text.as_str()?.chars().count() as u32)).max();
        let buttons = if is_replay { 50 } else { 0 };
        letters.map_or(0, |letters| 24 + buttons + 23 * (letters * 15 / 2).div_ceil(self.host.width() - 46))
    }

    /// Returns the positions that may stand on the board, as far as they are known.
    fn positions(&self) -> Vec<Value> {
        let (BoardContent::Record(json)
        | BoardContent::Position(json)
        | BoardContent::Lesson(json)
        | BoardContent::Course(_, Some(json))
        | BoardContent::Puzzle(_, Some(json))) = self.content
        else {
            return Vec::new();
        };
        let content: Value = serde_json::from_str(json).unwrap_or_default();
        if let BoardContent::Puzzle(name, _) = self.content {
            let has_expansions = |puzzle: &Value| puzzle["position"]["expansions"].is_array();
            // The puzzle of the day is any of its kind.
            let may_stand = |puzzle: &&Value| match &**name {
                "daily" => !has_expansions(puzzle),
                "daily-expansions" => has_expansions(puzzle),
                name => puzzle["name"] == name,
            };
            let puzzles = content["puzzles"].as_array().into_iter().flatten();
            return puzzles.filter(may_stand).map(|puzzle| puzzle["position"].clone()).collect();
        }
        let several = content["positions"].as_object().into_iter().flat_map(|positions| positions.values());
        several.chain([&content, &content["position"]]).cloned().collect()
    }

    pub(super) fn title(&self) -> &'static str {
        match self.mode {
            BoardMode::View => embed::view(self.lang),
            BoardMode::Explore => embed::explore(self.lang),
            BoardMode::Exercise => embed::exercise(self.lang),
            BoardMode::Replay => embed::replay(self.lang),
            BoardMode::Play => embed::play(self.lang),
        }
    }
}

/// Returns the columns and rows of a position's board; none without a board.
fn size(position: &Value) -> Option<(u32, u32)> {
    let rows = position["board"].as_array()?;
    let columns = rows.iter().filter_map(|row| Some(row.as_str()?.split_whitespace().count())).max()?;
    Some((columns as u32, rows.len() as u32)).filter(|&(columns, _)| columns > 0)
}

/// Writes JSON without the spaces between its parts; other text stays as it is.
fn compact(text: &str) -> String {
    serde_json::from_str::<Value>(text).map_or_else(|_| text.to_owned(), |value| value.to_string())
}

/// Encodes a value of an address, so that it can stand in an attribute, too.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~,:".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
