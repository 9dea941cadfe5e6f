//! The things that can be counted on a table.

use crate::game::{
    Building, Card, Djinn, Djinns, Expansion, Expansions, Item, Meeple, Possessions, ScoreLine, TileKind, TileValues,
};

/// A kind of thing that counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A vizier, elder or artisan in front of the player.
    Kept(Meeple),
    /// A djinn.
    Djinn(Djinn),
    /// A tile of a value.
    Tile(u8),
    /// A palm tree or palace on a tile of the player, away from the lake.
    Inland(Building),
    /// The same on a tile round the great lake.
    Lakeside(Building),
    /// A city.
    City,
    /// A resource card.
    Card(Card),
    /// A precious item.
    Item(Item),
    /// A red-valued tile in the 3×3 block of the tent.
    RoundTent,
}

/// The goods as the deck has them: the rare ones first.
const GOODS: [Card; 9] = [
    Card::Ivory,
    Card::Jewels,
    Card::Gold,
    Card::Papyrus,
    Card::Silk,
    Card::Spice,
    Card::Fish,
    Card::Wheat,
    Card::Pottery,
];

impl Thing {
    /// Returns the things that a line counts with these expansions; empty for coins, which are counted by hand.
    #[must_use]
    pub fn of_line(line: ScoreLine, expansions: Expansions) -> Vec<Self> {
        let by_lake = |building| {
            let lakeside = expansions.contains(Expansion::Whims).then_some(Self::Lakeside(building));
            [Self::Inland(building)].into_iter().chain(lakeside).collect()
        };
        match line {
            ScoreLine::Coins => Vec::new(),
            ScoreLine::Viziers => vec![Self::Kept(Meeple::Vizier)],
            ScoreLine::Elders => vec![Self::Kept(Meeple::Elder)],
            ScoreLine::Djinns => {
                let provided = Djinn::ALL.into_iter().filter(|djinn| expansions.provide(djinn.expansion()));
                provided.map(Self::Djinn).collect()
            }
            ScoreLine::Tiles => TileValues::VALUES.into_iter().map(Self::Tile).collect(),
            ScoreLine::Palms => by_lake(Building::Palm),
            ScoreLine::Palaces => by_lake(Building::Palace),
            ScoreLine::Cities => vec![Self::City],
            ScoreLine::Goods => GOODS.into_iter().chain([Card::Fakir]).map(Self::Card).collect(),
            ScoreLine::Artisans => vec![Self::Kept(Meeple::Artisan)],
            ScoreLine::Items => Item::ALL.into_iter().filter(|item| !item.is_magic()).map(Self::Item).collect(),
            ScoreLine::Tent => vec![Self::RoundTent],
        }
    }

    /// Returns the line in which it counts.
    #[must_use]
    pub const fn line(self) -> ScoreLine {
        match self {
            Self::Kept(Meeple::Elder) => ScoreLine::Elders,
            Self::Kept(Meeple::Artisan) => ScoreLine::Artisans,
            Self::Kept(_) => ScoreLine::Viziers,
            Self::Djinn(_) => ScoreLine::Djinns,
            Self::Tile(_) => ScoreLine::Tiles,
            Self::Inland(Building::Palm) | Self::Lakeside(Building::Palm) => ScoreLine::Palms,
            Self::Inland(Building::Palace) | Self::Lakeside(Building::Palace) => ScoreLine::Palaces,
            Self::City => ScoreLine::Cities,
            Self::Card(_) => ScoreLine::Goods,
            Self::Item(_) => ScoreLine::Items,
            Self::RoundTent => ScoreLine::Tent,
        }
    }

    /// Returns how many of it lie there.
    #[must_use]
    pub fn count(self, possessions: &Possessions) -> u8 {
        match self {
            Self::Kept(meeple) => possessions.meeples.count(meeple),
            Self::Djinn(djinn) => possessions.has(djinn).into(),
            Self::Tile(value) => possessions.tiles.count(value),
            Self::Inland(building) => possessions.built(building).inland,
            Self::Lakeside(building) => possessions.built(building).lakeside,
            Self::City => possessions.cities,
            Self::Card(card) => possessions.cards(card),
            Self::Item(item) => possessions.items.count(item),
            Self::RoundTent => possessions.tent.unwrap_or(0),
        }
    }

    /// Returns how many of it one player can have at most.
    #[must_use]
    pub fn most(self, expansions: Expansions) -> u8 {
        match self {
            Self::Kept(meeple) => meeple.count(expansions),
            Self::Djinn(_) => 1,
            Self::Tile(value) => TileValues::most(value, expansions),
            Self::Inland(building) | Self::Lakeside(building) => building.count(),
            Self::City => TileKind::ALL
                .into_iter()
                .filter(|kind| matches!(kind, TileKind::City(_)))
                .flat_map(TileKind::values)
                .map(|&(_, count)| count)
                .sum(),
            Self::Card(card) => card.count(),
            Self::Item(item) => item.count(),
            Self::RoundTent => 9,
        }
    }

    /// Sets how many of it lie there.
    pub fn set(self, possessions: &mut Possessions, count: u8) {
        match self {
            Self::Kept(meeple) => {
                possessions.meeples.take_tribe(meeple);
                possessions.meeples.add(meeple, count);
            }
            Self::Djinn(djinn) => {
                let others = possessions.djinns.iter().filter(|&other| other != djinn);
                possessions.djinns = others.chain((count > 0).then_some(djinn)).collect::<Djinns>();
            }
            Self::Tile(value) => possessions.tiles.set(value, count),
            Self::Inland(Building::Palm) => possessions.palms.inland = count,
            Self::Inland(Building::Palace) => possessions.palaces.inland = count,
            Self::Lakeside(Building::Palm) => possessions.palms.lakeside = count,
            Self::Lakeside(Building::Palace) => possessions.palaces.lakeside = count,
            Self::City => possessions.cities = count,
            Self::Card(Card::Fakir) => possessions.fakirs = count,
            Self::Card(card) => possessions.goods.set(card, count),
            Self::Item(item) => possessions.items.set(item, count),
            Self::RoundTent => possessions.tent = (count > 0).then_some(count),
        }
    }

    /// Returns its name in the HTML of the page.
    #[must_use]
    pub fn slug(self) -> String {
        match self {
            Self::Kept(meeple) => format!("kept-{meeple}"),
            Self::Djinn(djinn) => djinn.name().to_owned(),
            Self::Tile(value) => format!("tile-{value}"),
            Self::Inland(building) => building.name().to_owned(),
            Self::Lakeside(building) => format!("{}-lakeside", building.name()),
            Self::City => "city".to_owned(),
            Self::Card(card) => card.name().to_owned(),
            Self::Item(item) => item.name().to_owned(),
            Self::RoundTent => "tent".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Expansion, Possessions, ScoreLine, Thing};

    #[test]
    fn each_thing_is_set_and_counted_in_its_line() {
        let both = Expansion::ALL.into_iter().collect();
        let mut seen = 0;
        for line in ScoreLine::ALL {
            for thing in Thing::of_line(line, both) {
                assert_eq!(thing.line(), line, "{thing:?}");
                let mut possessions = Possessions::default();
                thing.set(&mut possessions, 1);
                assert_eq!(thing.count(&possessions), 1, "{thing:?}");
                assert!(thing.most(both) >= 1, "{thing:?}");
                thing.set(&mut possessions, 0);
                assert_eq!(possessions, Possessions::default(), "{thing:?}");
                seen += 1;
            }
        }
        assert_eq!(seen, 1 + 1 + 26 + 7 + 2 + 2 + 1 + 10 + 1 + 3 + 1);
    }
}
