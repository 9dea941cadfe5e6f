//! Games by message: how a received game relates to the stored one.

mod hostile;

use crate::support::Dice;
use crate::support::games::{options, record};
use naqala::game::{Entry, Record, Seat};
use naqala::ui::library::saved;
use naqala::ui::share::codes::{LinkError, Packing, payload, short, unpack};
use naqala::ui::share::import;
use naqala::ui::share::import::ImportError;
use naqala::ui::share::message::{
    LocalGame, Message, Received, Relation, can_ask, receive, relate, seated_at, to_send,
};
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::{GameId, MessageSeat, PlayerRequest};
use proptest::prelude::*;

/// Plays random decisions, now and then a take-back of the table, until the record has this many entries or the game
/// is over.
pub fn go_on(mut record: Record, entries: usize, dice: &mut Dice) -> Record {
    while let Some(action) = (record.len() < entries).then(|| dice.action(record.game())).flatten() {
        record.play(action).expect("a listed action is legal");
        if dice.below(25) == 0 {
            record.take_back(record.len() - 1 - dice.below(record.len().min(4))).expect("the entry is there");
        }
    }
    record
}

fn deal(seed: u64) -> Record {
    Record::new(options(seed)).expect("so many can play")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_message_goes_on_from_the_stored_game_or_is_stale(seed in 0_u64..10_000, early in 0_usize..60, more in 1_usize..60) {
        let mut dice = Dice::new(seed);
        let stored = go_on(deal(seed), early, &mut dice);
        let received = go_on(stored.clone(), stored.len() + more, &mut dice);
        prop_assume!(received.len() > stored.len());
        let players = stored.game().players.len() as u8;
        for seat in (0..players).map(Seat) {
            let own = received.entries().enumerate().position(|(number, (entry, _))| {
                let decider = received.game_before(number).and_then(|game| game.active());
                number >= stored.len() && matches!(entry, Entry::Action(_)) && decider == Some(seat)
            });
            prop_assert_eq!(relate(&stored, &received, seat), Relation::Newer { from: stored.len(), own });
            prop_assert_eq!(relate(&received, &stored, seat), Relation::Older);
            prop_assert_eq!(relate(&received, &received, seat), Relation::Same);
        }
    }

    #[test]
    fn games_that_went_on_differently_fork_where_they_differ(seed in 0_u64..10_000, early in 0_usize..40) {
        let common = go_on(deal(seed), early, &mut Dice::new(seed));
        let legal = common.game().legal_actions();
        prop_assume!(legal.len() > 1);
        let [one, other] = [legal[0], legal[1]].map(|action| {
            let mut record = common.clone();
            record.play(action).expect("a listed action is legal");
            let entries = record.len() + 3;
            go_on(record, entries, &mut Dice::new(seed))
        });
        prop_assert_eq!(relate(&one, &other, Seat(0)), Relation::Fork(common.len()));
    }
}

#[test]
fn another_deal_is_foreign_and_other_names_are_not() {
    assert_eq!(relate(&deal(1), &deal(17), Seat(0)), Relation::Foreign, "the same players and another seed");
    assert_eq!(relate(&deal(1), &deal(3), Seat(0)), Relation::Foreign, "another set");
    let mut renamed = deal(1);
    renamed.rename(Seat(0), "Zoé");
    assert_eq!(relate(&deal(1), &renamed, Seat(0)), Relation::Same);
}

#[test]
fn a_message_in_which_somebody_else_decided_for_this_player_says_so() {
    let stored = deal(0);
    let first = stored.game().active().expect("somebody bids");
    let mut received = stored.clone();
    received.play(stored.game().legal_actions()[0]).expect("a listed action is legal");
    assert_eq!(relate(&stored, &received, first), Relation::Newer { from: 0, own: Some(0) });
    let other = Seat(1 - first.0);
    assert_eq!(relate(&stored, &received, other), Relation::Newer { from: 0, own: None });
}

/// A device with the games that it keeps.
struct Device {
    kept: Vec<LocalGame>,
}

/// Writes the message that a session sends.
pub fn message_of(session: &Session) -> String {
    let sent = to_send(session);
    let bytes = short::write(&sent).expect("a code holds it");
    Message::of(session.agreements.message.expect("it is a game by message"), payload(Packing::Short, &bytes))
        .fragment()
}

/// Reads a message as the page does.
pub fn read(fragment: &str) -> Result<(Message, Session), ImportError> {
    let message = Message::read(fragment)?.ok_or(LinkError::CutOff)?;
    let (packing, bytes) = unpack(&message.payload)?;
    let text = match packing {
        Packing::Short => short::read(&bytes)?,
        Packing::Plain => String::from_utf8(bytes).map_err(|_| LinkError::Damaged)?,
        Packing::Deflated | Packing::ShortDeflated => return Err(LinkError::Damaged.into()),
    };
    let mut session = import::read(&text)?;
    session.agreements.message = None;
    Ok((message, session))
}

