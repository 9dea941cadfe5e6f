//! A bot that plays whole games against a counsellor.

use naqala_ai::{Knowledge, Search};
use naqala_rules::game::{Action, Game, Level, Options, Phase, Record, Refusal, Seat};
use naqala_rules::notation::record;
use std::error::Error;

/// Bids what costs nothing; on its turn it takes what leaves it most points ahead of the best rival, one action after another.
struct Bot(Seat);

impl Bot {
    fn choose(&self, game: &Game) -> Option<Action> {
        let legal = game.legal_actions();
        match game.phase {
            Phase::Bid => legal.into_iter().min_by_key(|action| match action {
                Action::Bid { price, .. } => *price,
                _ => u8::MAX,
            }),
            _ => legal.into_iter().max_by_key(|&action| self.margin_after(game, action)),
        }
    }

    fn margin_after(&self, game: &Game, action: Action) -> i64 {
        let mut next = game.clone();
        next.play(action).expect("a listed action is legal");
        let points = |seat| i64::from(next.score(seat).total());
        let best = next.seats().filter(|&seat| seat != self.0).map(points).max();
        points(self.0) - best.unwrap_or(0)
    }
}

/// Plays the line of a counsellor, which knows what its seat may know.
fn play_counsellor(record: &mut Record, seed: u64) -> Result<(), Refusal> {
    let knowledge = Knowledge::of_record(record).expect("the game goes on");
    let mut search = Search::new(&knowledge, Level::Counsellor, seed);
    while !search.step(10_000) {}
    for action in search.best().actions {
        record.play(action)?;
    }
    Ok(())
}

fn play(seed: u64, bot: Bot) -> Result<Record, Box<dyn Error>> {
    let mut record = Record::new(Options::new(["Bot", "Counsellor"], seed))?;
    while let Some(seat) = record.game().active() {
        if seat == bot.0 {
            let action = bot.choose(record.game()).ok_or("the bot has nothing to play")?;
            record.play(action)?;
        } else {
            play_counsellor(&mut record, seed)?;
        }
    }
    Ok(record)
}

#[test]
fn a_bot_of_a_stranger_plays_a_whole_game_and_the_counsellor_wins() -> Result<(), Box<dyn Error>> {
    let played = play(42, Bot(Seat(0)))?;
    let game = played.game();
    let points: Vec<u32> = game.seats().map(|seat| game.score(seat).total()).collect();
    assert!(game.is_over() && game.active().is_none() && game.legal_actions().is_empty());
    assert_eq!(game.winners(), [Seat(1)], "{points:?}");
    assert!(points[0] > 50, "the bot plays as well as nobody: {points:?}");
    let read = record::read(&record::write(&played).to_string())?;
    assert_eq!((read.len(), read.game()), (played.len(), game), "the record tells the same game");
    Ok(())
}

#[test]
fn a_refused_action_names_its_rule_and_changes_nothing() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(&Options::new(["Bot", "Counsellor"], 42))?;
    let before = game.clone();
    let refusal = game.play("take c3".parse()?).expect_err("players bid first");
    assert_eq!((refusal.name(), refusal.rule()), ("wrong-step", "R-T2"));
    assert_eq!(game, before);
    Ok(())
}
