//! A rematch is one game, whoever deals it, and in whatever order the devices hear of it.

use super::{Device, KEY, Table};
use crate::share::messages::{message_of, read};
use crate::support::Dice;
use crate::support::games::record;
use naqala::game::Seat;
use naqala::ui::live::{Delivery, DeviceId, Edition, Exchange, Seats};
use naqala::ui::share::message::seated_at;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::GameId;
use std::collections::HashSet;

/// Plays a rematch at a device: the one of which it has heard, else one that it deals.
fn press(device: &mut Device) {
    let own = *device.own();
    device.session = match device.exchange.rematch() {
        Some(offer) => {
            let (message, session) = read(&offer.fragment()).expect("it was read before");
            seated_at(&message, &session, own.seat)
        }
        None => device.session.rematch_with_handicap(own.game.rematch_seed()).expect("as many can play"),
    };
    // As the room of the rematch is read.
    device.exchange = device.exchange.clone().with_rematch(None);
}

fn has_moved_on(device: &mut Device) -> bool {
    device.own().former.is_some()
}

#[test]
fn whoever_deals_a_rematch_and_whoever_has_not_heard_of_it_sit_at_one_table() {
    let mut alone = 0;
    for seed in 0..80 {
        let dice = &mut Dice::new(seed);
        let players = 2 + (seed % 3) as u8;
        let mut table = Table::new(&Session::of_record(record(usize::from(players), 5)), players);
        table.settle();
        // Each device calls the players as it likes.
        for (at, device) in table.devices.iter_mut().enumerate() {
            device.session.record.rename(Seat(0), &format!("Anna {at}"));
        }
        let mut dealers = 0;
        for _ in 0..40 {
            let at = dice.below(table.devices.len());
            let is_lost = dice.below(3) == 0;
            let frame = match dice.below(3) {
                0 if !has_moved_on(&mut table.devices[at]) => {
                    dealers += usize::from(table.devices[at].exchange.rematch().is_none());
                    press(&mut table.devices[at]);
                    Some(table.devices[at].game())
                }
                1 if has_moved_on(&mut table.devices[at]) && table.devices[at].play(dice) > 0 => {
                    Some(table.devices[at].game())
                }
                _ => {
                    let envelope = table.devices[at].inbox.pop_front();
                    let answers = envelope.is_some_and(|envelope| table.devices[at].take(&envelope, &table.known));
                    answers.then(|| table.devices[at].game())
                }
            };
            if let Some(frame) = frame {
                table.send(at, &frame, || is_lost, || 1);
            }
        }
        for device in &mut table.devices {
            if !has_moved_on(device) {
                press(device);
            }
        }
        table.settle();
        alone += usize::from(dealers > 1);
        let games: HashSet<GameId> = table.devices.iter_mut().map(|device| device.own().game).collect();
        assert_eq!(games.len(), 1, "schedule {seed}: one rematch");
        let first = table.devices[0].entries();
        for device in &table.devices {
            assert_eq!(device.entries(), first, "schedule {seed}: all have its decisions");
            assert!(!device.in_view, "schedule {seed}: nobody went on otherwise");
        }
    }
    assert!(alone > 20, "several have often dealt at the same moment: {alone}");
}

#[test]
fn an_offer_stays_and_who_watches_hears_of_it() {
    let deal = Session::of_record(record(3, 5));
    let mut anna = Device::new(&deal, 0);
    for seat in [1, 3] {
        let mut other = Device::new(&deal, seat);
        press(&mut anna);
        let (message, session) = read(&message_of(&anna.session)).expect("it was just written");
        let edition = Edition::FIRST;
        let (delivery, answers) = other.exchange.receive(&other.session, &message, &session, edition);
        assert!(matches!(delivery, Delivery::Rematch) && !answers, "at seat {seat}");
        assert_eq!(other.exchange.rematch(), Some(&message));
        let again = Exchange::new(KEY, DeviceId(9), Seats::default()).with_rematch(other.exchange.rematch().cloned());
        assert_eq!(again.rematch(), Some(&message), "after a reload");
        press(&mut other);
        assert_eq!(other.own().game, anna.own().game);
        anna = Device::new(&deal, 0);
    }
}

#[test]
fn of_two_rematches_from_pages_of_an_earlier_version_all_open_the_same_one() {
    let deal = Session::of_record(record(3, 5));
    let dealt = [7, 8].map(|seed| {
        let session = Device::new(&deal, 0).session.rematch(seed).expect("as many can play");
        read(&message_of(&session)).expect("it was just written")
    });
    let least = dealt.iter().map(|(message, _)| message.game.0).min();
    for order in [[0, 1], [1, 0]] {
        let Device { session: own, mut exchange, .. } = Device::new(&deal, 1);
        for at in order {
            exchange.receive(&own, &dealt[at].0, &dealt[at].1, Edition::FIRST);
        }
        assert_eq!(exchange.rematch().map(|offer| offer.game.0), least);
    }
}
