//! The score pad: a score sheet for a game at a real table.
//!
//! Each line of each player is typed as a sum, or counted from what lies on the table; the rules core scores the latter.
//!
//! ```
//! use naqala::{game::{Meeple, ScoreLine, Seat}, ui::pad::model::{Pad, Thing}};
//! let mut pad = Pad::new(2);
//! pad.type_in(Seat(0), ScoreLine::Coins, "40+3");
//! pad.set(Seat(1), Thing::Kept(Meeple::Vizier), 2);
//! let result = pad.result();
//! assert_eq!([result.scores[0].total(), result.scores[1].total()], [43, 12]);
//! assert_eq!(result.winners, [Seat(0)]);
//! ```

mod date;
mod from_game;
pub mod history;
pub mod link;
mod order;
pub mod picture;
mod position;
mod result;
mod sum;
mod text;
mod thing;

pub use date::date_of_day;
pub use order::FillOrder;
pub use position::PadPosition;
pub use result::{PadFault, PadResult};
pub use sum::{SumFault, SumFaultKind, sum};
pub use text::{FORMAT, PadError};
pub use thing::Thing;

use crate::game::{Card, Djinn, Expansions, Possessions, ScoreLine, Seat};
use crate::ui::table::session::Colour;

/// The most characters of what is typed into a line.
pub const LONGEST_SUM: usize = 60;
/// The most characters of a date, a place or a name.
pub const LONGEST_NOTE: usize = 60;
/// The largest total; nobody has as many points.
pub const LARGEST_TOTAL: u32 = 9999;
/// The most characters of a remark.
pub const LONGEST_REMARK: usize = 400;

/// A score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    /// When the game was played, as `2026-11-23`; or empty.
    pub date: String,
    /// Where.
    pub place: String,
    /// Anything else.
    pub remark: String,
    /// The expansions that were played with.
    pub expansions: Expansions,
    /// The players in the order of the columns.
    pub players: Vec<PadPlayer>,
}

/// A column of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadPlayer {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// What was typed into each line, as it was typed; empty where nothing was.
    typed: [String; ScoreLine::ALL.len()],
    /// What lies on the table.
    pub possessions: Possessions,
    /// The total, where it is known from elsewhere. It counts if nothing else was entered for the player.
    pub total: Option<u32>,
}

impl PadPlayer {
    /// Returns a player for whom nothing was entered.
    #[must_use]
    pub fn new(name: impl Into<String>, colour: Colour) -> Self {
        let possessions = Possessions::default();
        Self { name: name.into(), colour, typed: Default::default(), possessions, total: None }
    }

    /// Returns what was typed into a line.
    #[must_use]
    pub fn typed(&self, line: ScoreLine) -> &str {
        &self.typed[line as usize]
    }

    /// Returns whether a line was typed: what lies on the table does not count there then.
    #[must_use]
    pub fn is_typed(&self, line: ScoreLine) -> bool {
        !self.typed(line).trim().is_empty()
    }

    /// Returns whether no line was entered.
    fn has_no_line(&self) -> bool {
        self.possessions == Possessions::default() && ScoreLine::ALL.into_iter().all(|line| !self.is_typed(line))
    }

    /// Returns whether nothing but the total is known.
    #[must_use]
    pub fn has_total_alone(&self) -> bool {
        self.total.is_some() && self.has_no_line()
    }
}

impl Pad {
    /// Returns an empty sheet for so many players of the base game.
    #[must_use]
    pub fn new(players: usize) -> Self {
        let player = |colour| PadPlayer::new(String::new(), colour);
        Self {
            date: String::new(),
            place: String::new(),
            remark: String::new(),
            expansions: Expansions::NONE,
            players: Colour::ALL.into_iter().take(players).map(player).collect(),
        }
    }

    /// Returns an empty sheet for the same players and expansions.
    #[must_use]
    pub fn again(&self) -> Self {
        let players = self.players.iter().map(|player| PadPlayer::new(player.name.clone(), player.colour)).collect();
        let place = self.place.clone();
        Self { players, place, expansions: self.expansions, date: String::new(), remark: String::new() }
    }

    /// Returns whether nothing was entered for anybody.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.players.iter().all(|player| player.total.is_none() && player.has_no_line())
    }

    /// Returns the lines of the sheet.
    #[must_use]
    pub fn lines(&self) -> Vec<ScoreLine> {
        ScoreLine::ALL.into_iter().filter(|line| line.is_in(self.expansions)).collect()
    }

    /// Returns the things to count in a line of a player. Fakirs count with Al-Amin only.
    #[must_use]
    pub fn things(&self, seat: Seat, line: ScoreLine) -> Vec<Thing> {
        let has_al_amin = self.player(seat).is_some_and(|player| player.possessions.has(Djinn::AlAmin));
        let is_meant = |thing: &Thing| *thing != Thing::Card(Card::Fakir) || has_al_amin;
        Thing::of_line(line, self.expansions).into_iter().filter(is_meant).collect()
    }

    /// Returns the player of a column.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PadPlayer> {
        self.players.get(seat.index())
    }

    /// Types a text into a line; an empty one lets what lies on the table count again.
    pub fn type_in(&mut self, seat: Seat, line: ScoreLine, text: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.typed[line as usize] = text.chars().take(LONGEST_SUM).collect();
        }
    }

    /// Sets how many of a thing lie on the table. They count from now on, not what was typed into their line.
    pub fn set(&mut self, seat: Seat, thing: Thing, count: u8) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            thing.set(&mut player.possessions, count);
            player.typed[thing.line() as usize].clear();
        }
    }

    /// Gives a player a colour; who had it gets the old one.
    pub fn recolour(&mut self, seat: Seat, colour: Colour) {
        let Some(old) = self.player(seat).map(|player| player.colour) else { return };
        for player in &mut self.players {
            if player.colour == colour {
                player.colour = old;
            }
        }
        self.players[seat.index()].colour = colour;
    }

    /// Adds players, or removes the last ones, until there are this many. A new one has the given name.
    pub fn resize(&mut self, players: usize, name: impl Fn(usize) -> String) {
        self.players.truncate(players);
        for at in self.players.len()..players {
            let is_free = |colour: &Colour| self.players.iter().all(|player| player.colour != *colour);
            let colour = Colour::ALL.into_iter().find(is_free).unwrap_or(Colour::Black);
            self.players.push(PadPlayer::new(name(at), colour));
        }
    }
}
