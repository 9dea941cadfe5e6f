//! The rest of a turn, from wherever it stands: tribe, tile, powers, items, whims and sale, the best first.

use super::evaluator::Evaluator;
use crate::game::{Action, Djinn, Game, Order, Phase, Seat, Spell, Square, Step};

/// A free action must gain this much, so that nothing is spent for nothing.
const WORTH_DOING: f32 = 0.3;
/// How many orders of the decks a draw is averaged over.
const DRAWS: u64 = 3;
/// How many tiles the talisman and the scimitar are tried on.
const FEW: usize = 4;

/// A turn that is being tried: the game after it, and its line up to the first action that reveals something.
#[derive(Clone)]
pub(super) struct TriedTurn {
    pub game: Game,
    pub line: Vec<Action>,
    /// Whether the line has come to its end: an action that reveals something, or the end of the turn.
    pub is_closed: bool,
}

impl TriedTurn {
    pub(super) const fn new(game: Game) -> Self {
        Self { game, line: Vec::new(), is_closed: false }
    }

    /// Plays an action; returns whether it was legal.
    pub(super) fn play(&mut self, action: Action) -> bool {
        let reveals = self.game.reveals(action);
        if self.game.play(action).is_err() {
            return false;
        }
        if !self.is_closed {
            self.line.push(action);
            self.is_closed = reveals;
        }
        true
    }

    /// Plays the rest of a seat's turn but not its move. Stops before a move, and when the turn has ended.
    pub(super) fn finish(&mut self, seat: Seat, evaluator: &Evaluator, positions: &mut u32) {
        let round = self.game.round;
        // A turn has few decisions; the bound only guards against an endless loop.
        for _ in 0..64 {
            let is_own = self.game.turn().is_some_and(|turn| turn.player == seat) && self.game.round == round;
            let moves = matches!(self.game.turn().map(|turn| &turn.step), Some(Step::Sow(_)))
                || self.game.turn().is_some_and(|turn| turn.step == Step::Move) && self.game.can_move();
            if !is_own || moves {
                return;
            }
            let Some(action) = choose(&self.game, seat, evaluator, positions) else { return };
            if !self.play(action) || action == Action::End {
                return;
            }
        }
    }
}

