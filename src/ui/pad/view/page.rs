//! The page of the score pad: the sheet, and beside or below it the dock for the field that is filled in.

use super::about::About;
use super::context::PadContext;
use super::dock::Dock;
use super::history::HistoryPage;
use super::share::Share;
use super::shared::SharedPage;
use super::sheet::PadSheet;
use crate::i18n::{language, pad as text, shell};
use crate::ui::kit::download::download;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::Pad;
use crate::ui::pad::model::link::LINK;
use crate::ui::shell::dialog_button::DialogButton;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialog;
use crate::ui::shell::leave::LeaveLink;
use crate::ui::shell::navigation::SHEETS;
use leptos::prelude::*;

/// The score pad: the open sheet, the history, or a sheet that was shared, as the address says.
#[component]
pub fn PadPage() -> impl IntoView {
    let fragment = window().location().hash().unwrap_or_default();
    if fragment == SHEETS {
        return view! { <HistoryPage /> }.into_any();
    }
    if fragment.starts_with(LINK) {
        return view! { <SharedPage fragment /> }.into_any();
    }
    view! { <SheetPage /> }.into_any()
}

/// The open sheet.
#[component]
fn SheetPage() -> impl IntoView {
    let pad = PadContext::new();
    provide_context(pad);
    // The player can type at once.
    Effect::new(move |_| {
        request_animation_frame(move || {
            // The page may have been left before.
            if let Some(field) = pad.at.try_get_untracked() {
                pad.go(field);
            }
        });
    });
    view! {
        <main class="pad" tabindex="-1">
            <header class="editor-bar">
                <LeaveLink />
                <h1>{t(text::title)}</h1>
                <a class="bar-button" href=SHEETS data-does="sheets" aria-label=t(text::sheets)>
                    {symbol("icon-log")}<span>{t(text::sheets)}</span>
                </a>
                <DialogButton dialog=Dialog::Settings icon="icon-settings" name=shell::settings />
            </header>
            <div class="pad-scroll">
                <Notices />
                <PadSheet />
                <About />
                <Share />
            </div>
            <Dock />
        </main>
        <DialogHost />
    }
}

/// The notices that the sheet is not stored, or that the stored one could not be read.
#[component]
fn Notices() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let save = |name: &'static str, text: String| {
        view! {
            <button type="button" class="button small" data-does="save-copy" on:click=move |_| download(name, &text)>
                {t(shell::download)}
            </button>
        }
    };
    view! {
        <div class="pad-notices" role="status">
            {move || pad.unread.get().map(|(_, stored, error)| view! {
                <section class="notice" data-notice="unread">
                    <p>{t(text::unread)}{t(language::join_sentences)}{move || describe::unread(lang.get(), &error)}</p>
                    {save("naqala-pad-unread.json", stored)}
                </section>
            })}
            {move || (!pad.is_stored.get()).then(|| view! {
                <section class="notice" data-notice="not-kept">
                    <p>{t(text::not_kept)}</p>
                    <button type="button" class="button small" data-does="save-copy"
                        on:click=move |_| download("naqala-pad.json", &pad.pad.with_untracked(Pad::write))>
                        {t(shell::download)}
                    </button>
                </section>
            })}
        </div>
    }
}
