//! The dialog that sends a game by message to another device.

use super::share::{Link, can_hand_over, hand_over, packed};
use crate::i18n::{Phrase, keeping, language, live, message as text};
use crate::ui::kit::browser::page_address;
use crate::ui::kit::date::date;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::qr::picture;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::share::codes::ONE_CODE;
use crate::ui::share::message::{Message, can_ask, people_to_tell, to_send};
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::Live;
use crate::ui::table::session::Session;
use crate::ui::table::session::message::PlayerRequest;
use crate::ui::table::store::Match;
use leptos::ev::Event;
use leptos::prelude::*;
use web_sys::Element;

/// A link, and how many entries it holds.
#[derive(Clone, PartialEq, Eq)]
struct Made {
    link: String,
    entries: usize,
}

/// Packs a game as it can be sent; `None` if its players share a device.
async fn make(session: Session) -> Option<Made> {
    let own = session.agreements.message?;
    let sent = to_send(&session);
    let link = page_address() + &Message::of(own, packed(&sent).await).fragment();
    Some(Made { link, entries: sent.record.len() })
}

/// Remembers that the game was sent with so many entries.
fn mark(table: Match, entries: usize) {
    table.set_message_seat(|own| {
        own.known = own.known.max(entries);
        own.sent = Some(js_sys::Date::now() as u64);
    });
}

/// Sends the game with the browser's own dialog. Opens ours if there is none, or if the player cancels it.
pub fn send(table: Match, presence: Presence, dialogs: Dialogs) {
    if !can_hand_over() {
        return dialogs.show(Dialog::Send);
    }
    let session = untrack(|| table.session());
    leptos::task::spawn_local(async move {
        let Some(Made { link, entries }) = make(session).await else { return };
        let is_sent = hand_over(&link).await;
        // The player may have left the game in the meantime.
        if !presence.is_here() {
            return;
        }
        if is_sent {
            mark(table, entries);
        } else {
            dialogs.show(Dialog::Send);
        }
    });
}

/// The link and the code, for whom they are, and when the game was last sent.
#[component]
pub fn SendDialog() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_computer_next = Memo::new(move |_| table.computer_to_act().is_some());
    // The time of sending changes the session, but not the link.
    let content = Memo::new(move |_| {
        let session = table.session();
        (session.record.len(), session.agreements.message.map(|own| own.request), is_computer_next.get())
    });
    let made = RwSignal::new(None::<Made>);
    Effect::new(move |_| {
        let wanted = content.get();
        let session = untrack(|| table.session());
        leptos::task::spawn_local(async move {
            let now = make(session).await;
            // The player may have asked for something in the meantime.
            if content.try_get_untracked() == Some(wanted) {
                made.try_set(now);
            }
        });
    });
    let link = Memo::new(move |_| made.with(|made| made.as_ref().map(|made| made.link.clone())));
    let on_sent = Callback::new(move |()| {
        if let Some(made) = made.try_get_untracked().flatten() {
            mark(table, made.entries);
        }
    });
    let names = move || {
        let session = table.session();
        let name = |seat| session.record.game().player(seat).name.to_string();
        people_to_tell(&session).into_iter().map(name).collect::<Vec<_>>()
    };
    let last_sent = move || table.message_seat()?.sent.map(|sent| text::last_sent(lang.get(), &date(lang.get(), sent)));
    view! {
        <p><strong>{move || text::to(lang.get(), &names())}</strong></p>
        {move || if is_computer_next.get() {
            view! { <p role="status">{t(text::computer_first)}</p> }.into_any()
        } else {
            view! {
                <Show when=move || link.with(Option::is_some)>
                    <div class="sending"><Link link on_sent /></div>
                    <Code link on_sent />
                </Show>
                <AskBack />
            }.into_any()
        }}
        {move || last_sent().map(|words| view! { <p class="hint" data-sent="">{words}</p> })}
        <p class="hint">{t(text::how)}{t(language::join_sentences)}{t(text::trust)}</p>
    }
}

/// The QR code of a link, drawn when the player asks for it. Showing it counts as sending the game.
#[component]
fn Code(link: Memo<Option<String>>, on_sent: Callback<()>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_open = RwSignal::new(false);
    let toggle = move |event: Event| {
        let open = event_target::<Element>(&event).has_attribute("open");
        is_open.set(open);
        if open {
            on_sent.run(());
        }
    };
    let code = move || {
        let link = link.get().filter(|link| link.len() <= ONE_CODE)?;
        picture(&link, move || keeping::code(lang.get()).to_owned())
    };
    view! {
        <details class="send-code" on:toggle=toggle>
            <summary>{t(text::show_code)}</summary>
            {move || is_open.get().then(|| match code() {
                Some(code) => view! { <figure class="codes">{code}</figure> <p class="hint">{t(keeping::code_hint)}</p> }.into_any(),
                None => view! { <p class="hint">{t(text::too_long)}</p> }.into_any(),
            })}
        </details>
    }
}

/// A button that asks the others for a take-back, or withdraws the request.
#[component]
pub fn AskBack() -> impl IntoView {
    let table = Match::expect();
    let is_live = move || use_context::<Live>().is_some_and(Live::is_delivering);
    let words =
        move |live: Phrase, by_message: Phrase| if is_live() { t(live).into_any() } else { t(by_message).into_any() };
    let asked = move || match table.message_seat()? {
        own if own.request.is_some_and(|request| request == PlayerRequest::TakeBack(own.seat, request.entry())) => {
            own.request
        }
        _ => None,
    };
    let offered = Memo::new(move |_| can_ask(&table.session()));
    let ask = move |_| {
        let entry = offered.get_untracked();
        table.set_message_seat(|own| own.request = entry.map(|entry| PlayerRequest::TakeBack(own.seat, entry)));
    };
    let stop = move |_| table.set_message_seat(|own| own.request = None);
    move || {
        if asked().is_some() {
            let words = view! { <p role="status"><strong>{words(live::you_ask, text::you_ask)}</strong></p> };
            let button = view! { <button type="button" class="button small" data-does="stop-asking" on:click=stop>{t(text::stop_asking)}</button> };
            return Some(view! { {words} <p class="buttons">{button}</p> }.into_any());
        }
        offered.get().map(|_| view! {
            <p class="buttons">
                <button type="button" class="button small" data-does="ask-back" on:click=ask>{t(text::ask_back)}</button>
            </p>
            <p class="hint">{words(live::asks_hint, text::asks_hint)}</p>
        }.into_any())
    }
}
