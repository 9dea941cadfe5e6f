//! A game that each player has on a device of their own: what this device knows of it.

use crate::game::Seat;
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// The identity of a game: the same on all devices. Two deals with the same seed are two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

impl GameId {
    /// Returns the seed of its rematch. All devices of the game find the same one, so whoever deals the rematch, it is one game.
    #[must_use]
    pub const fn rematch_seed(self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ mixed >> 32) % 1_000_000_000
    }

    /// Returns the identity of a rematch that is dealt from a seed.
    #[must_use]
    pub fn rematch(self, seed: u64) -> Self {
        let mixed = (self.0 ^ seed.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self(mixed ^ mixed >> 29)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let is_hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let id = is_hex.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        id.map(Self).ok_or(())
    }
}

/// What a player asks of the others, or answers, until the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRequest {
    /// This player asks to take back every entry from this one on.
    TakeBack(Seat, usize),
    /// This player does not agree to that.
    Refusal(Seat, usize),
}

impl PlayerRequest {
    /// Returns the player who asks or answers.
    #[must_use]
    pub const fn by(self) -> Seat {
        match self {
            Self::TakeBack(seat, _) | Self::Refusal(seat, _) => seat,
        }
    }

    /// Returns the first entry that it is about.
    #[must_use]
    pub const fn entry(self) -> usize {
        match self {
            Self::TakeBack(_, entry) | Self::Refusal(_, entry) => entry,
        }
    }
}

/// This device's part in a game by message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageSeat {
    /// The game.
    pub game: GameId,
    /// The game that it is a rematch of.
    pub former: Option<GameId>,
    /// The seat of the player at this device.
    pub seat: Seat,
    /// How many entries another device has, too. Nobody undoes them here.
    pub known: usize,
    /// When it was last sent from here, in milliseconds since 1970.
    pub sent: Option<u64>,
    /// The request or answer that is not settled yet.
    pub request: Option<PlayerRequest>,
}

/// [`MessageSeat`] as a stored game writes it.
#[derive(Serialize)]
pub struct WrittenMessageSeat {
    game: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    former: Option<String>,
    seat: u8,
    known: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    sent: Option<u64>,
    /// The player who decides next, for the list of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    /// Who asks, from which entry on, and whether it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<(u8, usize, bool)>,
}

impl MessageSeat {
    /// Starts a game in which this device has a seat.
    #[must_use]
    pub const fn new(game: GameId, seat: Seat) -> Self {
        Self { game, former: None, seat, known: 0, sent: None, request: None }
    }

    /// Returns whether this device only watches a game of so many players: it has a seat that nobody plays.
    #[must_use]
    pub const fn is_watching(self, players: usize) -> bool {
        self.seat.index() >= players
    }

    /// Returns the part that the same device has in a rematch.
    #[must_use]
    pub fn rematch(self, seed: u64) -> Self {
        Self { former: Some(self.game), ..Self::new(self.game.rematch(seed), self.seat) }
    }

    /// Returns what a stored game writes; `turn` is the player who decides next.
    #[must_use]
    pub fn written(self, turn: Option<Seat>) -> WrittenMessageSeat {
        WrittenMessageSeat {
            game: self.game.to_string(),
            former: self.former.map(|former| former.to_string()),
            seat: self.seat.0,
            known: self.known,
            sent: self.sent,
            turn: turn.map(|seat| seat.0),
            request: self.request.map(|it| (it.by().0, it.entry(), matches!(it, PlayerRequest::Refusal(..)))),
        }
    }

