//! Which dialog is open.

use leptos::prelude::*;

/// A dialog of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// What happened.
    Log,
    /// Points by category.
    Score,
    /// How to play.
    Help,
    /// Language, colours, hand-over, movement.
    Settings,
    /// What else can be done with a game.
    Menu,
    /// Names, colours, who left, the end of the game.
    Table,
    /// The record as text.
    Export,
    /// The game as a link and as codes.
    Share,
    /// A game that came by a link.
    Shared,
    /// Whether to leave for the set-up.
    NewGame,
    /// Whether to deal again.
    Rematch,
    /// A record from elsewhere.
    Open,
}

impl Sheet {
    /// Names it in the page (`data-sheet`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Score => "score",
            Self::Help => "help",
            Self::Settings => "settings",
            Self::Menu => "menu",
            Self::Table => "table",
            Self::Export => "export",
            Self::Share => "share",
            Self::Shared => "shared",
            Self::NewGame => "new-game",
            Self::Rematch => "rematch",
            Self::Open => "open",
        }
    }
}

/// The dialog that is open, if one is.
#[derive(Clone, Copy, Default)]
pub struct Sheets {
    open: RwSignal<Option<Sheet>>,
}

impl Sheets {
    /// The dialogs of the page; panics outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// The open one, tracked.
    #[must_use]
    pub fn current(self) -> Option<Sheet> {
        self.open.get()
    }

    /// Opens one in place of what is open.
    pub fn show(self, sheet: Sheet) {
        self.open.set(Some(sheet));
    }

    /// Closes what is open.
    pub fn close(self) {
        if self.open.get_untracked().is_some() {
            self.open.set(None);
        }
    }
}
