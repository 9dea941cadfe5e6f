//! Who plays at which device: claims, which all devices join in the same way, whatever the order in which they hear of them.

use crate::game::Seat;
use serde_json::{Value, json};
use std::cmp::Reverse;

/// A device at a live table: a random number, fresh for each table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(pub u64);

/// The claim of a device to a seat. The least one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Claim {
    /// How often the seat went to another device; the last move of the seat counts.
    moves: Reverse<u16>,
    /// When it was made, in milliseconds since 1970: the first one counts.
    at: u64,
    device: DeviceId,
}

/// The seats that devices have claimed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats([Option<Claim>; 5]);

impl Seats {
    /// Returns the device at a seat; `None` if nobody has claimed it.
    #[must_use]
    pub fn device(&self, seat: Seat) -> Option<DeviceId> {
        self.0.get(seat.index()).copied().flatten().map(|claim| claim.device)
    }

    /// Returns the seat of a device in a game of so many players. A device may claim seats that the game does not have.
    #[must_use]
    pub fn seat_of(&self, device: DeviceId, players: usize) -> Option<Seat> {
        (0..players as u8).map(Seat).find(|&seat| self.device(seat) == Some(device))
    }

    /// Claims a seat for a device. Another device that has it loses it.
    pub fn claim(&mut self, seat: Seat, device: DeviceId, at: u64) {
        let Some(place) = self.0.get_mut(seat.index()) else { return };
        if place.is_some_and(|claim| claim.device == device) {
            return;
        }
        let moves = place.map_or(0, |claim| claim.moves.0.saturating_add(1));
        *place = Some(Claim { moves: Reverse(moves), at, device });
    }

    /// Joins the claims that another device knows. Returns whether that changed anything here.
    pub fn join(&mut self, other: &Self) -> bool {
        let before = *self;
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = match (*own, other) {
                (Some(own), Some(other)) => Some(own.min(other)),
                (own, other) => own.or(other),
            };
        }
        before != *self
    }

    /// Writes them for a parcel or the storage.
    #[must_use]
    pub fn write(&self) -> Value {
        let claim = |claim: &Option<Claim>| {
            claim.map_or(Value::Null, |Claim { moves, at, device }| json!([moves.0, at, device.0]))
        };
        self.0.iter().map(claim).collect()
    }

    /// Reads them; what is no claim is none.
    #[must_use]
    pub fn read(value: &Value) -> Self {
        Self(std::array::from_fn(|seat| {
            let claim = &value[seat];
            Some(Claim {
                moves: Reverse(claim[0].as_u64()?.try_into().ok()?),
                at: claim[1].as_u64()?,
                device: DeviceId(claim[2].as_u64()?),
            })
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::{DeviceId, Seat, Seats};
    use serde_json::json;

    fn claimed(claims: &[(u8, u64, u64)]) -> Seats {
        let mut seats = Seats::default();
        for &(seat, device, at) in claims {
            seats.claim(Seat(seat), DeviceId(device), at);
        }
        seats
    }

    #[test]
    fn a_claim_to_a_seat_that_the_game_does_not_have_gives_none() {
        let claims = claimed(&[(4, 9, 1)]);
        assert_eq!((claims.seat_of(DeviceId(9), 5), claims.seat_of(DeviceId(9), 4)), (Some(Seat(4)), None));
    }

    #[test]
    fn all_devices_agree_whatever_they_hear_first() {
        let known = [
            claimed(&[(0, 1, 10)]),
            claimed(&[(0, 2, 9), (1, 3, 11)]),
            claimed(&[(1, 4, 11), (4, 5, 1)]),
            claimed(&[(0, 1, 10), (0, 5, 20)]),
        ];
        let mut joined = known[0];
        for other in &known[1..] {
            assert!(joined.join(other));
        }
        for order in [[3, 2, 1, 0, 0], [1, 3, 0, 2, 1], [2, 2, 1, 3, 0]] {
            let mut other = Seats::default();
            for at in order {
                other.join(&known[at]);
            }
            assert_eq!(other, joined);
            assert!(!other.join(&joined));
        }
        assert_eq!(joined.device(Seat(0)), Some(DeviceId(5)), "it took the seat over");
        assert_eq!(joined.device(Seat(1)), Some(DeviceId(3)), "at the same time the smaller number counts");
        assert_eq!(joined.seat_of(DeviceId(5), 5), Some(Seat(0)));
        assert_eq!(joined.device(Seat(2)), None);
    }

    #[test]
    fn written_seats_are_read_back_and_nonsense_is_no_claim() {
        let seats = claimed(&[(0, u64::MAX, 10), (3, 2, u64::MAX), (3, 7, 12)]);
        assert_eq!(Seats::read(&seats.write()), seats);
        for nonsense in [json!(null), json!({}), json!([1, 2]), json!([[-1, 0, 0]]), json!([[70_000, 0, 0], ["a"]])] {
            assert_eq!(Seats::read(&nonsense), Seats::default());
        }
        let mut seats = Seats::default();
        seats.claim(Seat(9), DeviceId(1), 1);
        assert_eq!(seats, Seats::default());
    }
}
