//! The cursor in the past of a match. The match waits while the page shows the past.
//!
//! The past shows what the present viewer may know. Otherwise whoever holds the device could look back at what others hid.

use crate::game::{Event, Record, Square};
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::describe::DescribedEntry;
use crate::ui::table::session::history::next_standing;
use std::sync::Arc;

/// A function that finds the next entry to show, at or after a given one.
type FindEntry = fn(&Record, usize) -> Option<usize>;

/// The place in the record that the page shows: a handle of signals, copied freely. It never changes the record.
#[derive(Clone, Copy)]
pub struct HistoryCursor {
    record: RwSignal<Record>,
    /// The events of the step that was just shown, for movements; empty after a jump.
    news: RwSignal<Arc<[Event]>>,
    at: RwSignal<Option<usize>>,
    is_playing: RwSignal<bool>,
    is_before_move: RwSignal<bool>,
    step: Memo<Option<DescribedEntry>>,
}

impl HistoryCursor {
    pub(super) fn new(record: RwSignal<Record>, news: RwSignal<Arc<[Event]>>, settings: Settings) -> Self {
        let at = RwSignal::new(None::<usize>);
        let step = Memo::new(move |_| {
            let entry = at.get()?.checked_sub(1)?;
            record.with(|record| describe::entry(settings.lang.get(), record, entry))
        });
        Self { record, news, at, is_playing: RwSignal::new(false), is_before_move: RwSignal::new(false), step }
    }

    /// Returns after how many steps the game is shown; `None` if the page shows the present. Tracked.
    #[must_use]
    pub fn at(self) -> Option<usize> {
        self.at.get()
    }

    /// Returns whether the page shows the past; untracked.
    #[must_use]
    pub fn is_shown_untracked(self) -> bool {
        self.at.with_untracked(Option::is_some)
    }

    /// Returns the number of steps of the game, tracked.
    #[must_use]
    pub fn steps(self) -> usize {
        self.record.with(Record::len)
    }

    /// Returns the step before the cursor in words; `None` at the start.
    #[must_use]
    pub const fn step(self) -> Memo<Option<DescribedEntry>> {
        self.step
    }

    /// Returns whether the step before the cursor names a tile, tracked.
    #[must_use]
    pub fn names(self, square: Square) -> bool {
        self.step.with(|step| step.as_ref().is_some_and(|step| step.line.squares.contains(&square)))
    }

    /// Returns whether the cursor advances on a timer, tracked.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.is_playing.get()
    }

    /// Returns whether the page replays the moves of the others before a player's turn, tracked.
    #[must_use]
    pub fn is_before_move(self) -> bool {
        self.is_before_move.get()
    }

    /// Moves the cursor after `steps` steps and pauses. Does nothing in a game without steps.
    pub fn look_at(self, steps: usize) {
        self.is_playing.set(false);
        self.jump(steps);
    }

    fn jump(self, steps: usize) {
        let all = self.record.with_untracked(Record::len);
        if all > 0 {
            self.news.set(Arc::new([]));
            self.at.set(Some(steps.min(all)));
        }
    }

    /// Plays what the others did, from a step on, to the player who moves next.
    pub fn replay(self, from: usize) {
        self.is_before_move.set(true);
        self.jump(from);
        self.is_playing.set(true);
    }

    /// Moves one step back; from the present, to the position before the last step.
    pub fn back(self) {
        let steps = self.record.with_untracked(Record::len);
        let at = self.at.get_untracked().unwrap_or(steps);
        self.look_at(at.saturating_sub(1));
    }

    /// Moves one step forward and pauses.
    pub fn forward(self) {
        self.is_playing.set(false);
        self.step_on(next_entry);
    }

    /// Moves one step forward. The last step ends the playing. A replay leaves out what the players took back.
    pub fn advance(self) {
        self.step_on(self.find_entry());
    }

    fn step_on(self, next: FindEntry) {
        let Some(at) = self.at.get_untracked() else { return };
        self.record.with_untracked(|record| {
            let step = next(record, at).and_then(|entry| Some((entry + 1, record.entries().nth(entry)?.1)));
            if let Some((at, events)) = step {
                self.news.set(Arc::clone(events));
                self.at.set(Some(at));
            }
            if step.is_none_or(|(at, _)| next(record, at).is_none()) {
                self.is_playing.set(false);
            }
        });
    }

    /// Returns the function that finds the next entry while playing.
    fn find_entry(self) -> FindEntry {
        if self.is_before_move.get_untracked() { next_standing } else { next_entry }
    }

    /// Plays or pauses. At the end it plays from the start.
    pub fn toggle(self) {
        let is_playing = self.is_playing.get_untracked();
        let steps = self.record.with_untracked(Record::len);
        let is_at_end = |at| self.record.with_untracked(|record| self.find_entry()(record, at).is_none());
        if !is_playing && self.at.get_untracked().is_some_and(is_at_end) {
            self.jump(0);
        }
        self.is_playing.set(!is_playing && steps > 0);
    }

    /// Returns to the present.
    pub fn leave(self) {
        self.news.set(Arc::new([]));
        self.is_playing.set(false);
        self.is_before_move.set(false);
        self.at.set(None);
    }
}

fn next_entry(record: &Record, from: usize) -> Option<usize> {
    (from < record.len()).then_some(from)
}
