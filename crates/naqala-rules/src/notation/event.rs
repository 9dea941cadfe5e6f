//! Events as JSON objects: their type and the fields of the notation's table.

#[cfg(feature = "serde")]
use crate::game::{Card, Djinn, Refill, Victim};
use crate::game::{CoinReason, DeckKind, Event, Source};
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer, ser::SerializeMap};
#[cfg(feature = "serde")]
use serde_json::{Value, json};

impl CoinReason {
    /// Names the reason as the notation does.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Builders => "builders",
            Self::Market => "market",
            Self::Sale => "sale",
            Self::Whim => "whim",
            Self::Djinn(djinn) => djinn.name(),
        }
    }
}

impl Source {
    /// Names the source as the notation does.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Deck => "deck",
        }
    }
}

impl DeckKind {
    /// Names the deck as the notation does.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Market => "market",
            Self::Djinns => "djinns",
        }
    }
}

impl Event {
    /// Every type of event that an action yields, as the notation names it, with its fields; `killed` has one of `tile`
    /// and `victim`. A take-back is no action: it yields `taken-back`.
    pub const TYPES: [(&'static str, &'static [&'static str]); 28] = [
        ("bid", &["player", "price", "paid", "fakirs"]),
        ("pushed", &["player", "by"]),
        ("turn-started", &["player"]),
        ("turn-ended", &["player"]),
        ("round-ended", &["round"]),
        ("game-ended", &["winners"]),
        ("picked-up", &["player", "tile", "meeples"]),
        ("dropped", &["tile", "meeple"]),
        ("collected", &["tile", "meeples"]),
        ("returned", &["meeples"]),
        ("controlled", &["player", "tile", "piece"]),
        ("moved-camel", &["from", "tile"]),
        ("carried", &["from", "tile", "meeple"]),
        ("coins", &["player", "amount", "reason"]),
        ("took-cards", &["player", "cards", "from"]),
        ("discarded", &["cards"]),
        ("refilled", &["row", "cards"]),
        ("took-djinn", &["player", "djinn", "from"]),
        ("used-power", &["player", "djinn", "paid"]),
        ("killed", &["player", "tile", "victim", "meeples", "fakirs"]),
        ("placed", &["player", "tile", "piece"]),
        ("seeded", &["tile", "meeples"]),
        ("drew-items", &["player", "count"]),
        ("kept-item", &["player"]),
        ("used-item", &["player", "item", "tile"]),
        ("whim-taken", &["player", "tile"]),
        ("whim-fulfilled", &["player", "whim"]),
        ("reshuffled", &["deck"]),
    ];
}

#[cfg(feature = "serde")]
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (name, fields) = fields(self);
        let mut map = serializer.serialize_map(Some(fields.len() + 1))?;
        map.serialize_entry("type", name)?;
        for (key, value) in fields {
            map.serialize_entry(key, &value)?;
        }
        map.end()
    }
}

