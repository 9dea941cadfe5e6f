//! Writes each puzzle as a lesson of its own, so that an embedded board fetches no more than it shows and needs no code for
//! puzzles, and tells the script for other pages the room that each needs. The app lists all of them and keeps the pack.

use std::{collections::BTreeMap, fmt::Write, fs, fs::File, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{digest, paths, process};

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

/// Has the program write the lesson of each puzzle of a pack.
pub fn lessons(pack: &Path) -> Result<BTreeMap<String, String>> {
    let mut cargo = process::cargo_for_site();
    cargo.args(["run", "--quiet", "--no-default-features", "--bin", "naqala-puzzles"]);
    cargo.stdin(File::open(pack).with_context(|| format!("{} could not be read", pack.display()))?);
    process::announce("Writing the puzzles as lessons");
    let text = process::answer(&mut cargo)?;
    let lesson = |line: &str| line.split_once(' ').map(|(name, json)| (name.to_owned(), json.to_owned()));
    text.lines().map(lesson).collect::<Option<_>>().context("a line has no lesson")
}

/// Writes each puzzle into files of its own: by its name, and by its place among those from which the day chooses. Returns
/// the note for the page of a board: the hash in the names of the files, then each kind with its count, or for a theme its
/// last number.
pub fn cut(dist: &Path, lessons: &BTreeMap<String, String>) -> Result<String> {
    let text = fs::read_to_string(dist.join(PACK)).with_context(|| format!("{PACK} could not be read"))?;
    let pack: Value = serde_json::from_str(&text).with_context(|| format!("{PACK} is no JSON"))?;
    fs::create_dir_all(dist.join(FOLDER))?;
    let hash = lessons.values().fold(text.clone(), |sum, lesson| digest::short(format!("{sum}{lesson}").as_bytes()));
    let mut counts = BTreeMap::<&str, usize>::new();
    for puzzle in pack["puzzles"].as_array().context("the pack has no list of puzzles")? {
        let (name, theme, number) = name_of(puzzle)?;
        let before = counts.insert(theme, number);
        ensure!(before < Some(number), "the puzzles of a theme stand in the order of their numbers: {name}");
        let lesson = lessons.get(name).with_context(|| format!("{name} has no lesson"))?;
        let mut names = vec![name.to_owned()];
        if puzzle.get("points").is_none() {
            let daily = DAILY[usize::from(puzzle["position"].get("expansions").is_some())];
            let count = counts.entry(daily).or_default();
            names.push(format!("{daily}-{count}"));
            *count += 1;
        }
        for name in names {
            fs::write(dist.join(format!("{FOLDER}{name}-{hash}.json")), lesson)?;
        }
    }
    let mut note = hash;
    for (kind, count) in counts {
        // Writing to a string cannot fail.
        let _ = write!(note, " {kind}={count}");
    }
    Ok(note)
}

/// Returns the name of a puzzle, its theme, and its number.
fn name_of(puzzle: &Value) -> Result<(&str, &str, usize)> {
    let name = puzzle["name"].as_str().context("a puzzle has no name")?;
    let (theme, number) = name.rsplit_once('-').context("a puzzle has no number")?;
    Ok((name, theme, number.parse()?))
}

/// Writes what the script has to know of the puzzles into it, unless a room is missing: `cargo xtask rooms` measures it on
/// the site that this makes, and a test asks for all of them.
pub fn tell(dist: &Path) -> Result<()> {
    let read = |file: &Path| fs::read_to_string(file).with_context(|| format!("{} could not be read", file.display()));
    let [pack, rooms] = [dist.join(PACK), paths::root().join(ROOMS)].map(|file| -> Result<Value> {
        serde_json::from_str(&read(&file)?).with_context(|| format!("{} is no JSON", file.display()))
    });
    let script = read(&dist.join(SCRIPT))?;
    ensure!(script.contains(NONE), "{SCRIPT} has no place for the puzzles");
    let known = match known(&pack?, &rooms?) {
        Ok(known) => format!("const PUZZLES = {known};"),
        Err(fault) => {
            eprintln!("{SCRIPT} keeps no room for puzzles: {fault:#}");
            return Ok(());
        }
    };
    fs::write(dist.join(SCRIPT), script.replacen(NONE, &known, 1))
        .with_context(|| format!("{SCRIPT} could not be written"))
}

/// Returns the themes, a letter for each puzzle with its theme and how many expansions it needs, and a letter each for its
/// room at each of the widths. A theme with `!` is never that of the day. Puzzles that were taken out keep their places, so that the
/// number of each is its place in its theme. `puzzleRoom` of the script reads them.
fn known(pack: &Value, rooms: &Value) -> Result<Value> {
    let (mut themes, mut kinds, mut room) = (Vec::<String>::new(), String::new(), String::new());
    let mut last = BTreeMap::<&str, usize>::new();
    for puzzle in pack["puzzles"].as_array().context("the pack has no list of puzzles")? {
        let (name, theme, number) = name_of(puzzle)?;
        let mut add = |is_daily: bool, expansions: usize, heights: [u64; WIDTHS]| -> Result<()> {
            let kind = format!("{}{theme}", if is_daily { "" } else { "!" });
            let at = themes.iter().position(|known| *known == kind).unwrap_or_else(|| {
                themes.push(kind);
                themes.len() - 1
            });
            kinds.push(letter(u64::try_from(3 * at + expansions)?)?);
            for height in heights {
                // Between the measured widths a text can have another line, so there is rather too much room than too little.
                room.push(letter((height.max(LEAST) - LEAST).div_ceil(STEP))?);
            }
            Ok(())
        };
        for _ in last.insert(theme, number).unwrap_or_default() + 1..number {
            add(false, 0, [LEAST; WIDTHS])?;
        }
        let measured = rooms[name].as_array().map(|heights| heights.iter().filter_map(Value::as_u64).collect());
        let measured = measured.and_then(|heights: Vec<u64>| <[u64; WIDTHS]>::try_from(heights).ok());
        let measured = measured.with_context(|| format!("{name} has no room: run `cargo xtask rooms`"))?;
        let expansions = puzzle["position"]["expansions"].as_array().map_or(0, Vec::len);
        add(puzzle.get("points").is_none(), expansions, measured)?;
    }
    Ok(serde_json::json!([themes, kinds, room]))
}

/// At how many widths a room is known.
const WIDTHS: usize = 9;

/// A letter of a room stands for so many pixels, beyond the first ones.
const STEP: u64 = 16;
const LEAST: u64 = 400;

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
        let pack = r#"{"gone":["bids-2"],"puzzles":[{"name":"bids-1","position":{}},{"name":"bids-3","position":{"expansions":["whims"]}},{"name":"control-1","points":true,"position":{}},{"name":"leaving-nothing-1","position":{}}]}"#;
        fs::write(dist.join(PACK), pack)?;
        let names = ["bids-1", "bids-3", "control-1", "leaving-nothing-1"];
        let lessons = names.map(|name| (name.to_owned(), format!("the lesson of {name}"))).into();
        let note = cut(&dist, &lessons)?;
        let (hash, counts) = note.split_once(' ').context("a note")?;
        assert_eq!(counts, "bids=3 control=1 daily=2 daily-expansions=1 leaving-nothing=1");
        let read = |name: &str| fs::read_to_string(dist.join(format!("{FOLDER}{name}-{hash}.json")));
        assert_eq!(read("daily-1")?, "the lesson of leaving-nothing-1");
        assert_eq!(read("daily-expansions-0")?, read("bids-3")?);
        assert_eq!(read("control-1")?, "the lesson of control-1");
        assert!(read("bids-2").is_err());
        fs::write(dist.join(PACK), pack.replace("bids-3", "bids-1"))?;
        assert!(cut(&dist, &lessons).is_err(), "a board would not find it");
        fs::remove_dir_all(&dist)?;
        Ok(())
    }

    #[test]
    fn tells_the_script_the_kind_and_the_room_of_each_puzzle() -> Result<()> {
        let pack = serde_json::json!({"puzzles": [
            {"name": "bids-1", "position": {}},
            {"name": "leaving-nothing-1", "position": {"expansions": ["artisans", "whims"]}},
            {"name": "bids-3", "position": {}, "points": true},
        ]});
        let mut rooms = serde_json::json!({
            "bids-1": [400, 401, 656, 400, 400, 400, 400, 400, 400],
            "leaving-nothing-1": [0, 416, 1648, 0, 0, 0, 0, 0, 432],
            "bids-3": [0, 0, 0, 0, 0, 0, 0, 0, 0],
        });
        let rows = "01@000000".to_owned() + "01~000002" + &"0".repeat(18);
        let told = serde_json::json!([["bids", "leaving-nothing", "!bids"], "0566", rows]);
        assert_eq!(known(&pack, &rooms)?, told);
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
        let widths = |text: &str| -> Option<Vec<u32>> {
            let (list, _) = text.split_once("const WIDTHS = [")?.1.split_once(';')?;
            Some(list.split(|letter: char| !letter.is_ascii_digit()).filter_map(|width| width.parse().ok()).collect())
        };
        let measured = widths(&fs::read_to_string(paths::journeys().join("rooms.mjs"))?);
        assert_eq!((widths(&script), measured.as_ref().map(Vec::len)), (measured.clone(), Some(WIDTHS)));
        Ok(())
    }
}
