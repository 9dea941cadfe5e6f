//! The clock of a live table: five devices that sleep, lose their connection and disagree about how long a second is.

use super::{Device, KEY, Known};
use crate::support::Dice;
use crate::support::games::options;
use naqala::game::{Record, Seat};
use naqala::ui::live::{Acting, Allowance, Body, Clock, DeviceId, Exchange, Seats, Stopwatch, Terms};
use naqala::ui::share::message::to_send;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::GameId;
use serde_json::json;
use std::collections::{HashMap, HashSet};

const SCHEDULES: u64 = 500;
/// How many seconds each of them lasts.
const LENGTH: u32 = 600;
/// How often a device says that it is here, in seconds.
const SAYS: u32 = 15;
/// The longest that an envelope takes, in seconds.
const WIRE: usize = 2;
const TERMS: Terms = Terms { allowance: Allowance::Game { seconds: 600, added: 10 }, is_binding: true };

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
        // Devices are told apart by their numbers, also where two have one seat.
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
        Self { sleepers, kept: None, known: Known::default(), dice, second: 0, waits: Waits::new() }
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
                let is_counted =
                    |acting: &Acting| acting.seat == sleeper.device.own().seat || sleeper.device.is_connected;
                if let Some(Acting { seat, entries }) = sleeper.watch.acting().filter(is_counted) {
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
            let ended = waits.len() - usize::from(room.sleepers[0].acting().is_some_and(|acting| acting.seat == seat));
            let used = used(&first, seat, ended);
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

/// Two players at two devices, and a stopwatch at each.
struct Pair {
    clocks: [Clock; 2],
    watches: [Stopwatch; 2],
}

const ANNA: Seat = Seat(0);
const SAM: Seat = Seat(1);

impl Pair {
    fn new(terms: Terms) -> Self {
        let mut clock = Clock::new(GameId(7));
        clock.set_terms(Some(terms), DeviceId(1));
        Self { clocks: [clock; 2], watches: Default::default() }
    }

    /// Tells a device whose turn it is, in seconds of its own clock.
    fn turn(&mut self, at: usize, seat: Seat, entries: u32, second: f64) {
        let acting = Some(Acting { seat, entries });
        self.watches[at].turn_to(&mut self.clocks[at], acting, Some(Seat(at as u8)), second * 1_000.0);
    }

    fn count(&mut self, at: usize, second: f64) {
        self.watches[at].count(&mut self.clocks[at], second * 1_000.0);
    }

    /// A device hears the relay every second while the other one is to act.
    fn wait(&mut self, at: usize, seconds: std::ops::Range<u32>) {
        for second in seconds {
            self.watches[at].witness(&mut self.clocks[at], f64::from(second + 1) * 1_000.0);
        }
    }

    fn tell_each_other(&mut self) {
        let [anna, sam] = self.clocks;
        self.clocks[0].join(&sam);
        self.clocks[1].join(&anna);
        assert_eq!(self.clocks[0], self.clocks[1]);
    }

    fn left(&self, seat: Seat) -> f64 {
        self.clocks[0].left(seat).expect("it has a clock") as f64 / 1_000.0
    }
}

const GAME: Terms = Terms { allowance: Allowance::Game { seconds: 600, added: 10 }, is_binding: false };

#[test]
fn a_turn_costs_what_its_player_took_whatever_it_was_on_its_way() {
    let mut pair = Pair::new(GAME);
    pair.turn(0, ANNA, 0, 0.0);
    pair.turn(1, ANNA, 0, 5_000.0);
    pair.turn(0, SAM, 4, 30.0);
    // It arrives two seconds later.
    pair.wait(1, 5_000..5_032);
    pair.tell_each_other();
    pair.turn(1, SAM, 4, 5_032.0);
    assert_eq!((pair.left(ANNA), pair.left(SAM)), (580.0, 600.0));
}

#[test]
fn a_device_that_slept_and_plays_without_a_connection_is_charged_what_the_other_waited() {
    let mut pair = Pair::new(GAME);
    pair.turn(0, ANNA, 0, 0.0);
    pair.turn(1, ANNA, 0, 0.0);
    // Anna's clock stood still for ten minutes.
    pair.turn(0, SAM, 4, 20.0);
    pair.wait(1, 0..620);
    pair.tell_each_other();
    assert_eq!(pair.left(ANNA), 600.0 + 10.0 - 617.0);
    assert!(pair.clocks[0].left(ANNA).is_some_and(|left| left < 0), "her time is up");
}

#[test]
fn a_device_that_heard_nothing_counts_nothing_for_others_and_always_for_its_own_player() {
    let mut pair = Pair::new(GAME);
    pair.turn(0, ANNA, 0, 0.0);
    pair.turn(1, ANNA, 0, 0.0);
    pair.wait(1, 0..10);
    // Sam's device is away until 400, and sleeps with its connection until 500.
    pair.watches[1].skip(400_000.0);
    pair.wait(1, 400..405);
    pair.wait(1, 500..505);
    assert_eq!(pair.clocks[1].left(ANNA), Some(600_000 - 19_000), "of the last five the first one was not waited");
    pair.count(0, 100.0);
    pair.tell_each_other();
    assert_eq!(pair.left(ANNA), 500.0);
}

#[test]
fn a_turn_has_its_time_anew_and_one_that_was_given_back_too() {
    let mut pair = Pair::new(Terms { allowance: Allowance::Turn(60), is_binding: true });
    pair.turn(0, ANNA, 0, 0.0);
    pair.count(0, 45.0);
    assert_eq!(pair.left(ANNA), 15.0);
    pair.turn(0, SAM, 4, 50.0);
    assert_eq!(pair.left(ANNA), 60.0);
    // Sam grants a take-back, which is an entry.
    pair.turn(0, ANNA, 5, 70.0);
    pair.count(0, 80.0);
    assert_eq!(pair.left(ANNA), 50.0);
}

#[test]
fn no_time_passes_while_the_clock_rests_and_a_turn_that_ends_then_is_ended() {
    let mut pair = Pair::new(GAME);
    pair.turn(0, ANNA, 0, 0.0);
    pair.clocks[0].wish(ANNA, true);
    pair.tell_each_other();
    assert_eq!((pair.clocks[1].wishes(ANNA), pair.clocks[1].wishes(SAM)), (Some(true), None));
    pair.clocks[1].wish(SAM, false);
    pair.clocks[1].wish(SAM, true);
    pair.clocks[1].rest(true, DeviceId(2));
    pair.tell_each_other();
    assert!(pair.clocks[0].is_resting() && pair.clocks[0].wishes(ANNA).is_none(), "what was wished is done");
    pair.watches[0].turn_to(&mut pair.clocks[0], None, Some(ANNA), 10_000.0);
    pair.count(0, 900.0);
    assert_eq!(pair.left(ANNA), 590.0);
    pair.clocks[0].rest(false, DeviceId(1));
    pair.turn(0, SAM, 4, 1_000.0);
    pair.count(0, 1_020.0);
    assert_eq!((pair.left(ANNA), pair.left(SAM)), (600.0, 580.0));
}

#[test]
fn whoever_was_away_when_the_clock_was_paused_is_not_charged_for_the_pause() {
    let mut pair = Pair::new(GAME);
    pair.turn(0, SAM, 0, 0.0);
    pair.turn(1, SAM, 0, 0.0);
    pair.wait(0, 0..30);
    pair.clocks[0].rest(true, DeviceId(1));
    pair.watches[0].turn_to(&mut pair.clocks[0], None, Some(ANNA), 30_000.0);
    // Sam's device heard nothing of it.
    pair.count(1, 400.0);
    pair.tell_each_other();
    assert_eq!(pair.left(SAM), 570.0);
}

#[test]
fn whoever_has_refused_is_asked_again() {
    let mut pair = Pair::new(GAME);
    pair.clocks[0].ask_for_rest(ANNA, DeviceId(1));
    pair.tell_each_other();
    pair.clocks[1].wish(SAM, false);
    pair.tell_each_other();
    assert_eq!(pair.clocks[0].wishes(SAM), Some(false));
    pair.clocks[0].wish(ANNA, false);
    pair.clocks[0].ask_for_rest(ANNA, DeviceId(1));
    pair.tell_each_other();
    assert_eq!((pair.clocks[1].wishes(ANNA), pair.clocks[1].wishes(SAM)), (Some(true), None));
}

#[test]
fn of_two_changes_at_once_one_counts_and_all_devices_agree_whatever_they_hear_first() {
    let mut known = [Clock::new(GameId(7)); 4];
    known[1].set_terms(Some(GAME), DeviceId(1));
    known[2].set_terms(Some(TERMS), DeviceId(2));
    known[2].wish(SAM, true);
    known[3] = known[2];
    known[3].wish(SAM, false);
    let joined = |order: [usize; 4]| {
        let mut all = Clock::new(GameId(7));
        for at in order {
            all.join(&known[at]);
        }
        all
    };
    let all = joined([0, 1, 2, 3]);
    assert_eq!((all.terms(), all.wishes(SAM), all.wishes(ANNA)), (Some(TERMS), Some(false), None));
    for order in [[3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        assert_eq!(joined(order), all);
    }
    assert!(known[..3].iter().all(|known| all.is_ahead_of(known)) && !all.is_ahead_of(&all));
    assert!(!Clock::new(GameId(8)).join(&all), "a rematch is another game");
    let rematch = all.of_rematch(GameId(8));
    assert_eq!((rematch.terms(), rematch.left(SAM), rematch.wishes(SAM)), (Some(TERMS), Some(600_000), None));
}

#[test]
fn a_written_clock_is_read_back_and_a_faulty_part_is_none() {
    let mut pair = Pair::new(GAME);
    assert_eq!(Clock::read(&pair.clocks[0].write()), pair.clocks[0]);
    pair.turn(0, ANNA, 0, 0.0);
    pair.turn(0, SAM, 4, 31.5);
    pair.clocks[0].wish(SAM, true);
    pair.clocks[0].set_terms(Some(TERMS), DeviceId(u64::MAX));
    assert_eq!(Clock::read(&pair.clocks[0].write()), pair.clocks[0]);
    for faulty in [json!(null), json!("x"), json!([0, [], [], 7, [[-1]], [[1, 2]]])] {
        assert_eq!(Clock::read(&faulty), Clock::default(), "{faulty}");
    }
    for terms in [json!([true, 4]), json!([true, 3_601]), json!([true, 60, 301]), json!([true, 29, 0]), json!([1, 60])]
    {
        assert_eq!(Clock::read(&json!([7, [1, 1], terms])).terms(), None, "{terms}");
    }
    // What is beyond sense is nothing, and nothing overflows.
    let most = json!([u32::MAX, u32::MAX, u32::MAX, u32::MAX]);
    let absurd = Clock::read(&json!([7, [u32::MAX, 1], [true, 60], false, [[u32::MAX, u32::MAX]], [most]]));
    assert_eq!((absurd.is_set(), absurd.wishes(ANNA), absurd.left(ANNA)), (false, None, Some(60_000)));
    let month = json!([1 << 20, 1 << 20, 2_592_000_000_u32, 2_592_000_000_u32]);
    let mut clock = Clock::read(&json!([7, [1 << 20, 1], [true, 21_600, 300], false, [], [month]]));
    let mut watch = Stopwatch::default();
    watch.turn_to(&mut clock, Some(Acting { seat: ANNA, entries: u32::MAX }), Some(ANNA), 0.0);
    watch.turn_to(&mut clock, Some(Acting { seat: Seat(9), entries: 1 }), Some(ANNA), 1e300);
    assert!(clock.left(ANNA).is_some() && clock.left(Seat(9)).is_none());
}
