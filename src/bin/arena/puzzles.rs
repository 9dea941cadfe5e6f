//! Finds puzzles: positions of computers' games in which one line is better than all others, far beyond the error.

use super::players::{Kind, number};
use super::table::any_options;
use super::themes::{Texts, Theme};
use naqala::ai::{Advice, Adviser, Choice, Idea, Knowledge, Level, Plan as Asked, Search};
use naqala::game::{Action, Expansion, Game, Record, Seat, Turn};
use naqala::notation::position;
use serde_json::{Value, json};
use std::path::PathBuf;

/// What is looked for.
pub struct Plan {
    puzzles: usize,
    games: u64,
    seed: u64,
    out: PathBuf,
    player: Kind,
}

/// The best line has to be better by so many points, and by so many errors.
const CLEAR: f32 = 5.0;
const SURE: f32 = 3.0;
/// A first look at each decision costs so much; what looks clear is asked again at ten times the usual budget.
const FIRST: u32 = 40_000;
const TEN_TIMES: u32 = 10 * Asked::USUAL;
/// At most so many puzzles come from one game.
const PER_GAME: usize = 2;

impl Plan {
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let player = Kind::parse("courtier")?;
        let mut plan = Self { puzzles: 200, games: 2000, seed: 1, out: "puzzles".into(), player };
        while let Some(argument) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
            match argument.as_str() {
                "--puzzles" => plan.puzzles = number(&value)?,
                "--games" => plan.games = number(&value)?,
                "--seed" => plan.seed = number(&value)?,
                "--out" => plan.out = value.into(),
                "--player" => plan.player = Kind::parse(&value)?,
                _ => return Err(format!("'{argument}' is not known")),
            }
        }
        Ok(plan)
    }
}

/// Looks through games until there are enough puzzles; goes on after those that the folder has.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    std::fs::create_dir_all(&plan.out)?;
    let is_puzzle = |entry: &std::fs::DirEntry| entry.path().extension().is_some_and(|end| end == "json");
    let mut found = std::fs::read_dir(&plan.out)?.filter_map(Result::ok).filter(is_puzzle).count();
    for game in 0..plan.games {
        let done = plan.out.join(format!("game-{game}.done"));
        if found >= plan.puzzles {
            break;
        }
        if done.exists() {
            continue;
        }
        for (place, puzzle) in puzzles_of(plan, game).into_iter().enumerate() {
            let path = plan.out.join(format!("puzzle-{game}-{place}.json"));
            std::fs::write(&path, serde_json::to_string_pretty(&puzzle).map_err(std::io::Error::other)? + "\n")?;
            found += 1;
            println!("{} {} {}", path.display(), puzzle["theme"], puzzle["grade"]);
        }
        std::fs::write(done, "")?;
    }
    Ok(())
}

fn puzzles_of(plan: &Plan, number: u64) -> Vec<Value> {
    let mut record = Record::new(any_options(plan.seed, number)).expect("so many can play");
    let mut puzzles = Vec::new();
    while record.game().active().is_some() && puzzles.len() < PER_GAME {
        let is_fresh = record.game().turn().is_none_or(Turn::is_before_move);
        if is_fresh && record.game().sow().is_none() {
            puzzles.extend(puzzle(&record));
        }
        for action in plan.player.think(&record, number << 20 ^ record.len() as u64) {
            record.play(action).expect("a line is legal");
        }
    }
    puzzles
}

/// Makes a puzzle of the decision to come, if one line is plainly the best.
fn puzzle(record: &Record) -> Option<Value> {
    let knowledge = Knowledge::of_record(record)?;
    let first = advise(&knowledge, FIRST);
    let idea = plain_best(&first)?.idea;
    let advice = advise(&knowledge, TEN_TIMES);
    let best = plain_best(&advice).filter(|best| best.idea == idea)?;
    let theme = Theme::of(&advice)?;
    Some(written(record.game(), &knowledge, &advice, best, theme))
}

fn advise(knowledge: &Knowledge, budget: u32) -> Advice {
    let mut adviser = Adviser::new(knowledge, Asked { count: 3, budget, seed: 1 });
    while !adviser.step(u32::MAX) {}
    adviser.best()
}

/// Returns the best line if all others are far behind.
fn plain_best(advice: &Advice) -> Option<&Choice> {
    let [best, second, ..] = &advice.choices[..] else { return None };
    let apart = best.value - second.value;
    (best.samples > 0 && apart > CLEAR && apart > SURE * best.error).then_some(best)
}

/// Returns how hard it is: which levels find it at once.
fn grade(knowledge: &Knowledge, idea: Idea) -> u8 {
    let finds = |level: Level| {
        let mut search = Search::new(knowledge, level, 1);
        while !search.step(u32::MAX) {}
        Idea::of(&search.best().actions) == Some(idea)
    };
    if finds(Level::Courtier) {
        1
    } else if finds(Level::Counsellor) {
        2
    } else {
        3
    }
}

/// Writes the puzzle: a lesson of one step, and what the engine found beside it.
fn written(game: &Game, knowledge: &Knowledge, advice: &Advice, best: &Choice, theme: Theme) -> Value {
    let solution: Vec<Action> = match best.idea {
        // The rest of the turn is not asked.
        Idea::End(..) => {
            let last = best.actions.iter().rposition(|action| matches!(action, Action::Drop(..)));
            best.actions[..=last.unwrap_or(0)].to_vec()
        }
        _ => best.actions.clone(),
    };
    let texts = theme.texts();
    let area: Vec<String> = match best.idea {
        Idea::End(tile, _) => game.board.around(tile).chain([tile]).map(|tile| tile.to_string()).collect(),
        _ => Vec::new(),
    };
    let expansions: Vec<&str> = game.expansions.iter().map(Expansion::name).collect();
    let lesson = json!({
        "format": "naqala-lesson/1",
        "title": texts.title(),
        "positions": { "puzzle": position::write(game) },
        "steps": [{
            "position": "puzzle",
            "text": texts.task(),
            "goal": goal(game, best),
            "solution": solution.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "hints": [texts.hint()],
            "done": Texts::done(),
        }],
    });
    json!({
        "format": "naqala-puzzle/1",
        "theme": theme.name(),
        "grade": grade(knowledge, best.idea),
        "expansions": expansions,
        "area": area,
        "line": best.actions.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "better": best.value - advice.choices[1].value,
        "error": best.error,
        "reasons": best.reasons.iter().map(|reason| json!({
            "term": reason.term.to_string(), "player": reason.seat.index(), "points": reason.points, "gain": reason.gain,
        })).collect::<Vec<_>>(),
        "lesson": lesson,
    })
}

/// Returns the condition that the idea fulfils.
fn goal(game: &Game, best: &Choice) -> Value {
    let player = game.active().map_or(0, Seat::index);
    match best.idea {
        Idea::Bid(price) => json!({ "event": { "type": "bid", "player": player, "price": price } }),
        Idea::End(tile, meeple) => {
            // As many of the tribe as the solution collects, or fewer, or more.
            let most = 12;
            let collected = (2..=most).map(|count| {
                let meeples = meeple.name().repeat(count);
                json!({ "event": { "type": "collected", "tile": tile.to_string(), "meeples": meeples } })
            });
            json!({ "any": collected.collect::<Vec<_>>() })
        }
        Idea::Step(action) => json!({ "played": [action.to_string()] }),
    }
}
