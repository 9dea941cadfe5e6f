//! Boards on other pages: what they may be asked to show, and what is said to them and by them.
//!
//! [`options`] reads what the address of a board says behind `#`, [`inbound`] what its page says, and [`outbound`] what it says itself. Both come from elsewhere:
//! nothing of them counts before all of it was read, and each fault is named. The component only does what they say
//! (`docs/embedding.md`).
//!
//! ```
//! use naqala::ui::embed::{Mode, options};
//! let board = options::read("#v=1&mode=explore&players=Anna,Sam&seed=42&lang=fr").expect("all of it is known");
//! assert_eq!(board.mode, Mode::Explore);
//! let faults = options::read("#mode=chess&colour=red").unwrap_err();
//! assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["colour", "mode"]);
//! ```

mod content;
pub mod errors;
mod fragment;
pub mod inbound;
pub mod options;
pub mod outbound;

pub use content::{Content, Games, has_no_games, rematch};
pub use options::{BoardOptions, Control, Look, Paint};

use crate::game::named::named;
use crate::game::{Game, Phase, Player};

/// The version of options and messages; boards of old pages go on as long as it is known.
pub const VERSION: u64 = 1;
/// Longer fragments and messages are not read.
pub const LONGEST: usize = 256 * 1024;

named! {
    /// What a board is for.
    Mode, "a mode" {
        /// A picture.
        View = "view",
        /// To sow and undo freely.
        Explore = "explore",
        /// A lesson, or one of its steps, with feedback.
        Exercise = "exercise",
        /// A record with its controls.
        Replay = "replay",
        /// A whole game.
        Play = "play",
    }
}

impl Mode {
    /// Whether all there is to know may be told to the page around: all is drawn for everyone anyway.
    #[must_use]
    pub const fn is_open(self) -> bool {
        !matches!(self, Self::Play)
    }

    /// The messages it takes.
    #[must_use]
    pub const fn accepts(self) -> &'static [&'static str] {
        match self {
            Self::Explore | Self::Exercise => &["set", "get", "play", "undo", "redo", "subscribe"],
            Self::View | Self::Replay | Self::Play => &["set", "get", "subscribe"],
        }
    }

    /// What stands beside the board unless the page says otherwise.
    #[must_use]
    pub const fn controls(self) -> &'static [Control] {
        match self {
            Self::View => &[],
            Self::Explore | Self::Exercise => &[Control::Actions],
            Self::Replay => &[Control::Past, Control::Score],
            Self::Play => &[
                Control::Actions,
                Control::Track,
                Control::Market,
                Control::Djinns,
                Control::Players,
                Control::Score,
                Control::FullScreen,
            ],
        }
    }
}

impl Control {
    /// Whether the game cannot be played from its board alone: there are bids to make, cards to buy, djinns or whims to take, or
    /// something in front of a player that can be used, laid or sold.
    #[must_use]
    pub fn is_needed(self, game: &Game) -> bool {
        let has_cards = |player: &Player| {
            let goods = player.goods().iter().any(|(_, count)| count > 0);
            let usable = !player.djinns().is_empty() || !player.items().is_empty() || !player.whims().is_empty();
            goods || player.fakirs() > 0 || usable
        };
        match self {
            Self::Track => game.phase == Phase::Bid,
            Self::Market => !game.supply.cards().row().is_empty(),
            Self::Djinns => {
                let djinns = game.supply.djinns();
                let has_whims = game.board.places().any(|(_, place)| place.whim.is_some());
                has_whims || !djinns.row().is_empty() || !djinns.pile().is_empty()
            }
            Self::Players => game.players.iter().any(has_cards),
            _ => false,
        }
    }
}
