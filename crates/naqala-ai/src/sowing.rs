//! Ways to drop the meeples of a hand: all of them where they are few, some at random where they are many.

use super::layout::Layout;
use naqala_rules::game::{Hand, Meeple, Meeples, Square, Squares, Walks};
use rand::{Rng as _, SeedableRng};
use rand_pcg::Pcg32;

/// One drop: a tile and the tribe that is dropped there.
pub(super) type MeepleDrop = (Square, Meeple);

/// A hand about to be dropped on a board from which it was lifted.
#[derive(Clone, Copy)]
pub(super) struct Sowing {
    pub layout: Layout,
    pub hand: Meeples,
    pub at: Square,
    pub previous: Option<Square>,
    /// Whether the last meeple goes by carpet.
    pub flies: bool,
}

impl Sowing {
    /// Picks up a tile's meeples.
    pub(super) fn pick_up(layout: &Layout, start: Square, flies: bool) -> Self {
        let mut lifted = *layout;
        let hand = layout.meeples[start.index()];
        lifted.remove(start, hand);
        Self { layout: lifted, hand, at: start, previous: None, flies }
    }

    /// Continues a move in progress.
    pub(super) fn resume(layout: &Layout, hand: &Hand, flies: bool) -> Self {
        Self { layout: *layout, hand: hand.meeples, at: hand.at, previous: hand.previous, flies }
    }

    fn next_squares(&self) -> Squares {
        if self.flies && self.hand.len() == 1 {
            let stays = self.previous.map_or(Squares::EMPTY, |_| self.at.into());
            self.layout.ground.squares - stays
        } else {
            self.layout.ground.reach(self.at, self.previous, 1)
        }
    }

    fn drop(&mut self, square: Square, meeple: Meeple) {
        self.hand.remove_all(Meeples::of(meeple, 1));
        self.layout.add(square, meeple);
        self.previous = Some(self.at);
        self.at = square;
    }

    /// Returns the ends on tiles where the last meeple finds company that stands there already.
    pub(super) fn ends(&self, walks: &Walks) -> Vec<MeepleDrop> {
        let len = self.hand.len();
        let squares = match (self.flies, len) {
            (_, 0) => Squares::EMPTY,
            (true, 1) => self.next_squares(),
            (true, _) => self.layout.ground.squares,
            (false, _) => walks.reach(self.at, self.previous, len),
        };
        let on = |meeple: Meeple| (squares & self.layout.standing(meeple)).iter().map(move |square| (square, meeple));
        self.hand.tribes().flat_map(on).collect()
    }

    /// Returns the hand before the last of these drops.
    pub(super) fn before_last(&self, drops: &[MeepleDrop]) -> Self {
        let mut now = *self;
        let first = &drops[..drops.len().saturating_sub(1)];
        for &(square, meeple) in first {
            now.drop(square, meeple);
        }
        now
    }

    /// Calls `visit` with every legal sequence of drops: the hand before its last drop, and all drops.
    pub(super) fn visit_all(&self, drops: &mut Vec<MeepleDrop>, visit: &mut impl FnMut(&Self, &[MeepleDrop])) {
        let is_last = self.hand.len() == 1;
        for square in self.next_squares().iter() {
            for meeple in self.hand.tribes() {
                drops.push((square, meeple));
                if !is_last {
                    let mut next = *self;
                    next.drop(square, meeple);
                    next.visit_all(drops, visit);
                } else if self.layout.count(square, meeple) > 0 {
                    visit(self, drops);
                }
                drops.pop();
            }
        }
    }

    /// Returns a random sequence of drops with this end; none if it finds no walk there. Every second one drops the
    /// end's tribe on that tile whenever it passes, so that loops bring more of it.
    pub(super) fn sample(&self, walks: &Walks, end: MeepleDrop, dice: &mut Dice) -> Option<(Self, Vec<MeepleDrop>)> {
        let mut rest: Vec<Meeple> = self.hand.without(end.1)?.iter().collect();
        dice.shuffle(&mut rest);
        let gathers = dice.below(2) == 0;
        let mut now = *self;
        let mut drops = Vec::with_capacity(rest.len() + 1);
        while !rest.is_empty() {
            let left = now.hand.len() - 1;
            let leads_on = |square: &Square| {
                if now.flies {
                    return left > 1 || *square != end.0;
                }
                walks.reach(*square, Some(now.at), left).contains(end.0)
            };
            let open: Squares = now.next_squares().iter().filter(leads_on).collect();
            let alike = rest.iter().position(|&meeple| meeple == end.1);
            let (square, meeple) = match alike.filter(|_| gathers && open.contains(end.0)) {
                Some(place) => (end.0, rest.swap_remove(place)),
                None => (open.iter().nth(dice.below(open.len()) as usize)?, rest.pop()?),
            };
            now.drop(square, meeple);
            drops.push((square, meeple));
        }
        drops.push(end);
        let is_legal = now.next_squares().contains(end.0) && now.layout.count(end.0, end.1) > 0;
        is_legal.then_some((now, drops))
    }
}

/// The random generator of the search, the same on every platform.
#[derive(Clone)]
pub(super) struct Dice(Pcg32);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// Draws a number below `bound`; 0 if that is 0.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
