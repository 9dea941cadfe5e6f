//! The table of the page goes live: it connects, tells the others, and draws who is there.

use super::desk::Desk;
use super::people::People;
use super::socket::use_socket;
use super::turn_sign::use_turn_sign;
use crate::game::{Record, Square};
use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::live::Body;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::Live;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::time::Duration;

/// The key of the setting that hides one's own move while it is made.
pub const HIDES_MOVES: &str = "naqala.live-hides-moves";
/// How often a device says that it is here.
const SAY: Duration = Duration::from_secs(15);
/// How often it tells of a move in the making at most: a relay ends connections that send more.
const WAY: Duration = Duration::from_secs(1);

/// Connects the game, and draws who is at the table.
#[component]
pub fn LiveTable() -> impl IntoView {
    let (table, live) = (Match::expect(), context::expect::<Live>());
    let own = untrack(|| table.message_seat())?;
    let desk = Desk::new(table, live, own);
    live.invitation.set(desk.key().fragment());
    // Before the connection ends: the others see at once that this player has gone.
    on_cleanup(move || desk.say_away());
    let on_envelope = move |envelope: Vec<u8>, is_first: bool| desk.arrive(&envelope, is_first);
    desk.use_connection(use_socket(&desk.key().address(), live.connection, Box::new(on_envelope)));
    desk.keep_others_informed();
    desk.keep_asking();
    desk.keep_time();
    desk.stand();
    use_way(desk);
    use_presence(desk);
    use_turn_sign(table);
    // A player who has just dealt a game invites friends before the first bid.
    let dialogs = Dialogs::expect();
    Effect::new(move |_| {
        if untrack(|| table.with_record(Record::is_empty)) && desk.is_alone() {
            dialogs.show(Dialog::Live);
        }
    });
    Some(view! { <People desk /> })
}

/// Shows the others a move while it is made here.
fn use_way(desk: Desk) {
    let way = Memo::new(move |_| {
        let is_own = desk.table().message_seat().map(|own| own.seat) == desk.table().position().active();
        let is_shown = is_own && local_storage::read(HIDES_MOVES).is_none();
        if is_shown { desk.table().scene().with(|scene| scene.path.clone()) } else { Vec::new() }
    });
    let is_planned = StoredValue::new(false);
    Effect::new(move |before: Option<Vec<Square>>| {
        let now = way.get();
        if before.is_some_and(|before| before != now) && !is_planned.get_value() {
            is_planned.set_value(true);
            let say = move || {
                if let Some(way) = way.try_get_untracked() {
                    is_planned.set_value(false);
                    desk.say(Body::Way(way));
                }
            };
            set_timeout(say, WAY);
        }
        now
    });
}

/// Says now and then that this device is here, and whether its player looks at the table.
fn use_presence(desk: Desk) {
    let say = move || {
        desk.here(false);
        // With the time that was counted since.
        desk.keep_room();
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
