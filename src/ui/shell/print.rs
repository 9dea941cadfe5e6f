//! Printing. The style sheets of `style/print` lay the page out on paper, so the browser's own shortcut prints the same.

use super::dialogs::Dialogs;
use crate::i18n::shell;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// Opens the browser's dialog for printing. A page that may not open it stays as it is.
pub fn print_page() {
    let _ignored = window().print();
}

/// Closes the open dialog, then prints the page behind it.
pub fn print_behind(dialogs: Dialogs) {
    dialogs.close();
    // The dialog is closed by an effect, which runs before the next frame.
    request_animation_frame(print_page);
}

/// A button that prints what the page or its dialog shows.
#[component]
pub fn PrintButton(
    /// The classes of the button.
    class: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-does="print" on:click=move |_| print_page()>{t(shell::print)}</button>
    }
}
