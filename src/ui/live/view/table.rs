//! The table of the page goes live: it connects, tells the others, and draws who is there.

use super::desk::Desk;
use super::people::People;
use super::socket::use_socket;
use crate::game::Square;
use crate::i18n::{live as text, shell};
use crate::ui::kit::browser;
use crate::ui::kit::local_storage;
use crate::ui::kit::settings::Settings;
use crate::ui::live::Body;
use crate::ui::shell::live::Live;
use crate::ui::table::store::Match;
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// The key of the setting that hides one's own move while it is made.
pub const HIDES_MOVES: &str = "naqala.live-hides-moves";
/// How often a device says that it is here.
const SAY: Duration = Duration::from_secs(15);

/// Connects the game, and draws who is at the table.
#[component]
pub fn LiveTable() -> impl IntoView {
    let (table, live) = (Match::expect(), expect_context::<Live>());
    let own = untrack(|| table.message_seat())?;
    let desk = Desk::new(table, live, own);
    live.invitation.set(desk.key().fragment());
    let on_envelope = move |envelope: Vec<u8>, is_first: bool| desk.arrive(&envelope, is_first);
    desk.use_connection(use_socket(&desk.key().address(), live.connection, Box::new(on_envelope)));
    desk.keep_others_informed();
    use_way(desk);
    use_presence(desk);
    use_turn_sign(table);
    Some(view! { <People desk /> })
}

/// Shows the others a move while it is made here.
fn use_way(desk: Desk) {
    let way = Memo::new(move |_| {
        let is_own = desk.table().message_seat().map(|own| own.seat) == desk.table().position().active();
        let is_shown = is_own && local_storage::read(HIDES_MOVES).is_none();
        if is_shown { desk.table().scene().with(|scene| scene.path.clone()) } else { Vec::new() }
    });
    Effect::new(move |before: Option<Vec<Square>>| {
        let way = way.get();
        if before.is_some_and(|before| before != way) {
            desk.say(Body::Way(way.clone()));
        }
        way
    });
}

/// Says now and then that this device is here, and whether its player looks at the table.
fn use_presence(desk: Desk) {
    let say = move || {
        desk.here(false);
        desk.count();
    };
    let often = set_interval_with_handle(say, SAY);
    let listener = window_event_listener_untyped("visibilitychange", move |_| say());
    on_cleanup(move || {
        listener.remove();
        if let Ok(often) = often {
            often.clear();
        }
    });
}

/// Marks the title and the icon of the app while it is this player's turn and the page is not seen.
fn use_turn_sign(table: Match) {
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
    };
    Effect::new(move |_| {
        is_own_turn.track();
        sign();
    });
    let listener = window_event_listener_untyped("visibilitychange", move |_| sign());
    on_cleanup(move || {
        listener.remove();
        document().set_title(shell::document_title(lang.get_untracked()));
    });
}
