//! What kind of loss a decision was.

use super::advised_line::AdvisedLine;
use super::idea::Idea;
use super::reason::Reason;
use super::sheet::Shares;
use crate::term::{Promise, Term};
use naqala_rules::game::named::named;
use naqala_rules::game::{Action, ScoreLine, Seat};

named! {
    /// Where points were lost. Each loss is of one kind: the first of these that holds.
    LossKind, "a kind of loss" {
        /// A bid.
        Bids = "bids",
        /// Another sale, or none, would have been better.
        Sales = "sales",
        /// More than half of the loss is what rivals get.
        Gifts = "gifts",
        /// The largest reason is a djinn, or what pays for one.
        Djinns = "djinns",
        /// The move should have ended elsewhere, or with another tribe.
        Ends = "ends",
        /// Something else in the turn.
        Rest = "rest",
    }
}

impl LossKind {
    pub(super) fn of(best: &AdvisedLine, played: &AdvisedLine, reasons: &[Reason], shares: Shares) -> Self {
        if matches!(best.idea, Idea::Bid(_)) {
            return Self::Bids;
        }
        let sells = |line: &AdvisedLine| matches!(line.idea, Idea::Step(Action::Sell(_)));
        let is_about_sales = best.idea == played.idea || sells(best) || sells(played);
        if sale(&best.actions) != sale(&played.actions) && is_about_sales {
            return Self::Sales;
        }
        let seats = (0..best.sheet.players()).map(|seat| Seat(seat as u8));
        let rivals = seats.filter(|&seat| shares.of_seat(seat) < 0.0).fold(0.0, |sum, seat| {
            let gained = Term::all()
                .fold(0.0, |sum, term| sum + played.sheet.part(seat, term).sum() - best.sheet.part(seat, term).sum());
            sum - gained * shares.of_seat(seat)
        });
        if rivals > (best.value - played.value) / 2.0 {
            return Self::Gifts;
        }
        let largest = reasons.iter().find(|reason| reason.points > 0.0).map(|reason| reason.term);
        match largest {
            Some(Term::Power(_) | Term::Line(ScoreLine::Djinns) | Term::Promise(Promise::ElderStock)) => Self::Djinns,
            _ if best.idea != played.idea && matches!(best.idea, Idea::End(..)) => Self::Ends,
            _ => Self::Rest,
        }
    }
}

fn sale(line: &[Action]) -> Option<Action> {
    line.iter().copied().find(|action| matches!(action, Action::Sell(_)))
}
