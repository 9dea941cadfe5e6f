//! Takes what other apps hand to the page, and leads it to the room that opens it.
//!
//! A text that was shared comes in the address, whose query the script of index.html has taken out before the program starts.
//! Files, and texts while the page is open, come by the launch queue of an installed page. Nothing of the game that is on is left: what
//! comes opens beside it, or asks, as if it had been chosen or pasted here.

use crate::ui::kit::browser::{call, call_async, construct, get};
use crate::ui::kit::text_file;
use crate::ui::share::arrival::{Room, address_in, shared};
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::navigation::{EDIT, SHEETS};
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

/// The most bytes of a file that is read: those of a long history of sheets.
const LONGEST_FILE: usize = 12_000_000;
/// The property of the window in which the script of index.html keeps the query of a text that was shared.
const SHARED: &str = "naqalaShared";
/// The fields of the query, as the manifest names them.
const FIELDS: [&str; 3] = ["shared-title", "shared-text", "shared-url"];

/// What has come for a room.
pub enum Arrived {
    /// A text that was shared. Whoever writes an address can share one, so nothing happens to it unasked.
    Shared(String),
    /// The content of a file that the player has opened.
    Content(Vec<u8>),
    /// A file of so many bytes, too many to read.
    Long(usize),
    /// A file that the browser cannot read.
    Unread,
    /// Several files at once: [`waiting`] names them.
    Several,
}

thread_local! {
    static WAITING: RefCell<Option<(Room, Arrived)>> = const { RefCell::new(None) };
    /// The files that came together and are not opened yet.
    static SEVERAL: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
    /// Tells the rooms that something waits.
    static CAME: ArcRwSignal<()> = ArcRwSignal::new(());
}

/// Takes what waits for a room, tracked: a room that is open takes what comes later, too.
#[must_use]
pub fn take(room: Room) -> Option<Arrived> {
    CAME.with(ArcRwSignal::track);
    WAITING.with_borrow_mut(|waiting| waiting.take_if(|(for_room, _)| *for_room == room)).map(|(_, what)| what)
}

/// Returns the names of the files that came together and are not opened yet.
#[must_use]
pub fn waiting() -> Vec<String> {
    SEVERAL.with_borrow(|files| files.iter().map(File::name).collect())
}

/// Opens one of the files that wait. The others wait on.
pub fn choose(place: usize, dialogs: Dialogs) {
    let file = SEVERAL.with_borrow_mut(|files| (place < files.len()).then(|| files.remove(place)));
    if let Some(file) = file {
        leptos::task::spawn_local(open_file(file, Desk(dialogs)));
    }
}

/// Takes what has come with the start of the page, and listens to what comes later.
pub fn begin(dialogs: Dialogs) {
    let desk = Desk(dialogs);
    if let Some(query) = get(&window(), SHARED).ok().and_then(|query| query.as_string()) {
        let _ignored = Reflect::delete_property(&window(), &SHARED.into());
        desk.open_text(&query);
    }
    let Ok(queue) = get(&window(), "launchQueue") else { return };
    // What is in the queue by now belongs to the start of the page, which has followed the address by itself.
    let is_start = Rc::new(Cell::new(true));
    let has_begun = Rc::clone(&is_start);
    let consumer = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        if !desk.open_files(&launch) && !is_start.get() {
            desk.follow(&launch);
        }
    });
    // A browser without the queue has none of this.
    let _ignored = call(&queue, "setConsumer", &Array::of1(consumer.as_ref()));
    has_begun.set(false);
    // It lasts as long as the page.
    consumer.forget();
}

/// Leads what comes to its room: a handle, copied freely.
#[derive(Clone, Copy)]
struct Desk(Dialogs);

impl Desk {
    /// Follows the address of a launch while the page is open: a text that was shared, a link, or a shortcut of the app's icon.
    fn follow(self, launch: &JsValue) {
        let Ok(target) = get(launch, "targetURL").and_then(|target| construct("URL", &target)) else { return };
        let part = |name: &str| get(&target, name).ok().and_then(|part| part.as_string()).unwrap_or_default();
        let (query, fragment) = (part("search"), part("hash"));
        let page = |path: String| path.trim_end_matches("index.html").to_owned();
        if page(part("pathname")) != page(window().location().pathname().unwrap_or_default()) {
            // Another page of the site, such as that for classes, takes the window as if a link had led there.
            let _ignored = window().location().set_href(&part("href"));
        } else if FIELDS.iter().any(|field| query.contains(field)) {
            self.open_text(&query);
        } else if !fragment.is_empty() {
            go(&fragment);
        }
    }

    /// Opens the files of a launch; returns whether it has some.
    fn open_files(self, launch: &JsValue) -> bool {
        let handles = get(launch, "files").ok().filter(JsValue::is_object).map(|files| Array::from(&files));
        let Some(handles) = handles.filter(|handles| handles.length() > 0) else { return false };
        leptos::task::spawn_local(async move {
            let mut files: Vec<File> = Vec::new();
            for handle in handles {
                let file = call_async(&handle, "getFile", &Array::new()).await;
                files.extend(file.ok().and_then(|file| file.dyn_into().ok()));
            }
            match &files[..] {
                [] => self.hand(Room::Games, Arrived::Unread),
                [file] => open_file(file.clone(), self).await,
                _ => {
                    SEVERAL.set(files);
                    self.hand(Room::Games, Arrived::Several);
                }
            }
        });
        true
    }

    /// Opens the text of a query.
    fn open_text(self, query: &str) {
        let Ok(fields) = construct("URLSearchParams", &query.into()) else { return };
        let field =
            |name: &str| call(&fields, "get", &Array::of1(&name.into())).ok().and_then(|field| field.as_string());
        let text = shared(FIELDS.map(|name| field(name).unwrap_or_default()));
        match address_in(&text) {
            Some(fragment) => go(&fragment),
            None if Room::of_text(&text) == Room::Editor => self.hand(Room::Editor, Arrived::Shared(text)),
            None => self.hand(Room::Games, Arrived::Shared(text)),
        }
    }

    /// Hands something to a room, and opens the room unless it is open.
    fn hand(self, room: Room, what: Arrived) {
        WAITING.set(Some((room, what)));
        match room {
            Room::Games if untrack(|| self.0.current()) != Some(Dialog::Open) => self.0.show(Dialog::Open),
            Room::Games => {}
            Room::Sheets | Room::Editor => {
                self.0.close();
                go(if room == Room::Editor { EDIT } else { SHEETS });
            }
        }
        CAME.with(|came| came.set(()));
    }
}

/// Goes to an address of the page, as if one had opened it.
fn go(fragment: &str) {
    let _ignored = window().location().set_hash(fragment);
}

async fn open_file(file: File, desk: Desk) {
    let name = file.name();
    if file.size() > LONGEST_FILE as f64 {
        let room = Room::of_name(&name).unwrap_or(Room::Games);
        return desk.hand(room, Arrived::Long(file.size() as usize));
    }
    match text_file::bytes(&file).await {
        Ok(content) => desk.hand(Room::of(&name, &content), Arrived::Content(content)),
        Err(_) => desk.hand(Room::of_name(&name).unwrap_or(Room::Games), Arrived::Unread),
    }
}
