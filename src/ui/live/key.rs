//! The key of a room: a secret that only links hold.

use crate::ui::share::codes::{LinkError, Packing, ROOM, payload, unpack};
use sha2::{Digest, Sha256};
use std::fmt;

/// What the hash of an address begins with, so that it is one of nothing else.
const DOMAIN: &[u8] = b"naqala live table, address";

/// The secret of a room. Whoever has it can read, play and invite.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RoomKey(pub(super) [u8; 32]);

impl RoomKey {
    /// Makes the key of fresh random bytes.
    #[must_use]
    pub const fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    /// Writes it as the fragment of an address.
    #[must_use]
    pub fn fragment(&self) -> String {
        format!("{ROOM}{}", payload(Packing::Plain, &self.0))
    }

    /// Reads a fragment, with its `#`.
    ///
    /// # Errors
    /// [`LinkError`]: a later version, a wrong character, or a missing end.
    pub fn read(fragment: &str) -> Result<Self, LinkError> {
        let text = fragment.strip_prefix(ROOM).ok_or(LinkError::CutOff)?;
        let (packing, bytes) = unpack(text)?;
        if packing != Packing::Plain {
            return Err(LinkError::Version(text.chars().next().unwrap_or_default()));
        }
        let key: [u8; 32] = bytes.try_into().map_err(|_| LinkError::CutOff)?;
        let key = Self(key);
        // Two of the last bits say nothing: another writing of them is a damaged link.
        if key.fragment() == fragment { Ok(key) } else { Err(LinkError::Damaged) }
    }

    /// Returns the address of the room, 43 characters: all that the relay learns. The key does not follow from it.
    #[must_use]
    pub fn address(&self) -> String {
        let hash = Sha256::new().chain_update(DOMAIN).chain_update(self.0).finalize();
        // Without the character of the packing.
        payload(Packing::Plain, &hash).split_off(1)
    }
}

impl fmt::Debug for RoomKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoomKey(secret)")
    }
}

/// Returns whether the fragment of an address invites to a live table.
#[must_use]
pub fn is_room(fragment: &str) -> bool {
    fragment.starts_with(ROOM)
}

#[cfg(test)]
mod tests {
    use super::{LinkError, RoomKey};

    #[test]
    fn a_written_key_is_read_back_and_a_damaged_one_is_not() {
        let key = RoomKey::new(std::array::from_fn(|at| at as u8 * 7));
        let fragment = key.fragment();
        assert_eq!(fragment.len(), "#l=0".len() + 43);
        assert_eq!(RoomKey::read(&fragment), Ok(key));
        assert_eq!(RoomKey::read(&fragment[..fragment.len() - 1]), Err(LinkError::CutOff));
        assert_eq!(RoomKey::read(&format!("{fragment}A")), Err(LinkError::CutOff));
        assert_eq!(RoomKey::read(&fragment.replacen('0', "9", 1)), Err(LinkError::Version('9')));
        assert!(RoomKey::read("#l=").is_err() && RoomKey::read("#m=0AAAA").is_err());
        assert_eq!(format!("{key:?}"), "RoomKey(secret)");
    }

    #[test]
    fn the_address_is_a_hash_that_never_changes() {
        let address = RoomKey::new([7; 32]).address();
        assert_eq!(address.len(), 43);
        assert_ne!(address, RoomKey::new([8; 32]).address());
        assert!(!RoomKey::new([7; 32]).fragment().contains(&address));
    }
}
