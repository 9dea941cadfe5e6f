//! The match that is played: the record is the truth, the scene follows from it.

use super::{Past, Settings};
use crate::game::{Action, Event, Game, Record, Refusal, Seat, Square};
use crate::ui::lesson::Allow;
use crate::ui::live::{Part, Var, part};
use crate::ui::scene::{Explanation, Intent, Outcome, Overlay, Scene, Selection, Viewer, tiles};
use crate::ui::session::{Agreed, Colour, Session};
use leptos::prelude::*;
use std::sync::Arc;

/// The match on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Match {
    record: Var<Record>,
    colours: Var<Vec<Colour>>,
    agreed: Var<Agreed>,
    selection: Var<Selection>,
    cover: Var<Option<Seat>>,
    explanation: Var<Option<Explanation>>,
    news: Var<Arc<[Event]>>,
    flash: Var<Vec<Square>>,
    hand_over: Var<bool>,
    past: Past,
    name: Var<String>,
    is_elsewhere: Var<bool>,
    allow: Var<Allow>,
    not_open: Var<Option<Action>>,
    pointed: Var<Vec<Square>>,
    scene: Part<Scene>,
}

/// How a match is played.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Whether the device goes from hand to hand, and hides what others may not see.
    pub hand_over: Var<bool>,
    /// What is open to those who play.
    pub allow: Var<Allow>,
    /// What is drawn over the board for those who learn.
    pub overlays: Var<Vec<Overlay>>,
}

impl Manner {
    /// As the settings say, everything open.
    #[must_use]
    pub fn of(settings: Settings) -> Self {
        Self { hand_over: settings.hand_over, allow: Var::default(), overlays: settings.overlays }
    }

    /// One pair of eyes that see everything, and may do some of it.
    #[must_use]
    pub fn open(allow: Allow) -> Self {
        Self { hand_over: Var::new(false), allow: Var::new(allow), overlays: Var::default() }
    }
}

