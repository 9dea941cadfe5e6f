//! The numbers of a position that the editor can read and set.

use super::Draft;
use crate::game::{
    Building, Card, Goods, MAX_COLUMNS, MAX_PLAYERS, MAX_ROWS, MIN_PLAYERS, Meeple, Meeples, Outfit, Player, Seat,
    State,
};
use crate::notation::stock;

/// A number of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Coins of a player.
    Coins(Seat),
    /// Viziers, elders or artisans in front of a player.
    Kept(Seat, Meeple),
    /// Resource cards of one kind in a player's hand.
    Held(Seat, Card),
    /// Camels that a player has not placed.
    Camels(Seat),
    /// 1 if a player has not placed the tent, else 0.
    Tent(Seat),
    /// Meeples of a tribe in the bag.
    Bag(Meeple),
    /// Palm trees or palaces in the supply.
    Supply(Building),
    /// The number of the round.
    Round,
    /// The tiles from west to east.
    Columns,
    /// The tiles from south to north.
    Rows,
    /// The players.
    Players,
}

/// The most coins of a player; nobody ever has as many.
const MOST_COINS: u32 = 9999;

impl Count {
    /// Returns the number in a position; 0 for a seat that nobody takes.
    #[must_use]
    pub fn of(self, state: &State) -> u32 {
        let of = |seat: Seat, number: &dyn Fn(&Player) -> u32| state.players.get(seat.index()).map_or(0, number);
        match self {
            Self::Coins(seat) => of(seat, &|player| player.coins),
            Self::Kept(seat, meeple) => of(seat, &|player| player.meeples.count(meeple).into()),
            Self::Held(seat, Card::Fakir) => of(seat, &|player| player.fakirs.into()),
            Self::Held(seat, good) => of(seat, &|player| player.goods.count(good).into()),
            Self::Camels(seat) => of(seat, &|player| player.camels.into()),
            Self::Tent(seat) => of(seat, &|player| player.has_tent.into()),
            Self::Bag(meeple) => state.supply.bag.count(meeple).into(),
            Self::Supply(building) => state.supply.left(building).into(),
            Self::Round => state.round,
            Self::Columns => state.board.columns().into(),
            Self::Rows => state.board.rows().into(),
            Self::Players => state.players.len() as u32,
        }
    }

    /// Returns the player whose number it is.
    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Coins(seat) | Self::Kept(seat, _) | Self::Held(seat, _) | Self::Camels(seat) | Self::Tent(seat) => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Returns the least and the greatest value.
    #[must_use]
    pub fn range(self, draft: &Draft) -> (u32, u32) {
        let state = draft.state();
        let most = match self {
            Self::Coins(_) => MOST_COINS,
            Self::Kept(_, meeple) | Self::Bag(meeple) => meeple.count(state.expansions).into(),
            Self::Held(_, card) => card.count().into(),
            Self::Camels(_) => draft.outfit().map_or(0, |outfit| outfit.camels.into()),
            Self::Tent(_) => draft.outfit().map_or(0, |outfit| outfit.tent.into()),
            Self::Supply(building) => building.count().into(),
            Self::Round => return (1, 99),
            // A board has at least two tiles.
            Self::Columns => return (if state.board.rows() == 1 { 2 } else { 1 }, MAX_COLUMNS.into()),
            Self::Rows => return (if state.board.columns() == 1 { 2 } else { 1 }, MAX_ROWS.into()),
            Self::Players => return (MIN_PLAYERS as u32, MAX_PLAYERS as u32),
        };
        (0, most)
    }
}

impl Draft {
    /// Sets a number, clamped to its range.
    pub fn set(&mut self, count: Count, to: u32) {
        if count.seat().is_some_and(|seat| seat.index() >= self.state.players.len()) {
            return;
        }
        let (least, most) = count.range(self);
        let to = to.clamp(least, most.max(least));
        let small = u8::try_from(to).unwrap_or(u8::MAX);
        let state = &mut self.state;
        let in_front = |meeples: &mut Meeples, meeple| {
            meeples.take_tribe(meeple);
            meeples.add(meeple, small);
        };
        match count {
            Count::Coins(seat) => state.players[seat.index()].coins = to,
            Count::Kept(seat, meeple) => in_front(&mut state.players[seat.index()].meeples, meeple),
            Count::Held(seat, Card::Fakir) => state.players[seat.index()].fakirs = small,
            Count::Held(seat, good) => {
                let goods = &mut state.players[seat.index()].goods;
                let others = goods.iter().filter(|&(other, _)| other != good).collect::<Vec<_>>();
                *goods = Goods::default();
                others.into_iter().chain([(good, small)]).for_each(|(good, count)| goods.add(good, count));
            }
            Count::Camels(seat) => state.players[seat.index()].camels = small,
            Count::Tent(seat) => state.players[seat.index()].has_tent = small > 0,
            Count::Bag(meeple) => in_front(&mut state.supply.bag, meeple),
            Count::Supply(Building::Palm) => state.supply.palms = small,
            Count::Supply(Building::Palace) => state.supply.palaces = small,
            Count::Round => state.round = to,
            Count::Columns => return self.resize(small, self.state.board.rows()),
            Count::Rows => return self.resize(self.state.board.columns(), small),
            Count::Players => return self.set_players(small.into()),
        }
        self.settle();
    }

    /// Empties the bag, the decks and the supply.
    pub fn empty_stock(&mut self) {
        self.is_filling = false;
        stock::empty(&mut self.state);
    }

    /// Returns what each player starts with, if that many can play.
    pub(super) fn outfit(&self) -> Option<Outfit> {
        Outfit::of(self.state.players.len(), self.state.expansions)
    }
}
