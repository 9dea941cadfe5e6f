//! Stored games: what is written is read back, and faults are told apart.

use naqala::ai::{Level, Style};
use naqala::game::{Options, Record, Seat};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::ui::kit::settings::Secrecy;
use naqala::ui::library::saved::{FORMAT, SavedError, heading, read, renamed, write};
use naqala::ui::table::session::message::{GameId, MessageSeat};
use naqala::ui::table::session::{Agreements, Colour, Guidance, Session};

fn mid_sow() -> Session {
    let options = Options::new(["Anna", "Zoé “la 2ᵉ”"], u64::MAX);
    let mut session = Session::new(options, vec![Colour::Black, Colour::Teal]).expect("two can play");
    for _ in 0..6 {
        let action = session.record.game().legal_actions()[0];
        session.record.play(action).expect("it is on the list");
    }
    assert!(session.record.game().sow().is_some(), "meeples are in hand");
    session
}

#[test]
fn a_written_session_is_read_back() {
    let session = mid_sow();
    let text = write(&session, 5);
    let again = read(&text).expect("it was just written");
    assert_eq!(again.record.game(), session.record.game());
    assert_eq!(again.colours, session.colours);
    assert_eq!(write(&again, 5), text);
    let heading = heading(&text).expect("it has one");
    assert_eq!((heading.players.len(), heading.round, heading.is_over, heading.saved), (2, 1, false, 5));
}

#[test]
fn a_game_keeps_the_name_its_players_gave_it() {
    let text = write(&mid_sow(), 5);
    assert!(!text.contains("\"name\":"), "a game without a name has no such field, as in older versions");
    let named = renamed(&text, " Friday\u{202e}\n ", Some(9)).expect("it is a stored game");
    let heading = heading(&named).expect("it has one");
    assert_eq!((heading.name.as_str(), heading.saved), ("Friday", 9));
    let session = read(&named).expect("it is the same game");
    assert_eq!(session.name, "Friday");
    assert_eq!(write(&read(&renamed(&named, "", Some(5)).expect("still one")).expect("still one"), 5), text);
    assert_eq!(renamed("{}", "Friday", None), None);
}

#[test]
fn renaming_keeps_the_fields_of_later_versions() {
    let later = write(&mid_sow(), 5).replacen('{', "{\"later\":[1],", 1);
    assert!(renamed(&later, "Friday", None).expect("it is a stored game").contains("\"later\":[1]"));
}

#[test]
fn a_bare_record_is_read_too() {
    let session = mid_sow();
    let again = read(&record::write(&session.record).to_string()).expect("it was just written");
    assert_eq!(again.record.game(), session.record.game());
    assert_eq!(again.colours, [Colour::Indigo, Colour::Orange]);
}

#[test]
fn faults_are_told_apart() {
    let text = write(&mid_sow(), 5);
    assert_eq!(read(&text.replace(FORMAT, "naqala-game/9")).unwrap_err(), SavedError::Format("naqala-game/9".into()));
    assert_eq!(read(&text.replace("teal", "black")).unwrap_err(), SavedError::Colours);
    assert_eq!(read(&text.replace("\"teal\"", "7")).unwrap_err(), SavedError::Colours);
    assert!(matches!(read(&text[1..]), Err(SavedError::Record(_))));
    assert!(matches!(read(""), Err(SavedError::Record(_))));
    assert!(matches!(read("[]"), Err(SavedError::Record(_))));
    assert!(matches!(read("{\"format\":\"naqala-game/1\"}"), Err(SavedError::Record(_))));
    assert!(heading("{}").is_none());
}

#[test]
fn a_rematch_keeps_the_table_and_forgets_the_game() {
    let mut session = mid_sow();
    let table = Agreements {
        sides: vec![0, 1],
        languages: vec![None, Some(Lang::FR)],
        secrecy: Some(Secrecy::Cover),
        ..Agreements::default()
    };
    session.agreements = Agreements { is_ended: true, left: vec![Seat(1)], ..table.clone() };
    let again = session.rematch(7).expect("as many can play");
    assert_eq!((again.seed(), again.colours, again.record.len()), (7, session.colours, 0));
    assert_eq!(again.agreements, table);
    let names = |record: &Record| -> Vec<String> {
        record.game().players.iter().map(|player| player.name.to_string()).collect()
    };
    assert_eq!(names(&again.record), names(&session.record));
}

