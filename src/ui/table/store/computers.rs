//! The computers of a match: the seats that they play, and their actions, which the match plays like a person's.

use super::Match;
use crate::ai::{Level, Style};
use crate::game::{Action, Entry, Record, Seat};
use crate::ui::table::session::account::{Account, latest};
use crate::ui::table::session::history::sections;
use crate::ui::table::session::take_back::{last_decision_of, own_last_decision, standing};
use leptos::prelude::*;

impl Match {
    /// Returns the level of the computer that plays a seat; `None` for a person. Tracked.
    #[must_use]
    pub fn level(self, seat: Seat) -> Option<Level> {
        self.signals().agreements.with(|agreements| agreements.level(seat))
    }

    /// Returns the style in which a computer plays a seat, tracked.
    #[must_use]
    pub fn style(self, seat: Seat) -> Style {
        self.signals().agreements.with(|agreements| agreements.style(seat))
    }

    /// Returns whether a computer plays any seat, tracked.
    #[must_use]
    pub fn has_computers(self) -> bool {
        self.signals().agreements.with(|agreements| !agreements.computers.is_empty())
    }

    /// Gives a seat to a computer, or to a person. Whoever does so need not be the one whose things the page would show now.
    pub fn set_level(self, seat: Seat, level: Option<Level>) {
        let players = self.signals().colours.with_untracked(Vec::len);
        let were_many = self.has_many_people();
        self.settle_line();
        let before = self.signals().agreements.get_untracked();
        self.signals().agreements.update(|agreements| agreements.set_level(seat, level, players));
        let after = self.signals().agreements.get_untracked();
        if were_many || self.has_many_people() {
            for matter in before.changes(&after, players) {
                self.note(matter);
            }
        }
        self.hide();
        if let (true, &[only]) = (were_many, &self.signals().agreements.get_untracked().people_here(players)[..]) {
            self.signals().device.cover.set(Some(only));
        }
    }

    /// Returns the computer that is to play, with its level; tracked.
    #[must_use]
    pub fn computer_to_act(self) -> Option<(Seat, Level)> {
        let seat = self.signals().record.with(|record| record.game().active())?;
        self.signals()
            .agreements
            .with(|agreements| Some((seat, agreements.level(seat).filter(|_| !agreements.is_ended)?)))
    }

