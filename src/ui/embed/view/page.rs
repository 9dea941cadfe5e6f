//! The page of an embedded board.

use super::context::{EmbedContext, ShownContent};
use super::exercise::Exercise;
use super::game::EmbedGame;
use super::marks::mark_ready;
use super::post;
use crate::i18n::{Lang, embed, shell};
use crate::ui::embed::describe::board_title;
use crate::ui::embed::model::errors::{ErrorCode, Rejection};
use crate::ui::embed::model::{BoardOptions, Content, content_of, options};
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::load_newest;
use crate::ui::kit::load_newest::ArtNotice;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::{BoardChunks, Fetchers};
use crate::ui::table::notes::NotesReader;
use leptos::html;
use leptos::prelude::*;
use serde_json::Value;
use std::cell::RefCell;
use wasm_bindgen::JsCast;

thread_local! {
    /// The messages that came while an earlier one waits for the chunk that reads its notes; `None` if none waits.
    static LATER: RefCell<Option<Vec<Result<Value, ()>>>> = const { RefCell::new(None) };
}

/// Mounts an embedded board, in the language whose words are here.
pub fn mount(lang: Lang, fetchers: Fetchers) {
    if let Some(element) = document().get_element_by_id("app") {
        let page = move || view! { <EmbedPage lang chunks=BoardChunks::new(fetchers) /> };
        leptos::mount::mount_to(element.unchecked_into(), page).forget();
    }
}

/// The board that the address asks for, or the faults of the address.
#[component]
fn EmbedPage(lang: Lang, chunks: BoardChunks) -> impl IntoView {
    let settings = Settings::unsaved(lang);
    settings.apply_to_page();
    provide_context(settings);
    provide_context(chunks);
    let fragment = window().location().hash().unwrap_or_default();
    match options::read(&fragment, lang) {
        Ok(options) => view! { <EmbedBoard options /> }.into_any(),
        Err(faults) => {
            post::send(&Rejection::from_faults(ErrorCode::Options, faults).to_json());
            mark_ready();
            view! { <main class="embed"><section class="failure" role="alert"><p>{t(embed::faulty)}</p></section></main> }.into_any()
        }
    }
}

/// A board, which receives the messages of the page around it.
#[component]
fn EmbedBoard(options: BoardOptions) -> impl IntoView {
    let settings = Settings::expect();
    let BoardChunks { cards: chunk, read_notes, .. } = BoardChunks::expect();
    let board = EmbedContext::new(options, settings);
    provide_context(board);
    let title = move || board_title(settings.lang.get(), board.mode);
    Effect::new(move |_| document().set_title(title()));
    let presence = Presence::of_component();
    let owner = Owner::current().unwrap_or_default();
    // The board stays as long as the page, and so does the listener.
    let _listener = window_event_listener_untyped("message", move |event| {
        let Some(message) = post::receive(&event) else { return };
        let message = LATER.with_borrow_mut(|later| match later {
            Some(later) => {
                later.push(message);
                None
            }
            None => Some(message),
        });
        let Some(message) = message else { return };
        let owner = owner.clone();
        let receive = move |message| {
            if owner.with(|| board.receive(message)) {
                // The board stays as it is until the puzzle is known, so nothing is drawn.
                let owner = owner.clone();
                chunk.then(presence, move |cards| owner.with(|| drop((cards.puzzle)())));
            }
        };
        if message.as_ref().is_ok_and(|message| NotesReader::lacks(&content_of(message))) {
            LATER.set(Some(Vec::new()));
            // Without the chunk the board shows the rest.
            leptos::task::spawn_local(async move {
                if let Ok(notes) = read_notes().await {
                    notes.reader.provide();
                }
                receive(message);
                LATER.take().into_iter().flatten().for_each(receive);
            });
        } else {
            receive(message);
        }
    });
    let page = NodeRef::<html::Main>::new();
    page.on_load(move |_| {
        mark_ready();
        board.report_ready();
    });
    view! {
        <main class="embed" tabindex="-1" node_ref=page data-mode=board.mode.name() aria-label=move || title()>
            {move || match board.shown.get() {
                None => match board.faults.get() {
                    faults if faults.is_empty() => view! { <p class="hint embed-waiting">{t(embed::waiting)}</p> }.into_any(),
                    _ if EmbedContext::is_missing() => view! {
                        <section class="failure" role="alert">
                            <p>{t(shell::file_gone)}</p>
                            <p class="buttons">{load_newest::button("button")}</p>
                        </section>
                    }
                    .into_any(),
                    _ => view! { <section class="failure" role="alert"><p>{t(embed::faulty)}</p></section> }.into_any(),
                },
                Some(ShownContent { content: Content::Game(session, notes), at, .. }) => {
                    view! { <EmbedGame session=*session notes at /> }.into_any()
                }
                Some(ShownContent { content: Content::Lesson(lesson), step, .. }) => {
                    view! { <Exercise lesson=*lesson only=step /> }.into_any()
                }
                Some(ShownContent { content: Content::Puzzle(_), .. }) => {
                    chunk.fetch();
                    chunk.draw(|cards| (cards.puzzle)())
                }
            }}
            <ArtNotice />
        </main>
    }
}
