//! Which drops can still end legally: the heart of the game, in polynomial time.
//!
//! A move is a walk that never steps straight back (R-M2), so all that matters of its past is the last edge walked. The
//! set of edges that a walk of k steps can end with follows from that of k − 1 steps by a few shifts of bit sets, one
//! set for each of the four directions of arrival. The last meeple needs company of its colour (R-M4), which is either
//!
//! - **standing there**: any walk of the right length will do, wherever the other meeples fall; or
//! - **dropped there earlier in this very move**: the hand has two of the colour, and the walk passes its last tile
//!   before it ends there. One bit, "has passed that tile", is carried along for each possible last tile.
//!
//! The flying carpet carries the last meeple from the tile of the drop before it to any other tile. The same sets
//! answer, with the walk a step shorter and its last tile left out.
//!
//! A mountain closes an edge of a square; chasm and lake are missing squares. Nothing else here knows of expansions.
//!
//! The answers are exact, and no sequence of drops is ever enumerated.

use super::{Board, Direction, Meeple, Meeples, Square, Squares};

const TRIBES: usize = Meeple::ALL.len();

/// A set of squares for each tribe, for example those where a meeple of it can be dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drops([Squares; TRIBES]);

impl Drops {
    /// Returns the squares for one tribe.
    #[must_use]
    pub const fn of(&self, meeple: Meeple) -> Squares {
        self.0[meeple as usize]
    }

    /// Returns the squares for any tribe.
    #[must_use]
    pub fn squares(&self) -> Squares {
        self.0.into_iter().fold(Squares::EMPTY, Squares::or)
    }

    /// Returns whether this tribe goes on this square.
    #[must_use]
    pub const fn contains(&self, square: Square, meeple: Meeple) -> bool {
        self.of(meeple).contains(square)
    }

    /// Returns the tribes that go on a square.
    pub fn on(&self, square: Square) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().filter(move |&meeple| self.contains(square, meeple))
    }

    /// Returns every square with every tribe that goes there.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Meeple)> {
        self.squares().iter().flat_map(move |square| self.on(square).map(move |meeple| (square, meeple)))
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.squares().is_empty()
    }
}

/// The part of a board that a walk depends on: where it can go, and who stands where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    pub(crate) squares: Squares,
    exits: [Squares; 4],
    pub(crate) standing: [Squares; TRIBES],
}

impl Ground {
    pub(crate) fn of(board: &Board) -> Self {
        let mut standing = [Squares::EMPTY; TRIBES];
        for (square, place) in board.places() {
            for meeple in place.meeples.tribes() {
                let set = &mut standing[meeple as usize];
                *set = set.or(square.into());
            }
        }
        Self { squares: board.passable(), exits: board.exits(), standing }
    }

    /// Returns where the last of this many meeples can fall, counted from a tile that was reached from `previous`.
    pub(crate) fn reach(&self, at: Square, previous: Option<Square>, meeples: u32) -> Squares {
        (1..meeples).fold(Walk::first(self, at, previous), |walk, _| walk.step(self)).all()
    }

    fn lift(&mut self, square: Square) {
        self.standing = self.standing.map(|set| set.minus(square.into()));
    }
}

/// The squares that walks of one length can reach, by the direction of their last step.
#[derive(Clone, Copy, Default)]
struct Walk([Squares; 4]);

impl Walk {
    fn first(ground: &Ground, at: Square, previous: Option<Square>) -> Self {
        let left = previous.map_or(Squares::EMPTY, Squares::from);
        let mut walk = Self::default();
        for direction in Direction::ALL {
            let next = ground.exits[direction as usize].and(at.into()).step(direction);
            walk.0[direction as usize] = next.and(ground.squares).minus(left);
        }
        walk
    }

    fn all(self) -> Squares {
        self.0[0].or(self.0[1]).or(self.0[2]).or(self.0[3])
    }

    /// Walks one step further, never straight back.
    fn step(self, ground: &Ground) -> Self {
        let mut next = Self::default();
        for direction in 0..4 {
            let from = self.0[direction].or(self.0[(direction + 1) % 4]).or(self.0[(direction + 3) % 4]);
            next.0[direction] = ground.exits[direction].and(from).step(Direction::ALL[direction]).and(ground.squares);
        }
        next
    }

    fn and(self, squares: Squares) -> Self {
        Self(self.0.map(|set| set.and(squares)))
    }

    fn minus(self, squares: Squares) -> Self {
        Self(self.0.map(|set| set.minus(squares)))
    }

    fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|direction| self.0[direction].or(other.0[direction])))
    }
}

/// A move in progress: the meeples still in hand and where the last one fell.
///
/// ```
/// use naqala::game::{Game, Options, Sow};
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
    ground: Ground,
    hand: Meeples,
    at: Square,
    previous: Option<Square>,
    /// Whether the last meeple goes by carpet.
    flies: bool,
}

impl Sow {
    /// Takes all meeples of a tile in hand; none if the tile has none.
    #[must_use]
    pub fn pick_up(board: &Board, square: Square) -> Option<Self> {
        let hand = board.meeples(square);
        let mut ground = Ground::of(board);
        ground.lift(square);
        (!hand.is_empty()).then_some(Self { ground, hand, at: square, previous: None, flies: false })
    }

    /// Continues a move in progress on the board as it stands.
    #[must_use]
    pub fn resume(board: &Board, hand: &super::Hand) -> Self {
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
        next.ground.standing[meeple as usize] = self.ground.standing[meeple as usize].or(square.into());
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
            return self.ground.squares.minus(self.dropped_last());
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
            ends.0[meeple as usize] = reach.and(self.ground.standing[meeple as usize]).or(own);
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
        self.hand.tribes().any(|meeple| !reach.and(self.ground.standing[meeple as usize]).is_empty())
            || self.loops(reach).next().is_some()
    }

