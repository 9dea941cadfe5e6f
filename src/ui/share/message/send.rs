//! What a device sends.

use super::Message;
use crate::game::{Entry, Seat};
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::take_back::last_decision_of;
use crate::ui::table::session::{Agreements, Guidance, Session};

/// Returns the game to send, without the entries that can still be undone here and without what belongs to this device
/// alone.
#[must_use]
pub fn to_send(session: &Session) -> Session {
    let known = session.agreements.message.map_or(0, |own| own.known);
    let mut entries = session.record.len();
    while entries > known && is_open(session, entries) {
        entries -= 1;
    }
    let apart_alone = Agreements {
        sides: Vec::new(),
        languages: Vec::new(),
        secrecy: None,
        hints: Vec::new(),
        message: None,
        guidance: Guidance::None,
        notes: Vec::new(),
        ..session.agreements.clone()
    };
    Session {
        record: session.record.until(entries),
        name: String::new(),
        agreements: apart_alone,
        review: String::new(),
        ..session.clone()
    }
}

/// Returns whether the last of so many entries is an action that can be undone. The table agreed on a take-back, so it
/// stays.
fn is_open(session: &Session, entries: usize) -> bool {
    let record = session.record.until(entries);
    record.can_undo() && matches!(record.entries().next_back(), Some((Entry::Action(_), _)))
}

/// Returns the people who wait for the game: the one who decides next, or everybody else if that is this device's
/// player or nobody.
#[must_use]
pub fn people_to_tell(session: &Session) -> Vec<Seat> {
    let agreements = &session.agreements;
    let others = || {
        let mut people = agreements.people(session.record.game().players.len());
        people.retain(|&seat| agreements.is_at_another_device(seat));
        people
    };
    let next =
        session.record.game().active().filter(|&seat| agreements.is_at_another_device(seat) && !agreements.is_ended);
    next.map_or_else(others, |next| vec![next])
}

/// Returns the first entry that this device's player can ask to take back: the start of their last turn or bid, if
/// others have it and one of them decides next.
#[must_use]
pub fn can_ask(session: &Session) -> Option<usize> {
    let MessageSeat { seat, known, .. } = session.agreements.message?;
    let next = session.record.game().active()?;
    if session.agreements.is_ended || !session.agreements.is_at_another_device(next) {
        return None;
    }
    let (first, _) = last_decision_of(&session.record, &|other| other == seat)?;
    (first < known).then_some(first)
}

impl Message {
    /// Makes the message that a session sends; `payload` holds what [`to_send`] returns.
    #[must_use]
    pub fn of(own: MessageSeat, payload: String) -> Self {
        let MessageSeat { game, former, seat: from, request, .. } = own;
        // The requests of others are not sent back to them.
        let request = request.filter(|request| request.by() == from);
        Self { game, former, from, request, payload }
    }
}
