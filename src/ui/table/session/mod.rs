//! A session: the record of a game with its colours, its name and the players' agreements.

pub mod account;
pub mod agreed;
pub mod decision;
pub mod history;
pub mod message;
pub mod requests;
pub mod seating;
pub mod take_back;

use self::agreed::{Matter, Note};
use self::message::MessageSeat;
use crate::ai::{Level, Style};
use crate::game::{Game, Options, Record, Seat, SetupError, Start};
use crate::i18n::Lang;
use crate::notation::record;
use crate::ui::kit::settings::Secrecy;

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

    /// Returns its name in stored games and in style sheets (`data-colour`).
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

    /// Returns the colour of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// A game on this device.
#[derive(Clone, Debug)]
pub struct Session {
    /// The record: the game and how it came about.
    pub record: Record,
    /// A colour for each seat.
    pub colours: Vec<Colour>,
    /// The name the players gave it; empty if they gave none.
    pub name: String,
    /// What the players agreed on beside the rules.
    pub agreements: Agreements,
    /// What an analysis of it has found so far, as JSON; empty if there is none.
    pub review: String,
}

/// The state of a game's guide, which comments on the first rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guidance {
    /// No guide belongs to the game.
    #[default]
    None,
    /// The guide comments.
    Shown,
    /// The player has hidden the guide.
    Hidden,
}

impl Guidance {
    /// Returns its name in stored games; `None` for a game without a guide.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Shown => Some("shown"),
            Self::Hidden => Some("hidden"),
        }
    }

    /// Returns the guidance of a name; any other name means no guide.
    #[must_use]
    pub fn from_name(name: Option<&str>) -> Self {
        [Self::Shown, Self::Hidden].into_iter().find(|guidance| guidance.name() == name).unwrap_or_default()
    }
}

/// What the players agreed on beside the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// Whether they ended the game early.
    pub is_ended: bool,
    /// The players who have left. The others decide in their place, and they cannot win.
    pub left: Vec<Seat>,
    /// The side of the table of each player, in quarters clockwise from the near side; empty for the usual sides.
    pub sides: Vec<u8>,
    /// The language of each player; empty if all read that of the device.
    pub languages: Vec<Option<Lang>>,
    /// The level of each seat that a computer plays; empty if people play all seats.
    pub computers: Vec<Option<Level>>,
    /// The style of each computer; empty if all play plainly.
    pub styles: Vec<Style>,
    /// What they hide from each other; `None` if that is as the device says.
    pub secrecy: Option<Secrecy>,
    /// Whether decisions stand, so that nobody takes back a turn or a bid.
    pub is_strict: bool,
    /// Whether a guide comments on the first rounds.
    pub guidance: Guidance,
    /// The seats whose players can ask for hints.
    pub hints: Vec<Seat>,
    /// This device's part in it, if each player has a device of their own.
    pub message: Option<MessageSeat>,
    /// What the table agreed to during the game, oldest first.
    pub notes: Vec<Note>,
}

impl Agreements {
    /// Returns the side of the table at which a player sits.
    #[must_use]
    pub fn side(&self, seat: Seat, players: usize) -> u8 {
        self.sides.get(seat.index()).copied().unwrap_or_else(|| usual_side(seat, players))
    }

    /// Returns the language of a player; `None` for that of the device.
    #[must_use]
    pub fn language(&self, seat: Seat) -> Option<Lang> {
        self.languages.get(seat.index()).copied().flatten()
    }

