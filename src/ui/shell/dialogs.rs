//! The dialog that is open.

use crate::ui::kit::context;
use crate::ui::kit::reactive::RwSignal;

/// A dialog of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The log of the game.
    Log,
    /// The points by category.
    Score,
    /// How to play.
    Help,
    /// The settings of this device.
    Settings,
    /// The menu of a game.
    Menu,
    /// Names, colours, who has left, and an early end of the game.
    Table,
    /// Asks whether all agree to take back the last turn or bid.
    TakeBack,
    /// The record as text.
    Export,
    /// The code that puts a board on another page.
    Embed,
    /// A link and QR codes for the game.
    Share,
    /// A link that sends the game to another device.
    Send,
    /// The people at a live table, and the link that invites.
    Live,
    /// A game that the address holds.
    Shared,
    /// A live table to which the address invites.
    Invitation,
    /// Asks whether to leave the game for the first page.
    NewGame,
    /// Asks whether to deal again.
    Rematch,
    /// The results against computers.
    Results,
    /// Opens a game from a file or a text.
    Open,
    /// The analysis of a game.
    Review,
}

impl Dialog {
    /// Returns whether it has an address, and with it an entry of the browser's history.
    #[must_use]
    pub const fn has_address(self) -> bool {
        matches!(self, Self::Shared | Self::Invitation)
    }

    /// Returns its name in the page (`data-dialog`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Score => "score",
            Self::Help => "help",
            Self::Settings => "settings",
            Self::Menu => "menu",
            Self::Table => "table",
            Self::TakeBack => "take-back",
            Self::Export => "export",
            Self::Embed => "embed",
            Self::Share => "share",
            Self::Send => "send",
            Self::Live => "live",
            Self::Shared => "shared",
            Self::Invitation => "invitation",
            Self::NewGame => "new-game",
            Self::Rematch => "rematch",
            Self::Results => "results",
            Self::Open => "open",
            Self::Review => "review",
        }
    }
}

/// The open dialog, if any: a handle, copied freely.
#[derive(Clone, Copy, Default)]
pub struct Dialogs {
    open: RwSignal<Option<Dialog>>,
    /// The id of the rule at which the help opens.
    rule: RwSignal<Option<&'static str>>,
    /// Whether the page stays in view beside the open one.
    is_beside: RwSignal<bool>,
}

impl Dialogs {
    /// Returns the dialogs of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns the open dialog, tracked.
    #[must_use]
    pub fn current(self) -> Option<Dialog> {
        self.open.get()
    }

    /// Opens a dialog in place of the open one.
    pub fn show(self, dialog: Dialog) {
        self.is_beside.set(false);
        self.rule.set(None);
        self.open.set(Some(dialog));
    }

    /// Opens a dialog beside a page that goes on to move, unless one is open: it is not modal, and makes the page inert itself.
    pub fn show_beside(self, dialog: Dialog) {
        let is_first = self.open.get_untracked().is_none();
        self.show(dialog);
        self.is_beside.set(is_first);
    }

    /// Returns whether the open dialog stands beside the page.
    #[must_use]
    pub fn is_beside_untracked(self) -> bool {
        self.is_beside.get_untracked()
    }

    /// Opens the help at a rule, by its id.
    pub fn show_rule(self, rule: &'static str) {
        self.show(Dialog::Help);
        self.rule.set(Some(rule));
    }

    /// Returns the id of the rule at which the help opens, untracked.
    #[must_use]
    pub fn rule_untracked(self) -> Option<&'static str> {
        self.rule.get_untracked()
    }

    /// Closes the open dialog.
    pub fn close(self) {
        if self.open.get_untracked().is_some() {
            self.open.set(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dialog, Dialogs};
    use leptos::prelude::Owner;

    #[test]
    fn one_dialog_stands_beside_the_page_and_the_next_one_is_modal() {
        Owner::new().with(|| {
            let dialogs = Dialogs::default();
            dialogs.show_beside(Dialog::Score);
            assert!(dialogs.is_beside_untracked());
            dialogs.close();
            dialogs.show_rule("R1");
            assert!(!dialogs.is_beside_untracked(), "after one that stood beside it");
            assert_eq!(dialogs.rule_untracked(), Some("R1"));
            dialogs.show_beside(Dialog::Score);
            assert!(!dialogs.is_beside_untracked(), "in place of a modal one");
        });
    }
}
