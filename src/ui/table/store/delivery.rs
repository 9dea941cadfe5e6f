//! A game that another device has sent while it is on the page.

use super::Match;
use crate::game::{Action, Entry, Record};
use crate::ui::table::scene::Selection;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::{Agreements, Session};
use leptos::prelude::*;
use std::sync::Arc;

impl Match {
    /// Goes on with the game as another device has it. It shows what the others did there step by step, like the turn of a
    /// computer; only the end of it if nobody looks, or if there is more than actions of others.
    pub fn go_on(self, session: Session, is_shown: bool) {
        if self.signals().device.is_owned_by_another_tab.get_untracked() {
            return;
        }
        self.forget_line();
        let before = self.signals().record.with_untracked(Record::len);
        if let Some(line) = is_shown.then(|| line_of_others(&session, before)).flatten() {
            self.take_agreements(session.agreements);
            return self.signals().computer.line.set(line);
        }
        let news = session.record.entries().skip(before).next_back().map(|(_, events)| Arc::clone(events));
        self.take_agreements(session.agreements);
        if let Some(news) = news {
            self.signals().record.set(session.record);
            self.signals().choice.selection.set(Selection::Nothing);
            self.signals().choice.explanation.set(None);
            self.signals().marks.news.set(news);
        }
    }

    /// Takes the agreements of another device, and notes for the player here what has changed there.
    fn take_agreements(self, mut agreements: Agreements) {
        let players = self.signals().colours.with_untracked(Vec::len);
        let before = self.signals().agreements.get_untracked();
        agreements.notes.clone_from(&before.notes);
        let (entry, own) = (self.signals().record.with_untracked(Record::len), agreements.message.map(|own| own.seat));
        for matter in before.changes(&agreements, players) {
            agreements.note(matter, entry, own.into_iter().collect());
        }
        self.signals().agreements.set(agreements);
    }

    /// Notes for the player here what was agreed to at another device.
    pub fn hear_of(self, matter: Matter) {
        let entry = self.signals().record.with_untracked(Record::len);
        self.signals().agreements.update(|agreements| {
            let own = agreements.message.map(|own| own.seat);
            agreements.note(matter, entry, own.into_iter().collect());
        });
    }

    /// Returns the session with the rest of the line that the page shows; tracked.
    #[must_use]
    pub fn whole_session(self) -> Session {
        let mut session = self.session();
        let line = self.signals().computer.line.get();
        line.into_iter().take_while(|&action| session.record.play(action).is_ok()).for_each(drop);
        session
    }

    /// Returns whether the actions that are left to show are in the record of another device, too; tracked.
    fn is_line_brought(self) -> bool {
        let known = self.message_seat().map_or(0, |own| own.known);
        known > self.signals().record.with(Record::len)
    }

    /// Forgets the line of a computer; plays the rest of one that another device has brought.
    pub(super) fn settle_line(self) {
        if untrack(|| self.is_line_brought()) {
            self.skip_ahead();
        }
        self.forget_line();
    }

    /// Returns whether the line is that of a computer that is to play, or of another device; untracked.
    pub(super) fn has_line_of_others(self) -> bool {
        self.computer_to_act_untracked().is_some() || untrack(|| self.is_line_brought())
    }
}

/// Returns the actions after so many entries, if a session has nothing else there, and none of the player at this device.
fn line_of_others(session: &Session, before: usize) -> Option<Vec<Action>> {
    let own = session.agreements.message?.seat;
    let is_own = |at| session.record.game_before(at).is_some_and(|game| game.active() == Some(own));
    let entries = session.record.entries().enumerate().skip(before);
    let line = entries.map(|(at, (entry, _))| match entry {
        Entry::Action(action) if !is_own(at) => Some(action),
        _ => None,
    });
    line.collect::<Option<Vec<_>>>().filter(|line| !line.is_empty())
}
