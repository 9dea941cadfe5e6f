//! The rest of a turn, from wherever it stands: tribe, tile, powers, items, whims and sale, the best first.

use super::evaluator::Evaluator;
use naqala_rules::game::{Action, Djinn, Game, Order, Phase, Seat, Spell, Square, Step};

/// A free action must gain this much, so that nothing is spent for nothing.
const WORTH_DOING: f32 = 0.3;
/// How many orders of the decks a draw is averaged over.
const DRAWS: u64 = 3;
/// Fewer coins may not pay for a good bid and a market.
const POOR: u32 = 12;
/// How many tiles the talisman and the scimitar are tried on.
const FEW: usize = 4;

/// A turn that is being tried: the game after it, and its line up to the first action that reveals something.
#[derive(Clone)]
pub(super) struct TriedTurn {
    pub game: Game,
    pub line: Vec<Action>,
    /// By how much the seat is ahead in `game`, once that is valued.
    pub value: f32,
    /// Whether the line has come to its end: an action that reveals something, or the end of the turn.
    is_closed: bool,
}

impl TriedTurn {
    pub(super) const fn new(game: Game) -> Self {
        Self { game, line: Vec::new(), value: 0.0, is_closed: false }
    }

    /// Plays an action; returns whether it was legal.
    pub(super) fn play(&mut self, action: Action) -> bool {
        let reveals = self.game.reveals(action);
        if self.game.play(action).is_err() {
            return false;
        }
        if !self.is_closed {
            self.line.push(action);
            self.is_closed = reveals || action == Action::End;
        }
        true
    }

    /// Plays actions; none if one of them is not legal.
    pub(super) fn after(mut self, actions: impl IntoIterator<Item = Action>) -> Option<Self> {
        actions.into_iter().all(|action| self.play(action)).then_some(self)
    }

