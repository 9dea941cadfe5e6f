//! The app: settings, the screen that is on, and the life of a session.

use super::components::SetupPage;
use super::edit::Draft;
use super::later::Parts;
use super::lesson::Learned;
use super::session::Session;
use super::share;
use super::state::{Kept, Settings, Sheet, Sheets, Store, local, lock};
use crate::i18n::{Lang, shell};
use crate::ui::live::{Var, draw, watch};
use leptos::{ev, prelude::*};
use std::cell::Cell;
use std::time::Duration;

/// The address of the editor.
const EDIT: &str = "#edit";
/// Names the game to go on with when the page is loaded again.
const CURRENT: &str = "naqala.current";
/// A storage that does not answer is not waited for.
const PATIENCE: Duration = Duration::from_millis(2500);

/// A game on the page and its name in the storage.
#[derive(Clone)]
pub struct Current {
    /// Its name in the storage.
    pub id: String,
    /// The game.
    pub session: Session,
    /// The text it was read from, if it is stored.
    pub stored: Option<String>,
    /// After how many of its steps it is looked at first, if not as it stands.
    pub at: Option<usize>,
}

impl Current {
    /// A game that was not stored before.
    #[must_use]
    pub fn new(session: Session) -> Self {
        Self { id: fresh_id(session.seed()), session, stored: None, at: None }
    }

    /// The same, shown from its start if it has ended.
    #[must_use]
    pub fn again_if_over(self) -> Self {
        let at = self.session.record.game().is_over().then_some(0);
        Self { at, ..self }
    }

    /// A game as it was read from the storage.
    #[must_use]
    pub const fn stored(id: String, session: Session, text: String) -> Self {
        Self { id, session, stored: Some(text), at: None }
    }
}

/// A name in the storage that no game has.
#[must_use]
pub fn fresh_id(seed: u64) -> String {
    format!("{}-{seed}", js_sys::Date::now() as u64)
}

#[derive(Clone)]
enum Screen {
    /// The storage is asked for the game that was on.
    Waking,
    Setup,
    /// The game that was on, once what it takes is there.
    Stored(Kept),
    Game(Current),
    /// The course, or one of its lessons.
    Learn(Option<String>),
    /// The editor of positions, with one or with what was left there.
    Edit(Option<Draft>),
}

/// Which screen is on: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Stage(Var<Screen>);

impl Stage {
    /// The stage of the page; panics outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// Goes to a game.
    pub fn play(self, game: Current) {
        local::write(CURRENT, &game.id);
        self.0.set(Screen::Game(game));
    }

    /// Goes to the first page.
    pub fn leave(self) {
        let_go();
        lock::release();
        self.0.set(Screen::Setup);
    }

    /// Goes to the course, or to one of its lessons.
    pub fn learn(self, id: Option<String>) {
        lock::release();
        self.0.set(Screen::Learn(id));
    }

    /// Goes to the editor with a position, or with what was left there.
    pub fn edit(self, draft: Option<Draft>) {
        lock::release();
        self.0.set(Screen::Edit(draft));
        let _stays = window().location().set_hash(EDIT);
    }

    /// Goes to the game that was on; to the first page if there is none, or none that the storage gives.
    fn wake(self, store: Store, kept: Var<Option<Vec<Kept>>>, parts: Parts) {
        let current = local::read(CURRENT);
        if current.is_some() {
            self.0.set(Screen::Waking);
            parts.game.fetch();
        } else {
            self.leave();
        }
        leptos::task::spawn_local(async move {
            let games = store.all().await;
            let was_on = games.iter().find(|game| current.as_ref() == Some(&game.id));
            match was_on.filter(|_| self.is_waking()) {
                Some(game) => self.0.set(Screen::Stored(game.clone())),
                None => self.leave_if_waking(),
            }
            kept.set(Some(games));
        });
        set_timeout(move || self.leave_if_waking(), PATIENCE);
    }

    fn is_named(self) -> bool {
        self.0.with_untracked(|screen| matches!(screen, Screen::Learn(_) | Screen::Edit(_)))
    }

    fn is_editing(self) -> bool {
        self.0.with_untracked(|screen| matches!(screen, Screen::Edit(_)))
    }

    fn leave_if_waking(self) {
        if self.is_waking() {
            self.leave();
        }
    }

