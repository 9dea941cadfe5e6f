//! Judges the decisions of the game in order, several at a time, while the analysis runs.

use crate::ai::Analyser;
use crate::game::Record;
use crate::notation::record;
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::review::store::review::Review;
use crate::ui::table::store::Match;
use crate::ui::workers::{Judging, ThinkError};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The number of verdicts after which the game is stored.
const STORED_AFTER: usize = 8;
/// How many workers judge at most.
const MOST_WORKERS: usize = 4;

/// The work that several workers share.
struct Work {
    review: Review,
    /// The record as text.
    record: String,
    /// How many decisions there are.
    all: usize,
    /// The next decision that nobody judges yet.
    next: Cell<usize>,
    /// How many verdicts are kept.
    kept: Cell<usize>,
    /// Verdicts that wait for one before them.
    waiting: RefCell<BTreeMap<usize, Value>>,
}

/// Judges while the analysis runs. Decisions that the players add meanwhile are judged, too.
pub fn use_run(table: Match, review: Review) {
    let entries = Memo::new(move |_| table.with_record(Analyser::entries));
    Effect::new(move |_| {
        let all = entries.with(Vec::len);
        if !review.is_running() {
            return;
        }
        let record = untrack(|| table.with_record(Record::clone));
        let kept = review.verdicts().with_untracked(|verdicts| verdicts.analysis(&record).decisions.len());
        if kept >= all {
            return review.stop();
        }
        let work = Rc::new(Work {
            review,
            record: record::write(&record).to_string(),
            all,
            next: Cell::new(kept),
            kept: Cell::new(kept),
            waiting: RefCell::default(),
        });
        for _ in 0..workers().min(all - kept) {
            let work = Rc::clone(&work);
            spawn_local_scoped_with_cancellation(async move {
                if let Err(error) = work.judge_all().await {
                    work.review.fail(error);
                }
            });
        }
    });
}

/// Returns how many workers judge. One core is left to the page, if there are more than two.
fn workers() -> usize {
    let cores = window().navigator().hardware_concurrency() as usize;
    if cores > 2 { (cores - 1).min(MOST_WORKERS) } else { cores.max(1) }
}

impl Work {
    /// Judges decisions that no other worker has taken.
    async fn judge_all(&self) -> Result<(), ThinkError> {
        let judging = Judging::default();
        while self.next.get() < self.all {
            let place = self.next.replace(self.next.get() + 1);
            let verdict = judging.judge(place, &self.record).await?;
            self.keep(place, verdict);
        }
        Ok(())
    }

    /// Keeps a verdict once all verdicts before it are kept.
    fn keep(&self, place: usize, verdict: Value) {
        let mut waiting = self.waiting.borrow_mut();
        waiting.insert(place, verdict);
        while let Some(verdict) = waiting.remove(&self.kept.get()) {
            let place = self.kept.replace(self.kept.get() + 1);
            self.review.verdicts().update(|verdicts| verdicts.set(place, verdict));
            if self.kept.get() == self.all {
                self.review.stop();
            } else if self.kept.get().is_multiple_of(STORED_AFTER) {
                self.review.store();
            }
        }
    }
}
