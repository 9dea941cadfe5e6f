//! A move in progress, and where it can end.

use super::drops::Drops;
use super::ground::{Ground, SowBoard, Walk, Walks};
use crate::game::{Board, Hand, Meeple, Meeples, Square, Squares};

/// A move in progress: the meeples still in hand, where the last one fell, and the board, which takes each drop.
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
pub struct Sow<B = Ground> {
    pub(super) board: B,
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
        let meeples = board.meeples(square);
        let mut ground = Ground::of(board);
        ground.stand(square, Meeples::NONE);
        (!meeples.is_empty()).then_some(Self::on(ground, &Hand { meeples, from: square, previous: None, at: square }))
    }

    /// Continues a move in progress on the board as it stands.
    #[must_use]
    pub fn resume(board: &Board, hand: &Hand) -> Self {
        Self::on(Ground::of(board), hand)
    }
}

impl<B: SowBoard> Sow<B> {
    /// Continues a move on foot, on a board from which its hand was lifted.
    pub const fn on(board: B, hand: &Hand) -> Self {
        Self { board, hand: hand.meeples, at: hand.at, previous: hand.previous, flies: false }
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
        next.drop(square, meeple).then_some(next)
    }

    /// Drops a meeple, whether or not that is legal. Returns whether it was in hand.
    pub fn drop(&mut self, square: Square, meeple: Meeple) -> bool {
        let Some(hand) = self.hand.without(meeple) else { return false };
        self.hand = hand;
        self.board.put(square, meeple);
        self.previous = Some(self.at);
        self.at = square;
        true
    }

    /// Returns the meeples still in hand.
    pub const fn hand(&self) -> Meeples {
        self.hand
    }

    /// Returns the board as the drops have left it.
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Returns the tile of the last drop; before the first one, the start.
    pub const fn at(&self) -> Square {
        self.at
    }

    /// Returns whether the last meeple goes by carpet.
    pub const fn flies(&self) -> bool {
        self.flies
    }

    /// Returns the tiles next to the last drop, except the one left just before (R-M1, R-M2). A meeple on the carpet
    /// can go to all tiles but that of the last drop.
    pub fn steps(&self) -> Squares {
        if self.flies && self.hand.len() == 1 { self.flights() } else { self.first().all() }
    }

    /// Returns the legal last drops of the move (R-M4).
    pub fn ends(&self) -> Drops {
        let mut ends = Drops::default();
        let reach = self.reach();
        for meeple in self.hand.tribes() {
            ends.0[meeple as usize] = reach & self.board.ground().standing[meeple as usize];
        }
        let loops: Squares = self.loops(reach).iter().filter(|&end| self.passes(end)).collect();
        self.pairs().for_each(|meeple| ends.0[meeple as usize] |= loops);
        ends
    }

    /// Returns whether the move can end legally at all.
    pub fn can_end(&self) -> bool {
        let reach = self.reach();
        self.hand.tribes().any(|meeple| !(reach & self.board.ground().standing[meeple as usize]).is_empty())
            || self.loops(reach).iter().any(|end| self.passes(end))
    }

    /// Returns the drops that are legal now: those after which the move can still end (R-M5).
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
    pub fn can_drop(&self, square: Square, meeple: Meeple) -> bool {
        if self.hand.len() == 1 {
            return self.hand.has(meeple) && self.board.ground().standing[meeple as usize].contains(square);
        }
        self.dropped(square, meeple).is_some_and(|next| next.can_end())
    }

    /// Returns the tiles that the carpet can go to from where the last meeple fell, if one did.
    fn flights(&self) -> Squares {
        self.board.ground().squares - self.previous.map_or(Squares::EMPTY, |_| self.at.into())
    }

    fn first(&self) -> Walk {
        Walk::first(self.board.ground(), self.at, self.previous)
    }

    /// Counts the steps on foot after the first one.
    fn further_steps(&self) -> u32 {
        (self.hand.len() - u32::from(self.flies)).saturating_sub(1)
    }

    /// Returns the squares that a walk of the right length can pass before its last step, whatever the colours (R-M1).
    pub fn passed(&self) -> Squares {
        let squares = self.board.ground().squares.iter().filter(|&square| !self.ends_by_way_of(square).is_empty());
        squares.collect()
    }

    /// Returns where the last meeple can fall by the number of steps, whatever its colour (R-M1).
    pub fn reach(&self) -> Squares {
        self.reach_by(|meeples| self.board.ground().reach(self.at, self.previous, meeples))
    }

    /// Returns what [`reach`](Self::reach) returns, by a table of the walks on the board.
    pub fn reach_in(&self, walks: &Walks) -> Squares {
        self.reach_by(|meeples| walks.reach(self.at, self.previous, meeples))
    }

    fn reach_by(&self, on_foot: impl Fn(u32) -> Squares) -> Squares {
        match (self.hand.len(), self.flies) {
            (0, _) => Squares::EMPTY,
            (1, true) => self.flights(),
            (meeples, false) => on_foot(meeples),
            (meeples, true) => {
                let (before, all) = (on_foot(meeples - 1), self.board.ground().squares);
                // Where the walk can end on one tile only, the carpet goes from there to all others.
                match before.len() {
                    0 => Squares::EMPTY,
                    1 => all - before,
                    _ => all,
                }
            }
        }
    }

    /// Returns where the last meeple may fall on one of its colour that falls in this same move, if the walk passes the
    /// tile before and two of the colour are in hand. On foot that takes a loop of four steps, so five meeples; by carpet
    /// three will do.
    pub fn loops(&self, reach: Squares) -> Squares {
        let (fewest, squares) = if self.flies { (3, self.board.ground().squares) } else { (5, reach) };
        if self.hand.len() >= fewest && self.pairs().next().is_some() { squares } else { Squares::EMPTY }
    }

    /// Returns the tribes of which two are in hand.
    pub fn pairs(&self) -> impl Iterator<Item = Meeple> {
        self.hand.tribes().filter(|&meeple| self.hand.count(meeple) >= 2)
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
        let (ground, mut fresh) = (self.board.ground(), self.first());
        let mut passed = Walk::default();
        for _ in 0..self.further_steps() {
            for (passed, fresh) in passed.0.iter_mut().zip(&mut fresh.0) {
                *passed |= *fresh & square;
                *fresh -= square;
            }
            (passed, fresh) = (passed.step(ground), fresh.step(ground));
        }
        passed.all()
    }
}
