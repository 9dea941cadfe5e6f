//! The connection to the relay. It comes back by itself: at once when the page is seen again or the network is back, and
//! after a growing pause otherwise.

use crate::ui::shell::live::{Connection, relay};
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, MessageEvent, WebSocket};

/// The first pause before it tries again, and the longest one.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// After so many milliseconds out of sight a connection may be dead without saying so.
const SLEEP: f64 = 10_000.0;

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
}

/// One WebSocket, with what listens to it.
struct Wire {
    socket: WebSocket,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut()>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It fails for codes of our own alone.
        let _ignored = self.socket.close();
    }
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
    });
    inner.connect();
    let socket = Socket(StoredValue::new_local(inner));
    let listeners = [
        window_event_listener_untyped("online", move |_| socket.with(Inner::connect)),
        window_event_listener_untyped("offline", move |_| socket.with(Inner::lose)),
        window_event_listener_untyped("visibilitychange", move |_| socket.with(Inner::wake)),
        // A page that comes back from the browser's cache has lost its connection.
        window_event_listener_untyped("pageshow", move |_| socket.with(Inner::wake)),
    ];
    on_cleanup(move || {
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

    /// Sends a frame and returns whether the connection took it.
    pub fn send(self, frame: &[u8]) -> bool {
        let send = |inner: &Rc<Inner>| {
            let wire = inner.wire.borrow();
            let open = wire.as_ref().filter(|wire| wire.socket.ready_state() == WebSocket::OPEN);
            open.is_some_and(|wire| wire.socket.send_with_u8_array(frame).is_ok())
        };
        self.0.try_with_value(send).unwrap_or(false)
    }
}

impl Inner {
    fn cancel(&self) {
        if let Some(again) = self.again.take() {
            again.clear();
        }
    }

    /// Connects in place of a connection that there may be.
    fn connect(self: &Rc<Self>) {
        self.cancel();
        self.lose();
        let Ok(socket) = WebSocket::new(&self.address) else { return self.try_again() };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let weak = Rc::downgrade(self);
        let is_first = Cell::new(true);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(inner), Ok(data)) = (weak.upgrade(), event.data().dyn_into::<ArrayBuffer>()) else { return };
            let is_first = is_first.replace(false);
            if is_first {
                inner.pause.set(PAUSE);
                inner.connection.try_set(Connection::Open);
            }
            (inner.on_envelope)(Uint8Array::new(&data).to_vec(), is_first);
        });
        let weak = Rc::downgrade(self);
        let on_close = Closure::<dyn FnMut()>::new(move || {
            if let Some(inner) = weak.upgrade() {
                inner.connection.try_set(Connection::Lost);
                inner.try_again();
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        *self.wire.borrow_mut() = Some(Wire { socket, _on_message: on_message, _on_close: on_close });
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
            self.connect();
        }
    }
}
