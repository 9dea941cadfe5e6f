//! Positions in which a player chose badly, with what is better: how many of them a player finds.

use super::players::Kind;
use clap::Args;
use naqala_ai::{Knowledge, weigh};
use naqala_rules::game::{Action, Record};
use naqala_rules::notation::position;
use naqala_rules::notation::record::from_position;
use serde_json::Value;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Say in how many positions a player finds a line that is as good as the better one
///
/// A line is as good if it is the same, or if it lies within the error of it when both are played on in the same samples.
#[derive(Args)]
pub struct Plan {
    #[arg(value_parser = Kind::parse)]
    player: Kind,
    /// The folder of the cases
    #[arg(long, value_name = "FOLDER", default_value = "tests/fixtures/cases")]
    cases: PathBuf,
    /// In how many samples lines are weighed
    #[arg(long, default_value_t = 400)]
    samples: usize,
}

/// A position with a line that is better than the one that was played.
struct Case {
    record: Record,
    played: Vec<Action>,
    better: Vec<Action>,
}

impl Case {
    /// Reads a case; `None` if it asks for no other line.
    fn read(path: &Path) -> io::Result<Option<Self>> {
        let value: Value = serde_json::from_str(&fs::read_to_string(path)?)?;
        let line = |key: &str| -> Option<Vec<Action>> {
            value[key].as_array()?.iter().map(|action| action.as_str()?.parse().ok()).collect()
        };
        let Some((played, better)) = line("played").zip(line("better")) else { return Ok(None) };
        let game = position::from_value(&value["position"]).map_err(io::Error::other)?;
        Ok(Some(Self { record: from_position(game), played, better }))
    }
}

/// Asks the player in every case, and says what its line costs against the better one.
pub fn run(plan: &Plan) -> io::Result<()> {
    let mut paths: Vec<_> =
        fs::read_dir(&plan.cases)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    let (mut found, mut asked) = (0, 0);
    for path in paths {
        let Some(Case { record, played, better }) = Case::read(&path)? else { continue };
        let knowledge = Knowledge::of_record(&record).ok_or_else(|| io::Error::other("the game is over"))?;
        let line = plan.player.think(&record, 1).actions;
        let weighed = weigh(&knowledge, &[better.clone(), line.clone(), played], plan.samples, 1);
        let loss = |at: usize| Some(weighed[0]?.0 - weighed[at]?.0);
        let error = weighed[1].map_or(0.0, |(_, error)| error);
        let is_found = line == better || loss(1).is_some_and(|loss| loss <= error);
        (found, asked) = (found + u32::from(is_found), asked + 1);
        let name = path.file_stem().unwrap_or_default().display();
        let [own, before] = [loss(1), loss(2)].map(|loss| loss.unwrap_or(f32::NAN));
        println!(
            "{} {name}: {own:.1} ± {error:.1} points (what was played: {before:.1})",
            if is_found { "+" } else { "-" }
        );
        if !is_found {
            let line: Vec<String> = line.iter().map(ToString::to_string).collect();
            println!("  {}", line.join(", "));
        }
    }
    println!("{}: {found} of {asked}", plan.player);
    Ok(())
}
