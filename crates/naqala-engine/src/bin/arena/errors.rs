//! Error rates: what a player's lines cost in decisions that were judged once, in points for each decision.

use super::freeze::{Frozen, SET, judged};
use super::kept::{self, Kept};
use super::players::Kind;
use super::statistics::Mean;
use super::strength::{self, ERRORS};
use clap::Args;
use naqala_ai::{Idea, Knowledge};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Say what a player's lines cost in frozen decisions, in points
///
/// Loses nothing if it plays the best line that was found when the decisions were frozen. A line that was not judged then
/// is judged now, in the same samples.
#[derive(Args)]
pub struct Plan {
    #[arg(value_parser = Kind::parse)]
    player: Kind,
    /// The frozen decisions
    #[arg(long, value_name = "FILE", default_value = SET)]
    set: PathBuf,
    /// Only the first of them
    #[arg(long, default_value_t = u64::MAX)]
    decisions: u64,
    /// Write each loss to this file, and go on from what the file has
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write the result to docs/strength.md
    #[arg(long)]
    write: bool,
}

/// What a player's line costs in one decision.
struct Played {
    players: usize,
    is_bid: bool,
    /// The points that it costs.
    loss: f64,
    line: String,
}

impl Kept for Played {
    fn write(&self) -> String {
        format!("{} {} {:.2} {}", self.players, self.is_bid, self.loss, self.line)
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ');
        Some(Self {
            players: words.next()?.parse().ok()?,
            is_bid: words.next()?.parse().ok()?,
            loss: words.next()?.parse().ok()?,
            line: words.next()?.into(),
        })
    }
}

/// Asks the player in every frozen decision, on all cores, and says what its lines cost.
pub fn run(plan: &Plan) -> io::Result<()> {
    let text = fs::read_to_string(&plan.set)?;
    let frozen: BTreeMap<u64, Frozen> = text.lines().filter_map(kept::read).collect();
    let numbers: Vec<u64> = frozen.keys().copied().collect();
    let mut losses: BTreeMap<u64, Played> = BTreeMap::new();
    kept::run(
        plan.keep.as_deref(),
        plan.decisions.min(numbers.len() as u64),
        |place| play(&plan.player, numbers[place as usize], &frozen[&numbers[place as usize]]),
        |place, played: Played| {
            eprint!("\r{}", losses.len());
            losses.insert(place, played);
            ControlFlow::Continue(())
        },
    )?;
    eprintln!();
    let mean = |is_meant: &dyn Fn(&Played) -> bool| {
        losses.values().filter(|played| is_meant(played)).map(|played| played.loss).collect::<Mean>()
    };
    let all = mean(&|_| true);
    let [bids, moves] = [true, false].map(|is_bid| mean(&|played| played.is_bid == is_bid));
    println!(
        "{}: {} decisions, {all:.2} points lost in each; bids {bids:.2}, moves {moves:.2}",
        plan.player,
        all.count()
    );
    for players in 2..=5 {
        let [bids, moves] =
            [true, false].map(|is_bid| mean(&|played| played.players == players && played.is_bid == is_bid));
        println!("  {players} players: bids {bids:.2}, moves {moves:.2}");
    }
    if plan.write {
        let tables = [2, 3, 4, 5].map(|players| mean(&|played| played.players == players));
        let cells = [all, bids, moves].into_iter().chain(tables).map(|mean| format!("{mean:.2}"));
        let row = [format!("`{}`", plan.player), format!("{} of `{}`", all.count(), plan.set.display())];
        strength::write(ERRORS, &row.into_iter().chain(cells).collect::<Vec<_>>())?;
    }
    Ok(())
}

fn play(player: &Kind, decision: u64, frozen: &Frozen) -> Played {
    let line = player.think(&frozen.record, decision).actions;
    let known = frozen.lines.iter().find(|(known, ..)| *known == line).map(|(_, loss, _)| *loss);
    let loss = known.unwrap_or_else(|| {
        let knowledge = Knowledge::of_record(&frozen.record).expect("somebody has to decide");
        let lines = vec![frozen.lines[0].0.clone(), line.clone()];
        judged(&knowledge, lines, frozen.samples).get(1).expect("a line is legal").1
    });
    Played {
        players: frozen.record.game().players.len(),
        is_bid: matches!(Idea::of(&line), Some(Idea::Bid(_))),
        loss: loss.into(),
        line: line.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::{Frozen, Kept, Kind, judged, play};
    use crate::freeze::{Plan, freeze};
    use naqala_ai::{Idea, Knowledge};

    fn frozen(decision: u64) -> Frozen {
        let plan = Plan { decisions: 1, seed: 3, budget: 3000, samples: 8, set: "none".into() };
        freeze(&plan, decision)
    }

    #[test]
    fn a_frozen_decision_is_read_again_and_its_best_line_loses_nothing() {
        for (decision, players, is_bid) in [(0, 2, true), (16, 2, false)] {
            let frozen = frozen(decision);
            assert_eq!(frozen.record.game().players.len(), players);
            assert_eq!(matches!(Idea::of(&frozen.lines[0].0), Some(Idea::Bid(_))), is_bid);
            assert!(frozen.lines[0].1.abs() < 1e-6);
            let again = Frozen::read(&frozen.write()).unwrap();
            assert_eq!((again.record.game(), again.lines.len()), (frozen.record.game(), frozen.lines.len()));
            assert_eq!(again.lines[0], frozen.lines[0]);
        }
    }

    #[test]
    fn a_line_costs_the_same_whether_it_was_judged_before_or_not() {
        let whole = frozen(0);
        let player = Kind::parse("apprentice").unwrap();
        let first = play(&player, 0, &whole);
        let bare = Frozen { lines: whole.lines[..1].to_vec(), ..whole.clone() };
        assert!((first.loss - play(&player, 0, &bare).loss).abs() < 1e-4);
        let knowledge = Knowledge::of_record(&whole.record).unwrap();
        let lines = whole.lines.iter().map(|(line, ..)| line.clone()).collect();
        assert_eq!(judged(&knowledge, lines, whole.samples).len(), whole.lines.len());
    }
}
