//! Who is at the table, from what their devices have said.

use super::DeviceId;
use std::collections::HashMap;

/// After how many milliseconds without a word a device counts as away.
const AWAY: f64 = 40_000.0;
/// A question waits so many milliseconds for a player who has just looked away, and after a connection for devices not heard yet.
const GRACE: f64 = 15_000.0;

/// What a device has said last.
#[derive(Clone, Copy, Debug)]
struct Word {
    /// When it was heard.
    at: f64,
    /// Whether its player looks at the table.
    is_awake: bool,
    /// Since when that is so.
    since: f64,
    /// Whether its page asks its player what others ask.
    can_answer: bool,
}

/// What the other devices have said. Times are in milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub struct Attendance {
    words: HashMap<DeviceId, Word>,
    /// Since when there is a connection.
    connected: f64,
}

impl Attendance {
    /// Notes that there is a new connection. The others have yet to say that they are here.
    pub const fn connect(&mut self, now: f64) {
        self.connected = now;
    }

    /// Notes what a device has said.
    pub fn hear(&mut self, device: DeviceId, now: f64, is_awake: bool, can_answer: bool) {
        let before = self.words.get(&device).filter(|word| word.is_awake == is_awake);
        let since = before.map_or(now, |word| word.since);
        self.words.insert(device, Word { at: now, is_awake, since, can_answer });
    }

    /// Returns the devices that were heard.
    pub fn devices(&self) -> impl Iterator<Item = DeviceId> {
        self.words.keys().copied()
    }

    /// Returns whether the player of a device looks at the table.
    #[must_use]
    pub fn is_here(&self, device: DeviceId, now: f64) -> bool {
        self.words.get(&device).is_some_and(|word| word.is_awake && now - word.at < AWAY)
    }

    /// Returns whether a question waits for the player of a device: while they look at the table, and a little longer, so that nobody is
    /// passed over who looks away for a moment.
    #[must_use]
    pub fn is_waited_for(&self, device: DeviceId, now: f64) -> bool {
        let Some(word) = self.words.get(&device) else { return now - self.connected < GRACE };
        let is_near = |since: f64| now - since < GRACE;
        word.can_answer
            && (self.is_here(device, now) || !word.is_awake && is_near(word.since) || is_near(self.connected))
    }
}

#[cfg(test)]
mod tests {
    use super::{Attendance, DeviceId};

    const SAM: DeviceId = DeviceId(2);

    #[test]
    fn who_says_nothing_for_long_is_away() {
        let mut attendance = Attendance::default();
        assert!(!attendance.is_here(SAM, 0.0));
        attendance.hear(SAM, 1_000.0, true, true);
        assert!(attendance.is_here(SAM, 40_000.0));
        assert!(!attendance.is_here(SAM, 41_000.0) && !attendance.is_waited_for(SAM, 41_000.0));
    }

    #[test]
    fn a_question_waits_for_who_is_here_and_for_who_looks_away_for_a_moment() {
        let mut attendance = Attendance::default();
        attendance.connect(-100_000.0);
        assert!(!attendance.is_waited_for(SAM, 0.0), "nobody has heard of them since");
        for now in [0.0, 15_000.0, 30_000.0, 45_000.0] {
            attendance.hear(SAM, now, true, true);
            assert!(attendance.is_waited_for(SAM, now + 14_999.0));
        }
        attendance.hear(SAM, 50_000.0, false, true);
        attendance.hear(SAM, 60_000.0, false, true);
        assert!(!attendance.is_here(SAM, 60_000.0));
        assert!(attendance.is_waited_for(SAM, 64_999.0));
        assert!(!attendance.is_waited_for(SAM, 65_000.0), "said again is not begun again");
        attendance.hear(SAM, 66_000.0, true, true);
        assert!(attendance.is_waited_for(SAM, 66_000.0));
    }

    #[test]
    fn after_each_connection_the_others_have_time_to_say_that_they_are_here() {
        let mut attendance = Attendance::default();
        attendance.hear(SAM, 0.0, true, true);
        attendance.connect(600_000.0);
        for device in [SAM, DeviceId(3)] {
            assert!(attendance.is_waited_for(device, 614_999.0));
            assert!(!attendance.is_waited_for(device, 615_000.0));
        }
    }

    #[test]
    fn nobody_waits_for_a_page_of_an_earlier_version() {
        let mut attendance = Attendance::default();
        attendance.hear(SAM, 0.0, true, false);
        assert!(attendance.is_here(SAM, 0.0) && !attendance.is_waited_for(SAM, 0.0));
    }
}
