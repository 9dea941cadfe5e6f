//! The page of the position editor.

use super::board::EditBoard;
use super::card_zones::CardZones;
use super::context::{EditorContext, EditorView};
use super::export::ExportPanel;
use super::faults::FaultsPanel;
use super::keys::use_undo_keys;
use super::lesson_step::LessonStepPanel;
use super::palette::Palette;
use super::players::PlayersPanel;
use super::position_settings::PositionSettings;
use super::record_way::WayRecorder;
use super::tracks::Tracks;
use super::try_lesson::LessonPreview;
use crate::i18n::{Phrase, edit, panels, shell};
use crate::ui::edit::model::Draft;
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::text::t;
use crate::ui::shell::dialog_button::DialogButton;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialog;
use crate::ui::shell::leave::LeaveLink;
use crate::ui::table::session::Session;
use leptos::prelude::*;

/// The editor of positions.
#[component]
pub fn EditPage(
    /// A copy of a game to start with, instead of the stored draft.
    copy: Option<Session>,
) -> impl IntoView {
    let editor = EditorContext::new(copy.as_ref().map(Draft::of_session));
    provide_context(editor);
    use_undo_keys(editor);
    view! {
        {move || match editor.view.get() {
            EditorView::Position => view! { <PositionEditor /> }.into_any(),
            EditorView::Solution(record) => view! { <WayRecorder record /> }.into_any(),
            EditorView::Mistake(record) => view! { <WayRecorder record is_mistake=true /> }.into_any(),
            EditorView::Preview(lesson) => view! { <LessonPreview lesson /> }.into_any(),
        }}
        <DialogHost />
    }
}

/// The position: the board with the brushes, and the panels beside it.
#[component]
fn PositionEditor() -> impl IntoView {
    let editor = EditorContext::expect();
    let size = editor.size();
    let button =
        move |does: &'static str, icon, name: Phrase, can: fn(EditorContext) -> bool, act: fn(EditorContext)| {
            view! {
                <button type="button" class="bar-button" data-does=does aria-label=t(name)
                    aria-disabled=move || aria(!can(editor)) on:click=move |_| act(editor)>
                    {symbol(icon)}<span>{t(name)}</span>
                </button>
            }
        };
    view! {
        <main class="editor" tabindex="-1" style:--columns=move || size.get().columns.to_string() style:--rows=move || size.get().rows.to_string()>
            <header class="editor-bar">
                <LeaveLink />
                <h1>{t(edit::edit)}</h1>
                {button("undo", "icon-undo", panels::undo, EditorContext::can_undo, EditorContext::undo)}
                {button("redo", "icon-redo", panels::redo, EditorContext::can_redo, EditorContext::redo)}
                <DialogButton dialog=Dialog::Help icon="icon-help" name=shell::help />
            </header>
            <div class="editor-board">
                {move || { let size = size.get(); view! { <EditBoard size /> } }}
                <Palette />
            </div>
            <div class="editor-side">
                <FaultsPanel />
                <PositionSettings />
                <PlayersPanel />
                <CardZones />
                <Tracks />
                <ExportPanel />
                <LessonStepPanel />
            </div>
        </main>
    }
}
