//! What kind of loss a decision was.

use super::advised_line::AdvisedLine;
use super::idea::Idea;
use crate::kept::Kept;
use naqala_rules::game::Action;
use naqala_rules::game::named::named;

named! {
    /// Where points were lost. Journals of players keep their order: a new kind comes last.
    LossKind, "a kind of loss" {
        /// A bid.
        Bids = "bids",
        /// Another sale, or none, would have been better.
        Sales = "sales",
        /// More than half of the loss is what rivals get.
        Gifts = "gifts",
        /// The largest part is a djinn that was not kept, or what pays for one.
        Djinns = "djinns",
        /// The move should have ended elsewhere, or with another tribe, for more points at once.
        Ends = "ends",
        /// Something else in the turn.
        Rest = "rest",
        /// Points at once that the same move offered.
        Points = "points",
        /// The largest part is something else that was not kept for later.
        Later = "later",
    }
}

impl LossKind {
    pub(super) fn of(best: &AdvisedLine, played: &AdvisedLine) -> Self {
        if matches!(best.idea, Idea::Bid(_)) {
            return Self::Bids;
        }
        let sells = |line: &AdvisedLine| matches!(line.idea, Idea::Step(Action::Sell(_)));
        let is_about_sales = best.idea == played.idea || sells(best) || sells(played);
        if sale(&best.actions) != sale(&played.actions) && is_about_sales {
            return Self::Sales;
        }
        let (Some(better), Some(account)) = (best.outcome.account, played.outcome.account) else { return Self::Rest };
        let apart = better - account;
        // A nearer end counts for all.
        let rivals = apart.rivals + apart.rivals_later - apart.rivals_nearer;
        if rivals > apart.sum() / 2.0 {
            return Self::Gifts;
        }
        let kept = |things: &[Kept]| things.iter().fold(0.0, |sum, thing| sum + apart.kept[*thing as usize]);
        let djinns = kept(&[Kept::Djinns, Kept::Elders]);
        let later = apart.sum() - apart.once - rivals - djinns;
        let ends = best.idea != played.idea && matches!(best.idea, Idea::End(..));
        let at_once = if ends { Self::Ends } else { Self::Points };
        let parts = [(apart.once, at_once), (djinns, Self::Djinns), (later, Self::Later), (rivals, Self::Gifts)];
        let largest = parts.into_iter().reduce(|largest, next| if next.0 > largest.0 { next } else { largest });
        largest.filter(|(points, _)| *points > 0.0).map_or(Self::Rest, |(_, kind)| kind)
    }
}

fn sale(line: &[Action]) -> Option<Action> {
    line.iter().copied().find(|action| matches!(action, Action::Sell(_)))
}
