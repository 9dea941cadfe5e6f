//! The match that is played: the record is the truth, the scene follows from it.

use super::Settings;
use crate::game::{Action, Event, Game, Record, Seat};
use crate::ui::scene::{Explanation, Intent, Outcome, Scene, Selection};
use crate::ui::session::{Colour, Session};
use leptos::prelude::*;
use std::sync::Arc;

/// The match on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Match {
    record: RwSignal<Record>,
    colours: RwSignal<Vec<Colour>>,
    selection: RwSignal<Selection>,
    cover: RwSignal<Option<Seat>>,
    explanation: RwSignal<Option<Explanation>>,
    news: RwSignal<Arc<[Event]>>,
    scene: Memo<Scene>,
}

impl Match {
    /// Starts to play a session, from wherever it stands.
    #[must_use]
    pub fn new(session: Session, settings: Settings) -> Self {
        let record = RwSignal::new(session.record);
        let selection = RwSignal::new(Selection::default());
        let scene = Memo::new(move |_| {
            let viewer = settings.hand_over.get();
            record.with(|record| {
                let viewer = if viewer { record.game().active() } else { None };
                selection.with(|selection| Scene::of(record, selection, viewer))
            })
        });
        let cover = record.with_untracked(|record| record.game().active());
        Self {
            record,
            colours: RwSignal::new(session.colours),
            selection,
            cover: RwSignal::new(cover.filter(|_| settings.hand_over.get_untracked())),
            explanation: RwSignal::new(None),
            news: RwSignal::new(Arc::new([])),
            scene,
        }
    }

    /// The match of the page; panics outside of a game, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// What is drawn.
    #[must_use]
    pub const fn scene(self) -> Memo<Scene> {
        self.scene
    }

    /// The game as it stands, tracked.
    #[must_use]
    pub fn game(self) -> Arc<Game> {
        self.record.with(|record| Arc::clone(record.game()))
    }

    /// The record, tracked.
    pub fn with_record<T>(self, read: impl FnOnce(&Record) -> T) -> T {
        self.record.with(read)
    }

    /// The session as it stands, for storage, tracked.
    #[must_use]
    pub fn session(self) -> Session {
        Session { record: self.record.get(), colours: self.colours.get() }
    }

    /// A player's colour, by its name in the style sheets.
    #[must_use]
    pub fn colour(self, seat: Seat) -> &'static str {
        self.colours.with(|colours| colours.get(seat.index()).copied().unwrap_or(Colour::Black).name())
    }

    /// What is half chosen, tracked.
    #[must_use]
    pub fn selection(self) -> Selection {
        self.selection.get()
    }

    /// Who has to take the device before anything hidden is shown.
    #[must_use]
    pub fn cover(self) -> Option<Seat> {
        self.cover.get()
    }

    /// The player took the device.
    pub fn uncover(self) {
        self.cover.set(None);
    }

    /// Why the last tap did nothing.
    #[must_use]
    pub fn explanation(self) -> Option<Explanation> {
        self.explanation.get()
    }

    /// What the last action did, for announcements and movements; empty after an undo.
    #[must_use]
    pub fn news(self) -> Arc<[Event]> {
        self.news.get()
    }

    /// Does what a tap, a key or a drag means.
    pub fn send(self, intent: Intent) {
        let outcome = self
            .record
            .with_untracked(|record| self.selection.with_untracked(|selection| intent.resolve(record, selection)));
        if !matches!(intent, Intent::Look(_)) {
            self.explanation.set(None);
        }
        match outcome {
            Outcome::Play(action) => self.play(action),
            Outcome::Select(selection) => self.selection.set(selection),
            Outcome::Explain(explanation) => self.explanation.set(Some(explanation)),
            Outcome::Nothing => {}
            Outcome::Undo => self.rewind(|record| record.undo().is_ok()),
            Outcome::UndoMove => self.rewind(|record| record.undo_move().is_ok()),
            Outcome::Redo => self.rewind(|record| record.redo().is_ok()),
            Outcome::ResetTurn => self.rewind(|record| record.reset_turn().is_ok()),
        }
    }

    fn rewind(self, change: impl FnOnce(&mut Record) -> bool) {
        self.news.set(Arc::new([]));
        self.selection.set(Selection::default());
        self.record.update(|record| {
            change(record);
        });
    }

    fn play(self, action: Action) {
        let settings = Settings::expect();
        let before = self.record.with_untracked(|record| record.game().active());
        let Some(played) = self.record.try_update(|record| record.play(action)) else { return };
        match played {
            Ok(events) => {
                let after = self.record.with_untracked(|record| record.game().active());
                if after != before && after.is_some() && settings.hand_over.get_untracked() {
                    self.cover.set(after);
                }
                self.news.set(events);
                self.selection.set(Selection::default());
            }
            Err(refusal) => self.explanation.set(Some(Explanation { square: None, refusal })),
        }
    }
}
