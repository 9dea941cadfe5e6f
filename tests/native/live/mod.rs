//! Live tables: five devices and a relay that loses, delays and doubles envelopes.

mod clock;
mod hostile;
mod rematch;
mod requests;

use crate::share::messages::read;
use crate::support::Dice;
use crate::support::games::options;
use naqala::ai::Level;
use naqala::game::{Entry, Record, Seat};
use naqala::ui::live::{Arrived, Body, Delivery, DeviceId, Edition, Exchange, RoomKey, Seats};
use naqala::ui::share::codes::{Packing, payload, short};
use naqala::ui::share::message::{Message, to_send};
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::{GameId, MessageSeat};
use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};

const KEY: RoomKey = RoomKey::new([5; 32]);
const SCHEDULES: u64 = 1_000;
/// What happens in each of them.
const STEPS: usize = 300;

/// A device at the table, as the page does it.
struct Device {
    session: Session,
    exchange: Exchange,
    /// What its player has to settle: somebody went on otherwise, or decided for them.
    in_view: bool,
    is_connected: bool,
    inbox: VecDeque<Vec<u8>>,
    nonce: u64,
}

/// Games that were read before: reading plays them again.
type Known = RefCell<HashMap<String, Session>>;

impl Device {
    fn new(deal: &Session, seat: u8) -> Self {
        let mut session = deal.clone();
        session.agreements.message = Some(MessageSeat::new(GameId(77), Seat(seat)));
        let mut exchange = Exchange::new(KEY, DeviceId(u64::from(seat) + 1), Seats::default());
        exchange.claim(Seat(seat), 1_000 + u64::from(seat));
        Self { session, exchange, in_view: false, is_connected: false, inbox: VecDeque::new(), nonce: 0 }
    }

    fn own(&mut self) -> &mut MessageSeat {
        self.session.agreements.message.as_mut().expect("it is a game by message")
    }

    /// Returns the frame with the game, and remembers that the others have it.
    fn game(&mut self) -> Vec<u8> {
        self.exchange.notice(&self.session.agreements);
        let sent = to_send(&self.session);
        self.own().known = sent.record.len();
        let payload = payload(Packing::Short, &short::write(&sent).expect("a code holds it"));
        let own = *self.own();
        self.nonce += 1;
        let mut nonce = [0; 24];
        nonce[..8].copy_from_slice(&self.nonce.to_be_bytes());
        nonce[8] = self.exchange.device().0 as u8;
        self.exchange.frame(nonce, Body::Game(Message::of(own, payload))).expect("it is short enough")
    }

    /// Takes an envelope. Returns whether it answers with its own game.
    fn take(&mut self, envelope: &[u8], known: &Known) -> bool {
        let Some(Arrived { body: Body::Game(message), edition, is_behind, .. }) = self.exchange.open(envelope) else {
            return false;
        };
        let is_known = known.borrow().contains_key(&message.payload);
        if !is_known {
            let Ok((_, session)) = read(&message.fragment()) else { return false };
            known.borrow_mut().insert(message.payload.clone(), session);
        }
        let received = known.borrow()[&message.payload].clone();
        let (delivery, answers) = self.exchange.receive(&self.session, &message, &received, edition);
        match delivery {
            Delivery::Take(session) => self.session = session,
            Delivery::Ask(..) | Delivery::Fork(..) => self.in_view = true,
            // Its old game would take the place of the rematch at the relay.
            Delivery::Rematch => return false,
            Delivery::Nothing | Delivery::Answer | Delivery::Refuse => {}
        }
        answers || is_behind
    }

    /// Decides for its player up to something that others may have. Returns how many entries that made.
    fn play(&mut self, dice: &mut Dice) -> usize {
        let seat = self.own().seat;
        let before = self.session.record.len();
        while self.session.record.game().active() == Some(seat) {
            let action = dice.action(self.session.record.game()).expect("somebody decides");
            self.session.record.play(action).expect("a listed action is legal");
            if to_send(&self.session).record.len() == self.session.record.len() {
                break;
            }
        }
        self.session.record.len() - before
    }

