//! How the page asks for a line, with workers that do what a plan says: they answer, stop, or cannot be had.

use futures::future::{Either, join, select};
use gloo::timers::future::TimeoutFuture;
use js_sys::eval;
use naqala::ai::{Level, Style};
use naqala::game::{Action, Options, Record};
use naqala::ui::workers::{Patience, RequestQueue, ThinkError, Thought};
use std::cell::RefCell;
use std::pin::pin;
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;

/// Workers that do what a plan says.
const FAKE: &str = include_str!("workers.js");
/// What the module does on the page's own thread: it answers with the value 2.
const ANSWERS: &str = "say({ id, line: ['bid 0'], value: 2, win: 0.5, positions: 1 })";

/// Long enough for a busy machine to load a module, short for those who wait for a silent worker.
const PATIENCE: Patience = Patience { tick: 20, load: 500, reply: 5 };

/// Plans what the next workers do, and what the module does on the page's own thread.
fn queue(plan: &[&str], module: &str) -> RequestQueue {
    eval(FAKE).expect("the workers are replaced");
    let address = eval(&format!("window.module({module:?})")).ok().and_then(|address| address.as_string());
    with_patience(plan, &address.expect("an address"), PATIENCE)
}

fn with_patience(plan: &[&str], address: &str, patience: Patience) -> RequestQueue {
    eval(FAKE).expect("the workers are replaced");
    eval(&format!("window.plan = {plan:?}")).expect("a plan");
    RequestQueue::new(address.to_owned(), patience)
}

fn record() -> Record {
    Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play")
}

async fn think(queue: &RequestQueue) -> Result<Thought, ThinkError> {
    queue.think(&record(), (Level::Courtier, Style::Plain), 7, |_| ()).await
}

/// Thinks and tells where: a worker answers with the value 1, the page's own thread with 2.
async fn place(queue: &RequestQueue) -> &'static str {
    if think(queue).await.expect("a thought").value < 1.5 { "worker" } else { "page" }
}

fn log() -> String {
    eval("window.log.join(', ')").ok().and_then(|log| log.as_string()).expect("a text")
}

#[wasm_bindgen_test]
async fn a_worker_answers_with_progress_and_the_next_request_asks_it_again() {
    let queue = queue(&["answer"], ANSWERS);
    let seen = Rc::new(RefCell::new(Vec::new()));
    let note = Rc::clone(&seen);
    let thought = queue
        .think(&record(), (Level::Courtier, Style::Plain), 7, move |progress| note.borrow_mut().push(progress))
        .await;
    let line = vec![Action::Bid { price: 0, fakirs: 0 }];
    assert_eq!(thought, Ok(Thought { line, value: 1.0, win: 0.5 }), "a line of an older request is no answer");
    assert_eq!(*seen.borrow(), [0.5]);
    assert_eq!(place(&queue).await, "worker");
    assert_eq!(log(), "start, think 1, think 2");
}

#[wasm_bindgen_test]
async fn a_worker_starts_ahead_of_the_first_request() {
    let queue = queue(&["answer"], ANSWERS);
    queue.prepare().await;
    assert_eq!(log(), "start");
    assert_eq!(place(&queue).await, "worker");
    assert_eq!(log(), "start, think 1");
}

#[wasm_bindgen_test]
async fn a_silent_worker_is_ended_and_another_one_gets_the_request() {
    let queue = queue(&["silent", "answer"], ANSWERS);
    assert_eq!(place(&queue).await, "worker");
    assert_eq!(log(), "start, think 1, cancel 1, end, start, think 1");
}

#[wasm_bindgen_test]
async fn the_page_thinks_itself_after_two_lost_workers_and_goes_on_to() {
    for lost in ["crash", "lost", "silent"] {
        let queue = queue(&[lost, lost], ANSWERS);
        assert_eq!(place(&queue).await, "page", "{lost}");
        assert_eq!(place(&queue).await, "page", "{lost}");
        assert!(log().ends_with("end, page 1, page 2") && log().matches("start").count() == 2, "{lost}: {}", log());
    }
}

#[wasm_bindgen_test]
async fn the_page_thinks_itself_where_no_worker_can_be_had() {
    let queue = queue(&["throw"], ANSWERS);
    assert_eq!(place(&queue).await, "page");
    assert_eq!(log(), "start, page 1");
}

#[wasm_bindgen_test]
async fn a_worker_that_does_not_load_in_time_is_given_up() {
    let queue = with_patience(&["mute", "mute"], "blob:nothing", Patience { tick: 10, load: 3, reply: 500 });
    assert_eq!(think(&queue).await, Err(ThinkError::Missing));
    assert_eq!(log(), "start, think 1, cancel 1, end, start, think 1, cancel 1, end");
}

#[wasm_bindgen_test]
async fn missing_files_are_an_error_and_the_next_request_tries_everything_again() {
    let queue = with_patience(&["load", "load", "answer"], "blob:nothing", PATIENCE);
    assert_eq!(think(&queue).await, Err(ThinkError::Missing));
    assert_eq!(place(&queue).await, "worker");
}

#[wasm_bindgen_test]
async fn a_thinker_that_stops_everywhere_is_an_error() {
    let queue = queue(&["crash", "crash"], "say({ failed: 'crash' })");
    assert_eq!(think(&queue).await, Err(ThinkError::Stopped));
}

#[wasm_bindgen_test]
async fn a_refused_request_is_not_repeated() {
    let queue = queue(&["refuse"], ANSWERS);
    assert_eq!(think(&queue).await, Err(ThinkError::Refused("no".to_owned())));
    assert_eq!(log(), "start, think 1");
}

#[wasm_bindgen_test]
async fn dropping_the_future_cancels_the_request_and_keeps_the_worker() {
    let queue = queue(&["silent"], ANSWERS);
    match select(pin!(think(&queue)), TimeoutFuture::new(30)).await {
        Either::Left((thought, _)) => panic!("{thought:?}"),
        // The future ends with this match.
        Either::Right(((), _pending)) => {}
    }
    assert_eq!(log(), "start, think 1, cancel 1");
    eval("window.last.does = 'answer'").expect("a worker");
    assert_eq!(place(&queue).await, "worker");
    assert_eq!(log(), "start, think 1, cancel 1, think 2");
}

#[wasm_bindgen_test]
async fn two_requests_are_answered_one_after_the_other() {
    let queue = queue(&["answer"], ANSWERS);
    let (one, other) = join(place(&queue), place(&queue)).await;
    assert_eq!((one, other), ("worker", "worker"));
    assert_eq!(log(), "start, think 1, think 2");
}

#[wasm_bindgen_test]
async fn no_request_begins_while_the_page_is_hidden() {
    let queue = queue(&["answer"], ANSWERS);
    let hide = |hidden: bool| {
        let code = format!("Object.defineProperty(document, 'hidden', {{ configurable: true, value: {hidden} }})");
        eval(&code).expect("the property can be replaced");
    };
    hide(true);
    let see = async {
        TimeoutFuture::new(50).await;
        let before = log();
        hide(false);
        eval("document.dispatchEvent(new Event('visibilitychange'))").expect("an event");
        before
    };
    let (found, before) = join(place(&queue), see).await;
    assert_eq!((found, before.as_str()), ("worker", ""));
    eval("delete document.hidden").expect("the property is as before");
}