#[cfg(feature = "serde")]
type Fields = Vec<(&'static str, Value)>;

/// Returns the type of an event and its fields, as the table has them.
#[cfg(feature = "serde")]
fn fields(event: &Event) -> (&'static str, Fields) {
    match event {
        Event::Bid { player, price, paid, fakirs } => (
            "bid",
            vec![
                ("player", json!(player.0)),
                ("price", json!(price)),
                ("paid", json!(paid)),
                ("fakirs", json!(fakirs)),
            ],
        ),
        Event::Pushed { player, by } => ("pushed", vec![("player", json!(player.0)), ("by", json!(by.0))]),
        Event::TurnStarted { player } => ("turn-started", vec![("player", json!(player.0))]),
        Event::TurnEnded { player } => ("turn-ended", vec![("player", json!(player.0))]),
        Event::RoundEnded { round } => ("round-ended", vec![("round", json!(round))]),
        Event::GameEnded { winners } => {
            ("game-ended", vec![("winners", winners.iter().map(|seat| json!(seat.0)).collect())])
        }
        Event::PickedUp { player, tile, meeples } => {
            ("picked-up", vec![("player", json!(player.0)), ("tile", text(tile)), ("meeples", text(meeples))])
        }
        Event::Dropped { tile, meeple } => ("dropped", vec![("tile", text(tile)), ("meeple", text(meeple))]),
        Event::Collected { tile, meeples } => ("collected", vec![("tile", text(tile)), ("meeples", text(meeples))]),
        Event::Returned { meeples } => ("returned", vec![("meeples", text(meeples))]),
        Event::Controlled { player, tile, piece } => {
            ("controlled", vec![("player", json!(player.0)), ("tile", text(tile)), ("piece", text(piece))])
        }
        Event::MovedCamel { from, tile, .. } => ("moved-camel", vec![("from", text(from)), ("tile", text(tile))]),
        Event::Carried { from, tile, meeple } => {
            ("carried", vec![("from", text(from)), ("tile", text(tile)), ("meeple", text(meeple))])
        }
        Event::DrewItems { player, count } => {
            ("drew-items", vec![("player", json!(player.0)), ("count", json!(count))])
        }
        Event::KeptItem { player, .. } => ("kept-item", vec![("player", json!(player.0))]),
        Event::UsedItem { player, item, tile } => {
            let mut fields = vec![("player", json!(player.0)), ("item", text(item))];
            fields.extend(tile.map(|tile| ("tile", text(&tile))));
            ("used-item", fields)
        }
        Event::WhimTaken { player, tile } => ("whim-taken", vec![("player", json!(player.0)), ("tile", text(tile))]),
        Event::WhimFulfilled { player, whim } => {
            ("whim-fulfilled", vec![("player", json!(player.0)), ("whim", text(whim))])
        }
        Event::Coins { player, amount, reason } => {
            ("coins", vec![("player", json!(player.0)), ("amount", json!(amount)), ("reason", json!(reason.name()))])
        }
        Event::TookCards { player, cards: taken, from } => {
            ("took-cards", vec![("player", json!(player.0)), ("cards", cards(taken)), ("from", json!(from.name()))])
        }
        Event::Discarded { cards: gone } => ("discarded", vec![("cards", cards(gone))]),
        Event::Refilled(Refill::Market(new)) => {
            ("refilled", vec![("row", json!(DeckKind::Market.name())), ("cards", cards(new))])
        }
        Event::Refilled(Refill::Djinns(new)) => {
            ("refilled", vec![("row", json!(DeckKind::Djinns.name())), ("cards", djinns(new))])
        }
        Event::Refilled(Refill::Whims(new)) => {
            ("refilled", vec![("row", json!("whims")), ("cards", new.iter().map(|whim| whim.name()).collect())])
        }
        Event::TookDjinn { player, djinn, from, .. } => {
            ("took-djinn", vec![("player", json!(player.0)), ("djinn", text(djinn)), ("from", json!(from.name()))])
        }
        Event::UsedPower { player, djinn, paid } => {
            ("used-power", vec![("player", json!(player.0)), ("djinn", text(djinn)), ("paid", text(paid))])
        }
        Event::Killed { player, victim, meeples, fakirs } => {
            let victim = match victim {
                Victim::On(tile) => ("tile", text(tile)),
                Victim::Of(seat) => ("victim", json!(seat.0)),
            };
            ("killed", vec![("player", json!(player.0)), victim, ("meeples", text(meeples)), ("fakirs", json!(fakirs))])
        }
        Event::Placed { player, tile, piece } => {
            ("placed", vec![("player", json!(player.0)), ("tile", text(tile)), ("piece", text(piece))])
        }
        Event::Seeded { tile, meeples } => ("seeded", vec![("tile", text(tile)), ("meeples", text(meeples))]),
        Event::Reshuffled { deck } => ("reshuffled", vec![("deck", json!(deck.name()))]),
        Event::TakenBack { to } => ("taken-back", vec![("to", json!(to))]),
    }
}

#[cfg(feature = "serde")]
fn text(thing: &impl ToString) -> Value {
    Value::String(thing.to_string())
}

#[cfg(feature = "serde")]
fn cards(cards: &[Card]) -> Value {
    cards.iter().map(|card| card.name()).collect()
}

#[cfg(feature = "serde")]
fn djinns(djinns: &[Djinn]) -> Value {
    djinns.iter().map(|djinn| djinn.name()).collect()
}
