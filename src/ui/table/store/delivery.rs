//! A game that another device has sent while it is on the page.

use super::Match;
use crate::game::Record;
use crate::ui::table::scene::Selection;
use crate::ui::table::session::Session;
use leptos::prelude::*;
use std::sync::Arc;

impl Match {
    /// Goes on with the game as another device has it, and shows the last thing that happened there.
    pub fn go_on(self, session: Session) {
        if self.signals().device.is_owned_by_another_tab.get_untracked() {
            return;
        }
        self.forget_line();
        let before = self.signals().record.with_untracked(Record::len);
        let news = session.record.entries().skip(before).next_back().map(|(_, events)| Arc::clone(events));
        self.signals().agreements.set(session.agreements);
        if let Some(news) = news {
            self.signals().record.set(session.record);
            self.signals().choice.selection.set(Selection::Nothing);
            self.signals().choice.explanation.set(None);
            self.signals().marks.news.set(news);
        }
    }
}