    /// Changes what the players agree on: who has left, or whether the game has ended early.
    fn agree(&mut self, dice: &mut Dice) {
        let agreements = &mut self.session.agreements;
        self.exchange.notice(agreements);
        match dice.below(6) {
            5 => agreements.is_ended = !agreements.is_ended,
            seat => {
                let seat = Seat(seat as u8);
                let before = agreements.left.len();
                agreements.left.retain(|&other| other != seat);
                if agreements.left.len() == before {
                    agreements.left.push(seat);
                }
            }
        }
        assert!(self.exchange.notice(agreements));
    }

    fn entries(&self) -> Vec<Entry> {
        self.session.record.entries().map(|(entry, _)| entry).collect()
    }
}

/// The devices and the relay between them.
struct Table {
    devices: Vec<Device>,
    /// What the relay keeps.
    kept: Option<Vec<u8>>,
    known: Known,
    /// The last edition of the agreements, with their hash.
    agreed: (Edition, Option<u32>),
}

impl Table {
    fn new(deal: &Session, players: u8) -> Self {
        let devices = (0..players).map(|seat| Device::new(deal, seat)).collect();
        Self { devices, kept: None, known: Known::default(), agreed: (Edition::FIRST, None) }
    }

    /// Brings a frame of a device to the relay and to the devices that are connected.
    fn send(
        &mut self,
        from: usize,
        frame: &[u8],
        mut is_lost: impl FnMut() -> bool,
        mut copies: impl FnMut() -> usize,
    ) {
        if is_lost() {
            return;
        }
        let (kind, envelope) = frame.split_first().expect("a frame has a kind");
        if *kind == 1 {
            self.kept = Some(envelope.to_vec());
        }
        for (at, device) in self.devices.iter_mut().enumerate() {
            if at != from && device.is_connected && !is_lost() {
                device.inbox.extend((0..copies()).map(|_| envelope.to_vec()));
            }
        }
    }

    /// Connects a device: it takes what the relay keeps, and sends its own unless that was enough.
    fn connect(&mut self, at: usize) -> Option<Vec<u8>> {
        let device = &mut self.devices[at];
        device.is_connected = true;
        device.exchange.connect();
        let is_own_needed = self.kept.as_ref().is_none_or(|kept| device.take(kept, &self.known));
        is_own_needed.then(|| device.game())
    }

    /// Delivers everything, without a loss, until nobody answers.
    fn settle(&mut self) {
        for at in 0..self.devices.len() {
            if let Some(frame) = self.connect(at) {
                self.send(at, &frame, || false, || 1);
            }
        }
        for round in 0.. {
            assert!(round < 1_000, "the devices answer each other for ever");
            let Some(at) = self.devices.iter().position(|device| !device.inbox.is_empty()) else { return };
            let envelope = self.devices[at].inbox.pop_front().expect("it is not empty");
            if self.devices[at].take(&envelope, &self.known) {
                let frame = self.devices[at].game();
                self.send(at, &frame, || false, || 1);
            }
        }
    }
}

