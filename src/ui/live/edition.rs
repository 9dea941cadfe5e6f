//! Which device's agreements count: who has left, which seats computers play, whether the game has ended early.
//!
//! Entries follow each other, so the longer record is the newer one. Agreements have no such order, so each change has a number.

use super::DeviceId;
use crate::game::Seat;
use crate::ui::share::codes::checksum;
use crate::ui::table::session::{Agreements, Session};
use serde_json::{Value, json};

/// How often the agreements of a table have changed, and which device has changed them last. The greatest edition counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edition {
    number: u32,
    device: DeviceId,
}

impl Edition {
    /// The edition before any change.
    pub const FIRST: Self = Self { number: 0, device: DeviceId(0) };

    /// Returns the edition after this one, made by a device.
    #[must_use]
    pub const fn next(self, device: DeviceId) -> Self {
        Self { number: self.number.saturating_add(1), device }
    }

    /// Returns how often they have changed.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Writes it for a parcel or the storage.
    #[must_use]
    pub fn write(self) -> Value {
        json!([self.number, self.device.0])
    }

    /// Reads it; what is no edition is the first one.
    #[must_use]
    pub fn read(value: &Value) -> Self {
        let read = || Some(Self { number: value[0].as_u64()?.try_into().ok()?, device: DeviceId(value[1].as_u64()?) });
        read().unwrap_or(Self::FIRST)
    }
}

/// Returns a hash of the agreements that an edition covers.
#[must_use]
pub fn hash(agreements: &Agreements) -> u32 {
    let seats = (0..5).map(Seat);
    let seats = seats.map(|seat| format!("{} {:?},", agreements.left.contains(&seat), agreements.level(seat)));
    checksum(format!("{}{}", agreements.is_ended, seats.collect::<String>()).as_bytes())
}

/// Returns a session with the agreements of another one, as far as an edition covers them.
#[must_use]
pub fn with_agreements_of(session: Session, other: &Session) -> Session {
    let Agreements { is_ended, left, computers, styles, .. } = other.agreements.clone();
    Session { agreements: Agreements { is_ended, left, computers, styles, ..session.agreements }, ..session }
}

#[cfg(test)]
mod tests {
    use super::{DeviceId, Edition};
    use serde_json::json;

    #[test]
    fn a_later_change_counts_and_two_at_once_have_an_order() {
        let first = Edition::FIRST;
        let (one, two) = (first.next(DeviceId(1)), first.next(DeviceId(2)));
        assert!(first < one && one < two && two < one.next(DeviceId(1)));
    }

    #[test]
    fn a_written_edition_is_read_back_and_nonsense_is_the_first() {
        let edition = Edition::FIRST.next(DeviceId(u64::MAX)).next(DeviceId(7));
        assert_eq!(Edition::read(&edition.write()), edition);
        for nonsense in [json!(null), json!([]), json!([-1, 2]), json!([u64::MAX, 1]), json!("x")] {
            assert_eq!(Edition::read(&nonsense), Edition::FIRST);
        }
    }
}
