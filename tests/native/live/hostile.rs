//! Envelopes of those who have no key, and of a player who sends nonsense: nothing changes.

use super::{Device, KEY, Known, Table};
use crate::support::Dice;
use crate::support::games::record;
use naqala::game::Seat;
use naqala::ui::library::saved;
use naqala::ui::live::{Body, DeviceId, Exchange, Parcel, RoomKey, Seats, seal};
use naqala::ui::share::message::Message;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::GameId;

/// Lists envelopes that a relay, a network or a careless program could bring.
fn hostile(good: &[u8], parcel: &Parcel, dice: &mut Dice) -> Vec<Vec<u8>> {
    let sealed = |text: &str| seal(&KEY, [77; 24], text).expect("it is short enough");
    let mut all = vec![Vec::new(), vec![0; 24], vec![0; 40], vec![255; 4096]];
    for _ in 0..150 {
        all.push((0..dice.below(600)).map(|_| dice.below(256) as u8).collect());
    }
    for _ in 0..150 {
        let mut changed = good.to_vec();
        let at = dice.below(changed.len());
        changed[at] ^= 1 << dice.below(8);
        all.push(changed);
        all.push(good[..dice.below(good.len())].to_vec());
    }
    // Another room's, and texts that are no parcels.
    let other = Exchange::new(RoomKey::new([6; 32]), DeviceId(3), Seats::default());
    let here = Body::Here { is_awake: true, asks: true, entries: 0, game: GameId(77) };
    all.push(other.frame([1; 24], here).expect("it is short")[1..].to_vec());
    let text = parcel.write();
    for _ in 0..40 {
        let at = dice.below(text.len());
        all.push(sealed(&text[..at]));
    }
    for wrong in [
        "{\"by\":1,\"edition\":[9,9]}",
        "",
        "{}",
        "null",
        "[[[[",
        "{\"by\":1,\"game\":\"#m=0AAAA.2AA\"}",
        "{\"by\":1,\"way\":[\"z9\"]}",
    ] {
        all.push(sealed(wrong));
    }
    // Games with another head than theirs, of a sender without a seat, and of another deal.
    let Body::Game(message) = &parcel.body else { panic!("it holds a game") };
    let with = |message: Message| sealed(&Parcel { body: Body::Game(message), ..parcel.clone() }.write());
    all.push(with(Message { game: GameId(78), ..message.clone() }));
    all.push(with(Message { former: Some(GameId(77)), game: GameId(1), ..message.clone() }));
    all.push(with(Message { from: Seat(4), ..message.clone() }));
    all.push(with(Message { payload: "2AAAA".to_owned(), ..message.clone() }));
    let mut foreign = Device::new(&Session::of_record(record(3, 99)), 1);
    all.push(foreign.game()[1..].to_vec());
    all
}

#[test]
fn hostile_envelopes_change_nothing() {
    let deal = Session::of_record(record(3, 8));
    let mut table = Table::new(&deal, 3);
    table.settle();
    let mut dice = Dice::new(3);
    for _ in 0..6 {
        for at in 0..3 {
            table.devices[at].play(&mut dice);
        }
        table.settle();
    }
    // A replay is old, or the same.
    let old = table.kept.clone().expect("the relay keeps the newest");
    for at in 0..3 {
        table.devices[at].play(&mut dice);
    }
    table.settle();
    let good = table.devices[1].game()[1..].to_vec();
    let parcel = Parcel::read(&naqala::ui::live::open(&KEY, &good).expect("it is sealed")).expect("it is a parcel");
    let mut all = hostile(&good, &parcel, &mut dice);
    all.extend(std::iter::repeat_n(old, 20));
    assert!(all.len() >= 500, "{}", all.len());
    let known = Known::default();
    let device = &mut table.devices[0];
    let (before, seats) = (saved::write(&device.session, 1), *device.exchange.seats());
    for (number, envelope) in all.iter().enumerate() {
        device.take(envelope, &known);
        assert_eq!(saved::write(&device.session, 1), before, "envelope {number}");
        assert_eq!(*device.exchange.seats(), seats, "envelope {number}");
        assert!(!device.in_view, "envelope {number}");
    }
}
