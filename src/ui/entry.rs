//! Where the program starts: the app or an embedded board, as the page's root says.

use super::crash;
use super::embed::has_no_games;
use super::later::{self, Missing, Mount};
use leptos::prelude::{document, window};

/// Fetches what the page is for and mounts it. `<html data-entry="embed">` is an embedded board.
pub fn start() {
    crash::watch();
    let entry = document().document_element().and_then(|root| root.get_attribute("data-entry"));
    wasm_bindgen_futures::spawn_local(async move {
        let mount = match entry.as_deref() {
            Some("embed") => board().await,
            _ => later::home().await,
        };
        match mount {
            Ok(mount) => {
                mount();
                tell("naqala:started");
            }
            Err(Missing) => tell("naqala:failed"),
        }
    });
}

/// Fetches an embedded board, with all that its mode can show.
async fn board() -> Result<Mount, Missing> {
    if !has_no_games(&window().location().hash().unwrap_or_default()) {
        later::games().await?.provide();
    }
    later::embed().await
}

/// Tells the page's own script.
pub fn tell(what: &str) {
    if let Ok(event) = web_sys::Event::new(what) {
        let _unheard = window().dispatch_event(&event);
    }
}
