//! The hint that the player to act asks for, stage by stage. It stays while the player follows its line.

use crate::game::Record;
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::review::hints::HintStage;
use crate::ui::table::scene::PlayerView;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The number of entries of the record at that moment.
    pub entries: usize,
    /// How many times it was asked for, each time for a stage more.
    pub times: usize,
}

/// The hints of a game: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Hints {
    table: Match,
    is_offered: Memo<bool>,
    asked: RwSignal<Option<Asked>>,
    next: RwSignal<Option<HintStage>>,
}

impl Hints {
    /// Returns the hints of the page.
    ///
    /// # Panics
    /// Outside of a game, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Offers hints in a game to those who can ask for them, unless something else advises already.
    #[must_use]
    pub fn new(table: Match, is_advised: Signal<bool>) -> Self {
        let is_offered = Memo::new(move |_| {
            let seat = table.scene().with(|scene| scene.active);
            let is_own = seat.is_some_and(|seat| {
                table.has_hints(seat) && table.level(seat).is_none() && !table.is_at_another_device()
            });
            // Whoever hears a hint may learn what its player holds.
            let holds_masked = table.scene().with(|scene| {
                let is_masked = |player: &PlayerView| {
                    player.items.is_none() && player.item_count > 0 || player.whims.is_none() && player.whim_count > 0
                };
                scene.players.iter().any(|player| player.is_active && is_masked(player))
            });
            is_own && !holds_masked && table.history().at().is_none() && table.cover().is_none() && !is_advised.get()
        });
        Self { table, is_offered, asked: RwSignal::new(None), next: RwSignal::new(Some(HintStage::LookFor)) }
    }

    /// Returns whether the player to act can ask, tracked.
    #[must_use]
    pub fn is_offered(self) -> bool {
        self.is_offered.get()
    }

    /// Returns what was asked for, tracked.
    #[must_use]
    pub fn asked(self) -> Option<Asked> {
        self.asked.get()
    }

    /// Returns the stage that comes next; `None` once all is said. Tracked.
    #[must_use]
    pub fn next(self) -> Option<HintStage> {
        self.next.get()
    }

    /// Sets the stage that comes next.
    pub fn set_next(self, stage: Option<HintStage>) {
        if self.next.get_untracked() != stage {
            self.next.set(stage);
        }
    }

    /// Asks for the next stage, or for the first one of a position.
    pub fn ask(self) {
        if !self.is_offered.get_untracked() || self.next.get_untracked().is_none() {
            return;
        }
        let entries = untrack(|| self.table.with_record(Record::len));
        self.asked.update(|asked| {
            let asked_before = asked.take();
            *asked = Some(match asked_before {
                Some(before) => Asked { times: before.times + 1, ..before },
                None => Asked { entries, times: 1 },
            });
        });
    }

    /// Asks for the first stage again, after a failure.
    pub fn begin_again(self) {
        self.asked.update(|asked| {
            if let Some(asked) = asked {
                asked.times = 1;
            }
        });
    }

    /// Forgets what was asked for.
    pub fn forget(self) {
        if self.asked.get_untracked().is_some() {
            self.asked.set(None);
        }
        self.set_next(Some(HintStage::LookFor));
    }
}
