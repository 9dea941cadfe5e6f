//! The connection to the relay. It comes back by itself: at once when the page is seen again or the network is back, and
//! after a growing pause otherwise. A connection that is dead without saying so is noticed, since the relay does not answer.

use crate::ui::kit::browser;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::shell::live::{Connection, relay};
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, Event, MessageEvent, WebSocket};

/// The first pause before it tries again, and the longest one.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// After so many milliseconds out of sight a connection may be dead without saying so.
const SLEEP: f64 = 10_000.0;

/// How often it asks the relay for a sign of life. What has not come by the next time has not come at all.
const ASK: Duration = Duration::from_secs(8);
/// The frame that asks. The relay answers with an empty one once it has all that was sent before.
const QUESTION: [u8; 1] = [2];
/// The code with which a relay of an earlier version ends a connection that asks.
const UNSUPPORTED: f64 = 1003.0;

/// What it does once the relay has what was sent.
type OnArrival = Box<dyn FnOnce()>;

/// What it does with an envelope; the first one of a connection is what the relay has kept, perhaps nothing.
type OnEnvelope = Box<dyn Fn(Vec<u8>, bool)>;

/// A connection that comes back: a handle, copied freely. It ends with its component.
#[derive(Clone, Copy)]
pub struct Socket(StoredValue<Rc<Inner>, LocalStorage>);

struct Inner {
    address: String,
    connection: RwSignal<Connection>,
    on_envelope: OnEnvelope,
    wire: RefCell<Option<Wire>>,
    pause: Cell<Duration>,
    again: Cell<Option<TimeoutHandle>>,
    hidden_since: Cell<f64>,
    /// When the relay was heard last, in milliseconds since the page was opened.
    heard: Cell<f64>,
    /// Whether it has asked for a sign of life, and none has come since.
    is_asked: Cell<bool>,
    /// Whether the relay answers: one of an earlier version does not.
    is_answering: Cell<bool>,
}

/// One WebSocket, with what listens to it.
struct Wire {
    socket: WebSocket,
    /// The questions that the relay has not answered yet, in their order.
    questions: RefCell<VecDeque<Option<OnArrival>>>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(Event)>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It fails for codes of our own alone.
        let _ignored = self.socket.close();
    }
}

/// Returns the milliseconds since the page was opened, by a clock that nobody sets.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Returns the address of a room at the relay; `None` on a site without one.
fn address_of(room: &str) -> Option<String> {
    let relay = relay()?;
    if relay != "self" {
        return Some(format!("{relay}/relay/{room}"));
    }
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/relay/{room}", location.host().ok()?))
}

/// Connects to a room of the relay for the present component.
pub fn use_socket(room: &str, connection: RwSignal<Connection>, on_envelope: OnEnvelope) -> Option<Socket> {
    let inner = Rc::new(Inner {
        address: address_of(room)?,
        connection,
        on_envelope,
        wire: RefCell::default(),
        pause: Cell::new(PAUSE),
        again: Cell::default(),
        hidden_since: Cell::new(f64::INFINITY),
        heard: Cell::default(),
        is_asked: Cell::default(),
        is_answering: Cell::new(true),
    });
    inner.connect();
    let socket = Socket(StoredValue::new_local(inner));
    let listeners = [
        window_event_listener_untyped("online", move |_| socket.with(Inner::connect_anew)),
        window_event_listener_untyped("offline", move |_| socket.with(Inner::lose)),
        window_event_listener_untyped("visibilitychange", move |_| socket.with(Inner::wake)),
        // A page that comes back from the browser's cache has lost its connection, even if it does not say so yet.
        window_event_listener_untyped("pageshow", move |event| {
            let was_kept = browser::get(&event, "persisted").is_ok_and(|kept| kept.is_truthy());
            socket.with(|inner| if was_kept { inner.connect_anew() } else { inner.wake() });
        }),
    ];
    let watch = set_interval_with_handle(move || socket.with(Inner::watch), ASK);
    on_cleanup(move || {
        if let Ok(watch) = watch {
            watch.clear();
        }
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        socket.with(|inner| {
            inner.cancel();
            drop(inner.wire.take());
        });
    });
    Some(socket)
}

impl Socket {
    fn with(self, act: impl FnOnce(&Rc<Inner>)) {
        let _ended = self.0.try_with_value(act);
    }

    /// Returns when the relay was heard last, in milliseconds since the page was opened.
    pub fn heard(self) -> f64 {
        self.0.try_with_value(|inner| inner.heard.get()).unwrap_or_default()
    }

    /// Sends a frame, if the connection takes it.
    pub fn send(self, frame: &[u8]) {
        self.with(|inner| {
            let _taken = inner.send(frame);
        });
    }

