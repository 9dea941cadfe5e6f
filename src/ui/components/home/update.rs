//! The word of a new version. Whether one waits is known to the page's own script (index.html): it marks the root of the
//! page, and the style sheet shows what is drawn here only under that mark.

use crate::i18n::shell;
use crate::ui::hooks::guard;
use crate::ui::text::t;
use leptos::prelude::*;

/// Asks the page's script to put the new version in the place of this one, which loads the page again.
pub fn use_update() {
    if let Ok(event) = web_sys::Event::new("naqala:use-update") {
        let _unheard = window().dispatch_event(&event);
    }
}

/// Says that a new version waits, and offers it.
#[component]
pub fn UpdateNotice() -> impl IntoView {
    view! {
        <div role="status" class="update">
            <section class="notice">
                <p>{t(shell::update_ready)}</p>
                <button type="button" class="button small" data-does="update" on:click=guard(|_| use_update())>
                    {t(shell::update_use)}
                </button>
            </section>
        </div>
    }
}
