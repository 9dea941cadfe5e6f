//! A game that goes from device to device (R-H1): its pages tell their player alone what is theirs, and nothing travels but the
//! game. The link holds the whole game by design, so the page that opens it has to hide what others hide.

use super::dice::Dice;
use super::secret_worlds::with_other_secrets;
use super::secrets::{NAMES, leaks, open_actions, shown};
use leptos::prelude::*;
use naqala::game::{Expansion, Game, Options, Record, Seat, Step};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::ui::kit::settings::{Overlay, Secrecy, Settings};
use naqala::ui::live::{Allowance, Body, DeviceId, Edition, Exchange, Parcel, RoomKey, Seats, Terms, open};
use naqala::ui::share::codes::{Packing, payload, short, unpack};
use naqala::ui::share::import;
use naqala::ui::share::message::{Message, seated_at, to_send};
use naqala::ui::table::session::message::{GameId, MessageSeat};
use naqala::ui::table::session::{Agreements, Guidance, Session};
use naqala::ui::table::store::{Match, MatchConfig};

/// Returns a game as the player at a seat keeps it on a device of their own.
fn own(record: Record, seat: Seat) -> Session {
    let agreements = Agreements { message: Some(MessageSeat::new(GameId(77), seat)), ..Agreements::default() };
    Session { agreements, ..Session::of_record(record) }
}

/// Writes the message that a device sends.
fn message(session: &Session) -> Message {
    let bytes = short::write(&to_send(session)).expect("a code holds it");
    Message::of(session.agreements.message.expect("it is a game by message"), payload(Packing::Short, &bytes))
}

/// Reads a message as the page of the player at a seat does.
fn received(fragment: &str, seat: Seat) -> Session {
    let message = Message::read(fragment).ok().flatten().expect("it is a message");
    let (_, bytes) = unpack(&message.payload).expect("it is whole");
    let session = import::read(&short::read(&bytes).expect("it is a game")).expect("it is a game");
    seated_at(&message, &session, seat)
}

/// Opens the page of a game on a device that hides things in a way of its own.
fn page(session: Session, secrecy: Secrecy) -> Match {
    let settings = Settings::unsaved(Lang::EN);
    settings.secrecy.set(secrecy);
    settings.overlays.set(Overlay::ALL.to_vec());
    Match::new(session, settings, MatchConfig::of(settings))
}

/// Deals a game with both expansions.
fn deal(people: usize, seed: u64) -> Record {
    Record::new(Options::new(NAMES[..people].iter().copied(), seed).with(Expansion::ALL)).expect("so many can play")
}

fn is_draw(game: &Game) -> bool {
    matches!(game.turn().map(|turn| &turn.step), Some(Step::Keep { .. }))
}

#[test]
fn a_page_that_opens_a_message_shows_only_what_its_player_may_know() {
    let (mut looks, mut compared, mut draws) = (0, 0, 0);
    for (people, secrecy) in (2..=5).flat_map(|people| Secrecy::ALL.map(|secrecy| (people, secrecy))) {
        let mut dice = Dice::new(people as u64);
        let mut played = deal(people, people as u64);
        while let Some(action) = dice.action(played.game()) {
            played.play(action).expect("a listed action is legal");
            let game = played.game().as_ref().clone();
            draws += usize::from(is_draw(&game));
            if !is_draw(&game) && dice.below(25) > 0 {
                continue;
            }
            let sender = Seat(dice.below(people) as u8);
            let fragment = message(&own(played.clone(), sender)).fragment();
            for seat in (0..people as u8).map(Seat) {
                let owner = Owner::new();
                owner.set();
                let opened = page(received(&fragment, seat), secrecy);
                let mut look = |when: &str| {
                    let found = leaks(&opened.scene().get_untracked(), &opened.position(), &[seat]);
                    assert!(found.is_empty() || game.is_over(), "{people}, {secrecy:?}, {seat:?}, {when}: {found:?}");
                    looks += 1;
                };
                look("in the present");
                opened.history().look_at(dice.below(opened.history().steps() + 1));
                look("in the past");
                let other = with_other_secrets(&game, seat, &mut dice);
                if open_actions(&other) == open_actions(&game) {
                    let [here, there] = [game.clone(), other].map(|game| {
                        let sent = message(&own(record::from_position(game), sender)).fragment();
                        shown(page(received(&sent, seat), secrecy))
                    });
                    assert_eq!(here.1, there.1, "{people}, {secrecy:?}, {seat:?}: the page tells a secret");
                    assert!(here.0 == there.0, "{people}, {secrecy:?}, {seat:?}: the page shows a secret");
                    compared += 1;
                }
            }
        }
    }
    assert!(looks > 500 && compared > 200 && draws > 20, "{looks} looks, {compared} comparisons, {draws} draws");
}

