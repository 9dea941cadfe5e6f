//! A board on another page: what its address and its page ask for, and nothing else.

mod exercise;
mod frame;
mod post;
mod table;
mod tools;

pub use self::tools::{Awake, FinalScore, FullScreen, LookBack, focus_board};

use self::exercise::Exercise;
use self::frame::{Frame, Shown};
use self::table::Game;
use crate::game::Fault;
use crate::i18n::{Lang, embed};
use crate::ui::chunks::{ExtrasChunk, Fetchers, LazyChunk};
use crate::ui::embed::errors::{Code, Rejection};
use crate::ui::embed::outbound::{self, Topic};
use crate::ui::embed::{BoardOptions, Content, options};
use crate::ui::state::{Settings, browser};
use crate::ui::text::t;
use js_sys::Array;
use leptos::{html, prelude::*};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// When what has just been drawn is measured off screen: at once, with what comes later, and on slow connections.
const SETTLED: [Duration; 3] = [Duration::from_millis(60), Duration::from_millis(800), Duration::from_secs(4)];

/// Mounts an embedded board.
pub fn mount(fetchers: Fetchers) {
    if let Some(element) = document().get_element_by_id("app") {
        let board = move || view! { <Embedded extras=LazyChunk::new(fetchers.extras) /> };
        leptos::mount::mount_to(element.unchecked_into(), board).forget();
    }
}

/// The board its address asks for, or the faults of the address.
#[component]
fn Embedded(extras: LazyChunk<ExtrasChunk>) -> impl IntoView {
    let language = window().navigator().language().unwrap_or_default();
    let settings = Settings::unsaved(Lang::from_tag(&language));
    settings.show();
    provide_context(settings);
    provide_context(extras);
    let fragment = window().location().hash().unwrap_or_default();
    match options::read(&fragment) {
        Ok(options) => view! { <Framed options=options /> }.into_any(),
        Err(faults) => {
            let refused = Rejection::of(Code::BoardOptions, faults.clone());
            post::tell(&refused.written());
            is_ready();
            view! { <main class="embed">{faulty(&faults)}</main> }.into_any()
        }
    }
}

#[component]
fn Framed(options: BoardOptions) -> impl IntoView {
    let settings = Settings::expect();
    let frame = Frame::new(options, settings);
    provide_context(frame);
    let title = move || embed::title(settings.lang.get(), frame.mode);
    Effect::new(move |_| document().set_title(title()));
    let _forever = window_event_listener_untyped("message", move |event| {
        if let Some(said) = post::heard(&event) {
            frame.hear(said);
        }
    });
    let page = NodeRef::<html::Main>::new();
    page.on_load(move |page| {
        measure(frame, page.unchecked_ref());
        is_ready();
        post::tell(&outbound::ready(frame.mode));
    });
    view! {
        <main class="embed" tabindex="-1" node_ref=page data-mode=frame.mode.name() aria-label=title>
            {move || match frame.shown.get() {
                None => frame.faults.with(|faults| match &faults[..] {
                    [] => view! { <p class="hint embed-waiting">{t(embed::waiting)}</p> }.into_any(),
                    faults => faulty(faults),
                }),
                Some(Shown { content: Content::Game(session), at, .. }) => {
                    view! { <Game session=*session at=at /> }.into_any()
                }
                Some(Shown { content: Content::Lesson(lesson), step, .. }) => {
                    view! { <Exercise lesson=*lesson only=step /> }.into_any()
                }
            }}
        </main>
    }
}

/// What is wrong with the address, or with what was to be shown.
fn faulty(faults: &[Fault]) -> AnyView {
    view! {
        <section class="failure" role="alert">
            <p>{t(embed::faulty)}</p>
            <ul>{faults.iter().take(10).map(|fault| view! { <li><code>{fault.to_string()}</code></li> }).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// Lets the page's own script fetch the rest of the art, and others know.
fn is_ready() {
    mark("data-ready");
}

/// Marks the root of the page, where its own script looks.
fn mark(name: &str) {
    if let Some(root) = document().document_element() {
        let _unsaid = root.set_attribute(name, "");
    }
}

/// Tells the page around how high the board is, whenever that changes.
fn measure(frame: Frame, page: &Element) {
    let element = page.clone();
    let before = Cell::new(0);
    let tell = Rc::new(move || {
        let height = element.get_bounding_client_rect().height().ceil() as u32;
        if before.replace(height) != height {
            frame.tell(Topic::Resize, &outbound::resize(height));
        }
    });
    let observer = {
        let tell = Rc::clone(&tell);
        browser::construct("ResizeObserver", &Closure::<dyn Fn()>::new(move || tell()).into_js_value())
    };
    // Where there is none, the frame keeps its height and scrolls.
    let _unmeasured =
        observer.and_then(|observer| browser::call(&observer, "observe", &Array::of1(&JsValue::from(page))));
    // Off screen browsers observe nothing; the room is kept all the same.
    Effect::new(move |_| {
        frame.shown.with(|_| ());
        frame.controls.with(|_| ());
        for wait in SETTLED {
            let tell = Rc::clone(&tell);
            set_timeout(move || tell(), wait);
        }
    });
}
