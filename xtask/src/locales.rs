//! The words of the page: a file for each language and part, which the page fetches when it needs it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use naqala_locales::{Fault, Locales, Part};
use serde_json::Value;

use crate::{build::files, digest, letters, paths};

/// Reads the words of all languages, or says everything that is wrong with them.
pub fn read() -> Result<Locales> {
    let (locales, faults) = check()?;
    refuse(&faults)?;
    Ok(locales)
}

/// Reads what can be read of the words of all languages, with everything that is wrong with them.
pub fn check() -> Result<(Locales, Vec<Fault>)> {
    let (locales, mut faults) = Locales::check(&paths::root().join("locales"));
    if !locales.is_empty() {
        faults.extend(letters::faults(&locales)?);
        faults.extend(locales.lesson_faults(&lessons()?));
    }
    Ok((locales, faults))
}

/// Refuses words that have a fault.
pub fn refuse(faults: &[Fault]) -> Result<()> {
    let all: Vec<_> = faults.iter().map(ToString::to_string).collect();
    ensure!(faults.is_empty(), "{}", all.join("\n       "));
    Ok(())
}

/// Reads the lessons without their texts, each with its name.
fn lessons() -> Result<Vec<(String, Value)>> {
    let folder = paths::root().join("public/lessons");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).with_context(|| format!("{} could not be read", file.display()))?;
        let lesson = serde_json::from_str(&text).with_context(|| format!("{} is no JSON", file.display()))?;
        Ok((file.file_stem().unwrap_or_default().to_string_lossy().into_owned(), lesson))
    };
    files::below(&folder)?.into_iter().map(read).collect()
}

/// The words as a page begins with them.
pub struct Words {
    /// The list of the languages by which the page knows them: `tag|name|direction|-version.txt`, joined by `;`. The last field is what
    /// the names of its files end in.
    pub list: String,
    locales: Locales,
}

impl Words {
    /// Returns the words with a list of languages.
    #[cfg(test)]
    pub fn with(list: String) -> Result<Self> {
        Ok(Self { list, locales: read()? })
    }

    /// Returns the line of the first file on which a row stands, and the English text: `start.no-wasm`.
    pub fn line(&self, name: &str) -> Result<(usize, &str)> {
        let (room, key) = name.split_once('.').with_context(|| format!("{name} is no room.row"))?;
        let number = self.locales.number(room, key).filter(|number| number >> 14 == Part::First as usize);
        let number = number.with_context(|| format!("the first part of the words has no row {name}"))?;
        Ok((number + 1, self.locales.text(0, room, key).with_context(|| format!("{name} is no plain text"))?))
    }
}

/// A script beside the page that says words itself.
struct Script {
    name: &'static str,
    room: &'static str,
    /// What it has to know of each language besides the rows of its room.
    more: fn(&Locales, usize) -> Vec<(&'static str, Value)>,
}

/// The scripts with words. A page of another site may refuse to fetch them, so they stand in the scripts.
const SCRIPTS: [Script; 3] = [
    // How many letters longer than in English the task of a puzzle is.
    Script { name: "naqala.js", room: "element", more: |locales, place| vec![("longer", longer(locales, place))] },
    Script { name: "naqala-report.js", room: "report", more: |_, _| Vec::new() },
    Script { name: "class.js", room: "class", more: about },
];

/// What stands around the words of a release in a script.
const BEFORE: &str = "const WORDS = ";
const AFTER: &str = ";\n";
/// The row that says the task of most puzzles.
const TASK: (&str, &str) = ("puzzles", "find-move");

fn longer(locales: &Locales, place: usize) -> Value {
    let letters = |language| locales.letters(language, TASK.0, TASK.1).unwrap_or_default();
    letters(place).checked_signed_diff(letters(0)).into()
}

/// Returns by which name and in which direction a reader meets a language.
fn about(locales: &Locales, place: usize) -> Vec<(&'static str, Value)> {
    let language = &locales.languages()[place];
    vec![("own-name", language.own_name.as_str().into()), ("direction", language.direction.as_str().into())]
}

impl Words {
    /// Writes the words that scripts beside the page say themselves into them, in all languages.
    pub fn tell(&self, dist: &Path) -> Result<()> {
        for script in &SCRIPTS {
            let (file, name) = (dist.join(script.name), script.name);
            let text = fs::read_to_string(&file).with_context(|| format!("{name} could not be read"))?;
            fs::write(&file, self.told(script, &text)?).with_context(|| format!("{name} could not be written"))?;
        }
        Ok(())
    }

