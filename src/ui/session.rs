//! A game on this device: its record, and what the table chose around it.

use crate::game::{Game, Options, Record, Seat, SetupError, Start};
use crate::notation::record;

/// A player's colour on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Indigo.
    Indigo,
    /// Orange.
    Orange,
    /// Teal.
    Teal,
    /// Pink.
    Pink,
    /// Black.
    Black,
}

impl Colour {
    /// Every colour, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Indigo, Self::Orange, Self::Teal, Self::Pink, Self::Black];

    /// Names it in stored games and in style sheets (`data-colour`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Indigo => "indigo",
            Self::Orange => "orange",
            Self::Teal => "teal",
            Self::Pink => "pink",
            Self::Black => "black",
        }
    }

    /// The colour of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// A game with its players' colours.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game and its past.
    pub record: Record,
    /// A colour for each seat.
    pub colours: Vec<Colour>,
    /// What the table calls it; empty unless it was given a name.
    pub name: String,
    /// What the table agreements on.
    pub agreements: Agreements,
}

/// What the table agreements on beside the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// The game ended here, before its end.
    pub is_ended: bool,
    /// Those who left: the others decide for them together, and they win nothing.
    pub left: Vec<Seat>,
    /// The side of the table each sits at, in quarters clockwise from the near one; empty for the usual ones.
    pub sides: Vec<u8>,
}

impl Agreements {
    /// The side a player sits at, of so many.
    #[must_use]
    pub fn side(&self, seat: Seat, players: usize) -> u8 {
        self.sides.get(seat.index()).copied().unwrap_or_else(|| usual_side(seat, players))
    }
}

/// Two sit face to face; more sit round the table, clockwise.
fn usual_side(seat: Seat, players: usize) -> u8 {
    match players {
        2 => seat.0 * 2 % 4,
        _ => (seat.index() * 4 / players.max(1)) as u8 % 4,
    }
}

impl Session {
    /// Starts a game.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn new(options: Options, colours: Vec<Colour>) -> Result<Self, SetupError> {
        Ok(Self { record: Record::new(options)?, colours, name: String::new(), agreements: Agreements::default() })
    }

    /// The same players and colours, dealt anew.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn rematch(&self, seed: u64) -> Result<Self, SetupError> {
        let game = self.record.game();
        let players = game.players.iter().map(|player| player.name().into()).collect();
        Self::new(Options { players, expansions: game.expansions, seed }, self.colours.clone())
    }

    /// A record from elsewhere, with the first colours.
    #[must_use]
    pub fn of_record(record: Record) -> Self {
        let colours = Colour::ALL.into_iter().take(record.game().players.len()).collect();
        Self { record, colours, name: String::new(), agreements: Agreements::default() }
    }

    /// The game as it stands now, without what led to it.
    #[must_use]
    pub fn position_only(&self) -> Self {
        let record = record::from_position(Game::clone(self.record.game()));
        Self { record, ..self.clone() }
    }

    /// The number its deal follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        match self.record.start() {
            Start::Options(options) => options.seed,
            Start::Position { seed, .. } => *seed,
        }
    }
}
