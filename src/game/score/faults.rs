//! Faults of possessions: what players cannot have.

use super::possible::TENT_BLOCK;
use super::{Possessions, TileValues};
use crate::game::{
    Building, Card, Djinn, Excess, Expansion, Expansions, Item, Meeple, Outfit, Seat, SetupError, Tile, TileKind,
};
use std::fmt;

/// One thing that players cannot have at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PossessionsFault {
    /// A number of players that cannot play.
    Players(SetupError),
    /// Too many meeples of a tribe, in front of all players together, or meeples of a tribe that nobody keeps.
    Meeples(Meeple, Excess),
    /// Too many resource cards alike, of all players together.
    Cards(Card, Excess),
    /// A djinn that more than one player has.
    Twice(Djinn),
    /// A djinn of an expansion that is not played with.
    Foreign(Djinn),
    /// Too many items alike, of all players together.
    Items(Item, Excess),
    /// Too many tiles of a value, of all players together.
    Tiles(u8, Excess),
    /// Too many cities, of all players together.
    Cities(Excess),
    /// More tiles of a player than there are camels and tent.
    Pieces(Seat, Excess),
    /// Too many palm trees or palaces, of all players together.
    Buildings(Building, Excess),
    /// Palm trees or palaces of a player without a tile.
    NoTile(Seat, Building),
    /// Palm trees or palaces round the great lake, which is not played with.
    NoLake(Seat, Building),
    /// Too many red-valued tiles round a player's tent, or a tent without the expansion.
    Tent(Seat, Excess),
    /// The tent of a player without a tile.
    TentNowhere(Seat),
}

impl PossessionsFault {
    /// Returns the player at fault; none if it is a fault of all together.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Pieces(seat, _)
            | Self::NoTile(seat, _)
            | Self::NoLake(seat, _)
            | Self::Tent(seat, _)
            | Self::TentNowhere(seat) => Some(seat),
            _ => None,
        }
    }
}

impl fmt::Display for PossessionsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let too_many = |f: &mut fmt::Formatter<'_>, what: fmt::Arguments<'_>, (found, most): Excess| {
            write!(f, "expected at most {most} {what}, found {found}")
        };
        match *self {
            Self::Players(error) => error.fmt(f),
            Self::Meeples(meeple, excess) => too_many(f, format_args!("'{meeple}' in front of players"), excess),
            Self::Cards(card, excess) => too_many(f, format_args!("of {card}"), excess),
            Self::Twice(djinn) => write!(f, "{djinn} is there more than once"),
            Self::Foreign(djinn) => write!(f, "{djinn} belongs to an expansion that is not played with"),
            Self::Items(item, excess) => too_many(f, format_args!("of {item}"), excess),
            Self::Tiles(value, excess) => too_many(f, format_args!("tiles of value {value}"), excess),
            Self::Cities(excess) => too_many(f, format_args!("cities"), excess),
            Self::Pieces(seat, excess) => too_many(f, format_args!("tiles of {seat}"), excess),
            Self::Buildings(building, excess) => too_many(f, format_args!("of {}", building.name()), excess),
            Self::NoTile(seat, building) => write!(f, "{seat} has a {} but no tile", building.name()),
            Self::NoLake(seat, building) => write!(f, "{seat} has a {} by a lake that is not there", building.name()),
            Self::Tent(seat, excess) => too_many(f, format_args!("red-valued tiles round the tent of {seat}"), excess),
            Self::TentNowhere(seat) => write!(f, "{seat} has a tent but no tile"),
        }
    }
}

impl std::error::Error for PossessionsFault {}

impl Possessions {
    /// Returns all faults of players who play with these expansions.
    #[must_use]
    pub fn faults(players: &[Self], expansions: Expansions) -> Vec<PossessionsFault> {
        let mut faults = Vec::new();
        of_all(players, expansions, &mut faults);
        let outfit = Outfit::of(players.len(), expansions);
        if outfit.is_none() {
            faults.push(PossessionsFault::Players(SetupError::new(players.len(), expansions)));
        }
        for (seat, player) in (0..).map(Seat).zip(players) {
            player.own_faults(seat, expansions, outfit, &mut faults);
        }
        faults
    }

    fn own_faults(
        &self,
        seat: Seat,
        expansions: Expansions,
        outfit: Option<Outfit>,
        faults: &mut Vec<PossessionsFault>,
    ) {
        let tiles = self.tiles.len() as usize + usize::from(self.cities);
        let most = outfit.map_or(tiles, |outfit| usize::from(outfit.camels) + usize::from(outfit.tent));
        if tiles > most {
            faults.push(PossessionsFault::Pieces(seat, (tiles, most)));
        }
        for building in Building::ALL {
            let built = self.built(building);
            if built.count() > 0 && tiles == 0 {
                faults.push(PossessionsFault::NoTile(seat, building));
            }
            if built.lakeside > 0 && !expansions.contains(Expansion::Whims) {
                faults.push(PossessionsFault::NoLake(seat, building));
            }
        }
        if let Some(red) = self.tent {
            let most = if expansions.contains(Expansion::Artisans) { TENT_BLOCK } else { 0 };
            if red > most {
                faults.push(PossessionsFault::Tent(seat, (red.into(), most.into())));
            } else if tiles == 0 {
                faults.push(PossessionsFault::TentNowhere(seat));
            }
        }
    }
}

/// Adds the faults of all players together.
fn of_all(players: &[Possessions], expansions: Expansions, faults: &mut Vec<PossessionsFault>) {
    let sum = |count: &dyn Fn(&Possessions) -> u8| players.iter().map(|player| usize::from(count(player))).sum();
    let mut at_most = |found: usize, most: usize, fault: &dyn Fn(Excess) -> PossessionsFault| {
        if found > most {
            faults.push(fault((found, most)));
        }
    };
    for meeple in Meeple::ALL {
        let most = if meeple.is_kept() { meeple.count(expansions) } else { 0 };
        let found = sum(&|player| player.meeples.count(meeple));
        at_most(found, most.into(), &|excess| PossessionsFault::Meeples(meeple, excess));
    }
    for card in Card::ALL {
        let found = sum(&|player| player.cards(card));
        at_most(found, card.count().into(), &|excess| PossessionsFault::Cards(card, excess));
    }
    for item in Item::ALL {
        let most = if expansions.contains(Expansion::Artisans) { item.count() } else { 0 };
        let found = sum(&|player| player.items.count(item));
        at_most(found, most.into(), &|excess| PossessionsFault::Items(item, excess));
    }
    for value in TileValues::VALUES {
        let most = TileValues::most(value, expansions).into();
        at_most(sum(&|player| player.tiles.count(value)), most, &|excess| PossessionsFault::Tiles(value, excess));
    }
    let cities = Tile::all(expansions).filter(|tile| matches!(tile.kind, TileKind::City(_))).count();
    at_most(sum(&|player| player.cities), cities, &PossessionsFault::Cities);
    for building in Building::ALL {
        let found = players.iter().map(|player| player.built(building).count() as usize).sum();
        at_most(found, building.count().into(), &|excess| PossessionsFault::Buildings(building, excess));
    }
    for djinn in Djinn::ALL {
        let owners = players.iter().filter(|player| player.has(djinn)).count();
        if owners > 1 {
            faults.push(PossessionsFault::Twice(djinn));
        }
        if owners > 0 && !expansions.provide(djinn.expansion()) {
            faults.push(PossessionsFault::Foreign(djinn));
        }
    }
}
