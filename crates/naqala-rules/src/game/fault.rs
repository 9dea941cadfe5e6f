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

/// Declares the faults: for each the key of the position that is at fault, and the sentence about it.
macro_rules! fault_kinds {
    ($($member:ident $(($($field:tt: $type:ty),+))? in $key:expr => $sentence:literal $(, $value:expr)*;)+) => {
        said! {
            /// The kind of a fault, as data; [`Fault`] says it in words.
            FaultKind { $($member $(($($field: $type),+))? = $sentence $(, $value)*;)+ }
        }

        impl FaultKind {
            /// Returns the key of the position that is at fault.
            #[allow(unused_variables, reason = "few keys name the fields")]
            pub fn at(&self) -> String {
                match *self { $(Self::$member $(($($field),+))? => String::from($key)),+ }
            }
        }
    };
}

fault_kinds! {
    Players(error: SetupError) in "players" => "{error}";
    Meeples(meeple: Meeple, (found, most): Excess) in "board" =>
        "{found} meeples '{meeple}', but there are only {most}";
    Buildings(building: Building, (found, most): Excess) in format!("supply.{building}s") =>
        "{found} {building}s in all, but there are only {most}";
    Camels(seat: Seat, (found, most): Excess) in format!("players[{}].camels", seat.0) =>
        "{found} camels in all, but there are only {most}";
    Tents(seat: Seat, (found, most): Excess) in format!("players[{}].tent", seat.0) =>
        "{found} tents in all, but there are only {most}";
    NotKept(seat: Seat) in format!("players[{}].camels", seat.0) =>
        "only viziers, elders and artisans stay in front of a player";
    Owner(square: Square) in "board" => "{square}: the camel of a player who does not play";
    Expansion(square: Square) in "board" => "{square}: a tile of an expansion that is not played";
    Impassable(square: Square) in "board" => "{square}: nothing can be on the chasm or the lake";
    Homeless(square: Square) in "board" => "{square}: whims lie in cities";
    Value(square: Square, tile: Tile) in "board" =>
        "{square}: no tile {} has the value {}", tile.kind.letter(), tile.value;
    Tiles(tile: Tile, (found, most): Excess) in "board" => "{found} tiles {tile}, but there are only {most}";
    Cards(card: Card, (found, most): Excess) in "deck" => "{found} cards {card}, but there are only {most}";
    Twice(djinn: Djinn) in "djinnDeck" => "{djinn} is there more than once";
    Foreign(djinn: Djinn) in "djinnDeck" => "{djinn} belongs to an expansion that is not played";
    Items(item: Item, (found, most): Excess) in "itemDeck" => "{found} items {item}, but there are only {most}";
    Whims(whim: Whim, (found, most): Excess) in "whimDeck" => "{found} whims {whim}, but there are only {most}";
    Market((found, most): Excess) in "market" => "{found} cards face up, but there are only {most}";
    DjinnRow((found, most): Excess) in "djinnRow" => "{found} djinns face up, but there are only {most}";
    Marker in "bidOrder" => "a marker of a player who does not play";
    Markers(seat: Seat, (found, most): Excess) in "bidOrder" =>
        "{found} markers of {seat}, but there are only {most}";
    Spot(price: u8, (found, most): Excess) in "turnOrder" => "{found} markers on {price}, but there are only {most}";
    NobodyBids in "bidOrder" => "somebody must be there to bid";
    Turn in "turn.player" => "nobody sits there";
    At in "turn.at" => "not on the board";
    Control in "turn.step" => "asked only where both a camel and the tent are left";
    ItemUsed in "turn.itemUsed" => "missing: the flute, or the horn, was used in this turn";
    Path in "turn.from" => "the path leaves the board";
    EmptyHand in "turn.hand" => "a move goes on only with meeples in hand";
    DeadEnd in "turn.hand" => "the move cannot end legally";
    NothingDrawn in "turn.drawn" => "nothing to keep";
    MixedDraw in "turn.drawn" => "djinns and items are never drawn together";
    Taken in "turn.tile" => "expected a tile that nobody holds";
    Target in "turn.target" => "expected a tile that meeples can come to";
    Brought((found, most): Excess) in "turn.moved" => "{found} meeples brought, but there are only {most}";
    NothingToOrder in "turn.step" => "no card to put in order";
    NoPlace in "turn.piece" => "no place or no piece for it";
    NoEnd in "turn.at" => "missing: where the move ended";
    Round in "round" => "rounds are counted from 1";
    Stuck in "turn" => "nothing can be done in this step";
}
