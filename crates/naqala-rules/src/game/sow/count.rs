//! Counts the moves from a tile.

use super::ends::Sow;
use super::ground::Walk;
use crate::game::{Direction, Meeple, Square};

impl Sow {
    /// Counts the different sequences of drops from here on foot, like colours not told apart; none if the number does
    /// not fit in 128 bits.
    ///
    /// Walks are counted by their last tile and by how often they pass it before; what the colours add to each is a
    /// multinomial number.
    pub fn sequences(&self) -> Option<u128> {
        let mut total = 0u128;
        for end in self.by_carpet(false).reach().iter() {
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
        let first = Walk::first(&self.board, self.at, self.previous);
        for (direction, squares) in first.0.into_iter().enumerate() {
            squares.iter().for_each(|square| layers[0][direction][square.index()] = 1);
        }
        for _ in 1..steps {
            let mut next: Vec<Box<Counts>> = layers.iter().map(|_| Box::new([[0; 64]; 4])).collect();
            for (passes, layer) in layers.iter().enumerate() {
                for (arrived, counts) in layer.iter().enumerate() {
                    for square in self.board.squares.iter().filter(|square| counts[square.index()] > 0) {
                        // A walk that has passed too often cannot come back in time.
                        let Some(later) = next.get_mut(passes + usize::from(square == end)) else { continue };
                        for towards in (0..4).filter(|&towards| (arrived + 2) % 4 != towards) {
                            let out = self.board.exits[towards] & square;
                            let there = out.step(Direction::ALL[towards]) & self.board.squares;
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
        if self.board.standing[meeple as usize].contains(end) {
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
