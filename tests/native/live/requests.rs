//! What players ask of each other at a live table, from device to device.

use super::{Device, KEY, Table};
use crate::support::Dice;
use crate::support::games::record;
use naqala::ai::Level;
use naqala::game::Seat;
use naqala::ui::live::{Arrived, Parcel, open, seal};
use naqala::ui::table::session::Session;
use naqala::ui::table::session::agreed::Matter;
use naqala::ui::table::session::message::GameId;
use naqala::ui::table::session::requests::{Answer, Request, Requests};

const END: Request = Request::of(Matter::Ended);

/// Three players sit at devices of their own, and a fourth device watches.
fn seated() -> Table {
    let mut table = Table::new(&Session::of_record(record(3, 8)), 3);
    let watching = Device::new(&table.devices[0].session.clone(), 3);
    table.devices.push(watching);
    for device in &mut table.devices {
        device.exchange = device.exchange.clone().with_requests(Requests::new(GameId(77)));
    }
    table.settle();
    table
}

/// Lets the player of a device ask or answer. The others hear of it unless that is lost.
fn change(table: &mut Table, at: usize, is_lost: bool, change: impl FnOnce(&mut Requests)) {
    let device = &mut table.devices[at];
    let mut requests = *device.exchange.requests();
    change(&mut requests);
    assert!(device.exchange.join_requests(&requests));
    let frame = device.game();
    table.send(at, &frame, || is_lost, || 1);
}

#[test]
fn what_is_asked_and_answered_reaches_all_and_what_was_lost_is_made_up_for() {
    let mut table = seated();
    change(&mut table, 0, true, |requests| requests.ask(Seat(0), END));
    assert_eq!(table.devices[1].exchange.requests().by(Seat(0)), None, "it was lost");
    let frame = table.devices[1].game();
    table.send(1, &frame, || false, || 1);
    table.settle();
    for device in &table.devices {
        assert_eq!(device.exchange.requests().by(Seat(0)), Some(END));
    }
    // Two answer without having heard of each other.
    for seat in [1, 2] {
        change(&mut table, seat, false, |requests| requests.answer(Seat(seat as u8), Seat(0), 1, Answer::Agrees));
    }
    table.settle();
    for device in &table.devices {
        assert!([1, 2].map(Seat).iter().all(|&seat| device.exchange.requests().has_agreed(Seat(0), seat)));
    }
    change(&mut table, 0, false, |requests| requests.settle(Seat(0)));
    table.settle();
    assert!(table.devices.iter().all(|device| device.exchange.requests().by(Seat(0)).is_none()));
}

#[test]
fn a_page_of_an_earlier_version_reads_the_rest_and_can_answer_nothing() {
    let mut table = seated();
    change(&mut table, 0, false, |requests| requests.ask(Seat(0), END));
    table.settle();
    let envelope = table.devices[1].game()[1..].to_vec();
    let parcel = Parcel::read(&open(&KEY, &envelope).expect("it is sealed")).expect("it is a parcel");
    let old = Parcel { requests: None, ..parcel.clone() };
    assert!(!old.write().contains("requests"));
    for (parcel, can) in [(parcel, true), (old, false)] {
        let envelope = seal(&KEY, [9; 24], &parcel.write()).expect("it is short enough");
        let arrived = table.devices[0].exchange.open(&envelope);
        let Some(Arrived { can_answer, is_behind, .. }) = arrived else { panic!("it can be read") };
        assert_eq!((can_answer, is_behind), (can, false), "nobody answers an old page for ever");
    }
}

#[test]
fn what_is_asked_at_one_game_is_not_asked_at_its_rematch() {
    let mut table = seated();
    change(&mut table, 0, true, |requests| requests.ask(Seat(0), END));
    let envelope = table.devices[0].game()[1..].to_vec();
    let rematch = table.devices[1].exchange.clone().with_requests(Requests::new(GameId(78)));
    table.devices[1].exchange = rematch;
    let arrived = table.devices[1].exchange.open(&envelope).expect("it is of this table");
    assert!(!arrived.is_behind);
    assert_eq!(table.devices[1].exchange.requests(), &Requests::new(GameId(78)));
}

#[test]
fn what_a_computer_decides_for_a_player_by_agreement_is_taken_without_a_question() {
    // The player may have come back while the computer's decision was on its way.
    for (is_agreed, is_back) in [(true, false), (true, true), (false, false)] {
        let deal = Session::of_record(record(2, 5));
        let mut table = Table::new(&deal, 2);
        table.settle();
        let absent = deal.record.game().active().expect("somebody bids").index();
        let there = &mut table.devices[1 - absent];
        if is_agreed {
            there.session.agreements.set_level(Seat(absent as u8), Some(Level::Scribe), 2);
        }
        let action = Dice::new(1).action(there.session.record.game()).expect("somebody decides");
        there.session.record.play(action).expect("a listed action is legal");
        let frame = there.game();
        table.send(1 - absent, &frame, || false, || 1);
        let envelope = table.devices[absent].inbox.pop_front().expect("it arrives");
        if is_back {
            let Device { session, exchange, .. } = &mut table.devices[absent];
            for level in [Some(Level::Scribe), None] {
                exchange.notice(&session.agreements);
                session.agreements.set_level(Seat(absent as u8), level, 2);
                exchange.notice(&session.agreements);
            }
        }
        table.devices[absent].take(&envelope, &table.known);
        let Device { session, in_view, .. } = &table.devices[absent];
        assert_eq!(*in_view, !is_agreed, "somebody who decides for others is asked about");
        assert_eq!(session.record.len(), usize::from(is_agreed));
        assert_eq!(session.agreements.level(Seat(absent as u8)).is_some(), is_agreed && !is_back);
    }
}