/// Returns the best action of a step that is neither a bid nor a move.
pub(super) fn choose(game: &Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Option<Action> {
    let Phase::Turn(turn) = &game.phase else { return None };
    if let Step::Order { .. } = turn.step {
        return best(game, orders(game), seat, evaluator, positions).map(|(action, _)| action);
    }
    if let Step::Flute { .. } = turn.step {
        return super::flute::go_on(game, seat, evaluator);
    }
    let mut legal = game.legal_actions();
    if let Some(&whim) = legal.iter().find(|action| matches!(action, Action::Whim(_))) {
        return Some(whim);
    }
    if let &[only] = &legal[..] {
        return Some(only);
    }
    let free = take_free(&mut legal, game, seat, evaluator);
    keep_best_sale(&mut legal, game, seat);
    let main = best(game, legal, seat, evaluator, positions);
    let is_end = turn.step == Step::End;
    let now = if is_end { evaluator.margin(game, seat) } else { main.map_or(f32::NEG_INFINITY, |(_, value)| value) };
    let boosts = |action: &Action| match action {
        Action::Power { djinn: Djinn::Echidna | Djinn::Iblis, .. } => true,
        Action::Use(Spell::Horn) => matches!(turn.step, Step::Tribe(_)),
        _ => false,
    };
    let mut spent: Option<(Action, f32)> = None;
    for action in free {
        let value = match (is_end, boosts(&action)) {
            (true, false) => outcome(game, action, seat, evaluator, positions),
            (false, true) => boosted(game, action, seat, evaluator, positions),
            _ => None,
        };
        if let Some(value) = value.filter(|value| spent.is_none_or(|(_, best)| *value > best)) {
            spent = Some((action, value));
        }
    }
    match spent {
        Some((action, value)) if value > now + WORTH_DOING => Some(action),
        _ => main.map(|(action, _)| action),
    }
}

/// Returns the action after which the seat is furthest ahead, and by how much.
fn best(
    game: &Game,
    actions: Vec<Action>,
    seat: Seat,
    evaluator: &Evaluator,
    positions: &mut u32,
) -> Option<(Action, f32)> {
    let mut best: Option<(Action, f32)> = None;
    if let &[only] = &actions[..] {
        return Some((only, evaluator.margin(game, seat)));
    }
    for action in actions {
        let Some(value) = outcome(game, action, seat, evaluator, positions) else { continue };
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best
}

/// Returns a game after an action; none if the rules refuse it.
pub(super) fn after(mut game: Game, action: Action) -> Option<Game> {
    game.play(action).is_ok().then_some(game)
}

/// Values an action. If it draws, this is the mean over several orders of the decks; if it leads to another choice, the
/// value of the best one.
fn outcome(game: &Game, action: Action, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Option<f32> {
    let draws = game.reveals(action) && !matches!(action, Action::End | Action::Keep(_));
    let samples = if draws { DRAWS } else { 1 };
    let mut sum = 0.0;
    for sample in 0..samples {
        let before = if draws { game.with_piles_shuffled(sample) } else { game.clone() };
        sum += settled(&after(before, action)?, seat, evaluator, positions);
    }
    Some(sum / samples as f32)
}

/// Values a position; while a choice interrupts a step, as the best of its choices.
fn settled(game: &Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> f32 {
    let choices = match game.turn().map(|turn| &turn.step) {
        Some(Step::Place { .. } | Step::Control { .. } | Step::Keep { .. }) => game.legal_actions(),
        Some(Step::Order { .. }) => orders(game),
        _ => Vec::new(),
    };
    let values = choices.into_iter().filter_map(|choice| {
        *positions += 1;
        Some(evaluator.margin(&after(game.clone(), choice)?, seat))
    });
    let best = values.fold(f32::NEG_INFINITY, f32::max);
    *positions += 1;
    if best > f32::NEG_INFINITY { best } else { evaluator.margin(game, seat) }
}

/// Values a power that changes the tribe's action, by the best that the tribe then does.
fn boosted(game: &Game, action: Action, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Option<f32> {
    let mut boosted = after(game.clone(), action)?;
    if let Some(Step::Order { .. }) = boosted.turn().map(|turn| &turn.step) {
        let order = best(&boosted, orders(&boosted), seat, evaluator, positions)?.0;
        boosted = after(boosted, order)?;
    }
    let mut legal = boosted.legal_actions();
    take_free(&mut legal, &boosted, seat, evaluator);
    let values = legal.into_iter().filter_map(|action| outcome(&boosted, action, seat, evaluator, positions));
    values.reduce(f32::max)
}

/// Takes the optional actions out of the list and returns those that promise something.
fn take_free(legal: &mut Vec<Action>, game: &Game, seat: Seat, evaluator: &Evaluator) -> Vec<Action> {
    let worth_of = |square: Square| evaluator.worth(seat).control_of(square);
    let mut free = Vec::new();
    let mut moved: Vec<(f32, Action)> = Vec::new();
    legal.retain(|&action| {
        match action {
            Action::Use(Spell::Talisman(from, to)) => {
                let left = game.board.get(from).map_or(0.0, |place| f32::from(place.tile.value));
                moved.push((worth_of(to) - left, action));
            }
            Action::Use(Spell::Scimitar(square, meeples)) => {
                let empties = game.board.meeples(square) == meeples;
                let is_free = game.board.get(square).is_some_and(|place| place.owner().is_none());
                if empties && is_free {
                    moved.push((worth_of(square), action));
                }
            }
            Action::Use(Spell::Flute(_)) => {}
            Action::Power { .. } | Action::Use(_) | Action::Whim(_) => free.push(action),
            _ => return true,
        }
        false
    });
    moved.sort_by(|one, other| other.0.total_cmp(&one.0));
    free.extend(moved.into_iter().take(FEW).map(|(_, action)| action));
    free
}

/// Leaves only one sale in the list, the largest set. Goods are worth as much at the end, so one sells only for want of
/// coins.
pub(super) fn keep_best_sale(legal: &mut Vec<Action>, game: &Game, seat: Seat) {
    let kinds = game.player(seat).goods().kinds();
    legal.retain(|&action| match action {
        Action::Sell(goods) => goods == kinds,
        _ => true,
    });
}

/// Returns orders for the horn: as the cards lie, and by what they are worth, either way round.
pub(super) fn orders(game: &Game) -> Vec<Action> {
    let row = game.supply.cards().row();
    let rarity = |&place: &u8| row.get(usize::from(place) - 1).map_or(0, |card| card.count());
    let mut places: Vec<u8> = (1..=row.len() as u8).collect();
    let plain = Order::new(&places);
    places.sort_by_key(rarity);
    let rare_first = Order::new(&places);
    places.reverse();
    [plain, rare_first, Order::new(&places)].into_iter().flatten().map(Action::Order).collect()
}