#[test]
fn a_session_keeps_its_computers_in_storage_record_and_rematch() {
    let mut session = mid_sow();
    assert!(!write(&session, 5).contains("computers"), "without computers the text is that of older versions");
    session.agreements.set_level(Seat(1), Some(Level::Sultan), 2);
    session.agreements.is_strict = true;
    let text = write(&session, 5);
    let again = read(&text).expect("it was just written");
    assert_eq!(again.agreements, session.agreements);
    assert_eq!(heading(&text).map(|heading| heading.computers), Some(vec![None, Some(Level::Sultan)]));
    assert_eq!(session.rematch(7).expect("as many can play").agreements, session.agreements);
    let bare = record::write(&session.record).with_computers(&session.agreements.computers).to_string();
    assert_eq!(read(&bare).expect("it was just written").agreements.computers, [None, Some(Level::Sultan)]);
    assert!(matches!(read(&text.replace("sultan", "vizier")), Err(SavedError::Record(_))));
}

#[test]
fn a_session_keeps_what_its_computers_like() {
    let mut session = mid_sow();
    session.agreements.set_level(Seat(1), Some(Level::Sultan), 2);
    assert!(!write(&session, 5).contains("styles"), "without styles the text is that of older versions");
    session.agreements.styles = vec![Style::Plain, Style::Djinns];
    let text = write(&session, 5);
    assert_eq!(read(&text).expect("it was just written").agreements, session.agreements);
    assert_eq!(session.rematch(7).expect("as many can play").agreements, session.agreements);
    let unknown = read(&text.replace("[0,2]", "[0,9]")).expect("a style changes nothing that was played");
    assert_eq!(unknown.agreements.style(Seat(1)), Style::Plain);
    for (level, style) in
        [(Some(Level::Apprentice), Style::Plain), (None, Style::Plain), (Some(Level::Courtier), Style::Djinns)]
    {
        session.agreements.set_level(Seat(1), level, 2);
        assert_eq!(session.agreements.style(Seat(1)), style, "{level:?}");
    }
}

#[test]
fn a_handicap_stays_in_storage_and_rematch() {
    let options = Options::new(["Anna", "Sam"], 42);
    let colours = vec![Colour::Black, Colour::Teal];
    let usual = Session::with_coins(options.clone(), colours.clone(), &[50, 50]).expect("two can play");
    assert_eq!(write(&usual, 5), write(&Session::new(options.clone(), colours.clone()).expect("two can play"), 5));
    assert!(usual.handicap().is_empty());
    let mut session = Session::with_coins(options, colours, &[70, 45]).expect("two can play");
    assert_eq!(session.record.game().board, usual.record.game().board, "the deal is the same");
    for _ in 0..40 {
        let action = session.record.game().legal_actions()[0];
        session.record.play(action).expect("it is on the list");
    }
    let again = read(&write(&session, 5)).expect("it was just written");
    assert_eq!(again.record.game(), session.record.game());
    assert_eq!((again.handicap(), again.seed()), (vec![70, 45], 42));
    let next = again.rematch_with_handicap(7).expect("as many can play");
    assert_eq!((next.handicap(), next.seed(), next.record.len()), (vec![70, 45], 7, 0));
    assert!(session.position_only().handicap().is_empty(), "amid a game coins are no handicap");
}

#[test]
fn a_session_keeps_its_guide_in_storage_but_not_in_a_rematch() {
    let mut session = mid_sow();
    assert!(!write(&session, 5).contains("guide"), "without a guide the text is that of older versions");
    session.agreements.set_level(Seat(1), Some(Level::Apprentice), 2);
    for guidance in [Guidance::Shown, Guidance::Hidden] {
        session.agreements.guidance = guidance;
        assert_eq!(read(&write(&session, 5)).expect("it was just written").agreements, session.agreements);
    }
    let later = write(&session, 5).replace("\"hidden\"", "\"of a later version\"");
    assert_eq!(read(&later).expect("the rest is known").agreements.guidance, Guidance::None);
    let next = session.rematch_against(Level::Courtier, 7).expect("as many can play");
    assert_eq!(next.agreements.computers, [None, Some(Level::Courtier)]);
    assert_eq!(next.agreements.guidance, Guidance::None);
}

#[test]
fn a_session_keeps_who_can_ask_for_hints() {
    let mut session = mid_sow();
    assert!(!write(&session, 5).contains("hints"), "without hints the text is that of older versions");
    session.agreements.hints = vec![Seat(1)];
    let text = write(&session, 5);
    assert_eq!(read(&text).expect("it was just written").agreements.hints, [Seat(1)]);
    assert_eq!(session.rematch(7).expect("as many can play").agreements.hints, [Seat(1)]);
    for faulty in ["[2]", "true"] {
        let text = text.replace("\"hints\":[1]", &format!("\"hints\":{faulty}"));
        assert_eq!(read(&text).expect("the game is as it was").agreements.hints, []);
    }
}