    fn is_waking(self) -> bool {
        self.0.with_untracked(|screen| matches!(screen, Screen::Waking))
    }
}

/// Lets go of the game that was on: what leads to the first page shall not lead to it.
pub fn let_go() {
    local::remove(CURRENT);
}

/// Mounts the app.
pub fn mount() {
    match document().get_element_by_id("app") {
        Some(element) => {
            use wasm_bindgen::JsCast;
            leptos::mount::mount_to(element.unchecked_into(), App).forget();
        }
        None => leptos::mount::mount_to_body(App),
    }
}

/// Everything: the set-up, or a game.
#[component]
fn App() -> impl IntoView {
    let language = window().navigator().language().unwrap_or_default();
    let settings = Settings::load(Lang::from_tag(&language));
    settings.apply();
    let store = Store::default();
    let sheets = Sheets::default();
    let kept = Var::new(None::<Vec<Kept>>);
    let stage = Stage(Var::new(Screen::Waking));
    provide_context(settings);
    provide_context(store);
    provide_context(sheets);
    let parts = Parts::new();
    provide_context(parts);
    provide_context(stage);
    // What was learned on this page; the lessons read it from the device, if that keeps anything.
    provide_context(Var::new(Learned::default()));

    stage.wake(store, kept, parts);
    watch(move || document().set_title(shell::document_title(settings.lang.get())));
    let is_ready = Cell::new(false);
    watch(move || {
        if stage.0.with(|screen| matches!(screen, Screen::Waking)) {
            return;
        }
        if let Some(root) = document().document_element() {
            let _unsaid = root.set_attribute("data-ready", "");
        }
        if is_ready.replace(true) {
            focus_main();
        } else {
            // Once the first screen is painted.
            set_timeout(
                move || {
                    parts.game.fetch();
                    parts.sheets.fetch();
                },
                Duration::from_millis(50),
            );
        }
    });
    fail_on_demand();
    look_for_link(stage, sheets, parts, move || stage.wake(store, kept, parts));

    view! {
        {draw(move || match stage.0.get() {
            Screen::Waking => ().into_any(),
            Screen::Setup => view! { <SetupPage kept=kept /> }.into_any(),
            Screen::Stored(Kept { id, text, .. }) => parts.game.draw(move |part| {
                if let Ok(session) = (part.read)(&text) {
                    return (part.page)(Current::stored(id.clone(), session, text.clone()));
                }
                stage.leave();
                ().into_any()
            }),
            Screen::Game(game) => parts.game.draw(move |part| (part.page)(game.clone())),
            Screen::Edit(draft) => parts.editor.draw(move |part| (part.page)(draft.clone())),
            Screen::Learn(id) => parts.lessons.draw(move |part| (part.course)(id.clone())),
        })}
    }
}

/// Brings the focus to the page that has just come: what had it is gone.
fn focus_main() {
    let is_lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if let (true, Ok(Some(main))) = (is_lost, document().query_selector("main")) {
        use wasm_bindgen::JsCast;
        let _unfocused = main.unchecked_ref::<web_sys::HtmlElement>().focus();
    }
}

/// Shows the game, the part of one, the lesson or the editor that the address leads to, now and whenever it changes.
fn look_for_link(stage: Stage, sheets: Sheets, parts: Parts, wake: impl Fn() + 'static) {
    let look = move || {
        let fragment = window().location().hash().unwrap_or_default();
        if share::is_link(&fragment) {
            sheets.show(Sheet::Shared);
        } else if let Some(id) = fragment.strip_prefix("#learn") {
            parts.lessons.fetch();
            stage.learn(id.strip_prefix('=').map(ToOwned::to_owned));
        } else if fragment == EDIT {
            parts.editor.fetch();
            if !stage.is_editing() {
                stage.edit(None);
            }
        } else if stage.is_named() {
            // The browser's ways back and forth lead to the game that was left for what has an address.
            wake();
        }
    };
    look();
    window_event_listener(ev::hashchange, move |_| look());
}

/// In debug builds the address `#panic` makes the program fail, to see what that looks like.
fn fail_on_demand() {
    if cfg!(debug_assertions) {
        let check = || assert!(window().location().hash() != Ok("#panic".into()), "the address asked for it");
        window_event_listener(ev::hashchange, move |_| check());
    }
}
