//! The match on the page. Its record is the source of truth; the scene is a memo of it.

mod agreements;
mod computers;
mod config;
mod delivery;
mod device;
pub mod history_cursor;
mod intents;
mod kept_choice;
pub mod open_game;

pub use self::config::MatchConfig;
use self::history_cursor::HistoryCursor;
pub use self::intents::Response;
use super::allow::Allow;
use super::forced::Automatic;
use super::scene::{Explanation, Flight, Marks, OpenActions, PlayerView, Scene, SceneInput, Selection, Viewer};
use super::session::{Agreements, Colour, Session};
use crate::game::{Action, Event, Game, Meeple, Record, Seat, Square};
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::{Overlay, Secrecy, Settings};
use leptos::prelude::*;
use std::sync::Arc;

/// The tiles that the board points at, and the move that it draws.
#[derive(Clone, Debug, Default)]
struct Pointed {
    squares: Vec<Square>,
    /// The move that is drawn, its start first.
    way: Vec<Square>,
}

/// The match on the page: a handle of its signals, copied freely.
#[derive(Clone, Copy)]
pub struct Match(StoredValue<Signals>);

/// The signals of a match.
#[derive(Clone, Copy)]
struct Signals {
    record: RwSignal<Record>,
    colours: RwSignal<Vec<Colour>>,
    agreements: RwSignal<Agreements>,
    name: RwSignal<String>,
    allow: RwSignal<Allow>,
    /// Whether the page answers steps that have one answer.
    answers: RwSignal<bool>,
    automatic: Option<Automatic>,
    history: HistoryCursor,
    choice: Choice,
    device: Device,
    computer: Computer,
    marks: MarkSignals,
    actions: Memo<OpenActions>,
    scene: Memo<Scene>,
    /// What the scene says of each player. Most taps change one of them.
    views: StoredValue<Vec<Memo<Option<PlayerView>>>>,
    names: Memo<Vec<String>>,
}

/// What the player to act has done short of an action.
#[derive(Clone, Copy, Default)]
struct Choice {
    selection: RwSignal<Selection>,
    look: RwSignal<Option<Square>>,
    /// The tribe of the hand under the pointer.
    pointed: RwSignal<Option<Meeple>>,
    /// Why the last intent did nothing.
    explanation: RwSignal<Option<Explanation>>,
    /// How many intents did nothing so far.
    refusals: RwSignal<u32>,
    /// The last action that is legal but not allowed here.
    not_open: RwSignal<Option<Action>>,
}

/// Who has the device, and what the page hides from whom.
#[derive(Clone, Copy)]
struct Device {
    secrecy: RwSignal<Secrecy>,
    cover: RwSignal<Option<Seat>>,
    /// The person who looks at their own things.
    peeking: RwSignal<Option<Seat>>,
    /// The person who had the device last.
    holder: RwSignal<Option<Seat>>,
    is_owned_by_another_tab: RwSignal<bool>,
}

/// The computer that is to play.
#[derive(Clone, Copy, Default)]
struct Computer {
    /// Its actions that are found and not played yet.
    line: RwSignal<Vec<Action>>,
    /// Whether it found an action that is not legal.
    is_stuck: RwSignal<bool>,
    /// Whether an intent did nothing because it is to play.
    is_too_early: RwSignal<bool>,
}

/// What the tiles show for a moment.
#[derive(Clone, Copy)]
struct MarkSignals {
    news: RwSignal<Arc<[Event]>>,
    flying: RwSignal<Vec<Flight>>,
    flash: RwSignal<Vec<Square>>,
    pointed: RwSignal<Pointed>,
    /// The tile over which a meeple is carried.
    over: RwSignal<Option<Square>>,
}

