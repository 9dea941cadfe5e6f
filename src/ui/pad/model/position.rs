//! Sheets as positions for the editor.

use super::{Pad, PadPlayer, sum};
use crate::game::{Building, Djinn, Expansion, Item, Meeple, Outfit, ScoreLine, Seat, Tile, TileKind, TileValues};
use crate::notation::position;
use serde_json::{Map, Value, json};
use std::iter::repeat_n;

/// A position made of a sheet, and the fields that it lacks.
#[derive(Clone, Debug, PartialEq)]
pub struct PadPosition {
    /// The position, as the editor stores a draft.
    pub text: String,
    /// The fields of which only the points are known, so that nothing lies there.
    pub lacks: Vec<(Seat, ScoreLine)>,
}

impl Pad {
    /// Makes a position of what was counted, and of the coins. A sheet does not know where tiles lie, so they come in
    /// the order of the box, with the palm trees and palaces on the first one. `names` are those of all players.
    #[must_use]
    pub fn position(&self, names: &[String]) -> PadPosition {
        let outfit = Outfit::of(self.players.len(), self.expansions);
        let mut tiles: Vec<(Tile, String)> = Tile::all(self.expansions).map(|tile| (tile, String::new())).collect();
        let (mut players, mut lacks) = (Vec::new(), Vec::new());
        let mut supply = Building::ALL.map(|building| u32::from(building.count()));
        for (seat, (column, name)) in (0..).map(Seat).zip(self.players.iter().zip(names)) {
            let possessions = column.counted();
            let is_lost = |&line: &ScoreLine| {
                let is_known = line == ScoreLine::Coins
                    || (line == ScoreLine::Djinns && possessions.djinns.iter().next().is_some());
                column.has_total_alone() || (column.is_typed(line) && !is_known)
            };
            lacks.extend(self.lines().into_iter().filter(is_lost).map(|line| (seat, line)));
            let own = column.mark_tiles(seat, &mut tiles);
            let has_tent = possessions.tent.is_some() && !own.is_empty();
            if let (true, Some(&last)) = (has_tent, own.last()) {
                tiles[last].1 = format!("&{}", seat.0);
            }
            let stands = [ScoreLine::Palms, ScoreLine::Palaces];
            for ((building, line), left) in Building::ALL.into_iter().zip(stands).zip(&mut supply) {
                let count = possessions.built(building).count();
                match own.first() {
                    _ if count == 0 => {}
                    Some(&first) => {
                        let sign = if building == Building::Palm { '^' } else { '#' };
                        let (mark, piece) = (&tiles[first].1, ['@', '&']);
                        let at = mark.find(piece).unwrap_or_default();
                        tiles[first].1 = format!("{}{sign}{count}{}", &mark[..at], &mark[at..]);
                        *left = left.saturating_sub(count);
                    }
                    None => lacks.push((seat, line)),
                }
            }
            let mut state = column.written();
            let camels = outfit.map_or(0, |outfit| usize::from(outfit.camels));
            state["name"] = name.as_str().into();
            state["camels"] = camels.saturating_sub(own.len() - usize::from(has_tent)).into();
            state["tent"] = (outfit.is_some_and(|outfit| outfit.tent) && !has_tent).into();
            players.push(state);
        }
        let colours: Vec<_> = self.players.iter().map(|player| player.colour.name()).collect();
        let text = json!({
            "format": position::FORMAT,
            "expansions": self.expansions.iter().map(Expansion::name).collect::<Vec<_>>(),
            "board": rows(&tiles),
            "players": players,
            "supply": {"palms": supply[0], "palaces": supply[1]},
            "turn": {"step": "over"},
            "editor": {"fills": true, "colours": colours},
        });
        PadPosition { text: text.to_string(), lacks }
    }
}

impl PadPlayer {
    /// Writes what lies in front of a player, in the notation.
    fn written(&self) -> Value {
        let possessions = self.counted();
        let goods = possessions.goods.iter().map(|(card, count)| (card.name().to_owned(), Value::from(count)));
        let items = Item::ALL.into_iter().flat_map(|item| repeat_n(item.name(), possessions.items.count(item).into()));
        json!({
            "coins": sum(self.typed(ScoreLine::Coins)).ok().flatten().unwrap_or_default(),
            "viziers": possessions.meeples.count(Meeple::Vizier),
            "elders": possessions.meeples.count(Meeple::Elder),
            "artisans": possessions.meeples.count(Meeple::Artisan),
            "goods": goods.collect::<Map<_, _>>(),
            "fakirs": possessions.fakirs,
            "djinns": possessions.djinns.iter().map(Djinn::name).collect::<Vec<_>>(),
            "items": items.collect::<Vec<_>>(),
        })
    }

    /// Chooses free tiles for a player, marks them with camels, and returns their places.
    fn mark_tiles(&self, seat: Seat, tiles: &mut [(Tile, String)]) -> Vec<usize> {
        let possessions = self.counted();
        let mut own = Vec::new();
        let values = TileValues::VALUES.into_iter().map(|value| (Some(value), possessions.tiles.count(value)));
        for (value, count) in values.chain([(None, possessions.cities)]) {
            let is_meant = |tile: &Tile| match tile.kind {
                TileKind::City(_) => value.is_none(),
                _ => value == Some(tile.value),
            };
            for _ in 0..count {
                let free = tiles.iter().position(|(tile, mark)| mark.is_empty() && is_meant(tile));
                let Some(at) = free else { continue };
                tiles[at].1 = format!("@{}", seat.0);
                own.push(at);
            }
        }
        own
    }
}

/// Lays tiles out in rows of the same length.
fn rows(tiles: &[(Tile, String)]) -> Vec<String> {
    let columns = if tiles.len() > 36 { 7 } else { 6 };
    let cell = |(tile, mark): &(Tile, String)| match tile.value {
        0 => format!("{}{mark}", tile.kind.letter()),
        value => format!("{}{value}{mark}", tile.kind.letter()),
    };
    tiles.chunks(columns).map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" ")).collect()
}
