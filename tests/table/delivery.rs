//! What other devices bring to the page: shown step by step, and never lost.

use super::dice::Dice;
use leptos::prelude::*;
use naqala::ai::Level;
use naqala::game::{Entry, Options, Record, Seat};
use naqala::i18n::Lang;
use naqala::ui::kit::settings::Settings;
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::Intent;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::{GameId, MessageSeat};
use naqala::ui::table::store::{Match, MatchConfig};

const OWN: Seat = Seat(0);

/// Plays a game, and returns it with the entries in which another player has a whole turn.
fn played() -> (Session, usize, usize) {
    let mut dice = Dice::new(3);
    let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
    while record.len() < 120 {
        let action = dice.action(record.game()).expect("the game is not over");
        record.play(action).expect("a listed action is legal");
    }
    let active = |entry: usize| record.game_before(entry).and_then(|game| game.active());
    let begin = (4..100).find(|&entry| (entry..entry + 5).all(|entry| active(entry) == Some(Seat(1))));
    let begin = begin.expect("somebody has a long turn");
    let end = (begin..120).find(|&entry| active(entry) == Some(OWN)).expect("the own player is next");
    (Session::of_record(record), begin, end)
}

/// Returns the game as this device has it after so many entries.
fn after(session: &Session, entries: usize) -> Session {
    let mut session = Session { record: session.record.until(entries), ..session.clone() };
    session.agreements.message = Some(MessageSeat { known: entries, ..MessageSeat::new(GameId(7), OWN) });
    session
}

fn open(session: Session) -> Match {
    Match::new(session, Settings::unsaved(Lang::EN), MatchConfig::open(Allow::Everything))
}

fn entries(game: Match) -> Vec<Entry> {
    game.with_record(|record| record.entries().map(|(entry, _)| entry).collect())
}

#[test]
fn a_turn_of_another_device_is_shown_step_by_step_and_can_be_skipped() {
    let owner = Owner::new();
    owner.set();
    let (session, begin, end) = played();
    let game = open(after(&session, begin));
    game.go_on(after(&session, end), true);
    assert_eq!((entries(game).len(), game.left_to_show()), (begin, end - begin));
    assert_eq!(game.computer_does(), Some("plays"));
    assert_eq!(game.whole_session().record.len(), end, "it is sent and compared whole");
    game.show_next();
    assert_eq!(entries(game).len(), begin + 1);
    // A tap shows the rest.
    game.send(Intent::Tile("a1".parse().expect("a square")));
    assert_eq!((game.left_to_show(), game.computer_does()), (0, None));
    assert_eq!(entries(game), entries(open(after(&session, end))));
}

#[test]
fn what_comes_or_is_agreed_meanwhile_loses_nothing() {
    let owner = Owner::new();
    owner.set();
    let (session, begin, end) = played();
    let whole = entries(open(after(&session, end)));
    let game = open(after(&session, begin));
    game.go_on(after(&session, begin + 2), true);
    game.show_next();
    game.go_on(after(&session, end), true);
    assert_eq!((entries(game).len(), game.left_to_show()), (begin + 1, end - begin - 1));
    game.set_level(Seat(1), Some(Level::Apprentice));
    assert_eq!(entries(game), whole);
    let game = open(after(&session, begin));
    game.go_on(after(&session, end), true);
    game.set_ended(true);
    game.skip_ahead();
    assert_eq!(entries(game), whole);
}

#[test]
fn nobody_waits_for_steps_that_nobody_sees_or_for_ones_own() {
    let owner = Owner::new();
    owner.set();
    let (session, begin, end) = played();
    let game = open(after(&session, begin));
    game.go_on(after(&session, end), false);
    assert_eq!((entries(game).len(), game.left_to_show()), (end, 0));
    let game = open(after(&session, begin));
    game.go_on(after(&session, end + 1), true);
    assert_eq!((entries(game).len(), game.left_to_show()), (end + 1, 0), "it has a decision of the player here");
}
