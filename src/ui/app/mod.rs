//! The app: its start, the first page, settings, help, and what fills the lazy chunks. It provides the stores and draws the
//! screen that the navigation chooses.

mod chunk_contents;
mod entry;
mod games;
mod help;
mod home;
mod open_stored;
mod resume;
mod rule_link;
mod seams;
mod settings_dialog;

pub use entry::start;

use self::home::HomePage;
use self::rule_link::rule_link;
use crate::i18n::{Lang, shell};
use crate::ui::kit::focus::{focus, is_focus_lost};
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::progress_store::ProgressStore;
use crate::ui::library::{Games, Store};
use crate::ui::live::is_room;
use crate::ui::review::store::teacher::Teacher;
use crate::ui::share::codes as share;
use crate::ui::shell::chunks::{Fetchers, LazyChunks};
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::navigation::{EDIT, GAMES, Navigation, PRACTICE, SCORE, SETUP, SETUP_BY_MESSAGE, Screen};
use crate::ui::table::store::open_game::OpenGame;
use crate::ui::table::view::rule_link::DrawRuleLink;
use leptos::ev;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// Mounts the app, in the language whose words are here.
pub fn mount(lang: Lang, fetchers: Fetchers) {
    let app = move || view! { <App lang fetchers /> };
    match document().get_element_by_id("app") {
        Some(element) => leptos::mount::mount_to(element.unchecked_into(), app).forget(),
        None => leptos::mount::mount_to_body(app),
    }
}

/// Draws the current screen.
#[component]
fn App(
    /// The language whose words are here.
    lang: Lang,
    /// How the lazy chunks are fetched.
    fetchers: Fetchers,
) -> impl IntoView {
    let settings = Settings::load(lang);
    settings.apply();
    let store = Store::new(fetchers.mend);
    let dialogs = Dialogs::default();
    let stored = Games::default();
    let navigation = Navigation::default();
    let chunks = LazyChunks::new(fetchers);
    provide_context(settings);
    provide_context(store);
    provide_context(dialogs);
    // Boards on other pages have no help, so the link is no part of the table.
    provide_context(DrawRuleLink(rule_link));
    provide_context(chunks);
    provide_context(navigation);
    provide_context(navigation.back());
    provide_context(ProgressStore::default());
    provide_context(Teacher::load());

    navigation.resume(store, chunks);
    Effect::new(move |_| document().set_title(shell::document_title(settings.lang.get())));
    Effect::new(move |was_asked: Option<bool>| {
        let is_asked = dialogs.current().is_some_and(Dialog::has_address);
        if was_asked == Some(true) && !is_asked {
            navigation.close_link();
        }
        is_asked
    });
    // A first try may fail to fetch the chunk. What has come waits for the one that succeeds.
    Effect::new(move |_| {
        if let Some(chunk) = chunks.dialogs.get() {
            untrack(|| (chunk.begin)(dialogs));
        }
    });
    let is_ready = Cell::new(false);
    Effect::new(move |_| {
        if navigation.screen().with(|screen| matches!(screen, Screen::Resuming(_))) {
            return;
        }
        if let Some(root) = document().document_element() {
            let _ignored = root.set_attribute("data-ready", "");
        }
        if is_ready.replace(true) {
            focus_main();
        } else {
            // The delay lets the browser paint the first screen before it fetches anything else.
            set_timeout(
                move || {
                    chunks.game.fetch();
                    chunks.dialogs.fetch();
                },
                Duration::from_millis(50),
            );
        }
    });
    panic_on_demand();
    follow_address(navigation, dialogs, chunks, move || navigation.back_to_game(store, chunks));

    view! {
        {move || match navigation.screen().get() {
            // During the first read of the storage, the loading screen of index.html is visible.
            Screen::Resuming(0 | 1) => ().into_any(),
            Screen::Resuming(_) => {
                view! { <main tabindex="-1"><p class="part-coming" role="status">{t(shell::coming)}</p></main> }.into_any()
            }
            Screen::Home => view! { <HomePage stored /> }.into_any(),
            Screen::Setup { is_by_message } => chunks.dialogs.draw(move |chunk| (chunk.setup)(is_by_message)),
            Screen::Games => chunks.dialogs.draw(move |chunk| (chunk.games)(stored)),
            Screen::Stored(id, text) => chunks.game.draw(move |chunk| {
                if let Ok(session) = (chunk.read)(&text) {
                    return (chunk.page)(OpenGame::stored(id.clone(), session, text.clone()));
                }
                navigation.leave();
                ().into_any()
            }),
            Screen::Game(game) => chunks.game.draw(move |chunk| (chunk.page)(game.clone())),
            Screen::Edit(copy) => chunks.editor.draw(move |chunk| (chunk.page)(copy.clone())),
            Screen::Pad => chunks.pad.draw(|chunk| (chunk.page)()),
            Screen::Learn(address) if address == PRACTICE => chunks.hints.draw(|chunk| (chunk.practice)()),
            Screen::Learn(address) => chunks.lessons.draw(move |chunk| (chunk.page)(address.clone())),
        }}
    }
}

