//! The app: settings, the screen that is on, and the life of a session.

use super::components::SetupPage;
use super::edit::Draft;
use super::later::Parts;
use super::session::Session;
use super::share;
use super::state::{Kept, Progress, Settings, Sheet, Sheets, Store, local, lock};
use crate::i18n::{Lang, shell};
use crate::ui::live::{Var, draw, watch, word};
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
    /// The storage is asked for the game that was on, for the so-manieth time.
    Waking(u32),
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
pub struct Stage {
    screen: Var<Screen>,
    /// How often the storage was asked for a game.
    wakes: Var<u32>,
    /// The game that was left for something with an address: the browser's way back leads to it.
    left: Var<Option<String>>,
}

impl Stage {
    fn new() -> Self {
        Self { screen: Var::new(Screen::Waking(0)), wakes: Var::default(), left: Var::default() }
    }

    /// The stage of the page; panics outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// Goes to a game.
    pub fn play(self, game: Current) {
        local::write(CURRENT, &game.id);
        self.screen.set(Screen::Game(game));
    }

    /// Goes to the first page.
    pub fn leave(self) {
        self.let_go();
        local::remove(CURRENT);
        lock::release();
        self.screen.set(Screen::Setup);
    }

    /// Lets go of the game that was on: what leads to the first page shall not lead to it.
    pub fn let_go(self) {
        self.left.set(None);
    }

    /// Goes to the course, or to one of its lessons.
    pub fn learn(self, id: Option<String>) {
        self.step_out();
        self.screen.set(Screen::Learn(id));
    }

    /// Goes to the editor with a position, or with what was left there.
    pub fn edit(self, draft: Option<Draft>) {
        self.step_out();
        self.screen.set(Screen::Edit(draft));
        let _stays = window().location().set_hash(EDIT);
    }

    /// Remembers the game that is on, if one is.
    fn step_out(self) {
        let game = self.screen.with_untracked(|screen| match screen {
            Screen::Game(game) => Some(game.id.clone()),
            Screen::Stored(game) => Some(game.id.clone()),
            Screen::Waking(_) => local::read(CURRENT),
            Screen::Setup | Screen::Learn(_) | Screen::Edit(_) => None,
        });
        if game.is_some() {
            self.left.set(game);
        }
        lock::release();
    }

    /// Goes to a game by its name; to the first page if there is none, or none that the storage gives.
    fn wake(self, game: Option<String>, store: Store, kept: Var<Option<Vec<Kept>>>, parts: Parts) {
        let number = self.wakes.update(|wakes| {
            *wakes += 1;
            *wakes
        });
        let is_mine =
            move || self.screen.with_untracked(|screen| matches!(screen, Screen::Waking(it) if Some(*it) == number));
        if game.is_some() {
            self.screen.set(Screen::Waking(number.unwrap_or_default()));
            parts.game.fetch();
        } else {
            self.leave();
        }
        leptos::task::spawn_local(async move {
            let games = store.all().await;
            if is_mine() {
                match games.iter().find(|kept| game.as_ref() == Some(&kept.id)) {
                    Some(game) => self.screen.set(Screen::Stored(game.clone())),
                    None => self.leave(),
                }
            }
            kept.set(Some(games));
        });
        set_timeout(
            move || {
                if is_mine() {
                    self.leave();
                }
            },
            PATIENCE,
        );
    }

    fn is_named(self) -> bool {
        self.screen.with_untracked(|screen| matches!(screen, Screen::Learn(_) | Screen::Edit(_)))
    }

    fn is_editing(self) -> bool {
        self.screen.with_untracked(|screen| matches!(screen, Screen::Edit(_)))
    }
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
    let stage = Stage::new();
    provide_context(settings);
    provide_context(store);
    provide_context(sheets);
    let parts = Parts::new();
    provide_context(parts);
    provide_context(stage);
    provide_context(Progress::default());

    stage.wake(local::read(CURRENT), store, kept, parts);
    watch(move || document().set_title(shell::document_title(settings.lang.get())));
    let is_ready = Cell::new(false);
    watch(move || {
        if stage.screen.with(|screen| matches!(screen, Screen::Waking(_))) {
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
    look_for_link(stage, sheets, parts, move || stage.wake(stage.left.get_untracked(), store, kept, parts));

    view! {
        {draw(move || match stage.screen.get() {
            // What the shell of the page says stands there at first.
            Screen::Waking(0 | 1) => ().into_any(),
            Screen::Waking(_) => {
                view! { <main tabindex="-1"><p class="part-coming" role="status">{word(shell::coming)}</p></main> }.into_any()
            }
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
