//! Ways to drop the meeples of a hand: all of them where they are few, some at random where they are many.

use super::layout::Layout;
use naqala_rules::game::{Hand, Meeple, Sow, Square, Squares, Walks};
use rand::{Rng as _, SeedableRng};
use rand_pcg::Pcg32;

/// One drop: a tile and the tribe that is dropped there.
pub(super) type MeepleDrop = (Square, Meeple);

/// A move as the search makes it.
pub(super) type Sowing = Sow<Layout>;

/// Picks up a tile's meeples.
pub(super) fn pick_up(layout: &Layout, start: Square) -> Sowing {
    let mut lifted = *layout;
    let hand = Hand { meeples: layout.meeples[start.index()], from: start, previous: None, at: start };
    lifted.remove(start, hand.meeples);
    Sow::on(lifted, &hand)
}

/// Returns where the last meeple can fall. With more in hand the carpet is taken to reach all tiles: the few exceptions turn
/// out when a move is sought.
fn reach(sowing: &Sowing, walks: &Walks) -> Squares {
    let is_later = sowing.flies() && sowing.hand().len() > 1;
    if is_later { sowing.board().ground.squares } else { sowing.reach_in(walks) }
}

/// Returns the ends on tiles where the last meeple finds company that stands there already.
pub(super) fn ends(sowing: &Sowing, walks: &Walks) -> impl Iterator<Item = MeepleDrop> {
    let squares = reach(sowing, walks);
    let on =
        move |meeple: Meeple| (squares & sowing.board().standing(meeple)).iter().map(move |square| (square, meeple));
    sowing.hand().tribes().flat_map(on)
}

/// Returns the ends whose only company may be a meeple of the same hand, dropped there before.
pub(super) fn loops(sowing: &Sowing, walks: &Walks) -> impl Iterator<Item = MeepleDrop> {
    let squares = sowing.loops(reach(sowing, walks));
    let on =
        move |meeple: Meeple| (squares - sowing.board().standing(meeple)).iter().map(move |square| (square, meeple));
    sowing.pairs().flat_map(on)
}

/// Returns the move before the last of these drops.
pub(super) fn before_last(sowing: &Sowing, drops: &[MeepleDrop]) -> Sowing {
    let mut now = *sowing;
    for &(square, meeple) in &drops[..drops.len().saturating_sub(1)] {
        now.drop(square, meeple);
    }
    now
}

/// Calls `visit` with every legal sequence of drops: the move before its last drop, and all drops.
pub(super) fn visit_all(sowing: &Sowing, drops: &mut Vec<MeepleDrop>, visit: &mut impl FnMut(&Sowing, &[MeepleDrop])) {
    let is_last = sowing.hand().len() == 1;
    for square in sowing.steps().iter() {
        for meeple in sowing.hand().tribes() {
            drops.push((square, meeple));
            if !is_last {
                let mut next = *sowing;
                next.drop(square, meeple);
                visit_all(&next, drops, visit);
            } else if sowing.board().count(square, meeple) > 0 {
                visit(sowing, drops);
            }
            drops.pop();
        }
    }
}

/// Returns a random sequence of drops with this end; none if it finds no walk there. Every second one drops the
/// end's tribe on that tile whenever it passes, so that loops bring more of it.
pub(super) fn sample(
    sowing: &Sowing,
    walks: &Walks,
    end: MeepleDrop,
    dice: &mut Dice,
) -> Option<(Sowing, Vec<MeepleDrop>)> {
    let mut rest: Vec<Meeple> = sowing.hand().without(end.1)?.iter().collect();
    dice.shuffle(&mut rest);
    let gathers = dice.below(2) == 0;
    let mut now = *sowing;
    let mut drops = Vec::with_capacity(rest.len() + 1);
    while !rest.is_empty() {
        let left = now.hand().len() - 1;
        let leads_on = |square: &Square| {
            if now.flies() {
                return left > 1 || *square != end.0;
            }
            walks.reach(*square, Some(now.at()), left).contains(end.0)
        };
        let open: Squares = now.steps().iter().filter(leads_on).collect();
        let alike = rest.iter().position(|&meeple| meeple == end.1);
        let (square, meeple) = match alike.filter(|_| gathers && open.contains(end.0)) {
            Some(place) => (end.0, rest.swap_remove(place)),
            None => (open.iter().nth(dice.below(open.len()) as usize)?, rest.pop()?),
        };
        now.drop(square, meeple);
        drops.push((square, meeple));
    }
    drops.push(end);
    let is_legal = now.steps().contains(end.0) && now.board().count(end.0, end.1) > 0;
    is_legal.then_some((now, drops))
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
