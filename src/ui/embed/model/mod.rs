//! Boards embedded in other pages: their options and messages (`docs/embedding.md`).
//!
//! [`options`] reads the part of the address behind `#`, [`inbound`] reads the messages of the page around the board, and
//! [`outbound`] writes the messages to that page. Options and messages come from elsewhere: each is read as a whole before it takes
//! effect, and every fault is named.
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::embed::model::{Mode, options};
//! let board = options::read("#v=1&mode=explore&players=Anna,Sam&seed=42&lang=fr", Lang::EN).expect("all of it is known");
//! assert_eq!(board.mode, Mode::Explore);
//! let faults = options::read("#mode=chess&colour=red", Lang::EN).unwrap_err();
//! assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["colour", "mode"]);
//! ```

mod content;
pub mod errors;
mod fragment;
pub mod inbound;
mod opponents;
pub mod options;
pub mod outbound;

pub use content::{Content, GamesChunk, automatic, content_of, is_exercise, read_record, rematch};
pub use options::{Appearance, BoardOptions, Control, ThemeColour};

use crate::game::named::named;
use crate::game::{Game, Phase, Player};

/// The version of the options and messages.
pub const VERSION: u64 = 1;
/// The greatest length of a fragment or message, in bytes.
pub const LONGEST: usize = 256 * 1024;

named! {
    /// What a board is for.
    Mode, "a mode" {
        /// A still picture.
        View = "view",
        /// A position on which a reader plays and undoes freely.
        Explore = "explore",
        /// A lesson, or one of its steps, with feedback.
        Exercise = "exercise",
        /// A record with its history bar.
        Replay = "replay",
        /// A whole game.
        Play = "play",
    }
}

impl Mode {
    /// Returns whether messages may contain hidden information, because the board shows it to everyone.
    #[must_use]
    pub const fn is_open(self) -> bool {
        !matches!(self, Self::Play)
    }

    /// Returns the types of messages that the board accepts.
    #[must_use]
    pub const fn accepts(self) -> &'static [&'static str] {
        match self {
            Self::Explore | Self::Exercise => &["set", "get", "play", "undo", "redo", "reset", "subscribe"],
            Self::View | Self::Replay | Self::Play => &["set", "get", "subscribe"],
        }
    }

    /// Returns the default controls beside the board.
    #[must_use]
    pub const fn controls(self) -> &'static [Control] {
        match self {
            Self::View => &[],
            Self::Explore | Self::Exercise => &[Control::Actions],
            Self::Replay => &[Control::History, Control::Score],
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
    /// Returns whether a player needs the control: there are bids to make, cards to buy, djinns or whims to take, or a
    /// player has something to use, fulfil or sell.
    #[must_use]
    pub fn is_needed(self, game: &Game) -> bool {
        let has_cards = |player: &Player| {
            let goods = player.goods.iter().any(|(_, count)| count > 0);
            let usable = !player.djinns.is_empty() || !player.items.is_empty() || !player.whims.is_empty();
            goods || player.fakirs > 0 || usable
        };
        match self {
            Self::Track => game.phase == Phase::Bid,
            Self::Market => !game.supply.cards.row.is_empty(),
            Self::Djinns => {
                let djinns = &game.supply.djinns;
                let has_whims = game.board.places().any(|(_, place)| place.whim.is_some());
                has_whims || !djinns.row.is_empty() || !djinns.pile.is_empty()
            }
            Self::Players => game.players.iter().any(has_cards),
            _ => false,
        }
    }
}
