//! Faults of a position, each with its place.

use super::{Building, Card, Djinn, Item, Meeple, Seat, SetupError, Square, Tile, Whim};
use std::fmt;

/// A fault of a position: its place, and a sentence about it. [`FaultKind`] is the typed form.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub(crate) fn syntax(at: impl Into<String>, what: impl Into<String>) -> Self {
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

/// The kind of a fault, as data; [`Fault`] says it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A number of players that cannot play.
    Players(SetupError),
    /// Too many meeples of a tribe.
    Meeples(Meeple, Excess),
    /// Too many palm trees or palaces.
    Buildings(Building, Excess),
    /// Too many camels of a player.
    Camels(Seat, Excess),
    /// Too many tents of a player.
    Tents(Seat, Excess),
    /// Meeples in front of a player that nobody keeps.
    NotKept(Seat),
    /// The camel of somebody who does not play.
    Owner(Square),
    /// A tile of an expansion that is not played with.
    Expansion(Square),
    /// Something on the chasm or the lake.
    Impassable(Square),
    /// A whim that lies in no city.
    Homeless(Square),
    /// A tile with a value that none of its kind has.
    Value(Square, Tile),
    /// Too many tiles alike.
    Tiles(Tile, Excess),
    /// Too many resource cards alike.
    Cards(Card, Excess),
    /// A djinn that is there more than once.
    Twice(Djinn),
    /// A djinn of an expansion that is not played with.
    Foreign(Djinn),
    /// Too many items alike.
    Items(Item, Excess),
    /// A whim too many.
    Whims(Whim, Excess),
    /// Too many cards face up.
    Market(Excess),
    /// Too many djinns face up.
    DjinnRow(Excess),
    /// A marker of somebody who does not play.
    Marker,
    /// Too many markers of a player.
    Markers(Seat, Excess),
    /// Too many markers on the spot, or spots, of a price.
    Spot(u8, Excess),
    /// Bidding without anybody to bid.
    NobodyBids,
    /// A turn of somebody who does not play.
    Turn,
    /// A move that ended off the board.
    At,
    /// A choice between camel and tent without both.
    Control,
    /// The flute or the horn in use, but no item marked as used.
    ItemUsed,
    /// A move that left the board.
    Path,
    /// A move without meeples in hand.
    EmptyHand,
    /// A move that cannot end.
    DeadEnd,
    /// A choice among things drawn, without any.
    NothingDrawn,
    /// Djinns and items drawn together.
    MixedDraw,
    /// Control of a tile that cannot be taken.
    Taken,
    /// A target of the flute that no meeple can enter.
    Target,
    /// Too many meeples brought by the flute.
    Brought(Excess),
    /// No card to put in order.
    NothingToOrder,
    /// No place for a piece, or no piece.
    NoPlace,
    /// An action without the tile where the move ended.
    NoEnd,
    /// A round 0: rounds count from 1.
    Round,
    /// A step without a legal action.
    Stuck,
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

/// Writes an excess: `9 tents in all, but there are only 1`.
fn excess(f: &mut fmt::Formatter<'_>, what: fmt::Arguments, (found, most): Excess) -> fmt::Result {
    write!(f, "{found} {what}, but there are only {most}")
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = match *self {
            Self::Players(error) => return error.fmt(f),
            Self::Meeples(meeple, found) => return excess(f, format_args!("meeples '{meeple}'"), found),
            Self::Buildings(building, found) => return excess(f, format_args!("{}s in all", building.name()), found),
            Self::Camels(_, found) => return excess(f, format_args!("camels in all"), found),
            Self::Tents(_, found) => return excess(f, format_args!("tents in all"), found),
            Self::Owner(square) => return write!(f, "{square}: the camel of a player who does not play"),
            Self::Expansion(square) => return write!(f, "{square}: a tile of an expansion that is not played"),
            Self::Impassable(square) => return write!(f, "{square}: nothing can be on the chasm or the lake"),
            Self::Homeless(square) => return write!(f, "{square}: whims lie in cities"),
            Self::Value(square, Tile { kind, value }) => {
                return write!(f, "{square}: no tile {} has the value {value}", kind.letter());
            }
            Self::Tiles(Tile { kind, value: 0 }, found) => {
                return excess(f, format_args!("tiles {}", kind.letter()), found);
            }
            Self::Tiles(Tile { kind, value }, found) => {
                return excess(f, format_args!("tiles {}{value}", kind.letter()), found);
            }
            Self::Cards(card, found) => return excess(f, format_args!("cards {card}"), found),
            Self::Twice(djinn) => return write!(f, "{djinn} is there more than once"),
            Self::Foreign(djinn) => return write!(f, "{djinn} belongs to an expansion that is not played"),
            Self::Items(item, found) => return excess(f, format_args!("items {item}"), found),
            Self::Whims(whim, found) => return excess(f, format_args!("whims {whim}"), found),
            Self::Market(found) => return excess(f, format_args!("cards face up"), found),
            Self::DjinnRow(found) => return excess(f, format_args!("djinns face up"), found),
            Self::Markers(seat, found) => return excess(f, format_args!("markers of {seat}"), found),
            Self::Spot(price, found) => return excess(f, format_args!("markers on {price}"), found),
            Self::Brought(found) => return excess(f, format_args!("meeples brought"), found),
            Self::NotKept(_) => "only viziers, elders and artisans stay in front of a player",
            Self::Marker => "a marker of a player who does not play",
            Self::NobodyBids => "somebody must be there to bid",
            Self::Turn => "nobody sits there",
            Self::At => "not on the board",
            Self::Control => "asked only where both a camel and the tent are left",
            Self::ItemUsed => "missing: the flute, or the horn, was used in this turn",
            Self::Path => "the path leaves the board",
            Self::EmptyHand => "a move goes on only with meeples in hand",
            Self::DeadEnd => "the move cannot end legally",
            Self::NothingDrawn => "nothing to keep",
            Self::MixedDraw => "djinns and items are never drawn together",
            Self::Taken => "expected a tile that nobody holds",
            Self::Target => "expected a tile that meeples can come to",
            Self::NothingToOrder => "no card to put in order",
            Self::NoPlace => "no place or no piece for it",
            Self::NoEnd => "missing: where the move ended",
            Self::Round => "rounds are counted from 1",
            Self::Stuck => "nothing can be done in this step",
        };
        f.write_str(plain)
    }
}
