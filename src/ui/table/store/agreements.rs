//! What the players agree on beside the rules: names, colours, sides, who has left, an early end.

use super::Match;
use crate::game::{Record, Seat};
use crate::i18n::Lang;
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::session::agreed::{Consent, Matter};
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::requests::Request;
use crate::ui::table::session::{Agreements, Colour, Guidance};
use leptos::prelude::*;

impl Match {
    /// Returns the agreements, tracked.
    #[must_use]
    pub fn agreements(self) -> Agreements {
        self.signals().agreements.get()
    }

    /// Returns the side of the table at which a player sits, in quarters clockwise; tracked.
    #[must_use]
    pub fn side(self, seat: Seat) -> u8 {
        let players = self.signals().colours.with(Vec::len);
        self.signals().agreements.with(|agreements| agreements.side(seat, players))
    }

    /// Moves a player to another side of the table.
    pub fn sit(self, seat: Seat, side: u8) {
        let players = self.signals().colours.with_untracked(Vec::len);
        self.signals().agreements.update(|agreements| {
            let mut sides: Vec<_> = (0..players).map(|seat| agreements.side(Seat(seat as u8), players)).collect();
            sides[seat.index()] = side;
            agreements.sides = sides;
        });
    }

    /// Returns the language of a player; `None` for that of the device; tracked.
    #[must_use]
    pub fn language(self, seat: Seat) -> Option<Lang> {
        self.signals().agreements.with(|agreements| agreements.language(seat))
    }

    /// Changes the language of a player.
    pub fn set_language(self, seat: Seat, language: Option<Lang>) {
        let players = self.signals().colours.with_untracked(Vec::len);
        self.signals().agreements.update(|agreements| {
            agreements.languages.resize(players, None);
            agreements.languages[seat.index()] = language;
        });
    }

    /// Returns whether a player has left, so that the others decide in their place; tracked.
    #[must_use]
    pub fn has_left(self, seat: Seat) -> bool {
        self.signals().agreements.with(|agreements| agreements.left.contains(&seat))
    }

    /// Records that a player has left or is back.
    pub fn set_left(self, seat: Seat, has_left: bool) {
        self.signals().agreements.update(|agreements| set_listed(&mut agreements.left, seat, has_left));
        self.note(if has_left { Matter::Left(seat) } else { Matter::Back(seat) });
    }

    /// Notes that the table agreed to a matter, for the log and for everybody's next cover; nothing where one person is alone.
    pub fn note(self, matter: Matter) {
        let players = self.signals().colours.with_untracked(Vec::len);
        let entry = self.signals().record.with_untracked(Record::len);
        self.signals().agreements.update(|agreements| {
            let people = agreements.people(players);
            // One who gives their seat to a computer leaves the other alone.
            if people.len() > 1 || matches!(matter, Matter::Computer(_)) && !people.is_empty() {
                // Other devices tell their own players.
                let untold = if agreements.message.is_none() { people } else { Vec::new() };
                agreements.note(matter, entry, untold);
            }
        });
    }

    /// Records that a person was told what the table agreed to.
    pub fn tell(self, seat: Seat) {
        if self.signals().agreements.with_untracked(|agreements| !agreements.news_for(seat).is_empty()) {
            self.signals().agreements.update(|agreements| agreements.tell(seat));
        }
    }

    /// Returns whether everybody there has to agree before something is done; untracked.
    #[must_use]
    pub fn asks_for(self, matter: Matter) -> bool {
        // At devices of their own each sees what is theirs, whatever a device says.
        let is_idle = matter == Matter::Opened && untrack(|| self.message_seat().is_some());
        matter.consent() == Consent::Everybody && !is_idle && self.has_secrets_untracked()
    }

    /// Returns whether nobody needs to agree to something any more: nothing is hidden by now, or it has come about; untracked.
    #[must_use]
    pub fn is_moot(self, matter: Matter) -> bool {
        let has_come_about = |agreements: &Agreements| match matter {
            Matter::Left(seat) => agreements.left.contains(&seat) || agreements.level(seat).is_some(),
            Matter::Computer(seat) => agreements.level(seat).is_some(),
            Matter::Person(seat) => agreements.level(seat).is_none(),
            _ => false,
        };
        !self.asks_for(matter) || self.signals().agreements.with_untracked(has_come_about)
    }

