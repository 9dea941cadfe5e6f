//! The lines of BG Stats' own score sheet of the game, by their names there.

use crate::game::ScoreLine;

/// Returns the name of a line. BG Stats has no line for cities and for the tent: those are names of this page.
pub const fn name(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Coins => "gold",
        ScoreLine::Viziers => "viziers",
        ScoreLine::Elders => "elders",
        ScoreLine::Djinns => "djinns",
        ScoreLine::Tiles => "camels",
        ScoreLine::Palms => "palmtrees",
        ScoreLine::Palaces => "palaces",
        ScoreLine::Cities => "cities",
        ScoreLine::Goods => "merchandise",
        ScoreLine::Artisans => "artisans",
        ScoreLine::Items => "items",
        ScoreLine::Tent => "tent",
    }
}

/// Returns the line of a name.
pub fn of_name(text: &str) -> Option<ScoreLine> {
    ScoreLine::ALL.into_iter().find(|&line| name(line) == text)
}