    /// Returns the level of the computer that plays a seat; `None` for a person.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.computers.get(seat.index()).copied().flatten()
    }

    /// Returns the style in which a computer plays a seat. A person and a weak level have none.
    #[must_use]
    pub fn style(&self, seat: Seat) -> Style {
        let style = self.styles.get(seat.index()).filter(|_| self.level(seat).is_some_and(Level::has_styles));
        style.copied().unwrap_or(Style::Plain)
    }

    /// Returns the level above that of the strongest computer; none is above a sultan.
    #[must_use]
    pub fn next_level(&self) -> Level {
        let strongest = self.computers.iter().flatten().map(|&level| level as usize).max().unwrap_or(0);
        Level::ALL.get(strongest + 1).copied().unwrap_or(Level::Sultan)
    }

    /// Returns the seats of the people among so many players.
    #[must_use]
    pub fn people(&self, players: usize) -> Vec<Seat> {
        (0..players).map(|seat| Seat(seat as u8)).filter(|&seat| self.level(seat).is_none()).collect()
    }

    /// Returns the seats of the people at this device: one where each has a device of their own.
    #[must_use]
    pub fn people_here(&self, players: usize) -> Vec<Seat> {
        let mut people = self.people(players);
        people.retain(|&seat| !self.is_at_another_device(seat));
        people
    }

    /// Returns whether a person at another device decides for a seat.
    #[must_use]
    pub fn is_at_another_device(&self, seat: Seat) -> bool {
        self.message.is_some_and(|own| own.seat != seat) && self.level(seat).is_none()
    }

    /// Returns whether another device has an entry, too, so that this device alone can no longer take it back.
    #[must_use]
    pub fn is_known(&self, entry: usize) -> bool {
        self.message.is_some_and(|own| entry < own.known)
    }

    /// Returns whether every person among so many players can ask for hints, so that an analysis tells nothing that
    /// they may not hear.
    #[must_use]
    pub fn all_have_hints(&self, players: usize) -> bool {
        self.people(players).iter().all(|seat| self.hints.contains(seat))
    }

    /// Gives a seat to a computer, or to a person. The person who comes to sit there has not left.
    pub fn set_level(&mut self, seat: Seat, level: Option<Level>, players: usize) {
        self.left.retain(|&other| other != seat);
        self.computers.resize(players, None);
        self.computers[seat.index()] = level;
        if self.computers.iter().all(Option::is_none) {
            self.computers.clear();
        }
    }

    /// Notes that a matter was agreed to when the record had so many entries, and that these people have yet to be told.
    ///
    /// The same matter twice at one moment is one note, so that going to and fro makes no long list.
    pub fn note(&mut self, matter: Matter, entry: usize, untold: Vec<Seat>) {
        self.notes.retain(|note| (note.matter, note.entry) != (matter, entry));
        self.notes.push(Note { matter, entry, untold });
    }

    /// Returns what a person has yet to be told, oldest first.
    #[must_use]
    pub fn news_for(&self, seat: Seat) -> Vec<Matter> {
        self.notes.iter().filter(|note| note.untold.contains(&seat)).map(|note| note.matter).collect()
    }

    /// Records that a person was told everything.
    pub fn tell(&mut self, seat: Seat) {
        self.notes.iter_mut().for_each(|note| note.untold.retain(|&other| other != seat));
    }

    /// Returns what has changed since these agreements, in the order of the seats.
    #[must_use]
    pub fn changes(&self, after: &Self, players: usize) -> Vec<Matter> {
        let of_seat = |seat: Seat| {
            let change = match (self.level(seat), after.level(seat)) {
                (None, Some(_)) => Some(Matter::Computer(seat)),
                (Some(_), None) => Some(Matter::Person(seat)),
                _ => None,
            };
            change.or(match (self.left.contains(&seat), after.left.contains(&seat)) {
                (false, true) => Some(Matter::Left(seat)),
                (true, false) => Some(Matter::Back(seat)),
                _ => None,
            })
        };
        let end = match (self.is_ended, after.is_ended) {
            (false, true) => Some(Matter::Ended),
            (true, false) => Some(Matter::Resumed),
            _ => None,
        };
        (0..players as u8).map(Seat).filter_map(of_seat).chain(end).collect()
    }
}

/// Returns the usual side: two players sit face to face, more sit round the table clockwise.
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
        let (record, agreements) = (Record::new(options)?, Agreements::default());
        Ok(Self { record, colours, name: String::new(), agreements, review: String::new() })
    }

    /// Starts a game in which each player begins with so many coins; with the usual ones where none are given.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn with_coins(options: Options, colours: Vec<Colour>, coins: &[u32]) -> Result<Self, SetupError> {
        let session = Self::new(options.clone(), colours)?;
        Ok(Self { record: Record::with_coins(options, coins)?, ..session })
    }

    /// Returns the coins with which the players began, if some had more or fewer than usual; else nothing.
    #[must_use]
    pub fn handicap(&self) -> Vec<u32> {
        match self.record.start() {
            Start::Position { game, .. } if game.is_set_up() => {
                game.players.iter().map(|player| player.coins).collect()
            }
            Start::Options(_) | Start::Position { .. } => Vec::new(),
        }
    }

    /// Deals a new game to the same players with the same colours, computers among them. Each stays at their device.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn rematch(&self, seed: u64) -> Result<Self, SetupError> {
        let game = self.record.game();
        let players = game.players.iter().map(|player| player.name.clone()).collect();
        let options = Options { players, expansions: game.expansions, seed };
        let session = Self::new(options, self.colours.clone())?;
        let message = self.agreements.message.map(|own| own.rematch(seed));
        let (is_ended, left, guidance, notes) = (false, Vec::new(), Guidance::None, Vec::new());
        let agreements = Agreements { is_ended, left, guidance, message, notes, ..self.agreements.clone() };
        Ok(Self { agreements, ..session })
    }

    /// Deals a new game as [`rematch`](Self::rematch) does, with the handicap of this one. Boards on other pages have none,
    /// and need not carry the code for it.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn rematch_with_handicap(&self, seed: u64) -> Result<Self, SetupError> {
        let session = self.rematch(seed)?;
        let Start::Options(options) = session.record.start() else { return Ok(session) };
        Ok(Self { record: Record::with_coins(options.clone(), &self.handicap())?, ..session })
    }

    /// Deals a new game to the same players, with computers of another level.
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn rematch_against(&self, level: Level, seed: u64) -> Result<Self, SetupError> {
        let mut session = self.rematch_with_handicap(seed)?;
        session.agreements.computers.iter_mut().flatten().for_each(|seat| *seat = level);
        Ok(session)
    }

    /// Makes a session of a bare record, with the first colours.
    #[must_use]
    pub fn of_record(record: Record) -> Self {
        let colours = Colour::ALL.into_iter().take(record.game().players.len()).collect();
        Self { record, colours, name: String::new(), agreements: Agreements::default(), review: String::new() }
    }

    /// Returns the session with a record that starts at the present position.
    #[must_use]
    pub fn position_only(&self) -> Self {
        let record = record::from_position(Game::clone(self.record.game()));
        Self { record, review: String::new(), ..self.clone() }
    }

    /// Returns the seed of its deal.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        match self.record.start() {
            Start::Options(options) => options.seed,
            Start::Position { seed, .. } => *seed,
        }
    }
}
