//! The game and its expansions, as BGG numbers and names them.

use crate::game::Expansion;
use crate::i18n::letters::lower;

/// The number of the game.
pub const GAME: u64 = 157_354;
/// Its name.
pub const GAME_NAME: &str = "Five Tribes";

/// Returns the number and the name of an expansion.
pub const fn of_expansion(expansion: Expansion) -> (u64, &'static str) {
    match expansion {
        Expansion::Artisans => (176_677, "Five Tribes: The Artisans of Naqala"),
        Expansion::Whims => (213_973, "Five Tribes: Whims of the Sultan"),
    }
}

/// What a file says a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The game.
    Game,
    /// An expansion of it.
    Expansion(Expansion),
    /// Another game or expansion.
    Other,
}

impl Thing {
    /// Tells a thing by its number, or by its name: players enter games by hand, too, which then have the number 0.
    pub fn of(number: u64, name: &str) -> Self {
        let name: String = name.trim().chars().map(lower).collect();
        for expansion in Expansion::ALL {
            let (own, full) = of_expansion(expansion);
            let words: String = full.chars().map(lower).skip_while(|&letter| letter != ':').skip(2).collect();
            if number == own || name.contains(words.trim_start_matches("the ")) {
                return Self::Expansion(expansion);
            }
        }
        match number {
            GAME => Self::Game,
            0 if name == "five tribes" || name.starts_with("five tribes:") => Self::Game,
            _ => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Expansion, Thing};

    #[test]
    fn a_game_is_known_by_its_number_or_by_its_name_without_one() {
        assert_eq!(Thing::of(157_354, "Cinq Tribus"), Thing::Game);
        assert_eq!(Thing::of(0, " Five Tribes: The Djinns of Naqala"), Thing::Game);
        assert_eq!(Thing::of(0, "Five Tribes of Rome"), Thing::Other);
        assert_eq!(Thing::of(13, "Five Tribes"), Thing::Other, "another number is another game");
        assert_eq!(Thing::of(176_677, ""), Thing::Expansion(Expansion::Artisans));
        assert_eq!(Thing::of(0, "Whims of the sultan"), Thing::Expansion(Expansion::Whims));
        assert_eq!(Thing::of(1, "Five Tribes: Artisans of Naqala"), Thing::Expansion(Expansion::Artisans));
    }
}
