//! What a device does about a game that arrives: it takes the newer, sends its own if that is the newer, and shows a fork.

use super::edition::{hash, with_agreements_of};
use super::{Body, Clock, DeviceId, Edition, Nonce, Parcel, RoomKey, Seats, open, seal};
use crate::game::Seat;
use crate::ui::share::codes::checksum;
use crate::ui::share::message::{LocalGame, Message, Received, adopt, receive};
use crate::ui::table::session::requests::Requests;
use crate::ui::table::session::{Agreements, Session};

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
    /// The edition of the agreements here.
    edition: Edition,
    /// The hash of those agreements; `None` before they were seen.
    agreed: Option<u32>,
    /// The other side of the fork to which it has answered, by its hash. Two devices that differ would answer for ever.
    answered: Option<u32>,
    /// The rematch that somebody has dealt.
    rematch: Option<Message>,
    requests: Requests,
    clock: Clock,
}

/// A parcel that arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// Who has sent it.
    pub device: DeviceId,
    /// What it says.
    pub body: Body,
    /// The edition of its sender's agreements.
    pub edition: Edition,
    /// Whether its sender does not know all seats that are claimed, all that players ask of each other, or what the clock is to do.
    pub is_behind: bool,
    /// Whether its page asks its player what others ask. One of an earlier version does not.
    pub can_answer: bool,
}

impl Exchange {
    /// Begins with the seats that were known to be claimed.
    #[must_use]
    pub fn new(key: RoomKey, device: DeviceId, seats: Seats) -> Self {
        Self {
            key,
            device,
            seats,
            edition: Edition::FIRST,
            agreed: None,
            answered: None,
            rematch: None,
            requests: Requests::default(),
            clock: Clock::default(),
        }
    }

    /// Returns the same with the edition of agreements that were seen before, and their hash.
    #[must_use]
    pub fn with_edition(self, edition: Edition, agreed: Option<u32>) -> Self {
        Self { edition, agreed, ..self }
    }

    /// Returns the same with the rematch that somebody was known to have dealt.
    #[must_use]
    pub fn with_rematch(self, rematch: Option<Message>) -> Self {
        Self { rematch, ..self }
    }

    /// Returns the rematch that somebody has dealt.
    #[must_use]
    pub const fn rematch(&self) -> Option<&Message> {
        self.rematch.as_ref()
    }

    /// Returns the same with what players were known to ask of each other.
    #[must_use]
    pub fn with_requests(self, requests: Requests) -> Self {
        Self { requests, ..self }
    }

    /// Returns what players ask of each other.
    #[must_use]
    pub const fn requests(&self) -> &Requests {
        &self.requests
    }

    /// Returns the same with the clock that was known.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Returns the clock of the table.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Changes the clock of the table.
    pub const fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Joins what the player here asks or answers. Returns whether that is new.
    pub fn join_requests(&mut self, requests: &Requests) -> bool {
        self.requests.join(requests)
    }

