//! The game that is open on the page.

use crate::ui::table::session::Session;

/// A game on the page and its id in the storage.
#[derive(Clone)]
pub struct OpenGame {
    /// Its id in the storage.
    pub id: String,
    /// The game.
    pub session: Session,
    /// The text it was read from, if it is stored.
    pub stored: Option<String>,
    /// The number of steps after which it is shown first; `None` shows it as it stands.
    pub at: Option<usize>,
    /// Whether it opens with its analysis.
    pub shows_review: bool,
    /// The first entry that a message brought. The page checks what computers decided since.
    pub brought: Option<usize>,
}

impl OpenGame {
    /// Opens a game that is not stored yet.
    #[must_use]
    pub fn new(session: Session) -> Self {
        Self { id: fresh_id(session.seed()), session, stored: None, at: None, shows_review: false, brought: None }
    }

    /// Opens a game that was read from the storage.
    #[must_use]
    pub const fn stored(id: String, session: Session, text: String) -> Self {
        Self { id, session, stored: Some(text), at: None, shows_review: false, brought: None }
    }

    /// Shows the analysis.
    #[must_use]
    pub fn with_review(self) -> Self {
        Self { shows_review: true, ..self }
    }

    /// Shows the start of the game if the game has ended.
    #[must_use]
    pub fn from_start_if_over(self) -> Self {
        let at = self.session.record.game().is_over().then_some(0);
        Self { at, ..self }
    }
}

/// Returns an id that no stored game has.
#[must_use]
pub fn fresh_id(seed: u64) -> String {
    format!("{}-{seed}", js_sys::Date::now() as u64)
}
