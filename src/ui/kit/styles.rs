//! The style sheets that a page leaves disabled until it needs them.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Enables the style sheet of the given `data-style` and returns whether it arrived, or true if no link names it.
///
/// The browser fetches the style sheet at once, also before the future is polled. Later callers wait for the same
/// request.
pub fn enable(name: &str) -> impl Future<Output = bool> + use<> {
    let link = document().query_selector(&format!("link[data-style={name}]")).ok().flatten();
    let coming = link.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()).and_then(|link| {
        let arrival = Promise::new(&mut |resolve, reject| {
            for (event, listener) in [("load", resolve), ("error", reject)] {
                // A new listener on an element of the page cannot be refused.
                let _ignored = link.add_event_listener_with_callback(event, &listener);
            }
        });
        link.remove_attribute("disabled").ok()?;
        // A browser that fetches disabled style sheets, too, sends no second event.
        link.sheet().is_none().then_some((link, arrival))
    });
    async move {
        let Some((link, arrival)) = coming else { return true };
        let has_arrived = JsFuture::from(arrival).await.is_ok();
        if !has_arrived {
            // The next try enables it again.
            let _ignored = link.set_attribute("disabled", "");
        }
        has_arrived
    }
}

/// Enables style sheets; the future returns whether all of them arrived.
pub fn enable_all(names: &[&str]) -> impl Future<Output = bool> + use<> {
    let styles: Vec<_> = names.iter().map(|name| enable(name)).collect();
    async move {
        for style in styles {
            if !style.await {
                return false;
            }
        }
        true
    }
}
