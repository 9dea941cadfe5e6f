//! Whole games of one person against computers.

use super::Dice;
use super::games::NAMES;
use naqala::ai::{Knowledge, Level, Search};
use naqala::game::{Action, Expansion, Options, Record};
use naqala::ui::table::session::{Colour, Session};

/// Deals a game of one person against computers of a level.
pub fn deal(set: &[Expansion], players: usize, level: Level, seed: u64) -> Session {
    let options = Options::new(NAMES[..players].iter().copied(), seed).with(set.iter().copied());
    let mut session = Session::new(options, Colour::ALL[..players].to_vec()).expect("so many can play");
    session.agreements.computers = (0..players).map(|seat| (seat > 0).then_some(level)).collect();
    session
}

/// Plays a game to its end: the person at random, the computers as they think. Shows the session after each decision of
/// a computer.
pub fn play(mut session: Session, mut look: impl FnMut(&Session)) -> Session {
    let mut dice = Dice::new(session.seed());
    while let Some(seat) = session.record.game().active() {
        let Some(level) = session.agreements.level(seat) else {
            let action = dice.action(session.record.game()).expect("the game goes on");
            session.record.play(action).expect("a listed action is legal");
            continue;
        };
        let line = think(&session.record, level);
        assert!(!line.is_empty(), "a computer always finds something");
        for action in line {
            assert_eq!(session.record.game().active(), Some(seat), "the line is one player's");
            session.record.play(action).expect("a computer plays what is legal");
            look(&session);
        }
    }
    session
}

/// Returns the line that a computer plays.
pub fn think(record: &Record, level: Level) -> Vec<Action> {
    let knowledge = Knowledge::of_record(record).expect("somebody is to play");
    let mut search = Search::new(&knowledge, level, record.len() as u64);
    while !search.step(1000) {}
    search.best().actions
}
