//! What other apps hand to the page: a text or a link that was shared, or a file. It says which room opens it.

use super::codes::fragment_in;
use crate::notation::position;
use crate::ui::kit::text_file::decode;
use serde_json::Value;

/// What the fragments begin with that name a puzzle, a score sheet or a lesson.
const PLACES: [&str; 3] = ["#puzzle=", "#score=", "#learn="];

/// The room that opens a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// The dialog that opens games. It says what is wrong with everything else.
    Games,
    /// The history of score sheets.
    Sheets,
    /// The editor of positions and lessons.
    Editor,
}

impl Room {
    /// Returns the room of a file by its name alone; `None` if its content decides.
    ///
    /// ```
    /// use naqala::ui::share::arrival::Room;
    /// assert_eq!(Room::of_name("Plays.BGSPLAY"), Some(Room::Sheets));
    /// assert_eq!(Room::of_name("naqala.json"), None);
    /// ```
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        ["bgsplay", "csv", "xml"].iter().any(|own| ending.eq_ignore_ascii_case(own)).then_some(Self::Sheets)
    }

    /// Returns the room of a file by its name and its content.
    #[must_use]
    pub fn of(name: &str, content: &[u8]) -> Self {
        let by_content = || decode(content).map_or(Self::Games, |text| Self::of_text(&text));
        Self::of_name(name).unwrap_or_else(by_content)
    }

    /// Returns the room of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        match value["format"].as_str() {
            Some(format) if format.starts_with("naqala-pad") => Self::Sheets,
            Some(format) if format == position::FORMAT || format.starts_with("naqala-lesson/") => Self::Editor,
            // A backup or a play file of BG Stats states no format.
            None if value["plays"].is_array() => Self::Sheets,
            _ => Self::Games,
        }
    }
}

/// Returns the text that was shared, of the fields that an app has filled in: its title, its text, its address. Apps put an
/// address into any of them.
///
/// ```
/// use naqala::ui::share::arrival::shared;
/// let of = |fields: [&str; 3]| shared(fields.map(str::to_owned));
/// assert_eq!(of(["A game", "look at this", "https://naqala.example/#g=0abc"]), "https://naqala.example/#g=0abc");
/// assert_eq!(of(["A game", "look at this", ""]), "look at this");
/// ```
#[must_use]
pub fn shared(fields: [String; 3]) -> String {
    let [title, text, url] = fields;
    let fields = [text, url, title];
    let chosen = fields.iter().position(|field| address_in(field).is_some());
    let chosen = chosen.or_else(|| fields.iter().position(|field| !field.trim().is_empty()));
    fields.into_iter().nth(chosen.unwrap_or_default()).unwrap_or_default()
}

/// Returns the fragment of a link in a text: to a game, a message, a live table, a puzzle, a lesson or a score sheet.
///
/// ```
/// use naqala::ui::share::arrival::address_in;
/// assert_eq!(address_in("Try this: https://naqala.example/#puzzle=daily."), Some("#puzzle=daily".to_owned()));
/// assert_eq!(address_in("We are #1"), None);
/// ```
#[must_use]
pub fn address_in(text: &str) -> Option<String> {
    let of_place = || {
        let mut fragments = text.match_indices('#').map(|(at, _)| &text[at..]);
        let fragment = fragments.find(|fragment| PLACES.iter().any(|place| fragment.starts_with(place)))?;
        let is_of_link = |letter: &char| letter.is_ascii_alphanumeric() || "#=-_.".contains(*letter);
        let fragment: String = fragment.chars().take_while(is_of_link).collect();
        Some(fragment.trim_end_matches('.').to_owned())
    };
    if text.trim_start().starts_with(['{', '[']) { None } else { fragment_in(text).or_else(of_place) }
}
