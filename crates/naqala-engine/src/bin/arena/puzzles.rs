//! Finds puzzles: positions of computers' games in which one line is better than all others, far beyond the error.

use super::contest::NAMES;
use super::pack;
use super::players::Kind;
use super::proof::{self, Proof, tenths, written};
use super::rating::rating;
use super::renew;
use super::themes::theme;
use clap::Args;
use naqala_ai::text::puzzle::{Theme, publish, whole};
use naqala_ai::{Idea, Knowledge};
use naqala_rules::game::{Expansion, Options, Phase, Record, Turn};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Look through computers' games for decisions in which one line is better than all others
///
/// It has to be better by 5 points and 3 errors, at ten times the usual budget. Writes each decision with its theme and
/// rating, and goes on from what the folder has. A third has expansions.
#[derive(Args)]
pub struct Plan {
    #[arg(long, default_value_t = 200)]
    puzzles: usize,
    #[arg(long, default_value_t = 2000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FOLDER", default_value = "puzzles")]
    out: PathBuf,
    /// Who plays on every seat
    #[arg(long, value_parser = Kind::parse, default_value = "courtier")]
    player: Kind,
    /// Add what the folder has to this pack, which the page fetches (public/puzzles.json), instead of looking
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,
    /// Prove each puzzle of this pack again, with another --seed, instead of looking
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// Prove each puzzle of this pack again and write what it says of wrong tries, instead of looking
    #[arg(long, value_name = "FILE")]
    renew: Option<PathBuf>,
}

/// The most puzzles from one game, each with another theme.
const PER_GAME: usize = 3;
/// The most reasons kept with a puzzle.
const REASONS: usize = 3;

/// The puzzles of a folder.
struct Found {
    folder: PathBuf,
    themes: BTreeMap<Theme, usize>,
    wanted: usize,
}

impl Found {
    fn read(folder: &Path, wanted: usize) -> std::io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let mut found = Self { folder: folder.into(), themes: BTreeMap::new(), wanted };
        for puzzle in pack::puzzles_in(folder)? {
            found.count(puzzle["theme"].as_str().and_then(|name| name.parse().ok()));
        }
        Ok(found)
    }

    fn count(&mut self, theme: Option<Theme>) {
        if let Some(theme) = theme {
            *self.themes.entry(theme).or_default() += 1;
        }
    }

    fn has_enough(&self) -> bool {
        self.themes.values().sum::<usize>() >= self.wanted
    }

    /// Returns whether a theme has its share of the puzzles.
    fn is_full(&self, theme: Theme) -> bool {
        let most = self.wanted.div_ceil(Theme::ALL.len());
        self.themes.get(&theme).is_some_and(|&count| count >= most)
    }

    fn add(&mut self, game: u64, place: usize, theme: Theme, puzzle: &Value) -> std::io::Result<()> {
        let path = self.folder.join(format!("puzzle-{game}-{place}.json"));
        std::fs::write(&path, puzzle.to_string() + "\n")?;
        self.count(Some(theme));
        println!("{} {theme} {} ({} found)", path.display(), puzzle["rating"], self.themes.values().sum::<usize>());
        Ok(())
    }
}

/// Looks through games until there are enough puzzles; goes on after those that the folder has.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    if let Some(pack) = &plan.check {
        return pack::check(pack, plan.seed);
    }
    if let Some(pack) = &plan.renew {
        return renew::run(pack, plan.seed);
    }
    if let Some(pack) = &plan.pack {
        return pack::write(&plan.out, pack);
    }
    let mut found = Found::read(&plan.out, plan.puzzles)?;
    for game in 0..plan.games {
        let done = plan.out.join(format!("game-{game}.done"));
        if found.has_enough() {
            break;
        }
        if !done.exists() {
            look_through(plan, game, &mut found)?;
            std::fs::write(done, "")?;
        }
    }
    Ok(())
}

/// Returns the options of a game: two of three are without expansions.
fn options(seed: u64, number: u64) -> Options {
    let sets = [&[][..], &[], &[Expansion::Artisans], &[], &[], &[Expansion::Whims], &[], &[], &Expansion::ALL];
    let set = sets[(number % 9) as usize];
    let most = if set.is_empty() { 3 } else { 4 };
    let players = 2 + ((number + number / 9) % most) as usize;
    Options::new(NAMES.into_iter().take(players), seed.wrapping_mul(1 << 32) + number * 1000).with(set.iter().copied())
}

fn look_through(plan: &Plan, number: u64, found: &mut Found) -> std::io::Result<()> {
    let mut record = Record::new(options(plan.seed, number)).expect("so many can play");
    let mut themes = Vec::new();
    let mut decisions = 0;
    while record.game().active().is_some() && themes.len() < PER_GAME {
        let is_fresh = record.game().turn().is_none_or(Turn::is_before_move) && record.game().sow().is_none();
        decisions += u64::from(is_fresh);
        // Every other decision, so that the puzzles of a game lie further apart.
        let is_open = record.game().phase != Phase::Bid || !found.is_full(Theme::Bids);
        if is_fresh && is_open && (number + decisions).is_multiple_of(2) {
            let is_wanted = |theme| !themes.contains(&theme) && !found.is_full(theme);
            if let Some((theme, puzzle)) = puzzle(&record, is_wanted) {
                found.add(number, themes.len(), theme, &puzzle)?;
                themes.push(theme);
            }
        }
        for action in plan.player.think(&record, number << 20 ^ record.len() as u64).actions {
            record.play(action).expect("a line is legal");
        }
    }
    Ok(())
}

/// Makes a puzzle of the decision to come, if one line is plainly the best in the position as the puzzle shows it.
fn puzzle(record: &Record, is_wanted: impl Fn(Theme) -> bool) -> Option<(Theme, Value)> {
    let position = publish(record.game())?;
    let game = whole(&position).ok()?;
    let knowledge = Knowledge::of_position(&game)?;
    let of =
        |proof: &Proof| theme(&game, knowledge.seat(), &proof.line, &proof.reasons).filter(|theme| is_wanted(*theme));
    let first = proof::look(&knowledge, |proof| of(proof).is_some())?;
    let proof = proof::prove(&knowledge, 2)?;
    let theme = of(&proof).filter(|_| proof.accepts(Idea::of(&first.line)))?;
    let puzzle = json!({
        "theme": theme.name(),
        "rating": rating(&knowledge, &proof),
        "position": position,
        "line": written(&proof.line),
        "also": proof.also.iter().map(|line| written(line)).collect::<Vec<_>>(),
        "better": tenths(proof.better),
        "error": tenths(proof.error),
        "reasons": proof.reasons.iter().filter(|reason| reason.points > 0.0).take(REASONS).map(|reason| {
            json!([reason.term.to_string(), reason.seat.index(), tenths(reason.gain)])
        }).collect::<Vec<_>>(),
    });
    Some((theme, puzzle))
}
