//! What was learned on a device: how far each lesson was followed.

use std::collections::BTreeMap;
use std::fmt;

/// Where it is kept among the settings of a device.
pub const LEARNED: &str = "naqala.learned";

/// How far a lesson was followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// Whether its last goal was met once.
    pub is_done: bool,
    /// The step to go on with, from 0.
    pub at: usize,
}

/// Lessons by the names of their files. Its text is what is stored: `control:done bidding:2 move:done@3`.
///
/// ```
/// use naqala::ui::lesson::{Followed, Learned};
/// let mut learned = Learned::from("control:done bidding:2 nonsense");
/// assert_eq!(learned.of("bidding"), Some(Followed { is_done: false, at: 2 }));
/// learned.finish("bidding");
/// learned.go_to("control", 1);
/// assert_eq!(learned.to_string(), "bidding:done@2 control:done@1", "what was done stays done");
/// learned.go_to("aim", 0);
/// assert_eq!(learned.of("aim"), None, "who only looks at its first step has not begun");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned(BTreeMap<String, Followed>);

impl Learned {
    /// How far a lesson was followed; nothing if it was not begun.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<Followed> {
        self.0.get(id).copied()
    }

    /// Remembers the step to go on with, from 0.
    pub fn go_to(&mut self, id: &str, at: usize) {
        if at > 0 || self.0.contains_key(id) {
            self.0.entry(id.into()).or_default().at = at;
        }
    }

    /// Remembers that a lesson's last goal was met.
    pub fn finish(&mut self, id: &str) {
        self.0.entry(id.into()).or_default().is_done = true;
    }

    /// How many were followed to their end.
    #[must_use]
    pub fn done(&self) -> usize {
        self.0.values().filter(|followed| followed.is_done).count()
    }
}

impl From<&str> for Learned {
    fn from(text: &str) -> Self {
        let read = |entry: &str| {
            let (id, followed) = entry.split_once(':')?;
            let at = |at: &str| at.parse().ok();
            let followed = match followed.strip_prefix("done") {
                Some("") => Followed { is_done: true, at: 0 },
                Some(rest) => Followed { is_done: true, at: at(rest.strip_prefix('@')?)? },
                None => Followed { is_done: false, at: at(followed)? },
            };
            Some((id.to_owned(), followed))
        };
        Self(text.split(' ').filter_map(read).collect())
    }
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (id, Followed { is_done, at })) in self.0.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            match (is_done, at) {
                (false, at) => write!(f, "{gap}{id}:{at}")?,
                (true, 0) => write!(f, "{gap}{id}:done")?,
                (true, at) => write!(f, "{gap}{id}:done@{at}")?,
            }
        }
        Ok(())
    }
}
