//! Five devices that sleep, lose their connection and disagree about how long a second is.

use super::super::{Device, KEY, Known};
use super::TERMS;
use crate::support::Dice;
use crate::support::games::options;
use naqala::game::{Record, Seat};
use naqala::ui::live::{Acting, Body, Clock, DeviceId, Exchange, Seats, Stopwatch};
use naqala::ui::share::message::to_send;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::GameId;
use std::collections::{HashMap, HashSet};

const SCHEDULES: u64 = 500;
/// How many seconds each of them lasts.
const LENGTH: u32 = 600;
/// How often a device says that it is here, in seconds.
const SAYS: u32 = 15;
/// The longest that an envelope takes, in seconds.
const WIRE: usize = 2;

/// A device that may sleep, with a clock of its own.
struct Sleeper {
    device: Device,
    watch: Stopwatch,
    /// What its clock shows, in milliseconds, and how many of them a second has.
    now: f64,
    rate: f64,
    is_asleep: bool,
    /// Whether its clock goes on while it sleeps.
    counts_asleep: bool,
    /// The envelopes on their way to it, and when they arrive.
    post: Vec<(u32, Vec<u8>)>,
    /// When its player will have decided.
    decides: Option<u32>,
    nonce: u64,
}

impl Sleeper {
    fn new(deal: &Session, seat: u8, index: usize, dice: &mut Dice) -> Self {
        let mut device = Device::new(deal, seat);
        // Each device has a number of its own, also where two share a seat.
        device.exchange =
            Exchange::new(KEY, DeviceId(index as u64 + 1), Seats::default()).with_clock(Clock::new(GameId(77)));
        device.exchange.claim(Seat(seat), 1_000 + index as u64);
        device.is_connected = true;
        Self {
            device,
            watch: Stopwatch::default(),
            now: 1_000.0 * dice.below(100_000) as f64,
            rate: 999.0 + dice.below(3) as f64,
            is_asleep: false,
            counts_asleep: dice.below(2) == 0,
            post: Vec::new(),
            decides: None,
            nonce: 0,
        }
    }

    fn seat(&mut self) -> Seat {
        self.device.own().seat
    }

    fn acting(&self) -> Option<Acting> {
        Acting::in_record(&to_send(&self.device.session).record)
    }

    fn clock(&self) -> &Clock {
        self.device.exchange.clock()
    }

    /// Looks whose turn it is.
    fn look(&mut self) {
        let (acting, seat) = (self.acting(), self.seat());
        let acting = acting.filter(|_| !self.clock().is_resting());
        self.watch.turn_to(self.device.exchange.clock_mut(), acting, Some(seat), self.now);
    }

    /// Counts, as the page does: for its own player always, for another while it is connected.
    fn count(&mut self) {
        let is_own = self.watch.acting().is_some_and(|acting| acting.seat == self.seat());
        if is_own {
            self.watch.count(self.device.exchange.clock_mut(), self.now);
        } else if self.device.is_connected {
            self.watch.witness(self.device.exchange.clock_mut(), self.now);
        } else {
            self.watch.skip(self.now);
        }
    }

    fn here(&mut self) -> Vec<u8> {
        self.nonce += 1;
        let mut nonce = [1; 24];
        nonce[..8].copy_from_slice(&self.nonce.to_be_bytes());
        nonce[8] = self.device.exchange.device().0 as u8;
        let entries = self.device.own().known;
        let body = Body::Here { is_awake: true, asks: false, entries, game: GameId(77) };
        self.device.exchange.frame(nonce, body).expect("it is short enough")
    }

    /// Takes an envelope, and returns whether it answers with its game.
    fn take(&mut self, envelope: &[u8], known: &Known) -> bool {
        self.count();
        let arrived = self.device.exchange.open(envelope).expect("it is of this table");
        let lacks = matches!(arrived.body, Body::Here { entries, .. } if entries < self.device.own().known);
        let answers = self.device.take(envelope, known) || lacks || arrived.is_behind;
        self.look();
        answers
    }
}

/// For how many milliseconds each device waited for a turn, or took it, and in the end how many passed while any did; by seat and first
/// entry.
type Waits = HashMap<(Seat, u32), [f64; 6]>;

struct Room {
    sleepers: Vec<Sleeper>,
    kept: Option<Vec<u8>>,
    known: Known,
    dice: Dice,
    second: u32,
    waits: Waits,
    /// How many turns each seat has ended.
    ended: [usize; 5],
}

