//! What an envelope holds.

use super::{Clock, DeviceId, Edition, Seats, Sign};
use crate::game::Square;
use crate::ui::share::message::Message;
use crate::ui::table::session::message::GameId;
use crate::ui::table::session::requests::Requests;
use serde_json::{Value, json};

/// The most tiles of a move in the making.
const LONGEST_WAY: usize = 64;

/// What one device tells the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parcel {
    /// Who sends it.
    pub device: DeviceId,
    /// The seats that it knows to be claimed.
    pub seats: Seats,
    /// The edition of its agreements.
    pub edition: Edition,
    /// What the players ask of each other, as far as it knows; `None` from a page of an earlier version, which asks nobody.
    pub requests: Option<Requests>,
    /// The clock as far as it knows; `None` while the table has never had one, and from a page of an earlier version.
    pub clock: Option<Clock>,
    /// What it says.
    pub body: Body,
}

/// What a parcel says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The game: the relay keeps this.
    Game(Message),
    /// That somebody looks at the table, or has turned to something else.
    Here {
        /// Whether they look at it.
        is_awake: bool,
        /// Whether the sender has just come, so that the others answer with their own.
        asks: bool,
        /// How many entries of the game its device has. Whoever has more sends the game.
        entries: usize,
        /// The game: some may be at a rematch already.
        game: GameId,
    },
    /// The tiles of a move in the making, its start first; none once it is finished or taken back.
    Way(Vec<Square>),
    /// A sign of its player to all.
    Sign(Sign),
}

impl Parcel {
    /// Returns whether the relay keeps it.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        matches!(self.body, Body::Game(_))
    }

    /// Writes it as the text that is sealed.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { device, seats, edition, requests, clock, body } = self;
        let body = match body {
            Body::Game(message) => json!({ "game": message.fragment() }),
            Body::Here { is_awake, asks, entries, game } => json!({ "here": [is_awake, asks, entries, game.0] }),
            Body::Way(squares) => {
                json!({ "way": squares.iter().map(ToString::to_string).collect::<Vec<_>>() })
            }
            Body::Sign(sign) => json!({ "sign": sign.name() }),
        };
        let mut text = body;
        text["by"] = device.0.into();
        text["seats"] = seats.write();
        text["edition"] = edition.write();
        if let Some(requests) = requests {
            text["requests"] = requests.write();
        }
        if let Some(clock) = clock {
            text["clock"] = clock.write();
        }
        text.to_string()
    }

    /// Reads the text of an envelope; `None` if it is no parcel, or one of a later version.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        let body = if let Some(fragment) = value["game"].as_str() {
            Body::Game(Message::read(fragment).ok().flatten()?)
        } else if let Some(is_awake) = value["here"][0].as_bool() {
            let (asks, entries) = (value["here"][1].as_bool()?, value["here"][2].as_u64()? as usize);
            Body::Here { is_awake, asks, entries, game: GameId(value["here"][3].as_u64()?) }
        } else if let Some(name) = value["sign"].as_str() {
            Body::Sign(Sign::read(name)?)
        } else {
            let squares = value["way"].as_array().filter(|squares| squares.len() <= LONGEST_WAY)?;
            Body::Way(squares.iter().map(|square| square.as_str()?.parse().ok()).collect::<Option<_>>()?)
        };
        let (seats, edition) = (Seats::read(&value["seats"]), Edition::read(&value["edition"]));
        let (requests, clock) = (value.get("requests").map(Requests::read), value.get("clock").map(Clock::read));
        Some(Self { device: DeviceId(value["by"].as_u64()?), seats, edition, requests, clock, body })
    }
}

#[cfg(test)]
mod tests {
    use super::{Body, Clock, DeviceId, Edition, GameId, Message, Parcel, Requests, Seats, Sign};
    use crate::game::Seat;
    use crate::ui::table::session::agreed::Matter;
    use crate::ui::table::session::requests::Request;

    #[test]
    fn a_written_parcel_is_read_back() {
        let mut seats = Seats::default();
        seats.claim(Seat(2), DeviceId(9), 77);
        let message =
            Message { game: GameId(7), former: None, from: Seat(1), request: None, payload: "2AQID".to_owned() };
        let mut requests = Requests::new(GameId(7));
        requests.ask(Seat(1), Request::of(Matter::Ended));
        let way = ["a1", "b1", "b2"].map(|square| square.parse().expect("a square")).to_vec();
        for body in [
            Body::Game(message),
            Body::Here { is_awake: true, asks: false, entries: 7, game: GameId(u64::MAX) },
            Body::Way(way),
            Body::Way(Vec::new()),
            Body::Sign(Sign::WellPlayed),
            Body::Sign(Sign::Nudge),
        ] {
            let edition = Edition::FIRST.next(DeviceId(4));
            for requests in [None, Some(requests)] {
                let clock = requests.map(|_| Clock::new(GameId(7)));
                let parcel = Parcel { device: DeviceId(u64::MAX), seats, edition, requests, clock, body: body.clone() };
                assert_eq!(Parcel::read(&parcel.write()), Some(parcel));
            }
        }
    }

    #[test]
    fn a_parcel_of_an_earlier_version_is_read_and_faulty_requests_are_none() {
        let old = r#"{"by":1,"here":[true,true,1,1]}"#;
        assert_eq!(Parcel::read(old).map(|parcel| parcel.requests), Some(None));
        let faulty = r#"{"by":1,"here":[true,true,1,1],"requests":[[1],7]}"#;
        assert_eq!(Parcel::read(faulty).map(|parcel| parcel.requests), Some(Some(Requests::default())));
    }

    #[test]
    fn what_is_no_parcel_is_none() {
        for text in [
            "",
            "{}",
            "[]",
            "null",
            r#"{"by":1}"#,
            r##"{"by":1,"game":"#m=x"}"##,
            r#"{"by":1,"way":["zz9"]}"#,
            r#"{"by":-1,"here":[true,true,1,1]}"#,
            r#"{"here":[true,true,1,1]}"#,
            r#"{"by":1,"here":[1]}"#,
            r#"{"by":1,"sign":"dance"}"#,
            r#"{"sign":"hello"}"#,
        ] {
            assert_eq!(Parcel::read(text), None, "{text}");
        }
    }
}
