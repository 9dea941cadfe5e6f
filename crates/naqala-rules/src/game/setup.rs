//! Set-up: from options to a game ready for its first bid (rules 2).

use super::{
    Board, DJINN_ROW_SIZE, Expansion, Expansions, Game, MARKET_SIZE, Meeples, Outfit, Phase, Place, Player, Rng, Seat,
    SetupError, State, Supply, Tile, TurnOrder,
};
use std::sync::Arc;

/// Meeples on each tile at the start (R-U5).
const MEEPLES_A_TILE: usize = 3;

/// The choices made before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The players' names in seating order: 2 to 4, or 5 with an expansion.
    pub players: Vec<Arc<str>>,
    /// The expansions to play with.
    pub expansions: Expansions,
    /// The seed of every shuffle and draw.
    pub seed: u64,
}

impl Options {
    /// Returns the options of a base game for players with these names.
    #[must_use]
    pub fn new<'a>(players: impl IntoIterator<Item = &'a str>, seed: u64) -> Self {
        Self { players: players.into_iter().map(Arc::from).collect(), expansions: Expansions::NONE, seed }
    }

    /// Returns the same options with these expansions.
    #[must_use]
    pub fn with(mut self, expansions: impl IntoIterator<Item = Expansion>) -> Self {
        self.expansions = expansions.into_iter().collect();
        self
    }
}

impl Game {
    /// Sets a game up (R-U1 to R-U8).
    ///
    /// # Errors
    /// [`SetupError`] unless 2 to 4 players play, or 5 with an expansion.
    pub fn new(options: &Options) -> Result<Self, SetupError> {
        let (count, expansions) = (options.players.len(), options.expansions);
        let outfit = Outfit::of(count, expansions).ok_or_else(|| SetupError::new(count, expansions))?;
        let mut rng = Rng::new(options.seed);
        let mut supply = Supply::full(expansions, &mut rng);
        let board = deal(expansions, &mut supply, &mut rng);
        let mut bid_order: Vec<_> =
            (0..count as u8).flat_map(|seat| std::iter::repeat_n(Seat(seat), outfit.markers.into())).collect();
        rng.shuffle(&mut bid_order);
        supply.cards.row = supply.cards.pile.drain(..MARKET_SIZE).collect();
        supply.djinns.row = supply.djinns.pile.drain(..DJINN_ROW_SIZE).collect();
        let players = options.players.iter().map(|name| Player::new(Arc::clone(name), outfit)).collect();
        let mut state = State {
            expansions,
            board,
            players,
            bid_order,
            turn_order: TurnOrder::new(count),
            supply,
            round: 1,
            ending: false,
            phase: Phase::Bid,
            rng,
        };
        state.lay_out_whims();
        Ok(Self::trusted(state))
    }
}

/// Lays the tiles out again and again until all are connected (R-U4), and empties the bag onto them.
fn deal(expansions: Expansions, supply: &mut Supply, rng: &mut Rng) -> Board {
    let mut board = lay_out(expansions, rng);
    while !board.is_connected() {
        board = lay_out(expansions, rng);
    }
    let mut meeples: Vec<_> = std::mem::take(&mut supply.bag).iter().collect();
    rng.shuffle(&mut meeples);
    let mut groups = meeples.chunks(MEEPLES_A_TILE).map(|group| group.iter().copied().collect());
    for square in board.passable().iter() {
        board.contents_mut(square).meeples = groups.next().unwrap_or(Meeples::NONE);
    }
    board
}

/// Tiles round an inner block of 4×4 (R-U2).
const BORDER: usize = 20;

/// Shuffles the tiles (R-U1, R-U3); with Artisans alone theirs lie within a border of base tiles (R-U2).
fn lay_out(expansions: Expansions, rng: &mut Rng) -> Board {
    let columns = if expansions.iter().count() == Expansion::ALL.len() { 7 } else { 6 };
    let mut tiles: Vec<_> = Tile::all(expansions).collect();
    if expansions.iter().eq([Expansion::Artisans]) {
        let mut border: Vec<_> = Tile::all_of(None).collect();
        rng.shuffle(&mut border);
        let mut inner = border.split_off(BORDER);
        inner.extend(Tile::all_of(Some(Expansion::Artisans)));
        rng.shuffle(&mut inner);
        let is_inner = |index: usize| (1..5).contains(&(index % 6)) && (1..5).contains(&(index / 6));
        let deal = |index| if is_inner(index) { inner.pop() } else { border.pop() };
        tiles = (0..tiles.len()).filter_map(deal).collect();
    } else {
        rng.shuffle(&mut tiles);
    }
    Board::new(columns, tiles.into_iter().map(Place::bare).collect()).expect("the tiles fill whole rows")
}
