//! The options of a board.

use super::{Content, Mode, VERSION, content, fragment};
use crate::game::{Fault, named::named};
use crate::i18n::Lang;
use crate::notation::reader::{Faults, Object};
use crate::ui::theme::Theme;
use serde_json::Value;

named! {
    /// Something beside the board.
    Control, "a control" {
        /// The hand, what is asked, the answers, undo and redo.
        Actions = "actions",
        /// The bid order and turn order tracks.
        Track = "track",
        /// The cards for sale.
        Market = "market",
        /// The djinns on offer.
        Djinns = "djinns",
        /// What lies in front of each player.
        Players = "players",
        /// The bar of the past.
        Past = "history",
        /// The points, once a game has ended.
        Score = "score",
        /// The way to the whole screen and back, where the browser can give it.
        FullScreen = "fullscreen",
    }
}

named! {
    /// A colour of the board's surroundings that a page may choose.
    Paint, "a colour" {
        /// The page.
        Ground = "ground",
        /// Panels.
        Panel = "panel",
        /// What is raised.
        Raised = "raised",
        /// Lines.
        Line = "line",
        /// Words.
        Ink = "ink",
        /// Lesser words.
        InkSoft = "ink-soft",
        /// What can be pressed.
        Accent = "accent",
        /// Words on what can be pressed.
        AccentInk = "accent-ink",
        /// Where a tap does something.
        Lit = "lit",
        /// Where a move can begin.
        Alive = "alive",
        /// Where a move can end.
        Target = "target",
        /// Round what has the focus.
        Focus = "focus",
    }
}

impl Paint {
    /// The property of the style sheets that has the colour.
    #[must_use]
    pub const fn property(self) -> &'static str {
        match self {
            Self::Ground => "--sand-0",
            Self::Panel => "--sand-1",
            Self::Raised => "--sand-2",
            Self::Line => "--sand-3",
            Self::Ink => "--ink",
            Self::InkSoft => "--ink-soft",
            Self::Accent => "--accent",
            Self::AccentInk => "--accent-ink",
            Self::Lit => "--lit",
            Self::Alive => "--alive",
            Self::Target => "--target",
            Self::Focus => "--focus",
        }
    }
}

/// How a board looks; what is not said stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The language.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub theme: Option<Theme>,
    /// Whether lines and surfaces have strong contrast.
    pub contrast: Option<bool>,
    /// Whether colours are those that colour-blind eyes tell apart.
    pub palette: Option<bool>,
    /// Whether things move.
    pub motion: Option<bool>,
    /// Colours of the surroundings.
    pub colours: Vec<(Paint, Box<str>)>,
    /// What stands beside the board.
    pub controls: Option<Vec<Control>>,
}

/// Everything a board is told at its start.
#[derive(Clone, Debug)]
pub struct BoardOptions {
    /// What it is for.
    pub mode: Mode,
    /// How it looks.
    pub look: Look,
    /// What is on it, unless a message says it later.
    pub content: Option<Content>,
    /// Of a lesson only this step, from 1.
    pub step: Option<usize>,
    /// Of a record this moment first.
    pub at: Option<usize>,
    /// Whether a screen hides between players what others may not see.
    pub is_hidden: bool,
}

const LOOKS: [&str; 7] = ["lang", "theme", "contrast", "palette", "motion", "colours", "controls"];
const LONGEST_COLOUR: usize = 60;

/// Reads what stands behind `#` in the address of a board.
///
/// # Errors
/// Every fault, with its key.
pub fn read(fragment: &str) -> Result<BoardOptions, Vec<Fault>> {
    let value = Value::Object(fragment::parse(fragment)?);
    let mut faults = Faults::default();
    let options = read_all(&value, &mut faults);
    match options {
        Some(options) if faults.is_empty() => Ok(options),
        _ => Err(faults.into_vec()),
    }
}