    /// Returns what all devices join alike, but for the time that players have used: it is kept whenever it changes.
    #[must_use]
    pub fn common(&self) -> (Seats, Requests, Clock) {
        (self.seats, self.requests, self.clock.without_times())
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

    /// Returns the edition of the agreements here.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the hash of the agreements that were seen last.
    #[must_use]
    pub const fn agreed(&self) -> Option<u32> {
        self.agreed
    }

    /// Looks at the agreements of the game here: if they have changed, they are a new edition. Returns whether they have.
    pub fn notice(&mut self, agreements: &Agreements) -> bool {
        let now = hash(agreements);
        let has_changed = self.agreed.replace(now).is_some_and(|before| before != now);
        if has_changed {
            self.edition = self.edition.next(self.device);
        }
        has_changed
    }

    /// Takes agreements over with their edition.
    pub fn agree(&mut self, agreements: &Agreements, edition: Edition) {
        self.edition = self.edition.max(edition);
        self.agreed = Some(hash(agreements));
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
        let &Self { device, seats, edition, requests, clock, .. } = self;
        let clock = Some(clock).filter(Clock::is_set);
        let parcel = Parcel { device, seats, edition, requests: Some(requests), clock, body };
        let envelope = seal(&self.key, nonce, &parcel.write())?;
        Some([&[u8::from(parcel.is_kept())][..], &envelope].concat())
    }

    /// Opens an envelope of another device, and joins the seats and requests that it knows. `None` if it is of nobody at this table.
    pub fn open(&mut self, envelope: &[u8]) -> Option<Arrived> {
        let Parcel { device, seats, edition, requests, clock, body } = Parcel::read(&open(&self.key, envelope)?)?;
        self.seats.join(&seats);
        let mut is_behind = self.seats != seats;
        if let Some(requests) = requests {
            self.requests.join(&requests);
            is_behind |= self.requests.is_ahead_of(&requests);
        }
        if let Some(clock) = clock {
            self.clock.join(&clock);
            is_behind |= self.clock.is_ahead_of(&clock);
        }
        Some(Arrived { device, body, edition, is_behind, can_answer: requests.is_some() })
    }

    /// Returns what to do about a game that arrived with an edition of its agreements, and whether to send one's own game, too.
    pub fn receive(
        &mut self,
        own: &Session,
        message: &Message,
        received: &Session,
        theirs: Edition,
    ) -> (Delivery, bool) {
        self.notice(&own.agreements);
        let is_later = theirs > self.edition;
        let agreed = |session: Session| with_agreements_of(session, if is_later { received } else { own });
        let local = LocalGame { id: String::new(), session: own.clone(), text: String::new() };
        let mut is_answered = theirs < self.edition;
        let message = &by_a_person(message, received);
        let delivery = match receive(message, received, vec![local]) {
            Received::Newer { session, own: Some(entry), .. } => {
                let session = agreed(session);
                // The table let a computer play for the player here, and the page says so.
                let own_seat = own.agreements.message.map(|own| own.seat);
                let plays = |session: &Session| own_seat.is_some_and(|seat| session.agreements.level(seat).is_some());
                // Its move may be on its way while the player comes back.
                let is_replaced = plays(&session) || plays(received);
                if is_replaced { taken(own, session) } else { Delivery::Ask(session, entry) }
            }
            Received::Newer { session, .. } => taken(own, agreed(session)),
            Received::Same(_, session) => taken(own, without_withdrawn(message, agreed(session))),
            // What an old message asks is settled by now.
            Received::Older(..) => {
                is_answered = true;
                match taken(own, agreed(own.clone())) {
                    Delivery::Nothing => Delivery::Answer,
                    delivery => delivery,
                }
            }
            Received::Fork(_, at) => {
                let other = checksum(message.payload.as_bytes());
                is_answered = self.answered.replace(other) != Some(other);
                Delivery::Fork(adopt(own, received, message), at)
            }
            // The others have dealt again, or its sender has not heard yet that this device has.
            Received::Rematch(_) => Delivery::Rematch,
            Received::Unknown(_) if own.agreements.message.is_some_and(|own| own.former == Some(message.game)) => {
                is_answered = true;
                Delivery::Answer
            }
            Received::Unknown(_) | Received::Foreign | Received::WrongSender => Delivery::Refuse,
        };
        match &delivery {
            Delivery::Take(session) => self.agree(&session.agreements, theirs),
            Delivery::Nothing => self.agree(&own.agreements, theirs),
            Delivery::Rematch => {
                is_answered = false;
                // A page of an earlier version deals from a seed of its own. Then the least identity counts, at all devices.
                let known = self.rematch.take().filter(|known| known.game.0 <= message.game.0);
                self.rematch = known.or_else(|| Some(message.clone()));
            }
            Delivery::Refuse => is_answered = false,
            Delivery::Answer | Delivery::Ask(..) | Delivery::Fork(..) => {}
        }
        (delivery, is_answered)
    }
}

/// Returns a message in the name of a person. A player who has just given their seat to a computer sends in that seat's name, which
/// is refused, since computers send nothing.
fn by_a_person(message: &Message, received: &Session) -> Message {
    let people = received.agreements.people(received.record.game().players.len());
    let is_computer = received.agreements.level(message.from).is_some();
    let from = people.first().copied().filter(|_| is_computer).unwrap_or(message.from);
    Message { from, ..message.clone() }
}

/// Returns what to do about a game that goes on from one's own, if only by what the players agreed on.
fn taken(own: &Session, session: Session) -> Delivery {
    let is_same = session.record.len() == own.record.len() && session.agreements == own.agreements;
    if is_same { Delivery::Nothing } else { Delivery::Take(session) }
}

/// Returns the game without the request of a message's sender, if the message holds none any more.
fn without_withdrawn(message: &Message, mut session: Session) -> Session {
    if let Some(own) = &mut session.agreements.message
        && message.request.is_none()
        && own.request.is_some_and(|request| request.by() == message.from && request.by() != own.seat)
    {
        own.request = None;
    }
    session
}
