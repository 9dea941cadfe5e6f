//! The match that is played: the record is the truth, the scene follows from it.

mod agreements;
mod intents;

use super::{Past, Settings};
use crate::game::{Action, Event, Game, Record, Seat, Square};
use crate::ui::allow::Allow;
use crate::ui::overlay::Overlay;
use crate::ui::scene::{Explanation, OpenActions, Scene, Selection, Sight, Viewer};
use crate::ui::session::{Agreements, Colour, Session};
use leptos::prelude::*;
use std::sync::Arc;

/// The match on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Match {
    record: RwSignal<Record>,
    colours: RwSignal<Vec<Colour>>,
    agreements: RwSignal<Agreements>,
    selection: RwSignal<Selection>,
    look: RwSignal<Option<Square>>,
    actions: Memo<OpenActions>,
    cover: RwSignal<Option<Seat>>,
    explanation: RwSignal<Option<Explanation>>,
    news: RwSignal<Arc<[Event]>>,
    flash: RwSignal<Vec<Square>>,
    hand_over: RwSignal<bool>,
    past: Past,
    name: RwSignal<String>,
    is_owned_by_another_tab: RwSignal<bool>,
    allow: RwSignal<Allow>,
    not_open: RwSignal<Option<Action>>,
    pointed: RwSignal<Vec<Square>>,
    scene: Memo<Scene>,
}

/// How a match is played.
#[derive(Clone, Copy)]
pub struct MatchConfig {
    /// Whether the device goes from hand to hand, and hides what others may not see.
    pub hand_over: RwSignal<bool>,
    /// What is open to those who play.
    pub allow: RwSignal<Allow>,
    /// What is drawn over the board for those who learn.
    pub overlays: RwSignal<Vec<Overlay>>,
}

impl MatchConfig {
    /// As the settings say, everything open.
    #[must_use]
    pub fn of(settings: Settings) -> Self {
        Self { hand_over: settings.hand_over, allow: RwSignal::default(), overlays: settings.overlays }
    }

    /// One pair of eyes that see everything, and may do some of it.
    #[must_use]
    pub fn open(allow: Allow) -> Self {
        Self { hand_over: RwSignal::new(false), allow: RwSignal::new(allow), overlays: RwSignal::default() }
    }
}

impl Match {
    /// Starts to play a session, from wherever it stands.
    #[must_use]
    pub fn new(session: Session, settings: Settings, config: MatchConfig) -> Self {
        let record = RwSignal::new(session.record);
        let agreements = RwSignal::new(session.agreements);
        let selection = RwSignal::new(Selection::default());
        let look = RwSignal::new(None);
        let MatchConfig { hand_over, allow, overlays } = config;
        let first = record.with_untracked(|record| record.game().active());
        let cover = RwSignal::new(first.filter(|_| hand_over.get_untracked()));
        let news = RwSignal::new(Arc::new([]) as Arc<[Event]>);
        let past = Past::of(record, news, settings);
        let actions =
            Memo::new(move |_| allow.with(|allow| record.with(|record| OpenActions::of(record.game(), allow))));
        let scene = Memo::new(move |_| {
            record.with(|record| {
                let viewer = match (hand_over.get(), cover.get(), record.game().active()) {
                    (false, ..) | (true, None, None) => Viewer::Table,
                    (true, Some(_), _) => Viewer::Nobody,
                    (true, None, Some(seat)) => Viewer::Seat(seat),
                };
                if let Some(steps) = past.at() {
                    return Scene::still(&record.until(steps), viewer);
                }
                agreements.with(|agreements| {
                    if agreements.is_ended || record.game().is_over() {
                        return Scene::ended(record, &agreements.left);
                    }
                    let look = look.get();
                    actions.with(|actions| {
                        overlays.with(|overlays| {
                            selection.with(|selection| {
                                Scene::within(record, &Sight { viewer, selection, look, actions, overlays })
                            })
                        })
                    })
                })
            })
        });
        Self {
            record,
            colours: RwSignal::new(session.colours),
            agreements,
            selection,
            look,
            actions,
            cover,
            explanation: RwSignal::new(None),
            news,
            flash: RwSignal::new(Vec::new()),
            hand_over,
            past,
            name: RwSignal::new(session.name),
            is_owned_by_another_tab: RwSignal::new(false),
            allow,
            not_open: RwSignal::new(None),
            pointed: RwSignal::default(),
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

    /// The past of the match, and where one looks at it.
    #[must_use]
    pub const fn past(self) -> Past {
        self.past
    }

    /// Returns the position on the board: the game as it stands, or as it stood at the moment in the past that is shown. Tracked.
    #[must_use]
    pub fn position(self) -> Arc<Game> {
        let at = self.past.at();
        self.record.with(|record| Arc::clone(at.and_then(|at| record.game_before(at)).unwrap_or(record.game())))
    }

    /// The record, tracked.
    pub fn with_record<T>(self, read: impl FnOnce(&Record) -> T) -> T {
        self.record.with(read)
    }

    /// The session as it stands, for storage, tracked.
    #[must_use]
    pub fn session(self) -> Session {
        Session {
            record: self.record.get(),
            colours: self.colours.get(),
            name: self.name.get(),
            agreements: self.agreements.get(),
        }
    }

    /// A player's colour, by its name in the style sheets.
    #[must_use]
    pub fn colour(self, seat: Seat) -> &'static str {
        self.colour_of(seat).name()
    }

    /// A player's colour, tracked.
    #[must_use]
    pub fn colour_of(self, seat: Seat) -> Colour {
        self.colours.with(|colours| colours.get(seat.index()).copied().unwrap_or(Colour::Black))
    }

    /// What is half chosen, tracked.
    #[must_use]
    pub fn selection(self) -> Selection {
        self.selection.get()
    }

    /// Who has to take the device before anything hidden is shown.
    #[must_use]
    pub fn cover(self) -> Option<Seat> {
        self.cover.get().filter(|_| self.hand_over.get() && !self.agreements.with(|agreements| agreements.is_ended))
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

    /// What was meant last and is not open here, though it would be legal.
    #[must_use]
    pub fn not_open(self) -> Option<Action> {
        self.not_open.get()
    }

    /// Points at tiles, until others are pointed at.
    pub fn point_at(self, squares: Vec<Square>) {
        self.pointed.set(squares);
    }

    /// Whether a tile is pointed at: by a lesson, or by the step of the past that is looked at; tracked.
    #[must_use]
    pub fn is_pointed_at(self, square: Square) -> bool {
        self.pointed.with(|squares| squares.contains(&square)) || self.past.names(square)
    }

    /// The tiles that a line of the log names, to be made to flash; the board reads it.
    #[must_use]
    pub const fn flash(self) -> RwSignal<Vec<Square>> {
        self.flash
    }

    /// What the last action did, for announcements and movements; empty after an undo.
    #[must_use]
    pub fn news(self) -> Arc<[Event]> {
        self.news.get()
    }

    /// Whether another tab has the game: nothing is done here then. The page of the game says so.
    #[must_use]
    pub const fn is_owned_by_another_tab(self) -> RwSignal<bool> {
        self.is_owned_by_another_tab
    }
}
