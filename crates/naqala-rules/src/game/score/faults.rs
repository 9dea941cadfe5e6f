//! Faults of possessions: what players cannot have.

use super::possible::TENT_BLOCK;
use super::{Possessions, TileValues};
use crate::game::named::said;
use crate::game::{
    Building, Card, Djinn, Excess, Expansion, Expansions, Item, Meeple, Outfit, Seat, SetupError, Tile, TileKind,
};

said! {
    /// One thing that players cannot have at the end of a game.
    PossessionsFault {
        Players(error: SetupError) = "{error}";
        Meeples(meeple: Meeple, (found, most): Excess) =
            "expected at most {most} '{meeple}' in front of players, found {found}";
        Cards(card: Card, (found, most): Excess) = "expected at most {most} of {card}, found {found}";
        Twice(djinn: Djinn) = "{djinn} is there more than once";
        Foreign(djinn: Djinn) = "{djinn} belongs to an expansion that is not played with";
        Items(item: Item, (found, most): Excess) = "expected at most {most} of {item}, found {found}";
        Tiles(value: u8, (found, most): Excess) = "expected at most {most} tiles of value {value}, found {found}";
        Cities((found, most): Excess) = "expected at most {most} cities, found {found}";
        Pieces(seat: Seat, (found, most): Excess) = "expected at most {most} tiles of {seat}, found {found}";
        Buildings(building: Building, (found, most): Excess) = "expected at most {most} of {building}, found {found}";
        NoTile(seat: Seat, building: Building) = "{seat} has a {building} but no tile";
        NoLake(seat: Seat, building: Building) = "{seat} has a {building} by a lake that is not there";
        Tent(seat: Seat, (found, most): Excess) =
            "expected at most {most} red-valued tiles round the tent of {seat}, found {found}";
        TentNowhere(seat: Seat) = "{seat} has a tent but no tile";
    }
}

impl PossessionsFault {
    /// Returns the player at fault; none if it is a fault of all together.
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

impl Possessions {
    /// Returns all faults of players who play with these expansions.
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
