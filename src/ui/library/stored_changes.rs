//! Stores the game on the page while it is played.

use super::store::{Store, acknowledge, set_on_page};
use super::{lock, saved};
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::table::session::Session;
use crate::ui::table::store::Match;
use leptos::ev;
use leptos::prelude::*;
use serde_json::Value;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// How long a change waits: the page has drawn it by then.
const SOON: Duration = Duration::from_millis(40);

/// Stores the game on the page after every change, unless another tab owns it. Returns whether this tab has owned it.
///
/// `session` returns what to store, `remember` gets how to write each, also while another tab owns the game; `stored` is the text with which
/// it was opened.
pub fn use_stored_changes(
    game: Match,
    session: impl Fn() -> Session + 'static,
    remember: fn(Box<dyn Fn() -> String>),
    id: &str,
    stored: Option<String>,
) -> RwSignal<bool> {
    let store = Store::expect();
    let had_lock = RwSignal::new(false);
    set_on_page(Some(id));
    on_cleanup(|| set_on_page(None));
    store.clear_lost();
    if let Some(text) = &stored {
        store.remember(id, text);
    }
    let name = id.to_owned();
    leptos::task::spawn_local(async move {
        if lock::take(store, &name, false).await {
            had_lock.set(true);
        } else if !had_lock.is_disposed() {
            store.mark_lost(&name);
        }
    });
    let name = id.to_owned();
    Effect::new(move |_| {
        let is_lost = store.has_lost(&name);
        if game.is_owned_by_another_tab().get_untracked() != is_lost {
            game.is_owned_by_another_tab().set(is_lost);
        }
    });
    let waiting = Rc::new(Waiting {
        name: id.to_owned(),
        store,
        stored: Cell::new(stored),
        session: Cell::default(),
        has_begun: Cell::default(),
    });
    let leaving = window_event_listener(ev::pagehide, {
        let waiting = waiting.clone();
        move |_| waiting.save()
    });
    let last = StoredValue::new_local(waiting.clone());
    on_cleanup(move || {
        leaving.remove();
        last.with_value(|waiting| waiting.save());
    });
    Effect::new(move |_| {
        let session = Rc::new(session());
        let now = session.clone();
        remember(Box::new(move || saved::write(&now, js_sys::Date::now() as u64)));
        if had_lock.get() && !game.is_owned_by_another_tab().get() {
            waiting.keep(session);
        }
    });
    had_lock
}

/// What waits to be stored until the page has drawn it: writing a long game would take a part of each tap.
struct Waiting {
    name: String,
    store: Store,
    /// The text with which the game was opened, until the first change.
    stored: Cell<Option<String>>,
    session: Cell<Option<Rc<Session>>>,
    /// Whether one was stored on this page.
    has_begun: Cell<bool>,
}

impl Waiting {
    /// Stores a session soon, unless a later one comes before; the first one of the page at once, since a game that is not there yet
    /// would be lost whole.
    fn keep(self: &Rc<Self>, session: Rc<Session>) {
        let is_waiting = self.session.replace(Some(session)).is_some();
        if !self.has_begun.replace(true) {
            self.save();
        } else if !is_waiting {
            let waiting = self.clone();
            set_timeout(move || waiting.save(), SOON);
        }
    }

    /// Stores the session that waits, unless another tab has taken the game meanwhile.
    fn save(&self) {
        let Some(session) = self.session.take().filter(|_| !untrack(|| self.store.has_lost(&self.name))) else {
            return;
        };
        // A game that was only opened is not written again, so that its time stays the same.
        let before = self.stored.take().filter(|before| is_same(&session, before));
        let entries = session.record.len();
        match before {
            Some(_) => acknowledge(&self.name, entries),
            None => self.store.save(&self.name, saved::write(&session, js_sys::Date::now() as u64), entries),
        }
    }
}

/// Returns whether a stored text holds the session, apart from the time.
fn is_same(session: &Session, stored: &str) -> bool {
    saved::heading(stored).is_some_and(|heading| {
        let [now, then] = [saved::write(session, heading.saved).as_str(), stored].map(serde_json::from_str::<Value>);
        now.ok() == then.ok()
    })
}
