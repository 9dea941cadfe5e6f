//! Recognises what a pointer does: it taps, stays, draws to another place, or taps together with a second finger.
//!
//! The recogniser knows no browser. It has one slack and one clock for all gestures.

use crate::game::{Meeple, Square};

/// How far a pointer may slip and still tap, in CSS pixels.
pub const SLACK: u32 = 12;
/// How long a finger stays before it looks, and the longest tap with two fingers, in milliseconds.
pub const HOLD: u32 = 350;

/// What touches the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A mouse, which also hovers.
    Mouse,
    /// A pen.
    Pen,
    /// A finger.
    Finger,
}

/// What a pointer presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A tile of the board.
    Tile(Square),
    /// The meeples of a tribe in the hand.
    Hand(Meeple),
}

/// A pointer at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// The browser's number for it.
    pub id: i32,
    /// What it is.
    pub kind: Kind,
    /// Whether it is the first of its kind on the page.
    pub is_primary: bool,
    /// Where it is, in CSS pixels.
    pub at: (i32, i32),
    /// The time of the event, in milliseconds.
    pub time: f64,
}

impl Contact {
    fn has_strayed(&self, to: &Self) -> bool {
        self.at.0.abs_diff(to.at.0).max(self.at.1.abs_diff(to.at.1)) > SLACK
    }

    fn is_within_hold(&self, since: &Self) -> bool {
        self.time - since.time < f64::from(HOLD)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Pressed,
    Held,
    Drawing,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    contact: Contact,
    on: Option<Target>,
    stage: Stage,
}

/// What the movement of a pointer means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Nothing yet.
    Rest,
    /// It has left the slack of what it pressed. [`Recogniser::draw`] makes a drawing of it.
    Strayed(Target),
    /// It draws on, from what it pressed.
    Draws(Target),
}

/// What the end of a press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lift {
    /// Nothing: the browser's click says what a tap means.
    Rest,
    /// It has drawn from what it pressed to where it is.
    Drawn(Target),
    /// Two fingers have tapped.
    Pair,
}

/// The state of the pointers on the board, or on the hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recogniser {
    press: Option<Press>,
    /// The second finger of a pair.
    second: Option<Contact>,
    /// Whether the next click ends a gesture.
    has_ended_click: bool,
    /// Until when clicks belong to a tap with two fingers.
    no_click_until: f64,
    /// Whether the last click played something.
    has_played: bool,
}

impl Recogniser {
    /// A pointer presses something. Returns whether it is the second finger of a pair.
    pub fn down(&mut self, contact: Contact, on: Option<Target>) -> bool {
        self.has_ended_click = false;
        let is_pair = self.press.is_some_and(|first| {
            let are_fingers = first.contact.kind == Kind::Finger && contact.kind == Kind::Finger;
            are_fingers
                && !contact.is_primary
                && first.stage == Stage::Pressed
                && contact.is_within_hold(&first.contact)
        });
        if is_pair {
            self.second = Some(contact);
        } else {
            // A further finger cancels what the first one did.
            self.second = None;
            self.press = contact.is_primary.then_some(Press { contact, on, stage: Stage::Pressed });
        }
        is_pair
    }

    /// A pointer moves.
    pub fn moved(&mut self, contact: Contact) -> Motion {
        let Some(press) = self.press else { return Motion::Rest };
        if let Some(second) = self.second {
            let start = [press.contact, second].into_iter().find(|start| start.id == contact.id);
            if start.is_some_and(|start| start.has_strayed(&contact)) {
                self.cancel();
            }
            return Motion::Rest;
        }
        match (press.on, press.stage) {
            _ if press.contact.id != contact.id => Motion::Rest,
            (Some(on), Stage::Drawing) => Motion::Draws(on),
            (Some(on), Stage::Pressed) if press.contact.has_strayed(&contact) => Motion::Strayed(on),
            _ => Motion::Rest,
        }
    }

    /// The pointer draws from what it pressed: its end is no tap.
    pub fn draw(&mut self) {
        self.set_stage(Stage::Drawing);
    }

    /// The pointer has stayed: its end is no tap.
    pub fn hold(&mut self) {
        self.set_stage(Stage::Held);
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(press) = &mut self.press {
            press.stage = stage;
        }
    }

    /// A pointer leaves the page.
    pub fn up(&mut self, contact: Contact) -> Lift {
        let second = self.second;
        let Some(press) = self.press.filter(|press| second.is_some() || press.contact.id == contact.id) else {
            return Lift::Rest;
        };
        self.cancel();
        if let Some(second) = second {
            if !contact.is_within_hold(&second) {
                return Lift::Rest;
            }
            self.no_click_until = contact.time + f64::from(HOLD);
            return Lift::Pair;
        }
        self.has_ended_click = press.stage != Stage::Pressed;
        match press.on {
            Some(on) if press.stage == Stage::Drawing => Lift::Drawn(on),
            _ => Lift::Rest,
        }
    }

