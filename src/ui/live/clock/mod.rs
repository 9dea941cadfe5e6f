//! The clock of a live table: how long each player may think, and has thought.
//!
//! No device can be asked what time it is: clocks are set wrong, and stand still while a device sleeps. So each device counts the
//! milliseconds that somebody has to wait: for its own player always, for another while it is connected. All tell each other, and the
//! longest counts, until the player's own device ends the turn. What that says counts then, unless the others waited much longer.

mod stopwatch;
mod terms;
mod time;

use super::{DeviceId, Edition};
use crate::game::{MAX_PLAYERS, Seat};
use crate::ui::table::session::message::GameId;
use serde_json::{Value, json};
use time::{MOST_TURNS, Time};

pub use stopwatch::{Acting, Stopwatch};
pub use terms::{Allowance, Terms};

/// Whether a player wants the clock to rest. What was said last about the present edition counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Wish {
    /// The number of the edition that it is about.
    edition: u32,
    /// How often the player has changed their mind since: an odd number means that they want it.
    changes: u32,
}

/// The clock of a table as one device knows it. All devices join what they know alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    game: GameId,
    /// How often the terms or the rest have changed, and who has changed them.
    edition: Edition,
    terms: Option<Terms>,
    is_resting: bool,
    wishes: [Wish; MAX_PLAYERS],
    times: [Time; MAX_PLAYERS],
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(GameId(0))
    }
}

impl Clock {
    /// Begins a game without a clock.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        Self {
            game,
            edition: Edition::FIRST,
            terms: None,
            is_resting: false,
            wishes: Default::default(),
            times: Default::default(),
        }
    }

    /// Returns the clock of another game at the same table: on the same terms, and nobody has used any time.
    #[must_use]
    pub fn of_rematch(&self, game: GameId) -> Self {
        if self.game == game { *self } else { Self { terms: self.terms, edition: self.edition, ..Self::new(game) } }
    }

    /// Returns the game that it belongs to.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Returns what the table agrees on; `None` if it has no clock.
    #[must_use]
    pub const fn terms(&self) -> Option<Terms> {
        self.terms
    }

    /// Returns whether the table has ever had a clock.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.edition != Edition::FIRST
    }

    /// Returns whether the clock rests.
    #[must_use]
    pub const fn is_resting(&self) -> bool {
        self.is_resting
    }

    /// Returns how many milliseconds a player has left; less than nothing once their time is up, `None` without a clock.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Option<i64> {
        let time = self.times.get(seat.index())?;
        self.terms.map(|terms| terms.left(time.turns, time.spent, time.running))
    }

    /// Gives the table a clock, another one, or none.
    pub const fn set_terms(&mut self, terms: Option<Terms>, device: DeviceId) {
        self.terms = terms;
        self.is_resting = false;
        self.edition = self.edition.next(device);
    }

    /// Lets the clock rest, or go on.
    pub const fn rest(&mut self, is_resting: bool, device: DeviceId) {
        self.is_resting = is_resting;
        self.edition = self.edition.next(device);
    }

    /// Notes that a player wants the clock to rest. Who is the first to ask has those asked again who have refused before.
    pub fn ask_for_rest(&mut self, seat: Seat, device: DeviceId) {
        let says = |wants: bool| (0..MAX_PLAYERS as u8).any(|seat| self.wishes(Seat(seat)) == Some(wants));
        if says(false) && !says(true) {
            self.rest(false, device);
        }
        self.wish(seat, true);
    }

    /// Notes whether a player wants the clock to rest.
    pub fn wish(&mut self, seat: Seat, wants: bool) {
        let edition = self.edition.number();
        if self.wishes(seat) != Some(wants)
            && let Some(wish) = self.wishes.get_mut(seat.index())
        {
            let changes = if wish.edition == edition { wish.changes } else { 0 };
            // 0 means that the player has said nothing, so a first refusal is 2.
            let changes = changes.saturating_add(if changes == 0 && !wants { 2 } else { 1 });
            *wish = Wish { edition, changes };
        }
    }

    /// Returns whether a player wants the clock to rest; `None` if they have said nothing.
    #[must_use]
    pub fn wishes(&self, seat: Seat) -> Option<bool> {
        let wish = self.wishes.get(seat.index())?;
        (wish.edition == self.edition.number() && wish.changes > 0).then_some(wish.changes % 2 == 1)
    }

    fn time(&mut self, seat: Seat) -> Option<&mut Time> {
        self.times.get_mut(seat.index())
    }

    /// Returns the clock without the time that players have used.
    #[must_use]
    pub fn without_times(&self) -> Self {
        Self { times: Default::default(), ..*self }
    }

    /// Joins what another device knows of the same game. Returns whether that changed what the table agrees on, or wants.
    pub fn join(&mut self, other: &Self) -> bool {
        if self.game != other.game {
            return false;
        }
        let before = (self.edition, self.wishes);
        if other.edition > self.edition {
            *self = Self { wishes: self.wishes, times: self.times, ..*other };
        }
        for (own, other) in self.wishes.iter_mut().zip(other.wishes) {
            *own = (*own).max(other);
        }
        let knows_better = before.0.cmp(&other.edition);
        for (own, other) in self.times.iter_mut().zip(other.times) {
            *own = own.joined(other, knows_better);
        }
        before != (self.edition, self.wishes)
    }

    /// Returns whether another device lacks something that the table agrees on or wants.
    #[must_use]
    pub fn is_ahead_of(&self, other: &Self) -> bool {
        let mut theirs = *other;
        theirs.join(self)
    }

    /// Writes it for a parcel or the storage.
    #[must_use]
    pub fn write(&self) -> Value {
        let terms = self.terms.map(Terms::write);
        let wishes = self.wishes.map(|wish| json!([wish.edition, wish.changes]));
        json!([self.game.0, self.edition.write(), terms, self.is_resting, wishes, self.times.map(Time::write)])
    }

    /// Reads it; a faulty part is as if nobody had said it.
    #[must_use]
    pub fn read(value: &Value) -> Self {
        let number = |value: &Value| value.as_u64()?.try_into().ok().filter(|&number| number <= MOST_TURNS);
        let number = |value: &Value| number(value).unwrap_or_default();
        let edition = Edition::read(&value[1]);
        let wish = |value: &Value| Wish { edition: number(&value[0]), changes: number(&value[1]) };
        Self {
            game: GameId(value[0].as_u64().unwrap_or_default()),
            edition: if edition.number() <= MOST_TURNS { edition } else { Edition::FIRST },
            terms: Terms::read(&value[2]),
            is_resting: value[3].as_bool().unwrap_or_default(),
            wishes: std::array::from_fn(|seat| wish(&value[4][seat])),
            times: std::array::from_fn(|seat| Time::read(&value[5][seat])),
        }
    }
}
