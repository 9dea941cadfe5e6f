//! Proves the puzzles of a pack again and adds what the page says of each try: what wrong ideas cost, and how the rival
//! who is next answers them.

use super::pack;
use super::proof::{self, Proof, tenths, written};
use super::rating::rating;
use naqala_ai::text::puzzle::whole;
use naqala_ai::{AdvisedLine, Adviser, Idea, Knowledge, Level, Plan, Search};
use naqala_rules::game::{Action, Game, Phase};
use naqala_rules::notation::read_actions;
use serde_json::{Map, Value, json};
use std::io;
use std::path::Path;
use std::time::Instant;

/// The budget of the proof, and of the answers to wrong ideas.
const PROOF: u32 = 3 * Plan::USUAL;
const ANSWERS: u32 = 100_000;
/// The most ideas that are answered.
const MOST: usize = 16;
/// From what change of the chance to win a puzzle decides the game.
const DECIDES: f32 = 0.05;

/// Proves each puzzle again, and writes the pack. A puzzle whose solution is not the best any more leaves its name behind.
pub fn run(file: &Path, seed: u64) -> io::Result<()> {
    let (puzzles, mut gone) = pack::read(file)?;
    let begin = Instant::now();
    let mut kept = Vec::new();
    for (place, mut puzzle) in puzzles.into_iter().enumerate() {
        // Its title has this number for good.
        puzzle["number"] = puzzle.get("number").cloned().unwrap_or_else(|| json!(place + 1));
        let name = puzzle["name"].as_str().unwrap_or_default().to_owned();
        let renewed = renewed(&puzzle, seed);
        let what = match &renewed {
            Some(puzzle) => {
                format!("{} {} {} {}", puzzle["rating"], puzzle["better"], puzzle["win"], puzzle["reply"])
            }
            None => "GONE".into(),
        };
        println!("{:5.0} s  {name}: {what}", begin.elapsed().as_secs_f32());
        match renewed {
            Some(puzzle) => kept.push(puzzle),
            None => gone.push(json!(name)),
        }
    }
    let deciding = kept.iter().filter(|puzzle| puzzle.get("points").is_none()).count();
    println!("{} kept, {deciding} of them decide the game; {} gone", kept.len(), gone.len());
    pack::save(file, &kept, &gone)
}

/// Returns the puzzle with what is proved now; `None` if its solution is not the best any more.
fn renewed(puzzle: &Value, seed: u64) -> Option<Value> {
    let game = whole(&puzzle["position"]).ok()?;
    let knowledge = Knowledge::of_position(&game)?;
    let proof = proof::prove_again(&knowledge, PROOF, seed)?;
    if !proof.accepts(Idea::of(&read_actions(&puzzle["line"])?)) {
        return None;
    }
    let mut puzzle = puzzle.clone();
    for (key, value) in [
        ("line", json!(written(&proof.line))),
        ("also", json!(proof.also.iter().map(|line| written(line)).collect::<Vec<_>>())),
        ("better", json!(tenths(proof.better))),
        ("error", json!(tenths(proof.error))),
        ("rating", json!(rating(&knowledge, &proof))),
        ("win", json!(proof.win.map(hundredths))),
        ("reply", json!(reply(&game, &proof.line))),
        ("wrong", answers(&game, &knowledge, &proof)),
    ]
    .into_iter()
    .chain(why(&proof))
    {
        puzzle[key] = value;
    }
    let object = puzzle.as_object_mut()?;
    object.remove("reasons");
    object.remove("points");
    if proof.win[0] - proof.win[1] < DECIDES {
        puzzle["points"] = json!(true);
    }
    Some(puzzle)
}

/// Writes the rest of the best turn, which is not asked, and why the best wrong line is worse.
fn why(proof: &Proof) -> [(&'static str, Value); 2] {
    let rest: Vec<_> = proof.line.iter().skip(proof::asked(&proof.line).len()).map(ToString::to_string).collect();
    let (idea, account) = proof.second;
    let mut second = json!({"idea": pack::idea(idea), "account": account});
    if let Some(turns) = proof.turns {
        second["turns"] = json!(turns);
    }
    [("rest", json!(rest)), ("second", second)]
}

/// Returns what wrong ideas cost at least, each with the best reply.
fn answers(game: &Game, knowledge: &Knowledge, proof: &Proof) -> Value {
    let mut adviser = Adviser::new(knowledge, Plan { count: MOST, budget: ANSWERS, seed: 1 });
    while !adviser.step(u32::MAX) {}
    let lines = adviser.best().lines;
    let right = lines.iter().find(|line| proof.accepts(Some(line.idea)));
    let best = right.map_or_else(|| lines[0].value, |line| line.value);
    let wrong = lines.iter().filter(|line| !proof.accepts(Some(line.idea)));
    let entry = |line: &AdvisedLine| {
        let cost = (best - line.value).max(proof.better);
        Some((pack::idea(line.idea)?, json!([cost.round(), reply(game, &line.actions)])))
    };
    Value::Object(wrong.filter_map(entry).collect::<Map<_, _>>())
}

/// Returns how the rival who is next in the round would answer a line: the seat, `:`, the idea, and `+` if that takes the
/// tile.
fn reply(game: &Game, line: &[Action]) -> Option<String> {
    let seat = game.active()?;
    let mut now = game.clone();
    line.iter().try_for_each(|&action| now.play(action).map(drop)).ok()?;
    // What is drawn ends a line amid a turn.
    while now.active() == Some(seat) && now.turn().is_some_and(|turn| !turn.is_before_move()) {
        best(&now)?.iter().try_for_each(|&action| now.play(action).map(drop)).ok()?;
    }
    let is_next_round = now.phase == Phase::Bid && game.phase != Phase::Bid;
    let rival = now.active().filter(|&rival| rival != seat && !is_next_round)?;
    let line = best(&now)?;
    let idea = Idea::of(&line)?;
    let text = pack::idea(idea)?;
    let before = now.clone();
    line.iter().try_for_each(|&action| now.play(action).map(drop)).ok()?;
    let takes = |tile| before.board.owner(tile).is_none() && now.board.owner(tile) == Some(rival);
    let sign = if matches!(idea, Idea::End(tile, _) if takes(tile)) { "+" } else { "" };
    Some(format!("{}:{text}{sign}", rival.index()))
}

/// Returns what the strongest level plays.
fn best(game: &Game) -> Option<Vec<Action>> {
    let knowledge = Knowledge::of_position(game)?;
    let mut search = Search::new(&knowledge, Level::Sultan, 1);
    while !search.step(u32::MAX) {}
    Some(search.best().actions)
}

fn hundredths(chance: f32) -> f64 {
    (f64::from(chance) * 100.0).round() / 100.0
}
