//! This device at a live table: it sends the game of the page to the others of its room, and takes theirs.

use super::room;
use super::said::SignStore;
use super::socket::Socket;
use super::timing::Timing;
use crate::game::Seat;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::live::{Arrived, Attendance, Body, Delivery, DeviceId, Edition, Exchange, RoomKey};
use crate::ui::share::codes::checksum;
use crate::ui::share::message::{Message, to_send};
use crate::ui::share::view::share::packed;
use crate::ui::share::view::shared::read_payload;
use crate::ui::shell::live::{Connection, Live, Presence, Rematch};
use crate::ui::table::session::message::{GameId, MessageSeat};
use crate::ui::table::session::{Agreements, Session};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

thread_local! {
    /// The games that the page has sent, or has asked about, by their hashes. The relay and the others bring them again at each new
    /// connection.
    static SEEN: RefCell<HashSet<u32>> = RefCell::default();
    /// The desk of the page, for the dialog of the table.
    static DESK: Cell<Option<Desk>> = const { Cell::new(None) };
}

/// What the others need to be told again if it changes.
#[derive(Clone, PartialEq, Eq)]
struct Standing {
    entries: usize,
    rest: Agreements,
}

impl Standing {
    fn of(session: &Session) -> Self {
        let request = session.agreements.message.and_then(|own| own.request);
        let sent = to_send(session);
        // What belongs to this device alone is left out, but for its request.
        let message =
            session.agreements.message.map(|own| MessageSeat { request, ..MessageSeat::new(own.game, own.seat) });
        Self { entries: sent.record.len(), rest: Agreements { message, ..sent.agreements } }
    }
}

/// This device at a live table: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    pub(super) table: Match,
    pub(super) live: Live,
    pub(super) exchange: StoredValue<Exchange>,
    socket: StoredValue<Option<Socket>>,
    /// What the others were told last, or have told.
    told: StoredValue<Option<Standing>>,
    /// Who is at the table.
    pub(super) attendance: StoredValue<Attendance>,
    /// Whether it has seen what the relay keeps. Before that it would put an old game in the place of a newer one.
    pub(super) is_caught_up: RwSignal<bool>,
    /// The signs that were given.
    pub(super) signs: SignStore,
    /// The time that each player has.
    pub(super) timing: StoredValue<Timing>,
    /// Whether another device has this device's seat now.
    pub is_seat_taken: RwSignal<bool>,
}

impl Desk {
    /// Takes the place of this device at a game.
    pub fn new(table: Match, live: Live, own: MessageSeat) -> Self {
        let exchange = room::of(own.game);
        let desk = Self {
            table,
            live,
            timing: StoredValue::new(Timing::new(table, live, *exchange.clock())),
            exchange: StoredValue::new(exchange),
            socket: StoredValue::default(),
            told: StoredValue::default(),
            attendance: StoredValue::default(),
            is_caught_up: RwSignal::default(),
            signs: SignStore::new(),
            is_seat_taken: RwSignal::default(),
        };
        desk.sit(own.seat, false);
        desk
    }

    /// Makes it the desk of the page, for as long as its component lasts.
    pub fn stand(self) {
        DESK.set(Some(self));
        on_cleanup(|| DESK.set(None));
    }

    /// Returns the desk of the page.
    pub fn of_page() -> Option<Self> {
        DESK.get()
    }

    /// Returns the key of the room.
    pub fn key(self) -> RoomKey {
        self.exchange.with_value(Exchange::key)
    }

    /// Uses a connection from now on.
    pub fn use_connection(self, socket: Option<Socket>) {
        self.socket.set_value(socket);
    }

    /// Returns when the relay was heard last, in milliseconds since the page was opened.
    pub fn heard(self) -> f64 {
        self.socket.get_value().map_or(0.0, Socket::heard)
    }

    /// Sends the game whenever the others lack something of it, once it is known what the relay has.
    pub fn keep_others_informed(self) {
        let Self { table, live, .. } = self;
        let agreements = Memo::new(move |_| table.agreements());
        let standing =
            Memo::new(move |_| table.computer_to_act().is_none().then(|| Standing::of(&table.whole_session())));
        Effect::new(move |_| {
            let has_changed = self.exchange.try_update_value(|exchange| exchange.notice(&agreements.get()));
            if has_changed == Some(true) {
                self.keep_room();
            }
            // The others hear that a computer has the seat before it plays.
            let standing =
                standing.get().or_else(|| has_changed?.then(|| Standing::of(&untrack(|| table.whole_session()))));
            let is_ready = live.connection.get() == Connection::Open && self.is_caught_up.get();
            if standing.is_some() && is_ready && self.told.get_value() != standing {
                self.send_game();
            }
        });
    }

