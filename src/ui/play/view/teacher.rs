//! The line with which a computer says why it has played its last turn, in place of the one that says what it did.

use crate::i18n::words;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Effect, Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::review::store::teacher::Teacher;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::table::describe;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Lets the chunk of hints teach while that is switched on. Returns the line, unless a guide speaks.
pub fn use_teacher(table: Match, is_guided: Signal<bool>) -> Signal<Option<String>> {
    let (teacher, chunk) = (Teacher::expect(), LazyChunks::expect().hints);
    let is_wanted = Memo::new(move |_| teacher.is_on.get() && table.has_computers());
    Effect::new(move |_| {
        if is_wanted.get() {
            chunk.fetch();
        }
    });
    // An effect of its own: one that fetches and reads the chunk would fetch it again for ever where the site has none.
    Effect::new(move |_| {
        if let Some(chunk) = chunk.get().filter(|_| is_wanted.get()) {
            (chunk.teach)(table);
        }
    });
    on_cleanup(move || {
        teacher.line.set(None);
        teacher.is_unadvised.set(false);
    });
    let is_past = move || table.history().at().is_some() || table.cover().is_some();
    Signal::derive(move || teacher.line.get().filter(|_| is_wanted.get() && !is_guided.get() && !is_past()))
}

/// The line, and the offer of a new version where the teacher or the adviser could not be fetched.
#[component]
pub fn Taught(
    /// What is said; `None` for nothing.
    line: Signal<Option<String>>,
) -> impl IntoView {
    let (teacher, table, chunk) = (Teacher::expect(), Match::expect(), LazyChunks::expect().hints);
    let is_wanted = Memo::new(move |_| teacher.is_on.get() && table.has_computers());
    view! {
        {move || line.get().map(|line| view! { <p class="turn-summary" data-taught="">{line}</p> })}
        <Show when=move || is_wanted.get()>{chunk.failure_if_any()}</Show>
        <Show when=move || is_wanted.get() && teacher.is_unadvised.get()>{load_newest::button("answer")}</Show>
    }
}

/// Returns the line and who is to play, for screen readers; `None` without a line. Tracked.
pub fn taught_aloud(table: Match, taught: Signal<Option<String>>) -> Option<String> {
    let line = taught.get()?;
    if table.computer_to_act().is_some() {
        return Some(line);
    }
    let lang = Settings::expect().lang.get();
    Some(words::sentences(lang, &[line, describe::who_is_next(lang, &table.position())]))
}
