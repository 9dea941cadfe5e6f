//! Which legal actions a lesson or an embedded board allows.

use crate::game::Action;

/// Which of the legal actions are open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Allow {
    /// All of them.
    #[default]
    Everything,
    /// Those that begin with one of these words of the notation: `take c3`, `drop * y`, `build`.
    Only(Vec<Box<str>>),
    /// None, and no undo: a picture.
    Picture,
}

impl Allow {
    /// Allows no action, but undo.
    #[must_use]
    pub const fn nothing() -> Self {
        Self::Only(Vec::new())
    }

    /// Returns whether an action is open.
    ///
    /// ```
    /// use naqala::ui::table::allow::Allow;
    /// let allow = Allow::Only(vec!["take c3".into(), "drop * y".into()]);
    /// let allows = |action: &str| allow.allows(action.parse().expect("it is in the notation"));
    /// assert!(allows("take c3") && allows("drop b3 y"));
    /// assert!(!allows("take c4") && !allows("drop b3 g") && !allows("end"));
    /// ```
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        match self {
            Self::Everything => true,
            Self::Only(patterns) => {
                let action = action.to_string();
                patterns.iter().any(|pattern| begins(&action, pattern))
            }
            Self::Picture => false,
        }
    }

    /// Returns those of the actions that are open.
    #[must_use]
    pub fn among(&self, mut actions: Vec<Action>) -> Vec<Action> {
        actions.retain(|&action| self.allows(action));
        actions
    }
}

/// Returns whether an action begins with the words of a pattern, `*` standing for any word.
fn begins(action: &str, pattern: &str) -> bool {
    let mut words = action.split(' ');
    pattern.split(' ').all(|wanted| words.next().is_some_and(|word| wanted == "*" || wanted == word))
}
