//! The screen after a panic: it offers to reload the page and to save the game.
//!
//! It is built with plain DOM calls and works without the program: one link reloads, another one saves.

use crate::i18n::{Lang, shell};
use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::Element;

thread_local! {
    static LAST_GAME: RefCell<Option<Box<dyn Fn() -> String>>> = const { RefCell::new(None) };
}

/// Remembers how to write the present game, so that the screen can offer it. It is written after a panic, so that is plain data.
pub fn remember(game: Box<dyn Fn() -> String>) {
    LAST_GAME.with(|last| {
        if let Ok(mut last) = last.try_borrow_mut() {
            *last = Some(game);
        }
    });
}

/// Installs a panic hook that logs the panic on the console and shows the screen.
pub fn install_hook() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        let game = LAST_GAME
            .with(|last| last.try_borrow().ok().and_then(|last| last.as_ref().map(|write| write())))
            .unwrap_or_default();
        // Nothing is left that could report an error of this screen.
        let _ignored = show(&panic.to_string(), &game);
    }));
}

/// Replaces the page by the screen, with a message for developers in `detail` and the `game` to save, unless it is empty.
///
/// # Errors
/// The browser's error if an element cannot be created.
pub fn show(detail: &str, game: &str) -> Result<(), JsValue> {
    let document = document();
    let (Some(body), Some(root)) = (document.body(), document.document_element()) else { return Ok(()) };
    let lang = Lang::from_tag(&root.get_attribute("lang").unwrap_or_default());
    let before = body.children();
    for element in (0..before.length()).filter_map(|index| before.item(index)) {
        element.set_attribute("hidden", "")?;
    }
    // An open dialog would lie on top of the screen.
    while let Some(dialog) = document.query_selector("dialog[open]")? {
        dialog.remove();
    }
    let section = child(&body, "section", "shell")?;
    section.set_id("crash");
    section.set_attribute("role", "alert")?;
    set_text(&child(&section, "h1", "")?, shell::crash_title(lang));
    set_text(&child(&section, "p", "")?, shell::crash_text(lang));
    let reload = child(&child(&section, "p", "")?, "a", "button primary")?;
    let address = window().location().href()?;
    reload.set_attribute("href", address.split('#').next().unwrap_or_default())?;
    set_text(&reload, shell::crash_reload(lang));
    if !game.is_empty() {
        let save = child(&child(&section, "p", "")?, "a", "button")?;
        save.set_attribute("download", "naqala.json")?;
        save.set_attribute("href", &crate::ui::kit::download::object_url(game)?)?;
        set_text(&save, shell::crash_export(lang));
        // Folded, since it tells what the players hide.
        let kept = child(&section, "details", "")?;
        set_text(&child(&kept, "summary", "")?, shell::crash_record(lang));
        let text = child(&kept, "textarea", "")?;
        text.set_attribute("aria-label", shell::crash_record(lang))?;
        text.set_attribute("readonly", "")?;
        text.set_attribute("rows", "4")?;
        set_text(&text, game);
    }
    let about = child(&section, "details", "")?;
    set_text(&child(&about, "summary", "")?, shell::crash_detail(lang));
    set_text(&child(&about, "code", "")?, detail);
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

fn set_text(element: &Element, text: &str) {
    element.set_text_content(Some(text));
}
