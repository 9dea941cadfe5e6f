//! The taps with which a learner can see a refusal, for goals that ask for one.

use super::step::{LessonStep, StepState};
use crate::game::{Meeple, Record};
use crate::ui::table::scene::{Intent, OpenActions, Outcome, Selection};

impl LessonStep {
    /// Returns the simplest tap whose refusal meets the goal, with nothing selected before.
    #[must_use]
    pub fn refused_tap(&self, record: &Record) -> Option<Intent> {
        let actions = &OpenActions::of(record.game(), &self.allow);
        taps(record).into_iter().find(|intent| match intent.resolve_within(record, &Selection::Nothing, actions) {
            Outcome::Explain(explanation) => self.state(record, Some(explanation.refusal)) == StepState::Reached,
            _ => false,
        })
    }
}

/// Returns everything that a learner can tap.
fn taps(record: &Record) -> Vec<Intent> {
    let game = record.game();
    let prices = game.turn_order.prices().map(Intent::Spot);
    let cards = (0..game.supply.cards.row.len()).map(Intent::Card);
    let own = game.active().map(|seat| game.player(seat));
    let djinns = own.iter().flat_map(|player| player.djinns.iter().map(|&djinn| Intent::Djinn(djinn)));
    let items = own.iter().flat_map(|player| player.items.iter().map(|&item| Intent::Item(item)));
    let colours = Meeple::ALL.into_iter().filter(|&meeple| game.sow().is_some_and(|sow| sow.hand().has(meeple)));
    let tiles = game.board.squares().map(Intent::Tile);
    djinns.chain(items).chain(prices).chain(cards).chain(colours.map(Intent::Colour)).chain(tiles).collect()
}
