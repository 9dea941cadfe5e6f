//! A game with its past: undo and redo between barriers, and the table's take-back.

use super::named::said;
use super::{Action, Event, Game, Options, Refusal, Seat, SetupError, State};
use std::sync::Arc;

/// The start of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A set-up.
    Options(Options),
    /// A position, with the seed of every later draw.
    Position {
        /// The position, with its generator started from the seed.
        game: Arc<Game>,
        /// The seed.
        seed: u64,
    },
}

/// An entry of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A player's decision.
    Action(Action),
    /// A take-back by the table: the game continues from before that entry.
    Back(usize),
}

said! {
    /// The reason for which nothing was undone or redone.
    UndoError {
        Nothing = "there is nothing to undo or redo";
        Barred = "what was last done revealed something or ended a turn";
    }
}

/// An entry with the game after it, its events, and whether undo stops at it.
#[derive(Clone, Debug)]
struct Played {
    entry: Entry,
    game: Arc<Game>,
    events: Arc<[Event]>,
    is_barrier: bool,
}

/// A start and everything played since. Replaying it gives the game.
///
/// ```
/// use naqala_rules::game::{Game, Options, Record};
/// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// for price in [3, 1, 0, 0] {
///     record.play(format!("bid {price}").parse()?)?;
/// }
/// let before = record.game().clone();
/// let take = record.game().legal_actions()[0];
/// record.play(take)?;
/// record.undo()?;
/// assert_eq!(*record.game(), before);
/// assert!(record.undo().is_err(), "a bid is not taken back");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Start,
    first: Arc<Game>,
    played: Vec<Played>,
    undone: Vec<Entry>,
}

