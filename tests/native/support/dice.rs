//! Random choices, the same ones in each run.

use naqala::game::{Action, Game, Order, Step};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::mem::{Discriminant, discriminant};

/// A seeded generator. It is not the game's own, so that choices and draws are independent.
pub struct Dice(Pcg32);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// Returns a number below the bound, and 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound.max(1))
    }

    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.choose(&mut self.0)
    }

    /// Returns the legal actions. No list has the orders of the horn, so where one is due this draws one.
    pub fn choices(&mut self, game: &Game) -> Vec<Action> {
        if !is_order(game) {
            return game.legal_actions();
        }
        let mut places: Vec<u8> = (1..=game.supply.cards.row.len() as u8).collect();
        places.shuffle(&mut self.0);
        Order::new(&places).map(Action::Order).into_iter().collect()
    }

    /// Draws one of the legal actions.
    pub fn any_action(&mut self, game: &Game) -> Option<Action> {
        let choices = self.choices(game);
        self.pick(&choices).copied()
    }

    /// Draws the kind of an action, then one of that kind. Otherwise most actions would be sales.
    pub fn action(&mut self, game: &Game) -> Option<Action> {
        let choices = self.choices(game);
        let all = kinds(&choices, |_| true);
        // Djinns, items and whims are rare, so half of the chances to use one are taken.
        let rare = kinds(&choices, is_rare);
        let rare = if self.below(2) == 0 { self.pick(&rare).copied() } else { None };
        let kind = rare.or_else(|| self.pick(&all).copied())?;
        let of_kind: Vec<_> = choices.into_iter().filter(|action| discriminant(action) == kind).collect();
        self.pick(&of_kind).copied()
    }
}

/// Returns whether an order of the horn is due.
pub fn is_order(game: &Game) -> bool {
    game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. }))
}

fn kinds(actions: &[Action], wanted: impl Fn(&Action) -> bool) -> Vec<Discriminant<Action>> {
    let mut kinds = Vec::new();
    for kind in actions.iter().filter(|action| wanted(action)).map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

const fn is_rare(action: &Action) -> bool {
    matches!(
        action,
        Action::TakeDjinn(..) | Action::TakeItem(_) | Action::Power { .. } | Action::Use(_) | Action::Whim(_)
    )
}
