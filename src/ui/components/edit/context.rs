//! What the parts of the editor share: the draft with its past, and the brush in hand.

use crate::game::{Game, Meeple, Options, Record, Seat, Square};
use crate::i18n::{Lang, shell};
use crate::ui::components::table::board::Size;
use crate::ui::edit::{Brush, Draft, DraftHistory, Plan};
use crate::ui::import::ImportError;
use crate::ui::lesson::Lesson;
use crate::ui::state::browser::fresh_seed;
use crate::ui::state::{Settings, local_storage};
use leptos::{ev, prelude::*};
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// Keeps the draft of this device.
const DRAFT: &str = "naqala.draft";
/// Keeps the one whose place a copy of a game has taken.
const BEFORE: &str = "naqala.draft-before";
/// Keeps the copy as it came.
const COPY: &str = "naqala.draft-copy";
/// Keeps the lesson step that is being made.
const PLAN: &str = "naqala.draft-step";

/// What the editor shows.
#[derive(Clone)]
pub enum View {
    /// The position.
    Editor,
    /// The position as it is played, to find the way of a lesson step.
    Rehearsal(Record),
    /// The lesson step, as a learner sees it.
    Trial(Arc<Lesson>),
}

/// A text, and why it cannot be read.
pub type Unread = (String, ImportError);

/// The editor: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct EditorContext {
    history: RwSignal<DraftHistory>,
    /// What a tap puts on a tile.
    pub brush: RwSignal<Brush>,
    /// Whether a tap takes it off instead.
    pub takes: RwSignal<bool>,
    /// The tile that Tab leads to.
    pub roving: RwSignal<Square>,
    /// The lesson step that is being made.
    pub plan: RwSignal<Plan>,
    /// Whether one is being made.
    pub is_making: RwSignal<bool>,
    /// What the editor shows.
    pub view: RwSignal<View>,
    /// What was kept here and cannot be read: it stays until something is changed.
    pub unread: RwSignal<Option<Unread>>,
    /// Whether the browser keeps nothing.
    pub is_fleeting: RwSignal<bool>,
    before: RwSignal<Option<Draft>>,
    size: Memo<Size>,
}

/// A position to begin with: a fresh deal for two.
#[must_use]
fn fresh(lang: Lang) -> Draft {
    let names = shell::first_names(lang).split(' ').take(2);
    let game = Game::new(&Options::new(names, fresh_seed())).expect("two can play");
    let mut draft = Draft::of(&game);
    draft.set_fills(true);
    draft
}

impl EditorContext {
    /// Begins with a draft, with what lay there last, or with a deal.
    pub fn new(draft: Option<Draft>) -> Self {
        let lang = Settings::expect().lang.get_untracked();
        let kept = local_storage::read(DRAFT).map(|text| Draft::read(&text).map_err(|why| (text, why)));
        let (kept, unread) = match kept.transpose() {
            Ok(kept) => (kept, None),
            Err(unread) => (None, Some(unread)),
        };
        let first = kept.clone().or_else(|| draft.clone()).unwrap_or_else(|| fresh(lang));
        let plan = local_storage::read(PLAN).map(|kept| Plan::read(&kept, &first)).unwrap_or_default();
        let before = RwSignal::new(local_storage::read(BEFORE).and_then(|text| Draft::read(&text).ok()));
        // What lay here before a copy of a game can be had back, and is one undo away; copies that nobody touched are no loss.
        if let (Some(copy), Some(kept)) = (&draft, &kept) {
            if kept != copy && local_storage::read(COPY) != local_storage::read(DRAFT) {
                before.set(Some(kept.clone()));
            }
            local_storage::write(COPY, &copy.keep());
        }
        let history = match draft {
            Some(copy) => DraftHistory::after(first, copy),
            None => DraftHistory::new(first),
        };
        let is_fleeting = RwSignal::new(false);
        let (history, plan, unread) = (RwSignal::new(history), RwSignal::new(plan), RwSignal::new(unread));
        let size = Memo::new(move |_| {
            history.with(|history| {
                let board = &history.draft().state().board;
                Size { columns: board.columns(), rows: board.rows() }
            })
        });
        // What cannot be read stays until something is changed.
        Effect::new(move |_| {
            if unread.with(Option::is_none) {
                is_fleeting.set(!local_storage::write(DRAFT, &history.with(|history| history.draft().keep())));
            }
        });
        Effect::new(move |_| {
            local_storage::write(PLAN, &plan.with(Plan::write));
        });
        Effect::new(move |_| {
            if let Some(text) = before.with(|before| before.as_ref().map(Draft::keep)) {
                local_storage::write(BEFORE, &text);
            }
        });
        let origin = Square::new(0, 0).expect("a1 is on every board");
        let is_making = plan.with_untracked(|plan| *plan != Plan::default());
        let (brush, takes) = (RwSignal::new(Brush::Meeple(Meeple::Vizier)), RwSignal::new(false));
        Self {
            history,
            brush,
            takes,
            roving: RwSignal::new(origin),
            plan,
            is_making: RwSignal::new(is_making),
            view: RwSignal::new(View::Editor),
            unread,
            is_fleeting,
            before,
            size,
        }
    }

