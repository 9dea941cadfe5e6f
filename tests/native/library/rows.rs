//! Rows of the index: they say what the texts say, and damaged ones are refused.

use naqala::ai::Level;
use naqala::game::{Options, Seat};
use naqala::notation::record;
use naqala::ui::kit::settings::Secrecy;
use naqala::ui::library::StoredGame;
use naqala::ui::library::saved::{heading, write};
use naqala::ui::library::stored_game::row;
use naqala::ui::table::session::message::{GameId, MessageSeat};
use naqala::ui::table::session::{Colour, Session};

const REVIEWED: &str = include_str!("../../fixtures/reviewed.json");
const OLD: [&str; 2] =
    [include_str!("../../fixtures/saved/0.1.0.json"), include_str!("../../fixtures/saved/rule-changed.json")];

fn session() -> Session {
    Session::new(Options::new(["Anna", "Zoé “la 2ᵉ”"], 7), vec![Colour::Black, Colour::Teal]).expect("two can play")
}

fn by_message() -> Session {
    let mut session = session();
    let own = MessageSeat { sent: Some(9), ..MessageSeat::new(GameId(7), Seat(1)) };
    session.agreements.message = Some(own.rematch(3));
    session
}

/// Reads a game from the row of its text.
fn listed(text: &str) -> StoredGame {
    StoredGame::from_row("1-7".into(), &row(text)).expect("it was just written")
}

#[test]
fn a_row_says_what_the_text_says() {
    let mut sessions = [session(), by_message(), session(), session()];
    sessions[2].name = "Friday \"night\"".into();
    sessions[2].agreements.computers = vec![None, Some(Level::Sultan)];
    sessions[2].agreements.secrecy = Some(Secrecy::Open);
    sessions[3].record = record::from_position(sessions[3].record.game().as_ref().clone());
    let written = sessions.iter().map(|session| write(session, 5));
    for text in written.chain([REVIEWED, OLD[0], OLD[1]].map(ToOwned::to_owned)) {
        let game = listed(&text);
        assert_eq!(game.heading, heading(&text), "{text}");
        assert!(game.heading.is_some());
        assert_eq!(game.size, text.len());
        assert_eq!(game, StoredGame::new("1-7".into(), &text));
    }
}

#[test]
fn the_row_of_a_long_analysed_game_is_short() {
    assert!(REVIEWED.len() > 70_000);
    assert!(row(REVIEWED).len() < 600, "{}", row(REVIEWED));
}

#[test]
fn a_row_says_whose_turn_a_game_by_message_is() {
    let mut session = by_message();
    let own = session.agreements.message.expect("it is by message");
    let glance = listed(&write(&session, 5)).glance.expect("it is by message");
    assert_eq!((glance.game, glance.seat, glance.turn), (own.game, Seat(1), session.record.game().active()));
    session.agreements.message = Some(MessageSeat { sent: Some(12), ..own });
    assert_eq!(listed(&write(&session, 5)).glance.map(|glance| glance.sent), Some(Some(12)));
    session.agreements.message = None;
    assert_eq!(listed(&write(&session, 5)).glance, None);
}

#[test]
fn a_text_that_cannot_be_read_has_a_row_without_a_heading() {
    let later = write(&by_message(), 5).replace("naqala-game/1", "naqala-game/9");
    for text in ["", "oops", "[]", "7", "{}", r#"{"format":"naqala-game/1","oops""#, &later] {
        let game = listed(text);
        assert_eq!((game.heading, game.size), (None, text.len()), "{text}");
    }
    assert!(listed(&later).glance.is_some(), "what belongs to the game can go with it");
}

#[test]
fn a_damaged_row_and_one_of_another_form_are_refused() {
    let whole = row(REVIEWED);
    let read = |row: &str| StoredGame::from_row("1-7".into(), row);
    for cut in (0..whole.len()).filter(|&cut| whole.is_char_boundary(cut)) {
        assert_eq!(read(&whole[..cut]), None, "{}", &whole[..cut]);
    }
    for (now, then) in [("\"form\":1", "\"form\":2"), ("\"form\":1,", ""), ("\"size\":", "\"size\":-")] {
        let other = whole.replacen(now, then, 1);
        assert_ne!(other, whole);
        assert_eq!(read(&other), None, "{other}");
    }
    assert_eq!(read(REVIEWED), None, "a text is no row");
}
