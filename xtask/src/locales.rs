//! The words of the page: a file for each language and part, which the page fetches when it needs it.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use naqala_locales::{Locales, Part};

use crate::{digest, letters, paths};

/// Reads the words of all languages, and says everything that is wrong with them.
pub fn read() -> Result<Locales> {
    let all = |faults: Vec<naqala_locales::Fault>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n       ")
    };
    match Locales::read(&paths::root().join("locales")) {
        Ok(locales) => match letters::faults(&locales)? {
            faults if faults.is_empty() => Ok(locales),
            faults => bail!("{}", all(faults)),
        },
        Err(faults) => bail!("{}", all(faults)),
    }
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

/// The script for boards on other pages, and its place for the words of all languages.
const SCRIPT: &str = "naqala.js";
const NONE: &str = "const MORE = null;";

impl Words {
    /// Writes the words of all languages that the script for other pages says itself into it. A page of another site may not fetch them.
    pub fn tell(&self, dist: &Path) -> Result<()> {
        let mut all = serde_json::Map::new();
        for (place, language) in self.locales.languages().iter().enumerate() {
            let own = self.locales.texts("element", place).chain(self.locales.texts("element", 0));
            let mut words = serde_json::Map::new();
            for (key, text) in own {
                words.entry(key).or_insert_with(|| text.into());
            }
            all.insert(language.tag.clone(), words.into());
        }
        let script = dist.join(SCRIPT);
        let text = fs::read_to_string(&script).with_context(|| format!("{SCRIPT} could not be read"))?;
        ensure!(text.contains(NONE), "{SCRIPT} has no place for the words of languages");
        let told = text.replacen(NONE, &format!("const MORE = {};", serde_json::Value::Object(all)), 1);
        fs::write(&script, told).with_context(|| format!("{SCRIPT} could not be written"))
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
