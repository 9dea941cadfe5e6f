//! What a device does about a game that arrives: it takes the newer, sends its own if that is the newer, and shows a fork.

use super::{Body, DeviceId, Nonce, Parcel, RoomKey, Seats, open, seal};
use crate::game::Seat;
use crate::ui::share::codes::checksum;
use crate::ui::share::message::{LocalGame, Message, Received, adopt, receive, to_send};
use crate::ui::table::session::Session;

/// What a device has to do about a game that arrived.
#[derive(Clone, Debug)]
pub enum Delivery {
    /// Nothing: it has all of it.
    Nothing,
    /// Send its own game: the sender lacks something.
    Answer,
    /// Play on with this one, which goes on from its own or asks something.
    Take(Session),
    /// Ask its player, for whom somebody else has decided in this entry, whether to play on with this one.
    Ask(Session, usize),
    /// Show both sides: they differ from this entry on. This is the other one, as it would be played on here.
    Fork(Session, usize),
    /// Open it: it is a rematch.
    Rematch,
    /// Nothing: it is another game, was dealt otherwise, or its sender has no seat.
    Refuse,
}

/// A device's side of a live table: what it seals and opens, and what it remembers of what went to and fro.
#[derive(Clone, Debug)]
pub struct Exchange {
    key: RoomKey,
    device: DeviceId,
    seats: Seats,
    /// The other side of the fork to which it has answered, by its hash. Two devices that differ would answer for ever.
    answered: Option<u32>,
}

/// A parcel that arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// Who has sent it.
    pub device: DeviceId,
    /// What it says.
    pub body: Body,
    /// Whether its sender does not know all seats that are claimed.
    pub lacks_seats: bool,
}

impl Exchange {
    /// Begins with the seats that were known to be claimed.
    #[must_use]
    pub const fn new(key: RoomKey, device: DeviceId, seats: Seats) -> Self {
        Self { key, device, seats, answered: None }
    }

    /// Returns the key of the room.
    #[must_use]
    pub const fn key(&self) -> RoomKey {
        self.key
    }

    /// Returns this device.
    #[must_use]
    pub const fn device(&self) -> DeviceId {
        self.device
    }

    /// Returns the seats that are claimed.
    #[must_use]
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Notes that the connection is a new one: what was answered over the old one may be lost.
    pub const fn connect(&mut self) {
        self.answered = None;
    }

    /// Claims a seat for this device.
    pub fn claim(&mut self, seat: Seat, now: u64) {
        self.seats.claim(seat, self.device, now);
    }

    /// Returns the frame for the relay: whether the relay keeps it, then the sealed parcel. `None` if it is too long.
    #[must_use]
    pub fn frame(&self, nonce: Nonce, body: Body) -> Option<Vec<u8>> {
        let parcel = Parcel { device: self.device, seats: self.seats, body };
        let envelope = seal(&self.key, nonce, &parcel.write())?;
        Some([&[u8::from(parcel.is_kept())][..], &envelope].concat())
    }

    /// Opens an envelope of another device, and joins the seats that it knows. `None` if it is of nobody at this table.
    pub fn open(&mut self, envelope: &[u8]) -> Option<Arrived> {
        let Parcel { device, seats, body } = Parcel::read(&open(&self.key, envelope)?)?;
        self.seats.join(&seats);
        Some(Arrived { device, body, lacks_seats: self.seats != seats })
    }

    /// Returns what to do about a game that arrived, and whether to send one's own game, too.
    pub fn receive(&mut self, own: &Session, message: &Message, received: &Session) -> (Delivery, bool) {
        let local = LocalGame { id: String::new(), session: own.clone(), text: String::new() };
        let delivery = match receive(message, received, vec![local]) {
            Received::Newer { session, own: None, .. } => Delivery::Take(session),
            Received::Newer { session, own: Some(entry), .. } => Delivery::Ask(session, entry),
            Received::Same(_, session) => same(own, message, received, session),
            // What an old message asks is settled by now.
            Received::Older(..) => Delivery::Answer,
            Received::Fork(_, at) => Delivery::Fork(adopt(own, received, message), at),
            // The others have dealt again, or its sender has not heard yet that this device has.
            Received::Rematch(_) => Delivery::Rematch,
            Received::Unknown(_) if own.agreements.message.is_some_and(|own| own.former == Some(message.game)) => {
                Delivery::Answer
            }
            Received::Unknown(_) | Received::Foreign | Received::WrongSender => Delivery::Refuse,
        };
        let is_answered = match &delivery {
            Delivery::Answer => true,
            Delivery::Fork(..) => {
                let other = checksum(message.payload.as_bytes());
                self.answered.replace(other) != Some(other)
            }
            _ => false,
        };
        (delivery, is_answered)
    }
}

/// Returns what to do if the records are the same: only requests and an early end can differ.
fn same(own: &Session, message: &Message, received: &Session, mut session: Session) -> Delivery {
    if own.agreements.is_ended && !received.agreements.is_ended && to_send(own).record.len() == own.record.len() {
        return Delivery::Answer;
    }
    if let Some(seat) = &mut session.agreements.message
        && message.request.is_none()
        && seat.request.is_some_and(|request| request.by() == message.from && request.by() != seat.seat)
    {
        // Its sender has withdrawn it.
        seat.request = None;
    }
    if session.agreements == own.agreements { Delivery::Nothing } else { Delivery::Take(session) }
}
