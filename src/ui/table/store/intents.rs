//! Changes of a match: intents, actions of an embedding page or a lesson, undo and redo.

use super::{Device, Match};
use crate::game::{Action, Record, Refusal, Seat, Square};
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::allow::Allow;
use crate::ui::table::forced::{Automatic, play_all};
use crate::ui::table::scene::{Explanation, Intent, Outcome, Selection, next_tiles_to, tiles};
use leptos::prelude::*;
use std::sync::Arc;

/// What an intent did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// Nothing, or the page says why not.
    Nothing,
    /// It changed the selection, or went back or forth.
    Changed,
    /// It played.
    Played,
}

impl Match {
    /// Does what a tap, a key or a drag means.
    ///
    /// While the page shows the past it only leaves the past.
    pub fn send(self, intent: Intent) -> Response {
        let is_owned_here = !self.signals().device.is_owned_by_another_tab.get_untracked();
        if !is_owned_here || self.is_picture() || untrack(|| self.cover().is_some()) {
            return Response::Nothing;
        }
        if self.signals().history.is_shown_untracked() {
            if intent == Intent::Cancel {
                self.signals().history.leave();
            }
            return Response::Nothing;
        }
        if self.signals().agreements.with_untracked(|agreements| agreements.is_ended) {
            return Response::Nothing;
        }
        if self.computer_to_act_untracked().is_some() || untrack(|| self.is_at_another_device()) {
            self.tap_out_of_turn();
            return Response::Nothing;
        }
        let outcome = self.resolve(intent);
        self.clear_refusal();
        match outcome {
            Outcome::Play(action) => return self.play_and(&[action], self.automatic()),
            Outcome::PlayAll(actions) => return self.play_and(&actions, self.automatic()),
            Outcome::Nothing => return Response::Nothing,
            Outcome::Explain(explanation) => {
                self.show_ways_to(explanation.square);
                self.explain(explanation);
                return Response::Nothing;
            }
            Outcome::NotOpen(action) => {
                self.refuse_as_not_open(action);
                return Response::Nothing;
            }
            Outcome::Select(selection) => self.signals().choice.selection.set(selection),
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
        Response::Changed
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
                let on_board = |square: &Square| {
                    self.signals().record.with_untracked(|record| record.game().board.contains(*square))
                };
                let square = tiles(action).into_iter().find(on_board);
                self.explain(Explanation { square, ..explanation });
                Err(Some(explanation.refusal))
            }
            Outcome::NotOpen(action) => {
                self.refuse_as_not_open(action);
                Err(None)
            }
            _ => {
                self.signals().history.leave();
                let _ignored = self.play(action);
                Ok(())
            }
        }
    }

    fn is_picture(self) -> bool {
        self.signals().allow.with_untracked(|allow| *allow == Allow::Picture)
    }

    /// Returns what the page does by itself now; `None` if the players do each step.
    fn automatic(self) -> Option<Automatic> {
        self.signals().automatic.filter(|_| self.signals().answers.get_untracked())
    }

    fn resolve(self, intent: Intent) -> Outcome {
        self.signals().record.with_untracked(|record| {
            self.signals().actions.with_untracked(|actions| {
                self.signals()
                    .choice
                    .selection
                    .with_untracked(|selection| intent.resolve_within(record, selection, actions))
            })
        })
    }

    /// Flashes the tiles on which a meeple can be dropped next to end the move on a tile, where several ways lead there.
    fn show_ways_to(self, end: Option<Square>) {
        let next = self.signals().record.with_untracked(|record| next_tiles_to(record.game(), end?));
        if let Some(tiles) = next {
            self.signals().marks.flash.set(tiles);
        }
    }

    fn explain(self, explanation: Explanation) {
        self.count_refusal();
        self.signals().choice.explanation.set(Some(explanation));
    }

    fn refuse_as_not_open(self, action: Action) {
        self.count_refusal();
        self.signals().choice.not_open.set(Some(action));
    }

    pub(super) fn count_refusal(self) {
        self.signals().choice.refusals.update(|count| *count = count.wrapping_add(1));
    }

    /// Forgets why the last intent did nothing.
    fn clear_refusal(self) {
        self.signals().choice.explanation.set(None);
        self.signals().choice.not_open.set(None);
    }

    /// Undoes or redoes a step and returns whether there was one.
    pub fn try_rewind(self, is_redo: bool) -> bool {
        let can =
            self.signals().record.with_untracked(|record| if is_redo { record.can_redo() } else { record.can_undo() });
        if !can || self.is_picture() {
            return false;
        }
        self.signals().history.leave();
        self.clear_refusal();
        self.rewind(|record| if is_redo { record.redo().is_ok() } else { record.undo().is_ok() });
        true
    }

    /// Takes back every entry of the record from `to` on, as the players have agreed.
    pub fn take_back(self, to: usize) {
        let is_strict =
            self.signals().agreements.with_untracked(|agreements| agreements.is_strict || agreements.is_known(to));
        if is_strict || self.signals().device.is_owned_by_another_tab.get_untracked() {
            return;
        }
        self.go_back(to);
    }

    /// Takes back what the players of other devices agreed to, every entry from `to` on.
    pub fn grant(self, to: usize) {
        if !self.signals().device.is_owned_by_another_tab.get_untracked() {
            self.go_back(to);
        }
    }

    fn go_back(self, to: usize) {
        self.settle_line();
        let before = self.active();
        let Some(Ok(events)) = self.signals().record.try_update(|record| record.take_back(to)) else { return };
        self.signals().choice.explanation.set(None);
        self.deselect();
        // Under a cover nobody knows who has the device.
        if self.signals().device.cover.get_untracked().is_some() {
            self.hide();
        } else {
            self.cover_from(before);
        }
        self.signals().marks.news.set(events);
    }

    fn deselect(self) {
        self.point_in_hand(None);
        // Setting it would look through all that is drawn, even where nothing was selected.
        let selection = self.signals().choice.selection;
        if selection.with_untracked(|selection| *selection != Selection::Nothing) {
            selection.set(Selection::Nothing);
        }
    }

    pub(super) fn active(self) -> Option<Seat> {
        self.signals().record.with_untracked(|record| record.game().active())
    }

    /// Covers the table if a person who does not have the device decides next, and the table uses a cover.
    fn cover_from(self, before: Option<Seat>) {
        let Device { cover, peeking, holder, .. } = self.signals().device;
        let after = self.active();
        if let Some(person) = before.filter(|&seat| self.is_person_untracked(seat)) {
            holder.set(Some(person));
        }
        if after == before {
            return;
        }
        peeking.set(None);
        match after {
            // Computers play on under a cover that waits for a person.
            Some(seat) if !self.is_person_untracked(seat) || cover.get_untracked() == Some(seat) => {}
            _ => cover.set(after.filter(|&seat| self.is_covered_from(seat) && holder.get_untracked() != Some(seat))),
        }
    }

    fn is_person_untracked(self, seat: Seat) -> bool {
        self.signals().agreements.with_untracked(|agreements| agreements.level(seat).is_none())
    }

    /// Returns whether a cover hides the table from a player until they have taken the device; untracked.
    pub(super) fn is_covered_from(self, seat: Seat) -> bool {
        let is_cover = self.signals().device.secrecy.get_untracked() == Secrecy::Cover;
        is_cover && self.has_many_people() && self.is_person_untracked(seat)
    }

    fn rewind(self, change: impl FnOnce(&mut Record) -> bool) {
        let before = self.active();
        self.forget_line();
        self.signals().marks.news.set(Arc::new([]));
        self.deselect();
        let known =
            self.signals().agreements.with_untracked(|agreements| agreements.message.map_or(0, |own| own.known));
        self.signals().record.update(|record| {
            change(record);
            // Entries that another device has, too, stay.
            while record.len() < known && record.redo().is_ok() {}
        });
        // Undoing a take-back can make the decision another player's.
        self.cover_from(before);
    }

    /// Plays an action and returns whether it was legal.
    pub(super) fn play(self, action: Action) -> bool {
        self.play_and(&[action], None) == Response::Played
    }

    /// Plays actions and, if the page answers, what has to follow them.
    fn play_and(self, actions: &[Action], automatic: Option<Automatic>) -> Response {
        let before = self.active();
        let played = self.signals().record.try_update(|record| {
            let events = play_all(record, actions)?;
            Ok(match automatic {
                Some(automatic) => (automatic.answer)(record, events),
                None => events,
            })
        });
        match played {
            Some(Ok(events)) => {
                self.cover_from(before);
                if actions.iter().any(|action| matches!(action, Action::Keep(_))) {
                    // The player looked at what was drawn.
                    self.signals().device.peeking.set(None);
                }
                self.signals().marks.news.set(events);
                self.deselect();
                Response::Played
            }
            Some(Err((action, refusal))) => {
                self.explain(Explanation { square: None, refusal, rule: refusal.rule_for(action) });
                Response::Nothing
            }
            None => Response::Nothing,
        }
    }
}