/// Moves the focus to the new screen if the focused element was removed.
fn focus_main() {
    if is_focus_lost() {
        focus("main");
    }
}

/// Opens what the address names, now and at each change: a shared game, the set-up, the list of games, the course, a
/// lesson, puzzles, practice, the editor, or the score pad.
fn follow_address(navigation: Navigation, dialogs: Dialogs, chunks: LazyChunks, back_to_game: impl Fn() + 'static) {
    let back_to_game = Rc::new(back_to_game);
    let return_to_game = Rc::clone(&back_to_game);
    // `before` is the fragment before, if the page was open.
    let follow = move |before: Option<String>| {
        let fragment = window().location().hash().unwrap_or_default();
        // A mail scanner may have encoded it.
        if let Some(link) = share::fragment_in(&fragment) {
            let dialog = if is_room(&link) { Dialog::Invitation } else { Dialog::Shared };
            navigation.receive_link(link, before);
            return dialogs.show(dialog);
        }
        if untrack(|| dialogs.current()).is_some_and(Dialog::has_address) {
            // Back has left the link. A page with an address stays as it is.
            dialogs.close();
            if navigation.has_address_untracked() && navigation.link().came_after(&fragment) {
                return;
            }
        }
        if fragment == SETUP || fragment == SETUP_BY_MESSAGE {
            navigation.set_up(fragment == SETUP_BY_MESSAGE);
        } else if fragment == GAMES {
            navigation.list_games();
        } else if fragment == PRACTICE {
            chunks.hints.fetch();
            navigation.learn(fragment);
        } else if fragment.starts_with("#learn") || fragment.starts_with("#puzzle") {
            chunks.lessons.fetch();
            navigation.learn(fragment);
        } else if fragment == EDIT {
            chunks.editor.fetch();
            if !navigation.is_editing_untracked() {
                navigation.edit(None);
            }
        } else if fragment.starts_with(SCORE) {
            chunks.pad.fetch();
            navigation.pad();
        } else if navigation.has_address_untracked() {
            // The browser's Back button returns to the game that was left for the screen with an address.
            if navigation.is_at_game() { back_to_game() } else { navigation.leave() }
        }
    };
    if window().location().hash().is_ok_and(|hash| !hash.is_empty() && share::fragment_in(&hash).is_none()) {
        navigation.begin_at_address();
    }
    follow(None);
    window_event_listener(ev::hashchange, move |event| {
        let before = event.old_url();
        follow(Some(before.find('#').map_or("", |at| &before[at..]).to_owned()));
    });
    window_event_listener_untyped("popstate", move |_| navigation.follow_history(|| return_to_game()));
}

/// Panics at the address `#panic` in debug builds, for the test of the crash screen.
fn panic_on_demand() {
    if cfg!(debug_assertions) {
        let check = || assert!(window().location().hash() != Ok("#panic".into()), "the address asked for it");
        window_event_listener(ev::hashchange, move |_| check());
    }
}
