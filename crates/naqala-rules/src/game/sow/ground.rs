//! The walks on a board: where a move can get to in so many steps, whatever the colours.

use crate::game::{Board, Direction, Meeple, Meeples, SQUARES, Square, Squares};

/// The part of a [`Board`] that a walk depends on: where it can go, and which tribes stand where. It knows neither tiles nor
/// counts, so a search copies and changes it where a board would be too large.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// The squares that a walk can enter.
    pub squares: Squares,
    pub(super) exits: [Squares; 4],
    /// Where each tribe stands.
    pub standing: [Squares; Meeple::ALL.len()],
}

impl Ground {
    /// Returns the ground of a board.
    pub fn of(board: &Board) -> Self {
        let mut ground =
            Self { squares: board.passable(), exits: board.exits(), standing: [Squares::EMPTY; Meeple::ALL.len()] };
        board.places().for_each(|(square, place)| ground.stand(square, place.meeples));
        ground
    }

    /// Puts these meeples on a square in place of those that stood there.
    pub fn stand(&mut self, square: Square, meeples: Meeples) {
        for (meeple, set) in Meeple::ALL.into_iter().zip(&mut self.standing) {
            let here = if meeples.has(meeple) { square.into() } else { Squares::EMPTY };
            *set = (*set - square) | here;
        }
    }

    /// Returns where the last of this many meeples can fall, counted from a tile that was reached from `previous`.
    pub fn reach(&self, at: Square, previous: Option<Square>, meeples: u32) -> Squares {
        (1..meeples).fold(Walk::first(self, at, previous), |walk, _| walk.step(self)).all()
    }
}

/// A board on which meeples are sown.
pub trait SowBoard: Copy {
    /// Returns where walks can go, and who stands where.
    fn ground(&self) -> &Ground;

    /// Puts a meeple on a square beside those that stand there.
    fn put(&mut self, square: Square, meeple: Meeple);
}

impl SowBoard for Ground {
    fn ground(&self) -> &Ground {
        self
    }

    fn put(&mut self, square: Square, meeple: Meeple) {
        self.standing[meeple as usize] |= square;
    }
}

/// The walks on a board in a table: what a walk can reach never changes in a game.
#[derive(Debug)]
pub struct Walks {
    ground: Ground,
    /// For each square and each way to have come there (by the direction of the last step; the last row: picked up there)
    /// where the last of one meeple, two meeples and so on can fall.
    ends: Vec<[Squares; Self::MOST]>,
}

impl Walks {
    /// Longer walks are rare, and are walked anew.
    const MOST: usize = 16;
    const ARRIVALS: usize = Direction::ALL.len() + 1;

    /// Returns the walks on a board.
    pub fn of(board: &Board) -> Self {
        let ground = Ground::of(board);
        let mut ends = vec![[Squares::EMPTY; Self::MOST]; SQUARES * Self::ARRIVALS];
        for at in ground.squares.iter() {
            for arrival in 0..Self::ARRIVALS {
                let from = Direction::ALL.get(arrival).map(|direction| Squares::from(at).step(direction.opposite()));
                let previous = from.unwrap_or(Squares::EMPTY).iter().next();
                let mut walk = Walk::first(&ground, at, previous);
                for end in &mut ends[at.index() * Self::ARRIVALS + arrival] {
                    *end = walk.all();
                    walk = walk.step(&ground);
                }
            }
        }
        Self { ground, ends }
    }

    /// Returns what [`Ground::reach`] returns.
    pub fn reach(&self, at: Square, previous: Option<Square>, meeples: u32) -> Squares {
        let arrival = match previous {
            None => Some(Direction::ALL.len()),
            Some(from) => from.direction_to(at).map(|direction| direction as usize),
        };
        let length = (meeples as usize).saturating_sub(1);
        let ends = arrival.and_then(|arrival| self.ends[at.index() * Self::ARRIVALS + arrival].get(length));
        ends.copied().unwrap_or_else(|| self.ground.reach(at, previous, meeples))
    }
}

/// The squares that walks of one length can reach, by the direction of their last step.
#[derive(Clone, Copy, Default)]
pub(super) struct Walk(pub(super) [Squares; 4]);

impl Walk {
    pub(super) fn first(ground: &Ground, at: Square, previous: Option<Square>) -> Self {
        let left = previous.map_or(Squares::EMPTY, Squares::from);
        let mut walk = Self::default();
        for direction in Direction::ALL {
            let next = (ground.exits[direction as usize] & at).step(direction);
            walk.0[direction as usize] = next & (ground.squares - left);
        }
        walk
    }

    pub(super) fn all(self) -> Squares {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// Walks one step further, never straight back.
    pub(super) fn step(self, ground: &Ground) -> Self {
        let mut next = Self::default();
        for direction in 0..4 {
            let from = self.0[direction] | self.0[(direction + 1) % 4] | self.0[(direction + 3) % 4];
            next.0[direction] = (ground.exits[direction] & from).step(Direction::ALL[direction]) & ground.squares;
        }
        next
    }
}
