//! Stores the game on the page while it is played.

use super::store::{Store, acknowledge, set_on_page};
use super::{lock, saved};
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::table::session::Session;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use serde_json::Value;
use std::cell::Cell;

/// Stores the game on the page after every change, unless another tab owns it. Returns whether this tab has owned it.
///
/// `session` returns what to store, `remember` gets each text, also while another tab owns the game; `stored` is the text with which
/// it was opened.
pub fn use_stored_changes(
    game: Match,
    session: impl Fn() -> Session + 'static,
    remember: fn(String),
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
    let name = id.to_owned();
    let stored = Cell::new(stored);
    Effect::new(move |_| {
        let session = session();
        let text = saved::write(&session, js_sys::Date::now() as u64);
        remember(text.clone());
        if !had_lock.get() || game.is_owned_by_another_tab().get() {
            return;
        }
        let entries = session.record.len();
        // A game that was only opened is not written again, so that its time stays the same.
        let before = stored.take().filter(|before| is_same(&session, before));
        match before {
            Some(_) => acknowledge(&name, entries),
            None => store.save(&name, text, entries),
        }
    });
    had_lock
}

/// Returns whether a stored text holds the session, apart from the time.
fn is_same(session: &Session, stored: &str) -> bool {
    saved::heading(stored).is_some_and(|heading| {
        let [now, then] = [saved::write(session, heading.saved).as_str(), stored].map(serde_json::from_str::<Value>);
        now.ok() == then.ok()
    })
}
