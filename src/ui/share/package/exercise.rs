//! The exercise of a package, and the standard that its platform reads.

use crate::game::named::named;
use crate::i18n::{Lang, embed};
use crate::ui::share::embed_code::BoardContent;
use serde_json::Value;

named! {
    /// What a platform reads.
    PackageKind, "a kind of package" {
        /// SCORM 1.2.
        Scorm12 = "scorm-1.2",
        /// SCORM 2004, 4th edition.
        Scorm2004 = "scorm-2004",
        /// xAPI, as Tin Can packages have it.
        Xapi = "xapi",
    }
}

impl PackageKind {
    /// Returns the name under which platforms ask for it. It is the same in all languages.
    #[must_use]
    pub const fn standard(self) -> &'static str {
        match self {
            Self::Scorm12 => "SCORM 1.2",
            Self::Scorm2004 => "SCORM 2004",
            Self::Xapi => "xAPI",
        }
    }
}

/// A package with an exercise.
#[derive(Clone, Copy, Debug)]
pub struct Package<'a> {
    /// What the platform reads.
    pub kind: PackageKind,
    /// The address of the site, with a slash at its end.
    pub site: &'a str,
    /// The language of the board.
    pub lang: Lang,
    /// The exercise.
    pub content: &'a BoardContent,
}

impl Package<'_> {
    /// Returns the title of the exercise in the language of the board.
    #[must_use]
    pub fn title(&self) -> String {
        let exercise = embed::exercise(self.lang);
        let (BoardContent::Course(_, Some(file)) | BoardContent::Lesson(file)) = self.content else {
            return match self.content {
                BoardContent::Puzzle(name, _) => format!("{exercise} ({name})"),
                _ => exercise.to_owned(),
            };
        };
        let lesson: Value = serde_json::from_str(file).unwrap_or_default();
        let titles = &lesson["title"];
        let own = [self.lang.code(), "en"].iter().find_map(|tag| titles[tag].as_str());
        let any = || titles.as_object().and_then(|titles| titles.values().find_map(Value::as_str));
        own.or_else(any).unwrap_or(exercise).to_owned()
    }

    /// Returns the address by which a store knows the exercise.
    #[must_use]
    pub fn activity(&self, identity: &str) -> String {
        let Self { site, .. } = self;
        match self.content {
            BoardContent::Course(id, _) => format!("{site}#learn={id}"),
            BoardContent::Puzzle(name, _) => format!("{site}#puzzle={name}"),
            _ => format!("{site}#exercise={identity}"),
        }
    }
}

/// Escapes a text for XML and HTML, also between quotes. What XML cannot hold is left out.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..'\u{20}' | '\u{fffe}' | '\u{ffff}' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