    /// Claims a seat, unless another device has it; by force, also then.
    pub fn sit(self, seat: Seat, by_force: bool) {
        let players = untrack(|| self.table.with_record(|record| record.game().players.len()));
        self.exchange.update_value(|exchange| {
            if seat.index() < players && (by_force || exchange.seats().device(seat).is_none()) {
                exchange.claim(seat, js_sys::Date::now() as u64);
            }
        });
        self.keep_room();
        if by_force {
            self.here(false);
        }
    }

    /// Takes a free seat for a player who has none, unless another device was first.
    pub fn take_seat(self, seat: Seat) {
        self.sit(seat, false);
        let is_own = self.exchange.with_value(|exchange| exchange.seats().device(seat) == Some(exchange.device()));
        if is_own {
            self.table.set_message_seat(|own| own.seat = seat);
            self.count();
            self.here(false);
        }
    }

    pub(super) fn keep_room(self) {
        self.exchange.with_value(|exchange| {
            room::store(self.game(), exchange);
            let offer = exchange.rematch().map(|it| Rematch { by: it.from, fragment: it.fragment() });
            self.live.rematch.set(offer);
            self.live.requests.maybe_update(|requests| requests.join(exchange.requests()));
        });
        self.count();
    }

    fn frame(self, body: Body) -> Option<Vec<u8>> {
        self.count_time();
        self.exchange.with_value(|exchange| exchange.frame(room::fresh_nonce(), body))
    }

    /// Sends a parcel, if there is a connection.
    pub fn say(self, body: Body) {
        if let Some((frame, socket)) = self.frame(body).zip(self.socket.get_value()) {
            socket.send(&frame);
        }
    }

    /// Says that this device is here.
    pub fn here(self, asks: bool) {
        self.say_here(!document().hidden(), asks);
    }

    /// Says that this device leaves the table.
    pub fn say_away(self) {
        self.say_here(false, false);
    }

    fn say_here(self, is_awake: bool, asks: bool) {
        let entries = untrack(|| self.table.message_seat()).map_or(0, |own| own.known);
        self.say(Body::Here { is_awake, asks, entries, game: self.game() });
    }

    /// Sends the game.
    pub(super) fn send_game(self) {
        let session = untrack(|| self.table.whole_session());
        let players = session.record.game().players.len();
        let Some(own) = session.agreements.message.filter(|own| !own.is_watching(players)) else { return };
        self.told.set_value(Some(Standing::of(&session)));
        spawn_local(async move {
            let sent = to_send(&session);
            let message = Message::of(own, packed(&sent).await);
            is_new(&message);
            if self.told.is_disposed() {
                return;
            }
            let frame = self.frame(Body::Game(message));
            self.live.is_too_long.set(frame.is_none());
            let entries = sent.record.len();
            // Only once the relay has it: a dead connection takes frames, too.
            let on_arrival = move || self.note_known(entries);
            if let Some((frame, socket)) = frame.zip(self.socket.get_value()) {
                socket.send_then(&frame, on_arrival);
            }
        });
    }

    /// Notes that others have so many entries.
    fn note_known(self, entries: usize) {
        if self.told.is_disposed() {
            return;
        }
        self.table.set_message_seat(|own| {
            own.known = own.known.max(entries);
            own.sent = Some(js_sys::Date::now() as u64);
        });
    }

    /// Takes what has arrived; the first envelope of a connection is what the relay has kept.
    pub fn arrive(self, envelope: &[u8], is_first: bool) {
        if is_first {
            self.skip_time();
        }
        self.count_time();
        let known = self.exchange.with_value(Exchange::common);
        let arrived = self.exchange.try_update_value(|exchange| exchange.open(envelope)).flatten();
        if is_first {
            self.exchange.update_value(Exchange::connect);
            self.attendance.update_value(|attendance| attendance.connect(js_sys::Date::now()));
            self.is_caught_up.set(false);
            self.here(true);
        }
        if is_first && !arrived.as_ref().is_some_and(|arrived| matches!(arrived.body, Body::Game(_))) {
            // The relay has no game of this table.
            self.send_game();
            self.is_caught_up.set(true);
        }
        let Some(Arrived { device, body, edition, is_behind, can_answer }) = arrived else { return };
        if self.exchange.with_value(Exchange::common) != known {
            self.keep_room();
            self.hear_of_showing(&known.1);
        }
        self.show_clock();
        match body {
            Body::Game(message) => spawn_local(async move {
                match read_payload(&message.payload).await {
                    _ if self.told.is_disposed() => {}
                    Ok(received) => self.deliver(&message, &received, edition, is_behind, !is_first),
                    // Somebody has sent nonsense.
                    Err(_) if is_first => self.send_game(),
                    Err(_) => {}
                }
                if is_first {
                    self.is_caught_up.try_set(true);
                }
            }),
            Body::Here { is_awake, asks, entries, game } => {
                // Who is at another game of this table looks at that one.
                let (now, is_awake) = (js_sys::Date::now(), is_awake && game == self.game());
                self.attendance.update_value(|attendance| attendance.hear(device, now, is_awake, can_answer));
                self.count();
                if asks || is_behind {
                    self.here(false);
                }
                // An envelope was lost on its way, or an older one has come after it.
                let lacks_entries = untrack(|| self.table.message_seat()).is_some_and(|own| own.known > entries);
                if game == self.game() && (lacks_entries || edition < self.exchange.with_value(Exchange::edition)) {
                    self.send_game();
                }
            }
            Body::Way(way) => {
                let (active, board, players) = untrack(|| {
                    let game = self.table.position();
                    (game.active(), game.board.clone(), game.players.len())
                });
                let seat = self.exchange.with_value(|exchange| exchange.seats().seat_of(device, players));
                if seat.is_some() && seat == active && way.iter().all(|square| board.contains(*square)) {
                    self.table.show_way(Vec::new(), way);
                }
            }
            Body::Sign(sign) => self.hear_sign(device, sign),
        }
    }

