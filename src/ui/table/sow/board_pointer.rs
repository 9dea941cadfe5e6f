//! The pointer on the board: it looks at tiles, taps them, and strokes from one to the next.

use super::recogniser::{HOLD, Kind, Lift, Motion, Recogniser, Target};
use super::under_pointer::meant;
use crate::game::Square;
use crate::ui::kit::hooks::{ComponentTimeout, use_timeout};
use crate::ui::kit::reactive::RwSignal;
use crate::ui::table::gestures::{capture, contact_of, square_of, square_under};
use crate::ui::table::scene::{Highlight, Intent};
use crate::ui::table::store::{Match, Response};
use leptos::prelude::*;
use std::time::Duration;
use web_sys::{MouseEvent, PointerEvent};

/// The pointer on the board, with a handler for each of its events.
#[derive(Clone, Copy)]
pub struct BoardPointer {
    recogniser: StoredValue<Recogniser>,
    hold: ComponentTimeout,
    /// Whether a stroke from a tile to the next one picks up and drops.
    takes_strokes: bool,
    /// The tile that is shown enlarged, where the board can.
    enlarged: Option<RwSignal<Option<Square>>>,
    table: Match,
}

/// Lets pointers look at tiles and tap them, and draw from one to the next where the board takes strokes.
pub fn use_board_pointer(takes_strokes: bool, enlarged: Option<RwSignal<Option<Square>>>) -> BoardPointer {
    let (recogniser, hold) = (StoredValue::default(), use_timeout());
    BoardPointer { recogniser, hold, takes_strokes, enlarged, table: Match::expect() }
}

impl BoardPointer {
    /// Handles `pointerover`: the mouse looks at the tile it enters.
    pub fn over(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.table.look_at(square_of(event));
        }
    }

    /// Handles `pointerdown`: a finger that stays enlarges its tile and looks at it. A second one may undo.
    pub fn down(self, event: &PointerEvent) {
        let (contact, square) = (contact_of(event), square_of(event).filter(|_| event.button() == 0));
        let is_pair = self.recogniser.try_update_value(|recogniser| recogniser.down(contact, square.map(Target::Tile)))
            == Some(true);
        if is_pair || contact.kind == Kind::Mouse || square.is_none() {
            return if contact.kind == Kind::Mouse { self.hold.stop() } else { self.leave() };
        }
        // On a tile where a tap decides something, a long press may be a slow tap.
        let is_calm =
            matches!(self.highlight(square), Some(Highlight::Calm | Highlight::Blocked(_) | Highlight::Alive));
        let patience = if is_calm { HOLD } else { 2 * HOLD };
        self.hold.start(Duration::from_millis(patience.into()), move || {
            if self.enlarged.is_some() || self.is_alive(square) {
                self.recogniser.update_value(Recogniser::hold);
                self.table.look_at(square);
                self.enlarge(square);
            }
        });
    }

    /// Handles `contextmenu`: the mouse enlarges a tile by its second button. The long press of a finger is handled apart.
    pub fn menu(self, event: &MouseEvent) {
        event.prevent_default();
        if event.button() == 2 {
            self.enlarge(square_of(event));
        }
    }

    /// Shows a tile enlarged.
    pub fn enlarge(self, square: Option<Square>) {
        if let Some(enlarged) = self.enlarged {
            enlarged.set(square);
        }
    }

    /// Handles `pointermove`: a stroke picks the meeples up on the way to another tile.
    pub fn moved(self, event: &PointerEvent) {
        let contact = contact_of(event);
        match self.recogniser.try_update_value(|recogniser| recogniser.moved(contact)) {
            Some(Motion::Strayed(Target::Tile(from))) => {
                self.hold.stop();
                let over = square_under(event).filter(|&over| over != from);
                if self.takes_strokes && over.is_some() && self.is_alive(Some(from)) {
                    // Picking the meeples up may remove the element under the finger.
                    capture(event);
                    if self.table.send(Intent::Tile(from)) == Response::Played {
                        self.recogniser.update_value(Recogniser::draw);
                        self.table.carry_over(over);
                    } else {
                        self.recogniser.update_value(Recogniser::cancel);
                    }
                }
            }
            Some(Motion::Draws(_)) => self.table.carry_over(square_under(event)),
            _ => {}
        }
    }

    /// Handles `pointerup`. A stroke ends like a tap on the tile under the pointer: on its start, it takes the meeples back.
    pub fn up(self, event: &PointerEvent) {
        let contact = contact_of(event);
        self.stay(contact.kind);
        match self.recogniser.try_update_value(|recogniser| recogniser.up(contact)) {
            Some(Lift::Drawn(_)) => {
                if let Some(square) = square_under(event) {
                    self.table.send(meant(event, square));
                }
            }
            Some(Lift::Pair) => {
                self.table.send(Intent::Undo);
            }
            _ => {}
        }
    }

    /// Handles `pointercancel`.
    pub fn cancel(self, event: &PointerEvent) {
        self.stay(contact_of(event).kind);
        self.recogniser.update_value(Recogniser::cancel);
    }

    /// Ends what a finger looks at. The mouse looks on.
    fn stay(self, kind: Kind) {
        self.table.carry_over(None);
        if kind == Kind::Mouse { self.hold.stop() } else { self.leave() }
    }

    /// Looks at no tile: the pointer or the focus has left the board. The ends of an enlarged tile stay in sight.
    pub fn leave(self) {
        self.hold.stop();
        if self.enlarged.and_then(|enlarged| enlarged.get_untracked()).is_none() {
            self.table.look_at(None);
        }
    }

    /// Handles `click` on a tile. A click without a pointer, as from a screen reader, always means what it names.
    pub fn click(self, event: &MouseEvent) {
        let Some(square) = square_of(event) else { return };
        let (time, clicks) = (event.time_stamp(), event.detail());
        let is_pointer = clicks > 0;
        let is_ignored = || self.recogniser.try_update_value(|recogniser| recogniser.ignores_click(time, clicks));
        if is_pointer && is_ignored() == Some(true) {
            return;
        }
        let response = self.table.send(if is_pointer { meant(event, square) } else { Intent::Tile(square) });
        let has_played = response == Response::Played;
        self.recogniser.update_value(|recogniser| recogniser.has_clicked(has_played));
    }

    fn is_alive(self, square: Option<Square>) -> bool {
        self.highlight(square) == Some(Highlight::Alive)
    }

    fn highlight(self, square: Option<Square>) -> Option<Highlight> {
        self.table.scene().with_untracked(|scene| scene.cell(square?).map(|cell| cell.highlight))
    }
}
