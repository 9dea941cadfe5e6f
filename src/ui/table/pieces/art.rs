//! The ids of the symbols in the sprites.

use crate::game::{Aim, Building, Card, Djinn, Item, Meeple, Piece, Square, TileKind, ValueColour, Whim};

/// Returns the symbol of a tribe. Its colour is `currentColor`.
#[must_use]
pub const fn meeple(meeple: Meeple) -> &'static str {
    match meeple {
        Meeple::Vizier => "meeple-vizier",
        Meeple::Elder => "meeple-elder",
        Meeple::Merchant => "meeple-merchant",
        Meeple::Builder => "meeple-builder",
        Meeple::Assassin => "meeple-assassin",
        Meeple::Artisan => "meeple-artisan",
    }
}

/// Returns the name of a tribe in the style sheets (`data-tribe`), which sets its colour.
#[must_use]
pub const fn tribe(meeple: Meeple) -> &'static str {
    match meeple {
        Meeple::Vizier => "vizier",
        Meeple::Elder => "elder",
        Meeple::Merchant => "merchant",
        Meeple::Builder => "builder",
        Meeple::Assassin => "assassin",
        Meeple::Artisan => "artisan",
    }
}

/// Returns the symbol of the scenery of a kind of tile: the first of its drawings.
#[must_use]
pub const fn tile(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Village => "tile-village",
        TileKind::SacredPlace => "tile-sacred-place",
        TileKind::Oasis => "tile-oasis",
        TileKind::SmallMarket => "tile-small-market",
        TileKind::LargeMarket => "tile-large-market",
        TileKind::Workshop(_) => "tile-workshop",
        TileKind::SpecialisedMarket => "tile-specialised-market",
        TileKind::Chasm => "tile-chasm",
        TileKind::City(_) => "tile-city",
        TileKind::GreatLake => "tile-great-lake",
    }
}

/// Returns the symbol of the scenery of a tile on a board.
///
/// The square alone chooses among the drawings of a kind, so all devices show the same. Tiles that share a side have
/// different ones.
#[must_use]
pub const fn scenery(kind: TileKind, square: Square) -> &'static str {
    let (column, row) = (square.column(), square.row());
    match (kind, (column + 2 * row) % 3, (column + row) % 2) {
        (TileKind::Village, 1, _) => "tile-village-2",
        (TileKind::Village, 2, _) => "tile-village-3",
        (TileKind::SacredPlace, 1, _) => "tile-sacred-place-2",
        (TileKind::SacredPlace, 2, _) => "tile-sacred-place-3",
        (TileKind::Oasis, 1, _) => "tile-oasis-2",
        (TileKind::Oasis, 2, _) => "tile-oasis-3",
        (TileKind::SmallMarket, 1, _) => "tile-small-market-2",
        (TileKind::SmallMarket, 2, _) => "tile-small-market-3",
        (TileKind::LargeMarket, 1, _) => "tile-large-market-2",
        (TileKind::LargeMarket, 2, _) => "tile-large-market-3",
        (TileKind::Workshop(_), _, 1) => "tile-workshop-2",
        (TileKind::SpecialisedMarket, _, 1) => "tile-specialised-market-2",
        _ => tile(kind),
    }
}

/// Returns the symbol of an item, face up.
#[must_use]
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Jewel => "item-jewel",
        Item::Chest => "item-chest",
        Item::Crown => "item-crown",
        Item::Scimitar => "item-scimitar",
        Item::Lamp => "item-lamp",
        Item::Flute => "item-flute",
        Item::Carpet => "item-carpet",
        Item::Ring => "item-ring",
        Item::Talisman => "item-talisman",
        Item::Horn => "item-horn",
    }
}

/// Returns the symbol of a piece that marks a tile as owned. Its colour is `currentColor`.
#[must_use]
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Camel => "camel",
        Piece::Tent => "tent",
    }
}

/// Returns the symbol of a building.
#[must_use]
pub const fn building(building: Building) -> &'static str {
    match building {
        Building::Palm => "palm",
        Building::Palace => "palace",
    }
}

/// Returns the symbol of a card.
pub fn card(card: Card) -> String {
    match card {
        Card::Fakir => String::from("fakir"),
        good => ["good-", good.name()].concat(),
    }
}

/// Returns the symbol of a djinn.
pub fn djinn(djinn: Djinn) -> String {
    ["djinn-", djinn.name()].concat()
}

/// Returns the symbol of what a whim asks for.
#[must_use]
pub const fn whim(whim: Whim) -> &'static str {
    match whim.terms().aim {
        Aim::Palms => "palm",
        Aim::Palaces => "palace",
        Aim::Oases => "tile-oasis",
        Aim::Villages => "tile-village",
        Aim::SacredPlaces => "tile-sacred-place",
        Aim::Markets => "tile-large-market",
        Aim::BlueTiles => "whim-blue",
        Aim::RedTiles => "whim-red",
        Aim::TilesInLine => "whim-line",
        Aim::TilesOfSquare => "whim-square",
        Aim::Corners => "whim-corners",
        Aim::BorderTiles => "whim-border",
        Aim::InnerTiles => "whim-inner",
        Aim::Viziers => "meeple-vizier",
        Aim::Elders => "meeple-elder",
        Aim::Artisans => "meeple-artisan",
        Aim::Djinns => "djinn-frame",
        Aim::Fakirs => "fakir",
        Aim::DifferentGoods => "card-frame",
        Aim::Items => "item-back",
    }
}

/// Returns the name of a value's colour in the style sheets.
pub const fn value_name(colour: ValueColour) -> &'static str {
    match colour {
        ValueColour::Blue => "blue",
        ValueColour::Red => "red",
    }
}
