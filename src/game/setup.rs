//! From options to a game ready for its first bid (rules 2).

use super::{Board, Game, Meeples, Outfit, Phase, Place, Player, Rng, Seat, State, Supply, Tile, TurnOrder};
use super::{DJINN_ROW_SIZE, Goods, MARKET_SIZE};
use std::{fmt, sync::Arc};

/// Columns of the base board (R-U1).
const COLUMNS: u8 = 6;
/// Meeples on each tile at the start (R-U5).
const MEEPLES_A_TILE: usize = 3;

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The players' names in seating order, 2 to 4.
    pub players: Vec<Arc<str>>,
    /// What every shuffle and draw follows from.
    pub seed: u64,
}

impl Options {
    /// Options for players with these names.
    #[must_use]
    pub fn new<'a>(players: impl IntoIterator<Item = &'a str>, seed: u64) -> Self {
        Self { players: players.into_iter().map(Arc::from).collect(), seed }
    }
}

/// Options that no game can be set up from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// How many players were asked for.
    pub players: usize,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected 2 to 4 players, found {}", self.players)
    }
}

impl std::error::Error for SetupError {}

impl Game {
    /// Sets a game up (R-U1, R-U5 to R-U8).
    ///
    /// # Errors
    /// [`SetupError`] unless 2 to 4 players play.
    pub fn new(options: &Options) -> Result<Self, SetupError> {
        let count = options.players.len();
        let outfit = Outfit::of(count).ok_or(SetupError { players: count })?;
        let mut rng = Rng::new(options.seed);
        let mut supply = Supply::full(&mut rng);
        let board = deal(&mut supply, &mut rng);
        let mut bid_order: Vec<_> =
            (0..count as u8).flat_map(|seat| std::iter::repeat_n(Seat(seat), outfit.markers.into())).collect();
        rng.shuffle(&mut bid_order);
        supply.cards.row = supply.cards.pile.drain(..MARKET_SIZE).collect();
        supply.djinns.row = supply.djinns.pile.drain(..DJINN_ROW_SIZE).collect();
        let players = options.players.iter().map(|name| Player {
            name: Arc::clone(name),
            coins: outfit.coins,
            camels: outfit.camels,
            meeples: Meeples::NONE,
            goods: Goods::default(),
            fakirs: 0,
            djinns: Vec::new(),
        });
        Ok(Self::trusted(State {
            board,
            players: players.collect(),
            bid_order,
            turn_order: TurnOrder::new(count),
            supply,
            round: 1,
            ending: false,
            phase: Phase::Bid,
            rng,
        }))
    }
}

/// Shuffles the tiles and empties the bag onto them.
fn deal(supply: &mut Supply, rng: &mut Rng) -> Board {
    let mut tiles: Vec<_> = Tile::base().collect();
    rng.shuffle(&mut tiles);
    let mut meeples: Vec<_> = std::mem::take(&mut supply.bag).iter().collect();
    rng.shuffle(&mut meeples);
    let mut groups = meeples.chunks(MEEPLES_A_TILE).map(|group| group.iter().copied().collect());
    let places = tiles.into_iter().map(|tile| Place {
        meeples: if tile.kind.holds_meeples() { groups.next().unwrap_or_default() } else { Meeples::NONE },
        ..Place::bare(tile)
    });
    Board::new(COLUMNS, places.collect()).expect("thirty tiles fill five rows of six columns")
}