    /// Does what was agreed to. What leaves the table leaves it from a dialog: this notes it.
    pub fn carry_out(self, Request { matter, level }: Request) {
        match matter {
            Matter::Left(seat) | Matter::Back(seat) => self.set_left(seat, matter == Matter::Left(seat)),
            Matter::Ended | Matter::Resumed => self.set_ended(matter == Matter::Ended),
            Matter::Computer(seat) | Matter::Person(seat) => self.set_level(seat, level),
            Matter::Shown | Matter::Opened | Matter::Hidden | Matter::Masked => self.note(matter),
        }
    }

    /// Returns whether this device only watches a game of others, so that it agrees to nothing; tracked.
    #[must_use]
    pub fn is_watching(self) -> bool {
        let players = self.signals().colours.with(Vec::len);
        self.message_seat().is_some_and(|own| own.is_watching(players))
    }

    /// Ends the game early, or lets it go on.
    pub fn set_ended(self, is_ended: bool) {
        self.signals().agreements.update(|agreements| agreements.is_ended = is_ended);
        self.note(if is_ended { Matter::Ended } else { Matter::Resumed });
    }

    /// Returns whether a guide comments on the first rounds, tracked.
    #[must_use]
    pub fn guidance(self) -> Guidance {
        self.signals().agreements.with(|agreements| agreements.guidance)
    }

    /// Shows or hides the guide.
    pub fn set_guidance(self, guidance: Guidance) {
        self.signals().agreements.update(|agreements| agreements.guidance = guidance);
    }

    /// Returns whether a player can ask for hints, tracked.
    #[must_use]
    pub fn has_hints(self, seat: Seat) -> bool {
        self.signals().agreements.with(|agreements| agreements.hints.contains(&seat))
    }

    /// Returns whether the game may be analysed: once it is over, or while every person can ask for hints; tracked.
    #[must_use]
    pub fn can_analyse(self) -> bool {
        let players = self.signals().colours.with(Vec::len);
        // Among several devices nobody knows who else may ask.
        self.signals().record.with(|record| record.game().is_over())
            || self.signals().agreements.with(|agreements| {
                agreements.is_ended || agreements.message.is_none() && agreements.all_have_hints(players)
            })
    }

    /// Returns whether people hide things from each other, untracked.
    #[must_use]
    pub fn has_secrets_untracked(self) -> bool {
        let players = self.signals().colours.with_untracked(Vec::len);
        let is_over = self.signals().record.with_untracked(|record| record.game().is_over());
        let are_many = |agreements: &Agreements| !agreements.is_ended && agreements.people(players).len() > 1;
        !is_over && self.secrecy_untracked() != Secrecy::Open && self.signals().agreements.with_untracked(are_many)
    }

    /// Lets a player ask for hints, or stops that.
    pub fn allow_hints(self, seat: Seat, is_allowed: bool) {
        self.signals().agreements.update(|agreements| set_listed(&mut agreements.hints, seat, is_allowed));
    }

    /// Returns this device's part in the game, if each player has a device of their own; tracked.
    #[must_use]
    pub fn message_seat(self) -> Option<MessageSeat> {
        self.signals().agreements.with(|agreements| agreements.message)
    }

    /// Changes this device's part in the game.
    pub fn set_message_seat(self, change: impl FnOnce(&mut MessageSeat)) {
        self.signals().agreements.update(|agreements| {
            if let Some(own) = &mut agreements.message {
                change(own);
            }
        });
    }

    /// Returns whether the game waits for a person at another device, tracked.
    #[must_use]
    pub fn is_at_another_device(self) -> bool {
        let active = self.signals().record.with(|record| record.game().active());
        let is_at_another_device = |seat| {
            self.signals().agreements.with(|agreements| !agreements.is_ended && agreements.is_at_another_device(seat))
        };
        active.is_some_and(is_at_another_device)
    }

    /// Renames a player, from the start of the record on: names decide nothing.
    pub fn rename(self, seat: Seat, name: &str) {
        self.signals().record.update(|record| record.rename(seat, name));
    }

    /// Gives a player a colour. The player who had it gets the old one in return.
    pub fn recolour(self, seat: Seat, colour: Colour) {
        self.signals().colours.update(|colours| {
            let old = colours[seat.index()];
            if let Some(other) = colours.iter().position(|&other| other == colour) {
                colours[other] = old;
            }
            colours[seat.index()] = colour;
        });
    }
}

/// Puts a seat on a list, or takes it off.
fn set_listed(seats: &mut Vec<Seat>, seat: Seat, is_on: bool) {
    seats.retain(|&other| other != seat);
    if is_on {
        seats.push(seat);
    }
}
