//! English files, and how a test reads them beside those of a language.

use naqala_locales::Locales;
use std::path::PathBuf;
use std::{env, fs, process};

pub const LANGUAGE: &str = "### The language.

own-name = English
direction = ltr
join-and = { \" and \" }
join-or = { \" or \" }
join-comma = { \", \" }
join-sentences = { \" \" }
";
pub const ENGLISH: &str = "### Texts of bids.

# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bid = { $name } bids { $price }.
# $meeple (Meeple)
letter = { $meeple ->
    [elder] E
   *[vizier] V
}
";

/// Writes files into a folder of their own and reads them.
pub fn read(name: &str, files: &[(&str, &str)]) -> Result<Locales, Vec<String>> {
    let folder: PathBuf = env::temp_dir().join(format!("naqala-locales-{name}-{}", process::id()));
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }
    let read = Locales::read(&folder).map_err(|faults| faults.iter().map(ToString::to_string).collect());
    fs::remove_dir_all(folder).expect("it can be removed");
    read
}

/// Returns the faults of a language beside English whose bids are given.
pub fn faults_of(name: &str, tag: &str, bids: &str) -> Vec<String> {
    let (own, file) = (format!("{tag}/language.ftl"), format!("{tag}/bids.ftl"));
    let files = [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), (&own, LANGUAGE), (&file, bids)];
    read(name, &files).err().unwrap_or_default()
}
