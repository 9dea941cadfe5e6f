//! Tells that it is this player's turn: by a sound, and while the page is out of sight in its title, on the icon of the app and
//! by a notification.

use crate::i18n::{live as text, shell};
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::{browser, local_storage};
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds};
use js_sys::{Array, Promise};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// How long after the last step the sound comes, and the seconds between its two parts.
const AFTER: Duration = Duration::from_millis(600);
const BETWEEN: f64 = 0.35;
/// The key of the setting for notifications.
const NOTIFIES: &str = "naqala.live-notifies";

fn notifications() -> Result<JsValue, JsValue> {
    browser::get(&window(), "Notification")
}

/// Returns whether the player wants notifications, and the browser allows them.
pub fn notifies() -> bool {
    let permission = notifications().and_then(|class| browser::get(&class, "permission"));
    local_storage::read(NOTIFIES).is_some() && permission.is_ok_and(|permission| permission == "granted")
}

/// Switches notifications on or off, and returns whether they are on: the browser asks the player first.
pub async fn set_notifies(is_wanted: bool) -> bool {
    local_storage::remove(NOTIFIES);
    let Ok(class) = notifications() else { return false };
    if is_wanted && browser::call_async(&class, "requestPermission", &Array::new()).await.is_ok() {
        local_storage::write(NOTIFIES, "1");
    }
    notifies()
}

/// Shows a notification.
async fn notify(words: &str) -> Result<(), JsValue> {
    if browser::construct("Notification", &words.into()).is_ok() {
        return Ok(());
    }
    // Phones show notifications of service workers alone.
    let worker = browser::call_async(&browser::navigator("serviceWorker")?, "getRegistration", &Array::new()).await?;
    browser::call_async(&worker, "showNotification", &Array::of1(&words.into())).await.map(drop)
}

/// Shows the badge of the app, or removes it.
fn set_badge(is_on: bool) {
    let method = if is_on { "setAppBadge" } else { "clearAppBadge" };
    // Only installed apps have a badge. The call comes at once, since a page that ends does nothing later.
    let answer = browser::call(&window().navigator(), method, &Array::new());
    let Ok(answer) = answer.and_then(JsCast::dyn_into::<Promise>) else { return };
    spawn_local(async move {
        let _ignored = JsFuture::from(answer).await;
    });
}

/// Calls the player here, for whom another waits: by a sound, and by a notification while the page is out of sight.
pub fn alert(sounds: Sounds, words: &str) {
    sounds.play_all([Cue::Turn, Cue::Turn], BETWEEN);
    if document().hidden() && notifies() {
        let words = words.to_owned();
        spawn_local(async move {
            // Without a notification the title remains.
            let _ignored = notify(&words).await;
        });
    }
}

/// Gives the signs when it becomes this player's turn.
pub fn use_turn_sign(table: Match) {
    let lang = Settings::expect().lang;
    let is_own_turn = Memo::new(move |_| {
        let seat = table.message_seat().map(|own| own.seat);
        seat.is_some() && seat == table.position().active() && !table.agreements().is_ended
    });
    // A page that ends is hidden, too, and nobody would remove its badge.
    let is_ended = StoredValue::new(false);
    let sign = move || {
        let is_away = document().hidden() && is_ended.try_get_value() == Some(false);
        let is_on = is_away && is_own_turn.try_get_untracked() == Some(true);
        let (title, turn) = untrack(|| (shell::document_title(lang.get()), text::your_turn(lang.get())));
        document().set_title(&if is_on { format!("● {turn} · {title}") } else { title.to_owned() });
        set_badge(is_on);
        is_on
    };
    let sounds = Sounds::expect();
    Effect::new(move |before: Option<bool>| {
        let is_own_turn = is_own_turn.get();
        // Not when the page opens.
        if is_own_turn && before == Some(false) {
            // The sounds of what the other has played come first.
            set_timeout(move || sounds.play_all([Cue::Turn, Cue::Turn], BETWEEN), AFTER);
        }
        if sign() && notifies() {
            let words = untrack(|| text::your_turn(lang.get()));
            spawn_local(async move {
                // Without a notification the other signs remain.
                let _ignored = notify(words).await;
            });
        }
        is_own_turn
    });
    // Where the page is kept for Back, it may come back.
    let listeners =
        [("visibilitychange", None), ("pagehide", Some(true)), ("pageshow", Some(false))].map(|(event, ends)| {
            window_event_listener_untyped(event, move |_| {
                if let Some(ends) = ends {
                    is_ended.set_value(ends);
                }
                sign();
            })
        });
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        set_badge(false);
        document().set_title(untrack(|| shell::document_title(lang.get())));
    });
}