    fn told(&self, script: &Script, text: &str) -> Result<String> {
        let places = text.split_once(BEFORE).and_then(|(before, rest)| Some((before, rest.split_once(AFTER)?.1)));
        let (before, after) =
            places.with_context(|| format!("{} has no place for the words of languages", script.name))?;
        let mut all = serde_json::Map::new();
        for (place, language) in self.locales.languages().iter().enumerate() {
            let own = self.locales.texts(script.room, place).chain(self.locales.texts(script.room, 0));
            let mut words = serde_json::Map::new();
            for (key, text) in own {
                words.entry(key).or_insert_with(|| text.into());
            }
            words.extend((script.more)(&self.locales, place).into_iter().map(|(key, value)| (key.to_owned(), value)));
            all.insert(language.tag.clone(), words.into());
        }
        Ok(format!("{before}{BEFORE}{}{AFTER}{after}", Value::Object(all)))
    }
}

/// Writes the files of all languages.
pub fn write(dist: &Path) -> Result<Words> {
    let locales = read()?;
    let folder = dist.join("locales");
    fs::create_dir_all(&folder)?;
    let mut list = Vec::new();
    for (place, language) in locales.languages().iter().enumerate() {
        let packed = Part::ALL.map(|part| locales.packed(place, part));
        let version = digest::short(packed.concat().as_bytes());
        for (part, text) in Part::ALL.iter().zip(&packed) {
            let name = format!("{}-{}-{version}.txt", language.tag, part.name());
            fs::write(folder.join(&name), text).with_context(|| format!("dist/locales/{name} could not be written"))?;
        }
        list.push(format!("{}|{}|{}|-{version}.txt", language.tag, language.own_name, language.direction));
    }
    Ok(Words { list: list.join(";"), locales })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_script_for_other_pages_gets_the_words_of_all_languages() -> Result<()> {
        let words = Words::with(String::new())?;
        let [element, ..] = &SCRIPTS;
        let script = fs::read_to_string(paths::root().join("public").join(element.name))?;
        let told = words.told(element, &script)?;
        let (before, rest) = told.split_once(BEFORE).context("what stands before")?;
        let (all, after) = rest.split_once(AFTER).context("what stands after")?;
        assert!(script.starts_with(before) && script.ends_with(after) && after.starts_with("  const IS_RELEASE"));
        let all: Value = serde_json::from_str(all)?;
        let tags: BTreeSet<_> = words.locales.languages().iter().map(|language| &language.tag).collect();
        assert_eq!(all.as_object().map(|all| all.keys().collect()), Some(tags));
        let english: BTreeSet<_> = words.locales.texts("element", 0).map(|(key, _)| key).chain(["longer"]).collect();
        assert_eq!(all["fr"].as_object().map(|words| words.keys().map(String::as_str).collect()), Some(english));
        assert_eq!((&all["en"]["longer"], &all["fr"]["again"]), (&0.into(), &"Réessayer".into()));
        let longer = all["fr"]["longer"].as_i64();
        assert!(longer.is_some_and(|longer| longer > 0), "French tasks are longer: {longer:?}");
        assert!(words.told(element, "const OTHER = {};\n").is_err());
        Ok(())
    }

    #[test]
    fn each_script_says_every_row_of_its_room_and_no_other_in_english() -> Result<()> {
        let words = Words::with(String::new())?;
        let read = |name: &str| fs::read_to_string(paths::root().join("public").join(name));
        for script in &SCRIPTS {
            let told = words.told(script, &read(script.name)?)?;
            let (_, rest) = told.split_once(BEFORE).context("the words")?;
            let (all, mut text) =
                rest.split_once(AFTER).map(|(all, after)| (all, after.to_owned())).context("the rest")?;
            if script.name == "class.js" {
                text += &read("class.html")?;
            }
            let all: Value = serde_json::from_str(all)?;
            for (key, english) in words.locales.texts(script.room, 0) {
                assert_eq!(all["en"][key], english, "{}", script.name);
                let said = [format!("words.{key}"), format!("'{key}'"), format!("\"{key}\"")];
                assert!(
                    script.room == "element" || said.iter().any(|said| text.contains(said)),
                    "{} never says {key}",
                    script.name
                );
            }
        }
        Ok(())
    }
}