#[test]
fn a_message_carries_nothing_that_belongs_to_a_device_alone_and_nothing_that_can_be_undone() {
    let mut undone = 0;
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let mut played = deal(3, seed);
        // The first entries that an undo would take back; everything before them is to be sent.
        let mut whole = played.len();
        for _ in 0..120 {
            let Some(action) = dice.action(played.game()) else { break };
            played.play(action).expect("a listed action is legal");
            if !played.can_undo() {
                whole = played.len();
            }
            let bare = message(&own(played.clone(), Seat(1))).fragment();
            let mut kept = own(played.clone(), Seat(1));
            kept.name = "Friday".to_owned();
            kept.review = r#"{"notes":["Sam has 12 coins"]}"#.to_owned();
            kept.agreements.sides = vec![0, 1, 2];
            kept.agreements.languages = vec![None, Some(Lang::FR), None];
            kept.agreements.secrecy = Some(Secrecy::Open);
            kept.agreements.hints = vec![Seat(1)];
            kept.agreements.guidance = Guidance::Shown;
            kept.agreements.message.as_mut().expect("it is there").sent = Some(1_700_000_000_000);
            assert_eq!(message(&kept).fragment(), bare, "after {} entries", played.len());
            assert_eq!(message(&own(played.until(whole), Seat(1))).fragment(), bare, "after {} entries", played.len());
            undone += usize::from(whole < played.len());
        }
    }
    assert!(undone > 50, "{undone} messages left something out");
}

#[test]
fn an_envelope_of_a_live_table_is_sealed_and_holds_its_parcel_alone() {
    let (key, other) = (RoomKey::new([5; 32]), RoomKey::new([6; 32]));
    let mut exchange = Exchange::new(key, DeviceId(4), Seats::default());
    exchange.claim(Seat(1), 9);
    let terms = Terms { allowance: Allowance::Turn(120), is_binding: true };
    exchange.clock_mut().set_terms(Some(terms), DeviceId(4));
    let mut played = deal(3, 1);
    let mut dice = Dice::new(1);
    for _ in 0..40 {
        let action = dice.action(played.game()).expect("the game goes on");
        played.play(action).expect("a listed action is legal");
    }
    let sent = message(&own(played, Seat(1)));
    let way = ["a1", "b1"].map(|square| square.parse().expect("a square")).to_vec();
    let here = Body::Here { is_awake: true, asks: false, entries: 40, game: GameId(77) };
    for (number, body) in [Body::Game(sent.clone()), here, Body::Way(way)].into_iter().enumerate() {
        let frame = exchange.frame([number as u8 + 1; 24], body.clone()).expect("it is short enough");
        let (&is_kept, envelope) = frame.split_first().expect("it is not empty");
        assert_eq!(is_kept == 1, matches!(body, Body::Game(_)));
        for plain in [&sent.fragment()[..], &sent.payload, "Anna", "seats", "clock", "way", "here", "a1\",\"b1"] {
            assert!(!envelope.windows(plain.len()).any(|part| part == plain.as_bytes()), "the relay can read {plain}");
        }
        assert_eq!(open(&other, envelope), None, "another room cannot open it");
        let (seats, requests, clock) = (*exchange.seats(), Some(*exchange.requests()), Some(*exchange.clock()));
        let parcel = Parcel { device: DeviceId(4), seats, edition: Edition::FIRST, requests, clock, body };
        assert_eq!(open(&key, envelope), Some(parcel.write()));
    }
}
