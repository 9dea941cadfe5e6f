//! What is done in a match: intents, actions from elsewhere, and the ways back.

use super::Match;
use crate::game::{Action, Record, Refusal, Seat, Square};
use crate::ui::allow::Allow;
use crate::ui::scene::{Explanation, Intent, Outcome, Selection, tiles};
use leptos::prelude::*;
use std::sync::Arc;

impl Match {
    /// Does what a tap, a key or a drag means; while one looks at the past it changes nothing.
    pub fn send(self, intent: Intent) {
        if self.is_owned_by_another_tab.get_untracked() || untrack(|| self.cover().is_some()) {
            return;
        }
        if self.is_picture() && !matches!(intent, Intent::Look(_)) {
            return;
        }
        if self.past.is_on() && !matches!(intent, Intent::Look(_)) {
            if intent == Intent::Cancel {
                self.past.leave();
            }
            return;
        }
        if self.agreements.with_untracked(|agreements| agreements.is_ended) {
            return;
        }
        let outcome = self.resolve(intent);
        if !matches!(intent, Intent::Look(_)) {
            self.forget();
        }
        match outcome {
            Outcome::Play(action) => self.play(action),
            Outcome::Select(selection) => self.selection.set(selection),
            Outcome::Look(square) => self.look.set(square),
            Outcome::Explain(explanation) => self.explanation.set(Some(explanation)),
            Outcome::NotOpen(action) => self.not_open.set(Some(action)),
            Outcome::Nothing => {}
            Outcome::Undo => self.rewind(|record| record.undo().is_ok()),
            Outcome::UndoMove => self.rewind(|record| record.undo_move().is_ok()),
            Outcome::Redo => self.rewind(|record| record.redo().is_ok()),
            Outcome::ResetTurn => self.rewind(|record| record.reset_turn().is_ok()),
        }
    }

    /// Plays an action that comes from elsewhere than a tap. What is refused is explained as a tap would be, so that a lesson
    /// may ask for it.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing if it is only not open here.
    pub fn try_play(self, action: Action) -> Result<(), Option<Refusal>> {
        let outcome = self.resolve(Intent::Play(action));
        self.forget();
        match outcome {
            Outcome::Explain(explanation) => {
                // A tile beyond the edge has no place to say it at.
                let on_board =
                    |square: &Square| self.record.with_untracked(|record| record.game().board.contains(*square));
                let square = tiles(action).into_iter().find(on_board);
                self.explanation.set(Some(Explanation { square, ..explanation }));
                Err(Some(explanation.refusal))
            }
            Outcome::NotOpen(action) => {
                self.not_open.set(Some(action));
                Err(None)
            }
            _ => {
                self.past.leave();
                self.play(action);
                Ok(())
            }
        }
    }

    fn is_picture(self) -> bool {
        self.allow.with_untracked(|allow| *allow == Allow::Picture)
    }

    fn resolve(self, intent: Intent) -> Outcome {
        self.record.with_untracked(|record| {
            self.actions.with_untracked(|actions| {
                self.selection.with_untracked(|selection| intent.resolve_within(record, selection, actions))
            })
        })
    }

    /// Forgets why nothing happened last.
    fn forget(self) {
        self.explanation.set(None);
        self.not_open.set(None);
    }

    /// Takes the last step back, or puts it back again; says whether there was one.
    pub fn try_rewind(self, is_forth: bool) -> bool {
        let can = self.record.with_untracked(|record| if is_forth { record.can_redo() } else { record.can_undo() });
        if !can || self.is_picture() {
            return false;
        }
        self.past.leave();
        self.forget();
        self.rewind(|record| if is_forth { record.redo().is_ok() } else { record.undo().is_ok() });
        true
    }

    /// Takes everything from an entry of the record on back, as the table agreements.
    pub fn take_back(self, to: usize) {
        if self.is_owned_by_another_tab.get_untracked() {
            return;
        }
        let before = self.active();
        let Some(Ok(events)) = self.record.try_update(|record| record.take_back(to)) else { return };
        self.explanation.set(None);
        self.deselect();
        self.cover_from(before);
        self.news.set(events);
    }

    /// Gives up what is chosen and the tile looked at.
    fn deselect(self) {
        self.selection.set(Selection::Nothing);
        self.look.set(None);
    }

    fn active(self) -> Option<Seat> {
        self.record.with_untracked(|record| record.game().active())
    }

    /// Covers the page if the next decision is another player's; with open coins that is not seen.
    fn cover_from(self, before: Option<Seat>) {
        let after = self.active();
        if after != before {
            self.cover.set(after.filter(|_| self.hand_over.get_untracked()));
        }
    }

    fn rewind(self, change: impl FnOnce(&mut Record) -> bool) {
        let before = self.active();
        self.news.set(Arc::new([]));
        self.deselect();
        self.record.update(|record| {
            change(record);
        });
        // Undoing the table's take-back can hand over.
        self.cover_from(before);
    }

    fn play(self, action: Action) {
        let before = self.active();
        let Some(played) = self.record.try_update(|record| record.play(action)) else { return };
        match played {
            Ok(events) => {
                self.cover_from(before);
                self.news.set(events);
                self.deselect();
            }
            Err(refusal) => {
                self.explanation.set(Some(Explanation { square: None, refusal, rule: refusal.rule_for(action) }));
            }
        }
    }
}
