//! What a desk knows of time, and how the time that somebody has left is written.

use super::socket::now;
use crate::game::Seat;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::live::{Acting, Clock, Stopwatch};
use crate::ui::share::message::to_send;
use crate::ui::shell::live::{Live, Presence};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// With so many milliseconds left the time of a player is short.
const SHORT: f64 = 10_000.0;

/// What a desk knows of time: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Timing {
    pub(super) watch: StoredValue<Stopwatch>,
    /// The clock as it is shown, and the time of the page then, in milliseconds.
    pub(super) shown: RwSignal<(Clock, f64)>,
    /// For whom the table waits, as all devices know it: once all seats are taken, and while the clock does not rest.
    pub(super) waited_for: Memo<Option<Acting>>,
}

/// How much time a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// So many seconds.
    Enough(u32),
    /// So many, which are few.
    Short(u32),
    /// None since so many seconds.
    Up(u32),
}

impl Left {
    /// Returns what so many milliseconds are.
    pub fn of(milliseconds: f64) -> Self {
        let seconds = (milliseconds.abs() / 1_000.0) as u32;
        match milliseconds {
            less if less < 0.0 => Self::Up(seconds),
            few if few <= SHORT => Self::Short(seconds),
            _ => Self::Enough(seconds),
        }
    }

    /// Returns its name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enough(_) => "enough",
            Self::Short(_) => "short",
            Self::Up(_) => "up",
        }
    }

    /// Writes it as minutes and seconds, as clocks of all languages do.
    pub fn digits(self) -> String {
        let (sign, seconds) = match self {
            Self::Enough(seconds) | Self::Short(seconds) => ("", seconds),
            Self::Up(seconds) => ("−", seconds),
        };
        format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl Timing {
    /// Begins with the clock that is known.
    pub fn new(table: Match, live: Live, clock: Clock) -> Self {
        let shown = RwSignal::new((clock, now()));
        let is_running = Memo::new(move |_| shown.with(|(clock, _)| clock.terms().is_some() && !clock.is_resting()));
        let is_full = Memo::new(move |_| {
            let is_waited_for = |seat: Seat, presence| presence == Presence::Free && !table.has_left(seat);
            live.people.with(|people| !people.is_empty() && !people.iter().any(|&(seat, at)| is_waited_for(seat, at)))
        });
        let waited_for = Memo::new(move |_| {
            let agreements = table.agreements();
            let acting = (is_running.get() && is_full.get() && !agreements.is_ended)
                .then(|| Acting::in_record(&to_send(&table.whole_session()).record))??;
            let is_person = !agreements.left.contains(&acting.seat) && agreements.level(acting.seat).is_none();
            is_person.then_some(acting)
        });
        Self { watch: StoredValue::default(), shown, waited_for }
    }
}