/// Plays at five devices by a random schedule. With an intruder, two of them have the same seat.
fn play(seed: u64, has_intruder: bool) -> (usize, Table) {
    let dice = RefCell::new(Dice::new(seed));
    let below = |bound: usize| dice.borrow_mut().below(bound);
    let deal = if has_intruder { 8 } else { 11 } + seed % 3 * 2;
    let deal = Session::of_record(Record::new(options(deal)).expect("so many can play"));
    let seats = deal.record.game().players.len() as u8;
    let mut table = Table::new(&deal, seats);
    if has_intruder {
        let mut second = Device::new(&deal, seats);
        second.own().seat = Seat((seed % 4) as u8);
        table.devices.push(second);
    }
    assert_eq!(table.devices.len(), 5);
    let mut played = 0;
    for _ in 0..STEPS {
        let at = below(5);
        match below(if has_intruder { 6 } else { 7 }) {
            // Its players agree on something, also without a connection.
            6 if below(4) == 0 => {
                let device = &mut table.devices[at];
                device.agree(&mut dice.borrow_mut());
                table.agreed = table.agreed.max((device.exchange.edition(), device.exchange.agreed()));
                if device.is_connected {
                    let frame = device.game();
                    table.send(at, &frame, || below(4) == 0, || 1 + below(2));
                }
            }
            // It falls asleep or loses its connection, with what was on its way.
            0 => {
                table.devices[at].is_connected = false;
                table.devices[at].inbox.clear();
            }
            1 | 2 if !table.devices[at].is_connected => {
                if let Some(frame) = table.connect(at) {
                    table.send(at, &frame, || below(4) == 0, || 1 + below(2));
                }
            }
            // It plays, also without a connection.
            2 | 3 => {
                let entries = table.devices[at].play(&mut dice.borrow_mut());
                played += entries;
                if entries > 0 && table.devices[at].is_connected {
                    let frame = table.devices[at].game();
                    table.send(at, &frame, || below(4) == 0, || 1 + below(2));
                }
            }
            // One of the envelopes on their way arrives, whichever.
            _ => {
                let waiting = table.devices[at].inbox.len();
                let next = table.devices[at].inbox.remove(below(waiting));
                let known = &table.known;
                if next.is_some_and(|envelope| table.devices[at].take(&envelope, known)) {
                    let frame = table.devices[at].game();
                    table.send(at, &frame, || below(4) == 0, || 1 + below(2));
                }
            }
        }
        // The relay restarts.
        if below(40) == 0 {
            table.kept = None;
        }
    }
    table.settle();
    (played, table)
}

fn sorted(seats: &[Seat]) -> Vec<Seat> {
    let mut seats = seats.to_vec();
    seats.sort();
    seats
}

#[test]
fn any_schedule_of_loss_delay_doubling_and_sleep_ends_in_one_record() {
    let mut longest = 0;
    for seed in 0..SCHEDULES * 3 / 4 {
        let (played, table) = play(seed, false);
        let first = table.devices[0].entries();
        for device in &table.devices {
            assert_eq!(device.entries(), first, "schedule {seed}");
            assert!(!device.in_view, "schedule {seed}: nobody went on otherwise");
            assert_eq!(device.exchange.seats(), table.devices[0].exchange.seats());
            let agreed = (device.exchange.edition(), device.exchange.agreed());
            let is_untouched = table.agreed.1.is_none();
            assert!(is_untouched || agreed == table.agreed, "schedule {seed}: the last change counts");
            let [own, first] = [device, &table.devices[0]].map(|device| &device.session.agreements);
            assert_eq!((own.is_ended, sorted(&own.left)), (first.is_ended, sorted(&first.left)), "schedule {seed}");
        }
        assert_eq!(first.len(), played, "schedule {seed}: nothing is lost or doubled");
        longest = longest.max(played);
    }
    assert!(longest > 20, "{longest}");
}

#[test]
fn two_devices_with_one_seat_end_in_one_record_or_in_a_fork_that_is_in_view() {
    let mut forks = 0;
    for seed in SCHEDULES * 3 / 4..SCHEDULES {
        let (_, table) = play(seed, true);
        let first = table.devices[0].entries();
        let are_one = table.devices.iter().all(|device| device.entries() == first);
        if !are_one {
            forks += 1;
            // Whoever sees no question has a side that is another's, too, or is in another's view.
            let quiet: Vec<_> = table.devices.iter().filter(|device| !device.in_view).map(Device::entries).collect();
            assert!(table.devices.iter().any(|device| device.in_view), "schedule {seed}");
            assert!(quiet.iter().all(|entries| *entries == quiet[0]), "schedule {seed}: all others have one record");
        }
    }
    assert!(forks > 20, "{forks}");
}

