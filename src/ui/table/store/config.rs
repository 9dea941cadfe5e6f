//! How a match is played.

use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::{Overlay, Secrecy, Settings};
use crate::ui::table::allow::Allow;
use crate::ui::table::forced::Automatic;
use crate::ui::table::scene::Viewer;

/// How a match is played.
#[derive(Clone, Copy)]
pub struct MatchConfig {
    /// What people hide from each other.
    pub secrecy: RwSignal<Secrecy>,
    /// Whether computers hide their things even where people hide nothing.
    pub hides_computers: bool,
    /// Who looks at the table throughout; `None` where that follows from who plays and what they hide.
    pub viewer: Option<Viewer>,
    /// Which actions the players may take.
    pub allow: RwSignal<Allow>,
    /// The aids drawn over the board.
    pub overlays: RwSignal<Vec<Overlay>>,
    /// Whether the page answers steps that have one answer, and offers taps that play several actions.
    pub answers: RwSignal<bool>,
    /// The functions that do it; `None` for boards where the players do each step themselves.
    pub automatic: Option<Automatic>,
}

impl MatchConfig {
    /// Returns the configuration of a game: as the settings say, with every action allowed.
    #[must_use]
    pub fn of(settings: Settings) -> Self {
        let Settings { secrecy, overlays, answers, .. } = settings;
        let automatic = Some(Automatic::ALL);
        Self { secrecy, hides_computers: false, viewer: None, allow: RwSignal::default(), overlays, answers, automatic }
    }

    /// Returns the configuration of a board where people hide nothing, only some actions are allowed, and the players
    /// do each step themselves.
    #[must_use]
    pub fn open(allow: Allow) -> Self {
        Self {
            secrecy: RwSignal::new(Secrecy::Open),
            hides_computers: true,
            viewer: None,
            allow: RwSignal::new(allow),
            overlays: RwSignal::default(),
            answers: RwSignal::new(false),
            automatic: None,
        }
    }
}
