//! The editor of positions: the board, what is put on it, everything round it, what is wrong, and what comes of it.

mod board;
mod context;
mod field;
mod hand_on;
mod lesson_step;
mod palette;
mod piles;
mod players;
mod rehearsal;
mod table;
mod tracks;
mod verdict;

use self::board::EditBoard;
use self::context::{EditorContext, View};
use self::hand_on::HandOn;
use self::lesson_step::LessonStep;
use self::palette::Palette;
use self::piles::Piles;
use self::players::PlayersPanel;
use self::rehearsal::{Rehearsal, Trial};
use self::table::TablePanel;
use self::tracks::Tracks;
use self::verdict::Verdict;
use crate::i18n::{Lang, edit, panels, shell};
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::pieces::art::symbol;
use crate::ui::edit::Draft;
use crate::ui::hooks::guard;
use crate::ui::state::Navigation;
use crate::ui::state::{Sheet, Sheets};
use crate::ui::text::t;
use leptos::prelude::*;

/// The editor.
#[component]
pub fn EditPage(
    /// What to begin with, if not with what lay here last.
    draft: Option<Draft>,
) -> impl IntoView {
    let editor = EditorContext::new(draft);
    provide_context(editor);
    editor.use_keys();
    view! {
        {move || match editor.view.get() {
            View::Editor => view! { <Editor /> }.into_any(),
            View::Rehearsal(record) => view! { <Rehearsal record /> }.into_any(),
            View::Trial(lesson) => view! { <Trial lesson /> }.into_any(),
        }}
        <SheetHost />
    }
}

/// The position, with what is put on it and all that lies round it.
#[component]
fn Editor() -> impl IntoView {
    let editor = EditorContext::expect();
    let (sheets, navigation) = (Sheets::expect(), Navigation::expect());
    let size = editor.size();
    let door = move |does: &'static str,
                     icon,
                     name: fn(Lang) -> &'static str,
                     can: fn(EditorContext) -> bool,
                     act: fn(EditorContext)| {
        view! {
            <button type="button" class="bar-button" data-does=does aria-label=t(name)
                aria-disabled=move || if can(editor) { "false" } else { "true" } on:click=guard(move |_| act(editor))>
                {symbol(icon)}<span>{t(name)}</span>
            </button>
        }
    };
    view! {
        <main class="editor" tabindex="-1" style:--columns=move || size.get().columns.to_string() style:--rows=move || size.get().rows.to_string()>
            <header class="editor-bar">
                <a class="bar-button" href="#" data-does="leave" on:click=guard(move |_| navigation.forget_game()) aria-label=t(shell::leave)>{symbol("icon-undo")}<span>{t(shell::leave)}</span></a>
                <h1>{t(edit::edit)}</h1>
                {door("undo", "icon-undo", panels::undo, EditorContext::can_undo, EditorContext::undo)}
                {door("redo", "icon-redo", panels::redo, EditorContext::can_redo, EditorContext::redo)}
                <button type="button" class="bar-button" data-opens="help" aria-haspopup="dialog" aria-label=t(shell::help)
                    on:click=guard(move |_| sheets.show(Sheet::Help))>
                    {symbol("icon-help")}<span>{t(shell::help)}</span>
                </button>
            </header>
            <div class="editor-board">
                {move || { let size = size.get(); view! { <EditBoard size /> } }}
                <Palette />
            </div>
            <div class="editor-side">
                <Verdict />
                <TablePanel />
                <PlayersPanel />
                <Piles />
                <Tracks />
                <HandOn />
                <LessonStep />
            </div>
        </main>
    }
}