    /// Reads what a stored game of so many players and entries has written. A faulty part is `None`: the game is then
    /// one on a single device.
    #[must_use]
    pub fn read(value: &Value, players: usize, entries: usize) -> Option<Self> {
        let id = |value: &Value| value.as_str().and_then(|text| text.parse().ok());
        let seat = |value: &Value| value.as_u64().filter(|&seat| seat < players as u64).map(|seat| Seat(seat as u8));
        let request = |value: &Value| {
            let by = seat(&value[0])?;
            let entry = value[1].as_u64().map(|entry| entry as usize).filter(|&entry| entry < entries)?;
            Some(if value[2] == true { PlayerRequest::Refusal(by, entry) } else { PlayerRequest::TakeBack(by, entry) })
        };
        Some(Self {
            game: id(&value["game"])?,
            former: id(&value["former"]),
            seat: value["seat"].as_u64().filter(|&seat| seat <= players as u64).map(|seat| Seat(seat as u8))?,
            known: value["known"].as_u64().map_or(0, |known| known as usize).min(entries),
            sent: value["sent"].as_u64(),
            request: request(&value["request"]),
        })
    }
}

/// What a list of games shows of a game by message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The game.
    pub game: GameId,
    /// The seat of the player at this device.
    pub seat: Seat,
    /// The player who decides next.
    pub turn: Option<Seat>,
    /// When it was last sent from here, in milliseconds since 1970.
    pub sent: Option<u64>,
}

impl Glance {
    /// Reads it from a stored game, parsed as JSON; `None` if its players share a device.
    #[must_use]
    pub fn of(game: &Value) -> Option<Self> {
        let own = &game["apart"];
        let seat = |value: &Value| value.as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        Some(Self {
            game: own["game"].as_str()?.parse().ok()?,
            seat: seat(&own["seat"])?,
            turn: seat(&own["turn"]),
            sent: own["sent"].as_u64(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{GameId, MessageSeat, PlayerRequest, Seat};
    use serde_json::json;

    #[test]
    fn an_identity_is_written_and_read_as_sixteen_digits() {
        let id = GameId(0x0123_4567_89ab_cdef);
        assert_eq!(id.to_string(), "0123456789abcdef");
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "1", "0123456789abcdeg", "+123456789abcdef", "0123456789abcdef0", "é123456789abcde"] {
            assert_eq!(wrong.parse::<GameId>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_rematch_is_another_game_at_the_same_seat() {
        let own = MessageSeat { known: 7, sent: Some(9), ..MessageSeat::new(GameId(5), Seat(2)) };
        let next = own.rematch(42);
        assert_eq!((next.former, next.seat, next.known, next.sent), (Some(GameId(5)), Seat(2), 0, None));
        assert_ne!(next.game, own.game);
        assert_ne!(next.game, own.rematch(43).game);
        assert_ne!(next.game, MessageSeat::new(GameId(6), Seat(2)).rematch(42).game);
    }

    #[test]
    fn a_written_part_is_read_back_and_a_faulty_one_is_none() {
        let own = MessageSeat { known: 7, sent: Some(9), ..MessageSeat::new(GameId(5), Seat(1)).rematch(42) };
        let written = serde_json::to_value(own.written(Some(Seat(0)))).expect("numbers and texts are written");
        assert_eq!(MessageSeat::read(&written, 2, 7), Some(own));
        assert_eq!(MessageSeat::read(&written, 2, 3).map(|own| own.known), Some(3), "no more than there are");
        for (key, wrong) in [("seat", json!(3)), ("seat", json!(-1)), ("game", json!("5")), ("game", json!(null))] {
            let mut faulty = written.clone();
            faulty[key] = wrong;
            assert_eq!(MessageSeat::read(&faulty, 2, 7), None, "{faulty}");
        }
        assert_eq!(MessageSeat::read(&json!(null), 2, 7), None);
        for request in [PlayerRequest::TakeBack(Seat(0), 6), PlayerRequest::Refusal(Seat(1), 0)] {
            let asking = MessageSeat { request: Some(request), ..own };
            let written = serde_json::to_value(asking.written(None)).expect("numbers and texts are written");
            assert_eq!(MessageSeat::read(&written, 2, 7), Some(asking));
            let shorter = MessageSeat::read(&written, 2, 0).expect("the rest is right");
            assert_eq!(shorter.request, None, "about nothing that there is");
        }
    }
}
