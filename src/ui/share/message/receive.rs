//! What a device does about a message.

use super::{Message, Relation, relate};
use crate::game::Seat;
use crate::ui::library::saved;
use crate::ui::table::session::history::is_taken_back;
use crate::ui::table::session::message::{MessageSeat, PlayerRequest};
use crate::ui::table::session::{Agreements, Session};

/// A game by message on this device, with its id in the storage.
#[derive(Clone, Debug)]
pub struct LocalGame {
    /// Its id in the storage.
    pub id: String,
    /// The game.
    pub session: Session,
    /// The text it was read from.
    pub text: String,
}

impl LocalGame {
    /// Reads stored games by their ids and texts; leaves out what cannot be read.
    #[must_use]
    pub fn read(games: Vec<(String, String)>) -> Vec<Self> {
        let read = |(id, text): (String, String)| Some(Self { session: saved::read(&text).ok()?, id, text });
        games.into_iter().filter_map(read).collect()
    }
}

/// What a message means on this device.
#[derive(Clone, Debug)]
pub enum Received {
    /// The game is not on this device. The player says who they are: one of these people, the likely ones first.
    Unknown(Vec<Seat>),
    /// It is a rematch of a game on this device, in which the player had this seat.
    Rematch(Seat),
    /// It goes on from a game on this device.
    Newer {
        /// The game here.
        local: LocalGame,
        /// The game as it goes on.
        session: Session,
        /// The first new entry in which somebody else decided for the player of this device.
        own: Option<usize>,
    },
    /// The game here holds all of it. It may ask or answer something.
    Same(LocalGame, Session),
    /// The game here goes on from it, by so many entries. It may ask or answer something.
    Older(LocalGame, Session, usize),
    /// The game here goes on otherwise from this entry on.
    Fork(LocalGame, usize),
    /// It says that it is a game of this device, but it was dealt otherwise.
    Foreign,
    /// No person sits at the seat of its sender.
    WrongSender,
}

/// Returns what a message means on a device with these games. It changes nothing.
///
/// If several games here have its identity, because the players kept both sides of a fork, the one that fits best
/// counts.
#[must_use]
pub fn receive(message: &Message, received: &Session, games: Vec<LocalGame>) -> Received {
    let people = received.agreements.people(received.record.game().players.len());
    if !people.contains(&message.from) {
        return Received::WrongSender;
    }
    let mut former = None;
    let mut found: Vec<(Relation, LocalGame)> = Vec::new();
    for local in games {
        let Some(own) = local.session.agreements.message else { continue };
        if own.game == message.game {
            found.push((relate(&local.session.record, &received.record, own.seat), local));
        } else if Some(own.game) == message.former
            && (people.contains(&own.seat) || own.is_watching(received.record.game().players.len()))
        {
            former = former.or(Some(own.seat));
        }
    }
    let fit = |relation: &Relation| match relation {
        Relation::Same => 0,
        Relation::Newer { .. } => 1,
        Relation::Older => 2,
        Relation::Fork(_) => 3,
        Relation::Foreign => 4,
    };
    let Some((relation, local)) = found.into_iter().min_by_key(|(relation, _)| fit(relation)) else {
        let (sender, others): (Vec<_>, Vec<_>) = people.into_iter().partition(|&seat| seat == message.from);
        return former.map_or_else(|| Received::Unknown([others, sender].concat()), Received::Rematch);
    };
    match relation {
        Relation::Newer { own, .. } => {
            let session = adopt(&local.session, received, message);
            Received::Newer { local, session, own }
        }
        Relation::Same if received.agreements.is_ended && !local.session.agreements.is_ended => {
            let session = adopt(&local.session, received, message);
            Received::Newer { local, session, own: None }
        }
        Relation::Same => {
            let session = with_request(&local.session, message);
            Received::Same(local, session)
        }
        Relation::Older => {
            let behind = local.session.record.len() - received.record.len();
            let session = with_request(&local.session, message);
            Received::Older(local, session, behind)
        }
        Relation::Fork(at) => Received::Fork(local, at),
        Relation::Foreign => Received::Foreign,
    }
}

/// Returns a received game as the player at a seat keeps it, if the device does not have it yet.
#[must_use]
pub fn seated_at(message: &Message, received: &Session, seat: Seat) -> Session {
    let entries = received.record.len();
    let request = message.request.filter(|request| request.entry() < entries);
    let own = MessageSeat { former: message.former, known: entries, request, ..MessageSeat::new(message.game, seat) };
    let agreements = Agreements { message: Some(own), ..received.agreements.clone() };
    Session { agreements, ..received.clone() }
}

/// Returns the game of this device that a message belongs to if the device only watches that, and how it goes on: a seat can
/// then be taken.
#[must_use]
pub fn watched(received: &Received, message: &Message, session: &Session) -> Option<(LocalGame, Session)> {
    let (local, session) = match received {
        Received::Newer { local, session, .. } => (local, session.clone()),
        Received::Same(local, _) | Received::Older(local, ..) => (local, local.session.clone()),
        Received::Fork(local, _) => (local, adopt(&local.session, session, message)),
        Received::Unknown(_) | Received::Rematch(_) | Received::Foreign | Received::WrongSender => return None,
    };
    let players = session.record.game().players.len();
    let is_watched = local.session.agreements.message.is_some_and(|own| own.is_watching(players));
    is_watched.then(|| (local.clone(), session))
}

/// Returns the game of this device with the entries of a message in place of its own. Names, colours, sides and hints
/// stay as they are here.
#[must_use]
pub fn adopt(local: &Session, received: &Session, message: &Message) -> Session {
    let mut record = received.record.clone();
    for (seat, player) in (0..).map(Seat).zip(&local.record.game().players) {
        record.rename(seat, &player.name);
    }
    let entries = record.len();
    let request = message.request.filter(|request| request.entry() < entries);
    let own = local.agreements.message.map(|own| MessageSeat { known: entries, request, ..own });
    let Agreements { is_ended, left, computers, styles, .. } = received.agreements.clone();
    let agreements = Agreements { is_ended, left, computers, styles, message: own, ..local.agreements.clone() };
    Session { record, agreements, review: String::new(), ..local.clone() }
}

/// Returns the game of this device with the request or answer of a message. It ignores an answer to no open request,
/// and a request about entries that do not stand.
fn with_request(local: &Session, message: &Message) -> Session {
    let mut session = local.clone();
    let entries = session.record.len();
    let Some(own) = &mut session.agreements.message else { return session };
    match message.request.filter(|request| request.by() != own.seat) {
        Some(PlayerRequest::Refusal(_, to)) if own.request == Some(PlayerRequest::TakeBack(own.seat, to)) => {
            own.request = message.request;
        }
        Some(PlayerRequest::TakeBack(_, to)) if to < entries && !is_taken_back(&local.record, to) => {
            own.request = message.request;
        }
        _ => {}
    }
    session
}