impl Device {
    fn new(session: Session) -> Self {
        let text = saved::write(&session, 1);
        Self { kept: vec![LocalGame { id: "own".to_owned(), session, text }] }
    }

    /// Opens a message, as the page does where nobody has to choose, and returns its kind.
    fn open(&mut self, fragment: &str, player: Seat) -> &'static str {
        let (message, session) = read(fragment).expect("it was just written");
        match receive(&message, &session, self.kept.clone()) {
            Received::Unknown(seats) => {
                assert!(seats.contains(&player));
                self.kept = Self::new(seated_at(&message, &session, player)).kept;
                "unknown"
            }
            Received::Newer { local, session, own } => {
                assert_eq!((local.id.as_str(), own), ("own", None));
                self.kept = Self::new(session).kept;
                "newer"
            }
            Received::Same(..) => "same",
            Received::Older(..) => "older",
            Received::Fork(..) => "fork",
            Received::Rematch(_) | Received::Foreign | Received::WrongSender => "wrong",
        }
    }

    fn session(&mut self) -> &mut Session {
        &mut self.kept[0].session
    }
}

/// Deals a game by message for the player at the first seat.
pub fn by_message(players: usize, seed: u64) -> Session {
    let mut session = Session::of_record(record(players, seed));
    session.agreements.message = Some(MessageSeat::new(GameId(77), Seat(0)));
    session
}

#[test]
fn three_devices_play_a_whole_game_with_lost_doubled_and_stale_messages() {
    for seed in 0..4 {
        let mut dice = Dice::new(seed);
        let first = by_message(3, seed);
        let deal = message_of(&first);
        let mut devices = vec![Device::new(first)];
        for player in [1, 2].map(Seat) {
            let mut device = Device { kept: Vec::new() };
            assert_eq!(device.open(&deal, player), "unknown");
            assert_eq!(device.session().agreements.message.map(|own| (own.seat, own.game)), Some((player, GameId(77))));
            devices.push(device);
        }
        let (mut passes, mut stale, mut doubled) = (0, 0, 0);
        let mut old = deal;
        let mut at = 0;
        loop {
            let session = devices[at].session();
            while session.record.game().active() == Some(Seat(at as u8)) {
                let action = dice.action(session.record.game()).expect("somebody decides");
                session.record.play(action).expect("a listed action is legal");
            }
            let link = message_of(session);
            let Some(next) = session.record.game().active().map(Seat::index) else {
                for device in &mut devices {
                    device.open(&link, Seat(0));
                }
                break;
            };
            passes += 1;
            match dice.below(5) {
                // Lost: the sender sends it again.
                0 => {}
                1 => {
                    devices[next].open(&link, Seat(0));
                    assert!(["older", "same"].contains(&devices[next].open(&old, Seat(0))));
                    stale += 1;
                }
                2 => {
                    devices[next].open(&link, Seat(0));
                    assert_eq!(devices[next].open(&link, Seat(0)), "same");
                    doubled += 1;
                }
                _ => {}
            }
            assert!(["newer", "same"].contains(&devices[next].open(&link, Seat(0))));
            old = link;
            at = next;
        }
        assert!(passes > 15 && stale > 0 && doubled > 0, "{passes} {stale} {doubled}");
        let records = devices.iter_mut().map(|device| {
            let session = device.session();
            assert!(session.record.game().is_over());
            session.record.entries().map(|(entry, _)| entry.to_string()).collect::<Vec<_>>()
        });
        let records: Vec<_> = records.collect();
        assert!(records.iter().all(|other| *other == records[0]));
    }
}

#[test]
fn actions_that_can_be_undone_are_not_sent() {
    let mut session = by_message(2, 3);
    while session.record.game().turn().is_none() {
        let action = session.record.game().legal_actions()[0];
        session.record.play(action).expect("it is on the list");
    }
    let begin = session.record.len();
    for _ in 0..2 {
        let action = session.record.game().legal_actions()[0];
        session.record.play(action).expect("it is on the list");
    }
    assert!(session.record.can_undo());
    assert_eq!(to_send(&session).record.len(), begin);
    session.record.take_back(begin).expect("there is such an entry");
    assert_eq!(to_send(&session).record.len(), begin + 3, "the table agreed on it");
    let sent = to_send(&session);
    assert!(sent.agreements.message.is_none() && sent.name.is_empty());
}

