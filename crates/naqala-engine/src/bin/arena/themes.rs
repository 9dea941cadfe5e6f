//! The theme of a puzzle.

use naqala_ai::text::puzzle::Theme;
use naqala_ai::{Idea, Promise, Reason, Term};
use naqala_rules::game::{Action, Game, Meeple, ScoreLine, Seat};

/// Returns the theme of a line, from its largest reasons; `None` for a step that is neither a bid nor a move.
pub fn theme(game: &Game, seat: Seat, line: &[Action], reasons: &[Reason]) -> Option<Theme> {
    let meeple = match Idea::of(line)? {
        Idea::Bid(_) => return Some(Theme::Bids),
        Idea::End(_, meeple) => meeple,
        Idea::Step(_) => return None,
    };
    if ends_the_game(game, line) {
        return Some(Theme::Ending);
    }
    let speaks = || reasons.iter().filter(|reason| reason.points > 0.0);
    let sum = |of_rivals: bool| {
        let of_them = speaks().filter(|reason| (reason.seat != seat) == of_rivals);
        of_them.map(|reason| reason.points).sum::<f32>()
    };
    if sum(true) > sum(false) {
        return Some(Theme::Leaving);
    }
    let is_djinn = |term| matches!(term, Term::Line(ScoreLine::Djinns) | Term::Power(_));
    if meeple == Meeple::Elder && speaks().any(|reason| is_djinn(reason.term)) {
        return Some(Theme::Djinns);
    }
    Some(match (speaks().next()?.term, meeple) {
        (term, _) if is_djinn(term) => Theme::Djinns,
        (Term::Promise(Promise::Camels), _) => Theme::Ending,
        (_, Meeple::Assassin) => Theme::Assassins,
        (_, Meeple::Builder) => Theme::Builders,
        (_, Meeple::Merchant) => Theme::Merchants,
        (_, Meeple::Vizier) => Theme::Viziers,
        _ => Theme::Control,
    })
}

/// Returns whether the line brings about the last round.
fn ends_the_game(game: &Game, line: &[Action]) -> bool {
    let mut after = game.clone();
    !game.ending && line.iter().all(|&action| after.play(action).is_ok()) && after.ending
}
