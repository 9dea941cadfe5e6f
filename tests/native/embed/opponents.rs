//! Computers on boards: how a page names them, what they keep, and that nothing hidden leaves a board.

use crate::support::against::{deal, play};
use crate::support::games::{NAMES, SETS, record};
use naqala::ai::{Knowledge, Level, Style};
use naqala::game::{Record, Seat};
use naqala::i18n::Lang;
use naqala::notation;
use naqala::ui::embed::model::inbound::HostRequest;
use naqala::ui::embed::model::{Content, Mode, inbound, options, outbound, rematch};
use naqala::ui::table::session::Session;
use serde_json::{Value, json};

const PERSON: Option<Level> = None;
const COURTIER: Option<Level> = Some(Level::Courtier);
const SULTAN: Option<Level> = Some(Level::Sultan);

fn game(content: Option<Content>) -> Session {
    let Some(Content::Game(session, _)) = content else { panic!("it is a game") };
    *session
}

/// Reads the game of an address of a board in the mode `play`.
fn addressed(says: &str, lang: Lang) -> Session {
    let read = options::read(&format!("#v=1&mode=play&{says}"), lang);
    game(read.expect(says).content)
}

/// Reads the game of a message to a board in the mode `play`.
fn set(mut fields: Value, lang: Lang) -> Session {
    fields["naqala"] = 1.into();
    fields["type"] = "set".into();
    let read = inbound::read(&fields, Mode::Play, lang).map(|message| message.request);
    let Ok(HostRequest::Set { content, .. }) = read else { panic!("{fields} is understood") };
    game(content)
}

fn names(session: &Session) -> Vec<&str> {
    session.record.game().players.iter().map(|player| &*player.name).collect()
}

#[test]
fn one_level_plays_every_seat_after_the_first() {
    let two = addressed("players=Anna,Sam&opponents=courtier&seed=42", Lang::EN);
    assert_eq!((names(&two), &two.agreements.computers[..]), (vec!["Anna", "Sam"], &[PERSON, COURTIER][..]));
    assert_eq!(two.seed(), 42);
    let four = addressed("players=A,B,C,D&opponents=sultan", Lang::EN);
    assert_eq!(four.agreements.computers, [PERSON, SULTAN, SULTAN, SULTAN]);
    let nobody = addressed("players=A,B,C&opponents=person", Lang::EN);
    assert!(nobody.agreements.computers.is_empty(), "people play all seats");
}

#[test]
fn a_list_names_who_plays_each_seat() {
    for says in ["person,courtier,sultan", "person+courtier+sultan", "person%09courtier,%20sultan"] {
        let three = addressed(&format!("players=Anna,Amina,Sami&opponents={says}"), Lang::EN);
        assert_eq!(three.agreements.computers, [PERSON, COURTIER, SULTAN], "{says}");
    }
    let watched = addressed("players=A,B&opponents=sultan,courtier", Lang::EN);
    assert_eq!(watched.agreements.computers, [SULTAN, COURTIER], "a game to watch");
}

#[test]
fn without_players_there_are_two_or_as_many_as_listed_with_default_names() {
    let quick = addressed("opponents=courtier&expansions=whims&seed=7", Lang::EN);
    assert_eq!((names(&quick), &quick.agreements.computers[..]), (vec!["Anna", "Idris"], &[PERSON, COURTIER][..]));
    assert_eq!((quick.seed(), quick.record.game().expansions.iter().count()), (7, 1));
    let four = "opponents=person,sultan,person,courtier";
    assert_eq!(names(&addressed(four, Lang::EN)), ["Anna", "Idris", "Sam", "Zahra"]);
    assert_eq!(names(&addressed(four, Lang::FR)), ["Anna", "Idris", "Sami", "Zahra"], "the language of the browser");
    assert_eq!(names(&addressed(&format!("lang=fr&{four}"), Lang::EN)), ["Anna", "Idris", "Sami", "Zahra"]);
}

#[test]
fn a_computer_has_the_style_that_stands_after_its_level() {
    let styles = |session: &Session| [0, 1, 2].map(|seat| session.agreements.style(Seat(seat)));
    let all = addressed("players=A,B,C&opponents=counsellor:djinns", Lang::EN);
    assert_eq!(styles(&all), [Style::Plain, Style::Djinns, Style::Djinns]);
    assert_eq!(all.agreements.computers, [PERSON, Some(Level::Counsellor), Some(Level::Counsellor)]);
    let each = addressed("players=A,B,C&opponents=person+sultan:palms+courtier:plain", Lang::EN);
    assert_eq!(styles(&each), [Style::Plain, Style::Palms, Style::Plain]);
    let again = rematch(&all, 8).expect("the same players can play again");
    assert_eq!(styles(&again), styles(&all));
    for (wrong, what) in [
        (
            "sultan:camels",
            "expected a style after 'sultan:' (plain, palms, djinns, viziers, merchants), found 'camels'",
        ),
        ("sultan:", "expected a style after 'sultan:' (plain, palms, djinns, viziers, merchants), found ''"),
        ("person:djinns", "expected person, novice, apprentice, scribe, courtier, counsellor, sultan, found 'person'"),
        ("novice:djinns", "'novice' has no style: courtier, counsellor, sultan have"),
    ] {
        let faults = options::read(&format!("#v=1&mode=play&opponents={wrong}"), Lang::EN).expect_err(wrong);
        assert_eq!((&faults[0].at[..], &faults[0].what[..]), ("opponents[0]", what));
    }
}