#[test]
fn a_request_reaches_the_others_and_goes_when_it_is_withdrawn() {
    use naqala::ui::share::message::can_ask;
    use naqala::ui::table::session::message::PlayerRequest;
    let deal = Session::of_record(crate::support::games::record(2, 5));
    let mut table = Table::new(&deal, 2);
    table.settle();
    let asker = deal.record.game().active().expect("somebody bids").index();
    while table.devices[asker].play(&mut Dice::new(1)) > 0 {}
    table.settle();
    let to = can_ask(&table.devices[asker].session).expect("the other player is next");
    for request in [Some(PlayerRequest::TakeBack(Seat(asker as u8), to)), None] {
        table.devices[asker].own().request = request;
        let frame = table.devices[asker].game();
        table.send(asker, &frame, || false, || 1);
        table.settle();
        assert_eq!(table.devices[1 - asker].own().request, request);
    }
}

#[test]
fn a_rematch_is_opened_and_whoever_is_still_at_the_old_game_is_told() {
    let mut table = Table::new(&Session::of_record(crate::support::games::record(2, 5)), 2);
    table.settle();
    let old = read(&crate::share::messages::message_of(&table.devices[1].session)).expect("it was just written");
    let next = table.devices[0].session.rematch(42).expect("as many can play");
    let new = read(&crate::share::messages::message_of(&next)).expect("it was just written");
    let Device { session, exchange, .. } = &mut table.devices[1];
    assert!(matches!(exchange.receive(session, &new.0, &new.1, Edition::FIRST), (Delivery::Rematch, false)));
    let exchange = &mut table.devices[0].exchange;
    assert!(matches!(exchange.receive(&next, &old.0, &old.1, Edition::FIRST), (Delivery::Answer, true)));
}

#[test]
fn who_has_left_and_where_a_computer_plays_reaches_the_others_without_a_decision() {
    let deal = Session::of_record(crate::support::games::record(3, 5));
    let mut table = Table::new(&deal, 3);
    table.settle();
    table.devices[2].is_connected = false;
    table.devices[2].inbox.clear();
    // One device agrees, and takes it back; the other gives a seat to a computer meanwhile, without a connection.
    for change in [true, false, true] {
        table.devices[0].session.agreements.left = if change { vec![Seat(1)] } else { Vec::new() };
        let frame = table.devices[0].game();
        table.send(0, &frame, || false, || 1);
        let envelope = table.devices[1].inbox.pop_front().expect("it arrives");
        table.devices[1].take(&envelope, &table.known);
        assert_eq!(table.devices[1].session.agreements.left.is_empty(), !change);
    }
    let levels = |device: &Device| (0..3).map(|seat| device.session.agreements.level(Seat(seat))).collect::<Vec<_>>();
    table.devices[1].session.agreements.set_level(Seat(1), Some(Level::Apprentice), 3);
    table.settle();
    for device in &table.devices {
        assert_eq!(levels(device), [None, Some(Level::Apprentice), None]);
        assert!(device.session.agreements.left.is_empty(), "a computer has not left");
        assert_eq!(device.entries(), []);
    }
}

#[test]
fn a_game_that_is_too_long_for_an_envelope_makes_none() {
    let exchange = Exchange::new(KEY, DeviceId(1), Seats::default());
    let message = |length: usize| Message {
        game: GameId(7),
        former: None,
        from: Seat(0),
        request: None,
        payload: format!("2{}", "A".repeat(length)),
    };
    assert!(exchange.frame([1; 24], Body::Game(message(3_500))).is_some_and(|frame| frame.len() <= 1 + 4_096));
    assert!(exchange.frame([1; 24], Body::Game(message(4_096))).is_none());
}
