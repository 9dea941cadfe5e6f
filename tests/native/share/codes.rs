//! Short codes: every game comes back whole, damaged codes are refused, and most links stay short.

use crate::support::against;
use crate::support::fixtures::{fixture, folder, path};
use crate::support::games::{SETS, options};
use crate::support::{Dice, is_order};
use naqala::ai::{Level, Style};
use naqala::game::{Action, Entry, Game, Options, Record, Seat};
use naqala::i18n::Lang;
use naqala::notation::record::from_position;
use naqala::notation::{position, record};
use naqala::ui::library::saved;
use naqala::ui::share::codes::short::{LONGEST_CODE, RULES};
use naqala::ui::share::codes::{Fragment, LinkError, ONE_CODE, Packing, fragment, payload, short, unpack};
use naqala::ui::share::import::ImportError;
use naqala::ui::share::{describe as links, import};
use naqala::ui::table::session::{Agreements, Colour, Guidance, Session};
use proptest::prelude::*;
use serde_json::Value;
use std::fs;

/// The address of a page as long as a host's usually is.
const PAGE: &str = "https://someone.github.io/naqala/";

/// Plays at most this many random decisions, now and then a take-back of the table.
fn played(mut record: Record, most: usize, with_backs: bool, dice: &mut Dice) -> Record {
    while let Some(action) = (record.len() < most).then(|| dice.action(record.game())).flatten() {
        record.play(action).expect("a listed action is legal");
        if with_backs && dice.below(40) == 0 {
            let to = record.len() - 1 - dice.below(record.len().min(6));
            record.take_back(to).expect("the entry is there");
        }
    }
    record
}

fn random_game(seed: u64, with_backs: bool) -> Record {
    played(Record::new(options(seed)).expect("so many can play"), 5_000, with_backs, &mut Dice::new(seed))
}

/// Makes a session of a record, with every agreement that a table can have.
fn session(record: Record, dice: &mut Dice) -> Session {
    let players = record.game().players.len();
    let mut session = Session::of_record(record);
    session.colours.rotate_left(dice.below(players));
    session.name = String::from(["", "Friday", "Zoé & “co” 🎲"][dice.below(3)]);
    let level = |dice: &mut Dice| dice.pick(&[None, Some(Level::Apprentice), Some(Level::Sultan)]).copied().flatten();
    let mut computers: Vec<_> = (0..players).map(|_| level(dice)).collect();
    computers[0] = Some(Level::Courtier);
    session.agreements = Agreements {
        is_ended: dice.below(2) == 0,
        left: (0..dice.below(players)).rev().map(|seat| Seat(seat as u8)).collect(),
        sides: (0..players * dice.below(2)).map(|_| dice.below(4) as u8).collect(),
        styles: Vec::new(),
        secrecy: None,
        computers: if dice.below(2) == 0 { computers } else { Vec::new() },
        is_strict: dice.below(2) == 0,
        guidance: [Guidance::None, Guidance::Shown, Guidance::Hidden][dice.below(3)],
        languages: Vec::new(),
        hints: Vec::new(),
        message: None,
        notes: Vec::new(),
    };
    session
}

/// Asserts that a code holds all of a session, and returns its bytes.
#[track_caller]
fn survives(session: &Session) -> Vec<u8> {
    let bytes = short::write(session).expect("a code holds it");
    let text = short::read(&bytes).expect("it was just written");
    assert_eq!(text, saved::write(session, 0));
    let again = import::read(&text).expect("a page opens it");
    assert_eq!(again.record.game(), session.record.game());
    assert_eq!(
        (&again.colours, &again.name, &again.agreements),
        (&session.colours, &session.name, &session.agreements)
    );
    let entries = |session: &Session| session.record.entries().map(|(entry, _)| entry).collect::<Vec<_>>();
    assert_eq!(entries(&again), entries(session));
    bytes
}

