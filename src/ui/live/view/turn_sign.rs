//! Shows that it is this player's turn while the page is out of sight: in its title, on the icon of the app, by a notification.

use crate::i18n::{live as text, shell};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::{browser, local_storage};
use crate::ui::table::store::Match;
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

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

/// Shows the signs while it is this player's turn and the page is not seen.
pub fn use_turn_sign(table: Match) {
    let lang = Settings::expect().lang;
    let is_own_turn = Memo::new(move |_| {
        let seat = table.message_seat().map(|own| own.seat);
        seat.is_some() && seat == table.position().active() && !table.agreements().is_ended
    });
    let sign = move || {
        let is_on = is_own_turn.try_get_untracked() == Some(true) && document().hidden();
        let (title, turn) = untrack(|| (shell::document_title(lang.get()), text::your_turn(lang.get())));
        document().set_title(&if is_on { format!("● {turn} · {title}") } else { title.to_owned() });
        let method = if is_on { "setAppBadge" } else { "clearAppBadge" };
        spawn_local(async move {
            // Only installed apps have a badge.
            let _ignored = browser::call_async(&window().navigator(), method, &Array::new()).await;
        });
        is_on
    };
    Effect::new(move |_| {
        is_own_turn.track();
        if sign() && notifies() {
            // Some browsers show notifications of service workers only.
            let _ignored = browser::construct("Notification", &untrack(|| text::your_turn(lang.get())).into());
        }
    });
    let listener = window_event_listener_untyped("visibilitychange", move |_| {
        sign();
    });
    on_cleanup(move || {
        listener.remove();
        document().set_title(untrack(|| shell::document_title(lang.get())));
    });
}
