//! Writes the two pages from index.html: the app and the embedded board.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use lol_html::{
    comments, element,
    html_content::{ContentType, Element},
};

use super::{
    art::Art,
    bundle::Program,
    html::{self, attribute},
    relay::Relay,
    styles::Styles,
    terms::Page,
    workers::WorkerProgram,
};
use crate::{digest, locales::Words, paths};

/// The parts that the build puts into the pages.
pub struct Parts<'a> {
    pub program: &'a Program,
    pub styles: &'a Styles,
    pub art: &'a [Art],
    /// The inline scripts of index.html, shortened, in their order.
    pub scripts: &'a [String],
    /// The names of the scripts that run in workers.
    pub workers: &'a [(WorkerProgram, String)],
    pub relay: Option<&'a Relay>,
    /// The note by which a board finds the file of a puzzle.
    pub puzzles: &'a str,
    /// The words of all languages.
    pub words: &'a Words,
}

/// Writes a page, without its policy.
pub fn write(source: &str, page: Page, parts: &Parts) -> Result<String> {
    let mut styles = Some(parts.styles.links(page));
    let preloads = parts.program.preloads(page.chunk())?;
    let starter = format!("<script type=\"module\">{}</script>", parts.program.starter());
    let mut scripts = parts.scripts.iter();
    let handlers = vec![
        comments!("*", |comment| {
            comment.remove();
            Ok(())
        }),
        element!("html", |root| {
            if page == Page::Board {
                root.set_attribute("data-entry", "embed")?;
            }
            Ok(())
        }),
        element!("head", |head| {
            head.append(&preloads, ContentType::Html);
            if page == Page::Board {
                let note = format!("<meta name=\"naqala-puzzles\" content=\"{}\">", parts.puzzles);
                head.append(&note, ContentType::Html);
            }
            Ok(())
        }),
        // An embedded board is not installed or found by itself, and fetches its typefaces last.
        element!(
            "link[rel=manifest], link[rel=apple-touch-icon], link[rel=preload], meta[name=description], meta[name=theme-color], \
             meta[property^=og]",
            |link| {
                if page == Page::Board {
                    link.remove();
                }
                Ok(())
            }
        ),
        element!("link[data-trunk]", |link| {
            match attribute(link, "rel").as_str() {
                "css" => link.replace(&styles.take().unwrap_or_default(), ContentType::Html),
                "icon" => icon(link)?,
                "inline" => link.replace(&inline(&attribute(link, "href"), page)?, ContentType::Html),
                "rust" if attribute(link, "data-type") != "worker" => link.replace(&starter, ContentType::Html),
                _ => link.remove(),
            }
            Ok(())
        }),
        element!("meta[name^=naqala-]", |meta| {
            let asked = attribute(meta, "name");
            if asked == "naqala-relay" {
                // Boards are not played live, and a site without a relay has no trace of it.
                match parts.relay.filter(|_| page == Page::App) {
                    Some(relay) => meta.set_attribute("content", relay.name())?,
                    None => meta.remove(),
                }
                return Ok(());
            }
            if asked == "naqala-locales" {
                return Ok(meta.set_attribute("content", &parts.words.list)?);
            }
            let worker = parts.workers.iter().find(|(worker, _)| asked == format!("naqala-{}", worker.name()));
            let (worker, script) =
                worker.ok_or_else(|| format!("index.html asks for {asked}, which the build does not make"))?;
            // Boards give no advice.
            if (page, *worker) == (Page::Board, WorkerProgram::Adviser) {
                meta.remove();
            } else {
                meta.set_attribute("content", &format!("./{script}"))?;
            }
            Ok(())
        }),
        // Its script says these words in the reader's language, by the lines of its first file.
        element!("[data-row]", |place| Ok(words_of(place, parts.words)?)),
        element!("[data-href]", |place| {
            let asked = attribute(place, "data-href");
            let art = parts.art.iter().find(|art| asked == format!("./{}", art.asked));
            let art = art.ok_or_else(|| format!("index.html asks for {asked}, which is no art of the build"))?;
            place.set_attribute("data-href", &format!("./{}", art.name))?;
            place.set_attribute("data-integrity", &art.integrity)?;
            Ok(())
        }),
        element!("script:not([src])", |script| {
            let short = scripts.next().ok_or("index.html has more inline scripts than were read")?;
            if page == Page::Board && script.has_attribute("data-app") {
                script.remove();
            } else {
                script.remove_attribute("data-app");
                script.set_inner_content(short, ContentType::Html);
            }
            Ok(())
        }),
    ];
    let text = html::rewrite(source, handlers)
        .with_context(|| format!("{} could not be made from index.html", page.file()))?;
    Ok(text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"))
}

/// Says a row in English, with its line in the first file of each language.
fn words_of(place: &mut Element, words: &Words) -> Result<()> {
    let (line, english) = words.line(&attribute(place, "data-row"))?;
    place.set_attribute("data-row", &line.to_string())?;
    place.set_inner_content(english, ContentType::Text);
    Ok(())
}

/// Changes the link to the copy of the icon in the site.
fn icon(link: &mut Element) -> Result<()> {
    let href = attribute(link, "href");
    let copy = href.strip_prefix("public/").with_context(|| format!("the icon {href} is not in public/"))?;
    link.set_attribute("href", &format!("./{copy}"))?;
    link.remove_attribute("data-trunk");
    Ok(())
}

/// Reads the art of the first screen. A board has no use for the lines with `data-app`.
fn inline(file: &str, page: Page) -> Result<String> {
    let text = fs::read_to_string(paths::root().join(file)).with_context(|| format!("{file} could not be read"))?;
    let lines = text.lines().filter(|line| page == Page::App || !line.contains(" data-app"));
    Ok(lines.map(|line| line.replace(" data-app", "")).collect::<Vec<_>>().join("\n"))
}

/// Compares each integrity attribute of a page with its file.
pub fn verify_integrity(page: &str, dist: &Path) -> Result<()> {
    let mut checked = 0;
    let check = element!("[integrity], [data-integrity]", |element| {
        let value = |names: [&str; 2]| names.iter().find_map(|name| element.get_attribute(name));
        let stated = value(["integrity", "data-integrity"]).unwrap_or_default();
        let address =
            value(["href", "data-href"]).ok_or("an integrity attribute stands on a tag without an address")?;
        let name = address.trim_start_matches("./");
        let bytes = fs::read(dist.join(name)).map_err(|error| format!("{name} could not be read: {error}"))?;
        if digest::integrity(&bytes) != stated {
            return Err(format!("{name} is not what the page's integrity attribute says").into());
        }
        checked += 1;
        Ok(())
    });
    html::rewrite(page, vec![check])?;
    ensure!(checked > 0, "the page states no integrity");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::source::Group;

    const SHEETS: [(Group, &str); 3] =
        [(Group::Board, "board.css"), (Group::Extras, "more.css"), (Group::App, "app.css")];
    const SOURCE: &str = "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><!-- A word. -->
  <link data-trunk rel=icon href=public/icons/favicon.svg>
  <link data-trunk rel=copy-file href=public/naqala.js>
  <meta name=naqala-thinker content=./thinker.js><meta name=naqala-adviser content=./adviser.js><meta name=naqala-relay content=''><meta name=naqala-locales content=''><link data-trunk rel=rust data-type=worker>
  <link rel=manifest href=m><link rel=apple-touch-icon href=i>
  <link data-trunk rel=css href=a.css><link data-trunk rel=css href=b.css data-style=app></head>
  <body><div id=art data-href=./game.svg></div><script data-app>app</script><script>  one  </script>
  <link data-trunk rel=rust></body></html>";

    fn workers() -> [(WorkerProgram, String); 2] {
        WorkerProgram::ALL.map(|worker| (worker, format!("{}-0.js", worker.name())))
    }

    fn made(page: Page) -> Result<String> {
        made_with(page, None)
    }

    fn made_with(page: Page, relay: Option<&Relay>) -> Result<String> {
        let art = [Art { asked: "game.svg", name: "game-0.svg".to_owned(), integrity: "sha256-g".to_owned() }];
        let parts = Parts {
            program: &Program::of([("home", "home.wasm"), ("embed", "embed.wasm")]),
            styles: &Styles::of(&SHEETS),
            art: &art,
            scripts: &["app".to_owned(), "one".to_owned()],
            workers: &workers(),
            relay,
            puzzles: "0 daily=2",
            words: &Words::with("en|English|ltr|-0.txt".to_owned())?,
        };
        write(SOURCE, page, &parts)
    }

    #[test]
    fn makes_the_app_from_its_parts() -> Result<()> {
        let page = made(Page::App)?;
        for part in [
            "\"./more.css\" data-style=\"extras\" disabled>",
            "app.css",
            "./home.wasm",
            "rel=manifest",
            "rel=apple-touch-icon",
            "href=\"./icons/favicon.svg\"",
            "data-href=\"./game-0.svg\" data-integrity=\"sha256-g\"",
            "<script>app</script><script>one</script>",
            "<meta name=naqala-thinker content=\"./thinker-0.js\">",
            "<meta name=naqala-adviser content=\"./adviser-0.js\">",
            "<meta name=naqala-locales content=\"en|English|ltr|-0.txt\">",
            "<script type=\"module\">",
        ] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
        for part in
            ["data-trunk", "<!--", "embed", "naqala-puzzles", "naqala.js", "a.css", "b.css", "href=\"./board.css\""]
        {
            assert!(!page.contains(&format!("{part}>")) && !page.contains(&format!(" {part}")), "{part} is in {page}");
        }
        assert_eq!(page.matches("<script type=\"module\">").count(), 1);
        Ok(())
    }

    #[test]
    fn starts_a_board_with_another_chunk_and_less_style() -> Result<()> {
        let page = made(Page::Board)?;
        assert!(page.contains("<html lang=en data-entry=\"embed\">"), "{page}");
        assert!(page.contains("./embed.wasm") && page.contains("board.css"), "{page}");
        assert!(page.contains("\"./more.css\" data-style=\"extras\" disabled>"), "{page}");
        assert!(page.contains("thinker-0.js"), "computers play on boards");
        assert!(page.contains("<meta name=\"naqala-puzzles\" content=\"0 daily=2\">"), "{page}");
        assert!(page.contains("<script>one</script>") && !page.contains("<script>app"), "a board keeps nothing");
        for part in ["home.wasm", "app.css", "manifest", "apple-touch-icon", "adviser"] {
            assert!(!page.contains(part), "{part} is in {page}");
        }
        Ok(())
    }

    #[test]
    fn names_the_relay_in_the_app_alone_and_leaves_no_trace_without_one() -> Result<()> {
        let relay = Relay::own();
        assert!(made_with(Page::App, Some(&relay))?.contains("<meta name=naqala-relay content=\"self\">"));
        for without in [made_with(Page::Board, Some(&relay))?, made(Page::App)?] {
            assert!(!without.contains("relay"), "{without}");
        }
        Ok(())
    }

    #[test]
    fn refuses_art_that_the_build_does_not_make() -> Result<()> {
        let parts = Parts {
            program: &Program::of([("home", "h"), ("embed", "e")]),
            styles: &Styles::of(&SHEETS),
            art: &[],
            scripts: &[],
            workers: &workers(),
            relay: None,
            puzzles: "0 daily=2",
            words: &Words::with("en|English|ltr|-0.txt".to_owned())?,
        };
        assert!(write("<div data-href=./game.svg></div>", Page::App, &parts).is_err());
        Ok(())
    }

    #[test]
    fn compares_each_integrity_with_its_file() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-integrity-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("a.css"), "p{}")?;
        let page = format!("<link href=./a.css integrity={}>", digest::integrity(b"p{}"));
        verify_integrity(&page, &folder)?;
        fs::write(folder.join("a.css"), "p{ }")?;
        assert!(verify_integrity(&page, &folder).is_err());
        assert!(verify_integrity("<p>", &folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
