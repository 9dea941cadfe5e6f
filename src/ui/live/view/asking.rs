//! What the player here asks of all others: this device waits for those who are here, and does it once they agree.

use super::desk::Desk;
use crate::game::Seat;
use crate::ui::kit::reactive::Effect;
use crate::ui::shell::live::Connection;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::requests::Requests;
use leptos::prelude::*;
use std::time::Duration;

/// How often a device looks whether those whom it waits for are still here.
const LOOK: Duration = Duration::from_secs(2);

impl Desk {
    /// Tells the others what the player here asks or answers, and does what they agree to.
    pub fn keep_asking(self) {
        Effect::new(move |_| {
            let requests = self.live.requests.get();
            let is_new = self.exchange.try_update_value(|exchange| exchange.join_requests(&requests));
            if is_new == Some(true) {
                self.keep_room();
                self.here(false);
                // The relay keeps games alone, for those who come later.
                if self.is_caught_up.get_untracked() {
                    self.send_game();
                }
            }
            untrack(|| self.do_if_all_agree());
        });
        let often = set_interval_with_handle(move || self.do_if_all_agree(), LOOK);
        on_cleanup(move || {
            if let Ok(often) = often {
                often.clear();
            }
        });
    }

    fn do_if_all_agree(self) {
        if self.live.requests.is_disposed() {
            return;
        }
        let Some(own) = untrack(|| self.table.message_seat()).map(|own| own.seat) else { return };
        let requests = self.live.requests.get_untracked();
        let request = requests.by(own);
        let unanswered = request.map(|_| self.unanswered(&requests, own)).unwrap_or_default();
        let is_answered = unanswered.is_empty() && requests.refused_by(own).is_none();
        if self.live.unanswered.get_untracked() != unanswered {
            self.live.unanswered.set(unanswered);
        }
        let Some(request) = request else { return };
        if self.table.is_moot(request.matter) {
            return self.live.requests.update(|requests| requests.settle(own));
        }
        // Without a connection nobody knows who is here.
        let is_connected =
            self.live.connection.get_untracked() == Connection::Open && self.is_caught_up.get_untracked();
        let is_elsewhere = !self.live.is_seated.get_untracked() || self.table.is_owned_by_another_tab().get_untracked();
        if is_answered && is_connected && !is_elsewhere {
            self.live.requests.update(|requests| match request.matter {
                Matter::Shown => requests.allow_showing(own),
                _ => requests.settle(own),
            });
            self.table.carry_out(request);
        }
    }

    /// Returns the others who are here and have not agreed to what the player here asks.
    fn unanswered(self, requests: &Requests, own: Seat) -> Vec<Seat> {
        let mut people = self.others_there(own);
        people.retain(|&seat| !requests.has_agreed(own, seat));
        people
    }

    /// Returns the others who are at the table, or have just looked away.
    pub(super) fn others_there(self, own: Seat) -> Vec<Seat> {
        let now = js_sys::Date::now();
        let players = untrack(|| self.table.with_record(|record| record.game().players.len()));
        let agreements = untrack(|| self.table.agreements());
        let mut people = agreements.people(players);
        people.retain(|&seat| seat != own && !agreements.left.contains(&seat));
        let device = |seat: Seat| self.exchange.with_value(|exchange| exchange.seats().device(seat));
        self.attendance.with_value(|attendance| {
            people.retain(|&seat| device(seat).is_some_and(|device| attendance.is_waited_for(device, now)));
        });
        people
    }

    /// Notes for the player here that the record has left the table at other devices since an earlier state.
    pub fn hear_of_showing(self, before: &Requests) {
        let own = untrack(|| self.table.message_seat()).map(|own| own.seat);
        let shown = self.exchange.with_value(|exchange| exchange.requests().shown_since(before));
        if shown.into_iter().any(|seat| Some(seat) != own) {
            self.table.hear_of(Matter::Shown);
        }
    }
}