impl Match {
    /// Starts a match from the present position of a session.
    #[must_use]
    pub fn new(session: Session, settings: Settings, config: MatchConfig) -> Self {
        let record = RwSignal::new(session.record);
        let agreements = RwSignal::new(session.agreements);
        let choice = Choice::default();
        let Choice { selection, look, pointed: tribe, .. } = choice;
        let MatchConfig { secrecy, hides_computers, viewer, allow, overlays, answers, automatic } = config;
        let players = record.with_untracked(|record| record.game().players.len());
        let device = Device {
            secrecy,
            cover: RwSignal::default(),
            peeking: RwSignal::default(),
            holder: RwSignal::default(),
            is_owned_by_another_tab: RwSignal::default(),
        };
        let Device { cover, peeking, holder, .. } = device;
        let marks = MarkSignals {
            news: RwSignal::new(Arc::new([])),
            flying: RwSignal::default(),
            flash: RwSignal::default(),
            pointed: RwSignal::default(),
            over: RwSignal::default(),
        };
        let MarkSignals { news, flying, flash, pointed, over } = marks;
        let history = HistoryCursor::new(record, news, settings);
        let actions = Memo::new(move |_| {
            let actions = allow.with(|allow| record.with(|record| OpenActions::of(record.game(), allow)));
            match automatic.filter(|_| answers.get()) {
                Some(automatic) => record.with(|record| (automatic.shortcuts)(actions, record.game())),
                None => actions,
            }
        });
        let build = move || {
            record.with(|record| {
                let active = record.game().active();
                let people = agreements.with(|agreements| agreements.people_here(players));
                let hides = if agreements.with(|agreements| agreements.message.is_some()) {
                    Secrecy::Peek
                } else {
                    secrecy.get()
                };
                let viewer = viewer.unwrap_or_else(|| match (hides, cover.get()) {
                    (Secrecy::Open, _) if hides_computers => Viewer::at_open_table(active, &people, players),
                    (Secrecy::Open, _) => Viewer::Table,
                    (_, Some(seat)) if people.contains(&seat) => Viewer::Nobody,
                    (Secrecy::Peek, _) => Viewer::at_masked_table(active, peeking.get(), &people),
                    (Secrecy::Cover, _) => Viewer::at_covered_table(active, holder.get(), &people),
                });
                let is_scored = overlays.with(|overlays| overlays.contains(&Overlay::Score));
                let past = |record: &Record| Scene { is_scored, ..Scene::past(record, viewer) };
                if let Some(steps) = history.at() {
                    return past(&record.until(steps));
                }
                agreements.with(|agreements| {
                    if agreements.is_ended || record.game().is_over() {
                        return Scene::ended(record, &agreements.left);
                    }
                    if active
                        .is_some_and(|seat| agreements.level(seat).is_some() || agreements.is_at_another_device(seat))
                    {
                        return past(record);
                    }
                    let look = look.get().filter(|square| actions.with(|actions| actions.moves_at(*square)));
                    let pointed = tribe.get();
                    actions.with(|actions| {
                        overlays.with(|overlays| {
                            selection.with(|selection| {
                                let input = SceneInput { viewer, selection, look, pointed, actions, overlays };
                                Scene::within(record, &input)
                            })
                        })
                    })
                })
            })
        };
        let scene = Memo::new(move |_| {
            let mut tiles = pointed.with(|pointed| pointed.squares.clone());
            history.step().with(|step| tiles.extend(step.iter().flat_map(|step| &step.line.squares)));
            let (news, flying, flash) = (news.read(), flying.read(), flash.read());
            let (way, over) = (&pointed.read().way, over.get());
            build().marked(&Marks { news: &news, flying: &flying, flash: &flash, pointed: &tiles, way, over })
        });
        let view = |seat| Memo::new(move |_| scene.with(|scene| scene.players.get(seat).cloned()));
        let views = StoredValue::new((0..players).map(view).collect());
        let names = Memo::new(move |_| {
            scene.with(|scene| scene.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>())
        });
        let table = Self(StoredValue::new(Signals {
            record,
            colours: RwSignal::new(session.colours),
            agreements,
            name: RwSignal::new(session.name),
            allow,
            answers,
            automatic,
            history,
            choice,
            device,
            computer: Computer::default(),
            marks,
            actions,
            scene,
            views,
            names,
        }));
        table.hide();
        table
    }

    fn signals(self) -> Signals {
        self.0.get_value()
    }

    /// Returns the match of the page.
    ///
    /// # Panics
    /// Outside of a game, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns the scene that the components draw.
    #[must_use]
    pub fn scene(self) -> Memo<Scene> {
        self.signals().scene
    }

    /// Returns what the scene says of a player; `None` if the match has no such player.
    #[must_use]
    pub fn view(self, seat: Seat) -> Option<Memo<Option<PlayerView>>> {
        self.signals().views.with_value(|views| views.get(seat.index()).copied())
    }