impl Room {
    fn new(seed: u64, has_intruder: bool) -> Self {
        let mut dice = Dice::new(seed);
        // Games of five, and of four with a second device at one seat.
        let deal = options(if has_intruder { 10 } else { 11 });
        let deal = Session::of_record(Record::new(deal).expect("so many can play"));
        let players = deal.record.game().players.len() as u8;
        let mut seats: Vec<u8> = (0..players).collect();
        seats.extend(has_intruder.then_some((seed % u64::from(players)) as u8));
        let sleepers = seats.into_iter().enumerate();
        let mut sleepers: Vec<_> = sleepers.map(|(at, seat)| Sleeper::new(&deal, seat, at, &mut dice)).collect();
        for sleeper in &mut sleepers {
            sleeper.device.exchange.clock_mut().set_terms(Some(TERMS), DeviceId(1));
            sleeper.look();
        }
        Self { sleepers, kept: None, known: Known::default(), dice, second: 0, waits: Waits::new(), ended: [0; 5] }
    }

    fn send(&mut self, from: usize, frame: &[u8], is_safe: bool) {
        let (kind, envelope) = frame.split_first().expect("a frame has a kind");
        let is_lost = |dice: &mut Dice| !is_safe && dice.below(20) == 0;
        if !self.sleepers[from].device.is_connected || is_lost(&mut self.dice) {
            return;
        }
        if *kind == 1 {
            self.kept = Some(envelope.to_vec());
        }
        for at in (0..self.sleepers.len()).filter(|&at| at != from) {
            if self.sleepers[at].device.is_connected && !is_lost(&mut self.dice) {
                let due = self.second + if is_safe { 0 } else { self.dice.below(WIRE + 1) as u32 };
                self.sleepers[at].post.push((due, envelope.to_vec()));
            }
        }
    }

    fn send_game(&mut self, from: usize, is_safe: bool) {
        self.sleepers[from].count();
        let frame = self.sleepers[from].device.game();
        self.send(from, &frame, is_safe);
    }

    fn connect(&mut self, at: usize) {
        let sleeper = &mut self.sleepers[at];
        sleeper.count();
        sleeper.device.is_connected = true;
        sleeper.device.exchange.connect();
        let kept = self.kept.clone();
        if kept.is_none_or(|kept| self.sleepers[at].take(&kept, &self.known)) {
            self.send_game(at, false);
        }
    }

    fn lose(&mut self, at: usize) {
        self.sleepers[at].count();
        self.sleepers[at].device.is_connected = false;
        self.sleepers[at].post.clear();
    }

    fn deliver(&mut self, at: usize, is_safe: bool) {
        let second = self.second;
        let sleeper = &mut self.sleepers[at];
        let (due, later) = std::mem::take(&mut sleeper.post).into_iter().partition(|(due, _)| *due <= second);
        sleeper.post = later;
        let due: Vec<(u32, Vec<u8>)> = due;
        for (_, envelope) in due {
            if self.sleepers[at].take(&envelope, &self.known) {
                self.send_game(at, is_safe);
            }
        }
    }

    /// Lets a second pass at all devices.
    fn pass(&mut self) {
        self.second += 1;
        let mut waited = HashSet::new();
        for at in 0..self.sleepers.len() {
            let sleeper = &mut self.sleepers[at];
            if !sleeper.is_asleep || sleeper.counts_asleep {
                sleeper.now += sleeper.rate;
                let is_waited_for = sleeper.watch.acting().is_some_and(|acting| {
                    let is_own = acting.seat == sleeper.device.own().seat;
                    // Who has heard that the turn is over waits for the game alone.
                    let turn = &sleeper.clock().write()[5][acting.seat.index()][0];
                    let has_begun = turn.as_u64().unwrap_or_default() == 2 * u64::from(acting.entries);
                    has_begun && (is_own || sleeper.device.is_connected)
                });
                if let Some(Acting { seat, entries }) = sleeper.watch.acting().filter(|_| is_waited_for) {
                    let waits = self.waits.entry((seat, entries)).or_default();
                    waits[at] += sleeper.rate;
                    waits[5] += if waited.insert((seat, entries)) { 1_001.0 } else { 0.0 };
                }
            }
            match self.dice.below(120) {
                0 | 1 if !self.sleepers[at].is_asleep => {
                    self.lose(at);
                    self.sleepers[at].is_asleep = true;
                }
                2 if self.sleepers[at].device.is_connected => self.lose(at),
                0..6 if self.sleepers[at].is_asleep => {
                    self.sleepers[at].is_asleep = false;
                    // Some play before they have a connection.
                    if self.dice.below(2) == 0 {
                        self.connect(at);
                    }
                }
                6..12 if !self.sleepers[at].is_asleep && !self.sleepers[at].device.is_connected => self.connect(at),
                _ => {}
            }
            if self.sleepers[at].is_asleep {
                continue;
            }
            self.deliver(at, false);
            self.sleepers[at].count();
            if self.second % SAYS == at as u32 {
                let frame = self.sleepers[at].here();
                self.send(at, &frame, false);
            }
            let (second, think) = (self.second, self.dice.below(40) as u32);
            let sleeper = &mut self.sleepers[at];
            let acting = sleeper.acting().filter(|acting| acting.seat == sleeper.device.own().seat);
            match (acting, sleeper.decides) {
                (Some(_), None) => sleeper.decides = Some(second + think),
                (Some(acting), Some(decides)) if decides <= second => {
                    sleeper.decides = None;
                    while sleeper.acting() == Some(acting) && sleeper.device.play(&mut self.dice) > 0 {}
                    sleeper.look();
                    self.ended[acting.seat.index()] += 1;
                    self.send_game(at, false);
                }
                (None, _) => sleeper.decides = None,
                _ => {}
            }
        }
    }

