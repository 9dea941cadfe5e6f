//! The decisions of a record as places in the lists of legal actions.
//!
//! First comes the kind of the next decision, among the kinds that are legal there: the more often a kind came, the
//! fewer bits it takes. Then comes its place among the legal actions of that kind, in the order of
//! `State::legal_actions`. That order and the kinds are part of the format (docs/sharing.md).

use super::coder::{Decoder, Encoder};
use crate::game::{Action, Entry, Game, Order, Record, Step};

/// An order of the horn, which the legal actions do not list.
const ORDER: usize = 19;
/// A table's take-back, which is no action.
const BACK: usize = 23;
/// How many kinds there are.
const KINDS: usize = 24;
/// How much more a kind weighs after each time.
const STEP: u32 = 12;

/// Returns the kind of an action. The numbers only tell the kinds apart.
const fn kind(action: &Action) -> usize {
    match action {
        Action::Bid { .. } => 0,
        Action::Take(_) => 1,
        Action::Drop(..) => 2,
        Action::Skip => 3,
        Action::Control(_) => 4,
        Action::Trade => 5,
        Action::Build(_) => 6,
        Action::Kill(..) => 7,
        Action::Craft => 8,
        Action::Keep(_) => 9,
        Action::Place { .. } => 10,
        Action::Buy(..) => 11,
        Action::TakeDjinn(..) => 12,
        Action::TakeItem(_) => 13,
        Action::Pass => 14,
        Action::Power { .. } => 15,
        Action::Use(_) => 16,
        Action::Bring(..) => 17,
        Action::Done => 18,
        Action::Order(_) => ORDER,
        Action::Whim(_) => 20,
        Action::Sell(_) => 21,
        Action::End => 22,
    }
}

/// How much each kind weighs: often seen kinds weigh more.
pub(super) struct KindWeights([u32; KINDS]);

impl KindWeights {
    pub(super) const fn new() -> Self {
        Self([1; KINDS])
    }

    fn total(&self, kinds: &[usize]) -> u32 {
        kinds.iter().map(|&kind| self.0[kind]).sum()
    }

    fn put(&mut self, kinds: &[usize], kind: usize, encoder: &mut Encoder) -> Option<()> {
        let at = kinds.iter().position(|&other| other == kind)?;
        encoder.put_weighed(self.total(&kinds[..at]), self.0[kind], self.total(kinds));
        self.0[kind] += STEP;
        Some(())
    }

    fn get(&mut self, kinds: &[usize], decoder: &mut Decoder) -> Option<usize> {
        let total = self.total(kinds);
        let place = decoder.place(total)?;
        let at = (0..kinds.len()).find(|&at| place < self.total(&kinds[..=at]))?;
        let kind = kinds[at];
        decoder.take(self.total(&kinds[..at]), self.0[kind], total);
        self.0[kind] += STEP;
        Some(kind)
    }
}

/// Returns the kinds of the decisions that can come next, in the order of the list; a take-back last.
fn kinds_of(game: &Game, actions: &[Action], entries: usize) -> Vec<usize> {
    let mut kinds = Vec::new();
    let order = row_to_order(game).map(|_| ORDER);
    for kind in actions.iter().map(kind).chain(order) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    if entries > 0 {
        kinds.push(BACK);
    }
    kinds
}

/// Returns how many cards the horn has to order now. The legal actions do not list the orders.
fn row_to_order(game: &Game) -> Option<u8> {
    let is_due = game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. }));
    is_due.then(|| game.supply.cards.row.len() as u8)
}

/// Writes the next decision; returns `None` if it is not among those that can come next.
pub(super) fn put(
    entry: Entry,
    game: &Game,
    entries: usize,
    weights: &mut KindWeights,
    encoder: &mut Encoder,
) -> Option<()> {
    let actions = game.legal_actions();
    let kinds = kinds_of(game, &actions, entries);
    let action = match entry {
        Entry::Back(to) => {
            weights.put(&kinds, BACK, encoder)?;
            encoder.put(Some(to).filter(|&to| to < entries)?, entries);
            return Some(());
        }
        Entry::Action(action) => action,
    };
    weights.put(&kinds, kind(&action), encoder)?;
    if let Action::Order(order) = action {
        let mut left: Vec<u8> = (1..=row_to_order(game)?).collect();
        for place in order.places() {
            let at = left.iter().position(|other| other == place)?;
            encoder.put(at, left.len());
            left.remove(at);
        }
        return left.is_empty().then_some(());
    }
    let of_kind: Vec<_> = actions.iter().filter(|other| kind(other) == kind(&action)).collect();
    encoder.put(of_kind.iter().position(|&other| *other == action)?, of_kind.len());
    Some(())
}

/// Reads the next decision of a record; returns `None` if nothing can be decided there.
pub(super) fn get(record: &Record, weights: &mut KindWeights, decoder: &mut Decoder) -> Option<Entry> {
    let game = record.game();
    let actions = game.legal_actions();
    let kinds = kinds_of(game, &actions, record.len());
    if kinds.is_empty() {
        return None;
    }
    let found = weights.get(&kinds, decoder)?;
    if found == BACK {
        return decoder.get(record.len()).map(Entry::Back);
    }
    let of_kind: Vec<_> = actions.into_iter().filter(|action| kind(action) == found).collect();
    if of_kind.is_empty() {
        let mut left: Vec<u8> = (1..=row_to_order(game)?).collect();
        let mut places = Vec::new();
        while !left.is_empty() {
            places.push(left.remove(decoder.get(left.len())?));
        }
        return Order::new(&places).map(|order| Entry::Action(Action::Order(order)));
    }
    decoder.get(of_kind.len()).map(|at| Entry::Action(of_kind[at]))
}
