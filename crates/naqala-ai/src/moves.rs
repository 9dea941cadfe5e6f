//! The moves worth a closer look: every start, end and tribe, with several ways to drop the other meeples.

use super::evaluator::Evaluator;
use super::layout::Layout;
use super::outlook::{Outlook, share};
use super::sowing::{self, Dice, MeepleDrop, Sowing};
use super::term::TERMS;
use super::turn::TriedTurn;
use super::value::{Values, margin};
use naqala_rules::game::{Action, Boost, Djinn, Item, Meeple, Meeples, Seat, Sow, Spell, Square, State, Step};

/// How widely moves are looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Width {
    /// Hands of at most this many meeples are dropped in all ways.
    pub all_up_to: u32,
    /// How many ends of each start are looked at for larger hands.
    pub ends: usize,
    /// In how many ways a larger hand is dropped for each end.
    pub ways: usize,
    /// How many of a hundred ends are noticed.
    pub noticed: u32,
    /// How many ends are noticed at least, on average, where there are so many.
    pub fewest: u32,
    /// How many moves are kept and played to the end of the turn.
    pub kept: usize,
}

/// A move worth a closer look, as yet unplayed.
#[derive(Clone)]
pub(super) struct Move {
    /// By how much the seat would be ahead, as far as can be seen without playing it.
    pub value: f32,
    /// The tile to pick up from; none if the meeples are in hand.
    pub start: Option<Square>,
    pub drops: Vec<MeepleDrop>,
    pub carpet: bool,
}

impl Move {
    /// Plays the move from where a turn stands; none if it is not legal after all.
    pub(super) fn play(&self, tried: &TriedTurn) -> Option<TriedTurn> {
        let flies = tried.game.turn().is_some_and(|turn| turn.boosts.contains(&Boost::Carpet));
        let carpet = (self.carpet && !flies).then_some(Action::Use(Spell::Carpet));
        let drops = self.drops.iter().map(|&(square, meeple)| Action::Drop(square, meeple));
        tried.clone().after(carpet.into_iter().chain(self.start.map(Action::Take)).chain(drops))
    }
}

/// The moves of one position that are worth a closer look, collected a start at a time.
#[derive(Clone)]
pub(super) struct Collector {
    seat: Seat,
    layout: Layout,
    outlook: Option<Outlook>,
    values: Values,
    weights: [f32; TERMS],
    order: Vec<Seat>,
    players: usize,
    marid: Option<Seat>,
    width: Width,
    /// How many of ten thousand ends are noticed.
    noticed: u32,
    salt: u64,
    hands: Vec<(Option<Square>, Sowing)>,
    /// How many hands there were.
    starts: usize,
    /// The ends of the last hand that are still to be looked at, the best last, and the dice for the ways there.
    ends: Vec<MeepleDrop>,
    dice: Dice,
    best: Vec<Move>,
    most: f32,
}

/// A move that brings this many points less than another is not looked at: nothing that it leaves makes up for them.
const HOPELESS: f32 = 25.0;
/// A step looks at the ways to no further end after this many positions, so that none takes much longer than others.
const MOST_AT_ONCE: u32 = 64;
/// With so many ways to each end, the best of them is made better still.
const CLIMBS_FROM: usize = 8;
/// In so many ends the share of those that are noticed is counted.
const EVERY: u32 = 10_000;

impl Collector {
    pub(super) fn new(state: &State, seat: Seat, evaluator: &Evaluator, width: Width, salt: u64) -> Self {
        let layout = Layout::of(&state.board);
        let weights = evaluator.weights_at(state);
        let mut hands = Vec::new();
        if let Some(turn) = state.turn() {
            let flies = turn.boosts.contains(&Boost::Carpet);
            let has_carpet = !turn.item_used && state.player(seat).items.contains(&Item::Carpet);
            let ways = if has_carpet && !flies { &[false, true][..] } else { &[flies] };
            match &turn.step {
                Step::Move => {
                    for start in layout.ground.squares.iter().filter(|&start| layout.total(start) > 0) {
                        hands.extend(
                            ways.iter().map(|&flies| (Some(start), sowing::pick_up(&layout, start).by_carpet(flies))),
                        );
                    }
                }
                Step::Sow(hand) => {
                    hands.extend(ways.iter().map(|&flies| (None, Sow::on(layout, hand).by_carpet(flies))));
                }
                _ => {}
            }
        }
        hands.reverse();
        let mut noticed = width.noticed * 100;
        if noticed < EVERY {
            let count = |sowing: &Sowing| sowing::ends(sowing, &evaluator.walks).count() as u32;
            hands.retain(|(_, sowing)| count(sowing) > 0);
            let ends = hands.iter().map(|(_, sowing)| count(sowing)).sum::<u32>();
            noticed = noticed.max(EVERY * width.fewest / ends.max(1));
        }
        let order: Vec<Seat> = state.turn_order.order().collect();
        let has_outlook = evaluator.outlook > 0.0 && !order.is_empty();
        Self {
            seat,
            layout,
            outlook: has_outlook.then(|| {
                Outlook::of(&layout, &order, &evaluator.worths, &evaluator.walks).sorted(&layout, &evaluator.worths)
            }),
            values: super::value::values(state, &weights, &state.holdings()),
            weights,
            order,
            players: state.players.len(),
            marid: state.seats().find(|&other| state.player(other).has(Djinn::Marid)),
            width,
            noticed,
            salt,
            starts: hands.len(),
            hands,
            ends: Vec::new(),
            dice: Dice::new(salt),
            best: Vec::new(),
            most: f32::NEG_INFINITY,
        }
    }

