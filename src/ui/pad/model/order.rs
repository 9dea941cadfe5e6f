//! The order in which a sheet is filled in.

use super::Pad;
use crate::game::{ScoreLine, Seat};

/// The order in which fields follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FillOrder {
    /// A line for all players, then the next line.
    #[default]
    Lines,
    /// All lines of a player, then the next player.
    Players,
}

impl FillOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Lines, Self::Players];

    /// Returns the field so many steps after another one; `None` past the ends of the sheet.
    #[must_use]
    pub fn step(self, pad: &Pad, from: (Seat, ScoreLine), by: isize) -> Option<(Seat, ScoreLine)> {
        let (lines, players) = (pad.lines(), pad.players.len());
        let line = lines.iter().position(|&line| line == from.1)?;
        let seat = from.0.index();
        let place = match self {
            Self::Lines => line * players + seat,
            Self::Players => seat * lines.len() + line,
        };
        let next = place.checked_add_signed(by).filter(|&next| next < lines.len() * players)?;
        let (line, seat) = match self {
            Self::Lines => (next / players, next % players),
            Self::Players => (next % lines.len(), next / lines.len()),
        };
        Some((Seat(seat as u8), lines[line]))
    }
}

#[cfg(test)]
mod tests {
    use super::{FillOrder, Pad, ScoreLine, Seat};

    #[test]
    fn fields_follow_each_other_by_line_or_by_player() {
        let pad = Pad::new(2);
        let walk = |order: FillOrder, from, by| order.step(&pad, from, by);
        let (anna, sam) = (Seat(0), Seat(1));
        assert_eq!(walk(FillOrder::Lines, (anna, ScoreLine::Coins), 1), Some((sam, ScoreLine::Coins)));
        assert_eq!(walk(FillOrder::Lines, (sam, ScoreLine::Coins), 1), Some((anna, ScoreLine::Viziers)));
        assert_eq!(walk(FillOrder::Players, (anna, ScoreLine::Coins), 1), Some((anna, ScoreLine::Viziers)));
        assert_eq!(walk(FillOrder::Players, (anna, ScoreLine::Goods), 1), Some((sam, ScoreLine::Coins)));
        assert_eq!(walk(FillOrder::Players, (sam, ScoreLine::Coins), -1), Some((anna, ScoreLine::Goods)));
        assert_eq!(walk(FillOrder::Lines, (sam, ScoreLine::Goods), 1), None);
        assert_eq!(walk(FillOrder::Lines, (anna, ScoreLine::Coins), -1), None);
        assert_eq!(walk(FillOrder::Lines, (anna, ScoreLine::Tent), 1), None, "the line is not on this sheet");
    }
}