    /// Returns what the computer that is to play does, for the style sheets: it thinks or plays, as does a device that has
    /// brought a turn. Tracked.
    #[must_use]
    pub fn computer_does(self) -> Option<&'static str> {
        if self.left_to_show() > 0 { Some("plays") } else { self.computer_to_act().map(|_| "thinks") }
    }

    pub(super) fn computer_to_act_untracked(self) -> Option<(Seat, Level)> {
        untrack(|| self.computer_to_act())
    }

    /// Returns whether more than one person plays at this device.
    pub(super) fn has_many_people(self) -> bool {
        let players = self.signals().colours.with_untracked(Vec::len);
        self.signals().agreements.with_untracked(|agreements| agreements.people_here(players).len() > 1)
    }

    /// Returns whether a player is the only person at this device, tracked.
    #[must_use]
    pub fn is_only_person(self, seat: Seat) -> bool {
        let players = self.signals().colours.with(Vec::len);
        self.signals().agreements.with(|agreements| agreements.people_here(players) == [seat])
    }

    /// Returns the player to whom the page turns, also while it shows the past: the person who decides, else the one at the
    /// device, else the computer that decides. Tracked.
    #[must_use]
    pub fn front(self) -> Option<Seat> {
        let is_ended = self.signals().agreements.with(|agreements| agreements.is_ended);
        let active = self.signals().record.with(|record| record.game().active()).filter(|_| !is_ended);
        let people =
            self.signals().agreements.with(|agreements| agreements.people_here(self.signals().colours.with(Vec::len)));
        match people[..] {
            [only] => Some(only),
            _ if active.is_none_or(|seat| people.contains(&seat)) => active,
            _ => self.signals().device.holder.get().filter(|seat| people.contains(seat)).or(active),
        }
    }

    /// Returns whether a computer made the last decision, tracked.
    #[must_use]
    pub fn was_last_by_computer(self) -> bool {
        self.last_to_act().is_some_and(|seat| self.level(seat).is_some())
    }

    /// Returns who made the last decision, tracked.
    #[must_use]
    pub fn last_to_act(self) -> Option<Seat> {
        self.signals().record.with(|record| {
            let last = record.len().checked_sub(1)?;
            record.game_before(last)?.active()
        })
    }

    /// Returns the turn or bid that a computer has just finished, tracked.
    #[must_use]
    pub fn account(self) -> Option<Account> {
        self.signals().agreements.with(|agreements| {
            if agreements.computers.is_empty() {
                None
            } else {
                self.signals().record.with(|record| latest(record, agreements))
            }
        })
    }

    /// Takes the line that a computer found. [`Self::show_next`] plays it, action by action.
    pub fn show(self, line: Vec<Action>) {
        self.signals().computer.is_stuck.set(line.is_empty());
        self.signals().computer.line.set(line);
    }

    /// Returns how many actions of a line are not played yet, tracked.
    #[must_use]
    pub fn left_to_show(self) -> usize {
        self.signals().computer.line.with(Vec::len)
    }

    /// Plays the next action of the line, if it is the line of others and no other tab owns the game.
    pub fn show_next(self) {
        if !self.has_line_of_others() || self.signals().device.is_owned_by_another_tab.get_untracked() {
            return self.forget_line();
        }
        let next = self.signals().computer.line.try_update(|line| (!line.is_empty()).then(|| line.remove(0))).flatten();
        let Some(action) = next else { return };
        self.signals().computer.is_too_early.set(false);
        if !self.play(action) {
            self.forget_line();
            self.signals().computer.is_stuck.set(true);
        }
    }

    /// Plays the rest of the line.
    pub fn skip_ahead(self) {
        while self.signals().computer.line.with_untracked(|line| !line.is_empty()) {
            self.show_next();
        }
    }

    /// Returns whether a computer found nothing that it can play, tracked.
    #[must_use]
    pub fn is_stuck(self) -> bool {
        self.signals().computer.is_stuck.get()
    }

    /// Lets the computer think again.
    pub fn think_again(self) {
        self.signals().computer.is_stuck.set(false);
    }

    /// Does what a tap means while a computer is to play: it skips ahead, or is refused.
    pub(super) fn tap_out_of_turn(self) {
        if self.signals().computer.line.with_untracked(Vec::is_empty) {
            self.count_refusal();
            self.signals().computer.is_too_early.set(true);
        } else {
            self.skip_ahead();
        }
    }

    /// Returns whether the last tap did nothing because a computer is to play, tracked.
    #[must_use]
    pub fn is_too_early(self) -> bool {
        self.signals().computer.is_too_early.get()
    }

    pub(super) fn forget_line(self) {
        self.signals().computer.line.set(Vec::new());
        self.signals().computer.is_stuck.set(false);
        self.signals().computer.is_too_early.set(false);
    }

    /// Returns whether the page offers one's own take-back; tracked. Within one's own turn, undo serves instead.
    #[must_use]
    pub fn can_take_back_own(self) -> bool {
        self.own_last_decision().is_some()
    }

    /// Returns whether one's own take-back would take back a bid; tracked.
    #[must_use]
    pub fn is_own_last_bid(self) -> bool {
        let first = self.own_last_decision();
        self.signals().record.with(|record| first.is_some_and(|first| is_bid(record, first)))
    }

    /// Returns the last turn or bid of a person that the table can take back: its first entry, whose it is, and whether it is a
    /// bid. Tracked.
    #[must_use]
    pub fn last_decision(self) -> Option<(usize, Seat, bool)> {
        let agreements = self.signals().agreements.get();
        self.signals().record.with(|record| {
            let (first, seat) = last_decision_of(record, &|seat| agreements.level(seat).is_none())?;
            let is_free = !agreements.is_strict && !agreements.is_known(first);
            is_free.then(|| (first, seat, is_bid(record, first)))
        })
    }

    /// Returns whether people at this device can take back the last turn or bid before anything follows it, tracked.
    #[must_use]
    pub fn can_take_back_last(self) -> bool {
        let is_whole = |record: &Record| standing(record).first().is_some_and(|newest| newest.is_last);
        self.can_take_back_at_table() && self.signals().record.with(is_whole)
    }

    /// Returns whether people at this device have to agree on a take-back of the last turn or bid, tracked.
    #[must_use]
    pub fn can_take_back_at_table(self) -> bool {
        self.has_many_people()
            && self.message_seat().is_none()
            && self.can_take_back_by_log()
            && self.last_decision().is_some()
    }

    /// Returns whether the table can take something back by the log, tracked: what other devices have, no device alone takes back.
    #[must_use]
    pub fn can_take_back_by_log(self) -> bool {
        let agreements = self.signals().agreements.get();
        let is_open = |record: &Record| match agreements.message {
            None => !record.is_empty(),
            Some(_) => sections(record).last().is_some_and(|section| !agreements.is_known(section.first)),
        };
        !agreements.is_strict && self.signals().history.at().is_none() && self.signals().record.with(is_open)
    }

    fn own_last_decision(self) -> Option<usize> {
        if self.signals().history.at().is_some() || !self.has_computers() {
            return None;
        }
        self.signals().record.with(|record| {
            let agreements = self.signals().agreements.get();
            let is_own_turn = record.game().active().is_some_and(|seat| agreements.level(seat).is_none());
            if is_own_turn && record.can_undo() {
                return None;
            }
            own_last_decision(record, &agreements).filter(|&to| !agreements.is_known(to))
        })
    }

    /// Takes back one's own last turn or bid, and everything since.
    pub fn take_back_own(self) {
        if let Some(to) = untrack(|| self.own_last_decision()) {
            self.take_back(to);
        }
    }
}

fn is_bid(record: &Record, entry: usize) -> bool {
    matches!(record.entries().nth(entry), Some((Entry::Action(Action::Bid { .. }), _)))
}