    /// Sends a frame, if the connection takes it, and acts once it is at the relay.
    pub fn send_then(self, frame: &[u8], on_arrival: impl FnOnce() + 'static) {
        self.with(|inner| {
            if inner.send(frame) {
                inner.ask(Some(Box::new(on_arrival)));
            }
        });
    }
}

impl Inner {
    fn cancel(&self) {
        if let Some(again) = self.again.take() {
            again.clear();
        }
    }

    /// Sends a frame and returns whether the connection took it, which says nothing about its arrival.
    fn send(&self, frame: &[u8]) -> bool {
        let wire = self.wire.borrow();
        let open = wire.as_ref().filter(|wire| wire.socket.ready_state() == WebSocket::OPEN);
        open.is_some_and(|wire| wire.socket.send_with_u8_array(frame).is_ok())
    }

    /// Asks the relay whether it has what was sent.
    fn ask(&self, on_arrival: Option<OnArrival>) {
        if !self.is_answering.get() {
            // Then nothing better is known.
            if let Some(act) = on_arrival {
                act();
            }
        } else if self.send(&QUESTION)
            && let Some(wire) = &*self.wire.borrow()
        {
            wire.questions.borrow_mut().push_back(on_arrival);
        }
    }

    /// Acts on the answer to the oldest question.
    fn hear(&self) {
        let answered = self.wire.borrow().as_ref().and_then(|wire| wire.questions.borrow_mut().pop_front());
        answered.flatten().into_iter().for_each(|act| act());
    }

    /// Asks for a sign of life. Connects again if none has come since the last time.
    fn watch(self: &Rc<Self>) {
        let state = self.wire.borrow().as_ref().map(|wire| wire.socket.ready_state());
        match state {
            Some(WebSocket::OPEN) if !self.is_answering.get() => {}
            Some(WebSocket::OPEN | WebSocket::CONNECTING) if self.is_asked.replace(true) => self.connect(),
            Some(WebSocket::OPEN) => self.ask(None),
            _ => {}
        }
    }

    /// Connects in place of a connection that there may be.
    fn connect(self: &Rc<Self>) {
        self.cancel();
        self.lose();
        self.is_asked.set(false);
        let Ok(socket) = WebSocket::new(&self.address) else { return self.try_again() };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let weak = Rc::downgrade(self);
        let is_first = Cell::new(true);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(inner), Ok(data)) = (weak.upgrade(), event.data().dyn_into::<ArrayBuffer>()) else { return };
            let is_first = is_first.replace(false);
            inner.is_asked.set(false);
            inner.heard.set(now());
            if is_first {
                inner.pause.set(PAUSE);
                inner.connection.try_set(Connection::Open);
            } else if data.byte_length() == 0 {
                return inner.hear();
            }
            (inner.on_envelope)(Uint8Array::new(&data).to_vec(), is_first);
        });
        let weak = Rc::downgrade(self);
        let on_close = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let Some(inner) = weak.upgrade() else { return };
            inner.connection.try_set(Connection::Lost);
            let is_unsupported = browser::get(&event, "code").is_ok_and(|code| code.as_f64() == Some(UNSUPPORTED));
            if is_unsupported && inner.is_answering.replace(false) {
                inner.connect_after(Duration::ZERO);
            } else {
                inner.try_again();
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        *self.wire.borrow_mut() =
            Some(Wire { socket, questions: RefCell::default(), _on_message: on_message, _on_close: on_close });
    }

    /// Connects where something has changed. What failed before says nothing of how long to wait now: a network may say that it is back
    /// a moment before it is.
    fn connect_anew(self: &Rc<Self>) {
        self.pause.set(PAUSE);
        self.connect();
    }

    /// Ends the connection.
    fn lose(self: &Rc<Self>) {
        drop(self.wire.take());
        self.connection.try_set(Connection::Lost);
    }

    /// Connects again after a pause.
    fn try_again(self: &Rc<Self>) {
        let pause = self.pause.get();
        self.pause.set((pause * 2).min(LONGEST_PAUSE));
        self.connect_after(pause);
    }

    fn connect_after(self: &Rc<Self>, pause: Duration) {
        let weak = Rc::downgrade(self);
        let connect = move || {
            if let Some(inner) = weak.upgrade() {
                inner.connect();
            }
        };
        self.cancel();
        self.again.set(set_timeout_with_handle(connect, pause).ok());
    }

    /// Connects again once the page is seen, if the connection is lost or may have died unnoticed.
    fn wake(self: &Rc<Self>) {
        let now = js_sys::Date::now();
        if document().hidden() {
            return self.hidden_since.set(now);
        }
        let is_old = now - self.hidden_since.replace(f64::INFINITY) > SLEEP;
        if is_old || self.connection.try_get_untracked() == Some(Connection::Lost) {
            self.connect_anew();
        }
    }
}