#[test]
fn every_game_survives_with_all_that_the_table_agreed_on() {
    let (mut backs, mut orders) = (0, 0);
    for seed in 0..64 {
        let record = random_game(seed, seed % 2 == 0);
        assert!(record.game().is_over());
        for (entry, _) in record.entries() {
            backs += usize::from(matches!(entry, Entry::Back(_)));
            orders += usize::from(matches!(entry, Entry::Action(Action::Order(_))));
        }
        survives(&session(record, &mut Dice::new(seed)));
    }
    assert!(backs > 100 && orders > 5, "{backs} take-backs, {orders} orders of the horn");
}

#[test]
fn a_game_survives_at_every_moment() {
    for seed in [12, 15] {
        let whole = random_game(seed, true);
        for entries in (0..whole.len()).step_by(7) {
            survives(&Session::of_record(whole.until(entries)));
        }
    }
}

#[test]
fn a_game_survives_while_the_horn_waits_for_an_order() {
    let cut = |seed| {
        let whole = random_game(seed, false);
        let entry = (0..whole.len()).find(|&entry| whole.game_before(entry).is_some_and(|game| is_order(game)))?;
        Some(whole.until(entry))
    };
    let waiting = (0..64).find_map(cut).expect("somebody blows the horn");
    survives(&Session::of_record(waiting));
}

#[test]
fn a_game_that_starts_from_a_position_survives() {
    let files = folder("tests/fixtures/valid");
    assert!(files.len() > 25);
    for (number, (name, text)) in files.into_iter().enumerate() {
        let game = position::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut dice = Dice::new(number as u64);
        let record = played(from_position(game.clone()), 40, true, &mut dice);
        survives(&session(record, &mut dice));
        survives(&Session::of_record(Record::from_position(Game::reseeded(game, 7), 7)));
    }
}

#[test]
fn extreme_seeds_and_names_survive() {
    let widest = "\u{1f3b2}".repeat(60);
    for (seed, name) in [(0, "A"), (255, "Anna"), (256, "安娜"), (u64::MAX, widest.as_str())] {
        survives(&Session::of_record(Record::new(Options::new([name, "Sam"], seed)).expect("two can play")));
    }
    let too_long = "\u{1f3b2}".repeat(64);
    let session = Session::of_record(Record::new(Options::new([too_long.as_str(), "Sam"], 1)).expect("two can play"));
    assert_eq!(short::write(&session), None, "such a name takes the longer packing");
}

#[test]
fn a_record_that_is_too_long_takes_the_longer_packing() {
    let mut record = Record::new(options(0)).expect("so many can play");
    record.play(record.game().legal_actions()[0]).expect("it is listed");
    while record.len() < 5_000 {
        record.take_back(0).expect("entry 0 is there");
    }
    survives(&Session::of_record(record.clone()));
    record.take_back(0).expect("entry 0 is there");
    assert_eq!(short::write(&Session::of_record(record)), None);
}

