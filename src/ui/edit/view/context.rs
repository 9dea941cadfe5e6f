//! The state of the editor: the draft with its history, the brush, and the lesson step.

use super::storage::{self, Unread};
use crate::game::{Game, Meeple, Options, Record, Seat, Square};
use crate::i18n::{Lang, shell};
use crate::ui::edit::model::{Brush, Draft, DraftHistory, LessonDraft};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::context;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::learn::lesson::Lesson;
use crate::ui::table::view::board::Size;
use std::sync::Arc;

/// What the editor shows.
#[derive(Clone)]
pub enum EditorView {
    /// The position.
    Position,
    /// A game from the position, in which the author plays the solution of the lesson step.
    Solution(Record),
    /// The same for a mistake.
    Mistake(Record),
    /// The lesson step as a learner sees it.
    Preview(Arc<Lesson>),
}

/// The editor: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct EditorContext {
    history: RwSignal<DraftHistory>,
    /// What a tap puts on a tile.
    pub brush: RwSignal<Brush>,
    /// Whether a tap takes it off instead.
    pub is_erasing: RwSignal<bool>,
    /// The tile that Tab leads to.
    pub roving: RwSignal<Square>,
    /// The lesson step.
    pub lesson: RwSignal<LessonDraft>,
    /// Whether the panel of the lesson step is open.
    pub is_lesson_open: RwSignal<bool>,
    /// What the editor shows.
    pub view: RwSignal<EditorView>,
    /// A stored draft that cannot be read. It stays stored until something changes.
    pub unread: RwSignal<Option<Unread>>,
    /// Whether the browser stores nothing.
    pub is_fleeting: RwSignal<bool>,
    /// The draft that a copy of a game replaced.
    replaced: RwSignal<Option<Draft>>,
    size: Memo<Size>,
    faulty: Memo<Vec<Square>>,
}

/// Deals a fresh game for two.
#[must_use]
fn fresh(lang: Lang) -> Draft {
    let names = shell::first_names(lang).split(' ').take(2);
    let game = Game::new(&Options::new(names, fresh_seed())).expect("two can play");
    let mut draft = Draft::of(&game);
    draft.set_filling(true);
    draft
}

impl EditorContext {
    /// Starts with a copy of a game, else with the stored draft, else with a fresh deal.
    pub fn new(copy: Option<Draft>) -> Self {
        let lang = Settings::expect().lang.get_untracked();
        let (stored, unread) = match storage::read_draft() {
            Ok(stored) => (stored, None),
            Err(unread) => (None, Some(unread)),
        };
        let first = stored.clone().or_else(|| copy.clone()).unwrap_or_else(|| fresh(lang));
        let lesson = storage::read_lesson(&first);
        let mut replaced = storage::read_replaced();
        // The author can get the stored draft back, by undo or by a button. A copy without changes is not kept.
        if let (Some(copy), Some(stored)) = (&copy, &stored) {
            if stored != copy && !storage::is_untouched_copy() {
                replaced = Some(stored.clone());
            }
            storage::write_copy(copy);
        }
        let history = RwSignal::new(match copy {
            Some(copy) => DraftHistory::after(first, copy),
            None => DraftHistory::new(first),
        });
        let size = Memo::new(move |_| {
            history.with(|history| {
                let board = &history.draft().state().board;
                Size { columns: board.columns(), rows: board.rows() }
            })
        });
        let editor = Self {
            history,
            brush: RwSignal::new(Brush::Meeple(Meeple::Vizier)),
            is_erasing: RwSignal::new(false),
            roving: RwSignal::new(Square::new(0, 0).expect("a1 is on every board")),
            is_lesson_open: RwSignal::new(lesson != LessonDraft::default()),
            lesson: RwSignal::new(lesson),
            view: RwSignal::new(EditorView::Position),
            unread: RwSignal::new(unread),
            is_fleeting: RwSignal::new(false),
            replaced: RwSignal::new(replaced),
            size,
            faulty: Memo::new(move |_| history.with(|history| history.draft().faulty_squares())),
        };
        editor.store_changes();
        editor
    }

    /// Returns the editor of the page; panics outside of the editor, which provides it.
    pub fn expect() -> Self {
        context::expect()
    }

    /// Stores the drafts and the lesson step whenever they change.
    fn store_changes(self) {
        Effect::new(move |_| {
            if self.unread.with(Option::is_none) {
                self.is_fleeting.set(!self.with(storage::write_draft));
            }
        });
        Effect::new(move |_| self.lesson.with(storage::write_lesson));
        Effect::new(move |_| {
            self.replaced.with(|replaced| {
                if let Some(replaced) = replaced {
                    storage::write_replaced(replaced);
                }
            });
        });
    }

