//! The pack of puzzles that the page fetches: writes it, and proves it again.

use super::proof;
use naqala_ai::text::puzzle::{Theme, whole};
use naqala_ai::{Idea, Knowledge};
use naqala_rules::game::Action;
use naqala_rules::notation::read_actions;
use serde_json::{Value, json};
use std::io::{self, ErrorKind};
use std::path::Path;

const FORMAT: &str = "naqala-puzzles/1";

/// Returns the puzzles that a folder has, in the order of their games.
pub fn puzzles_in(folder: &Path) -> std::io::Result<Vec<Value>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut parts = name.split('-').skip(1).map(|part| part.parse::<u64>().unwrap_or(0));
        if path.extension().is_some_and(|end| end == "json") {
            let puzzle = serde_json::from_str(&std::fs::read_to_string(&path)?).map_err(std::io::Error::other)?;
            found.push(((parts.next(), parts.next()), puzzle));
        }
    }
    found.sort_by_key(|(place, _)| *place);
    Ok(found.into_iter().map(|(_, puzzle)| puzzle).collect())
}

/// Adds the puzzles of a folder to a pack. Puzzles of the pack keep their names and places; new ones follow by theme
/// and rating.
pub fn write(folder: &Path, pack: &Path) -> io::Result<()> {
    let (mut puzzles, gone) = if pack.exists() { read(pack)? } else { (Vec::new(), Vec::new()) };
    let known: Vec<Value> = puzzles.iter().map(|puzzle| puzzle["position"].clone()).collect();
    let mut found = puzzles_in(folder)?;
    found.retain(|puzzle| !known.contains(&puzzle["position"]) && is_good(puzzle) == Some(true));
    found.sort_by_key(|puzzle| (theme(puzzle), puzzle["rating"].as_u64()));
    for mut puzzle in found {
        let numbers = puzzles.iter().filter_map(|other| other["number"].as_u64());
        puzzle["number"] = json!(1 + numbers.max().unwrap_or_default());
        puzzle["name"] = json!(fresh_name(puzzle["theme"].as_str().unwrap_or_default(), &puzzles, &gone));
        puzzles.push(puzzle);
    }
    save(pack, &puzzles, &gone)?;
    for theme in Theme::ALL {
        println!("{theme}: {}", puzzles.iter().filter(|puzzle| puzzle["theme"] == theme.name()).count());
    }
    let with = puzzles.iter().filter(|puzzle| puzzle["position"].get("expansions").is_some()).count();
    println!("{} puzzles, {with} with expansions", puzzles.len());
    Ok(())
}

/// Writes a pack: its puzzles, and the names of those that are gone.
pub fn save(pack: &Path, puzzles: &[Value], gone: &[Value]) -> io::Result<()> {
    // One puzzle a line, so that a diff shows which one changed.
    let lines: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    let gone = Value::from(gone);
    std::fs::write(
        pack,
        format!("{{\"format\":\"{FORMAT}\",\"gone\":{gone},\"puzzles\":[\n{}\n]}}\n", lines.join(",\n")),
    )
}

/// Returns the next name of a theme. No name is given twice.
fn fresh_name(theme: &str, puzzles: &[Value], gone: &[Value]) -> String {
    let names = puzzles.iter().map(|puzzle| &puzzle["name"]).chain(gone).filter_map(Value::as_str);
    let numbers = names.filter_map(|name| name.rsplit_once('-').filter(|(of, _)| *of == theme)?.1.parse::<u32>().ok());
    format!("{theme}-{}", 1 + numbers.max().unwrap_or_default())
}

/// Writes the idea of a bid or of a move: its price, or the tile and the letter of the tribe.
pub fn idea(idea: Idea) -> Option<String> {
    match idea {
        Idea::Bid(price) => Some(price.to_string()),
        Idea::End(tile, meeple) => Some(format!("{tile}{}", meeple.name())),
        Idea::Step(_) => None,
    }
}

/// The fewest tiles to pick up from, or prices to bid: with fewer, a puzzle is solved by trying.
const FEWEST: usize = 4;

/// Returns whether a puzzle has enough first actions to choose from and its line fits its theme; `None` if it is
/// faulty.
fn is_good(puzzle: &Value) -> Option<bool> {
    let game = whole(&puzzle["position"]).ok()?;
    let line = read_actions(&puzzle["line"])?;
    let is_first = |action: &&Action| matches!(action, Action::Take(_) | Action::Bid { .. });
    let is_rich = game.legal_actions().iter().filter(is_first).count() >= FEWEST;
    let Some(Idea::End(tile, _)) = Idea::of(&line) else { return Some(is_rich) };
    let mut after = game.clone();
    line.iter().try_for_each(|&action| after.play(action).map(drop)).ok()?;
    let is_taken = game.board.get(tile)?.owner().is_none() && after.board.get(tile)?.meeples.is_empty();
    Some(is_rich && (theme(puzzle)? != Theme::Control || is_taken))
}

/// Proves each puzzle of a pack again with another seed, and prints what came out.
pub fn check(pack: &Path, seed: u64) -> io::Result<()> {
    let (puzzles, _) = read(pack)?;
    let mut wrong = 0;
    for puzzle in &puzzles {
        let what = match found_again(puzzle, seed) {
            Some(true) => "found again",
            Some(false) => "FOUND, BUT NOT AS CLEAR",
            None => "NOT FOUND",
        };
        wrong += usize::from(what != "found again");
        println!("{} {what}", puzzle["name"].as_str().unwrap_or_default());
    }
    println!("{} of {} found again", puzzles.len() - wrong, puzzles.len());
    if wrong == 0 { Ok(()) } else { Err(io::Error::other(format!("{wrong} puzzles were not found again"))) }
}

/// Returns `true` if a right line is proved again, `false` if it is best but not as clear, `None` if another is best.
fn found_again(puzzle: &Value, seed: u64) -> Option<bool> {
    let game = whole(&puzzle["position"]).ok()?;
    let knowledge = Knowledge::of_position(&game)?;
    let lines = puzzle["also"].as_array()?.iter().chain([&puzzle["line"]]);
    let right: Vec<Idea> = lines.filter_map(|line| Idea::of(&read_actions(line)?)).collect();
    if let Some(proof) = proof::prove(&knowledge, seed) {
        return right.contains(&Idea::of(&proof.line)?).then_some(true);
    }
    right.contains(&proof::best(&knowledge, seed)?).then_some(false)
}

fn theme(puzzle: &Value) -> Option<Theme> {
    puzzle["theme"].as_str()?.parse().ok()
}

/// Reads the puzzles of a pack, and the names of those that are gone.
pub fn read(pack: &Path) -> io::Result<(Vec<Value>, Vec<Value>)> {
    let value: Value = serde_json::from_str(&std::fs::read_to_string(pack)?).map_err(io::Error::other)?;
    let none = || io::Error::new(ErrorKind::InvalidData, "this is no pack of puzzles");
    let puzzles = value["puzzles"].as_array().filter(|_| value["format"] == FORMAT).cloned().ok_or_else(none)?;
    Ok((puzzles, value["gone"].as_array().cloned().unwrap_or_default()))
}
