//! Lists of names in a position, some of them hidden.

use serde::Serialize;

/// Returns the names of things of a closed list.
pub(super) fn names<T: Copy>(things: &[T], name: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    things.iter().map(|&thing| name(thing)).collect()
}

/// A list of names, or only its length.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Names {
    Shown(Vec<&'static str>),
    Counted(usize),
}

impl Names {
    /// Keeps the names, or counts them for a player who may not see them.
    pub(super) fn new(names: Vec<&'static str>, is_shown: bool) -> Self {
        if is_shown { Self::Shown(names) } else { Self::Counted(names.len()) }
    }
}
