//! Looking at the past of a match: a place in its record, while the game itself waits.

use super::Settings;
use crate::game::{Event, Record, Square};
use crate::ui::describe::{self, Told};
use leptos::prelude::*;
use std::sync::Arc;

/// Where one looks: a handle of signals, copied freely. It reads the record and changes nothing of it.
#[derive(Clone, Copy)]
pub struct Past {
    record: RwSignal<Record>,
    /// What the step just seen did, for movements; empty after a jump.
    news: RwSignal<Arc<[Event]>>,
    at: RwSignal<Option<usize>>,
    is_playing: RwSignal<bool>,
    is_before_move: RwSignal<bool>,
    told: Memo<Option<Told>>,
}

impl Past {
    pub(super) fn of(record: RwSignal<Record>, news: RwSignal<Arc<[Event]>>, settings: Settings) -> Self {
        let at = RwSignal::new(None::<usize>);
        let told = Memo::new(move |_| {
            let entry = at.get()?.checked_sub(1)?;
            record.with(|record| describe::told(settings.lang.get(), record, entry))
        });
        Self { record, news, at, is_playing: RwSignal::new(false), is_before_move: RwSignal::new(false), told }
    }

    /// How many steps had been made at the moment looked at; nothing while one is at the game itself. Tracked.
    #[must_use]
    pub fn at(self) -> Option<usize> {
        self.at.get()
    }

    /// Whether the game waits.
    #[must_use]
    pub fn is_on(self) -> bool {
        self.at.with_untracked(Option::is_some)
    }

    /// How many steps there are, tracked.
    #[must_use]
    pub fn steps(self) -> usize {
        self.record.with(Record::len)
    }

    /// The step that led to the moment looked at, in words; nothing at the start.
    #[must_use]
    pub const fn told(self) -> Memo<Option<Told>> {
        self.told
    }

    /// Whether the step looked at names a tile, tracked.
    #[must_use]
    pub fn names(self, square: Square) -> bool {
        self.told.with(|told| told.as_ref().is_some_and(|told| told.line.squares.contains(&square)))
    }

    /// Whether steps follow by themselves, tracked.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.is_playing.get()
    }

    /// Whether the player who looks is about to move, and was shown what the others did; tracked.
    #[must_use]
    pub fn is_before_move(self) -> bool {
        self.is_before_move.get()
    }

    /// Goes to the moment after so many steps, and stays there; nowhere in a game without any.
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

    /// Shows from there on what the others did, step by step, to the player who moves next.
    pub fn replay(self, from: usize) {
        self.is_before_move.set(true);
        self.jump(from);
        self.is_playing.set(true);
    }

    /// Goes one step back; from the game itself to what led to it.
    pub fn back(self) {
        let steps = self.record.with_untracked(Record::len);
        let at = self.at.get_untracked().unwrap_or(steps);
        self.look_at(at.saturating_sub(1));
    }

    /// Goes one step forth.
    pub fn forth(self) {
        self.is_playing.set(false);
        self.advance();
    }

    /// Goes one step forth while playing, which ends with the last one.
    pub fn advance(self) {
        let Some(at) = self.at.get_untracked() else { return };
        let (events, steps) = self
            .record
            .with_untracked(|record| (record.entries().nth(at).map(|(_, events)| Arc::clone(events)), record.len()));
        if let Some(events) = events {
            self.news.set(events);
            self.at.set(Some(at + 1));
        }
        if at + 1 >= steps {
            self.is_playing.set(false);
        }
    }

    /// Plays on, from the start if one is at the end; or pauses.
    pub fn toggle(self) {
        let is_playing = self.is_playing.get_untracked();
        let steps = self.record.with_untracked(Record::len);
        if !is_playing && self.at.get_untracked() == Some(steps) {
            self.jump(0);
        }
        self.is_playing.set(!is_playing && steps > 0);
    }

    /// Goes back to the game itself.
    pub fn leave(self) {
        self.news.set(Arc::new([]));
        self.is_playing.set(false);
        self.is_before_move.set(false);
        self.at.set(None);
    }
}
