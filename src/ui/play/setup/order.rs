//! The order of the players, changed by dragging a handle, by keys, or by buttons.

use super::seating::Seating;
use crate::i18n::{Lang, home};
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::RwSignal;
use leptos::ev::PointerEvent;
use leptos::html;
use leptos::prelude::*;
use web_sys::DomRect;

/// A pointer that has moved less than this has tapped.
const TAP: f64 = 5.0;

/// A player's row under way.
#[derive(Clone, Copy)]
struct Drag {
    id: usize,
    /// Where the pointer went down.
    from: f64,
    /// How far below the top of the row it holds the row.
    grip: f64,
    /// How far the row is drawn below its place.
    shift: f64,
    has_moved: bool,
}

/// The order of the players: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Order {
    seating: Seating,
    drag: RwSignal<Option<Drag>>,
    list: NodeRef<html::Ol>,
    said: RwSignal<String>,
}

impl Order {
    /// Starts with nobody being moved. `list` has a child for each player.
    pub fn new(seating: Seating, list: NodeRef<html::Ol>) -> Self {
        Self { seating, drag: RwSignal::new(None), list, said: RwSignal::default() }
    }

    /// Returns what was moved last, for screen readers; tracked.
    pub fn said(self) -> String {
        self.said.get()
    }

    /// Returns how far the row of a player is drawn below its place, if it is being dragged; tracked.
    pub fn shift(self, id: usize) -> Option<f64> {
        self.drag.get().filter(|drag| drag.id == id).map(|drag| drag.shift)
    }

    /// Begins to drag a player.
    ///
    /// The list captures the pointer, not the row: rows move in the page, and an element that moves loses its pointer.
    pub fn grab(self, id: usize, event: &PointerEvent) {
        let Some(list) = self.list.get_untracked().filter(|_| event.button() == 0) else { return };
        let Some(row) = self.row(untrack(|| self.seating.seat(id))) else { return };
        // The capture fails if the pointer is up already; then there is nothing to drag.
        let _ignored = list.set_pointer_capture(event.pointer_id());
        let from = f64::from(event.client_y());
        self.drag.set(Some(Drag { id, from, grip: from - row.top(), shift: 0.0, has_moved: false }));
    }

    /// Moves the dragged row with the pointer. It changes places with a neighbour whose middle it passes.
    pub fn follow(self, event: &PointerEvent) {
        let Some(drag) = self.drag.get_untracked() else { return };
        let pointer = f64::from(event.client_y());
        if !drag.has_moved && (pointer - drag.from).abs() < TAP {
            return;
        }
        let seat = untrack(|| self.seating.seat(drag.id));
        let Some(own) = self.row(seat) else { return };
        let (top, middle) = (pointer - drag.grip, |row: &DomRect| row.top() + row.height() / 2.0);
        let above = seat.checked_sub(1).and_then(|seat| self.row(seat)).filter(|above| top < middle(above));
        let below = self.row(seat + 1).filter(|below| top + own.height() > middle(below));
        let place = if let Some(above) = above {
            self.seating.raise(seat);
            above.top()
        } else if let Some(below) = below {
            self.seating.raise(seat + 1);
            below.bottom() - own.height()
        } else {
            own.top() - drag.shift
        };
        self.drag.set(Some(Drag { shift: top - place, has_moved: true, ..drag }));
    }

    /// Ends the drag. Returns the player if the pointer has only tapped.
    pub fn release(self, lang: Lang) -> Option<usize> {
        let drag = self.drag.get_untracked()?;
        self.drag.set(None);
        if drag.has_moved {
            self.say(drag.id, lang);
        }
        (!drag.has_moved).then_some(drag.id)
    }

    /// Moves a player one place up or down. The focus stays on the control that did it, or goes to the handle.
    pub fn step(self, id: usize, is_up: bool, control: &str, lang: Lang) {
        let seat = untrack(|| self.seating.seat(id));
        let upper = if is_up { seat } else { seat + 1 };
        if upper > 0 && upper < untrack(|| self.seating.count()) {
            self.seating.raise(upper);
            self.say(id, lang);
            let row = format!(".player-row[data-player='{id}']");
            focus_in_next_frame(format!("{row} [data-does='{control}']:not(:disabled), {row} [data-does=move]"));
        }
    }

    /// Says to screen readers where a player sits now.
    fn say(self, id: usize, lang: Lang) {
        let (seat, of) = untrack(|| (self.seating.seat(id), self.seating.count()));
        let name = untrack(|| self.seating.name(seat));
        self.said.set(home::at_place(lang, &name, seat + 1, of));
    }

    fn row(self, seat: usize) -> Option<DomRect> {
        let row = self.list.get_untracked()?.children().item(seat as u32)?;
        Some(row.get_bounding_client_rect())
    }
}
