//! The deal of a new game, from the set-up or past it.

use crate::ai::Level;
use crate::game::{Expansions, Options};
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::local_storage;
use crate::ui::kit::settings::Secrecy;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::Agreements;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::seating::{EXPANSIONS_KEY, Seated, agreements, read_expansions};
use crate::ui::table::store::open_game::OpenGame;

/// The key of the level of the computer that was played last.
const LEVEL: &str = "naqala.level";

/// All that a new game is dealt from.
pub struct Deal {
    /// The players in their order.
    pub players: Vec<Seated>,
    /// The expansions in play.
    pub expansions: Expansions,
    /// The seed.
    pub seed: u64,
    /// What people hide from each other; `None` if one plays alone.
    pub secrecy: Option<Secrecy>,
    /// Whether what is decided stands.
    pub is_strict: bool,
    /// Whether people can ask for hints; `None` if nobody chose.
    pub hints: Option<bool>,
    /// This device's part, if each player has a device of their own.
    pub message: Option<MessageSeat>,
}

impl Deal {
    /// Deals the game and opens it, once the chunk of the game has arrived, if the set-up is still there.
    pub fn open(self, presence: Presence, chunks: LazyChunks, navigation: Navigation) {
        let Self { players, expansions, seed, secrecy, is_strict, hints, message } = self;
        let level = players.iter().find_map(|player| player.level);
        if let Some(level) = level {
            remember_level(level);
        }
        let is_strict = is_strict && level.is_some();
        let agreements = Agreements { secrecy, is_strict, message, ..agreements(&players, hints) };
        let coins: Vec<_> = players.iter().map(|player| player.coins).collect();
        let options = Options::new(players.iter().map(|player| player.name.as_str()), seed).with(expansions.iter());
        let colours = players.iter().map(|player| player.colour).collect();
        chunks.game.then(presence, move |chunk| {
            navigation.play_from_page(OpenGame::new((chunk.deal)(options, colours, agreements, &coins)));
        });
    }
}

/// Returns the expansions of the last game.
pub fn last_expansions() -> Expansions {
    read_expansions(&local_storage::read(EXPANSIONS_KEY).unwrap_or_default())
}

/// Returns the level of the computer that was played last; a scribe at first.
pub fn last_level() -> Level {
    stored_level().unwrap_or(Level::Scribe)
}

/// Returns the level of the computer that was played last, if any was.
pub fn stored_level() -> Option<Level> {
    local_storage::read(LEVEL).and_then(|name| name.parse().ok())
}

/// Remembers the level of the computer that is played.
pub fn remember_level(level: Level) {
    local_storage::write(LEVEL, level.name());
}
