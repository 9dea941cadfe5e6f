//! A move in progress, and where it can end.

use super::drops::Drops;
use super::ground::{Ground, Walk};
use crate::game::{Board, Hand, Meeple, Meeples, Square, Squares};

/// A move in progress: the meeples still in hand and where the last one fell.
///
/// ```
/// use naqala_rules::game::{Game, Options, Sow};
/// let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
/// let square = "c3".parse()?;
/// let sow = Sow::pick_up(&game.board, square).expect("three meeples stand on every tile at the start");
/// for (tile, meeple) in sow.ends().iter() {
///     println!("the move can end on {tile} with {meeple}");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sow {
    pub(super) ground: Ground,
    pub(super) hand: Meeples,
    pub(super) at: Square,
    pub(super) previous: Option<Square>,
    /// Whether the last meeple goes by carpet.
    flies: bool,
}

impl Sow {
    /// Takes all meeples of a tile in hand; none if the tile has none.
    #[must_use]
    pub fn pick_up(board: &Board, square: Square) -> Option<Self> {
        let hand = board.meeples(square);
        let mut ground = Ground::of(board);
        ground.stand(square, Meeples::NONE);
        (!hand.is_empty()).then_some(Self { ground, hand, at: square, previous: None, flies: false })
    }

    /// Continues a move in progress on the board as it stands.
    #[must_use]
    pub fn resume(board: &Board, hand: &Hand) -> Self {
        Self { ground: Ground::of(board), hand: hand.meeples, at: hand.at, previous: hand.previous, flies: false }
    }

    /// Returns the same move with its last meeple on the flying carpet, or not (rules 7).
    #[must_use]
    pub const fn by_carpet(mut self, flies: bool) -> Self {
        self.flies = flies;
        self
    }

    /// Returns the move after one more drop, legal or not; none if that meeple is not in hand.
    #[must_use]
    pub fn dropped(&self, square: Square, meeple: Meeple) -> Option<Self> {
        let mut next = *self;
        next.hand = self.hand.without(meeple)?;
        next.ground.standing[meeple as usize] |= square;
        next.previous = Some(self.at);
        next.at = square;
        Some(next)
    }

    /// Returns the meeples still in hand.
    #[must_use]
    pub const fn hand(&self) -> Meeples {
        self.hand
    }

    /// Returns the tiles next to the last drop, except the one left just before (R-M1, R-M2). A meeple on the carpet
    /// can go to all tiles but that of the last drop.
    #[must_use]
    pub fn steps(&self) -> Squares {
        if self.flies && self.hand.len() == 1 {
            return self.ground.squares - self.dropped_last();
        }
        Walk::first(&self.ground, self.at, self.previous).all()
    }

    /// Returns the legal last drops of the move (R-M4).
    #[must_use]
    pub fn ends(&self) -> Drops {
        let mut ends = Drops::default();
        if self.hand.is_empty() {
            return ends;
        }
        let reach = self.reach();
        let loops = self.loops(reach).collect();
        for meeple in self.hand.tribes() {
            let own = if self.hand.count(meeple) >= 2 { loops } else { Squares::EMPTY };
            ends.0[meeple as usize] = reach & self.ground.standing[meeple as usize] | own;
        }
        ends
    }

    /// Returns whether the move can end legally at all.
    #[must_use]
    pub fn can_end(&self) -> bool {
        if self.hand.is_empty() {
            return false;
        }
        let reach = self.reach();
        self.hand.tribes().any(|meeple| !(reach & self.ground.standing[meeple as usize]).is_empty())
            || self.loops(reach).next().is_some()
    }

    /// Returns the drops that are legal now: those after which the move can still end (R-M5).
    #[must_use]
    pub fn drops(&self) -> Drops {
        let mut drops = Drops::default();
        for square in self.steps().iter() {
            for meeple in self.hand.tribes().filter(|&meeple| self.can_drop(square, meeple)) {
                drops.0[meeple as usize] |= square;
            }
        }
        drops
    }

    /// Returns whether a drop on one of the next tiles leaves a legal end, or is one.
    #[must_use]
    pub fn can_drop(&self, square: Square, meeple: Meeple) -> bool {
        if self.hand.len() == 1 {
            return self.hand.has(meeple) && self.ground.standing[meeple as usize].contains(square);
        }
        self.dropped(square, meeple).is_some_and(|next| next.can_end())
    }

    /// Returns the tile that the carpet may not go to: that of the last drop, if one was made.
    fn dropped_last(&self) -> Squares {
        if self.previous.is_some() { self.at.into() } else { Squares::EMPTY }
    }

    /// Counts the steps on foot after the first one.
    fn further_steps(&self) -> u32 {
        (self.hand.len() - u32::from(self.flies)).saturating_sub(1)
    }

    /// Returns the squares that a walk of the right length can pass before its last step, whatever the colours (R-M1).
    #[must_use]
    pub fn passed(&self) -> Squares {
        let squares = self.ground.squares.iter().filter(|&square| !self.ends_by_way_of(square).is_empty());
        squares.collect()
    }

    /// Returns where the last meeple can fall by the number of steps, whatever its colour (R-M1). The hand must not be
    /// empty.
    #[must_use]
    pub fn reach(&self) -> Squares {
        if self.flies && self.hand.len() == 1 {
            return self.ground.squares - self.dropped_last();
        }
        let on_foot = self.ground.reach(self.at, self.previous, self.further_steps() + 1);
        if !self.flies {
            return on_foot;
        }
        match on_foot.len() {
            0 => Squares::EMPTY,
            // The walk can end on one tile only, and the carpet goes from there to all others.
            1 => self.ground.squares - on_foot,
            _ => self.ground.squares,
        }
    }

    /// Returns where the last meeple can fall on one of its colour that falls in this same move. Two of the colour are
    /// in hand, and the walk passes the tile before. On foot that takes a loop of four steps, so five meeples; by
    /// carpet three will do.
    fn loops(&self, reach: Squares) -> impl Iterator<Item = Square> {
        let (fewest, squares) = if self.flies { (3, self.ground.squares) } else { (5, reach) };
        let is_pair = |meeple| self.hand.count(meeple) >= 2;
        let is_possible = self.hand.len() >= fewest && self.hand.tribes().any(is_pair);
        let squares = if is_possible { squares } else { Squares::EMPTY };
        squares.iter().filter(|&end| self.passes(end))
    }

    /// Returns whether a walk of the right length ends on the square after passing it before; by carpet, whether one
    /// passes it and ends elsewhere.
    fn passes(&self, end: Square) -> bool {
        let ends = self.ends_by_way_of(end);
        let ends = if self.flies { ends - end } else { ends & end };
        !ends.is_empty()
    }

    /// Returns where walks of the right length end that have passed a square before.
    fn ends_by_way_of(&self, square: Square) -> Squares {
        let mut fresh = Walk::first(&self.ground, self.at, self.previous);
        let mut passed = Walk::default();
        for _ in 0..self.further_steps() {
            for (passed, fresh) in passed.0.iter_mut().zip(&mut fresh.0) {
                *passed |= *fresh & square;
                *fresh -= square;
            }
            (passed, fresh) = (passed.step(&self.ground), fresh.step(&self.ground));
        }
        passed.all()
    }
}