impl Match {
    /// Starts to play a session, from wherever it stands.
    #[must_use]
    pub fn new(session: Session, settings: Settings, manner: Manner) -> Self {
        let record = Var::new(session.record);
        let agreed = Var::new(session.agreed);
        let selection = Var::new(Selection::default());
        let Manner { hand_over, allow, overlays } = manner;
        let first = record.with_untracked(|record| record.game().active());
        let cover = Var::new(first.filter(|_| hand_over.get_untracked()));
        let news = Var::new(Arc::new([]) as Arc<[Event]>);
        let past = Past::of(record, news, settings);
        let scene = part(move || {
            record.with(|record| {
                let viewer = match (hand_over.get(), cover.get(), record.game().active()) {
                    (false, ..) | (true, None, None) => Viewer::Table,
                    (true, Some(_), _) => Viewer::Nobody,
                    (true, None, Some(seat)) => Viewer::Seat(seat),
                };
                if let Some(steps) = past.at() {
                    return Scene::still(&record.until(steps), viewer);
                }
                agreed.with(|agreed| {
                    if agreed.is_ended || record.game().is_over() {
                        return Scene::ended(record, &agreed.left);
                    }
                    allow.with(|allow| {
                        overlays.with(|overlays| {
                            selection.with(|selection| Scene::within(record, selection, viewer, allow, overlays))
                        })
                    })
                })
            })
        });
        Self {
            record,
            colours: Var::new(session.colours),
            agreed,
            selection,
            cover,
            explanation: Var::new(None),
            news,
            flash: Var::new(Vec::new()),
            hand_over,
            past,
            name: Var::new(session.name),
            is_elsewhere: Var::new(false),
            allow,
            not_open: Var::new(None),
            pointed: Var::default(),
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
    pub const fn scene(self) -> Part<Scene> {
        self.scene
    }

    /// The past of the match, and where one looks at it.
    #[must_use]
    pub const fn past(self) -> Past {
        self.past
    }

    /// The game as it is drawn: as it stands, or as it stood at the moment looked at; tracked.
    #[must_use]
    pub fn game(self) -> Arc<Game> {
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
            agreed: self.agreed.get(),
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

    /// What the table agreed on, tracked.
    #[must_use]
    pub fn agreed(self) -> Agreed {
        self.agreed.get()
    }

    /// The side of the table a player sits at, in quarters clockwise; tracked.
    #[must_use]
    pub fn side(self, seat: Seat) -> u8 {
        let players = self.colours.with(Vec::len);
        self.agreed.with(|agreed| agreed.side(seat, players))
    }

    /// Gives a player another side of the table.
    pub fn sit(self, seat: Seat, side: u8) {
        let players = self.colours.with_untracked(Vec::len);
        self.agreed.update(|agreed| {
            let mut sides: Vec<_> = (0..players).map(|seat| agreed.side(Seat(seat as u8), players)).collect();
            sides[seat.index()] = side;
            agreed.sides = sides;
        });
    }

    /// Whether a player has left: the others decide together.
    #[must_use]
    pub fn has_left(self, seat: Seat) -> bool {
        self.agreed.with(|agreed| agreed.left.contains(&seat))
    }

    /// The table agrees that a player has left, or is back.
    pub fn leave(self, seat: Seat, has_left: bool) {
        self.agreed.update(|agreed| {
            agreed.left.retain(|&other| other != seat);
            if has_left {
                agreed.left.push(seat);
            }
        });
    }

    /// The table agrees that the game ends here, or goes on.
    pub fn end(self, is_ended: bool) {
        self.agreed.update(|agreed| agreed.is_ended = is_ended);
    }

    /// Gives a player another name.
    pub fn rename(self, seat: Seat, name: &str) {
        self.record.update(|record| record.rename(seat, name));
    }

    /// Gives a player another colour; whoever had it takes the old one.
    pub fn paint(self, seat: Seat, colour: Colour) {
        self.colours.update(|colours| {
            let old = colours[seat.index()];
            if let Some(other) = colours.iter().position(|&other| other == colour) {
                colours[other] = old;
            }
            colours[seat.index()] = colour;
        });
    }

    /// What is half chosen, tracked.
    #[must_use]
    pub fn selection(self) -> Selection {
        self.selection.get()
    }

    /// Who has to take the device before anything hidden is shown.
    #[must_use]
    pub fn cover(self) -> Option<Seat> {
        self.cover.get().filter(|_| self.hand_over.get() && !self.agreed.with(|agreed| agreed.is_ended))
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
    pub const fn flash(self) -> Var<Vec<Square>> {
        self.flash
    }

    /// What the last action did, for announcements and movements; empty after an undo.
    #[must_use]
    pub fn news(self) -> Arc<[Event]> {
        self.news.get()
    }

    /// Whether another tab has the game: nothing is done here then. The page of the game says so.
    #[must_use]
    pub const fn is_elsewhere(self) -> Var<bool> {
        self.is_elsewhere
    }

    /// Does what a tap, a key or a drag means; while one looks at the past it changes nothing.
    pub fn send(self, intent: Intent) {
        if self.is_elsewhere.get_untracked() || untrack(|| self.cover().is_some()) {
            return;
        }
        if self.past.is_on() && !matches!(intent, Intent::Look(_)) {
            if intent == Intent::Cancel {
                self.past.leave();
            }
            return;
        }
        if self.agreed.with_untracked(|agreed| agreed.is_ended) {
            return;
        }
        let outcome = self.resolve(intent);
        if !matches!(intent, Intent::Look(_)) {
            self.forget();
        }
        match outcome {
            Outcome::Play(action) => self.play(action),
            Outcome::Select(selection) => self.selection.set(selection),
            Outcome::Explain(explanation) => self.explanation.set(Some(explanation)),
            Outcome::NotOpen(action) => self.not_open.set(Some(action)),
            Outcome::Nothing => {}
            Outcome::Undo => self.rewind(|record| record.undo().is_ok()),
            Outcome::UndoMove => self.rewind(|record| record.undo_move().is_ok()),
            Outcome::Redo => self.rewind(|record| record.redo().is_ok()),
            Outcome::ResetTurn => self.rewind(|record| record.reset_turn().is_ok()),
        }
    }

    /// Plays an action that comes from elsewhere than a tap. What is refused is explained as a tap would be, so that a lesson
    /// may ask for it.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing if it is only not open here.
    pub fn try_play(self, action: Action) -> Result<(), Option<Refusal>> {
        let outcome = self.resolve(Intent::Play(action));
        self.forget();
        match outcome {
            Outcome::Explain(explanation) => {
                // A tile beyond the edge has no place to say it at.
                let on_board =
                    |square: &Square| self.record.with_untracked(|record| record.game().board.contains(*square));
                let square = tiles(action).into_iter().find(on_board);
                self.explanation.set(Some(Explanation { square, ..explanation }));
                Err(Some(explanation.refusal))
            }
            Outcome::NotOpen(action) => {
                self.not_open.set(Some(action));
                Err(None)
            }
            _ => {
                self.past.leave();
                self.play(action);
                Ok(())
            }
        }
    }

    fn resolve(self, intent: Intent) -> Outcome {
        self.record.with_untracked(|record| {
            let allow = |allow: &Allow| {
                self.selection.with_untracked(|selection| intent.resolve_within(record, selection, allow))
            };
            self.allow.with_untracked(allow)
        })
    }

    /// Forgets why nothing happened last.
    fn forget(self) {
        self.explanation.set(None);
        self.not_open.set(None);
    }

    /// Takes the last step back, or puts it back again; says whether there was one.
    pub fn try_rewind(self, is_forth: bool) -> bool {
        let can = self.record.with_untracked(|record| if is_forth { record.can_redo() } else { record.can_undo() });
        if can {
            self.past.leave();
            self.forget();
            self.rewind(|record| if is_forth { record.redo().is_ok() } else { record.undo().is_ok() });
        }
        can
    }

    /// Takes everything from an entry of the record on back, as the table agreed.
    pub fn take_back(self, to: usize) {
        if self.is_elsewhere.get_untracked() {
            return;
        }
        let before = self.active();
        let Some(Ok(events)) = self.record.update(|record| record.take_back(to)) else { return };
        self.explanation.set(None);
        self.selection.set(Selection::default());
        self.cover_from(before);
        self.news.set(events);
    }

    fn active(self) -> Option<Seat> {
        self.record.with_untracked(|record| record.game().active())
    }

    /// Covers the page if the next decision is another player's; with open coins that is not seen.
    fn cover_from(self, before: Option<Seat>) {
        let after = self.active();
        if after != before {
            self.cover.set(after.filter(|_| self.hand_over.get_untracked()));
        }
    }

    fn rewind(self, change: impl FnOnce(&mut Record) -> bool) {
        let before = self.active();
        self.news.set(Arc::new([]));
        self.selection.set(Selection::default());
        self.record.update(|record| {
            change(record);
        });
        // Undoing the table's take-back can hand over.
        self.cover_from(before);
    }

    fn play(self, action: Action) {
        let before = self.active();
        let Some(played) = self.record.update(|record| record.play(action)) else { return };
        match played {
            Ok(events) => {
                self.cover_from(before);
                self.news.set(events);
                self.selection.set(Selection::default());
            }
            Err(refusal) => {
                self.explanation.set(Some(Explanation { square: None, refusal, rule: refusal.rule_for(action) }));
            }
        }
    }
}
