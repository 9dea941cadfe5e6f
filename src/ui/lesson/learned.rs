//! What was learned on a device: how far each lesson was followed.

use std::collections::BTreeMap;
use std::fmt;

/// Where it is kept among the settings of a device.
pub const LEARNED: &str = "naqala.learned";

/// How far a lesson was followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// The step to go on with, from 0.
    To(usize),
    /// To its end.
    Done,
}

/// Lessons by the names of their files. Its text is what is stored: `control:done bidding:2`.
///
/// ```
/// use naqala::ui::lesson::{Followed, Learned};
/// let mut learned = Learned::from("control:done bidding:2 nonsense");
/// assert_eq!(learned.of("bidding"), Some(Followed::To(2)));
/// learned.follow("bidding", Followed::Done);
/// learned.follow("control", Followed::To(1));
/// assert_eq!(learned.to_string(), "bidding:done control:done", "what was done stays done");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned(BTreeMap<String, Followed>);

impl Learned {
    /// How far a lesson was followed; nothing if it was not begun.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<Followed> {
        self.0.get(id).copied()
    }

    /// Remembers how far a lesson was followed.
    pub fn follow(&mut self, id: &str, followed: Followed) {
        if self.of(id) != Some(Followed::Done) {
            self.0.insert(id.into(), followed);
        }
    }

    /// How many were followed to their end.
    #[must_use]
    pub fn done(&self) -> usize {
        self.0.values().filter(|followed| **followed == Followed::Done).count()
    }
}

impl From<&str> for Learned {
    fn from(text: &str) -> Self {
        let read = |entry: &str| {
            let (id, followed) = entry.split_once(':')?;
            let followed = if followed == "done" { Followed::Done } else { Followed::To(followed.parse().ok()?) };
            Some((id.to_owned(), followed))
        };
        Self(text.split(' ').filter_map(read).collect())
    }
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (id, followed)) in self.0.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            match followed {
                Followed::To(step) => write!(f, "{gap}{id}:{step}")?,
                Followed::Done => write!(f, "{gap}{id}:done")?,
            }
        }
        Ok(())
    }
}