    fn deliver(self, message: &Message, received: &Session, edition: Edition, is_behind: bool, is_shown: bool) {
        let own = untrack(|| self.table.whole_session());
        let receive = |exchange: &mut Exchange| exchange.receive(&own, message, received, edition);
        let Some((delivery, answers)) = self.exchange.try_update_value(receive) else { return };
        let delivery = match delivery {
            // Another device has this seat, so it decides for the player here.
            Delivery::Ask(session, _) if self.is_seat_taken.get_untracked() => {
                self.exchange.update_value(|exchange| exchange.agree(&session.agreements, edition));
                Delivery::Take(session)
            }
            other => other,
        };
        match delivery {
            Delivery::Take(session) => {
                self.told.set_value(Some(Standing::of(&session)));
                self.table.show_way(Vec::new(), Vec::new());
                let before = own.record.len();
                self.table.go_on(session, is_shown && !document().hidden());
                self.live.brought.set(Some(before));
                self.keep_room();
            }
            Delivery::Ask(..) | Delivery::Fork(..) => ask(message),
            Delivery::Rematch => {
                self.exchange.with_value(|exchange| room::store(message.game, exchange));
                self.keep_room();
                // The old game would take the place of the rematch at the relay.
                if own.agreements.message.is_some_and(|seat| seat.known >= to_send(&own).record.len()) {
                    self.told.set_value(Some(Standing::of(&own)));
                }
                if is_behind {
                    self.here(false);
                }
                return;
            }
            Delivery::Nothing => {
                self.told.set_value(Some(Standing::of(&own)));
                let entries = received.record.len();
                // It was sent over a connection that broke before the relay could say so.
                if own.agreements.message.is_some_and(|own| own.known < entries) {
                    self.note_known(entries);
                }
            }
            Delivery::Answer | Delivery::Refuse => {}
        }
        if answers || is_behind {
            self.send_game();
        }
    }

    /// Counts who is here.
    pub fn count(self) {
        let now = js_sys::Date::now();
        let attendance = self.attendance.get_value();
        let is_here = |device: DeviceId| attendance.is_here(device, now);
        let players = untrack(|| self.table.with_record(|record| record.game().players.len()));
        let people = untrack(|| self.table.agreements()).people(players);
        let own = untrack(|| self.table.message_seat()).map(|own| own.seat);
        self.exchange.with_value(|exchange| {
            let presence = |seat: Seat| match exchange.seats().device(seat) {
                None => Presence::Free,
                Some(device) if device == exchange.device() || is_here(device) => Presence::Here,
                Some(_) => Presence::Away,
            };
            self.live.people.set(people.iter().map(|&seat| (seat, presence(seat))).collect());
            let watch = |device: &DeviceId| is_here(*device) && exchange.seats().seat_of(*device, players).is_none();
            self.live.watching.set(attendance.devices().filter(watch).count());
            let holder = own.and_then(|seat| exchange.seats().device(seat));
            self.is_seat_taken.set(holder.is_some_and(|device| device != exchange.device()));
            self.live.is_seated.set(holder == Some(exchange.device()));
        });
    }

    /// Returns whether no other device has ever sat down.
    pub fn is_alone(self) -> bool {
        self.exchange.with_value(|exchange| {
            (0..5).all(|seat| exchange.seats().device(Seat(seat)).is_none_or(|device| device == exchange.device()))
        })
    }

    fn game(self) -> GameId {
        self.exchange.with_value(|exchange| exchange.clock().game())
    }

    /// Returns the game.
    pub const fn table(self) -> Match {
        self.table
    }
}

/// Opens a message as if its link had been opened: the page shows both sides of a fork, and asks.
fn ask(message: &Message) {
    if is_new(message) {
        let _unchanged = window().location().set_hash(&message.fragment());
    }
}

/// Notes a game and returns whether it was not noted before.
fn is_new(message: &Message) -> bool {
    let hash = checksum(message.payload.as_bytes());
    SEEN.with_borrow_mut(|seen| seen.insert(hash))
}
