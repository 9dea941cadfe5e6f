//! Reads from index.html the style sheets, the files to copy and the scripts. Trunk reads the same attributes for
//! `trunk serve`.

use std::{cell::RefCell, fs, path::Path};

use anyhow::{Context, Result, bail};
use lol_html::element;

use super::{
    files,
    html::{self, attribute},
};
use crate::paths;

/// A style sheet, by its path in the clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub path: String,
    pub groups: Vec<Group>,
}

/// The pages that need a style sheet, and when. A sheet can be in several groups: `data-style="app extras"`. Without the
/// attribute every page needs it from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Embedded boards, from the start: `data-style="board"`.
    Board,
    /// Embedded boards that show cards, tracks or players, and the app after its first page: `data-style="beside"`.
    Beside,
    /// Embedded boards that show a game, and the app after its first page: `data-style="extras"`.
    Extras,
    /// The app, from the start: `data-style="app"`.
    App,
    /// The app after its first page: `data-style="rest"`.
    Rest,
    /// The score pad and the analysis of a game, which enable it: `data-style="scores"`.
    Scores,
    /// Embedded boards once they are ready: `data-style="faces"`.
    Faces,
}

impl Group {
    /// Lists them.
    pub const ALL: [Self; 7] =
        [Self::Board, Self::App, Self::Beside, Self::Extras, Self::Rest, Self::Scores, Self::Faces];

    /// Returns the name of its joined sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Beside => "beside",
            Self::Extras => "extras",
            Self::App => "app",
            Self::Rest => "rest",
            Self::Scores => "scores",
            Self::Faces => "faces",
        }
    }

    /// Reads the attribute `data-style`.
    fn read_all(attribute: &str) -> Option<Vec<Self>> {
        if attribute.is_empty() {
            return Some(vec![Self::Board, Self::App]);
        }
        let read = |name| Self::ALL.into_iter().find(|group| group.name() == name);
        attribute.split_whitespace().map(read).collect()
    }
}

/// A file or folder of the clone and its place in the site.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Copied {
    from: String,
    to: String,
}

/// index.html and the files that it names.
#[derive(Debug, Default)]
pub struct Source {
    pub text: String,
    pub sheets: Vec<Sheet>,
    /// The inline scripts.
    pub scripts: Vec<String>,
    copied: Vec<Copied>,
}

impl Source {
    /// Reads index.html.
    pub fn read() -> Result<Self> {
        let text = fs::read_to_string(paths::root().join("index.html")).context("index.html could not be read")?;
        // Browsers hash scripts with `\n` at the end of lines.
        Self::of(text.replace("\r\n", "\n"))
    }

    fn of(text: String) -> Result<Self> {
        let found = RefCell::new(Self::default());
        let handlers = vec![
            element!("link[data-trunk]", |link| {
                let mut found = found.borrow_mut();
                match attribute(link, "rel").as_str() {
                    "css" => {
                        let groups = Group::read_all(&attribute(link, "data-style"))
                            .ok_or("index.html has a data-style that names no group of sheets")?;
                        found.sheets.push(Sheet { path: attribute(link, "href"), groups });
                    }
                    "copy-dir" => {
                        let (from, to) = (attribute(link, "href"), attribute(link, "data-target-path"));
                        found.copied.push(Copied { from, to });
                    }
                    "copy-file" => {
                        let from = attribute(link, "href");
                        let to = from.rsplit('/').next().unwrap_or_default().to_owned();
                        found.copied.push(Copied { from, to });
                    }
                    // page.rs handles these.
                    "icon" | "inline" | "rust" => {}
                    other => {
                        return Err(
                            format!("index.html has a link to Trunk that the build does not know: {other}").into()
                        );
                    }
                }
                Ok(())
            }),
            element!("style, [style]", |element| {
                Err(format!(
                    "index.html has an inline style, which the page's policy blocks, on <{}>: use a class or an attribute",
                    element.tag_name()
                )
                .into())
            }),
        ];
        html::rewrite(&text, handlers).context("index.html could not be read")?;
        let found = found.into_inner();
        if found.sheets.is_empty() {
            bail!("index.html links no style sheet");
        }
        Ok(Self { scripts: html::inline_scripts(&text)?, text, ..found })
    }

    /// Copies the files that index.html names into the site.
    pub fn copy_files(&self, dist: &Path) -> Result<()> {
        for Copied { from, to } in &self.copied {
            files::copy(&paths::root().join(from), &dist.join(to))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_the_page_asks_for() -> Result<()> {
        let source = Source::of(
            "<!doctype html><link data-trunk rel=\"css\" href=\"style/base/a.css\">\
             <link data-trunk rel=css href=style/b.css data-style=\"app extras\">\
             <link data-trunk rel=css href=style/c.css data-style=extras><!-- <link data-trunk rel=css href=c.css> -->\
             <link data-trunk rel=copy-dir href=public/icons data-target-path=icons>\
             <link data-trunk rel=copy-file href=public/naqala.js><script>if (a<b) '<i>'</script><script src=x></script>"
                .to_owned(),
        )?;
        let sheet = |path: &str, groups: &[Group]| Sheet { path: path.to_owned(), groups: groups.to_vec() };
        let sheets = [
            sheet("style/base/a.css", &[Group::Board, Group::App]),
            sheet("style/b.css", &[Group::App, Group::Extras]),
            sheet("style/c.css", &[Group::Extras]),
        ];
        assert_eq!(source.sheets, sheets);
        let copied = |from: &str, to: &str| Copied { from: from.to_owned(), to: to.to_owned() };
        assert_eq!(source.copied, [copied("public/icons", "icons"), copied("public/naqala.js", "naqala.js")]);
        assert_eq!(source.scripts, ["if (a<b) '<i>'"]);
        Ok(())
    }

    #[test]
    fn refuses_inline_styles_and_unknown_links() {
        let sheet = "<link data-trunk rel=css href=a.css>";
        let stray = "<link data-trunk rel=css href=a.css data-style=apps>";
        for wrong in ["<p style=\"top:0\">", "<style>p{}</style>", "<link data-trunk rel=sass href=b.scss>", stray] {
            assert!(Source::of(format!("{sheet}{wrong}")).is_err(), "{wrong}");
        }
        assert!(Source::of(sheet.to_owned()).is_ok());
        assert!(Source::of("<p>".to_owned()).is_err());
    }
}
