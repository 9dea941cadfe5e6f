//! A button in the bar of a page that opens a dialog.

use super::dialogs::{Dialog, Dialogs};
use crate::i18n::{Phrase, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// A dialog, the symbol of its button and its name.
pub type DialogEntry = (Dialog, &'static str, Phrase);

/// The button of the log.
pub const LOG: DialogEntry = (Dialog::Log, "icon-log", shell::log);
/// The button of the help.
pub const HELP: DialogEntry = (Dialog::Help, "icon-help", shell::help);
/// The button of the settings.
pub const SETTINGS: DialogEntry = (Dialog::Settings, "icon-settings", shell::settings);

/// A button in the bar of a page that opens a dialog.
#[component]
pub fn DialogButton(
    /// The dialog.
    dialog: Dialog,
    /// The name of its symbol.
    icon: &'static str,
    /// Its name. Narrow bars show only the symbol.
    name: Phrase,
) -> impl IntoView {
    let dialogs = Dialogs::expect();
    view! {
        <button type="button" class="bar-button" data-opens=dialog.name() aria-haspopup="dialog" aria-label=t(name)
            on:click=move |_| dialogs.show(dialog)>
            {symbol(icon)}
            <span>{t(name)}</span>
        </button>
    }
}
