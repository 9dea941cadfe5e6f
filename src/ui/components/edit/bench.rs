//! What the parts of the editor share: the draft with its past, and the brush in hand.

use crate::game::{Game, Meeple, Options, Record, Seat, Square};
use crate::i18n::{Lang, shell};
use crate::ui::components::board::Size;
use crate::ui::components::setup::fresh_seed;
use crate::ui::edit::{Brush, Desk, Draft, Plan};
use crate::ui::import::ImportError;
use crate::ui::lesson::Lesson;
use crate::ui::live::{Part, Var, part, watch};
use crate::ui::session::Colour;
use crate::ui::state::{Settings, local};
use leptos::{ev, prelude::*};
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// Keeps the draft of this device.
const DRAFT: &str = "naqala.draft";
/// Keeps whether its decks and bag fill themselves.
const FILLS: &str = "naqala.draft-fills";
/// Keeps the players' colours, in the order of the seats.
const COLOURS: &str = "naqala.draft-colours";

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

/// The bench: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Bench {
    desk: Var<Desk>,
    /// What a tap puts on a tile.
    pub brush: Var<Brush>,
    /// Whether a tap takes it off instead.
    pub takes: Var<bool>,
    /// The tile that Tab leads to.
    pub roving: Var<Square>,
    /// The lesson step that is being made.
    pub plan: Var<Plan>,
    /// What the editor shows.
    pub view: Var<View>,
    /// What was kept here and cannot be read: it stays until something is changed.
    pub unread: Var<Option<Unread>>,
    /// Whether the browser keeps nothing.
    pub is_fleeting: Var<bool>,
    size: Part<Size>,
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

/// What lay on the bench when it was left.
fn kept() -> Option<Result<Draft, Unread>> {
    let text = local::read(DRAFT)?;
    let mut draft = match Draft::read(&text) {
        Ok(draft) => draft,
        Err(why) => return Some(Err((text, why))),
    };
    if local::read(FILLS).as_deref() == Some("on") {
        draft.set_fills(true);
    }
    let colours = local::read(COLOURS).unwrap_or_default();
    for (seat, colour) in (0..).map(Seat).zip(colours.split(' ').filter_map(Colour::from_name)) {
        draft.recolour(seat, colour);
    }
    Some(Ok(draft))
}

impl Bench {
    /// Begins with a draft, with what lay there last, or with a deal.
    pub fn new(draft: Option<Draft>) -> Self {
        let lang = Settings::expect().lang.get_untracked();
        let (kept, unread) = match kept() {
            Some(Ok(kept)) => (Some(kept), None),
            Some(Err(unread)) => (None, Some(unread)),
            None => (None, None),
        };
        let mut desk = Desk::new(kept.or_else(|| draft.clone()).unwrap_or_else(|| fresh(lang)));
        let plan = local::read(PLAN).map(|kept| Plan::read(&kept, desk.draft())).unwrap_or_default();
        // What lay here is one step back.
        if let Some(draft) = draft {
            desk.change(|old| *old = draft);
        }
        let (desk, plan, unread, is_fleeting) = (Var::new(desk), Var::new(plan), Var::new(unread), Var::new(false));
        let size = part(move || {
            desk.with(|desk| {
                let board = &desk.draft().state().board;
                Size { columns: board.columns(), rows: board.rows() }
            })
        });
        watch(move || {
            desk.with(|desk| {
                if unread.with_untracked(Option::is_some) && !desk.can_undo() {
                    return;
                }
                let is_kept = local::write(DRAFT, &desk.draft().write())
                    && local::write(FILLS, if desk.draft().fills() { "on" } else { "off" })
                    && local::write(
                        COLOURS,
                        &desk.draft().colours().iter().map(|colour| colour.name()).collect::<Vec<_>>().join(" "),
                    );
                is_fleeting.set(!is_kept);
            });
        });
        watch(move || {
            local::write(PLAN, &plan.with(Plan::write));
        });
        let origin = Square::new(0, 0).expect("a1 is on every board");
        let (brush, takes) = (Var::new(Brush::Meeple(Meeple::Vizier)), Var::new(false));
        Self {
            desk,
            brush,
            takes,
            roving: Var::new(origin),
            plan,
            view: Var::new(View::Editor),
            unread,
            is_fleeting,
            size,
        }
    }

    /// The bench of the page; panics outside of the editor, which provides it.
    pub fn expect() -> Self {
        expect_context()
    }

    /// The size of the board.
    pub const fn size(self) -> Part<Size> {
        self.size
    }

    /// Reads the draft, tracked.
    pub fn with<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.desk.with(|desk| read(desk.draft()))
    }

    /// Reads the draft, without hearing of changes.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.desk.with_untracked(|desk| read(desk.draft()))
    }

    /// Changes the draft.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        self.desk.update(|desk| desk.change(change));
    }

    /// Uses the brush on a tile.
    pub fn paint(self, square: Square, takes: bool) {
        let brush = self.brush.get_untracked();
        self.change(|draft| if takes { draft.unpaint(square, brush) } else { draft.paint(square, brush) });
    }

    /// Whether a change can be taken back.
    pub fn can_undo(self) -> bool {
        self.desk.with(Desk::can_undo)
    }

    /// Whether one can be made again.
    pub fn can_redo(self) -> bool {
        self.desk.with(Desk::can_redo)
    }

    /// Takes the last change back.
    pub fn undo(self) {
        self.desk.update(Desk::undo);
    }

    /// Makes it again.
    pub fn redo(self) {
        self.desk.update(Desk::redo);
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
    pub fn seats(self) -> Part<usize> {
        part(move || self.with(|draft| draft.state().players.len()))
    }

    /// Undo and redo from wherever the focus is, unless something is typed.
    pub fn use_keys(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let is_typing = target.is_some_and(|target| {
                matches!(target.closest("input:not([type=radio], [type=checkbox]), textarea, dialog"), Ok(Some(_)))
            });
            if is_typing || !(event.ctrl_key() || event.meta_key()) {
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
