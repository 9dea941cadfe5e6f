//! Files of the repository: fixtures, documents, lessons.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Returns the path of a file or folder, given from the root of the repository.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Reads a file as a browser does: bytes that are not UTF-8 are replaced.
pub fn read(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a file of `tests/fixtures`.
pub fn fixture(name: &str) -> String {
    read(&path("tests/fixtures").join(name))
}

/// Reads a page of `docs`.
pub fn docs(name: &str) -> String {
    read(&path("docs").join(name))
}

/// Returns the lessons of the course and the course itself with their texts, as the build writes them for other sites.
pub fn lessons() -> Vec<(String, String)> {
    static WORDS: OnceLock<naqala_locales::Locales> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        naqala_locales::Locales::read(&path("locales")).unwrap_or_else(|faults| panic!("{}", faults[0]))
    });
    let whole = |(name, text): (String, String)| {
        let lesson = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let whole = words.lesson(name.trim_end_matches(".json"), &lesson);
        let whole = whole.unwrap_or_else(|faults| panic!("{name}: {}", faults[0]));
        (name, whole.to_string())
    };
    folder("public/lessons").into_iter().map(whole).collect()
}

/// Returns a lesson of the course, or the course, with its texts.
pub fn lesson(name: &str) -> String {
    let file = format!("{name}.json");
    lessons().into_iter().find(|(other, _)| *other == file).unwrap_or_else(|| panic!("there is no {file}")).1
}

/// Returns the names and texts of all files of a folder and the folders in it, in the order of their names.
pub fn folder(name: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![path(name)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let entry = entry.expect("the entry can be listed");
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                files.push((entry.file_name().to_string_lossy().into_owned(), read(&entry.path())));
            }
        }
    }
    files.sort();
    files
}
