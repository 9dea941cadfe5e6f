//! The notes of an author on a board: what they draw on it, and their comments below.

use super::context::EmbedContext;
use crate::i18n::{Phrase, notes as words};
use crate::notation::note::RecordNote;
use crate::ui::embed::model::Mode;
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::LocalizedText;
use crate::ui::table::store::Match;
use crate::ui::table::view::drawing::drawn_on_match;
use leptos::prelude::*;
use std::sync::Arc;

/// Returns the moment that the board shows, tracked.
fn moment(table: Match) -> usize {
    let history = table.history();
    history.at().unwrap_or_else(|| history.steps())
}

/// Draws what the note of the moment draws.
pub fn draw_notes(notes: Arc<[RecordNote]>) -> AnyView {
    let table = Match::expect();
    let at = Memo::new(move |_| moment(table));
    let drawing = Memo::new(move |_| {
        let note = notes.iter().find(|note| note.at == at.get());
        note.map(|note| &note.note.drawing)
            .filter(|drawing| !drawing.is_empty())
            .map(|drawing| Arc::new(drawing.clone()))
    });
    drawn_on_match(drawing.into())
}

/// The comment on the moment that the board shows. It keeps the room of the longest one, so that nothing below moves. A replay has
/// buttons to the next comment and the one before.
#[component]
pub fn Comments(notes: Arc<[RecordNote]>) -> impl IntoView {
    let table = Match::expect();
    let mode = EmbedContext::expect().mode;
    let lang = Settings::expect().lang;
    let of = |note: &RecordNote| (note.at, LocalizedText::of_file(note.note.texts.clone()));
    let all: Vec<(usize, LocalizedText)> = notes.iter().filter(|note| !note.note.texts.is_empty()).map(of).collect();
    if all.is_empty() {
        return ().into_any();
    }
    let all = StoredValue::new(all);
    // What one tries on a board that has a comment leaves the comment there.
    let first = untrack(|| moment(table));
    let at = Memo::new(move |_| if mode == Mode::Explore { first } else { moment(table) });
    let place = move || all.with_value(|all| all.iter().position(|(moment, _)| *moment == at.get()));
    let said = move || {
        let lang = lang.get();
        place().and_then(|place| all.with_value(|all| all.get(place).map(|(_, text)| text.get(lang).to_owned())))
    };
    let is_replay = mode == Mode::Replay;
    let sizes = move || {
        let lang = lang.get();
        let text = |(_, text): &(usize, LocalizedText)| view! { <div>{paragraphs(text.get(lang))}</div> };
        all.with_value(|all| all.iter().filter(|_| is_replay).map(text).collect_view())
    };
    view! {
        <section class="comments" aria-label=t(words::comment) hidden=move || !is_replay && place().is_none()>
            <div class="comment-texts">
                <div class="comment-sizes" aria-hidden="true" inert>{sizes}</div>
                <div role="status" translate="yes">{move || said().map(|text| paragraphs(&text))}</div>
            </div>
            {is_replay.then(|| view! { <CommentSteps moments=all.with_value(|all| all.iter().map(|(at, _)| *at).collect()) at /> })}
        </section>
    }
    .into_any()
}

/// Draws the paragraphs of a text, each set as a whole, since a browser may translate it.
fn paragraphs(text: &str) -> impl IntoView + use<> {
    text.split("\n\n").map(|paragraph| view! { <p prop:textContent=paragraph.to_owned()></p> }).collect_view()
}

/// The buttons that go from comment to comment, and which one is shown.
#[component]
fn CommentSteps(
    /// The moments that have a comment, in their order.
    moments: Vec<usize>,
    /// The moment that the board shows.
    at: Memo<usize>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let history = Match::expect().history();
    let moments = StoredValue::new(moments);
    let before = move || moments.with_value(|all| all.iter().rev().find(|moment| **moment < at.get()).copied());
    let after = move || moments.with_value(|all| all.iter().find(|moment| **moment > at.get()).copied());
    let count = move || {
        moments.with_value(|all| {
            let place = all.iter().position(|moment| *moment == at.get())?;
            Some(words::comment_of(lang.get(), place + 1, all.len()))
        })
    };
    let button = move |does: &'static str, icon: &'static str, name: Phrase, to: Signal<Option<usize>>| {
        view! {
            <button type="button" class="history-button" data-does=does aria-label=t(name) title=t(name)
                aria-disabled=move || aria(to.get().is_none())
                on:click=move |_| if let Some(to) = to.get_untracked() { history.look_at(to) }>
                {symbol(icon)}
            </button>
        }
    };
    view! {
        <div class="comment-steps" role="group" aria-label=t(words::comment)>
            {button("comment-before", "icon-back", words::previous, Signal::derive(before))}
            <span>{count}</span>
            {button("comment-after", "icon-forth", words::next, Signal::derive(after))}
        </div>
    }
}
