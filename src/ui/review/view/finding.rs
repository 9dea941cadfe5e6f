//! Finds advice and the best ends of a tile. An action that does not follow the advice ends it.

use super::line::visited_tiles;
use crate::ai::{Idea, Plan};
use crate::game::{Game, Record, Square, Step};
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::review::hints::suggestion::remaining;
use crate::ui::review::hints::{Advised, BestEnd, HintStage};
use crate::ui::review::store::hints::Hints;
use crate::ui::table::store::Match;
use crate::ui::workers::{ThinkError, advise, ends};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;
use std::sync::Arc;

/// How many ends of a tile are listed.
const ENDS: usize = 3;

/// Advice that was found, perhaps not all of it yet.
#[derive(Clone)]
pub struct Found {
    /// The position that it is about.
    pub game: Arc<Game>,
    /// The advice.
    pub advised: Advised,
    /// The number of entries of the record at that moment.
    entries: usize,
    /// Whether it may still change.
    is_partial: bool,
}

impl Found {
    /// Returns the stage to show after so many requests. Advice that may still change shows only the first.
    pub fn stage(&self, times: usize) -> HintStage {
        if self.is_partial { HintStage::LookFor } else { HintStage::at(&self.advised, times) }
    }

    /// Returns the stage after that one.
    pub fn stage_after(&self, times: usize) -> Option<HintStage> {
        HintStage::of(&self.advised).get(times).copied()
    }

    /// Returns whether something of what a stage speaks of is still to be played, and nothing else was played since.
    pub fn is_ahead(&self, record: &Record, stage: HintStage) -> bool {
        remaining(record, self.entries, stage.told(&self.advised)).is_some()
    }

    /// Returns the tiles of the advised move, from where the meeples are picked up or held; none if it is no move.
    pub fn path(&self) -> Option<Vec<Square>> {
        let best = self.advised.best();
        let start = match self.game.turn().map(|turn| &turn.step) {
            Some(Step::Sow(hand)) => Some(hand.at),
            _ => None,
        };
        let path: Vec<_> = start.into_iter().chain(visited_tiles(&best.actions)).collect();
        (matches!(best.idea, Idea::End(..)) && path.len() > 1).then_some(path)
    }
}

/// The search for advice: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Finding {
    /// The advice.
    pub found: RwSignal<Option<Found>>,
    /// Why there is none.
    pub failure: RwSignal<Option<ThinkError>>,
}

impl Finding {
    /// Returns whether more is coming after so many requests; tracked.
    pub fn is_waiting(self, times: usize) -> bool {
        let is_coming = |found: &Option<Found>| found.as_ref().is_none_or(|found| found.is_partial && times > 1);
        self.failure.with(Option::is_none) && self.found.with(is_coming)
    }
}

/// Asks the adviser while the player wants a hint.
pub fn use_finding(game: Match, hints: Hints) -> Finding {
    let finding = Finding { found: RwSignal::new(None), failure: RwSignal::new(None) };
    // The hint stays while the player follows it, until what it speaks of is played.
    let entries = Memo::new(move |_| {
        let asked = hints.asked()?;
        let is_same = game.with_record(Record::len) == asked.entries;
        let is_followed = |found: &Found| game.with_record(|record| found.is_ahead(record, found.stage(asked.times)));
        (is_same || finding.found.with(|found| found.as_ref().is_some_and(is_followed))).then_some(asked.entries)
    });
    // Asking again after a failure starts another try.
    let tries = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let _asked_again = hints.asked();
        if finding.failure.with_untracked(Option::is_some) {
            finding.failure.set(None);
            hints.begin_again();
            tries.update(|tries| *tries += 1);
        }
    });
    Effect::new(move |_| {
        tries.track();
        let Some(entries) = entries.get() else {
            finding.found.set(None);
            finding.failure.set(None);
            return hints.forget();
        };
        let record = untrack(|| game.with_record(Record::clone));
        let now = Arc::clone(record.game());
        let Plan { count, budget, .. } = Plan::to_advise(&now);
        let tell = move |advised: Option<Advised>, is_partial: bool| {
            if let Some(advised) = advised {
                let found = Found { game: Arc::clone(&now), advised, entries, is_partial };
                let _disposed = finding.found.try_set(Some(found));
            } else if !is_partial {
                finding.failure.set(Some(ThinkError::Stopped));
            }
        };
        spawn_local_scoped_with_cancellation(async move {
            let tell = &tell;
            match advise(&record, count, budget, move |value| tell(Advised::read(value), true)).await {
                Ok(value) => tell(Advised::read(&value), false),
                Err(error) => finding.failure.set(Some(error)),
            }
        });
    });
    finding
}

/// Finds the best ends of the tile that the player looks at. With a mouse, it does so only while a hint is shown.
pub fn use_best_ends(game: Match, hints: Hints) -> RwSignal<Option<(Square, Vec<BestEnd>)>> {
    let best_ends = RwSignal::new(None);
    let has_mouse = matches_media("(hover: hover)");
    let look = Memo::new(move |_| {
        let is_asked = !has_mouse || hints.asked().is_some();
        game.scene().with(|scene| scene.look.map(|(tile, _)| tile)).filter(|_| is_asked)
    });
    let can_move = Memo::new(move |_| {
        let position = game.position();
        position.turn().is_some_and(|turn| turn.step == Step::Move).then(|| game.with_record(Record::len))
    });
    Effect::new(move |_| {
        let _other_position = can_move.get();
        best_ends.set(None);
    });
    Effect::new(move |_| {
        let (Some(tile), Some(_)) = (look.get(), can_move.get()) else { return };
        let record = untrack(|| game.with_record(Record::clone));
        spawn_local_scoped_with_cancellation(async move {
            // A tile that offers nothing, or no answer, leaves the list as it is.
            if let Some(ends) = ends(&record, tile, ENDS).await.ok().as_ref().and_then(BestEnd::read_all) {
                best_ends.set(Some((tile, ends)));
            }
        });
    });
    best_ends
}
