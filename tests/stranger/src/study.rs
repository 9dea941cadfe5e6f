//! A study of a thousand records: where the points of random players come from.

use naqala_rules::game::{Expansion, Options, Record, Rng, ScoreLine};
use naqala_rules::notation::record;
use std::collections::BTreeMap;

const RECORDS: u64 = 1000;

/// Plays a game of random actions and writes its record.
fn random_record(seed: u64) -> String {
    let names = ["Anna", "Sam", "Noor", "Olivier"];
    let options = Options::new(names[..2 + (seed % 3) as usize].iter().copied(), seed);
    let options = if seed.is_multiple_of(2) { options } else { options.with([Expansion::Whims]) };
    let mut record = Record::new(options).expect("2 to 4 can play");
    let mut dice = Rng::new(seed);
    while !record.game().is_over() {
        let actions = record.game().legal_actions();
        record.play(actions[dice.below(actions.len() as u32) as usize]).expect("a listed action is legal");
    }
    record::write(&record).to_string()
}

/// What the study counts: the players, and all their points by source.
#[derive(Debug, Default, PartialEq)]
struct Sums {
    players: u32,
    points: u32,
    by_source: BTreeMap<&'static str, u32>,
}

impl Sums {
    /// Adds the players of a record.
    fn read(&mut self, text: &str) -> Result<(), record::RecordError> {
        let record = record::read(text)?;
        let game = record.game();
        for seat in game.seats() {
            let score = game.score(seat);
            self.players += 1;
            self.points += score.total();
            for line in ScoreLine::ALL {
                *self.by_source.entry(line.name()).or_default() += score.line(line);
            }
        }
        Ok(())
    }

    fn mean(&self, source: &str) -> f64 {
        f64::from(self.by_source[source]) / f64::from(self.players)
    }
}

#[test]
fn a_thousand_records_say_where_the_points_of_random_players_come_from() -> Result<(), record::RecordError> {
    let mut sums = Sums::default();
    for seed in 0..RECORDS {
        sums.read(&random_record(seed))?;
    }
    let means = ScoreLine::ALL.map(|line| format!("{} {:.2}", line.name(), sums.mean(line.name())));
    assert_eq!(sums.players, 2999);
    assert_eq!(sums.by_source.values().sum::<u32>(), sums.points, "each point has one source");
    let known = [
        "coins 8.71",
        "viziers 14.92",
        "elders 5.87",
        "djinns 8.33",
        "tiles 20.35",
        "palms 3.81",
        "palaces 5.20",
        "cities 1.97",
        "goods 0.24",
        "artisans 0.00",
        "items 0.00",
        "tent 0.00",
    ];
    assert_eq!(means, known);
    Ok(())
}

#[test]
fn a_record_with_an_entry_that_cannot_be_played_names_it() {
    let text = random_record(0).replacen("\"actions\":[", "\"actions\":[\"end\",", 1);
    let error = record::read(&text).expect_err("nobody can end a turn that has not begun");
    assert_eq!(error.index(), Some(0), "{error}");
}