    /// Forgets the press, as after `pointercancel`.
    pub fn cancel(&mut self) {
        self.press = None;
        self.second = None;
    }

    /// Returns whether to ignore a click of a pointer, the last of so many in quick succession: it ends a gesture, or it
    /// repeats a click that played, and would answer the next question.
    pub fn ignores_click(&mut self, time: f64, clicks: i32) -> bool {
        let is_end = std::mem::take(&mut self.has_ended_click) || time < self.no_click_until;
        is_end || clicks > 1 && self.has_played
    }

    /// Remembers whether a click played something.
    pub fn has_clicked(&mut self, has_played: bool) {
        self.has_played = has_played;
    }
}

#[cfg(test)]
mod tests {
    use super::{Contact, Kind, Lift, Motion, Recogniser, Target};
    use crate::game::Meeple;

    const A: Target = Target::Hand(Meeple::Vizier);
    const B: Target = Target::Hand(Meeple::Elder);

    fn contact(id: i32, at: (i32, i32), time: f64) -> Contact {
        Contact { id, kind: Kind::Finger, is_primary: id == 1, at, time }
    }

    fn pressed() -> Recogniser {
        let mut recogniser = Recogniser::default();
        assert!(!recogniser.down(contact(1, (0, 0), 0.0), Some(A)));
        recogniser
    }

    #[test]
    fn a_tap_may_slip() {
        let mut recogniser = pressed();
        assert_eq!(recogniser.moved(contact(1, (12, -12), 50.0)), Motion::Rest);
        assert_eq!(recogniser.up(contact(1, (12, -12), 60.0)), Lift::Rest);
        assert!(!recogniser.ignores_click(60.0, 1));
    }

    #[test]
    fn a_stroke_draws_once_it_is_taken_up_and_its_click_is_ignored() {
        let mut recogniser = pressed();
        assert_eq!(recogniser.moved(contact(1, (13, 0), 50.0)), Motion::Strayed(A));
        assert_eq!(recogniser.moved(contact(1, (14, 0), 60.0)), Motion::Strayed(A), "nobody has taken it up");
        recogniser.draw();
        assert_eq!(recogniser.moved(contact(1, (0, 0), 70.0)), Motion::Draws(A));
        assert_eq!(recogniser.moved(contact(2, (90, 0), 70.0)), Motion::Rest, "another pointer");
        assert_eq!(recogniser.up(contact(1, (90, 0), 80.0)), Lift::Drawn(A));
        assert!(recogniser.ignores_click(80.0, 1));
        assert!(!recogniser.ignores_click(81.0, 1), "only the first click ends the stroke");
    }

    #[test]
    fn a_finger_that_stays_neither_draws_nor_taps() {
        let mut recogniser = pressed();
        recogniser.hold();
        assert_eq!(recogniser.moved(contact(1, (90, 0), 400.0)), Motion::Rest);
        assert_eq!(recogniser.up(contact(1, (90, 0), 500.0)), Lift::Rest);
        assert!(recogniser.ignores_click(500.0, 1));
    }

    #[test]
    fn two_fingers_tap_quickly_and_in_place() {
        let mut recogniser = pressed();
        assert!(recogniser.down(contact(2, (50, 0), 100.0), Some(B)));
        assert_eq!(recogniser.up(contact(1, (0, 0), 200.0)), Lift::Pair);
        assert_eq!(recogniser.up(contact(2, (50, 0), 210.0)), Lift::Rest, "one tap for both");
        assert!(recogniser.ignores_click(220.0, 1) && !recogniser.ignores_click(600.0, 1));

        let mut recogniser = pressed();
        assert!(recogniser.down(contact(2, (50, 0), 100.0), Some(B)));
        assert_eq!(recogniser.moved(contact(2, (70, 0), 150.0)), Motion::Rest);
        assert_eq!(recogniser.up(contact(1, (0, 0), 200.0)), Lift::Rest, "it has moved");

        let mut recogniser = pressed();
        assert!(recogniser.down(contact(2, (50, 0), 100.0), Some(B)));
        assert_eq!(recogniser.up(contact(2, (50, 0), 450.0)), Lift::Rest, "it has stayed");

        let mut recogniser = pressed();
        assert!(!recogniser.down(contact(2, (50, 0), 350.0), Some(B)), "too late for a pair");
        assert_eq!(recogniser.moved(contact(1, (90, 0), 400.0)), Motion::Rest, "the first finger is cancelled");
    }

    #[test]
    fn a_double_tap_answers_once() {
        let mut recogniser = Recogniser::default();
        recogniser.has_clicked(true);
        assert!(recogniser.ignores_click(100.0, 2) && recogniser.ignores_click(200.0, 3));
        assert!(!recogniser.ignores_click(300.0, 1), "a tap of its own");
        recogniser.has_clicked(false);
        assert!(!recogniser.ignores_click(400.0, 2), "the first tap answered nothing");
    }
}
