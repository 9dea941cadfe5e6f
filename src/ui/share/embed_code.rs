//! The HTML that puts a board on another page (`docs/embedding.md`).
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode};
//! let content = BoardContent::Puzzle("daily".into());
//! let code = EmbedCode { site: "https://naqala.example/", lang: Lang::En, mode: BoardMode::Exercise, content: &content };
//! assert!(code.element().contains(r#"<naqala-board mode="exercise" lang="en" puzzle="daily">"#));
//! assert!(code.frame().expect("an address holds it").contains("embed.html#v=1&amp;mode=exercise&amp;lang=en&amp;puzzle=daily"));
//! ```

use crate::game::named::named;
use crate::i18n::{Lang, embed};
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
    /// A lesson of the course, by its id.
    Course(String),
    /// A puzzle, by its name.
    Puzzle(String),
    /// A record, as JSON.
    Record(String),
    /// A position, as JSON.
    Position(String),
    /// A lesson, as JSON.
    Lesson(String),
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
}

/// The greatest length of an address that every server and browser takes.
const LONGEST_ADDRESS: usize = 16_000;

impl EmbedCode<'_> {
    /// Writes the element with its script. What stands inside shows where scripts do not run: a link to the site.
    #[must_use]
    pub fn element(&self) -> String {
        let Self { site, lang, mode, content } = *self;
        let (attribute, inside, page) = match content {
            BoardContent::Course(id) => (format!(" src=\"{site}lessons/{id}.json\""), "", format!("#learn={id}")),
            BoardContent::Puzzle(name) => (format!(" puzzle=\"{name}\""), "", format!("#puzzle={name}")),
            BoardContent::Record(json) | BoardContent::Position(json) | BoardContent::Lesson(json) => {
                (String::new(), json.as_str(), String::new())
            }
        };
        let mut code = format!("<script src=\"{site}naqala.js\" defer></script>\n");
        // Writing to a string cannot fail.
        let _ = writeln!(code, "<naqala-board mode=\"{mode}\" lang=\"{}\"{attribute}>", lang.code());
        if !inside.is_empty() {
            let _ = writeln!(
                code,
                "  <script type=\"application/json\">\n{}\n  </script>",
                inside.trim().replace('<', "\\u003c")
            );
        }
        let _ = write!(code, "  <a href=\"{site}{page}\">{}</a>\n</naqala-board>", self.title());
        code
    }

    /// Writes a frame, for pages that strip scripts. Returns `None` if no address can hold the content.
    #[must_use]
    pub fn frame(&self) -> Option<String> {
        let (key, value) = match self.content {
            BoardContent::Course(_) => return None,
            BoardContent::Puzzle(name) => ("puzzle", name),
            BoardContent::Record(json) => ("record", json),
            BoardContent::Position(json) => ("position", json),
            BoardContent::Lesson(json) => ("lesson", json),
        };
        let (mode, lang) = (self.mode, self.lang.code());
        let value = encoded(&compact(value));
        let address = format!("{}embed.html#v=1&amp;mode={mode}&amp;lang={lang}&amp;{key}={value}", self.site);
        let (title, height) = (self.title(), self.height());
        (address.len() <= LONGEST_ADDRESS).then(|| {
            format!(
                "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" \
                 loading=\"lazy\" allow=\"fullscreen; clipboard-write\"></iframe>"
            )
        })
    }

    /// Returns the height that a frame of 700 pixels of width needs.
    const fn height(&self) -> u32 {
        match (self.mode, self.content) {
            (BoardMode::View, _) => 600,
            (BoardMode::Explore, _) => 720,
            (BoardMode::Replay, _) => 710,
            (BoardMode::Play, _) => 1080,
            (BoardMode::Exercise, BoardContent::Puzzle(_)) => 1300,
            (BoardMode::Exercise, _) => 860,
        }
    }

    const fn title(&self) -> &'static str {
        match self.mode {
            BoardMode::View => embed::view(self.lang),
            BoardMode::Explore => embed::explore(self.lang),
            BoardMode::Exercise => embed::exercise(self.lang),
            BoardMode::Replay => embed::replay(self.lang),
            BoardMode::Play => embed::play(self.lang),
        }
    }
}

/// Writes JSON without the spaces between its parts; other text stays as it is.
fn compact(text: &str) -> String {
    serde_json::from_str::<serde_json::Value>(text).map_or_else(|_| text.to_owned(), |value| value.to_string())
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