    /// Returns the names of the players, which stay while the scene changes at each tap.
    #[must_use]
    pub fn names(self) -> Memo<Vec<String>> {
        self.signals().names
    }

    /// Returns the cursor in the history of the match.
    #[must_use]
    pub fn history(self) -> HistoryCursor {
        self.signals().history
    }

    /// Returns the position on the board: the present one, or the past one that the page shows. Tracked.
    #[must_use]
    pub fn position(self) -> Arc<Game> {
        let at = self.signals().history.at();
        self.signals()
            .record
            .with(|record| Arc::clone(at.and_then(|at| record.game_before(at)).unwrap_or(record.game())))
    }

    /// Reads the record, tracked.
    pub fn with_record<T>(self, read: impl FnOnce(&Record) -> T) -> T {
        self.signals().record.with(read)
    }

    /// Returns the session in its present state, without an analysis; tracked.
    #[must_use]
    pub fn session(self) -> Session {
        Session {
            record: self.signals().record.get(),
            colours: self.signals().colours.get(),
            name: self.signals().name.get(),
            agreements: self.signals().agreements.get(),
            review: String::new(),
        }
    }

    /// Returns the name of a player's colour in the style sheets, tracked.
    #[must_use]
    pub fn colour_name(self, seat: Seat) -> &'static str {
        self.colour(seat).name()
    }

    /// Returns a player's colour, tracked.
    #[must_use]
    pub fn colour(self, seat: Seat) -> Colour {
        self.signals().colours.with(|colours| colours.get(seat.index()).copied().unwrap_or(Colour::Black))
    }

    /// Returns what the player has selected so far, tracked.
    #[must_use]
    pub fn selection(self) -> Selection {
        self.signals().choice.selection.get()
    }

    /// Returns why the last tap did nothing, tracked.
    #[must_use]
    pub fn explanation(self) -> Option<Explanation> {
        self.signals().choice.explanation.get()
    }

    /// Returns how many intents did nothing so far, tracked. It tells one refusal from the same one again.
    #[must_use]
    pub fn refusals(self) -> u32 {
        self.signals().choice.refusals.get()
    }

    /// Returns the last action that is legal but not allowed here, tracked.
    #[must_use]
    pub fn not_open(self) -> Option<Action> {
        self.signals().choice.not_open.get()
    }

    /// Points at tiles, in place of those it pointed at before.
    pub fn point_at(self, squares: Vec<Square>) {
        self.show_way(squares, Vec::new());
    }

    /// Points at tiles and draws a move, its start first, that is not played.
    pub fn show_way(self, squares: Vec<Square>, way: Vec<Square>) {
        self.signals().marks.pointed.set(Pointed { squares, way });
    }

    /// Looks at a tile, or at none: under the mouse, the focus, or a finger that stays. The scene says what follows.
    pub fn look_at(self, square: Option<Square>) {
        if self.signals().choice.look.get_untracked() != square {
            self.signals().choice.look.set(square);
        }
    }

    /// Points at a tribe of the hand, or at none. The board shows where the move can end with it.
    pub fn point_in_hand(self, tribe: Option<Meeple>) {
        if self.signals().choice.pointed.get_untracked() != tribe {
            self.signals().choice.pointed.set(tribe);
        }
    }

    /// Shows that a meeple is carried over a tile, or over none.
    pub fn carry_over(self, square: Option<Square>) {
        if self.signals().marks.over.get_untracked() != square {
            self.signals().marks.over.set(square);
        }
    }

    /// Returns the signal of the tiles that flash. The log sets it, the board reads it.
    #[must_use]
    pub fn flash(self) -> RwSignal<Vec<Square>> {
        self.signals().marks.flash
    }

    /// Returns the signal of what is in the air. The view of flights sets it, and what flies to a place is drawn there later.
    #[must_use]
    pub fn flying(self) -> RwSignal<Vec<Flight>> {
        self.signals().marks.flying
    }

    /// Returns the events of the last action, for announcements and movements; empty after an undo. Tracked.
    #[must_use]
    pub fn news(self) -> Arc<[Event]> {
        self.signals().marks.news.get()
    }

    /// Returns the signal that says whether another tab owns the game. This tab then only shows it. The page of the
    /// game sets the signal.
    #[must_use]
    pub fn is_owned_by_another_tab(self) -> RwSignal<bool> {
        self.signals().device.is_owned_by_another_tab
    }
}
