//! What a page with a board says in words, for readers and programs that run no scripts.
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::share::alternative::alternative;
//! use naqala::ui::share::embed_code::{BoardContent, BoardMode};
//! let content = BoardContent::Position(r#"{"board": ["V5:w M6:g"]}"#.into());
//! let text = alternative(Lang::EN, BoardMode::View, &content);
//! assert_eq!(text[1], "a1, village, value 5 blue, 1 elder; b1, small market, value 6 red, 1 merchant.");
//! ```

use super::embed_code::{BoardContent, BoardMode};
use crate::game::Record;
use crate::i18n::Lang;
use crate::notation::{position, record, sketch};
use crate::ui::table::describe;
use crate::ui::table::scene::{Scene, Selection, Viewer};
use serde_json::Value;

/// Returns the position that a board shows first in words, in texts of their own: the task of a lesson, who decides, then
/// each row of tiles. Nothing of what is not known: the puzzle of the day is another one tomorrow.
#[must_use]
pub fn alternative(lang: Lang, mode: BoardMode, content: &BoardContent) -> Vec<String> {
    let Some((task, record)) = first(lang, mode, content) else { return Vec::new() };
    let scene = Scene::of(&record, &Selection::Nothing, Viewer::Public);
    let said = describe::position(lang, record.game(), &scene);
    task.into_iter().chain(said).collect()
}

/// Returns the task of the first step and the position that stands on the board first, as the end of a record.
fn first(lang: Lang, mode: BoardMode, content: &BoardContent) -> Option<(Option<String>, Record)> {
    let (BoardContent::Record(json)
    | BoardContent::Position(json)
    | BoardContent::Lesson(json)
    | BoardContent::Course(_, Some(json))
    | BoardContent::Puzzle(_, Some(json))) = content
    else {
        return None;
    };
    let value: Value = serde_json::from_str(json).ok()?;
    match content {
        BoardContent::Record(_) => {
            let whole = record::from_value(value.get("record").unwrap_or(&value)).ok()?;
            let start = || Some(record::from_position(whole.game_before(0)?.as_ref().clone()));
            Some((None, if mode == BoardMode::Replay { start()? } else { whole }))
        }
        BoardContent::Position(_) => Some((None, at(&value)?)),
        BoardContent::Puzzle(name, _) => {
            let puzzle = value["puzzles"].as_array()?.iter().find(|puzzle| puzzle["name"] == **name)?;
            Some((None, at(&puzzle["position"])?))
        }
        BoardContent::Lesson(_) | BoardContent::Course(..) => {
            let step = &value["steps"][0];
            let named = step["position"].as_str().unwrap_or("start");
            Some((text(&step["text"], lang.code()), at(&value["positions"][named])?))
        }
    }
}

/// Returns a position, of which keys may be left out, as a record.
fn at(sketched: &Value) -> Option<Record> {
    position::from_value(&sketch::complete(sketched)).ok().map(record::from_position)
}

/// Returns a text of a lesson in a language, else in one that begins alike, in English, or in any.
fn text(texts: &Value, tag: &str) -> Option<String> {
    let texts = texts.as_object()?;
    let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let alike = || texts.iter().find(|(other, _)| primary(other) == primary(tag)).map(|(_, text)| text);
    let found = texts.get(tag).or_else(alike).or_else(|| texts.get("en")).or_else(|| texts.values().next());
    found?.as_str().map(ToOwned::to_owned)
}
