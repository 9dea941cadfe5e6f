//! The question of an invitation: who are you? It waits until the game has come.

use super::room;
use super::socket::use_socket;
use crate::game::Seat;
use crate::i18n::{keeping, language, live as text, message, shell};
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Store, saved};
use crate::ui::live::{Arrived, Body, Exchange, RoomKey};
use crate::ui::share::describe as links;
use crate::ui::share::message::{LocalGame, Message, Received, receive, seated_at, watched};
use crate::ui::share::view::shared::{OtherStorage, read_payload};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::{self, Connection, relay};
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::Session;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A game that has come.
#[derive(Clone)]
struct Arrival {
    message: Message,
    session: Session,
    /// The game of this device that it goes on from, if this device watches it.
    watched: Option<LocalGame>,
}

/// The contents of the dialog.
#[component]
pub fn JoinDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    match RoomKey::read(&Navigation::expect().link().fragment()) {
        Err(error) => fault(move || links::link(lang.get(), error)),
        Ok(_) if relay().is_none() => fault(move || text::no_relay(lang.get()).to_owned()),
        Ok(key) => view! { <Arriving key_of_room=key /> }.into_any(),
    }
}

/// Draws the reason why nothing can be joined.
fn fault(reason: impl Fn() -> String + Send + 'static) -> AnyView {
    let dialogs = Dialogs::expect();
    view! {
        <div class="failure" role="alert" data-found="fault"><p>{reason}</p></div>
        <p class="buttons">
            <button type="button" class="button" on:click=move |_| dialogs.close()>{t(shell::close)}</button>
        </p>
    }
    .into_any()
}

/// Connects to the room, and asks who the player is once the game is there.
#[component]
fn Arriving(
    /// The key of the room.
    key_of_room: RoomKey,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (store, navigation, dialogs) = (Store::expect(), Navigation::expect(), Dialogs::expect());
    let connection = RwSignal::<Connection>::default();
    let exchange = StoredValue::new(room::enter(key_of_room));
    let arrival = RwSignal::new(None::<Arrival>);
    let on_envelope = move |envelope: Vec<u8>, _| {
        let arrived = exchange.try_update_value(|exchange| exchange.open(&envelope)).flatten();
        let Some(Arrived { body: Body::Game(message), edition, .. }) = arrived else { return };
        spawn_local(async move {
            let Ok(session) = read_payload(&message.payload).await else { return };
            let games = LocalGame::read(store.by_message(&[message.game]).await);
            // Whoever has left the room, or played by message until now, still plays here.
            let is_of_this = |own: &MessageSeat| own.game == message.game || Some(own.game) == message.former;
            let own = games.iter().find_map(|game| game.session.agreements.message.filter(is_of_this));
            let players = session.record.game().players.len();
            let own_seat = own.filter(|own| !own.is_watching(players)).map(|own| own.seat);
            // The player may have closed the dialog.
            if arrival.is_disposed() {
                return;
            }
            let received = receive(&message, &session, games);
            if matches!(received, Received::Unknown(_)) {
                exchange.update_value(|exchange| exchange.agree(&session.agreements, edition));
                arrival.set(Some(Arrival { message, session, watched: None }));
            } else if let Some((local, session)) = watched(&received, &message, &session) {
                // Whoever watches may sit down. The device keeps its number in the room.
                let own = is_back(&message).then(|| room::of(message.game)).filter(|own| own.key() == key_of_room);
                if let Some(mut own) = own {
                    own.open(&envelope);
                    exchange.set_value(own);
                }
                arrival.set(Some(Arrival { message, session, watched: Some(local) }));
            } else {
                // The game is on this device: this room is used from now on.
                if !is_back(&message) || room::of(message.game).key() != key_of_room {
                    exchange.update_value(|exchange| {
                        if let Some(seat) = own_seat {
                            exchange.claim(seat, js_sys::Date::now() as u64);
                        }
                        room::store(message.game, exchange);
                    });
                }
                match received {
                    Received::Newer { local, .. }
                    | Received::Same(local, _)
                    | Received::Older(local, ..)
                    | Received::Fork(local, _) => {
                        navigation.play(OpenGame::stored(local.id, local.session, local.text));
                        dialogs.close();
                    }
                    // It is a rematch, or says why not.
                    _ => {
                        let _unchanged = window().location().replace(&message.fragment());
                    }
                }
            }
        });
    };
    let _socket = use_socket(&key_of_room.address(), connection, Box::new(on_envelope));
    move || match arrival.get() {
        Some(arrival) => who(&arrival, exchange),
        None => view! {
            <p class="part-coming" role="status">
                {move || match connection.get() {
                    Connection::Begun => shell::coming(lang.get()),
                    Connection::Lost => text::unreachable(lang.get()),
                    Connection::Open => text::waiting(lang.get()),
                }}
            </p>
        }
        .into_any(),
    }
}

/// Returns whether this device has been in the room of a game, and brings the room back if it was left.
fn is_back(message: &Message) -> bool {
    live::room(message.game).is_some() || live::come_back(message.game)
}

/// Asks who the player is: somebody whose seat is free, somebody at another device until now, or nobody.
fn who(arrival: &Arrival, exchange: StoredValue<Exchange>) -> AnyView {
    let lang = Settings::expect().lang;
    let (store, navigation, dialogs) = (Store::expect(), Navigation::expect(), Dialogs::expect());
    let session = &arrival.session;
    let players = session.record.game().players.len();
    let sit = {
        let Arrival { message, session, watched } = arrival.clone();
        move |seat: Seat| {
            let now = js_sys::Date::now() as u64;
            exchange.update_value(|exchange| {
                if seat.index() < players {
                    exchange.claim(seat, now);
                }
                room::store(message.game, exchange);
            });
            let game = match watched.clone() {
                Some(LocalGame { id, text, .. }) => {
                    let mut session = session.clone();
                    session.agreements.message = session.agreements.message.map(|own| MessageSeat { seat, ..own });
                    let seated = saved::write(&session, now);
                    store.remember(&id, &text);
                    store.put(&id, seated.clone());
                    OpenGame::stored(id, session, seated)
                }
                None => OpenGame::new(seated_at(&message, &session, seat)),
            };
            navigation.play(game);
            dialogs.close();
        }
    };
    let seats = exchange.with_value(|exchange| *exchange.seats());
    let mut people = session.agreements.people(players);
    // The free seats first.
    people.sort_by_key(|&seat| seats.device(seat).is_some());
    let choice = |seat: Seat| {
        let is_free = seats.device(seat).is_none();
        let name = session.record.game().player(seat).name.to_string();
        let words = move || {
            if is_free { message::it_is_me(lang.get(), &name) } else { text::it_is_me_elsewhere(lang.get(), &name) }
        };
        let sit = sit.clone();
        view! { <button type="button" class="button" data-does="who" data-free=is_free.then_some("") on:click=move |_| sit(seat)>{move || words()}</button> }
    };
    let choices = people.into_iter().map(choice).collect_view();
    let watch = move |_| sit(Seat(players as u8));
    view! {
        <div data-found="table"><p>{t(text::join)}{t(language::join_sentences)}<strong>{t(message::who)}</strong></p></div>
        <p class="buttons">
            {choices}
            <button type="button" class="button" data-does="watch" on:click=watch>{t(text::watch)}</button>
        </p>
        <p class="hint">{t(text::now_hint)}{t(language::join_sentences)}{t(text::trust)}</p>
        <OtherStorage />
        <p class="buttons">
            <button type="button" class="button" data-does="not-now" on:click=move |_| dialogs.close()>{t(keeping::shared_not_now)}</button>
        </p>
    }
    .into_any()
}
