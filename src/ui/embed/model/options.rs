//! The options of a board.

use super::{Content, Mode, VERSION, content, fragment};
use crate::game::Fault;
use crate::game::named::named;
use crate::i18n::Lang;
use crate::notation::reader::{Faults, Object};
use crate::ui::kit::settings::Theme;
use serde_json::Value;

named! {
    /// Something that can stand beside the board.
    Control, "a control" {
        /// The action bar: the hand, the question, the buttons, undo and redo.
        Actions = "actions",
        /// The bid order and turn order tracks.
        Track = "track",
        /// The market.
        Market = "market",
        /// The row of djinns.
        Djinns = "djinns",
        /// The panels of the players.
        Players = "players",
        /// The history bar.
        History = "history",
        /// The score sheet of a game that has ended.
        Score = "score",
        /// The full-screen button, where the browser supports it.
        FullScreen = "fullscreen",
    }
}

named! {
    /// A colour of the theme that the page around a board may choose.
    ThemeColour, "a colour" {
        /// The page.
        Ground = "ground",
        /// Panels.
        Panel = "panel",
        /// Raised surfaces.
        Raised = "raised",
        /// Lines.
        Line = "line",
        /// Text.
        Ink = "ink",
        /// Secondary text.
        InkSoft = "ink-soft",
        /// Buttons.
        Accent = "accent",
        /// Text on buttons.
        AccentInk = "accent-ink",
        /// Tiles on which a tap does something.
        Lit = "lit",
        /// Tiles where a move can begin.
        Alive = "alive",
        /// Tiles where a move can end.
        Target = "target",
        /// The focus ring.
        Focus = "focus",
    }
}

impl ThemeColour {
    /// Returns the custom property of the style sheets.
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

/// Changes of a board's appearance; a field without a value changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    /// The language.
    pub lang: Option<Lang>,
    /// The theme.
    pub theme: Option<Theme>,
    /// Whether the contrast is strong.
    pub contrast: Option<bool>,
    /// Whether the colours suit colour-blind readers.
    pub palette: Option<bool>,
    /// Whether animations run.
    pub motion: Option<bool>,
    /// Colours of the theme.
    pub colours: Vec<(ThemeColour, Box<str>)>,
    /// The controls beside the board.
    pub controls: Option<Vec<Control>>,
}

/// The options of a board at its start.
#[derive(Clone, Debug)]
pub struct BoardOptions {
    /// The mode.
    pub mode: Mode,
    /// How it looks.
    pub appearance: Appearance,
    /// The content, unless a message brings it later.
    pub content: Option<Content>,
    /// The only step of a lesson to show, from 1.
    pub step: Option<usize>,
    /// The place in a record to show first.
    pub at: Option<usize>,
    /// Whether a cover hides the table while the device changes hands.
    pub has_cover: bool,
}

const APPEARANCE_KEYS: [&str; 7] = ["lang", "theme", "contrast", "palette", "motion", "colours", "controls"];
const LONGEST_COLOUR: usize = 60;

/// Reads the fragment of a board's address (the part behind `#`). `lang` is the language of a board whose address names none.
///
/// # Errors
/// Every fault, each with its key.
pub fn read(fragment: &str, lang: Lang) -> Result<BoardOptions, Vec<Fault>> {
    let value = Value::Object(fragment::parse(fragment)?);
    let mut faults = Faults::default();
    let options = read_all(&value, lang, &mut faults);
    match options {
        Some(options) if faults.is_empty() => Ok(options),
        _ => Err(faults.into_vec()),
    }
}

fn read_all(value: &Value, lang: Lang, faults: &mut Faults) -> Option<BoardOptions> {
    let object = Object::open(value, "", faults)?;
    object.only(&[&["v", "mode", "step", "at", "hide"], &content::KEYS[..], &APPEARANCE_KEYS].concat(), faults);
    if object.has("v") && object.number::<u64>("v", faults).is_some_and(|version| version != VERSION) {
        faults.add("v", format_args!("expected {VERSION}: this board knows no other version"));
    }
    let mode = if object.has("mode") { object.named("mode", faults)? } else { Mode::View };
    let has_cover = if object.has("hide") { switch(&object, "hide", faults)? } else { false };
    if has_cover && mode != Mode::Play {
        faults.add("hide", format_args!("a board of the mode {mode} hides nothing"));
    }
    let appearance = appearance(&object, faults);
    let content = content::read(&object, mode, appearance.lang.unwrap_or(lang), faults);
    let (step, at) = (step(&object, mode, faults), at(&object, mode, faults));
    if let Some(fault) = content.as_ref().and_then(|content| content.fault(step, at)) {
        faults.add(fault.at, fault.what);
    }
    Some(BoardOptions { mode, appearance, content, step, at, has_cover })
}

/// Reads the only step of a lesson to show.
pub(super) fn step(object: &Object, mode: Mode, faults: &mut Faults) -> Option<usize> {
    number(object, "step", mode == Mode::Exercise, faults)
}

/// Reads the place in a record to show first.
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

fn appearance(object: &Object, faults: &mut Faults) -> Appearance {
    let mut is_on = |key| if object.has(key) { switch(object, key, faults) } else { None };
    let (contrast, palette, motion) = (is_on("contrast"), is_on("palette"), is_on("motion"));
    Appearance {
        lang: if object.has("lang") { lang(object, faults) } else { None },
        theme: if object.has("theme") { object.named("theme", faults) } else { None },
        contrast,
        palette,
        motion,
        colours: if object.has("colours") { colours(object, faults) } else { Vec::new() },
        controls: object.has("controls").then(|| object.names("controls", faults)),
    }
}

/// Reads the appearance from a message.
pub(super) fn read_appearance(value: &Value, at: &str, faults: &mut Faults) -> Option<Appearance> {
    let object = Object::open(value, at, faults)?;
    object.only(&APPEARANCE_KEYS, faults);
    Some(appearance(&object, faults))
}

fn lang(object: &Object, faults: &mut Faults) -> Option<Lang> {
    let tag = object.text("lang", faults)?;
    let lang = Lang::matching(tag);
    if lang.is_none() {
        let codes: Vec<_> = Lang::all().map(Lang::code).collect();
        faults.add(object.at("lang"), format_args!("expected one of {}", codes.join(", ")));
    }
    lang
}

fn switch(object: &Object, key: &str, faults: &mut Faults) -> Option<bool> {
    match object.optional(key)? {
        Value::Bool(is_on) => Some(*is_on),
        Value::String(text) if text == "on" => Some(true),
        Value::String(text) if text == "off" => Some(false),
        _ => {
            faults.add(object.at(key), "expected on or off");
            None
        }
    }
}

fn colours(object: &Object, faults: &mut Faults) -> Vec<(ThemeColour, Box<str>)> {
    let Some(value) = object.get("colours", faults) else { return Vec::new() };
    let Some(colours) = Object::open(value, object.at("colours"), faults) else { return Vec::new() };
    let mut found = Vec::new();
    for key in colours.keys() {
        let paint = key.parse::<ThemeColour>();
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

/// Returns whether a text can only be a colour: a name, a hash with digits, or a function of numbers. Such a text
/// cannot fetch or refer to anything.
fn is_colour(text: &str) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"#(),.%/ -".contains(&byte);
    let lower = text.to_ascii_lowercase();
    let function = lower.split_once('(').map(|(name, _)| name);
    !text.trim().is_empty()
        && text.len() <= LONGEST_COLOUR
        && text.bytes().all(is_fine)
        && text.matches('(').count() <= 1
        && function.is_none_or(|name| {
            ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "light-dark"].contains(&name)
        })
}
