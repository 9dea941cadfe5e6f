//! What a device keeps for practice: puzzles of one's own, and what was lost in the games they come from.

use super::losses::GameLosses;
use super::own_puzzle::OwnPuzzle;
use super::schedule::Standing;
use crate::game::Seat;
use crate::ui::review::analysis::Verdicts;
use crate::ui::table::session::Session;
use serde_json::{Value, json};

/// The `format` of the stored text.
pub const FORMAT: &str = "naqala-practice/1";
/// The most puzzles to keep.
pub const MOST_PUZZLES: usize = 100;
/// The most games of a player to keep.
pub const MOST_GAMES: usize = 20;
/// The most games to keep, of all players.
const MOST_OF_ALL: usize = 5 * MOST_GAMES;

/// The puzzles and games of a device, oldest first.
///
/// People who share a device have puzzles of their own, told apart by their names as the table knows them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Journal {
    puzzles: Vec<OwnPuzzle>,
    games: Vec<GameLosses>,
}

impl Journal {
    /// Returns whether nothing is kept.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.puzzles.is_empty() && self.games.is_empty()
    }

    /// Keeps what cost the people at this device most in a finished game whose decisions are all judged. Returns how many
    /// puzzles are kept of it now. A game that is analysed again adds nothing. Where somebody practises already, guests
    /// leave nothing: their decisions would be nobody's own.
    ///
    /// The costly decisions are those that the analysis names: few, and each with a mark.
    pub fn keep(&mut self, session: &Session, verdicts: &Verdicts, today: u32) -> usize {
        let analysis = verdicts.analysis(&session.record);
        let game = session.record.game();
        let is_over = game.is_over() || session.agreements.is_ended;
        if !analysis.is_done || !is_over {
            return 0;
        }
        let mut people = session.agreements.people_here(game.players.len());
        let known = self.people();
        let practises = |seat: &Seat| known.iter().any(|name| *name == *game.player(*seat).name);
        if people.iter().any(practises) {
            people.retain(practises);
        }
        let mut kept = 0;
        for seat in people {
            self.add_game(GameLosses::of(session, &analysis, seat, today));
            let costly = analysis.costliest[seat.index()].iter().filter_map(|&entry| verdicts.about(entry));
            kept += costly.filter(|verdict| self.add_puzzle(session, verdict, today)).count();
        }
        self.make_room();
        kept
    }

    /// Adds the puzzle of a verdict, unless it is there; one about which the engine thinks otherwise by now gets the new
    /// verdict. Returns whether it is there.
    fn add_puzzle(&mut self, session: &Session, verdict: &Value, today: u32) -> bool {
        // Positions take long to make, so a verdict that is known need not be compared by its position.
        if self.puzzles.iter().any(|known| known.is_about(verdict)) {
            return true;
        }
        let Some(puzzle) = OwnPuzzle::of(session, verdict, today) else { return false };
        match self.puzzles.iter_mut().find(|known| known.is_same(&puzzle)) {
            Some(known) => *known = OwnPuzzle { day: known.day, standing: known.standing, ..puzzle },
            None => self.puzzles.push(puzzle),
        }
        true
    }

    fn add_game(&mut self, game: GameLosses) {
        if game.decisions == 0 {
            return;
        }
        if let Some(known) = self.games.iter_mut().find(|known| known.is_same(&game)) {
            *known = GameLosses { day: known.day, ..game };
            return;
        }
        let player = game.player().to_owned();
        self.games.push(game);
        let is_own = |known: &GameLosses| known.player() == player;
        if self.games.iter().filter(|known| is_own(known)).count() > MOST_GAMES
            && let Some(oldest) = self.games.iter().position(is_own)
        {
            self.games.remove(oldest);
        }
        self.games.drain(..self.games.len().saturating_sub(MOST_OF_ALL));
    }

    /// Removes puzzles beyond the most, those that are learned first, the oldest of them first.
    fn make_room(&mut self) {
        while self.puzzles.len() > MOST_PUZZLES {
            let learned = self.puzzles.iter().position(|puzzle| puzzle.standing.is_learned());
            self.puzzles.remove(learned.unwrap_or_default());
        }
    }

    /// Returns the names of the people who have puzzles or games, the latest first.
    #[must_use]
    pub fn people(&self) -> Vec<String> {
        let mut people: Vec<String> = Vec::new();
        let games = self.games.iter().rev().map(GameLosses::player);
        for name in games.chain(self.puzzles.iter().rev().map(|puzzle| &*puzzle.player)) {
            if !people.iter().any(|known| known == name) {
                people.push(name.to_owned());
            }
        }
        people
    }

    /// Returns the puzzles of a player, oldest first.
    pub fn puzzles(&self, player: &str) -> impl Iterator<Item = &OwnPuzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.player == player)
    }

    /// Returns the games of a player, oldest first.
    pub fn games(&self, player: &str) -> impl Iterator<Item = &GameLosses> {
        self.games.iter().filter(move |game| game.player() == player)
    }

    /// Returns how many puzzles are due today, of all people.
    #[must_use]
    pub fn due(&self, today: u32) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.standing.is_due(today)).count()
    }

    /// Returns the day on which the next puzzle comes, of all people; `None` if none is left to learn.
    #[must_use]
    pub fn next_day(&self) -> Option<u32> {
        self.puzzles.iter().filter_map(|puzzle| puzzle.standing.due()).min()
    }

    /// Notes the answer to a puzzle and returns its new standing; `None` if it is not due, or not kept any more.
    pub fn answer(&mut self, puzzle: &OwnPuzzle, is_right: bool, today: u32) -> Option<Standing> {
        let known = self.puzzles.iter_mut().find(|known| known.is_same(puzzle) && known.standing.is_due(today))?;
        known.standing = known.standing.answered(is_right, today);
        Some(known.standing)
    }

    /// Forgets the puzzles and games of a player.
    pub fn forget(&mut self, player: &str) {
        self.puzzles.retain(|puzzle| puzzle.player != player);
        self.games.retain(|game| game.player() != player);
    }

    /// Writes all of it as JSON.
    #[must_use]
    pub fn write(&self) -> String {
        let puzzles: Vec<_> = self.puzzles.iter().map(OwnPuzzle::written).collect();
        let games: Vec<_> = self.games.iter().map(GameLosses::written).collect();
        json!({"format": FORMAT, "puzzles": puzzles, "games": games}).to_string()
    }

    /// Reads what [`write`](Self::write) wrote; `None` if any of it is damaged or of another format.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        if value["format"] != FORMAT {
            return None;
        }
        let list = |key: &str| value[key].as_array();
        Some(Self {
            puzzles: list("puzzles")?.iter().map(OwnPuzzle::read).collect::<Option<_>>()?,
            games: list("games")?.iter().map(GameLosses::read).collect::<Option<_>>()?,
        })
    }
}
