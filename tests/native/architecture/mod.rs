//! How the source is laid out: areas import in one direction, files in no ring, and nothing grows too large.

mod directions;
mod imports;
mod parser;
mod tokens;

use imports::{Arrow, Sources, rings};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const MOST_LINES: usize = 400;
const MOST_FILES: usize = 30;
/// The folders of the source, each with the extension of its files.
const SOURCES: [(&str, &str); 8] = [
    ("src", "rs"),
    ("crates", "rs"),
    ("relay", "rs"),
    ("style", "css"),
    ("tests", "rs"),
    ("tests", "mjs"),
    ("xtask", "rs"),
    ("benches", "rs"),
];
/// The sources of each crate. The compiler holds the arrows between crates.
const CRATES: [&str; 7] = [
    "src",
    "crates/naqala-rules/src",
    "crates/naqala-ai/src",
    "crates/naqala-engine/src",
    "crates/naqala-locales/src",
    "relay/src",
    "xtask/src",
];
/// The areas of the page's source, each with those it may import from.
const BELOW: [(&str, &[&str]); 4] = [
    ("thinker", &[]),
    ("i18n", &[]),
    ("ui", &["i18n", "thinker"]),
    // `puzzles.rs` writes puzzles as lessons, with the page's words.
    ("bin", &["thinker", "ui"]),
];
/// Those of the rules.
const OF_RULES: [(&str, &[&str]); 2] = [("game", &[]), ("notation", &["game"])];