#[test]
fn a_message_names_opponents_as_an_address_does() {
    for opponents in [json!("sultan"), json!(["sultan"]), json!("person sultan"), json!(["person", "sultan"])] {
        let read = set(json!({"players": ["A", "B"], "opponents": opponents}), Lang::EN);
        assert_eq!(read.agreements.computers, [PERSON, SULTAN]);
    }
    let people = json!(["person", "person", "sultan"]);
    assert_eq!(names(&set(json!({"opponents": people}), Lang::FR)), ["Anna", "Sami", "Idris"]);
    let said = json!({"opponents": people, "options": {"lang": "en"}});
    assert_eq!(names(&set(said, Lang::FR)), ["Anna", "Sam", "Idris"], "the language that the message sets");
    for wrong in [json!(null), json!(1), json!({}), json!([]), json!([7]), json!([["sultan"]])] {
        let said = json!({"naqala": 1, "type": "set", "players": ["A", "B"], "opponents": wrong});
        let refused = inbound::read(&said, Mode::Play, Lang::EN).expect_err(&said.to_string());
        assert!(refused.faults[0].at.starts_with("opponents"), "{:?}", refused.faults);
    }
}

#[test]
fn a_record_keeps_its_computers_unless_the_page_names_others() {
    let computers = [SULTAN, PERSON];
    let written = notation::record::write(&record(2, 42)).with_computers(&computers);
    let written = serde_json::to_value(&written).expect("it is JSON");
    assert_eq!(set(json!({"record": written}), Lang::EN).agreements.computers, computers);
    let others = set(json!({"record": written, "opponents": "courtier"}), Lang::EN);
    assert_eq!(others.agreements.computers, [PERSON, COURTIER]);
    let people = set(json!({"record": written, "opponents": "person"}), Lang::EN);
    assert!(people.agreements.computers.is_empty());
    let position = outbound::position(record(3, 1).game(), true);
    let read = set(json!({"position": position, "opponents": "person sultan courtier"}), Lang::EN);
    assert_eq!(read.agreements.computers, [PERSON, SULTAN, COURTIER]);
}

#[test]
fn a_rematch_and_a_record_at_the_end_keep_the_computers() {
    let session = play(deal(SETS[0], 2, Level::Apprentice, 3), |_| ());
    let apprentice = [PERSON, Some(Level::Apprentice)];
    let told = outbound::record(&session.record, &session.agreements, false).expect("the game is over");
    assert_eq!(told["computers"], json!([null, "apprentice"]));
    assert_eq!(set(json!({"record": told}), Lang::EN).agreements.computers, apprentice);
    let again = rematch(&session, 8).expect("the same players can play again");
    assert_eq!((again.record.len(), &again.agreements.computers[..]), (0, &apprentice[..]));
    assert_eq!(names(&again), NAMES[..2]);
    let begun = outbound::new_game(&again.record, &again.agreements);
    assert_eq!(begun["computer"] == true, again.record.game().active() == Some(Seat(1)), "{begun}");
}

/// Asserts that a message of a game against computers says only who played how often, and who is next.
fn check_message(message: &Value, now: &Record, session: &Session) {
    let keys: Vec<&str> = message.as_object().expect("an object").keys().map(String::as_str).collect();
    if message["type"] == "end" {
        assert_eq!(keys, ["naqala", "scores", "type", "winners"]);
        assert!(now.game().is_over(), "points are sent at the end only");
        return;
    }
    assert_eq!(message["type"], "action");
    let is_known = |key: &&str| ["naqala", "type", "steps", "player", "computer"].contains(key);
    assert!(keys.iter().all(is_known), "{message}");
    let next = message["player"].as_u64().map(|seat| Seat(seat as u8));
    let level = next.and_then(|seat| session.agreements.level(seat));
    assert_eq!(message.get("computer"), level.map(|_| &Value::Bool(true)), "{message}");
}

/// Asserts that a board sends the same position for every game that looks the same to the player to act, and that the
/// position has none of that player's own secrets, either.
fn check_position(now: &Record) {
    let told = outbound::position(now.game(), false);
    assert!(told.get("rng").is_none(), "{told}");
    for deck in ["deck", "djinnDeck", "itemDeck", "whimDeck"] {
        assert!(told[deck].is_number() || told.get(deck).is_none(), "{deck}: {told}");
    }
    assert!(!told["turn"]["drawn"].is_array(), "{told}");
    for player in told["players"].as_array().expect("players") {
        assert!(player["coins"].is_null(), "{player}");
        for hand in ["items", "whims"] {
            assert!(player[hand].is_number() || player.get(hand).is_none(), "{player}");
        }
    }
    if let Some(knowledge) = Knowledge::of_record(now) {
        let other = outbound::position(&knowledge.sample(now.len() as u64), false);
        assert_eq!(told, other, "what nobody has seen shows");
    }
}

#[test]
fn nothing_hidden_leaves_a_board_while_computers_play() {
    for (seed, (players, set)) in (1..).zip([(2, SETS[0]), (3, SETS[1]), (2, SETS[2]), (5, SETS[3])]) {
        let session = deal(set, players, Level::Apprentice, seed);
        let mut then = session.record.clone();
        let (mut sent, mut ends) = (0, 0);
        let mut report = |session: &Session| {
            for message in outbound::changes(&then, &session.record, &session.agreements, false) {
                check_message(&message, &session.record, session);
                sent += 1;
                ends += usize::from(message["type"] == "end");
            }
            if !session.record.game().is_over() {
                check_position(&session.record);
                assert!(outbound::record(&session.record, &session.agreements, false).is_none());
            }
            then = session.record.clone();
        };
        let end = play(session, &mut report);
        report(&end);
        assert_eq!((sent, ends), (end.record.len() + 1, 1), "each action is reported once, and the end");
    }
}
