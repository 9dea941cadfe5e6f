//! Faults of a position, each with its place.

use super::named::said;
use super::{Building, Card, Djinn, Item, Meeple, Seat, SetupError, Square, Tile, Whim};
use std::fmt;

/// A fault of a position: its place, and a sentence about it. [`FaultKind`] is the typed form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// The key of the position that is at fault, for example `players[1].camels`.
    pub at: String,
    /// What is wrong, in one sentence.
    pub what: String,
    /// The same as data, if the position is written well but not consistent.
    pub kind: Option<FaultKind>,
}

impl Fault {
    /// Returns the fault of a text that does not follow the notation.
    pub fn syntax(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into(), kind: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

impl From<&FaultKind> for Fault {
    fn from(kind: &FaultKind) -> Self {
        Self { at: kind.at(), what: kind.to_string(), kind: Some(*kind) }
    }
}

/// A number that is too large, and the largest number possible.
pub type Excess = (usize, usize);

said! {
    /// The kind of a fault, as data; [`Fault`] says it in words.
    FaultKind {
        Players(error: SetupError) = "{error}";
        Meeples(meeple: Meeple, (found, most): Excess) = "{found} meeples '{meeple}', but there are only {most}";
        Buildings(building: Building, (found, most): Excess) =
            "{found} {building}s in all, but there are only {most}";
        Camels(_: Seat, (found, most): Excess) = "{found} camels in all, but there are only {most}";
        Tents(_: Seat, (found, most): Excess) = "{found} tents in all, but there are only {most}";
        NotKept(_: Seat) = "only viziers, elders and artisans stay in front of a player";
        Owner(square: Square) = "{square}: the camel of a player who does not play";
        Expansion(square: Square) = "{square}: a tile of an expansion that is not played";
        Impassable(square: Square) = "{square}: nothing can be on the chasm or the lake";
        Homeless(square: Square) = "{square}: whims lie in cities";
        Value(square: Square, tile: Tile) =
            "{square}: no tile {} has the value {}", tile.kind.letter(), tile.value;
        Tiles(tile: Tile, (found, most): Excess) = "{found} tiles {tile}, but there are only {most}";
        Cards(card: Card, (found, most): Excess) = "{found} cards {card}, but there are only {most}";
        Twice(djinn: Djinn) = "{djinn} is there more than once";
        Foreign(djinn: Djinn) = "{djinn} belongs to an expansion that is not played";
        Items(item: Item, (found, most): Excess) = "{found} items {item}, but there are only {most}";
        Whims(whim: Whim, (found, most): Excess) = "{found} whims {whim}, but there are only {most}";
        Market((found, most): Excess) = "{found} cards face up, but there are only {most}";
        DjinnRow((found, most): Excess) = "{found} djinns face up, but there are only {most}";
        Marker = "a marker of a player who does not play";
        Markers(seat: Seat, (found, most): Excess) = "{found} markers of {seat}, but there are only {most}";
        Spot(price: u8, (found, most): Excess) = "{found} markers on {price}, but there are only {most}";
        NobodyBids = "somebody must be there to bid";
        Turn = "nobody sits there";
        At = "not on the board";
        Control = "asked only where both a camel and the tent are left";
        ItemUsed = "missing: the flute, or the horn, was used in this turn";
        Path = "the path leaves the board";
        EmptyHand = "a move goes on only with meeples in hand";
        DeadEnd = "the move cannot end legally";
        NothingDrawn = "nothing to keep";
        MixedDraw = "djinns and items are never drawn together";
        Taken = "expected a tile that nobody holds";
        Target = "expected a tile that meeples can come to";
        Brought((found, most): Excess) = "{found} meeples brought, but there are only {most}";
        NothingToOrder = "no card to put in order";
        NoPlace = "no place or no piece for it";
        NoEnd = "missing: where the move ended";
        Round = "rounds are counted from 1";
        Stuck = "nothing can be done in this step";
    }
}

impl FaultKind {
    /// Returns the key of the position that is at fault.
    #[must_use]
    pub fn at(&self) -> String {
        let key = match self {
            Self::Players(_) => "players",
            Self::Buildings(Building::Palm, _) => "supply.palms",
            Self::Buildings(Building::Palace, _) => "supply.palaces",
            Self::Camels(seat, _) | Self::NotKept(seat) => return format!("players[{}].camels", seat.0),
            Self::Tents(seat, _) => return format!("players[{}].tent", seat.0),
            Self::Meeples(..)
            | Self::Owner(_)
            | Self::Expansion(_)
            | Self::Impassable(_)
            | Self::Homeless(_)
            | Self::Value(..)
            | Self::Tiles(..) => "board",
            Self::Cards(..) => "deck",
            Self::Twice(_) | Self::Foreign(_) => "djinnDeck",
            Self::Items(..) => "itemDeck",
            Self::Whims(..) => "whimDeck",
            Self::Market(_) => "market",
            Self::DjinnRow(_) => "djinnRow",
            Self::Marker | Self::Markers(..) | Self::NobodyBids => "bidOrder",
            Self::Spot(..) => "turnOrder",
            Self::Turn => "turn.player",
            Self::At | Self::NoEnd => "turn.at",
            Self::Control | Self::NothingToOrder => "turn.step",
            Self::ItemUsed => "turn.itemUsed",
            Self::Path => "turn.from",
            Self::EmptyHand | Self::DeadEnd => "turn.hand",
            Self::NothingDrawn | Self::MixedDraw => "turn.drawn",
            Self::Taken => "turn.tile",
            Self::Target => "turn.target",
            Self::Brought(_) => "turn.moved",
            Self::NoPlace => "turn.piece",
            Self::Round => "round",
            Self::Stuck => "turn",
        };
        key.into()
    }
}
