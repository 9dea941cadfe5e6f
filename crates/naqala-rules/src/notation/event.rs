//! Events as JSON objects: their type and the fields of the notation's table.

use crate::game::{
    Building, Card, CoinReason, DeckKind, Djinn, Event, Item, Meeple, Meeples, Payment, Piece, Refill, Seat, Source,
    Square, Victim, Whim, events,
};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Value, json};

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

type Fields = Vec<(&'static str, Value)>;

macro_rules! written {
    ($($(#[$doc:meta])* $event:ident = $name:literal {
        $($field:ident: $type:ty $(= $more:literal)?),+ $(; $($kept:tt)+)?
    })+) => {
        /// Returns the type of an event and its fields, as the table has them.
        fn fields(event: &Event) -> (&'static str, Fields) {
            let mut fields = Vec::new();
            let name = match event {
                $(Event::$event { $($field,)+ .. } => {
                    $($field.write(stringify!($field), &mut fields);)+
                    $name
                })+
            };
            (name, fields)
        }
    };
}
events!(written);

/// The type of a field.
trait Field {
    fn write(&self, key: &'static str, fields: &mut Fields);
}

macro_rules! fields {
    ($($($type:ty),+: $this:ident => $value:expr;)+) => {
        $($(impl Field for $type {
            fn write(&self, key: &'static str, fields: &mut Fields) {
                let $this = self;
                fields.push((key, json!($value)));
            }
        })+)+
    };
}
fields! {
    u8, u32, i64, usize: number => number;
    Seat: seat => seat.0;
    Vec<Seat>: seats => seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
    Square, Meeples: text => text.to_string();
    Building, CoinReason, DeckKind, Djinn, Item, Meeple, Payment, Piece, Source, Whim: thing => thing.name();
    Vec<Card>, Vec<Djinn>, Vec<Whim>: things => things.iter().map(|thing| thing.name()).collect::<Vec<_>>();
}

impl Field for Option<Square> {
    fn write(&self, key: &'static str, fields: &mut Fields) {
        if let Some(square) = self {
            square.write(key, fields);
        }
    }
}

impl Field for Victim {
    fn write(&self, key: &'static str, fields: &mut Fields) {
        match self {
            Self::On(tile) => tile.write("tile", fields),
            Self::Of(seat) => seat.write(key, fields),
        }
    }
}

impl Field for Refill {
    fn write(&self, key: &'static str, fields: &mut Fields) {
        let (row, cards): (_, &dyn Field) = match self {
            Self::Market(cards) => (DeckKind::Market.name(), cards),
            Self::Djinns(djinns) => (DeckKind::Djinns.name(), djinns),
            Self::Whims(whims) => ("whims", whims),
        };
        fields.push((key, json!(row)));
        cards.write("cards", fields);
    }
}
