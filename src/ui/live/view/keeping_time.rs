//! The clock at a desk: it counts, tells who is waited for, and lets the clock rest once all who are there want that.

use super::desk::Desk;
use super::socket::now;
use super::timing::{Left, Timing};
use crate::game::Seat;
use crate::ui::kit::reactive::Effect;
use crate::ui::live::{Acting, Clock, DeviceId, Terms};
use crate::ui::shell::live::Connection;
use leptos::prelude::*;
use std::time::Duration;

/// How often the page counts and shows it.
const TICK: Duration = Duration::from_secs(1);

impl Desk {
    /// Returns the clock, tracked.
    pub fn clock(self) -> Clock {
        self.timing.get_value().shown.get().0
    }

    /// Returns whose time passes, tracked.
    pub fn timed(self) -> Option<Seat> {
        self.timing.get_value().waited_for.get().map(|acting| acting.seat)
    }

    /// Counts up to now: for the player here always, for another as long as the relay is heard.
    pub fn count_time(self) {
        let Some(Timing { watch, waited_for, .. }) = self.timing.try_get_value() else { return };
        let Some(acting) = waited_for.try_get_untracked() else { return };
        let (own, now, heard) = (self.player(), now(), self.heard());
        self.exchange.update_value(|exchange| {
            watch.update_value(|watch| {
                let is_own = watch.acting().is_some_and(|acting| Some(acting.seat) == own);
                if is_own {
                    watch.count(exchange.clock_mut(), now);
                } else {
                    watch.witness(exchange.clock_mut(), heard);
                }
                watch.turn_to(exchange.clock_mut(), acting, own, now);
            });
        });
        self.show_clock();
    }

    /// Counts nothing for others up to now: there was no connection.
    pub fn skip_time(self) {
        let own = self.player();
        self.timing.get_value().watch.update_value(|watch| {
            if watch.acting().is_some_and(|acting| Some(acting.seat) != own) {
                watch.skip(now());
            }
        });
    }

    /// Shows the clock as it is known now.
    pub fn show_clock(self) {
        let clock = self.exchange.with_value(|exchange| *exchange.clock());
        self.timing.get_value().shown.try_set((clock, now()));
    }

    /// Returns the seat of the player who plays at this page, untracked; none where the seat is played at another device or in another tab.
    fn player(self) -> Option<Seat> {
        let plays = self.live.is_seated.get_untracked() && !self.table.is_owned_by_another_tab().get_untracked();
        untrack(|| self.table.message_seat()).map(|own| own.seat).filter(|_| plays)
    }

    /// Changes the clock and tells the others.
    fn change_clock(self, change: impl FnOnce(&mut Clock, DeviceId)) {
        self.count_time();
        self.exchange.update_value(|exchange| {
            let device = exchange.device();
            change(exchange.clock_mut(), device);
        });
        self.show_clock();
        self.keep_room();
        // The relay keeps games alone, for those who come later.
        if self.is_caught_up.get_untracked() { self.send_game() } else { self.here(false) }
    }

    /// Gives the table a clock, another one, or none.
    pub fn set_terms(self, terms: Option<Terms>) {
        self.change_clock(|clock, device| clock.set_terms(terms, device));
    }

    /// Says whether the player here wants the clock to rest.
    pub fn wish_rest(self, wants: bool) {
        if let Some(own) = self.player() {
            self.change_clock(
                |clock, device| {
                    if wants { clock.ask_for_rest(own, device) } else { clock.wish(own, false) }
                },
            );
            self.rest_if_all_want();
        }
    }

    /// Lets the clock go on.
    pub fn go_on(self) {
        self.change_clock(|clock, device| clock.rest(false, device));
    }

    /// Lets the clock rest once the player here has asked for it, nobody has refused, and all who are there want it.
    fn rest_if_all_want(self) {
        let Some(own) = self.player() else { return };
        let clock = untrack(|| self.clock());
        let wants = |seat: Seat| clock.wishes(seat) == Some(true);
        let is_refused = (0..5).any(|seat| clock.wishes(Seat(seat)) == Some(false));
        // Without a connection nobody knows who is here.
        let is_connected =
            self.live.connection.get_untracked() == Connection::Open && self.is_caught_up.get_untracked();
        if clock.is_resting() || !wants(own) || is_refused || !is_connected {
            return;
        }
        let others = self.others_there(own);
        // Of several who ask, the first one does it.
        let is_first = others.iter().all(|&other| other > own || !wants(other));
        if is_first && others.into_iter().all(wants) {
            self.change_clock(|clock, device| clock.rest(true, device));
        }
    }

    /// Returns what a player has left, tracked; `None` without a clock.
    pub fn time_left(self, seat: Seat) -> Option<Left> {
        let Timing { watch, shown, .. } = self.timing.get_value();
        let (clock, now) = shown.get();
        let pending = watch.with_value(|watch| {
            let is_counted = watch.acting().is_some_and(|acting| acting.seat == seat);
            let is_heard = self.live.connection.get() == Connection::Open || untrack(|| self.player()) == Some(seat);
            if is_counted && is_heard { watch.pending(now) } else { 0.0 }
        });
        clock.left(seat).map(|left| Left::of(left as f64 - pending))
    }

    /// Counts while the desk stands.
    pub fn keep_time(self) {
        let Timing { shown, waited_for, .. } = self.timing.get_value();
        Effect::new(move |before: Option<Option<Acting>>| {
            let acting = waited_for.get();
            if before.is_some_and(|before| before != acting) {
                untrack(|| {
                    self.count_time();
                    self.keep_room();
                });
            }
            acting
        });
        let tick = move || {
            if shown.try_get_untracked().is_some_and(|(clock, _)| clock.terms().is_some()) {
                self.count_time();
                self.rest_if_all_want();
            }
        };
        let ticks = set_interval_with_handle(tick, TICK);
        on_cleanup(move || {
            if let Ok(ticks) = ticks {
                ticks.clear();
            }
        });
    }
}
