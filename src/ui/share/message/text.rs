//! A message: the link that carries a game to another device.
//!
//! ```
//! use naqala::{game::Seat, ui::{share::message::Message, table::session::message::GameId}};
//! let message = Message { game: GameId(7), former: None, from: Seat(1), request: None, payload: "2AQID".into() };
//! assert_eq!(Message::read(&message.fragment()), Ok(Some(message)));
//! ```

use crate::game::Seat;
use crate::ui::share::codes::{LONGEST_FRAGMENT, LinkError, MESSAGE, Packing, checksum, payload, unpack};
use crate::ui::table::session::message::{GameId, PlayerRequest};

/// A message: a game, who sent it, and perhaps a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The game that it carries.
    pub game: GameId,
    /// The game that it is a rematch of.
    pub former: Option<GameId>,
    /// Who sent it.
    pub from: Seat,
    /// What its sender asks or answers.
    pub request: Option<PlayerRequest>,
    /// The game, as in any link to a game (`share`).
    pub payload: String,
}

impl Message {
    /// Writes it as the fragment of an address: `#m=`, the head, a dot, the payload.
    #[must_use]
    pub fn fragment(&self) -> String {
        let mut head = [&self.game.0.to_be_bytes()[..], &[self.from.0]].concat();
        let (kind, entry) = match self.request {
            None => (0, None),
            Some(PlayerRequest::TakeBack(_, entry)) => (1, Some(entry)),
            Some(PlayerRequest::Refusal(_, entry)) => (2, Some(entry)),
        };
        head.push(kind);
        // A game has fewer entries than that: see `share::codes::short`.
        head.extend(entry.map(|entry| u16::try_from(entry).unwrap_or(u16::MAX).to_be_bytes()).into_iter().flatten());
        head.extend(self.former.map(|former| former.0.to_be_bytes()).into_iter().flatten());
        head.extend(check(&head, &self.payload));
        format!("{MESSAGE}{}.{}", payload(Packing::Plain, &head), self.payload)
    }

    /// Reads a fragment, with its `#`; returns `None` if it is no message.
    ///
    /// # Errors
    /// [`LinkError`]: the head is damaged, belongs to another payload, or is of a later version. The data of the
    /// payload is not checked yet.
    pub fn read(text: &str) -> Result<Option<Self>, LinkError> {
        let Some(text) = text.strip_prefix(MESSAGE) else { return Ok(None) };
        if text.len() > LONGEST_FRAGMENT {
            return Err(LinkError::Long);
        }
        let (head, payload) = text.split_once('.').ok_or(LinkError::CutOff)?;
        let (packing, bytes) = unpack(head)?;
        let version = head.chars().next().unwrap_or_default();
        (packing == Packing::Plain).then_some(()).ok_or(LinkError::Version(version))?;
        let (head, found) = bytes.split_last_chunk::<4>().ok_or(LinkError::CutOff)?;
        if *found != check(head, payload) {
            return Err(LinkError::Damaged);
        }
        let read = read_head(head).ok_or(LinkError::Damaged)?;
        Ok(Some(Self { payload: payload.to_owned(), ..read }))
    }
}

/// Reads a head without its check.
fn read_head(head: &[u8]) -> Option<Message> {
    let (game, rest) = head.split_first_chunk::<8>()?;
    let (&[from, kind], mut rest) = rest.split_first_chunk::<2>()?;
    let from = Seat(from);
    let mut request = None;
    if kind > 0 {
        let (entry, after) = rest.split_first_chunk::<2>()?;
        let entry = u16::from_be_bytes(*entry).into();
        request = Some(match kind {
            1 => PlayerRequest::TakeBack(from, entry),
            2 => PlayerRequest::Refusal(from, entry),
            _ => return None,
        });
        rest = after;
    }
    let former = match rest {
        [] => None,
        rest => Some(GameId(u64::from_be_bytes(rest.try_into().ok()?))),
    };
    Some(Message { game: GameId(u64::from_be_bytes(*game)), former, from, request, payload: String::new() })
}

/// Returns whether the fragment of an address is a message.
#[must_use]
pub fn is_message(fragment: &str) -> bool {
    fragment.starts_with(MESSAGE)
}

/// Hashes head and payload together, so that neither fits another message.
fn check(head: &[u8], payload: &str) -> [u8; 4] {
    checksum(&[head, payload.as_bytes()].concat()).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::{GameId, LinkError, Message, PlayerRequest, Seat};

    fn message() -> Message {
        let game = GameId(0x0123_4567_89ab_cdef);
        Message { game, former: None, from: Seat(3), request: None, payload: "2AQID".to_owned() }
    }

    #[test]
    fn a_written_message_is_read_back() {
        for former in [None, Some(GameId(u64::MAX))] {
            for request in
                [None, Some(PlayerRequest::TakeBack(Seat(3), 0)), Some(PlayerRequest::Refusal(Seat(3), 4_999))]
            {
                let message = Message { former, request, ..message() };
                assert_eq!(Message::read(&message.fragment()), Ok(Some(message)));
            }
        }
        let fragment = message().fragment();
        assert!(fragment.len() <= 3 + 20 + 1 + message().payload.len(), "{fragment}");
        assert_eq!(Message::read("#g=2AQID"), Ok(None));
    }

    #[test]
    fn any_changed_or_missing_character_is_noticed() {
        let fragment = message().fragment();
        for at in 3..fragment.len() {
            for letter in ["A", "z", "0", ".", "é"] {
                let changed = format!("{}{letter}{}", &fragment[..at], &fragment[at + 1..]);
                let read = Message::read(&changed);
                assert!(changed == fragment || read.is_err(), "{changed}: {read:?}");
            }
            assert!(Message::read(&fragment[..at]).is_err(), "{}", &fragment[..at]);
        }
    }

    #[test]
    fn a_head_does_not_fit_the_payload_of_another_message() {
        let other = Message { payload: "2AQIE".to_owned(), ..message() }.fragment();
        let (head, _) = other.split_once('.').expect("a dot parts them");
        assert_eq!(Message::read(&format!("{head}.{}", message().payload)), Err(LinkError::Damaged));
        assert_eq!(Message::read(&format!("#m=9{}", &other[4..])), Err(LinkError::Version('9')));
        assert_eq!(Message::read(&format!("#m={}", "A".repeat(2_000_000))), Err(LinkError::Long));
    }
}
