//! Positions of one's own: set up piece by piece, checked as one goes.
//!
//! A [`Draft`] may be at fault at any moment and says how; once it is not, it becomes a game. Whatever has no place of its own is,
//! if wanted, where it is at a real table: meeples in the bag, cards in their decks, pieces in the supply.
//!
//! ```
//! use naqala::{game::{Game, Meeple, Options, Square}, ui::edit::{Brush, Draft}};
//! let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
//! let mut draft = Draft::of(&game);
//! draft.paint("a1".parse()?, Brush::Meeple(Meeple::Elder));
//! assert_eq!(draft.fault_kinds().len(), 1, "there is one elder too many");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod brush;
mod count;
mod draft_history;
mod pile;
mod plan;
mod seats;
mod stock;
mod text;

pub use brush::Brush;
pub use count::Count;
pub use draft_history::DraftHistory;
pub use pile::{Choice, Pile, Thing};
pub use plan::{Plan, Target, targets, way};
pub use seats::{StartPhase, Track};

use crate::game::{
    Board, Expansion, FaultKind, Game, MAX_COLUMNS, MAX_ROWS, Options, Phase, Place, Seat, Square, State, Tile,
    TileKind, Turn,
};
use crate::notation::record;
use crate::ui::session::{Agreements, Colour, Session};

/// A position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    state: State,
    colours: Vec<Colour>,
    fills: bool,
}

impl Draft {
    /// Begins with a position as it is: every card and piece stays where it lies.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self { state: state.clone(), colours: Colour::ALL.into(), fills: false }
    }

    /// Begins with a game as it stands.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let mut draft = Self::of(session.record.game());
        let others = Colour::ALL.into_iter().filter(|colour| !session.colours.contains(colour));
        draft.colours = session.colours.iter().copied().chain(others).collect();
        draft
    }

    /// What it says so far, right or wrong.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: usize) -> Colour {
        self.colours[seat % self.colours.len()]
    }

    /// Every colour, in the order of the seats that wear them.
    #[must_use]
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// Gives a player a colour; whoever had it takes the old one.
    pub fn recolour(&mut self, seat: Seat, colour: Colour) {
        let old = self.colours.iter().position(|&other| other == colour);
        if let Some(old) = old.filter(|_| seat.index() < self.colours.len()) {
            self.colours.swap(seat.index(), old);
        }
    }

    /// Whether what has no place of its own lies in the bag, the decks and the supply.
    #[must_use]
    pub const fn fills(&self) -> bool {
        self.fills
    }

    /// Says whether it shall; if not, everything stays where it lies now.
    pub fn set_fills(&mut self, fills: bool) {
        self.fills = fills;
        self.settle();
    }

    /// Everything that cannot be.
    #[must_use]
    pub fn fault_kinds(&self) -> Vec<FaultKind> {
        self.state.fault_kinds()
    }

    /// The game that begins here, if it can.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        let game = Game::from_state(self.state.clone()).ok()?;
        let colours = self.colours.iter().copied().take(game.players.len()).collect();
        Some(Session {
            record: record::from_position(game),
            colours,
            name: String::new(),
            agreements: Agreements::default(),
        })
    }

    /// Deals a game to the same players with the same expansions; nothing happens where so many cannot play.
    pub fn deal(&mut self, seed: u64) {
        let players = self.state.players.iter().map(|player| player.name().into()).collect();
        let options = Options { players, expansions: self.state.expansions, seed };
        if let Ok(game) = Game::new(&options) {
            self.state = State::clone(&game);
            self.settle();
        }
    }

    /// Plays with an expansion, or without.
    pub fn toggle(&mut self, expansion: Expansion) {
        self.state.expansions = self.state.expansions.toggled(expansion);
        self.settle();
    }

    /// Gives the board another size, at its north and its east. New tiles are those that are left in the box, as long as there are any.
    pub fn resize(&mut self, columns: u8, rows: u8) {
        let (columns, rows) = (columns.clamp(1, MAX_COLUMNS), rows.clamp(1, MAX_ROWS));
        let old = self.state.board.clone();
        let mut box_of_tiles: Vec<Tile> = Tile::all(self.state.expansions).collect();
        let squares = || (0..rows).flat_map(|row| (0..columns).filter_map(move |column| Square::new(column, row)));
        for place in squares().filter_map(|square| old.get(square)) {
            if let Some(at) = box_of_tiles.iter().position(|&tile| tile == place.tile) {
                box_of_tiles.remove(at);
            }
        }
        let mut rest = box_of_tiles.into_iter();
        let spare = Tile { kind: TileKind::SmallMarket, value: 6 };
        let mut new = || Place::bare(rest.next().unwrap_or(spare));
        let mut place = |square| old.get(square).copied().unwrap_or_else(&mut new);
        if let Some(board) = Board::new(columns, squares().map(&mut place).collect()) {
            // A move may have come over tiles that are gone.
            if let Phase::Turn(turn) = &mut self.state.phase
                && (columns < old.columns() || rows < old.rows())
            {
                *turn = Turn::new(turn.player);
            }
            self.state.board = board;
        }
        self.settle();
    }

    /// Takes everything off the tiles.
    pub fn sweep(&mut self) {
        for square in self.state.board.squares() {
            let place = self.state.board.place_mut(square);
            *place = Place::bare(place.tile);
        }
        self.settle();
    }

    /// Says whether this is the last round.
    pub fn set_ending(&mut self, ending: bool) {
        self.state.ending = ending;
    }

    /// After a change: everything that has no place of its own goes where it belongs.
    fn settle(&mut self) {
        if self.fills {
            stock::fill(&mut self.state);
        } else {
            stock::relieve(&mut self.state);
        }
    }
}
