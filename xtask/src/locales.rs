//! The words of the page: a file for each language and part, which the page fetches when it needs it.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use naqala_locales::{Locales, Part};

use crate::{digest, paths};

/// Reads the words of all languages, and says everything that is wrong with them.
pub fn read() -> Result<Locales> {
    let all = |faults: Vec<naqala_locales::Fault>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n       ")
    };
    match Locales::read(&paths::root().join("locales")) {
        Ok(locales) => Ok(locales),
        Err(faults) => bail!("{}", all(faults)),
    }
}

/// Writes the files of all languages, and returns the list by which the page knows them: `tag|name|direction|-version.txt`, joined
/// by `;`. The last field is what the names of its files end in.
pub fn write(dist: &Path) -> Result<String> {
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
    Ok(list.join(";"))
}
