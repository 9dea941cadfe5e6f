//! The positions with which the steps of a lesson begin and end.

use super::Draft;
use super::way::PlayedWay;
use crate::game::{Action, Fault, Meeple, Record, State};
use crate::notation::{position, record, sketch};
use crate::ui::learn::lesson;
use serde_json::Value;

impl Draft {
    /// Returns the record with which a lesson begins at this position. The order of later draws is not kept, since
    /// lessons store none.
    ///
    /// # Errors
    /// Every fault, as the reader of lessons words it.
    pub fn lesson_start(&self) -> Result<Record, Vec<Fault>> {
        lesson::position(&self.sketch()).map(record::from_position)
    }

    /// Returns the sketch of the position: without the keys that the reader of lessons fills in.
    #[must_use]
    pub fn sketch(&self) -> Value {
        sketch_of(&self.state)
    }

    /// Returns the sketch for a lesson file. It leaves out a bag and decks that fill themselves, unless one of these
    /// ways draws from them.
    pub(super) fn lesson_sketch<'a>(&self, ways: impl IntoIterator<Item = &'a [Action]>) -> Value {
        if !self.is_filling || ways.into_iter().any(|actions| self.draws(actions)) {
            return self.sketch();
        }
        let mut bare = self.clone();
        bare.empty_stock();
        let supply = (self.state.supply.palms, self.state.supply.palaces);
        (bare.state.supply.palms, bare.state.supply.palaces) = supply;
        let sketch = sketch_of(&bare.state);
        // Some positions are refused without them.
        if lesson::position(&sketch).is_ok() { sketch } else { self.sketch() }
    }

    /// Returns whether some of these actions draw from the bag or a deck.
    fn draws(&self, actions: &[Action]) -> bool {
        let Ok(mut record) = self.lesson_start() else { return true };
        actions.iter().any(|&action| {
            let before = left(record.game());
            record.play(action).is_err() || left(record.game()).iter().zip(before).any(|(&now, before)| now < before)
        })
    }

    /// Returns the position after a way, or this one if the way does not fit it.
    #[must_use]
    pub(super) fn after(&self, way: &PlayedWay) -> Self {
        let Ok(mut record) = self.lesson_start() else { return self.clone() };
        let is_played = way.trimmed(self).iter().all(|&action| record.play(action).is_ok());
        if !is_played || way.actions.is_empty() {
            // What is drawn speaks of the step before.
            let mut after = self.clone();
            after.clear_note();
            return after;
        }
        let mut after = Self::of(record.game());
        after.colours.clone_from(&self.colours);
        after
    }
}

/// Returns how much is left in the bag and in each deck.
fn left(state: &State) -> [usize; 5] {
    let supply = &state.supply;
    let bag = Meeple::ALL.into_iter().map(|meeple| usize::from(supply.bag.count(meeple))).sum();
    [bag, supply.cards.pile.len(), supply.djinns.pile.len(), supply.items.len(), supply.whims.len()]
}

fn sketch_of(state: &State) -> Value {
    sketch::reduce(&serde_json::to_value(position::write(state)).unwrap_or_default())
}