    /// Returns the drops that are legal now: those after which the move can still end (R-M5).
    #[must_use]
    pub fn drops(&self) -> Drops {
        let mut drops = Drops::default();
        for square in self.steps().iter() {
            for meeple in self.hand.tribes().filter(|&meeple| self.can_drop(square, meeple)) {
                drops.0[meeple as usize] = drops.of(meeple).or(square.into());
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
        squares.fold(Squares::EMPTY, |passed, square| passed.or(square.into()))
    }

    /// Returns where the last meeple can fall by the number of steps, whatever its colour (R-M1). The hand must not be
    /// empty.
    #[must_use]
    pub fn reach(&self) -> Squares {
        if self.flies && self.hand.len() == 1 {
            return self.ground.squares.minus(self.dropped_last());
        }
        let on_foot = self.ground.reach(self.at, self.previous, self.further_steps() + 1);
        if !self.flies {
            return on_foot;
        }
        match on_foot.len() {
            0 => Squares::EMPTY,
            // The walk can end on one tile only, and the carpet goes from there to all others.
            1 => self.ground.squares.minus(on_foot),
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
        let (ends, end) = (self.ends_by_way_of(end), Squares::from(end));
        let ends = if self.flies { ends.minus(end) } else { ends.and(end) };
        !ends.is_empty()
    }

    /// Returns where walks of the right length end that have passed a square before.
    fn ends_by_way_of(&self, square: Square) -> Squares {
        let square = Squares::from(square);
        let mut fresh = Walk::first(&self.ground, self.at, self.previous);
        let mut passed = Walk::default();
        for _ in 0..self.further_steps() {
            passed = passed.or(fresh.and(square)).step(&self.ground);
            fresh = fresh.minus(square).step(&self.ground);
        }
        passed.all()
    }

    /// Counts the different sequences of drops from here on foot, like colours not told apart; none if the number does
    /// not fit in 128 bits.
    ///
    /// Walks are counted by their last tile and by how often they pass it before; what the colours add to each is a
    /// multinomial number.
    #[must_use]
    pub fn sequences(&self) -> Option<u128> {
        let mut total = 0u128;
        let on_foot = self.by_carpet(false);
        let ends = if self.hand.is_empty() { Squares::EMPTY } else { on_foot.reach() };
        for end in ends.iter() {
            for (passes, walks) in self.walks_to(end)?.into_iter().enumerate() {
                for meeple in self.hand.tribes() {
                    let orders = self.orders(meeple, end, passes as u128)?;
                    total = total.checked_add(walks.checked_mul(orders)?)?;
                }
            }
        }
        Some(total)
    }

    /// Counts the walks that end on the square, by how often they pass it before.
    fn walks_to(&self, end: Square) -> Option<Vec<u128>> {
        type Counts = [[u128; 64]; 4];
        let steps = self.hand.len();
        let mut layers: Vec<Box<Counts>> = (0..=steps / 4).map(|_| Box::new([[0; 64]; 4])).collect();
        let first = Walk::first(&self.ground, self.at, self.previous);
        for (direction, squares) in first.0.into_iter().enumerate() {
            squares.iter().for_each(|square| layers[0][direction][square.index()] = 1);
        }
        for _ in 1..steps {
            let mut next: Vec<Box<Counts>> = layers.iter().map(|_| Box::new([[0; 64]; 4])).collect();
            for (passes, layer) in layers.iter().enumerate() {
                for (arrived, counts) in layer.iter().enumerate() {
                    for square in self.ground.squares.iter().filter(|square| counts[square.index()] > 0) {
                        // A walk that has passed too often cannot come back in time.
                        let Some(later) = next.get_mut(passes + usize::from(square == end)) else { continue };
                        for towards in (0..4).filter(|&towards| (arrived + 2) % 4 != towards) {
                            let out = self.ground.exits[towards].and(square.into());
                            let there = out.step(Direction::ALL[towards]).and(self.ground.squares);
                            for target in there.iter() {
                                let count = &mut later[towards][target.index()];
                                *count = count.checked_add(counts[square.index()])?;
                            }
                        }
                    }
                }
            }
            layers = next;
        }
        Some(layers.iter().map(|layer| layer.iter().map(|counts| counts[end.index()]).sum()).collect())
    }

    /// Counts the orders in which the colours can fall on a walk that ends here with this tribe after passing this
    /// often.
    fn orders(&self, meeple: Meeple, end: Square, passes: u128) -> Option<u128> {
        let before = self.hand.without(meeple)?;
        let free = before.len().into();
        let others =
            before.tribes().filter(|&tribe| tribe != meeple).try_fold((1u128, 0u128), |(ways, seen), tribe| {
                let count = u128::from(before.count(tribe));
                Some((ways.checked_mul(choose(seen + count, count)?)?, seen + count))
            })?;
        let alike = u128::from(before.count(meeple));
        let all = others.0.checked_mul(choose(free, alike)?)?;
        if self.ground.standing[meeple as usize].contains(end) {
            return Some(all);
        }
        let elsewhere = choose(free.saturating_sub(passes), alike)?;
        Some(all - others.0.checked_mul(elsewhere)?)
    }
}

fn choose(n: u128, k: u128) -> Option<u128> {
    if k > n {
        return Some(0);
    }
    (0..k).try_fold(1u128, |ways, step| Some(ways.checked_mul(n - step)? / (step + 1)))
}
