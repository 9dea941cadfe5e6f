//! A helper: a worker, or the same module on the page's own thread, and the signs of life it gives.

use crate::thinker::{Reply, WorkerFailure, cancel};
use crate::ui::kit::browser::get;
use futures::StreamExt;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use gloo::timers::callback::Interval;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = import, catch)]
    fn import_module(address: &str) -> Result<Promise, JsValue>;
}

/// How long to wait for a sign of life, in ticks of a timer.
///
/// While a device sleeps or a tab is frozen there are no ticks, so no helper is given up for that.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// The milliseconds between two ticks.
    pub tick: u32,
    /// How many ticks the files may take to load.
    pub load: u32,
    /// How many ticks a request may be without a sign.
    pub reply: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Self { tick: 1000, load: 30, reply: 5 }
    }
}

/// What happens while the page waits for a helper.
enum HelperEvent {
    /// It sent a message.
    Message(String),
    /// It cannot be loaded, or an error that it did not catch ended it.
    Lost,
    /// Time passed.
    Tick,
}

/// Where a helper thinks.
enum Location {
    Worker(Worker),
    Page(MessagePort),
}

/// A helper; dropping it ends it.
pub(super) struct Helper {
    place: Location,
    events: UnboundedReceiver<HelperEvent>,
    send: UnboundedSender<HelperEvent>,
    is_ready: bool,
    /// The listeners for messages and for errors.
    listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Helper {
    /// Starts a worker.
    ///
    /// # Errors
    /// What the browser throws where it allows none. In a sandboxed frame, whose origin is `null`, Chromium throws, and
    /// Firefox makes a worker that fails later: there this makes none.
    pub fn worker(address: &str) -> Result<Self, JsValue> {
        if get(&window(), "origin")? == "null" {
            return Err("the frame is sandboxed".into());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(address, &options)?;
        let helper = Self::at(Location::Worker(worker.clone()));
        let [on_message, on_error] = &helper.listeners;
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(helper)
    }

    /// Starts the module on the page's own thread.
    ///
    /// # Errors
    /// What the browser throws where it knows no channels.
    pub fn on_page(address: &str) -> Result<Self, JsValue> {
        let channel = MessageChannel::new()?;
        let helper = Self::at(Location::Page(channel.port1()));
        channel.port1().set_onmessage(Some(helper.listeners[0].as_ref().unchecked_ref()));
        let (address, far_end, send) = (address.to_owned(), channel.port2(), helper.send.clone());
        spawn_local(async move {
            if serve(&address, &far_end).await.is_err() {
                let _ignored = send.unbounded_send(HelperEvent::Lost);
            }
        });
        Ok(helper)
    }

    fn at(place: Location) -> Self {
        let (send, events) = unbounded();
        let forward = |read: fn(MessageEvent) -> HelperEvent| {
            let send = send.clone();
            Closure::new(move |event| {
                // Nobody may be waiting any more.
                let _ignored = send.unbounded_send(read(event));
            })
        };
        let on_message = forward(|event| event.data().as_string().map_or(HelperEvent::Lost, HelperEvent::Message));
        let on_error = forward(|event| {
            // The error was noticed here; the console need not show it.
            event.prevent_default();
            HelperEvent::Lost
        });
        Self { place, events, send, is_ready: false, listeners: [on_message, on_error] }
    }

    /// Returns whether it thinks on the page's own thread.
    pub const fn is_on_page(&self) -> bool {
        matches!(self.place, Location::Page(_))
    }

    /// Sends a request and waits for its reply; `on_news` gets the messages before it. Dropping the future cancels the
    /// request.
    pub async fn ask(
        &mut self,
        id: u32,
        request: &str,
        patience: Patience,
        on_news: &dyn Fn(&Reply),
    ) -> Result<Reply, WorkerFailure> {
        let send = self.send.clone();
        let _ticks = Interval::new(patience.tick, move || {
            let _ignored = send.unbounded_send(HelperEvent::Tick);
        });
        self.place.post(request);
        let mut pending = Pending { place: &self.place, id, is_answered: false };
        let mut quiet = 0;
        while let Some(event) = self.events.next().await {
            match event {
                HelperEvent::Tick => {
                    quiet += 1;
                    if quiet > if self.is_ready { patience.reply } else { patience.load } {
                        return Err(self.failure());
                    }
                }
                HelperEvent::Lost => break,
                HelperEvent::Message(text) => {
                    quiet = 0;
                    match Reply::read(&text) {
                        Some((_, Reply::Ready)) => self.is_ready = true,
                        Some((_, Reply::Failed(failure))) => return Err(failure),
                        Some((of, news @ (Reply::Progress(_) | Reply::Partial(_)))) if of == id => on_news(&news),
                        Some((of, reply)) if of == id => {
                            pending.is_answered = true;
                            return Ok(reply);
                        }
                        // An answer to a cancelled request.
                        _ => {}
                    }
                }
            }
        }
        Err(self.failure())
    }

    const fn failure(&self) -> WorkerFailure {
        if self.is_ready { WorkerFailure::Crash } else { WorkerFailure::Load }
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        match &self.place {
            Location::Worker(worker) => worker.terminate(),
            Location::Page(port) => port.close(),
        }
    }
}

impl Location {
    fn post(&self, message: &str) {
        let message = JsValue::from(message);
        // Texts can always be sent; a port that was closed ignores them.
        let _ignored = match self {
            Self::Worker(worker) => worker.post_message(&message),
            Self::Page(port) => port.post_message(&message),
        };
    }
}

/// A request without a reply yet.
struct Pending<'a> {
    place: &'a Location,
    id: u32,
    is_answered: bool,
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        if !self.is_answered {
            self.place.post(&cancel(self.id));
        }
    }
}

/// Imports the module and lets it answer a port.
async fn serve(address: &str, port: &MessagePort) -> Result<(), JsValue> {
    let module = JsFuture::from(import_module(address)?).await?;
    let serve: Function = Reflect::get(&module, &"serve".into())?.dyn_into()?;
    serve.call1(&module, port)?;
    Ok(())
}