#[test]
fn a_take_back_is_asked_granted_and_refused_by_message() {
    let mut anna = by_message(2, 5);
    // The first player to bid has a device of their own.
    let asker = anna.record.game().active().expect("somebody bids");
    let other = Seat(1 - asker.0);
    anna.agreements.message = Some(MessageSeat::new(GameId(77), asker));
    while anna.record.game().active() == Some(asker) {
        let action = anna.record.game().legal_actions()[0];
        anna.record.play(action).expect("it is on the list");
    }
    assert_eq!(can_ask(&anna), None, "it is not sent yet");
    let mut sam = Device { kept: Vec::new() };
    assert_eq!(sam.open(&message_of(&anna), other), "unknown");
    let own = anna.agreements.message.as_mut().expect("it is a game by message");
    own.known = anna.record.len();
    let to = can_ask(&anna).expect("the other player is next");
    anna.agreements.message.as_mut().expect("it is one").request = Some(PlayerRequest::TakeBack(asker, to));

    let (message, session) = read(&message_of(&anna)).expect("it was just written");
    let Received::Same(kept, told) = receive(&message, &session, sam.kept.clone()) else {
        panic!("nothing was played")
    };
    assert_eq!(kept.session.agreements.message.and_then(|own| own.request), None);
    assert_eq!(told.agreements.message.and_then(|own| own.request), Some(PlayerRequest::TakeBack(asker, to)));

    let mut refusing = told.clone();
    refusing.agreements.message.as_mut().expect("it is one").request = Some(PlayerRequest::Refusal(other, to));
    let (message, session) = read(&message_of(&refusing)).expect("it was just written");
    let at_anna = LocalGame { id: "own".to_owned(), text: String::new(), session: anna.clone() };
    let Received::Same(_, refused) = receive(&message, &session, vec![at_anna.clone()]) else {
        panic!("nothing was played")
    };
    assert_eq!(refused.agreements.message.and_then(|own| own.request), Some(PlayerRequest::Refusal(other, to)));

    let mut granting = told;
    granting.record.take_back(to).expect("there is such an entry");
    granting.agreements.message.as_mut().expect("it is one").request = None;
    let (message, session) = read(&message_of(&granting)).expect("it was just written");
    let Received::Newer { session, own, .. } = receive(&message, &session, vec![at_anna]) else { panic!("it goes on") };
    assert_eq!((own, session.record.game().active()), (None, Some(asker)));
    assert_eq!(session.agreements.message.and_then(|own| own.request), None);
}

#[test]
fn a_rematch_finds_its_seat_on_the_other_device() {
    let first = by_message(3, 9);
    let (message, session) = read(&message_of(&first)).expect("it was just written");
    let sam = seated_at(&message, &session, Seat(2));
    let next = first.rematch(42).expect("as many can play");
    let (message, session) = read(&message_of(&next)).expect("it was just written");
    let kept = LocalGame { id: "own".to_owned(), text: String::new(), session: sam };
    assert!(matches!(receive(&message, &session, vec![kept]), Received::Rematch(Seat(2))));
    assert!(
        matches!(receive(&message, &session, Vec::new()), Received::Unknown(seats) if seats == [1, 2, 0].map(Seat))
    );
}

#[test]
fn a_message_continues_the_side_of_a_fork_that_it_fits() {
    let common = by_message(2, 4);
    let legal = common.record.game().legal_actions();
    let [one, other] = [legal[0], legal[1]].map(|action| {
        let mut side = common.clone();
        side.record.play(action).expect("it is on the list");
        side
    });
    let mut later = other.clone();
    later.record.play(later.record.game().legal_actions()[0]).expect("it is on the list");
    let kept =
        |id: &str, session: &Session| LocalGame { id: id.to_owned(), text: String::new(), session: session.clone() };
    let (message, session) = read(&message_of(&later)).expect("it was just written");
    let both = vec![kept("one", &one), kept("other", &other)];
    let received = receive(&message, &session, both);
    assert!(matches!(received, Received::Newer { local, .. } if local.id == "other"));
    assert!(matches!(receive(&message, &session, vec![kept("one", &one)]), Received::Fork(_, 0)));
}

/// Returns the median and the longest of some lengths.
fn spread(mut lengths: Vec<usize>) -> (usize, usize) {
    lengths.sort_unstable();
    (lengths[lengths.len() / 2], lengths[lengths.len() - 1])
}

/// DESIGN.md says what these lengths decide.
#[test]
fn a_message_with_the_whole_game_is_short() {
    let (mut whole, mut moves, mut ends) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..24 {
        let mut dice = Dice::new(seed);
        let mut session = by_message(2 + seed as usize % 3, seed);
        let code = |session: &Session| short::write(&to_send(session)).expect("a code holds it").len();
        let mut before = code(&session);
        while let Some(seat) = session.record.game().active() {
            while session.record.game().active() == Some(seat) {
                let action = dice.action(session.record.game()).expect("somebody decides");
                session.record.play(action).expect("a listed action is legal");
            }
            let now = code(&session);
            whole.push(message_of(&session).len());
            // The moves alone need the head, a hash of what came before, and the check of a code.
            moves.push("#m=0.2".len() + (14 + 4 + 4 + now - before).div_ceil(3) * 4);
            before = now;
        }
        ends.push(message_of(&session).len());
    }
    let (whole, moves, ends) = (spread(whole), spread(moves), spread(ends));
    eprintln!("characters, median and longest: whole {whole:?}, moves alone {moves:?}, whole at the end {ends:?}");
    assert!(ends.0 < 400 && whole.1 < 1_000 && moves.0 < whole.0);
}