    /// The editor of the page; panics outside of the editor, which provides it.
    pub fn expect() -> Self {
        expect_context()
    }

    /// The size of the board.
    pub const fn size(self) -> Memo<Size> {
        self.size
    }

    /// Reads the draft, tracked.
    pub fn with<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.history.with(|history| read(history.draft()))
    }

    /// Reads the draft, without hearing of changes.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.history.with_untracked(|history| read(history.draft()))
    }

    /// Changes the draft.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        let is_changed = self.history.try_update(|history| history.change(change)) == Some(true);
        if is_changed && self.unread.with_untracked(Option::is_some) {
            self.unread.set(None);
        }
        self.find_way();
    }

    /// The way of a step that did not fit may fit now.
    fn find_way(self) {
        if self.plan.with_untracked(Plan::is_astray) {
            self.with_untracked(|draft| self.plan.update(|plan| plan.find(draft)));
        }
    }

    /// Whether something lay here before a copy of a game.
    pub fn has_before(self) -> bool {
        self.before.with(Option::is_some)
    }

    /// Puts what lay here before in the place of what lies here, and the other way round.
    pub fn swap(self) {
        let now = self.with_untracked(Draft::clone);
        if let Some(before) = self.before.try_update(|before| before.replace(now)).flatten() {
            self.change(|draft| *draft = before);
        }
    }

    /// Shows something else. The focus, lost with what was shown, goes to what a selector finds.
    pub fn show(self, view: View, focus: &str) {
        self.view.set(view);
        refocus(focus.to_owned());
    }

    /// Uses the brush on a tile.
    pub fn paint(self, square: Square, takes: bool) {
        let brush = self.brush.get_untracked();
        self.change(|draft| if takes { draft.unpaint(square, brush) } else { draft.paint(square, brush) });
    }

    /// Whether a change can be taken back.
    pub fn can_undo(self) -> bool {
        self.history.with(DraftHistory::can_undo)
    }

    /// Whether one can be made again.
    pub fn can_redo(self) -> bool {
        self.history.with(DraftHistory::can_redo)
    }

    /// Takes the last change back.
    pub fn undo(self) {
        self.go(DraftHistory::undo);
    }

    /// Makes it again.
    pub fn redo(self) {
        self.go(DraftHistory::redo);
    }

    fn go(self, way: impl FnOnce(&mut DraftHistory)) {
        let old = self.with_untracked(Draft::clone);
        self.history.update(way);
        // Of two that change places both stay.
        if self.with_untracked(|draft| self.before.with_untracked(|before| before.as_ref() == Some(draft))) {
            self.before.set(Some(old));
        }
        self.find_way();
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.with(|draft| draft.state().players.get(seat.index()).map(|player| player.name().to_owned()))
            .unwrap_or_default()
    }

    /// The players' names.
    pub fn names(self) -> Vec<String> {
        self.with(|draft| draft.state().players.iter().map(|player| player.name().to_owned()).collect())
    }

    /// How many play.
    pub fn seats(self) -> Memo<usize> {
        Memo::new(move |_| self.with(|draft| draft.state().players.len()))
    }

    /// Undo and redo from wherever the focus is, unless something is typed.
    pub fn use_keys(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let is_typing = target.is_some_and(|target| {
                matches!(target.closest("input:not([type=radio], [type=checkbox]), textarea, dialog"), Ok(Some(_)))
            });
            // A move that is played has an undo of its own.
            let is_hidden = self.view.with_untracked(|view| !matches!(view, View::Editor));
            if is_hidden || is_typing || !(event.ctrl_key() || event.meta_key()) {
                return;
            }
            match (event.key().as_str(), event.shift_key()) {
                ("z" | "Z", false) => self.undo(),
                ("z" | "Z", true) | ("y" | "Y", _) => self.redo(),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }
}

/// Brings the focus to the first of these that is there: what had it was redrawn.
pub fn refocus(selector: String) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(&selector) {
            let _unfocused = element.unchecked_ref::<web_sys::HtmlElement>().focus();
        }
    });
}
