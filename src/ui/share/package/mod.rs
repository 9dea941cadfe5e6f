//! A package for learning platforms: a zip with a page that has a board, and the list of its files that a platform reads
//! (`docs/classes.md`).
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::share::embed_code::BoardContent;
//! use naqala::ui::share::package::{Package, PackageKind};
//! let content = BoardContent::Puzzle("merchants-4".into(), None);
//! let package = Package { kind: PackageKind::Scorm12, site: "https://naqala.example/", lang: Lang::EN, content: &content };
//! let files = package.files("/* naqala-report.js */").expect("a puzzle needs no file");
//! assert_eq!(files[0].0, "imsmanifest.xml");
//! assert!(files[1].1.contains(r#"<naqala-board mode="exercise" lang="en" puzzle="merchants-4" data-report"#));
//! ```

mod archive;
mod manifest;

use super::embed_code::{BoardContent, in_language};
use crate::game::named::named;
use crate::i18n::{Lang, embed};
pub use archive::{Entry, crc32, zip};
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

/// The script that reports, as the site and the package call it.
pub const SCRIPT: &str = "naqala-report.js";
const PAGE: &str = "index.html";
const SHEET: &str = "page.css";
const STYLE: &str = "body { max-width: 64rem; margin: 0 auto; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }\n";

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

    /// Writes the files of the package, by their names; `script` is the script that reports. Returns `None` while the lesson is not known.
    #[must_use]
    pub fn files(&self, script: &str) -> Option<Vec<(&'static str, String)>> {
        let page = self.page()?;
        let list = match self.kind {
            PackageKind::Scorm12 | PackageKind::Scorm2004 => "imsmanifest.xml",
            PackageKind::Xapi => "tincan.xml",
        };
        let identity = format!("{:08x}", crc32(page.as_bytes()));
        let others = [PAGE, SHEET, SCRIPT];
        Some(vec![
            (list, manifest::write(self, &identity, &others)),
            (PAGE, page),
            (SHEET, STYLE.to_owned()),
            (SCRIPT, script.to_owned()),
        ])
    }

    /// Returns the address by which a store knows the exercise.
    fn activity(&self, identity: &str) -> String {
        let Self { site, .. } = self;
        match self.content {
            BoardContent::Course(id, _) => format!("{site}#learn={id}"),
            BoardContent::Puzzle(name, _) => format!("{site}#puzzle={name}"),
            _ => format!("{site}#exercise={identity}"),
        }
    }

    /// Writes the page with the board. Its policy allows the site, and no other host but the store that a launch names.
    fn page(&self) -> Option<String> {
        let lang = self.lang.code();
        let site = escaped(self.site);
        let origin = escaped(origin(self.site));
        let (attribute, inside) = match self.content {
            BoardContent::Puzzle(name, _) => (format!(" puzzle=\"{}\"", escaped(name)), String::new()),
            BoardContent::Course(_, file) => (String::new(), in_language(file.as_ref()?, lang)),
            BoardContent::Lesson(json) | BoardContent::Record(json) | BoardContent::Position(json) => {
                (String::new(), json.trim().to_owned())
            }
        };
        // No letter of the content can end the element around it.
        let inside = inside.replace('<', "\\u003c");
        let inside = if inside.is_empty() {
            inside
        } else {
            format!("\n  <script type=\"application/json\">\n{inside}\n  </script>")
        };
        let store = if self.kind == PackageKind::Xapi { "connect-src https: http:; " } else { "" };
        let title = escaped(&self.title());
        Some(format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n  <meta charset=\"utf-8\">\n  \
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' {origin}; \
             frame-src {origin}; {store}style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'\">\n  \
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n  \
             <meta name=\"color-scheme\" content=\"light dark\">\n  \
             <meta name=\"referrer\" content=\"no-referrer\">\n  <title>{title}</title>\n  \
             <link rel=\"icon\" href=\"data:,\">\n  <link rel=\"stylesheet\" href=\"{SHEET}\">\n  \
             <script src=\"{site}naqala.js\" defer></script>\n  <script src=\"{SCRIPT}\" defer></script>\n</head>\n<body>\n\
             <naqala-board mode=\"exercise\" lang=\"{lang}\"{attribute} data-report loading=\"eager\">{inside}\n  \
             <a href=\"{site}\">{title}</a>\n</naqala-board>\n</body>\n</html>\n"
        ))
    }
}

/// Returns the scheme and host of an address.
fn origin(site: &str) -> &str {
    let host = site.find("://").map_or(0, |at| at + 3);
    site[host..].find('/').map_or(site, |end| &site[..host + end])
}

/// Escapes a text for XML and HTML, also between quotes. What XML cannot hold is left out.
fn escaped(text: &str) -> String {
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
