//! The host of the dialogs: one native `<dialog>` that shows the open sheet.

use crate::i18n::{Lang, apart, keeping, opponents, review, shell};
use crate::ui::chunks::LazyChunks;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::{Settings, Sheet, Sheets};
use crate::ui::text::t;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

fn title(lang: Lang, sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Log => shell::log(lang),
        Sheet::Score => shell::score(lang),
        Sheet::Help => shell::help(lang),
        Sheet::Settings => shell::settings(lang),
        Sheet::Menu => shell::menu(lang),
        Sheet::Table => shell::table(lang),
        Sheet::Export => shell::export(lang),
        Sheet::Share => keeping::share(lang),
        Sheet::Send => apart::sending(lang),
        Sheet::Shared => keeping::shared(lang),
        Sheet::NewGame => shell::new_game(lang),
        Sheet::Rematch => shell::rematch(lang),
        Sheet::Results => opponents::results(lang),
        Sheet::Open => shell::open_record(lang),
        Sheet::Review => review::review(lang),
    }
}

/// A native dialog that shows the open sheet. Escape, the button and a tap beside it close it.
#[component]
pub fn SheetHost() -> impl IntoView {
    let lang = Settings::expect().lang;
    let sheets = Sheets::expect();
    let chunk = LazyChunks::expect().sheets;
    let dialog = NodeRef::<html::Dialog>::new();
    let heading = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        let (Some(dialog), sheet) = (dialog.get(), sheets.current()) else { return };
        if sheet.is_none() {
            dialog.close();
            return;
        }
        if !dialog.open() {
            // It fails only if the dialog is open.
            let _ignored = dialog.show_modal();
        }
        if let Some(heading) = heading.get_untracked() {
            let _ignored = heading.focus();
        }
        if let Some(body) = dialog.query_selector(".sheet-body").ok().flatten() {
            body.set_scroll_top(0);
        }
    });
    on_cleanup(move || sheets.close());
    let on_backdrop = move |event: leptos::ev::MouseEvent| {
        let is_beside = dialog.get_untracked().is_some_and(|dialog| {
            let area = dialog.get_bounding_client_rect();
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            // A tap inside the dialog may remove its target and shrink the dialog, so the position alone is not enough.
            let is_on_dialog = event.target().is_some_and(|target| target == *dialog.unchecked_ref());
            is_on_dialog && (x < area.left() || x > area.right() || y < area.top() || y > area.bottom())
        });
        if is_beside {
            sheets.close();
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class="sheet"
            aria-labelledby="sheet-title"
            data-sheet=move || sheets.current().map(Sheet::name)
            on:close=guard(move |_| sheets.close())
            on:click=guard(on_backdrop)
        >
            <header class="sheet-head">
                <h2 id="sheet-title" tabindex="-1" node_ref=heading>
                    {move || sheets.current().map(|sheet| title(lang.get(), sheet))}
                </h2>
                <button type="button" class="icon-button" aria-label=t(shell::close)
                    on:click=guard(move |_| sheets.close())>
                    {symbol("icon-close")}
                </button>
            </header>
            <div class="sheet-body">{move || sheets.current().map(|sheet| chunk.draw(move |chunk| (chunk.sheet)(sheet)))}</div>
        </dialog>
    }
}
