//! The count at the end of a game: which line comes when, what the board brings to it, and whom the last scene shows.

use crate::game::{Board, Building, Djinn, Piece, Score, ScoreLine, Seat, Square, TileKind, winners};
use crate::ui::table::scene::Cargo;

/// What flies from a tile to the points of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The tile.
    pub from: Square,
    /// Whose points they are.
    pub to: Seat,
    /// What flies.
    pub cargo: Cargo,
}

/// Returns the lines in which anybody has points, as they are counted: the line that decides comes last, the others in the order of
/// the sheet.
///
/// It is the line without which the winners would be the least ahead, or the furthest behind.
#[must_use]
pub fn counting_order(scores: &[Score]) -> Vec<ScoreLine> {
    let has_points = |line: &ScoreLine| scores.iter().any(|score| score.line(*line) > 0);
    let mut lines: Vec<_> = ScoreLine::ALL.into_iter().filter(has_points).collect();
    let first = &winners(scores);
    let ahead_without = |line: &ScoreLine| {
        let points = |wins: bool| {
            let all = (0..).map(Seat).zip(scores).filter(move |(seat, _)| first.contains(seat) == wins);
            all.map(|(_, score)| i64::from(score.without(*line).total())).max()
        };
        points(true).unwrap_or_default() - points(false).unwrap_or_default()
    };
    // Of lines that decide alike, the last.
    if let Some(place) = (0..lines.len()).rev().min_by_key(|&place| ahead_without(&lines[place])) {
        let decides = lines.remove(place);
        lines.push(decides);
    }
    lines
}

/// Returns what the tiles bring to a line, in the order of the board; nothing for lines of what players hold.
#[must_use]
pub fn brought(board: &Board, line: ScoreLine) -> Vec<Brought> {
    let of_tile = |(from, place): (Square, &crate::game::Place)| {
        let (to, piece) = place.piece?;
        let is_city = matches!(place.tile.kind, TileKind::City(_));
        let cargo = match line {
            ScoreLine::Tiles if place.tile.value > 0 => Cargo::Piece(to, piece),
            ScoreLine::Palms if place.palms > 0 => Cargo::Building(Building::Palm),
            ScoreLine::Palaces if place.palaces > 0 => Cargo::Building(Building::Palace),
            ScoreLine::Cities if is_city => Cargo::Piece(to, piece),
            ScoreLine::Tent if piece == Piece::Tent => Cargo::Piece(to, piece),
            _ => return None,
        };
        Some(Brought { from, to, cargo })
    };
    board.places().filter_map(of_tile).collect()
}

/// Returns the djinn with the most points; of several, the first that was taken.
#[must_use]
pub fn best_djinn(djinns: impl DoubleEndedIterator<Item = Djinn>) -> Option<Djinn> {
    djinns.rev().max_by_key(|djinn| djinn.points())
}

#[cfg(test)]
mod tests {
    use super::{best_djinn, counting_order};
    use crate::game::{Djinn, Score, ScoreLine};

    fn score(points: &[(ScoreLine, u32)]) -> Score {
        points.iter().fold(Score::default(), |score, &(line, points)| score.with(line, points))
    }

    #[test]
    fn the_line_that_decides_is_counted_last() {
        use ScoreLine::{Coins, Djinns, Goods, Tiles};
        let first = score(&[(Coins, 40), (Tiles, 30), (Goods, 5)]);
        let other = score(&[(Coins, 45), (Tiles, 10), (Goods, 12)]);
        assert_eq!(counting_order(&[first, other]), [Coins, Goods, Tiles]);
        assert_eq!(counting_order(&[other, first]), [Coins, Goods, Tiles], "whoever it is");
        let third = score(&[(Coins, 20), (Djinns, 12), (Goods, 60)]);
        assert_eq!(counting_order(&[first, other, third]).last(), Some(&Goods), "of three players");
    }

    #[test]
    fn lines_without_points_are_not_counted_and_a_draw_of_all_counts_too() {
        use ScoreLine::{Coins, Palms};
        assert_eq!(counting_order(&[]), []);
        assert_eq!(counting_order(&[Score::default(); 2]), []);
        let all = [score(&[(Coins, 10), (Palms, 3)]); 3];
        assert_eq!(counting_order(&all).len(), 2);
    }

    #[test]
    fn the_best_djinn_has_the_most_points() {
        assert_eq!(best_djinn(std::iter::empty()), None);
        let most = Djinn::ALL.into_iter().map(Djinn::points).max();
        assert_eq!(best_djinn(Djinn::ALL.into_iter()).map(Djinn::points), most);
    }
}
