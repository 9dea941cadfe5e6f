//! The notice of a new version.
//!
//! The script of index.html knows whether a new version is ready. It sets `data-update` of the root, and the style
//! sheet hides the notice without that attribute.

use crate::i18n::shell;
use crate::ui::kit::browser::dispatch;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// Asks the script of index.html to activate the new version, which reloads the page.
pub fn activate_update() {
    dispatch("naqala:use-update");
}

/// The notice that offers a new version.
#[component]
pub fn UpdateNotice() -> impl IntoView {
    view! {
        <div role="status" class="update">
            <section class="notice">
                <p>{t(shell::update_ready)}</p>
                <button type="button" class="button small" data-does="update" on:click=|_| activate_update()>
                    {t(shell::update_use)}
                </button>
            </section>
        </div>
    }
}
