//! Cuts the pack of puzzles into files of one puzzle, so that an embedded board fetches no more than it shows, and tells the
//! script for other pages the room that each needs. The app lists all of them and keeps the pack.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{digest, paths};

/// The pack in the site, and the folder of the single puzzles.
const PACK: &str = "puzzles.json";
const FOLDER: &str = "puzzles/";
/// The names that stand for the puzzle of the day, without and with expansions.
const DAILY: [&str; 2] = ["daily", "daily-expansions"];

/// The rooms of the puzzles, which `cargo xtask rooms` measures, and the script that keeps room for them.
const ROOMS: &str = "tests/e2e/rooms.json";
const SCRIPT: &str = "naqala.js";
const NONE: &str = "const PUZZLES = null;";

/// Returns whether a file of the site holds a single puzzle.
pub fn is_single(address: &str) -> bool {
    address.starts_with(FOLDER)
}

/// Writes each puzzle into files of its own: by its name, and by its place among those from which the day chooses. Returns
/// the note for the page of a board: the hash in the names of the files, then each kind with its count.
pub fn cut(dist: &Path) -> Result<String> {
    let text = fs::read_to_string(dist.join(PACK)).with_context(|| format!("{PACK} could not be read"))?;
    let pack: Value = serde_json::from_str(&text).with_context(|| format!("{PACK} is no JSON"))?;
    fs::create_dir_all(dist.join(FOLDER))?;
    let hash = digest::short(text.as_bytes());
    let mut counts = BTreeMap::<&str, usize>::new();
    for puzzle in pack["puzzles"].as_array().context("the pack has no list of puzzles")? {
        let name = puzzle["name"].as_str().context("a puzzle has no name")?;
        let (theme, number) = name.rsplit_once('-').context("a puzzle has no number")?;
        let daily = DAILY[usize::from(puzzle["position"].get("expansions").is_some())];
        let place = counts.get(daily).copied().unwrap_or_default();
        for kind in [theme, daily] {
            *counts.entry(kind).or_default() += 1;
        }
        ensure!(number == counts[theme].to_string(), "the puzzles of a theme are numbered in their order: {name}");
        let single = serde_json::json!({ "format": pack["format"], "puzzles": [puzzle] }).to_string();
        for name in [name.to_owned(), format!("{daily}-{place}")] {
            fs::write(dist.join(format!("{FOLDER}{name}-{hash}.json")), &single)?;
        }
    }
    let mut note = hash;
    for (kind, count) in counts {
        // Writing to a string cannot fail.
        let _ = write!(note, " {kind}={count}");
    }
    Ok(note)
}

/// Writes what the script has to know of the puzzles into it.
pub fn tell(dist: &Path) -> Result<()> {
    let read = |file: &Path| fs::read_to_string(file).with_context(|| format!("{} could not be read", file.display()));
    let [pack, rooms] = [dist.join(PACK), paths::root().join(ROOMS)].map(|file| -> Result<Value> {
        serde_json::from_str(&read(&file)?).with_context(|| format!("{} is no JSON", file.display()))
    });
    let script = read(&dist.join(SCRIPT))?;
    ensure!(script.contains(NONE), "{SCRIPT} has no place for the puzzles");
    let known = format!("const PUZZLES = {};", known(&pack?, &rooms?)?);
    fs::write(dist.join(SCRIPT), script.replacen(NONE, &known, 1))
        .with_context(|| format!("{SCRIPT} could not be written"))
}

/// Returns the themes, a letter for each puzzle with its theme and how many expansions it needs, and three letters each
/// with its room. `puzzleRoom` of the script reads them.
fn known(pack: &Value, rooms: &Value) -> Result<Value> {
    let (mut themes, mut kinds, mut room) = (Vec::new(), String::new(), String::new());
    for puzzle in pack["puzzles"].as_array().context("the pack has no list of puzzles")? {
        let name = puzzle["name"].as_str().context("a puzzle has no name")?;
        let (theme, _) = name.rsplit_once('-').context("a puzzle has no number")?;
        let at = themes.iter().position(|known| *known == theme).unwrap_or_else(|| {
            themes.push(theme);
            themes.len() - 1
        });
        let expansions = puzzle["position"]["expansions"].as_array().map_or(0, Vec::len);
        kinds.push(letter(u64::try_from(3 * at + expansions)?)?);
        let measured = rooms[name].as_array().filter(|heights| heights.len() == 3);
        for height in measured.with_context(|| format!("{name} has no room: run `cargo xtask rooms`"))? {
            let height = height.as_u64().with_context(|| format!("the room of {name} is no number"))?;
            room.push(letter((height.max(LEAST) - LEAST + STEP / 2) / STEP)?);
        }
    }
    Ok(serde_json::json!([themes, kinds, room]))
}

/// A letter of a room stands for so many pixels, beyond the first ones.
const STEP: u64 = 16;
const LEAST: u64 = 256;

fn letter(number: u64) -> Result<char> {
    let letter = u8::try_from(number + 48).ok().filter(u8::is_ascii_graphic);
    letter.map(char::from).with_context(|| format!("no letter stands for {number}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::files;

    #[test]
    fn writes_a_puzzle_by_its_name_and_by_its_place_in_the_days() -> Result<()> {
        let dist = std::env::temp_dir().join(format!("naqala-puzzles-{}", std::process::id()));
        files::empty(&dist)?;
        let pack = r#"{"format":"f","puzzles":[{"name":"bids-1","position":{}},{"name":"bids-2","position":{"expansions":["whims"]}},{"name":"leaving-nothing-1","position":{}}]}"#;
        fs::write(dist.join(PACK), pack)?;
        let hash = digest::short(pack.as_bytes());
        assert_eq!(cut(&dist)?, format!("{hash} bids=2 daily=2 daily-expansions=1 leaving-nothing=1"));
        let read = |name: &str| fs::read_to_string(dist.join(format!("{FOLDER}{name}-{hash}.json")));
        assert_eq!(read("daily-1")?, r#"{"format":"f","puzzles":[{"name":"leaving-nothing-1","position":{}}]}"#);
        assert_eq!(read("daily-expansions-0")?, read("bids-2")?);
        fs::write(dist.join(PACK), pack.replace("bids-2", "bids-3"))?;
        assert!(cut(&dist).is_err(), "a board would not find it");
        fs::remove_dir_all(&dist)?;
        Ok(())
    }

    #[test]
    fn tells_the_script_the_kind_and_the_room_of_each_puzzle() -> Result<()> {
        let pack = serde_json::json!({"puzzles": [
            {"name": "bids-1", "position": {}},
            {"name": "leaving-nothing-1", "position": {"expansions": ["artisans", "whims"]}},
        ]});
        let mut rooms = serde_json::json!({"bids-1": [256, 257, 512], "leaving-nothing-1": [0, 272, 1504]});
        assert_eq!(known(&pack, &rooms)?, serde_json::json!([["bids", "leaving-nothing"], "05", "00@01~"]));
        rooms["bids-1"] = Value::Null;
        assert!(known(&pack, &rooms).is_err());
        Ok(())
    }

    #[test]
    fn each_puzzle_of_the_site_has_a_room() -> Result<()> {
        let read =
            |path: &str| -> Result<Value> { Ok(serde_json::from_str(&fs::read_to_string(paths::root().join(path))?)?) };
        known(&read("public/puzzles.json")?, &read(ROOMS)?)?;
        let script = fs::read_to_string(paths::root().join("public").join(SCRIPT))?;
        assert!(script.contains(NONE) && script.contains(&format!("{LEAST} + {STEP} * (rooms.charCodeAt")));
        Ok(())
    }
}