    /// Everybody wakes and connects, and tells the others until nobody has news.
    fn settle(&mut self) {
        for at in 0..self.sleepers.len() {
            self.sleepers[at].is_asleep = false;
            self.connect(at);
        }
        for _ in 0..6 {
            for at in 0..self.sleepers.len() {
                self.deliver(at, true);
                self.deliver(at, true);
            }
            for at in 0..self.sleepers.len() {
                let frame = self.sleepers[at].here();
                self.send(at, &frame, true);
            }
            self.second += 1 + WIRE as u32;
        }
        for at in 0..self.sleepers.len() {
            self.deliver(at, true);
        }
    }
}

fn play(seed: u64, has_intruder: bool) -> Room {
    let mut room = Room::new(seed, has_intruder);
    for _ in 0..LENGTH {
        room.pass();
    }
    room.settle();
    room
}

/// Returns the milliseconds that a clock has counted for a seat.
fn used(clock: &Clock, seat: Seat, turns: usize) -> f64 {
    let left = clock.left(seat).expect("the table has a clock");
    (600_000 + 10_000 * turns as i64 - left) as f64
}

#[test]
fn in_any_schedule_of_sleep_and_loss_each_is_charged_what_somebody_waited_and_all_clocks_agree() {
    let (mut turns, mut late) = (0, 0);
    for seed in 0..SCHEDULES * 4 / 5 {
        let room = play(seed, false);
        let first = *room.sleepers[0].clock();
        assert!(room.sleepers.iter().all(|sleeper| *sleeper.clock() == first), "schedule {seed}");
        for seat in (0..5).map(Seat) {
            let waits: Vec<_> = room.waits.iter().filter(|((by, _), _)| *by == seat).map(|(_, waits)| waits).collect();
            let [mut least, mut most] = [0.0; 2];
            for waits in &waits {
                let own = waits[seat.index()];
                let longest = waits[..5].iter().copied().fold(0.0, f64::max);
                // A turn may be three seconds on its way, and what a device has not said when it falls asleep may be lost.
                least += own.max(longest - 3_000.0 - 1_000.0 * f64::from(SAYS));
                most += waits[5];
                late += usize::from(longest - own > 10_000.0);
            }
            turns += waits.len();
            // The seconds of the devices differ, and a device looks once a second.
            let slack = 1_001.0 * waits.len() as f64;
            let used = used(&first, seat, room.ended[seat.index()]);
            assert!((least - slack..=most + slack).contains(&used), "schedule {seed}, {seat:?}: {least} {used} {most}");
        }
    }
    assert!(turns > 5_000 && late > 500, "{turns} turns, {late} of a device that slept or was away");
}

#[test]
fn two_devices_with_one_seat_and_two_sides_of_a_fork_have_one_clock() {
    let mut forks = 0;
    for seed in SCHEDULES * 4 / 5..SCHEDULES {
        let room = play(seed, true);
        let first = *room.sleepers[0].clock();
        assert!(room.sleepers.iter().all(|sleeper| *sleeper.clock() == first), "schedule {seed}");
        let entries = room.sleepers[0].device.entries();
        forks += usize::from(room.sleepers.iter().any(|sleeper| sleeper.device.entries() != entries));
        for seat in (0..4).map(Seat) {
            let waits: Vec<_> = room.waits.iter().filter(|((by, _), _)| *by == seat).map(|(_, waits)| waits).collect();
            let most: f64 = waits.iter().map(|waits| waits[5] + 1_001.0).sum();
            assert!(used(&first, seat, 0) <= most, "schedule {seed}, {seat:?}: nobody is charged twice");
        }
    }
    assert!(forks > 5, "{forks}");
}
