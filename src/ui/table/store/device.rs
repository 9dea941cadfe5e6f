//! Who has the device: the cover between people, who looks at their own things, and what the page hides from whom.

use super::{Device, Match};
use crate::game::Seat;
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::session::agreed::Matter;
use leptos::prelude::*;

impl Match {
    /// Returns the player for whom the page shows a cover, tracked. A replay before their turn is shown without the cover,
    /// and still without anything hidden.
    #[must_use]
    pub fn cover(self) -> Option<Seat> {
        self.awaited().filter(|_| self.signals().history.at().is_none())
    }

    /// Returns the player who has to take the device before the page shows anything hidden, tracked.
    #[must_use]
    pub fn awaited(self) -> Option<Seat> {
        let is_needed = |seat: &Seat| {
            self.signals().agreements.with(|agreements| !agreements.is_ended && agreements.level(*seat).is_none())
        };
        let is_hiding = self.signals().device.secrecy.get() != Secrecy::Open;
        self.signals().device.cover.get().filter(|seat| is_hiding && is_needed(seat))
    }

    /// Returns whether a player can look at their own things, which are masked; tracked.
    #[must_use]
    pub fn can_peek(self, seat: Seat) -> bool {
        self.signals().device.secrecy.get() == Secrecy::Peek
            && self.has_many_people()
            && self.signals().agreements.with(|agreements| !agreements.is_ended && agreements.level(seat).is_none())
            && self.signals().record.with(|record| record.game().active().is_some())
    }

    /// Returns the person whose hidden things the page may show: the one who looks at them, or who has taken the device;
    /// untracked.
    #[must_use]
    pub fn at_device_untracked(self) -> Option<Seat> {
        if untrack(|| self.awaited().is_some()) {
            return None;
        }
        if self.secrecy_untracked() == Secrecy::Peek && self.has_many_people() {
            return untrack(|| self.peeking());
        }
        let active = self.signals().record.with_untracked(|record| record.game().active());
        let people = self
            .signals()
            .agreements
            .with_untracked(|agreements| agreements.people_here(self.signals().colours.with_untracked(Vec::len)));
        let is_person = |seat: &Seat| people.contains(seat);
        active.filter(is_person).or(match people[..] {
            [only] => Some(only),
            _ => self.signals().device.holder.get_untracked().filter(is_person),
        })
    }

    /// Returns what people at one device hide from each other, tracked.
    #[must_use]
    pub fn secrecy(self) -> Secrecy {
        self.signals().device.secrecy.get()
    }

    /// Changes what people at one device hide from each other.
    pub fn set_secrecy(self, secrecy: Secrecy) {
        let before = self.secrecy_untracked();
        self.signals().device.secrecy.set(secrecy);
        let matter = match (before, secrecy) {
            // At devices of their own each sees what is theirs, whatever a device says.
            _ if untrack(|| self.message_seat().is_some()) => None,
            (Secrecy::Peek | Secrecy::Cover, Secrecy::Open) => Some(Matter::Opened),
            (Secrecy::Open, Secrecy::Peek | Secrecy::Cover) => Some(Matter::Hidden),
            (Secrecy::Cover, Secrecy::Peek) => Some(Matter::Masked),
            _ => None,
        };
        if let Some(matter) = matter {
            self.note(matter);
        }
        self.signals().agreements.update(|agreements| agreements.secrecy = Some(secrecy));
    }

    /// Returns what people hide from each other, untracked. A player with a device of their own sees only what is theirs.
    #[must_use]
    pub fn secrecy_untracked(self) -> Secrecy {
        let is_by_message = self.signals().agreements.with_untracked(|agreements| agreements.message.is_some());
        if is_by_message { Secrecy::Peek } else { self.signals().device.secrecy.get_untracked() }
    }

    /// Returns the person who looks at their own things, tracked.
    #[must_use]
    pub fn peeking(self) -> Option<Seat> {
        self.signals().device.peeking.get()
    }

    /// Shows a person's own things, or masks them again.
    pub fn peek(self, seat: Option<Seat>) {
        self.signals().device.peeking.set(seat);
    }

    /// Removes the cover: the player has taken the device.
    pub fn uncover(self) {
        // Those who decide for somebody who has left are not the ones whom the cover addresses.
        if let Some(seat) = untrack(|| self.cover()).filter(|&seat| untrack(|| !self.has_left(seat))) {
            self.tell(seat);
        }
        self.signals().device.cover.set(None);
    }

    /// Returns whether a cover lies between several people, tracked.
    #[must_use]
    pub fn has_covers(self) -> bool {
        self.signals().device.secrecy.get() == Secrecy::Cover && self.has_many_people()
    }

    /// Hides what the page shows of a person, until a person takes the device: nobody knows who looks at it.
    pub fn hide(self) {
        let Device { cover, peeking, holder, .. } = self.signals().device;
        peeking.set(None);
        holder.set(None);
        cover.set(self.active().filter(|&seat| self.is_covered_from(seat)));
    }
}
