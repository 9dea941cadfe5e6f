//! The host of the dialogs: one native `<dialog>` that shows the open one.

use super::chunks::LazyChunks;
use super::dialogs::{Dialog, Dialogs};
use crate::i18n::{Lang, keeping, live, message, opponents, review, shell};
use crate::ui::kit::back::use_back;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

fn title(lang: Lang, dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::Log => shell::log(lang),
        Dialog::Score => shell::score(lang),
        Dialog::Help => shell::help(lang),
        Dialog::Settings => shell::settings(lang),
        Dialog::Menu => shell::menu(lang),
        Dialog::Table => shell::table(lang),
        Dialog::TakeBack => shell::take_back_title(lang),
        Dialog::Export => shell::export(lang),
        Dialog::Embed => shell::embed(lang),
        Dialog::Share => keeping::share(lang),
        Dialog::Send => message::sending(lang),
        Dialog::Live => live::title(lang),
        Dialog::Shared => keeping::shared(lang),
        Dialog::Invitation => live::invited(lang),
        Dialog::NewGame => shell::new_game(lang),
        Dialog::Rematch => shell::rematch(lang),
        Dialog::Results => opponents::results(lang),
        Dialog::Open => shell::open_record(lang),
        Dialog::Review => review::review(lang),
    }
}

/// A native `<dialog>` with the contents of the open dialog. Escape, the button and a tap beside it close it.
#[component]
pub fn DialogHost() -> impl IntoView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let chunk = LazyChunks::expect().dialogs;
    let element = NodeRef::<html::Dialog>::new();
    let heading = NodeRef::<html::H2>::new();
    Effect::new(move |was_beside: Option<bool>| {
        let (Some(element), dialog) = (element.get(), dialogs.current()) else { return false };
        let is_beside = dialogs.is_beside_untracked();
        if dialog.is_none() || was_beside == Some(true) {
            element.close();
        }
        if dialog.is_none() {
            return false;
        }
        if is_beside {
            element.show();
        } else if !element.open() {
            // It fails only if the dialog is open.
            let _ignored = element.show_modal();
        }
        if let Some(heading) = heading.get_untracked() {
            let _ignored = heading.focus();
        }
        if let Some(body) = element.query_selector(".dialog-body").ok().flatten() {
            body.set_scroll_top(0);
        }
        is_beside
    });
    use_back(move || dialogs.current().is_some_and(|dialog| !dialog.has_address()), move || dialogs.close());
    on_cleanup(move || {
        // The question about a link waits for the next screen, as when a slow storage gives the game that was on.
        if !untrack(|| dialogs.current()).is_some_and(Dialog::has_address) {
            dialogs.close();
        }
    });
    let on_close = move |_| {
        // The event comes with the next frame: another dialog may be open by then.
        if element.get_untracked().is_some_and(|element| !element.open()) {
            dialogs.close();
        }
    };
    let on_backdrop = move |event: leptos::ev::MouseEvent| {
        let is_beside = element.get_untracked().is_some_and(|element| {
            let area = element.get_bounding_client_rect();
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            // A tap inside the dialog may remove its target and shrink the dialog, so the position alone is not enough.
            let is_on_dialog = event.target().is_some_and(|target| target == *element.unchecked_ref());
            is_on_dialog && (x < area.left() || x > area.right() || y < area.top() || y > area.bottom())
        });
        // A button whose area is the whole window takes the tap, also while the dialog still moves into its place.
        let over_all = || element.get_untracked()?.query_selector("[data-over-all]").ok().flatten();
        match over_all().filter(|_| is_beside) {
            // Its click comes through here, too, so it waits until this one is over.
            Some(button) => {
                let button = button.unchecked_into::<web_sys::HtmlElement>();
                request_animation_frame(move || button.click());
            }
            None if is_beside => dialogs.close(),
            None => {}
        }
    };
    view! {
        <dialog
            node_ref=element
            class="dialog"
            aria-labelledby="dialog-title"
            data-dialog=move || dialogs.current().map(Dialog::name)
            on:close=guard(on_close)
            on:click=on_backdrop
        >
            <header class="dialog-head">
                <h2 id="dialog-title" tabindex="-1" node_ref=heading>
                    {move || dialogs.current().map(|dialog| title(lang.get(), dialog))}
                </h2>
                <button type="button" class="icon-button" aria-label=t(shell::close)
                    on:click=move |_| dialogs.close()>
                    {symbol("icon-close")}
                </button>
            </header>
            <div class="dialog-body">{move || dialogs.current().map(|dialog| chunk.draw(move |chunk| (chunk.dialog)(dialog)))}</div>
        </dialog>
    }
}
