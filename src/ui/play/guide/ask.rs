//! What the guide asks for, and the aids that the board shows meanwhile.

use super::{ROUNDS, TIMES, is_running, pupil};
use crate::game::{Action, Building, Game, Meeple, Phase, Record, Refusal, Seat, Step};
use crate::ui::kit::settings::Overlay;
use crate::ui::table::session::Agreements;
use std::mem::discriminant;

/// What the guide asks of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The computer bids: watch.
    WatchBid(Seat),
    /// The computer plays: watch.
    Watch(Seat),
    /// Bid for the first marker of the round.
    Bid,
    /// Bid for the last marker of the round.
    LastBid,
    /// Pick up the meeples of a tile.
    Move,
    /// No move is legal: skip it.
    NoMove,
    /// Drop meeples along a path.
    Drop,
    /// Drop the last meeple, of this tribe.
    LastDrop(Meeple),
    /// Merchants take cards.
    Trade,
    /// Builders earn; with `true`, fakirs can help.
    Build(bool),
    /// Assassins must kill; the opponent who can lose a meeple.
    MustKill(Seat),
    /// Assassins reach somebody with fakirs only.
    MayKill,
    /// Assassins reach nobody.
    NoVictim,
    /// Place the building of the tile.
    Place(Building),
    /// Choose the tile for the building of a djinn.
    PlaceByDjinn,
    /// Buy at a market, or leave it.
    Buy,
    /// Nothing can be bought.
    CannotBuy,
    /// Take a djinn, or leave it.
    TakeDjinn,
    /// No djinn can be taken.
    NoDjinn,
    /// Keep one of the drawn djinns.
    Keep,
    /// Choose an answer of the bar.
    Choose,
    /// Sell goods or end the turn.
    Sell,
    /// End the turn.
    End,
}

/// Returns what the guide asks for; after its first rounds only what is still new.
#[must_use]
pub fn ask(record: &Record, agreements: &Agreements) -> Option<Ask> {
    let seat = pupil(record, agreements).filter(|_| is_running(record, agreements))?;
    let ask = asked(record.game(), seat)?;
    (record.game().round <= ROUNDS || is_new(record, seat, ask)).then_some(ask)
}

/// Returns whether the guide explains a step: it has not explained [`TIMES`] steps of this kind before. Drops of one move
/// are one step, and so are the actions of one turn of the computer.
#[must_use]
pub fn is_new(record: &Record, seat: Seat, ask: Ask) -> bool {
    let now = step_of(record.game(), seat);
    let is_it = |game: &Game| {
        step_of(game, seat) == now && asked(game, seat).is_some_and(|other| discriminant(&other) == discriminant(&ask))
    };
    let before: Vec<bool> =
        (0..record.len()).filter_map(|entry| record.game_before(entry)).map(|game| is_it(game)).collect();
    let begun = before.iter().enumerate().filter(|&(at, &is_it)| is_it && (at == 0 || !before[at - 1])).count();
    begun - usize::from(before.last() == Some(&true)) < TIMES
}

/// Returns what tells steps apart at little cost: whether the person is to decide, and the kind of the step.
fn step_of(game: &Game, seat: Seat) -> impl PartialEq + use<> {
    let turn = game.turn().filter(|_| game.active() == Some(seat));
    (game.active() == Some(seat), turn.map(|turn| discriminant(&turn.step)))
}

pub(super) fn asked(game: &Game, seat: Seat) -> Option<Ask> {
    let active = game.active()?;
    let turn = match &game.phase {
        Phase::Bid if active != seat => return Some(Ask::WatchBid(active)),
        Phase::Bid => {
            let own = game.bid_order.iter().filter(|&&marker| marker == seat).count();
            return Some(if own > 1 { Ask::Bid } else { Ask::LastBid });
        }
        Phase::Turn(_) if active != seat => return Some(Ask::Watch(active)),
        Phase::Turn(turn) => turn,
        Phase::Over => return None,
    };
    Some(match &turn.step {
        Step::Move if game.can_move() => Ask::Move,
        Step::Move => Ask::NoMove,
        Step::Sow(hand) => match (hand.meeples.len(), hand.meeples.tribes().next()) {
            (1, Some(meeple)) => Ask::LastDrop(meeple),
            _ => Ask::Drop,
        },
        Step::Tribe(collected) => tribe(game, seat, collected.meeple),
        Step::Tile => tile(game),
        Step::Place { .. } => Ask::PlaceByDjinn,
        Step::Keep { .. } => Ask::Keep,
        Step::Control { .. } | Step::Flute { .. } | Step::Order { .. } => Ask::Choose,
        Step::End if game.player(seat).goods.is_empty() => Ask::End,
        Step::End => Ask::Sell,
    })
}

fn tribe(game: &Game, seat: Seat, meeple: Meeple) -> Ask {
    let is_open = |is_meant: fn(&Action) -> bool| game.legal_actions().iter().any(is_meant);
    match meeple {
        Meeple::Merchant => Ask::Trade,
        Meeple::Builder => Ask::Build(game.player(seat).fakirs > 0),
        Meeple::Assassin if game.check(Action::Skip) == Err(Refusal::MustKill) => {
            Ask::MustKill(game.seats().find(|&other| other != seat).unwrap_or(seat))
        }
        Meeple::Assassin if is_open(|action| matches!(action, Action::Kill(..))) => Ask::MayKill,
        Meeple::Assassin => Ask::NoVictim,
        Meeple::Vizier | Meeple::Elder | Meeple::Artisan => Ask::Choose,
    }
}

fn tile(game: &Game) -> Ask {
    let kind = game.turn().and_then(|turn| turn.at).and_then(|at| game.board.get(at)).map(|place| place.tile.kind);
    let Some(kind) = kind else { return Ask::Choose };
    if let Some(building) = kind.building() {
        return Ask::Place(building);
    }
    let legal = game.legal_actions();
    if kind.market().is_some() {
        let can_buy = legal.iter().any(|action| matches!(action, Action::Buy(..)));
        return if can_buy { Ask::Buy } else { Ask::CannotBuy };
    }
    let can_take = legal.iter().any(|action| matches!(action, Action::TakeDjinn(..)));
    if can_take { Ask::TakeDjinn } else { Ask::NoDjinn }
}

/// Returns what lies beside the board and is spoken of: the guide must not cover it.
#[must_use]
pub const fn about(ask: Ask) -> Option<&'static str> {
    match ask {
        Ask::Trade | Ask::Buy | Ask::CannotBuy => Some("cards"),
        Ask::TakeDjinn | Ask::NoDjinn => Some("djinns"),
        Ask::Sell => Some("goods"),
        _ => None,
    }
}

/// Returns the aids that help with what is asked.
#[must_use]
pub const fn aids(ask: Ask) -> &'static [Overlay] {
    match ask {
        Ask::Move => &[Overlay::Control, Overlay::Score],
        Ask::Build(_) => &[Overlay::Blue, Overlay::Score],
        Ask::MustKill(_) | Ask::MayKill => &[Overlay::Range, Overlay::Score],
        _ => &[Overlay::Score],
    }
}
