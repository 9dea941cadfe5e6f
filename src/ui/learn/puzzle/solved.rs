//! Which puzzles were solved on a device.

use std::collections::BTreeSet;
use std::fmt;

/// The key in the browser's local storage.
pub const SOLVED_KEY: &str = "naqala.solved";

/// The names of the puzzles that were solved. Its text is what is stored: `bids-2 control-1`.
///
/// ```
/// use naqala::ui::learn::puzzle::Solved;
/// let mut solved = Solved::from("control-1");
/// solved.add("bids-2");
/// assert!(solved.has("control-1"));
/// assert_eq!(solved.to_string(), "bids-2 control-1");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(BTreeSet<Box<str>>);

impl Solved {
    /// Returns whether a puzzle was solved.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Returns whether none was solved.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Remembers a puzzle.
    pub fn add(&mut self, name: &str) {
        self.0.insert(name.into());
    }
}

impl From<&str> for Solved {
    fn from(text: &str) -> Self {
        Self(text.split_whitespace().map(Into::into).collect())
    }
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, name) in self.0.iter().enumerate() {
            write!(f, "{}{name}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}
