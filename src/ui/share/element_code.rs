//! The code of a board as an element, with what readers get who run no scripts.

use super::alternative::alternative;
use super::embed_code::{BoardContent, EmbedCode};
use super::package::escaped;
use std::fmt::Write;

impl EmbedCode<'_> {
    /// Writes the element with its script. What stands inside shows where scripts do not run, and is what searches find: a link to the site,
    /// and the position in words.
    #[must_use]
    pub fn element(&self) -> String {
        self.written("", "")
    }

    /// Writes the element and the script that gives a result code to whoever solves the exercise.
    #[must_use]
    pub fn reporting_element(&self) -> String {
        let script = format!("<script src=\"{}naqala-report.js\" defer></script>\n", self.site);
        self.written(&script, " data-report")
    }

    /// Writes the element with a further script and further attributes.
    fn written(&self, script: &str, further: &str) -> String {
        let Self { site, lang, mode, content, .. } = *self;
        let (attribute, inside, page) = match content {
            BoardContent::Course(id, _) => (format!(" src=\"{site}lessons/{id}.json\""), "", format!("#learn={id}")),
            BoardContent::Puzzle(name, _) => (format!(" puzzle=\"{name}\""), "", format!("#puzzle={name}")),
            BoardContent::Record(json) | BoardContent::Position(json) | BoardContent::Lesson(json) => {
                (String::new(), json.as_str(), String::new())
            }
        };
        let mut code = format!("<script src=\"{site}naqala.js\" defer blocking=\"render\"></script>\n{script}");
        // Writing to a string cannot fail.
        let _ = writeln!(code, "<naqala-board mode=\"{mode}\" lang=\"{}\"{attribute}{further}>", lang.code());
        if !inside.is_empty() {
            let _ = writeln!(
                code,
                "  <script type=\"application/json\">\n{}\n  </script>",
                inside.trim().replace('<', "\\u003c")
            );
        }
        let _ = writeln!(code, "  <a href=\"{site}{page}\">{}</a>", self.title());
        for text in alternative(lang, mode, content) {
            let _ = writeln!(code, "  <p>{}</p>", escaped(&text));
        }
        code + "</naqala-board>"
    }
}
