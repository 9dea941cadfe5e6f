//! The screen after a failure of the program: it offers to load the page again and to save the game.
//!
//! It is made with plain calls and needs nothing of the program afterwards: a link reloads, another one saves.

use crate::i18n::{Lang, shell};
use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::Element;

thread_local! {
    static LAST_GAME: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Remembers the game as it was last stored, for the screen to offer.
pub fn remember(game: String) {
    LAST_GAME.with(|last| {
        if let Ok(mut last) = last.try_borrow_mut() {
            *last = game;
        }
    });
}

/// Lets every panic say on the console what it is, and show the screen.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        let game = LAST_GAME.with(|last| last.try_borrow().map(|game| game.clone()).unwrap_or_default());
        // There is nobody left to tell of a screen that cannot be made.
        let _untold = show(&panic.to_string(), &game);
    }));
}

/// Covers the page with the screen: what happened in `detail`, and a `game` to save, if there is one.
///
/// # Errors
/// Whatever the browser says when an element cannot be made.
pub fn show(detail: &str, game: &str) -> Result<(), JsValue> {
    let document = document();
    let (Some(body), Some(root)) = (document.body(), document.document_element()) else { return Ok(()) };
    let lang = Lang::from_tag(&root.get_attribute("lang").unwrap_or_default());
    let before = body.children();
    for element in (0..before.length()).filter_map(|index| before.item(index)) {
        // The art may stay: it is not seen. A dialog must not: it would lie on top.
        element.set_attribute("hidden", "")?;
    }
    while let Some(dialog) = document.query_selector("dialog[open]")? {
        dialog.remove();
    }
    let section = child(&body, "section", "shell")?;
    section.set_id("crash");
    section.set_attribute("role", "alert")?;
    say(&child(&section, "h1", "")?, shell::crash_title(lang));
    say(&child(&section, "p", "")?, shell::crash_text(lang));
    let reload = child(&child(&section, "p", "")?, "a", "button primary")?;
    let address = window().location().href()?;
    reload.set_attribute("href", address.split('#').next().unwrap_or_default())?;
    say(&reload, shell::crash_reload(lang));
    if !game.is_empty() {
        let save = child(&child(&section, "p", "")?, "a", "button")?;
        save.set_attribute("download", "naqala.json")?;
        save.set_attribute("href", &super::components::kit::download::download_address(game)?)?;
        say(&save, shell::crash_export(lang));
        let label = child(&section, "label", "")?;
        say(&label, shell::crash_record(lang));
        let text = child(&label, "textarea", "")?;
        text.set_attribute("readonly", "")?;
        text.set_attribute("rows", "4")?;
        say(&text, game);
    }
    let about = child(&section, "details", "")?;
    say(&child(&about, "summary", "")?, shell::crash_detail(lang));
    say(&child(&about, "code", "")?, detail);
    Ok(())
}

fn child(parent: &Element, tag: &str, class: &str) -> Result<Element, JsValue> {
    let element = document().create_element(tag)?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    parent.append_child(&element)?;
    Ok(element)
}

fn say(element: &Element, text: &str) {
    element.set_text_content(Some(text));
}
