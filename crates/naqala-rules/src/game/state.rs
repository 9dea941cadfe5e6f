//! The state of a game, and the one way to change it.

use super::{
    Action, Board, Event, Expansions, Fault, Outfit, Phase, Player, Refusal, Rng, Seat, Step, Supply, Turn, TurnOrder,
};
use std::ops::Deref;
use std::sync::Arc;

/// Everything that a position says about a game, consistent or not.
///
/// [`Game::from_state`] checks it and makes it a [`Game`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The expansions that are played with.
    pub expansions: Expansions,
    /// The board and what stands on it.
    pub board: Board,
    /// The players in seating order.
    pub players: Vec<Player>,
    /// The bid order track: markers still to bid, then those whose turn has begun.
    pub bid_order: Vec<Seat>,
    /// The turn order track.
    pub turn_order: TurnOrder,
    /// Decks, the bag and pieces that nobody owns.
    pub supply: Supply,
    /// The number of the round, from 1.
    pub round: u32,
    /// Whether this is the last round (R-E1, R-E2).
    pub ending: bool,
    /// The part of the round in progress.
    pub phase: Phase,
    /// The generator of every later draw.
    pub rng: Rng,
}

/// A consistent game: read like a [`State`], changed only by [`Game::play`].
///
/// ```
/// use naqala_rules::game::{Action, Game, Options};
/// let mut game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
/// game.play("bid 3".parse()?)?;
/// let refusal = game.play(Action::End).unwrap_err();
/// assert_eq!(refusal.name(), "wrong-step");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game(State);

impl Deref for Game {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl Game {
    /// Accepts a state if it is consistent.
    ///
    /// # Errors
    /// All faults of the state.
    pub fn from_state(state: State) -> Result<Self, Vec<Fault>> {
        let faults = state.faults();
        if faults.is_empty() { Ok(Self(state)) } else { Err(faults) }
    }

    /// Makes a game of a state that is known to be consistent, without looking.
    pub(super) const fn trusted(state: State) -> Self {
        Self(state)
    }

    /// Gives a player another name.
    pub(super) fn rename(&mut self, seat: Seat, name: &Arc<str>) {
        if let Some(player) = self.0.players.get_mut(seat.index()) {
            player.name = Arc::clone(name);
        }
    }

    /// Plays one action and returns what happened.
    ///
    /// # Errors
    /// The reason for which the action is not legal. The game stays as it was.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut log = Vec::new();
        self.0.apply(action, &mut log)?;
        self.0.settle(&mut log);
        Ok(log)
    }

    /// Returns the same game with its piles in another order, so that a search cannot know the draws.
    #[must_use]
    pub fn with_piles_shuffled(&self, seed: u64) -> Self {
        let mut game = self.clone();
        let State { supply, rng, .. } = &mut game.0;
        *rng = Rng::new(seed);
        rng.shuffle(&mut supply.cards.pile);
        rng.shuffle(&mut supply.djinns.pile);
        rng.shuffle(&mut supply.items);
        game
    }

    /// Returns the same game with all that some players cannot see dealt anew: the piles, and of each player as many of the last
    /// items and whims as `unseen` says. Where those things lay before makes no difference.
    #[must_use]
    pub fn redealt(&self, unseen: &[(usize, usize)], seed: u64) -> Self {
        let (mut game, mut rng) = (self.clone(), Rng::new(seed));
        let State { supply, players, .. } = &mut game.0;
        let counts = unseen
            .iter()
            .zip(&*players)
            .map(|(unseen, player)| (unseen.0.min(player.items.len()), unseen.1.min(player.whims.len())));
        let counts: Vec<_> = counts.collect();
        for (player, &(items, whims)) in players.iter_mut().zip(&counts) {
            supply.items.extend(player.items.drain(player.items.len() - items..));
            supply.whims.extend(player.whims.drain(player.whims.len() - whims..));
        }
        rng.mix(&mut supply.items);
        rng.mix(&mut supply.whims);
        rng.mix(&mut supply.cards.pile);
        rng.mix(&mut supply.djinns.pile);
        for (player, &(items, whims)) in players.iter_mut().zip(&counts) {
            player.items.extend(supply.items.drain(..items));
            player.whims.extend(supply.whims.drain(..whims));
        }
        game.0.rng = rng;
        game
    }

    /// Returns the same game with a generator started from another seed.
    #[must_use]
    pub fn reseeded(mut self, seed: u64) -> Self {
        self.0.rng = Rng::new(seed);
        self
    }
}

impl State {
    /// Returns the turn in progress, if there is one.
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Bid | Phase::Over => None,
        }
    }

    /// Returns the player who has to decide; none once the game is over.
    pub fn active(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Bid => self.bid_order.first().copied(),
            Phase::Turn(turn) => Some(turn.player),
            Phase::Over => None,
        }
    }

    /// Returns whether a game was set up and nothing has happened since. Players may have other coins than usual.
    pub fn is_set_up(&self) -> bool {
        let Some(outfit) = Outfit::of(self.players.len(), self.expansions) else { return false };
        let has_nothing = |player: &Player| {
            let cards = player.djinns.len() + player.items.len() + player.whims.len() + usize::from(player.fakirs);
            player.meeples.is_empty() && player.goods.is_empty() && cards == 0 && player.camels == outfit.camels
        };
        self.round == 1
            && matches!(self.phase, Phase::Bid)
            && self.bid_order.len() == self.players.len() * usize::from(outfit.markers)
            && self.players.iter().all(has_nothing)
    }

    /// Returns the player at a seat.
    ///
    /// # Panics
    /// If nobody sits there. Every seat that the game itself names is taken.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns every seat, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Returns whether the game has ended.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Returns the turn, its step and its player, for an action that belongs to a turn.
    pub(super) const fn expect_turn(&self) -> Result<(&Turn, &Step, Seat), Refusal> {
        match &self.phase {
            Phase::Turn(turn) => Ok((turn, &turn.step, turn.player)),
            Phase::Bid => Err(Refusal::WrongStep),
            Phase::Over => Err(Refusal::GameOver),
        }
    }

    /// Returns the turn in progress to an effect whose check expected one.
    pub(super) fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.phase {
            Phase::Turn(turn) => turn,
            Phase::Bid | Phase::Over => unreachable!("effects within a turn follow a check that expects one"),
        }
    }

    pub(super) fn go_to(&mut self, step: impl Into<Step>) {
        self.turn_mut().step = step.into();
    }
}
