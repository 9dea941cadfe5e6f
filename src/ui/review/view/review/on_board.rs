//! The lines of a verdict on the board: the better one or the played one, and the turn that is likely after it.

use crate::ai::{DecisionVerdict, Idea, Leaves};
use crate::game::{Action, Square};
use crate::i18n::{Lang, review as text};
use crate::ui::review::view::line::visited_tiles;

/// A line of a verdict, in the order of its outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JudgedLine {
    Better,
    Played,
}

impl JudgedLine {
    /// Both, as they are offered.
    pub const ALL: [Self; 2] = [Self::Better, Self::Played];

    /// Names it.
    pub fn words(lang: Lang, line: Self) -> &'static str {
        match line {
            Self::Better => text::better_line(lang),
            Self::Played => text::played_line(lang),
        }
    }

    fn actions(self, judged: &DecisionVerdict) -> &[Action] {
        match self {
            Self::Better => &judged.best,
            Self::Played => &judged.played,
        }
    }

    /// Returns its tiles; none unless it is a whole move.
    pub fn path(self, judged: &DecisionVerdict) -> Option<Vec<Square>> {
        let line = self.actions(judged);
        let begins = line.iter().any(|action| matches!(action, Action::Take(_)));
        (begins && matches!(Idea::of(line), Some(Idea::End(..)))).then(|| visited_tiles(line).collect())
    }

    /// Returns the turn that is likely after it: the next player's after a move, the player's own after a bid.
    pub fn then(self, judged: &DecisionVerdict) -> Option<Leaves> {
        let outcome = &judged.outcomes[self as usize];
        outcome.leaves.or_else(|| {
            let turn = outcome.turn?;
            let Some(Idea::End(tile, meeple)) = turn.idea else { return None };
            Some(Leaves { seat: judged.seat, tile, meeple, points: turn.own })
        })
    }
}
