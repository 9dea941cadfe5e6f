//! The guide of a first game: what it says is true, short, in both languages, and less and less as the person knows it.

mod games;
mod kinds;

use naqala::ai::Level;
use naqala::game::{Game, Record, Seat};
use naqala::i18n::Lang;
use naqala::ui::play::guide::{ask, comment, describe as words};
use naqala::ui::table::session::{Agreements, Guidance};

/// The person of every game here.
const PERSON: Seat = Seat(0);

/// The agreements of a game of one person against an apprentice, with a guide.
fn guided() -> Agreements {
    Agreements { computers: vec![None, Some(Level::Apprentice)], guidance: Guidance::Shown, ..Agreements::default() }
}

/// Plays from a position.
#[track_caller]
fn record(game: Game, actions: &[&str]) -> Record {
    let mut record = Record::from_position(game, 1);
    for text in actions {
        record.play(crate::support::action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    record
}

/// Returns what the guide says in English of what has just happened.
fn said(record: &Record) -> Vec<String> {
    let comments = comment(record, &guided());
    comments.iter().map(|comment| words::comment(Lang::EN, record.game(), PERSON, comment)).collect()
}

/// Returns what the guide asks for in English.
fn asked(record: &Record) -> String {
    ask(record, &guided()).map_or_else(String::new, |ask| words::ask(Lang::EN, record.game(), ask))
}