#[test]
fn a_session_keeps_the_part_of_its_device() {
    let mut session = mid_sow();
    assert!(!write(&session, 5).contains("apart"), "on one device the text is that of older versions");
    let own = MessageSeat { known: 4, sent: Some(9), ..MessageSeat::new(GameId(7), Seat(1)) };
    session.agreements.message = Some(own);
    let text = write(&session, 5);
    assert_eq!(read(&text).expect("it was just written").agreements.message, Some(own));
    let next = session.rematch(7).expect("as many can play").agreements.message.expect("each stays at their device");
    assert_eq!((next.former, next.seat, next.known), (Some(GameId(7)), Seat(1), 0));
    // The seat after the last one is that of somebody who watches.
    let watching = read(&text.replace("\"seat\":1", "\"seat\":2")).expect("the game is as it was").agreements.message;
    assert_eq!(watching.map(|own| own.seat), Some(Seat(2)));
    let faulty = text.replace("\"seat\":1", "\"seat\":3");
    assert_eq!(read(&faulty).expect("the game is as it was").agreements.message, None);
}

#[test]
fn a_session_keeps_its_analysis_in_storage_but_not_in_a_rematch() {
    let mut session = mid_sow();
    assert!(!write(&session, 5).contains("review"), "without an analysis the text is that of older versions");
    session.review = r#"{"decisions":[7],"format":"of a later version"}"#.to_owned();
    let text = write(&session, 5);
    assert_eq!(read(&text).expect("it was just written").review, session.review);
    assert_eq!(heading(&text).map(|heading| heading.saved), Some(5));
    assert_eq!(read(&text.replace(&session.review, "7")).expect("the game is as it was").review, "");
    assert!(session.rematch(7).expect("as many can play").review.is_empty());
    assert!(session.position_only().review.is_empty());
}

#[test]
fn a_seat_given_back_to_a_person_leaves_no_computers() {
    let mut agreements = Agreements { left: vec![Seat(1)], ..Agreements::default() };
    agreements.set_level(Seat(1), Some(Level::Apprentice), 3);
    assert_eq!((agreements.left.len(), agreements.people(3)), (0, vec![Seat(0), Seat(2)]));
    agreements.set_level(Seat(1), None, 3);
    assert_eq!(agreements, Agreements::default());
}

#[test]
fn agreements_are_stored() {
    let mut session = mid_sow();
    assert!(!write(&session, 0).contains("left"), "without agreements the text is that of older versions");
    session.agreements = Agreements {
        is_ended: true,
        left: vec![Seat(1)],
        sides: vec![0, 3],
        languages: vec![None, Some(Lang::FR)],
        secrecy: Some(Secrecy::Cover),
        ..Agreements::default()
    };
    let text = write(&session, 0);
    assert_eq!(read(&text).expect("it was written so").agreements, session.agreements);
    assert_eq!(heading(&text).map(|heading| heading.is_over), Some(true));
    for wrong in ["[2]", "[-1]", "\"1\"", "[null]"] {
        assert_eq!(read(&text.replace("[1]", wrong)).unwrap_err(), SavedError::Left, "{wrong}");
    }
    for wrong in ["[0,4]", "[0]", "{}"] {
        assert_eq!(read(&text.replace("[0,3]", wrong)).unwrap_err(), SavedError::Sides, "{wrong}");
    }
    let unknown = read(&text.replace("\"fr\"", "\"tlh\"")).expect("a language changes nothing that was played");
    assert_eq!(unknown.agreements.languages, [None, None]);
}

#[test]
fn a_heading_says_whether_people_hide_things_from_each_other() {
    let has_secrets = |change: fn(&mut Session)| {
        let mut session = mid_sow();
        change(&mut session);
        heading(&write(&session, 1)).expect("it has one").has_secrets
    };
    assert!(has_secrets(|_| ()), "the device decides what it hides");
    assert!(has_secrets(|session| session.agreements.secrecy = Some(Secrecy::Cover)));
    assert!(!has_secrets(|session| session.agreements.secrecy = Some(Secrecy::Open)));
    assert!(!has_secrets(|session| session.agreements.computers = vec![None, Some(Level::Sultan)]), "one person");
    assert!(!has_secrets(|session| session.agreements.is_ended = true));
    let by_message = has_secrets(|session| {
        session.agreements.secrecy = Some(Secrecy::Open);
        session.agreements.message = Some(MessageSeat::new(GameId(7), Seat(0)));
    });
    assert!(by_message, "each device hides what is not its player's");
}
