//! The points that a line can have.

use super::{Built, Possessions, Score, ScoreLine};
use crate::game::{Building, Card, Djinn, Expansion, Expansions, Item, Meeple, Meeples, Tile, TileKind, TileValues};

/// The most red-valued tiles of a tent's 3×3 block.
pub(super) const TENT_BLOCK: u8 = 9;

impl ScoreLine {
    /// Returns whether a player can have these points in this line at the end of a game with these expansions.
    ///
    /// ```
    /// use naqala_rules::game::{Expansions, ScoreLine};
    /// assert!(ScoreLine::Palaces.is_possible(15, Expansions::NONE));
    /// assert!(!ScoreLine::Palaces.is_possible(12, Expansions::NONE));
    /// ```
    pub fn is_possible(self, points: u32, expansions: Expansions) -> bool {
        let has_unit = match self {
            Self::Elders => points.is_multiple_of(2),
            Self::Palms => points.is_multiple_of(3) || points.is_multiple_of(5),
            Self::Palaces => points.is_multiple_of(5),
            Self::Cities => points.is_multiple_of(5) && (points / 5).isqrt().pow(2) == points / 5,
            _ => true,
        };
        has_unit && self.most(expansions).is_none_or(|most| points <= most)
    }

    /// Returns the points of a player who has everything; none for coins, which have no limit.
    pub fn most(self, expansions: Expansions) -> Option<u32> {
        (self != Self::Coins).then(|| everything(expansions).line(self))
    }
}

/// Scores a player who has everything, beside as many others as can play.
fn everything(expansions: Expansions) -> Score {
    let tiles = || Tile::all(expansions);
    let mut all = Possessions { fakirs: Card::Fakir.count(), ..Possessions::default() };
    for meeple in Meeple::ALL {
        all.meeples.add(meeple, meeple.count(expansions));
    }
    all.goods = Card::deck().collect();
    all.djinns = Djinn::deck(expansions).collect();
    all.items = Item::deck(expansions).collect();
    tiles().for_each(|tile| all.tiles.add(tile.value, 1));
    all.cities = tiles().filter(|tile| matches!(tile.kind, TileKind::City(_))).count() as u8;
    let built = |building: Building| {
        let all = building.count();
        let lakeside = if expansions.contains(Expansion::Whims) { all } else { 0 };
        Built { inland: all - lakeside, lakeside }
    };
    (all.palms, all.palaces) = (built(Building::Palm), built(Building::Palace));
    all.tent = expansions.contains(Expansion::Artisans).then_some(TENT_BLOCK);
    let others = if expansions.is_empty() { 3 } else { 4 };
    all.score_beside(std::iter::repeat_n(Meeples::NONE, others))
}

impl TileValues {
    /// Returns how many tiles of a value the game has with these expansions.
    pub fn most(value: u8, expansions: Expansions) -> u8 {
        Tile::all(expansions).filter(|tile| tile.value == value).count() as u8
    }
}