fn hash(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Returns bytes with the check that belongs to them.
fn checked(bytes: &[u8]) -> Vec<u8> {
    [bytes, &hash(bytes).to_be_bytes()].concat()
}

#[test]
fn a_code_with_a_changed_byte_or_a_missing_end_is_refused() {
    let code = survives(&Session::of_record(random_game(3, true)));
    for at in 0..code.len() {
        for change in [1, 0x80, 0xff, at as u8 | 2] {
            let mut changed = code.clone();
            changed[at] ^= change;
            assert_eq!(short::read(&changed), Err(LinkError::Damaged), "byte {at}");
        }
        let error = if at < 4 { LinkError::CutOff } else { LinkError::Damaged };
        assert_eq!(short::read(&code[..at]), Err(error), "cut at {at}");
    }
    assert_eq!(short::read(&vec![0; LONGEST_CODE + 1]), Err(LinkError::Long));
}

#[test]
fn a_link_with_a_changed_character_is_refused_or_opens_the_same_game() {
    let text = payload(Packing::Short, &survives(&Session::of_record(random_game(2, false).until(60))));
    let game = short::read(&unpack(&text).expect("it was just written").1);
    for at in 1..text.len() {
        for letter in ["A", "_", "k", "*"] {
            let changed = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
            let read = unpack(&changed).and_then(|(_, bytes)| short::read(&bytes));
            assert!(
                read == game || matches!(read, Err(LinkError::Damaged | LinkError::Letter(_))),
                "{changed}: {read:?}"
            );
        }
    }
}

#[test]
fn other_decisions_than_those_written_are_refused() {
    let code = survives(&Session::of_record(random_game(4, true).until(80)));
    let body = &code[..code.len() - 4];
    let mut refused = 0;
    for at in 3..body.len() {
        let mut changed = body.to_vec();
        changed[at] ^= 0x10;
        match short::read(&checked(&changed)) {
            // The set-up has another name, say.
            Ok(text) => assert_ne!(Ok(text), short::read(&code)),
            Err(LinkError::Rules) => refused += 1,
            Err(error) => assert_eq!(error, LinkError::Damaged),
        }
    }
    assert!(refused > body.len() / 2, "{refused} of {}", body.len());
}

#[test]
fn a_code_of_other_rules_is_refused_in_words() {
    let code = survives(&Session::of_record(random_game(1, false)));
    let body = [&[RULES + 3], &code[1..code.len() - 4]].concat();
    let error = short::read(&checked(&body)).expect_err("it may list other actions");
    assert_eq!(error, LinkError::Rules);
    let says = |lang| links::import(lang, &ImportError::Link(error));
    assert!(
        says(Lang::EN).starts_with("It was packed with other rules: open it with the version"),
        "{}",
        says(Lang::EN)
    );
    assert!(says(Lang::FR).contains("d’autres règles"), "{}", says(Lang::FR));
}

#[test]
fn a_handicap_has_a_code_and_styles_need_the_longer_packing() {
    let options = Options::new(["Anna", "Sam"], 42);
    let mut session = Session::with_coins(options, Colour::ALL[..2].to_vec(), &[60, 50]).expect("two can play");
    session.record.play("bid 3".parse().expect("a bid")).expect("it is legal");
    assert!(survives(&session).len() < 8000);
    session.agreements.set_level(Seat(1), Some(Level::Sultan), 2);
    survives(&session);
    session.agreements.styles = vec![Style::Plain, Style::Viziers];
    assert_eq!(short::write(&session), None, "older versions read the text, and leave styles out");
}

#[test]
fn codes_with_later_levels_have_numbers_of_their_own() {
    let mut session = Session::of_record(random_game(3, false));
    let players = session.record.game().players.len();
    for (level, rules) in
        [(Level::Novice, RULES + 1), (Level::Scribe, RULES + 2), (Level::Apprentice, RULES), (Level::Sultan, RULES)]
    {
        session.agreements.computers = vec![Some(level); players];
        assert_eq!(survives(&session)[0], rules, "{level}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_cause_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..120), position in 0..3_u8) {
        let _ = short::read(&bytes);
        let text = fixture("valid/smallest-board.json");
        let text = if position == 0 { text.as_bytes() } else { &[] };
        let length = (text.len() as u16).to_be_bytes();
        if let Ok(game) = short::read(&checked(&[&[RULES], &length[..], text, &bytes].concat())) {
            let _ = import::read(&game);
        }
    }
}

/// Returns the sessions whose links are frozen, by name.
fn frozen() -> Vec<(String, Session)> {
    let records = folder("tests/fixtures/replay").into_iter().filter(|(name, _)| name.ends_with(".record.json"));
    let mut sessions: Vec<_> = records
        .map(|(name, text)| {
            let record = record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name.replace(".record.json", ""), Session::of_record(record))
        })
        .collect();
    let whole = random_game(11, true);
    sessions.push(("take-backs".into(), session(whole.clone(), &mut Dice::new(11))));
    let game = position::read(&fixture("valid/order-before-the-move.json")).expect("it is consistent");
    let mut from_position = session(played(from_position(game), 40, true, &mut Dice::new(5)), &mut Dice::new(9));
    // A page that opens it must not play on.
    from_position.agreements.computers.clear();
    sessions.push(("position".into(), from_position));
    sessions
}

#[test]
fn frozen_links_open_for_good() {
    let file = path("tests/fixtures/links.json");
    let mut links: Value =
        fs::read_to_string(&file).map_or(Value::Null, |text| serde_json::from_str(&text).expect("it is JSON"));
    for (name, session) in frozen() {
        let link = fragment(&payload(Packing::Short, &survives(&session)));
        let text = fragment(&payload(Packing::Plain, saved::write(&session, 0).as_bytes()));
        if std::env::var_os("NAQALA_FREEZE").is_some() {
            links["short"][&name] = link.clone().into();
            if name == "position" {
                links["plain"][&name] = text.into();
            }
        }
        assert_eq!(links["short"][&name], link, "{name}: the rules or the order of legal actions changed");
    }
    if std::env::var_os("NAQALA_FREEZE").is_some() {
        fs::write(&file, format!("{links:#}\n")).expect("the fixture can be written");
    }
    let opened = |link: &Value| {
        let Ok(Some(Fragment::Game(payload))) = Fragment::read(link.as_str()?) else { return None };
        let text = match unpack(&payload).ok()? {
            (Packing::Plain, bytes) => String::from_utf8(bytes).ok()?,
            (Packing::Short, bytes) => short::read(&bytes).ok()?,
            // The browser decompresses: the journeys of sharing open those.
            _ => return None,
        };
        import::read(&text).ok().map(|session| saved::write(&session, 0))
    };
    for (name, session) in frozen() {
        assert_eq!(opened(&links["short"][&name]), Some(saved::write(&session, 0)), "{name}");
    }
    assert_eq!(opened(&links["plain"]["position"]), opened(&links["short"]["position"]));
}

#[test]
fn the_order_of_legal_actions_is_part_of_the_format() {
    let mut lists = Vec::new();
    for seed in 0..48 {
        let mut game = Game::new(&options(seed)).expect("so many can play");
        let mut dice = Dice::new(seed);
        while let Some(action) = dice.action(&game) {
            let actions: Vec<_> = game.legal_actions().iter().map(ToString::to_string).collect();
            lists.extend(hash(actions.join("\n").as_bytes()).to_be_bytes());
            game.play(action).expect("a listed action is legal");
        }
    }
    // Another order, or other actions, make old codes unreadable: that takes another number in `short::RULES`.
    assert_eq!((RULES, lists.len() / 4, hash(&lists)), (1, 15_040, 0xf400_972a));
}

/// Prints how long the links of some games are, and returns the median.
fn measure(what: &str, games: impl Iterator<Item = Session>) -> usize {
    let mut links: Vec<(usize, usize)> = games
        .map(|session| {
            let code = short::write(&session).expect("a code holds every game");
            (PAGE.len() + fragment(&payload(Packing::Short, &code)).len(), session.record.len())
        })
        .collect();
    links.sort_unstable();
    let at = |part: usize| links[(links.len() - 1) * part / 100].0;
    let in_one = links.iter().filter(|(length, _)| *length <= ONE_CODE).count();
    let (longest, entries) = links[links.len() - 1];
    let most = links.iter().map(|(_, entries)| *entries).max().unwrap_or_default();
    println!(
        "{what}: {} games, links of {} characters in the median, 90 % up to {}, longest {longest} ({entries} entries; the most entries are {most}), {in_one} in one code",
        links.len(),
        at(50),
        at(90)
    );
    at(50)
}

/// With `NAQALA_MEASURE` set, this measures 1,000 random games and 200 of computers.
#[test]
fn most_links_are_short() {
    let (random, computers) = if std::env::var_os("NAQALA_MEASURE").is_some() { (1000, 200) } else { (64, 8) };
    let median = measure("random", (0..random).map(|seed| Session::of_record(random_game(seed, false))));
    assert!(median < 600, "{median}");
    let game = |seed: u64| {
        let set = SETS[(seed % 4) as usize];
        let players = 2 + (seed / 4) as usize % if set.is_empty() { 3 } else { 4 };
        let mut session = against::deal(set, players, Level::Apprentice, seed);
        session.agreements.computers = vec![Some(Level::Apprentice); players];
        against::play(session, |_| ())
    };
    let median = measure("computers", (0..computers).map(game));
    assert!(median < 600, "{median}");
}
