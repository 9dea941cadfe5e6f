//! Whims of the Sultan: a condition on what one owns, and its coins (rules 1.8 and 8).

use super::{Expansion, Meeple, Place, Seat, Squares, State, TileKind, ValueColour, named::named};

named! {
    /// A whim card.
    Whim, "a whim" {
        /// 3 palm trees.
        Grove = "grove",
        /// 5 palm trees.
        Forest = "forest",
        /// 2 palaces.
        Court = "court",
        /// 4 palaces.
        Capital = "capital",
        /// 2 oases.
        Oases = "oases",
        /// 2 villages.
        Villages = "villages",
        /// 2 sacred places.
        Sanctuary = "sanctuary",
        /// 3 markets of any kind.
        Bazaar = "bazaar",
        /// 4 blue-valued tiles.
        Azure = "azure",
        /// 4 red-valued tiles.
        Crimson = "crimson",
        /// 3 artisans.
        Guild = "guild",
        /// 3 tiles in a line.
        Line = "line",
        /// A block of 2×2 tiles.
        Square = "square",
        /// 2 corners of the board.
        Corners = "corners",
        /// 4 tiles on the border.
        Frontier = "frontier",
        /// 3 tiles not on the border.
        Heartland = "heartland",
        /// 5 viziers.
        Council = "council",
        /// 4 elders.
        Elders = "elders",
        /// 3 djinns.
        Conclave = "conclave",
        /// 4 fakirs.
        Retinue = "retinue",
        /// 6 different goods.
        Caravan = "caravan",
        /// 2 items.
        Treasury = "treasury",
    }
}

/// What a whim counts: always only what its owner has or controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the table of the whims says it")]
pub enum Aim {
    Palms,
    Palaces,
    Oases,
    Villages,
    SacredPlaces,
    Markets,
    BlueTiles,
    RedTiles,
    /// Orthogonal and contiguous.
    TilesInLine,
    TilesOfSquare,
    Corners,
    BorderTiles,
    InnerTiles,
    Viziers,
    Elders,
    Artisans,
    Djinns,
    Fakirs,
    DifferentGoods,
    Items,
}

/// The condition of a whim and its reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What is counted.
    pub aim: Aim,
    /// How many are needed.
    pub needed: u8,
    /// Coins for it.
    pub coins: u8,
}

impl Whim {
    /// The table of the whims.
    #[must_use]
    pub const fn terms(self) -> Terms {
        let (aim, needed, coins) = match self {
            Self::Grove => (Aim::Palms, 3, 10),
            Self::Forest => (Aim::Palms, 5, 20),
            Self::Court => (Aim::Palaces, 2, 10),
            Self::Capital => (Aim::Palaces, 4, 20),
            Self::Oases => (Aim::Oases, 2, 10),
            Self::Villages => (Aim::Villages, 2, 10),
            Self::Sanctuary => (Aim::SacredPlaces, 2, 15),
            Self::Bazaar => (Aim::Markets, 3, 15),
            Self::Azure => (Aim::BlueTiles, 4, 15),
            Self::Crimson => (Aim::RedTiles, 4, 15),
            Self::Guild => (Aim::Artisans, 3, 10),
            Self::Line => (Aim::TilesInLine, 3, 10),
            Self::Square => (Aim::TilesOfSquare, 4, 15),
            Self::Corners => (Aim::Corners, 2, 10),
            Self::Frontier => (Aim::BorderTiles, 4, 10),
            Self::Heartland => (Aim::InnerTiles, 3, 10),
            Self::Council => (Aim::Viziers, 5, 10),
            Self::Elders => (Aim::Elders, 4, 10),
            Self::Conclave => (Aim::Djinns, 3, 15),
            Self::Retinue => (Aim::Fakirs, 4, 10),
            Self::Caravan => (Aim::DifferentGoods, 6, 15),
            Self::Treasury => (Aim::Items, 2, 10),
        };
        Terms { aim, needed, coins }
    }