    /// Values the finished turn of a seat that began in a game. Where the line ends with a draw, the rest of the turn is a
    /// guess: then this is the mean over several orders of the decks.
    pub(super) fn valued(mut self, before: &Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Self {
        let (mut sum, mut count) = (evaluator.margin(&self.game, seat), 1.0);
        *positions += 1;
        let draws = self.is_closed && !matches!(self.line.last(), Some(Action::End));
        for sample in (1..DRAWS).filter(|_| draws) {
            let mut other = Self::new(before.with_piles_shuffled(sample));
            if self.line.iter().all(|&action| other.play(action)) {
                other.finish(seat, evaluator, positions);
                *positions += 1;
                sum += evaluator.margin(&other.game, seat);
                count += 1.0;
            }
        }
        self.value = sum / count;
        self
    }

    /// Plays the rest of a seat's turn but not its move. Stops before a move, and when the turn has ended.
    pub(super) fn finish(&mut self, seat: Seat, evaluator: &Evaluator, positions: &mut u32) {
        let round = self.game.round;
        // A turn has few decisions; the bound only guards against an endless loop.
        for _ in 0..64 {
            if !self.go_on(seat, round, 1, evaluator, positions) {
                return;
            }
        }
    }

    /// Plays the next action of a seat's turn that is not its move; returns whether the turn may go on. The best `look`
    /// actions are compared by the turns to which they lead.
    pub(super) fn go_on(
        &mut self,
        seat: Seat,
        round: u32,
        look: usize,
        evaluator: &Evaluator,
        positions: &mut u32,
    ) -> bool {
        let Some(turn) = self.game.turn().filter(|turn| turn.player == seat && self.game.round == round) else {
            return false;
        };
        let has_ended = self.line.last() == Some(&Action::End);
        if has_ended || matches!(turn.step, Step::Sow(_)) || turn.step == Step::Move && self.game.can_move() {
            return false;
        }
        // What follows a draw is a guess anyway.
        let look = if self.is_closed { 1 } else { look };
        let action = choose(&self.game, seat, look, evaluator, positions);
        action.is_some_and(|action| self.play(action) && action != Action::End)
    }
}

/// Returns the best action of a step that is neither a bid nor a move.
fn choose(game: &Game, seat: Seat, look: usize, evaluator: &Evaluator, positions: &mut u32) -> Option<Action> {
    let Phase::Turn(turn) = &game.phase else { return None };
    let mut legal = if let Step::Order { .. } = turn.step { orders(game) } else { game.legal_actions() };
    if let Some(&whim) = legal.iter().find(|action| matches!(action, Action::Whim(_))) {
        return Some(whim);
    }
    if let &[only] = &legal[..] {
        return Some(only);
    }
    let (is_tribe, is_end) = (matches!(turn.step, Step::Tribe(_)), turn.step == Step::End);
    let mut free = take_free(&mut legal, game, seat, evaluator);
    let boosts = |action: &mut Action| match action {
        Action::Power { djinn: Djinn::Echidna | Djinn::Iblis, .. } => true,
        Action::Use(Spell::Horn) => is_tribe,
        _ => false,
    };
    let boosts: Vec<Action> = free.extract_if(.., boosts).collect();
    free.retain(|_| is_end);
    let least = |action: Action| if legal.contains(&action) { 0.0 } else { WORTH_DOING };
    let mut value = |action| match action {
        Action::End => Some(evaluator.margin(game, seat)),
        _ => outcome(game, action, seat, evaluator, positions),
    };
    let options = legal.iter().copied().chain(free).filter_map(|action| Some((action, value(action)? - least(action))));
    let mut best: Vec<(Action, f32)> = options.collect();
    best.sort_by(|one, other| other.1.total_cmp(&one.1));
    best.truncate(look);
    best.extend(boosts.into_iter().map(|boost| (boost, 0.0)));
    if best.len() > 1 {
        for (action, value) in &mut best {
            let tried = TriedTurn::new(game.clone()).after([*action]);
            *value = tried.map_or(f32::NEG_INFINITY, |mut tried| {
                tried.finish(seat, evaluator, positions);
                tried.valued(game, seat, evaluator, positions).value - least(*action)
            });
        }
        best.sort_by(|one, other| other.1.total_cmp(&one.1));
    }
    best.first().map(|(action, _)| *action)
}

/// Returns a game after an action; none if the rules refuse it.
fn after(mut game: Game, action: Action) -> Option<Game> {
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

/// Takes the optional actions out of the list and returns those that promise something.
pub(super) fn take_free(legal: &mut Vec<Action>, game: &Game, seat: Seat, evaluator: &Evaluator) -> Vec<Action> {
    let worth_of = |square: Square| evaluator.worths[seat.index()].control[square.index()];
    let mut free = Vec::new();
    keep_best_sale(legal, game, seat);
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
            Action::Power { .. } | Action::Use(_) | Action::Sell(_) => free.push(action),
            _ => return true,
        }
        false
    });
    moved.sort_by(|one, other| other.0.total_cmp(&one.0));
    free.extend(moved.into_iter().take(FEW).map(|(_, action)| action));
    free
}

/// Leaves only one sale in the list, the largest set, and that only for want of coins: goods are worth as much at the
/// end, and a set can still grow.
fn keep_best_sale(legal: &mut Vec<Action>, game: &Game, seat: Seat) {
    let player = game.player(seat);
    legal.retain(|&action| match action {
        Action::Sell(goods) => goods == player.goods.kinds() && player.coins < POOR,
        _ => true,
    });
}

/// Returns orders for the horn: as the cards lie, and by what they are worth, either way round.
pub(super) fn orders(game: &Game) -> Vec<Action> {
    let row = &game.supply.cards.row;
    let rarity = |&place: &u8| row.get(usize::from(place) - 1).map_or(0, |card| card.count());
    let mut places: Vec<u8> = (1..=row.len() as u8).collect();
    let plain = Order::new(&places);
    places.sort_by_key(rarity);
    let rare_first = Order::new(&places);
    places.reverse();
    [plain, rare_first, Order::new(&places)].into_iter().flatten().map(Action::Order).collect()
}