    /// Returns the size of the board.
    pub const fn size(self) -> Memo<Size> {
        self.size
    }

    /// Returns whether a fault points at a tile, tracked.
    pub fn is_faulty(self, square: Square) -> bool {
        self.faulty.with(|faulty| faulty.contains(&square))
    }

    /// Reads the draft, tracked.
    pub fn with<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.history.with(|history| read(history.draft()))
    }

    /// Reads the draft, untracked.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.history.with_untracked(|history| read(history.draft()))
    }

    /// Changes the draft.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        let is_changed = self.history.try_update(|history| history.change(change)) == Some(true);
        if is_changed && self.unread.with_untracked(Option::is_some) {
            self.unread.set(None);
        }
        self.restore_ways();
    }

    /// Restores what was played for the lesson step if it fits the changed position.
    fn restore_ways(self) {
        if self.lesson.with_untracked(LessonDraft::has_stale_ways) {
            self.with_untracked(|draft| self.lesson.update(|lesson| lesson.restore_ways(draft)));
        }
    }

    /// Returns whether there is a draft that a copy of a game replaced.
    pub fn has_replaced(self) -> bool {
        self.replaced.with(Option::is_some)
    }

    /// Swaps the draft with the one that a copy of a game replaced.
    pub fn swap_replaced(self) {
        let now = self.with_untracked(Draft::clone);
        if let Some(replaced) = self.replaced.try_update(|replaced| replaced.replace(now)).flatten() {
            self.change(|draft| *draft = replaced);
        }
    }

    /// Shows another view and focuses the element that the selector finds there.
    pub fn show(self, view: EditorView, focus: &str) {
        self.view.set(view);
        focus_in_next_frame(focus.to_owned());
    }

    /// Switches to another step of the lesson and shows its position. Undo does not leave the step.
    pub fn turn_to_step(self, turn: impl FnOnce(&mut LessonDraft, &Draft) -> Draft) {
        let here = self.with_untracked(Draft::clone);
        let mut lesson = self.lesson.get_untracked();
        let draft = turn(&mut lesson, &here);
        lesson.restore_ways(&draft);
        self.history.set(DraftHistory::new(draft));
        self.lesson.set(lesson);
    }

    /// Opens a lesson in place of the one that is being made. Undo brings back the position, not the lesson.
    pub fn open_lesson(self, lesson: LessonDraft, first: Draft) {
        self.change(|draft| *draft = first);
        self.lesson.set(lesson);
        self.is_lesson_open.set(true);
    }

    /// Uses the brush on a tile.
    pub fn paint(self, square: Square, is_erasing: bool) {
        let brush = self.brush.get_untracked();
        self.change(|draft| if is_erasing { draft.unpaint(square, brush) } else { draft.paint(square, brush) });
    }

    /// Returns whether a change can be undone.
    pub fn can_undo(self) -> bool {
        self.history.with(DraftHistory::can_undo)
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(self) -> bool {
        self.history.with(DraftHistory::can_redo)
    }

    /// Undoes the last change.
    pub fn undo(self) {
        self.travel(DraftHistory::undo);
    }

    /// Redoes the change that was undone last.
    pub fn redo(self) {
        self.travel(DraftHistory::redo);
    }

    fn travel(self, step: impl FnOnce(&mut DraftHistory)) {
        let old = self.with_untracked(Draft::clone);
        self.history.update(step);
        // Undoing a swap brings the replaced draft back, so the other draft takes its place.
        if self.with_untracked(|draft| self.replaced.with_untracked(|replaced| replaced.as_ref() == Some(draft))) {
            self.replaced.set(Some(old));
        }
        self.restore_ways();
    }

    /// Returns the name of a player, tracked.
    pub fn name(self, seat: Seat) -> String {
        self.with(|draft| draft.state().players.get(seat.index()).map(|player| player.name.to_string()))
            .unwrap_or_default()
    }

    /// Returns the names of the players, tracked.
    pub fn names(self) -> Vec<String> {
        self.with(|draft| draft.state().players.iter().map(|player| player.name.to_string()).collect())
    }

    /// Returns the number of players.
    pub fn seats(self) -> Memo<usize> {
        Memo::new(move |_| self.with(|draft| draft.state().players.len()))
    }
}
