//! Lets computers think and shows what they play, at the pace of the settings.
//!
//! A line is only in memory, and is played action by action as a person would. After a reload, or in another tab, the
//! computer thinks again from where the record stands.

use crate::ai::{Level, Style};
use crate::game::Record;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::session::account::Account;
use crate::ui::table::store::Match;
use crate::ui::workers::{ThinkError, prepare, think};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;
use std::time::Duration;

/// How long a person's last step stays before a computer begins.
const BREATH: Duration = Duration::from_millis(400);

/// What the computers do: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// How much of the thinking is done, from 0 to 1; `None` while nobody thinks.
    pub progress: RwSignal<Option<f32>>,
    /// Why nobody could think.
    pub failure: RwSignal<Option<ThinkError>>,
    /// The turn or bid that a computer has just finished.
    pub account: Memo<Option<Account>>,
}

/// What a computer has to think about: its level and style, and the number of entries of the record.
type Task = ((Level, Style), usize);

/// Lets computers think and play, once this tab owns the game.
pub fn use_opponents(table: Match, is_owner: Signal<bool>) -> Opponents {
    let account = Memo::new(move |_| table.account());
    let opponents = Opponents { progress: RwSignal::new(None), failure: RwSignal::new(None), account };
    let is_here = Memo::new(move |_| is_owner.get() && !table.is_owned_by_another_tab().get());
    Effect::new(move |_| {
        if table.has_computers() {
            prepare();
        }
    });
    let task = Memo::new(move |_| -> Option<Task> {
        let is_free = table.left_to_show() == 0 && !table.is_stuck() && opponents.failure.with(Option::is_none);
        let (seat, level) = table.computer_to_act().filter(|_| is_here.get() && is_free)?;
        Some(((level, table.style(seat)), table.with_record(Record::len)))
    });
    Effect::new(move |_| {
        let task = task.get();
        opponents.progress.set(task.map(|_| 0.0));
        let Some((computer, entries)) = task else { return };
        let record = untrack(|| table.with_record(Record::clone));
        let on_progress = move |done| {
            let _disposed = opponents.progress.try_set(Some(done));
        };
        // A new task, or the end of the page, drops the future and so ends the search.
        spawn_local_scoped_with_cancellation(async move {
            match think(&record, computer, seed(entries), on_progress).await {
                Ok(thought) => table.show(thought.line),
                Err(error) => opponents.failure.set(Some(error)),
            }
        });
    });
    use_shown_lines(table, is_here);
    opponents
}

/// Returns the seed of a search. It does not depend on the deal, which computers do not know.
pub const fn seed(entries: usize) -> u64 {
    (entries as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Plays the line that was found, step by step. It waits while the page shows the past.
fn use_shown_lines(table: Match, is_here: Memo<bool>) {
    let pace = Settings::expect().pace;
    let timeout = use_timeout();
    // A memo, and no effect that notes the time: effects run in the order in which they last subscribed, so the effect below
    // could read the time of the step before.
    let last_step = Memo::new(move |_| {
        let _step = table.news();
        js_sys::Date::now()
    });
    Effect::new(move |_| {
        // Read at each step, so that the memo has the time of the step and not that of a later question.
        let last_step = last_step.get();
        timeout.stop();
        let left = table.left_to_show();
        if left == 0 || !is_here.get() || table.history().at().is_some() {
            return;
        }
        let (events, is_by_other) = untrack(|| {
            let is_other = |seat| table.level(seat).is_some() || table.agreements().is_at_another_device(seat);
            (table.news(), table.last_to_act().is_some_and(is_other))
        });
        match pace.get().delay(&events) {
            None => table.skip_ahead(),
            Some(delay) => {
                let delay = if is_by_other { delay } else { BREATH };
                let passed = Duration::from_millis((js_sys::Date::now() - last_step).max(0.0) as u64);
                timeout.start(delay.saturating_sub(passed), move || table.show_next());
            }
        }
    });
}