/// The rooms of the page from below, each with the rooms that it may import from.
///
/// A product imports what lies below the products, and of the others only what it shows itself: a game offers hints,
/// analyses and branches; a puzzle gives its reasons in the words of hints; practice plays what an analysis
/// judged, and the list of puzzles begins with one's own; the editor makes lessons; a board on another
/// page shows exercises and games.
const ROOMS: [(&str, &[&str]); 15] = [
    ("kit", &[]),
    ("workers", &["kit"]),
    ("table", &["kit"]),
    ("library", &["kit", "table"]),
    ("shell", &["kit", "table", "library"]),
    ("share", &["kit", "table", "library", "shell"]),
    ("live", &["kit", "table", "library", "shell", "share"]),
    ("review", &["kit", "workers", "table", "library", "shell", "share"]),
    ("practice", &["kit", "table", "library", "shell", "share", "review"]),
    ("play", &["kit", "workers", "table", "library", "shell", "share", "review"]),
    ("learn", &["kit", "table", "library", "shell", "share", "review", "practice"]),
    ("edit", &["kit", "table", "library", "shell", "share", "learn"]),
    ("pad", &["kit", "table", "library", "shell", "share"]),
    ("embed", &["kit", "table", "library", "shell", "share", "learn", "play"]),
    (
        "app",
        &[
            "kit", "workers", "table", "library", "shell", "share", "live", "review", "practice", "play", "learn",
            "edit", "pad", "embed",
        ],
    ),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns every file below a folder with this extension, each with its path below the folder.
fn files(folder: &str, extension: &str) -> Vec<(String, PathBuf)> {
    let top = root().join(folder);
    let mut files = Vec::new();
    let mut open = vec![top.clone()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("a folder can be read").path();
            if path.is_dir() {
                if !path.ends_with("node_modules") {
                    open.push(path);
                }
            } else if path.extension().is_some_and(|found| found == extension) {
                let name = path.strip_prefix(&top).expect("it lies below").to_string_lossy().replace('\\', "/");
                files.push((name, path));
            }
        }
    }
    files.sort();
    files
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn sources(folder: &str) -> Sources {
    let texts: Vec<(String, String)> =
        files(folder, "rs").into_iter().map(|(name, path)| (name, read(&path))).collect();
    Sources::new(texts.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

/// Returns whether a file is the module of this path, or lies in it.
fn is_in(file: &str, area: &str) -> bool {
    file.strip_prefix(area).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

fn listed<'a>(arrows: impl IntoIterator<Item = &'a Arrow>) -> String {
    let lines = arrows.into_iter().map(|Arrow { from, to, path }| format!("  {from} → {to}  ({path})\n"));
    lines.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Asserts that no file of an area imports from any of the others.
fn assert_apart(all: &BTreeSet<Arrow>, area: &str, others: &[&str]) {
    let is_wrong = |arrow: &&Arrow| is_in(&arrow.from, area) && others.iter().any(|other| is_in(&arrow.to, other));
    let wrong: Vec<_> = all.iter().filter(is_wrong).collect();
    assert!(wrong.is_empty(), "{area} imports from what lies beside or above it:\n{}", listed(wrong));
}

/// Returns the areas directly in a folder of the source that is given with its slash.
fn areas_of<'a>(files: &'a [(String, PathBuf)], folder: &str) -> BTreeSet<&'a str> {
    files.iter().filter_map(|(name, _)| Some(name.strip_prefix(folder)?.split_once('/')?.0)).collect()
}

/// Asserts that the areas of a folder import only those that their row states.
fn assert_order(source: &str, folder: &str, rows: &[(&str, &[&str])]) {
    let files = files(source, "rs");
    let areas = areas_of(&files, folder);
    let sources = sources(source);
    let mut all = sources.arrows();
    all.extend(sources.mentions());
    assert!(all.iter().any(|arrow| is_in(&arrow.from, &format!("{folder}{}", rows[rows.len() - 1].0))), "no imports");
    for (area, _) in rows {
        assert!(areas.contains(area), "{source}/{folder}{area} is gone: remove its row");
    }
    for area in &areas {
        let row = rows.iter().find(|(name, _)| name == area);
        let (_, below) = row.unwrap_or_else(|| panic!("{source}/{folder}{area} is new: state here what it may import"));
        let others = areas.iter().filter(|other| *other != area && !below.contains(other));
        let others: Vec<String> = others.map(|other| format!("{folder}{other}")).collect();
        assert_apart(&all, &format!("{folder}{area}"), &others.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

#[test]
fn areas_import_only_what_lies_below_them() {
    assert_order("src", "", &BELOW);
    assert_order("crates/naqala-rules/src", "", &OF_RULES);
}

#[test]
fn rooms_of_the_page_import_only_what_lies_below_them() {
    assert_order("src", "ui/", &ROOMS);
}

#[test]
fn each_room_lies_above_those_it_imports() {
    for (index, (room, below)) in ROOMS.iter().enumerate() {
        let is_below = |other: &str| ROOMS[..index].iter().any(|(name, _)| *name == other);
        assert!(below.iter().all(|other| is_below(other)), "{room} imports from a room that stands after it");
    }
}

#[test]
fn files_import_in_no_ring() {
    for folder in CRATES {
        let arrows = sources(folder).arrows();
        assert!(!arrows.is_empty(), "{folder} imports nothing at all: has it moved?");
        let rings: Vec<String> = rings(&arrows).iter().map(|ring| listed(ring.iter().copied())).collect();
        assert!(rings.is_empty(), "{} rings of imports in {folder}:\n{}", rings.len(), rings.join("\n"));
    }
}

/// Asserts that no file is too long, the tests at its end included.
fn assert_short(folder: &str, extension: &str) {
    let files = files(folder, extension);
    assert!(!files.is_empty(), "{folder} has no .{extension} file");
    let lengths = files.iter().map(|(name, path)| (name, read(path).lines().count()));
    let is_long = |(_, lines): &(&String, usize)| *lines > MOST_LINES;
    let long: Vec<String> = lengths.filter(is_long).map(|(name, lines)| format!("  {name}: {lines}\n")).collect();
    assert!(long.is_empty(), "files of {folder} with more than {MOST_LINES} lines:\n{}", long.concat());
}

/// Returns the files of source that a page of documentation names between backticks.
fn named_files(page: &str) -> impl Iterator<Item = &str> {
    let named = page.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    named.filter(|name| {
        let is_path = name.chars().all(|letter| letter.is_ascii_alphanumeric() || "/_-.".contains(letter));
        is_path && [".rs", ".css", ".mjs"].iter().any(|end| name.ends_with(end)) && !name.starts_with('.')
    })
}

#[test]
fn files_that_the_documentation_names_exist() {
    let extensions = ["rs", "css", "mjs"].into_iter();
    let folders = ["src", "crates", "style", "tests", "xtask", "relay", "benches"];
    let of = |extension| {
        folders.iter().flat_map(move |folder| {
            files(folder, extension).into_iter().map(move |(name, _)| format!("/{folder}/{name}"))
        })
    };
    let known: Vec<String> = extensions.flat_map(of).collect();
    let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "DESIGN.md"].map(|page| root().join(page));
    let mut named = 0;
    for page in pages.into_iter().chain(files("docs", "md").into_iter().map(|(_, path)| path)) {
        for name in named_files(&read(&page)) {
            named += 1;
            let end = format!("/{name}");
            assert!(known.iter().any(|file| file.ends_with(&end)), "{}: there is no {name}", page.display());
        }
    }
    assert!(named > 30, "{named} files are named");
}

#[test]
fn source_files_are_short() {
    for (folder, extension) in SOURCES {
        assert_short(folder, extension);
    }
}

#[test]
fn folders_hold_few_files() {
    let files = SOURCES.into_iter().flat_map(|(folder, extension)| files(folder, extension));
    let folders: Vec<PathBuf> = files.filter_map(|(_, path)| path.parent().map(Into::into)).collect();
    let full: BTreeSet<String> = folders
        .iter()
        .map(|folder| (folder, folders.iter().filter(|other| *other == folder).count()))
        .filter(|(_, count)| *count > MOST_FILES)
        .map(|(folder, count)| format!("  {}: {count}\n", folder.display()))
        .collect();
    assert!(full.is_empty(), "folders with more than {MOST_FILES} files:\n{}", full.into_iter().collect::<String>());
}
