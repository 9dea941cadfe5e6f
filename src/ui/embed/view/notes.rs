//! The notes of an author on a board: what they draw on it, and their comments below.

use super::context::{EmbedContext, ShownContent};
use crate::game::Record;
use crate::i18n::{Lang, Phrase, notes as words};
use crate::notation::note::RecordNote;
use crate::ui::embed::model::{Content, Mode};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Memo;
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

/// Returns whether a game went as another until a moment.
fn is_same(one: &Record, other: &Record, until: usize) -> bool {
    let entries = |record: &Record| record.entries().take(until).map(|(entry, _)| entry).collect::<Vec<_>>();
    entries(one) == entries(other)
}

/// Draws what the note of the moment draws, unless another line of play led there.
pub fn draw_notes(notes: Arc<[RecordNote]>) -> AnyView {
    let table = Match::expect();
    let given = EmbedContext::expect().shown.with_untracked(|shown| match shown {
        Some(ShownContent { content: Content::Game(session, _), .. }) => Some(session.record.clone()),
        _ => None,
    });
    let at = Memo::new(move |_| moment(table));
    let drawing = Memo::new(move |_| {
        let is_of = |at| given.as_ref().is_some_and(|given| table.with_record(|record| is_same(record, given, at)));
        let note = notes.iter().find(|note| note.at == at.get()).filter(|note| is_of(note.at));
        note.map(|note| &note.note.drawing)
            .filter(|drawing| !drawing.is_empty())
            .map(|drawing| Arc::new(drawing.clone()))
    });
    drawn_on_match(drawing.into())
}

/// A comment in the languages that it has.
struct Comment {
    at: usize,
    tags: Vec<(Box<str>, Box<str>)>,
    text: LocalizedText,
}

impl Comment {
    /// Returns what it says to readers of a language, after the tag of the language in which it says so.
    fn said(&self, lang: Lang) -> (String, String) {
        let text = self.text.get(lang);
        let of = |(tag, own): &&(Box<str>, Box<str>)| **own == *text && tag.starts_with(lang.code());
        let tagged = self.tags.iter().find(of).or_else(|| self.tags.iter().find(|(_, own)| **own == *text));
        (tagged.map(|(tag, _)| tag.to_string()).unwrap_or_default(), text.to_owned())
    }
}

/// The comment on the moment that the board shows. It keeps the room of the longest one, so that nothing below moves. A replay has
/// buttons to the next comment and the one before.
#[component]
pub fn Comments(notes: Arc<[RecordNote]>) -> impl IntoView {
    let table = Match::expect();
    let mode = EmbedContext::expect().mode;
    let lang = Settings::expect().lang;
    let of = |note: &RecordNote| Comment {
        at: note.at,
        tags: note.note.texts.clone(),
        text: LocalizedText::of_file(note.note.texts.clone()),
    };
    let all: Vec<_> = notes.iter().filter(|note| !note.note.texts.is_empty()).map(of).collect();
    if all.is_empty() {
        return ().into_any();
    }
    let all = StoredValue::new(all);
    // What one tries on a board that has a comment leaves the comment there.
    let first = untrack(|| moment(table));
    let at = Memo::new(move |_| if mode == Mode::Explore { first } else { moment(table) });
    let place = move || all.with_value(|all| all.iter().position(|comment| comment.at == at.get()));
    let said = move || {
        let lang = lang.get();
        place().and_then(|place| all.with_value(|all| all.get(place).map(|comment| comment.said(lang))))
    };
    let is_replay = mode == Mode::Replay;
    let sizes = move || {
        let lang = lang.get();
        let text = |comment: &Comment| {
            let (tag, text) = comment.said(lang);
            view! { <div lang=tag>{paragraphs(&text)}</div> }
        };
        all.with_value(|all| all.iter().filter(|_| is_replay).map(text).collect_view())
    };
    view! {
        <section class="comments" aria-label=t(words::comment) hidden=move || !is_replay && place().is_none()>
            <div class="comment-texts">
                <div class="comment-sizes" aria-hidden="true" inert>{move || sizes()}</div>
                <div role="status" translate="yes" lang=move || said().map(|(tag, _)| tag)>
                    {move || said().map(|(_, text)| paragraphs(&text))}
                </div>
            </div>
            {is_replay.then(|| view! { <CommentSteps moments=all.with_value(|all| all.iter().map(|comment| comment.at).collect()) at /> })}
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
        <div class="comment-steps">
            {button("comment-before", "icon-back", words::previous, Signal::derive(before))}
            <span>{move || count()}</span>
            {button("comment-after", "icon-forth", words::next, Signal::derive(after))}
        </div>
    }
}
