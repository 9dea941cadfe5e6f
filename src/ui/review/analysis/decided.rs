//! What decided a game: the lines of the score sheet on which its winner was furthest ahead.

use crate::game::{Game, ScoreLine, Seat};

/// What decided a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Several players share the win.
    Shared,
    /// One player won.
    Won {
        /// Who won.
        winner: Seat,
        /// Who it is compared with: the player who asks, or the second.
        other: Seat,
        /// By how many points.
        by: u32,
        /// The lines that make up the difference, the largest first, with the points of both.
        lines: Vec<(ScoreLine, u32, u32)>,
    },
}

/// The most lines that are named.
const MOST: usize = 2;

impl Decided {
    /// Compares the winner of a finished game with a player, or with the second if that player won; `None` while the
    /// game goes on.
    #[must_use]
    pub fn of(game: &Game, asking: Option<Seat>) -> Option<Self> {
        let winner = match game.winners()[..] {
            _ if !game.is_over() => return None,
            [winner] => winner,
            _ => return Some(Self::Shared),
        };
        let total = |seat: Seat| game.score(seat).total();
        let others = || game.seats().filter(|&seat| seat != winner);
        let second = || others().max_by_key(|&seat| (total(seat), std::cmp::Reverse(seat.0)));
        let other = asking.filter(|&seat| seat != winner).or_else(second)?;
        let by = total(winner).saturating_sub(total(other));
        let ahead = |&(_, own, theirs): &(ScoreLine, u32, u32)| own.saturating_sub(theirs);
        let mut lines: Vec<_> = ScoreLine::ALL
            .into_iter()
            .map(|line| (line, game.score(winner).line(line), game.score(other).line(line)))
            .filter(|line| ahead(line) > 0)
            .collect();
        lines.sort_by_key(|line| std::cmp::Reverse(ahead(line)));
        // One line is enough where it alone makes up the difference.
        let enough =
            lines.first().is_some_and(|line| ahead(line) >= by) && lines.get(1).is_none_or(|line| 2 * ahead(line) < by);
        lines.truncate(if enough { 1 } else { MOST });
        Some(Self::Won { winner, other, by, lines })
    }
}