    /// The expansion without which the whim leaves the deck.
    #[must_use]
    pub const fn needs(self) -> Option<Expansion> {
        match self {
            Self::Guild | Self::Treasury => Some(Expansion::Artisans),
            _ => None,
        }
    }
}

impl State {
    /// How much of what a whim counts a player has: the whim is fulfilled once that is at least what it needs (R-W2).
    #[must_use]
    pub fn whim_progress(&self, seat: Seat, whim: Whim) -> u8 {
        let player = self.player(seat);
        let board = &self.board;
        let own = board.which(|place| place.owner == Some(seat));
        let tiles = |is_meant: fn(&Place) -> bool| own.and(board.which(is_meant)).len() as u8;
        let pieces = |count: fn(&Place) -> u8| -> u8 {
            board.places().filter(|(square, _)| own.contains(*square)).map(|(_, place)| count(place)).sum()
        };
        let (columns, rows) = (board.columns(), board.rows());
        let edges = |square: super::Square| {
            let is_edge = |place, length| place == 0 || place + 1 == length;
            u8::from(is_edge(square.column(), columns)) + u8::from(is_edge(square.row(), rows))
        };
        let with_edges = |is_meant: fn(u8) -> bool| own.iter().filter(|&square| is_meant(edges(square))).count() as u8;
        match whim.terms().aim {
            Aim::Palms => pieces(|place| place.palms),
            Aim::Palaces => pieces(|place| place.palaces),
            Aim::Oases => tiles(|place| place.tile.kind == TileKind::Oasis),
            Aim::Villages => tiles(|place| place.tile.kind == TileKind::Village),
            Aim::SacredPlaces => tiles(|place| place.tile.kind == TileKind::SacredPlace),
            Aim::Markets => tiles(|place| place.tile.kind.market().is_some()),
            Aim::BlueTiles => tiles(|place| place.tile.kind.colour() == Some(ValueColour::Blue)),
            Aim::RedTiles => tiles(|place| place.tile.kind.colour() == Some(ValueColour::Red)),
            Aim::TilesInLine => longest_line(own),
            Aim::TilesOfSquare => fullest_square(own, columns, rows),
            Aim::Corners => with_edges(|edges| edges == 2),
            Aim::BorderTiles => with_edges(|edges| edges > 0),
            Aim::InnerTiles => with_edges(|edges| edges == 0),
            Aim::Viziers => player.viziers(),
            Aim::Elders => player.elders(),
            Aim::Artisans => player.meeples().count(Meeple::Artisan),
            Aim::Djinns => player.djinns().len() as u8,
            Aim::Fakirs => player.fakirs(),
            Aim::DifferentGoods => player.goods().kinds().len() as u8,
            Aim::Items => player.items().len() as u8,
        }
    }

    /// Whether a player meets the condition of a whim.
    #[must_use]
    pub fn meets(&self, seat: Seat, whim: Whim) -> bool {
        self.whim_progress(seat, whim) >= whim.terms().needed
    }
}

/// The most squares of the set that stand side by side in one row or column.
fn longest_line(own: Squares) -> u8 {
    use super::Direction::{East, North};
    [East, North]
        .map(|direction| {
            let mut line = own;
            let mut length = 0;
            while !line.is_empty() {
                length += 1;
                line = own.and(line.step(direction));
            }
            length
        })
        .into_iter()
        .fold(0, u8::max)
}

/// The most squares of the set in one block of 2×2 of the board.
fn fullest_square(own: Squares, columns: u8, rows: u8) -> u8 {
    let corners = (1..rows).flat_map(|row| (1..columns).map(move |column| (column, row)));
    corners
        .map(|(column, row)| {
            let block = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)];
            let squares = block.into_iter().filter_map(|(column, row)| super::Square::new(column, row));
            own.and(squares.collect()).len() as u8
        })
        .max()
        .unwrap_or(0)
}
