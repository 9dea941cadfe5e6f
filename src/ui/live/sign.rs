//! Signs: what players say to each other at a live table. There is no free text, so nothing needs a moderator.

use crate::game::{MAX_PLAYERS, Seat};

/// A sign: one of six to all, or a nudge to the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One has come.
    Hello,
    /// One can begin, or go on.
    Ready,
    /// Praise for what another has done.
    WellPlayed,
    /// What one did was a slip.
    Oops,
    /// One needs a little time.
    Moment,
    /// Thanks.
    Thanks,
    /// Another player waits for the player to act.
    Nudge,
}

impl Sign {
    /// The six that say something to all.
    pub const TO_ALL: [Self; 6] = [Self::Hello, Self::Ready, Self::WellPlayed, Self::Oops, Self::Moment, Self::Thanks];

    /// Returns its name in a parcel.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::Ready => "ready",
            Self::WellPlayed => "well-played",
            Self::Oops => "oops",
            Self::Moment => "moment",
            Self::Thanks => "thanks",
            Self::Nudge => "nudge",
        }
    }

    /// Reads a name; `None` for a sign of a later version.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        Self::TO_ALL.into_iter().chain([Self::Nudge]).find(|sign| sign.name() == name)
    }
}

/// How many signs may follow each other at once.
const MOST: f64 = 3.0;
/// After how many milliseconds one more may follow.
const EVERY: f64 = 4_000.0;
/// After how many milliseconds a player may nudge again.
const NUDGES: f64 = 30_000.0;

/// How many signs a player may still give. Times are in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
struct Left {
    signs: f64,
    counted: f64,
    nudged: f64,
}

/// Which signs count: of each seat a few at a time, so that nobody floods a table, whatever their page sends and under whatever number.
#[derive(Clone, Debug)]
pub struct Signs {
    left: [Left; MAX_PLAYERS],
}

impl Default for Signs {
    fn default() -> Self {
        Self { left: [Left { signs: MOST, counted: f64::NEG_INFINITY, nudged: f64::NEG_INFINITY }; MAX_PLAYERS] }
    }
}

impl Signs {
    /// Counts a sign that is given from a seat now, and returns whether it may be. A seat that no game has may give none.
    ///
    /// ```
    /// use naqala::{game::Seat, ui::live::{Sign, Signs}};
    /// let mut signs = Signs::default();
    /// assert!((0..3).all(|_| signs.count(Seat(1), Sign::Hello, 0.0)));
    /// assert!(!signs.count(Seat(1), Sign::Hello, 0.0) && signs.count(Seat(1), Sign::Hello, 4_000.0));
    /// ```
    pub fn count(&mut self, seat: Seat, sign: Sign, now: f64) -> bool {
        let Some(left) = self.left.get_mut(seat.index()) else { return false };
        // A clock may be set back.
        if sign == Sign::Nudge {
            let may = (now - left.nudged).abs() >= NUDGES;
            left.nudged = if may { now } else { left.nudged };
            return may;
        }
        left.signs = (left.signs + (now - left.counted).max(0.0) / EVERY).min(MOST);
        left.counted = now;
        let may = left.signs >= 1.0;
        left.signs -= f64::from(u8::from(may));
        may
    }
}

#[cfg(test)]
mod tests {
    use super::{EVERY, NUDGES, Seat, Sign, Signs};

    const SAM: Seat = Seat(2);

    #[test]
    fn a_written_sign_is_read_back_and_another_is_none() {
        for sign in Sign::TO_ALL.into_iter().chain([Sign::Nudge]) {
            assert_eq!(Sign::read(sign.name()), Some(sign));
        }
        assert_eq!(Sign::read("dance"), None);
    }

    #[test]
    fn who_floods_is_heard_now_and_then_and_others_are_heard_all_the_same() {
        let mut signs = Signs::default();
        let heard = (0..600).filter(|tenth| signs.count(SAM, Sign::Oops, f64::from(*tenth) * 100.0)).count();
        assert_eq!(heard, 3 + (59_900.0 / EVERY) as usize, "in a minute");
        assert!(signs.count(Seat(3), Sign::Oops, 60_000.0));
        assert!(!signs.count(Seat(5), Sign::Oops, 60_000.0), "no game has that seat");
    }

    #[test]
    fn one_nudges_twice_a_minute_at_most_and_a_clock_that_is_set_back_stops_nobody() {
        let mut signs = Signs::default();
        let heard = (0..600).filter(|tenth| signs.count(SAM, Sign::Nudge, f64::from(*tenth) * 100.0)).count();
        assert_eq!(heard, 2);
        assert!(signs.count(SAM, Sign::Hello, 60_000.0), "signs are counted apart");
        assert!(signs.count(SAM, Sign::Nudge, 30_000.0 + NUDGES));
        assert!(signs.count(SAM, Sign::Nudge, -3_600_000.0) && signs.count(SAM, Sign::Hello, -3_600_000.0));
    }
}