    /// Leaves only the moves from one tile.
    pub(super) fn only_from(&mut self, start: Square) {
        self.hands.retain(|(from, _)| *from == Some(start));
    }

    /// Returns how much of the work is done, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        1.0 - self.hands.len() as f32 / self.starts.max(1) as f32
    }

    /// Looks at some moves of the next start; returns whether more are left.
    pub(super) fn step(&mut self, evaluator: &Evaluator, positions: &mut u32) -> bool {
        let Some(&(start, sowing)) = self.hands.last() else { return false };
        if self.hands.len() == 1 && self.best.is_empty() {
            // Nobody overlooks everything.
            self.noticed = EVERY;
        }
        let (carpet, kept) = (sowing.flies(), self.width.kept);
        // What is no better than all that were kept cannot come among them.
        let worst = self.best.last().filter(|_| self.best.len() == kept).map(|worst| worst.value);
        let may_stay = |value: &f32| worst.is_none_or(|worst| value.total_cmp(&worst).is_gt());
        let climbs = self.width.ways >= CLIMBS_FROM;
        let mut found: Vec<(f32, Vec<MeepleDrop>)> = Vec::new();
        if sowing.hand().len() <= self.width.all_up_to {
            sowing::visit_all(&sowing, &mut Vec::new(), &mut |last, drops| {
                if let Some(value) = self.value(start, last, drops, evaluator, positions).filter(may_stay) {
                    found.push((value, drops.to_vec()));
                }
            });
        } else {
            if self.ends.is_empty() {
                self.ends = best_ends(&sowing, evaluator, self.seat, self.width.ends);
                let seed = self.salt ^ start.map_or(99, |start| start.index() as u64) << 8 ^ u64::from(carpet) << 20;
                self.dice = Dice::new(seed);
            }
            let enough = *positions + MOST_AT_ONCE;
            while *positions < enough
                && let Some(end) = self.ends.pop()
            {
                let first = found.len();
                for _ in 0..self.width.ways {
                    let sample = sowing::sample(&sowing, &evaluator.walks, end, &mut self.dice);
                    let Some((last, drops)) = sample else { continue };
                    let value = self.value(start, &last, &drops, evaluator, positions);
                    found.extend(value.filter(|value| climbs || may_stay(value)).map(|value| (value, drops)));
                }
                // A quick look does not climb.
                let best =
                    found[first..].iter().filter(|_| climbs).max_by(|one, other| one.0.total_cmp(&other.0)).cloned();
                found.extend(best.map(|best| self.climb(start, &sowing, best, evaluator, positions)));
            }
        }
        if self.ends.is_empty() {
            self.hands.pop();
        }
        let keep = found.into_iter().map(|(value, drops)| Move { value, start, drops, carpet });
        self.best.extend(keep);
        self.best.sort_by(|one, other| other.value.total_cmp(&one.value));
        let mut seen: Vec<(Option<Square>, MeepleDrop)> = Vec::new();
        self.best.retain(|this| {
            let Some(&last) = this.drops.last() else { return false };
            let alike = seen.iter().filter(|&&other| other == (this.start, last)).count();
            seen.push((this.start, last));
            alike < 2 && seen.len() <= kept * 3
        });
        self.best.truncate(kept);
        !self.hands.is_empty()
    }

    /// Swaps the colours of two drops wherever that makes a move better.
    fn climb(
        &mut self,
        start: Option<Square>,
        sowing: &Sowing,
        mut best: (f32, Vec<MeepleDrop>),
        evaluator: &Evaluator,
        positions: &mut u32,
    ) -> (f32, Vec<MeepleDrop>) {
        let last = best.1.len() - 1;
        for (one, other) in (0..last).flat_map(|one| (one + 1..last).map(move |other| (one, other))) {
            let mut drops = best.1.clone();
            (drops[one].1, drops[other].1) = (drops[other].1, drops[one].1);
            let (before, (end, meeple)) = (sowing::before_last(sowing, &drops), drops[last]);
            if drops[one].1 != drops[other].1
                && before.board().count(end, meeple) > 0
                && let Some(value) = self.value(start, &before, &drops, evaluator, positions)
                && value > best.0
            {
                best = (value, drops);
            }
        }
        best
    }

    /// Values a move by its gain and by what it leaves to those who come next; none if it is not noticed or hopeless.
    fn value(
        &mut self,
        start: Option<Square>,
        last: &Sowing,
        drops: &[MeepleDrop],
        evaluator: &Evaluator,
        positions: &mut u32,
    ) -> Option<f32> {
        let &(end, meeple) = drops.last()?;
        if self.overlooks(start, end, meeple) {
            return None;
        }
        *positions += 1;
        let mut layout = *last.board();
        let worth = &evaluator.worths[self.seat.index()];
        let count = layout.count(end, meeple).saturating_add(1);
        let gain = worth.gain(&layout, layout.lone, end, meeple, count);
        let mut points = gain.points + self.marid_coins(drops, worth.coin);
        if points < self.most - HOPELESS {
            return None;
        }
        self.most = self.most.max(points);
        if last.flies() {
            points -= 2.0;
        }
        layout.remove(end, Meeples::of(meeple, u8::MAX));
        if gain.takes {
            layout.claim(end, self.seat);
        }
        if let Some(victim) = gain.kill {
            layout.remove(victim, layout.meeples[victim.index()]);
            layout.claim(victim, self.seat);
        }
        let mut values = self.values;
        values[self.seat.index()] += points;
        if let Some(outlook) = &mut self.outlook {
            outlook.update(&layout, &evaluator.worths);
            share(
                self.order.iter().copied(),
                |seat| outlook.turns(&layout, seat),
                |term, seat, gain| {
                    values[seat.index()] += gain * self.weights[term];
                },
            );
        }
        Some(margin(&values, self.players, self.seat))
    }

    /// Returns whether a weaker level misses this end. The same seed always misses the same ends.
    fn overlooks(&self, start: Option<Square>, end: Square, meeple: Meeple) -> bool {
        if self.noticed >= EVERY {
            return false;
        }
        let place = start.map_or(0, Square::index) * 512 + end.index() * 8 + meeple as usize;
        let mixed = (self.salt ^ place as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) % 100 * 100 + (mixed >> 8) % 100 >= u64::from(self.noticed)
    }

    fn marid_coins(&self, drops: &[MeepleDrop], coin: f32) -> f32 {
        let Some(owner) = self.marid else { return 0.0 };
        let count = drops.iter().filter(|(square, _)| self.layout.owners[square.index()] == Some(owner)).count() as f32;
        if owner == self.seat { count * coin } else { -2.0 * count * coin }
    }

    /// Returns the best moves so far, best first.
    pub(super) fn best(&self) -> &[Move] {
        &self.best
    }
}

/// Returns the ends that bring most at a look, the best last.
fn best_ends(sowing: &Sowing, evaluator: &Evaluator, seat: Seat, most: usize) -> Vec<MeepleDrop> {
    let (worth, walks) = (&evaluator.worths[seat.index()], &evaluator.walks);
    let layout = sowing.board();
    let gain = |(end, meeple): MeepleDrop| {
        let count = layout.count(end, meeple).saturating_add(1);
        (worth.gain(layout, layout.lone, end, meeple, count).points, (end, meeple))
    };
    // What loops bring is a guess that puts them behind the ends that bring more for certain.
    let guess = |(end, meeple): MeepleDrop| {
        let takes = layout.owners[end.index()].is_none() && layout.total(end) == 0;
        (if takes { 4.0 } else { 0.0 }, (end, meeple))
    };
    let loops = sowing::loops(sowing, walks).map(guess);
    let mut ends: Vec<(f32, MeepleDrop)> = sowing::ends(sowing, walks).map(gain).chain(loops).collect();
    ends.sort_by(|one, other| other.0.total_cmp(&one.0));
    ends.into_iter().take(most).rev().map(|(_, end)| end).collect()
}
