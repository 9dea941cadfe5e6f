//! The model of the position editor.
//!
//! A [`Draft`] is a position that may have faults and lists them. Once it has none, it becomes a game. The core finds
//! the faults: the editor knows no rule. A draft can fill the bag, the decks and the supply with everything that was not
//! placed. Each change makes a new draft, so undo is a pop.
//!
//! ```
//! use naqala::{game::{Game, Meeple, Options, Square}, ui::edit::model::{Brush, Draft}};
//! let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
//! let mut draft = Draft::of(&game);
//! draft.paint("a1".parse()?, Brush::Meeple(Meeple::Elder));
//! assert_eq!(draft.fault_kinds().len(), 1, "there is one elder too many");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod brush;
mod card_zone;
mod cards;
mod count;
mod draft_history;
mod drawing;
mod drawn_note;
mod faulty;
mod goal;
mod lesson_draft;
mod lesson_file;
mod lesson_gap;
mod lesson_start;
mod players;
mod start_phase;
mod text;
mod track;
mod way;

pub use brush::Brush;
pub use card_zone::{AnyCard, CardZone};
pub use cards::AddableCard;
pub use count::Count;
pub use draft_history::DraftHistory;
pub use goal::{Belonging, Goal, played_actions, possible_goals, wrong_goals};
pub use lesson_draft::{Correction, LessonDraft, StepDraft, Texts};
pub use lesson_gap::LessonGap;
pub use start_phase::StartPhase;
pub use track::Track;
pub use way::PlayedWay;

use drawn_note::DrawnNote;

use crate::game::{
    Board, Contents, Expansion, FaultKind, Game, MAX_COLUMNS, MAX_ROWS, Options, Phase, Place, Seat, Square, State,
    Tile, TileKind, Turn,
};
use crate::notation::{position, record, sketch, stock};
use crate::ui::table::session::{Agreements, Colour, Session};
use serde_json::json;

/// A position that the editor changes. It may have faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    state: State,
    colours: Vec<Colour>,
    is_filling: bool,
    note: DrawnNote,
}

impl Draft {
    /// Makes a draft of a position; every card and piece stays where it lies.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self { state: state.clone(), colours: Colour::ALL.into(), is_filling: false, note: DrawnNote::default() }
    }

    /// Makes a draft of a game as it stands.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let mut draft = Self::of(session.record.game());
        let others = Colour::ALL.into_iter().filter(|colour| !session.colours.contains(colour));
        draft.colours = session.colours.iter().copied().chain(others).collect();
        draft
    }

    /// Returns the position, with or without faults.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: usize) -> Colour {
        self.colours[seat % self.colours.len()]
    }

    /// Returns all colours in the order of the seats.
    #[must_use]
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// Changes a player's colour. The player who had it gets the old one.
    pub fn recolour(&mut self, seat: Seat, colour: Colour) {
        let old = self.colours.iter().position(|&other| other == colour);
        if let Some(old) = old.filter(|_| seat.index() < self.colours.len()) {
            self.colours.swap(seat.index(), old);
        }
    }

    /// Returns whether the bag, the decks and the supply hold everything that was not placed.
    #[must_use]
    pub const fn is_filling(&self) -> bool {
        self.is_filling
    }

    /// Sets whether the bag, the decks and the supply fill themselves. If not, everything stays where it lies.
    pub fn set_filling(&mut self, is_filling: bool) {
        self.is_filling = is_filling;
        self.settle();
    }

    /// Returns every fault of the position.
    #[must_use]
    pub fn fault_kinds(&self) -> Vec<FaultKind> {
        self.state.fault_kinds()
    }

    /// Returns a game that begins here, if the position has no faults.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        let game = Game::from_state(self.state.clone()).ok()?;
        let colours = self.colours.iter().copied().take(game.players.len()).collect();
        Some(Session {
            record: record::from_position(game),
            colours,
            name: String::new(),
            agreements: Agreements::default(),
            review: String::new(),
        })
    }

    /// Deals a game to the same players with the same expansions; does nothing if that many cannot play.
    pub fn deal(&mut self, seed: u64) {
        let players = self.state.players.iter().map(|player| player.name.clone()).collect();
        let options = Options { players, expansions: self.state.expansions, seed };
        if let Ok(game) = Game::new(&options) {
            self.state = State::clone(&game);
            self.clear_note();
            self.settle();
        }
    }

    /// Adds an expansion, or removes it.
    pub fn toggle(&mut self, expansion: Expansion) {
        self.state.expansions = self.state.expansions.toggled(expansion);
        self.settle();
    }

    /// Changes the size of the board at its north and east sides. New tiles come from the box while it has any.
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
            self.replace_board(board);
        }
        self.settle();
    }

    /// Puts another board in place of this one.
    fn replace_board(&mut self, board: Board) {
        // The path of the current move may contain tiles that are no longer there.
        let old = &self.state.board;
        if let Phase::Turn(turn) = &mut self.state.phase
            && (board.columns() < old.columns() || board.rows() < old.rows())
        {
            *turn = Turn::new(turn.player);
        }
        self.note.keep(|square| board.contains(square));
        self.state.board = board;
    }

    /// Takes everything off the tiles.
    pub fn sweep(&mut self) {
        for square in self.state.board.squares() {
            *self.state.board.contents_mut(square) = Contents::default();
        }
        self.settle();
    }

    /// Starts empty: bare tiles, no cards beside them, and players with nothing in their hands.
    pub fn empty(&mut self) {
        self.sweep();
        let whole = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        let players: Vec<_> =
            whole["players"].as_array().into_iter().flatten().map(|player| json!({"name": player["name"]})).collect();
        let bare = json!({"board": whole["board"], "expansions": whole["expansions"], "players": players});
        if let Ok(state) = position::draft(&sketch::complete(&bare)) {
            self.state = state;
        }
        self.clear_note();
        self.settle();
    }

    /// Sets whether this is the last round.
    pub fn set_ending(&mut self, ending: bool) {
        self.state.ending = ending;
    }

    /// Updates the bag, the decks and the supply after a change.
    fn settle(&mut self) {
        if self.is_filling {
            stock::fill(&mut self.state);
        } else {
            stock::remove_excess(&mut self.state);
        }
    }
}
