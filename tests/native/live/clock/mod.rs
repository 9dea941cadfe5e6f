//! The clock of a live table: what is counted, joined, paused and written.

mod soak;

use naqala::game::Seat;
use naqala::ui::live::{Acting, Allowance, Clock, DeviceId, Stopwatch, Terms};
use naqala::ui::table::session::message::GameId;
use serde_json::json;

const TERMS: Terms = Terms { allowance: Allowance::Game { seconds: 600, added: 10 }, is_binding: true };

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

    /// Returns the seconds that a player has left.
    fn left(&self, seat: Seat) -> i64 {
        self.clocks[0].left(seat).expect("it has a clock") / 1_000
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
    assert_eq!((pair.left(ANNA), pair.left(SAM)), (580, 600));
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
    assert_eq!(pair.left(ANNA), 600 + 10 - 617);
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
    assert_eq!(pair.left(ANNA), 500);
}

#[test]
fn a_turn_has_its_time_anew_and_one_that_was_given_back_too() {
    let mut pair = Pair::new(Terms { allowance: Allowance::Turn(60), is_binding: true });
    pair.turn(0, ANNA, 0, 0.0);
    pair.count(0, 45.0);
    assert_eq!(pair.left(ANNA), 15);
    pair.turn(0, SAM, 4, 50.0);
    assert_eq!(pair.left(ANNA), 60);
    // Sam grants a take-back, which is an entry.
    pair.turn(0, ANNA, 5, 70.0);
    pair.count(0, 80.0);
    assert_eq!(pair.left(ANNA), 50);
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
    assert_eq!(pair.left(ANNA), 590);
    pair.clocks[0].rest(false, DeviceId(1));
    pair.turn(0, SAM, 4, 1_000.0);
    pair.count(0, 1_020.0);
    assert_eq!((pair.left(ANNA), pair.left(SAM)), (600, 580));
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
    assert_eq!(pair.left(SAM), 570);
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
fn whoever_agrees_after_a_refusal_leaves_the_request_and_the_refusal_as_they_are() {
    let mut clock = Pair::new(GAME).clocks[0];
    clock.ask_for_rest(ANNA, DeviceId(1));
    clock.wish(SAM, false);
    clock.ask_for_rest(Seat(2), DeviceId(3));
    assert_eq!([ANNA, SAM, Seat(2)].map(|seat| clock.wishes(seat)), [Some(true), Some(false), Some(true)]);
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