fn read_all(value: &Value, faults: &mut Faults) -> Option<BoardOptions> {
    let object = Object::open(value, "", faults)?;
    object.only(&[&["v", "mode", "step", "at", "hide"], &content::KEYS[..], &LOOKS].concat(), faults);
    if object.has("v") && object.number::<u64>("v", faults).is_some_and(|version| version != VERSION) {
        faults.add("v", format_args!("expected {VERSION}: this board knows no other version"));
    }
    let mode = if object.has("mode") { object.named("mode", faults)? } else { Mode::View };
    let is_hidden = if object.has("hide") { switch(&object, "hide", faults)? } else { false };
    if is_hidden && mode != Mode::Play {
        faults.add("hide", format_args!("a board of the mode {mode} hides nothing"));
    }
    let look = look(&object, faults);
    let content = content::read(&object, mode, faults);
    Some(BoardOptions {
        mode,
        look,
        content,
        step: step(&object, mode, faults),
        at: at(&object, mode, faults),
        is_hidden,
    })
}

/// Of a lesson only this step.
pub(super) fn step(object: &Object, mode: Mode, faults: &mut Faults) -> Option<usize> {
    number(object, "step", mode == Mode::Exercise, faults)
}

/// Of a record this moment first.
pub(super) fn at(object: &Object, mode: Mode, faults: &mut Faults) -> Option<usize> {
    number(object, "at", matches!(mode, Mode::View | Mode::Replay), faults)
}

fn number(object: &Object, key: &str, is_known: bool, faults: &mut Faults) -> Option<usize> {
    if !object.has(key) {
        return None;
    }
    if !is_known {
        faults.add(object.at(key), "says nothing in this mode");
        return None;
    }
    object.number::<u32>(key, faults).map(|number| number as usize)
}

/// How a board looks.
pub(super) fn look(object: &Object, faults: &mut Faults) -> Look {
    let mut truth = |key| if object.has(key) { switch(object, key, faults) } else { None };
    let (contrast, palette, motion) = (truth("contrast"), truth("palette"), truth("motion"));
    Look {
        lang: if object.has("lang") { lang(object, faults) } else { None },
        theme: if object.has("theme") { object.named("theme", faults) } else { None },
        contrast,
        palette,
        motion,
        colours: if object.has("colours") { colours(object, faults) } else { Vec::new() },
        controls: object.has("controls").then(|| object.names("controls", faults)),
    }
}

/// Reads the look alone, as a message tells it.
pub(super) fn only_look(value: &Value, at: &str, faults: &mut Faults) -> Option<Look> {
    let object = Object::open(value, at, faults)?;
    object.only(&LOOKS, faults);
    Some(look(&object, faults))
}

fn lang(object: &Object, faults: &mut Faults) -> Option<Lang> {
    let tag = object.text("lang", faults)?;
    let code = tag.split('-').next().unwrap_or_default();
    let lang = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
    if lang.is_none() {
        faults.add(object.at("lang"), "expected en or fr");
    }
    lang
}

fn switch(object: &Object, key: &str, faults: &mut Faults) -> Option<bool> {
    match object.optional(key)? {
        Value::Bool(truth) => Some(*truth),
        Value::String(text) if text == "on" => Some(true),
        Value::String(text) if text == "off" => Some(false),
        _ => {
            faults.add(object.at(key), "expected on or off");
            None
        }
    }
}

fn colours(object: &Object, faults: &mut Faults) -> Vec<(Paint, Box<str>)> {
    let Some(value) = object.get("colours", faults) else { return Vec::new() };
    let Some(colours) = Object::open(value, object.at("colours"), faults) else { return Vec::new() };
    let mut found = Vec::new();
    for key in colours.keys() {
        let paint = key.parse::<Paint>();
        let colour = colours.text(key, faults);
        match (paint, colour) {
            (Ok(paint), Some(colour)) if is_colour(colour) => found.push((paint, colour.into())),
            (Ok(_), Some(_)) => faults.add(colours.at(key), "expected a colour, for example #8a4b12 or rgb(138 75 18)"),
            (Err(error), _) => faults.add(colours.at(key), error),
            (_, None) => {}
        }
    }
    found
}

/// Whether a text can only be a colour: a name, a hash and digits, or a function of numbers. Nothing that fetches or refers.
fn is_colour(text: &str) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"#(),.%/ -".contains(&byte);
    let lower = text.to_ascii_lowercase();
    let function = lower.split_once('(').map(|(name, _)| name);
    !text.trim().is_empty()
        && text.len() <= LONGEST_COLOUR
        && text.bytes().all(is_fine)
        && text.matches('(').count() <= 1
        && function.is_none_or(|name| {
            ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"].contains(&name)
        })
}
