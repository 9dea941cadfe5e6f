//! Changes of a match: intents, actions of an embedding page or a lesson, undo and redo.

use super::Match;
use crate::game::{Action, Record, Refusal, Seat, Square};
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::allow::Allow;
use crate::ui::table::forced::{Automatic, play_all};
use crate::ui::table::scene::{Explanation, Intent, Outcome, Selection, tiles};
use leptos::prelude::*;
use std::sync::Arc;

impl Match {
    /// Does what a tap, a key or a drag means.
    ///
    /// While the page shows the past it only looks at tiles and leaves the past.
    pub fn send(self, intent: Intent) {
        if self.is_owned_by_another_tab.get_untracked() || untrack(|| self.cover().is_some()) {
            return;
        }
        if self.is_picture() && !matches!(intent, Intent::Look(_)) {
            return;
        }
        if self.history.is_shown_untracked() && !matches!(intent, Intent::Look(_)) {
            if intent == Intent::Cancel {
                self.history.leave();
            }
            return;
        }
        if self.agreements.with_untracked(|agreements| agreements.is_ended) {
            return;
        }
        if self.computer_to_act_untracked().is_some() || untrack(|| self.is_at_another_device()) {
            if !matches!(intent, Intent::Look(_)) {
                self.tap_out_of_turn();
            }
            return;
        }
        let outcome = self.resolve(intent);
        if !matches!(intent, Intent::Look(_)) {
            self.clear_refusal();
        }
        match outcome {
            Outcome::Play(action) => {
                let _ignored = self.play_and(&[action], self.automatic());
            }
            Outcome::PlayAll(actions) => {
                let _ignored = self.play_and(&actions, self.automatic());
            }
            Outcome::Select(selection) => self.selection.set(selection),
            Outcome::Look(square) => self.look.set(square),
            Outcome::Explain(explanation) => self.explanation.set(Some(explanation)),
            Outcome::NotOpen(action) => self.not_open.set(Some(action)),
            Outcome::Nothing => {}
            Outcome::Undo => {
                let one: fn(&mut Record) -> bool = |record| record.undo().is_ok();
                self.rewind(self.automatic().map_or(one, |automatic| automatic.undo));
            }
            Outcome::UndoMove => self.rewind(|record| record.undo_move().is_ok()),
            Outcome::Redo => {
                let one: fn(&mut Record) -> bool = |record| record.redo().is_ok();
                self.rewind(self.automatic().map_or(one, |automatic| automatic.redo));
            }
            Outcome::ResetTurn => self.rewind(|record| record.reset_turn().is_ok()),
        }
    }

    /// Plays an action of the embedding page. A refused action is explained on the board as a refused tap is.
    ///
    /// # Errors
    /// Why the rules refuse it; `None` if it is legal but not allowed here.
    pub fn try_play(self, action: Action) -> Result<(), Option<Refusal>> {
        let outcome = self.resolve(Intent::Play(action));
        self.clear_refusal();
        match outcome {
            Outcome::Explain(explanation) => {
                // The explanation appears at a tile, so the tile must be on the board.
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
                self.history.leave();
                let _ignored = self.play(action);
                Ok(())
            }
        }
    }

    fn is_picture(self) -> bool {
        self.allow.with_untracked(|allow| *allow == Allow::Picture)
    }

    /// Returns what the page does by itself now; `None` if the players do each step.
    fn automatic(self) -> Option<Automatic> {
        self.automatic.filter(|_| self.answers.get_untracked())
    }

    fn resolve(self, intent: Intent) -> Outcome {
        self.record.with_untracked(|record| {
            self.actions.with_untracked(|actions| {
                self.selection.with_untracked(|selection| intent.resolve_within(record, selection, actions))
            })
        })
    }

    /// Forgets why the last intent did nothing.
    fn clear_refusal(self) {
        self.explanation.set(None);
        self.not_open.set(None);
    }

    /// Undoes or redoes a step and returns whether there was one.
    pub fn try_rewind(self, is_redo: bool) -> bool {
        let can = self.record.with_untracked(|record| if is_redo { record.can_redo() } else { record.can_undo() });
        if !can || self.is_picture() {
            return false;
        }
        self.history.leave();
        self.clear_refusal();
        self.rewind(|record| if is_redo { record.redo().is_ok() } else { record.undo().is_ok() });
        true
    }

    /// Takes back every entry of the record from `to` on, as the players have agreed.
    pub fn take_back(self, to: usize) {
        let is_strict = self.agreements.with_untracked(|agreements| agreements.is_strict || agreements.is_known(to));
        if is_strict || self.is_owned_by_another_tab.get_untracked() {
            return;
        }
        self.go_back(to);
    }

    /// Takes back what the players of other devices agreed to, every entry from `to` on.
    pub fn grant(self, to: usize) {
        if !self.is_owned_by_another_tab.get_untracked() {
            self.go_back(to);
        }
    }

    fn go_back(self, to: usize) {
        self.forget_line();
        let before = self.active();
        let Some(Ok(events)) = self.record.try_update(|record| record.take_back(to)) else { return };
        self.explanation.set(None);
        self.deselect();
        self.cover_from(before);
        self.news.set(events);
    }

    /// Clears the selection and the tile looked at.
    fn deselect(self) {
        self.selection.set(Selection::Nothing);
        self.look.set(None);
    }

    fn active(self) -> Option<Seat> {
        self.record.with_untracked(|record| record.game().active())
    }

    /// Covers the table if a person who does not have the device decides next, and the table uses a cover.
    fn cover_from(self, before: Option<Seat>) {
        let after = self.active();
        let is_person = |seat: &Seat| self.agreements.with_untracked(|agreements| agreements.level(*seat).is_none());
        if let Some(person) = before.filter(is_person) {
            self.holder.set(Some(person));
        }
        if after != before {
            self.peeking.set(None);
            let is_next = |seat: &Seat| self.holder.get_untracked() != Some(*seat) && self.has_many_people();
            self.cover.set(
                after.filter(|seat| self.secrecy.get_untracked() == Secrecy::Cover && is_person(seat) && is_next(seat)),
            );
        }
    }

    fn rewind(self, change: impl FnOnce(&mut Record) -> bool) {
        let before = self.active();
        self.forget_line();
        self.news.set(Arc::new([]));
        self.deselect();
        let known = self.agreements.with_untracked(|agreements| agreements.message.map_or(0, |own| own.known));
        self.record.update(|record| {
            change(record);
            // Entries that another device has, too, stay.
            while record.len() < known && record.redo().is_ok() {}
        });
        // Undoing a take-back can make the decision another player's.
        self.cover_from(before);
    }

    /// Plays an action and returns whether it was legal.
    pub(super) fn play(self, action: Action) -> bool {
        self.play_and(&[action], None)
    }

    /// Plays actions and, if the page answers, what has to follow them. Returns whether they were legal.
    fn play_and(self, actions: &[Action], automatic: Option<Automatic>) -> bool {
        let before = self.active();
        let played = self.record.try_update(|record| {
            let events = play_all(record, actions)?;
            Ok(match automatic {
                Some(automatic) => (automatic.answer)(record, events),
                None => events,
            })
        });
        let Some(played) = played else { return false };
        let is_legal = played.is_ok();
        match played {
            Ok(events) => {
                self.cover_from(before);
                self.news.set(events);
                self.deselect();
            }
            Err((action, refusal)) => {
                self.explanation.set(Some(Explanation { square: None, refusal, rule: refusal.rule_for(action) }));
            }
        }
        is_legal
    }
}