impl Record {
    /// Sets a game up and starts its record.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn new(options: Options) -> Result<Self, SetupError> {
        let first = Arc::new(Game::new(&options)?);
        Ok(Self::starting(Start::Options(options), first))
    }

    /// Sets a game up with other coins for each player, as a handicap. Its record starts from that position, unless all
    /// have the usual coins.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn with_coins(options: Options, coins: &[u32]) -> Result<Self, SetupError> {
        let game = Game::new(&options)?;
        let mut state = State::clone(&game);
        if coins.iter().zip(&state.players).all(|(coins, player)| *coins == player.coins) {
            return Self::new(options);
        }
        state.players.iter_mut().zip(coins).for_each(|(player, &coins)| player.coins = coins);
        Ok(Self::from_position(Game::trusted(state), options.seed))
    }

    /// Starts from a position.
    #[must_use]
    pub fn from_position(game: Game, seed: u64) -> Self {
        let game = Arc::new(game);
        Self::starting(Start::Position { game: Arc::clone(&game), seed }, game)
    }

    const fn starting(start: Start, first: Arc<Game>) -> Self {
        Self { start, first, played: Vec::new(), undone: Vec::new() }
    }

    /// Returns what the record starts from.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Returns the game as it stands.
    pub fn game(&self) -> &Arc<Game> {
        self.played.last().map_or(&self.first, |played| &played.game)
    }

    /// Returns the game before an entry; before entry `len`, the game as it stands.
    pub fn game_before(&self, entry: usize) -> Option<&Arc<Game>> {
        match entry.checked_sub(1) {
            None => Some(&self.first),
            Some(last) => self.played.get(last).map(|played| &played.game),
        }
    }

    /// Returns the record as it stood before an entry; the whole record for an entry past the last one.
    #[must_use]
    pub fn until(&self, entry: usize) -> Self {
        let played = self.played.iter().take(entry).cloned().collect();
        Self { played, ..Self::starting(self.start.clone(), Arc::clone(&self.first)) }
    }

    /// Returns how many entries there are.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Returns whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// Returns the entries, oldest first, each with what happened.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (Entry, &Arc<[Event]>)> + ExactSizeIterator {
        self.played.iter().map(|played| (played.entry, &played.events))
    }

    /// Plays an action and forgets what was undone before.
    ///
    /// # Errors
    /// As [`Game::play`]; nothing is changed.
    pub fn play(&mut self, action: Action) -> Result<Arc<[Event]>, Refusal> {
        let events = self.push(action)?;
        self.undone.clear();
        Ok(events)
    }

    fn push(&mut self, action: Action) -> Result<Arc<[Event]>, Refusal> {
        let mut game = Game::clone(self.game());
        let events: Arc<[Event]> = game.play(action)?.into();
        let is_barrier = self.game().reveals(action);
        let entry = Entry::Action(action);
        self.played.push(Played { entry, game: Arc::new(game), events: Arc::clone(&events), is_barrier });
        Ok(events)
    }

    /// Continues from before an entry, as the table agreed. The take-back is itself an entry, and nothing is erased.
    ///
    /// # Errors
    /// [`UndoError::Nothing`] if there is no such entry.
    pub fn take_back(&mut self, to: usize) -> Result<Arc<[Event]>, UndoError> {
        let events = self.push_back(to)?;
        self.undone.clear();
        Ok(events)
    }

    fn push_back(&mut self, to: usize) -> Result<Arc<[Event]>, UndoError> {
        let game = self.game_before(to).filter(|_| to < self.len()).ok_or(UndoError::Nothing)?;
        let events: Arc<[Event]> = Arc::new([Event::TakenBack { to }]);
        let played =
            Played { entry: Entry::Back(to), game: Arc::clone(game), events: Arc::clone(&events), is_barrier: false };
        self.played.push(played);
        Ok(events)
    }

    /// Returns whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.played.last().is_some_and(|played| !played.is_barrier)
    }

    /// Returns whether undo can go back until only `len` entries are left.
    ///
    /// ```
    /// use naqala_rules::game::{Options, Record};
    /// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// for price in [3, 1, 0, 0] {
    ///     record.play(format!("bid {price}").parse()?)?;
    /// }
    /// record.play(record.game().legal_actions()[0])?;
    /// assert!(record.can_undo_to(4) && !record.can_undo_to(1), "what others have seen stays");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_undo_to(&self, len: usize) -> bool {
        self.played.iter().skip(len).all(|played| !played.is_barrier)
    }

    /// Returns whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last entry, unless it revealed something or ended a turn.
    ///
    /// # Errors
    /// [`UndoError`] if there is no entry that can be undone.
    pub fn undo(&mut self) -> Result<Entry, UndoError> {
        if self.played.last().ok_or(UndoError::Nothing)?.is_barrier {
            return Err(UndoError::Barred);
        }
        let entry = self.played.pop().ok_or(UndoError::Nothing)?.entry;
        self.undone.push(entry);
        Ok(entry)
    }

    /// Plays the action that was undone last.
    ///
    /// # Errors
    /// [`UndoError::Nothing`] if there is none.
    pub fn redo(&mut self) -> Result<Arc<[Event]>, UndoError> {
        let events = match *self.undone.last().ok_or(UndoError::Nothing)? {
            Entry::Action(action) => self.push(action).map_err(|_| UndoError::Nothing)?,
            Entry::Back(to) => self.push_back(to)?,
        };
        self.undone.pop();
        Ok(events)
    }

    /// Undoes back to before the meeples in hand were picked up, or to the start of a record that begins amid a move.
    ///
    /// # Errors
    /// [`UndoError`] if no move is in progress, or nothing of it was made in this record; nothing is changed.
    pub fn undo_move(&mut self) -> Result<(), UndoError> {
        self.game().sow().ok_or(UndoError::Nothing)?;
        self.undo()?;
        while self.game().sow().is_some() && self.undo().is_ok() {}
        Ok(())
    }

    /// Undoes everything back to the last barrier: the start of the turn, or something revealed since.
    ///
    /// # Errors
    /// [`UndoError`] if there is nothing to undo.
    pub fn reset_turn(&mut self) -> Result<(), UndoError> {
        self.undo()?;
        while self.undo().is_ok() {}
        Ok(())
    }

    /// Renames a player in the start and in every snapshot. Does nothing if nobody sits there.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let name: Arc<str> = name.into();
        let rename = |game: &mut Arc<Game>| Arc::make_mut(game).rename(seat, &name);
        match &mut self.start {
            Start::Options(options) => {
                if let Some(old) = options.players.get_mut(seat.index()) {
                    *old = Arc::clone(&name);
                }
            }
            Start::Position { game, .. } => rename(game),
        }
        rename(&mut self.first);
        self.played.iter_mut().for_each(|played| rename(&mut played.game));
    }

    /// Returns what happened and was not taken back, newest first.
    pub fn standing_events(&self) -> impl Iterator<Item = &Event> {
        let mut next = self.played.len();
        let entries = std::iter::from_fn(move || {
            loop {
                next = next.checked_sub(1)?;
                let played = self.played.get(next)?;
                match played.entry {
                    Entry::Back(to) => next = to,
                    Entry::Action(_) => return Some(played),
                }
            }
        });
        entries.flat_map(|played| played.events.iter().rev())
    }

    /// Returns what happened since the present turn began, oldest first; nothing during the bids.
    pub fn turn_events(&self) -> Vec<&Event> {
        let is_of_turn = |event: &&Event| !matches!(event, Event::TurnStarted { .. } | Event::RoundEnded { .. });
        let mut events: Vec<_> = self.standing_events().take_while(is_of_turn).collect();
        events.reverse();
        events
    }
}
