//! What a position is worth to each player, in points of the expected final margin.

use super::term::{Amounts, Holdings, TERMS, amounts};
use super::weights::WEIGHTS;
use naqala_rules::game::{MAX_PLAYERS, Outfit, Seat, State};

/// The most players of a game.
pub(super) const SEATS: usize = MAX_PLAYERS;

/// The weights of all terms for one number of players, each at the start of the game and at its end. Between the two
/// they change evenly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub [[f32; 2]; TERMS]);

impl Weights {
    /// Returns the weights that were set by hand, from which the training starts.
    #[must_use]
    pub fn by_hand() -> Self {
        Self(WEIGHTS.map(|[by_hand, ..]| by_hand))
    }

    /// Returns the weights that were fitted for a number of players.
    #[must_use]
    pub fn fitted(players: usize) -> Self {
        Self(WEIGHTS.map(|columns| columns[players.clamp(2, SEATS) - 1]))
    }

    /// Returns the weights at a moment of the game, from 0 at its start to 1 at its end.
    pub(super) fn at(&self, progress: f32) -> [f32; TERMS] {
        self.0.map(|[early, late]| early * (1.0 - progress) + late * progress)
    }
}

/// Returns how far the game has come, from 0 to 1: by the camels of the player who has fewest left.
pub fn progress(state: &State) -> f32 {
    if state.ending || state.is_over() {
        return 1.0;
    }
    let Some(outfit) = Outfit::of(state.players.len(), state.expansions) else { return 0.0 };
    let all = f32::from(outfit.camels) + f32::from(u8::from(outfit.tent));
    let left = |seat| f32::from(state.player(seat).camels) + f32::from(u8::from(state.player(seat).has_tent));
    let fewest = state.seats().map(left).fold(all, f32::min);
    (1.0 - fewest / all).clamp(0.0, 1.0)
}

/// What a position is worth to each seat by itself.
pub(super) type Values = [f32; SEATS];

/// Adds up weighted terms.
pub(super) fn weighted(weights: &[f32; TERMS], amounts: &Amounts) -> f32 {
    weights.iter().zip(amounts).fold(0.0, |sum, (weight, amount)| sum + weight * amount)
}

/// Values a position for every seat, without the turns left on the board. The tiles bring each seat its holdings.
pub(super) fn values(state: &State, weights: &[f32; TERMS], holdings: &Holdings) -> Values {
    let mut values = [0.0; SEATS];
    for seat in state.seats() {
        values[seat.index()] = weighted(weights, &amounts(state, seat, holdings));
    }
    values
}

/// How much of the margin counts against the best rival; the rest counts against the average one. A pure margin over
/// the best rival would leave the second best alone until it leads.
pub(super) const BEST_RIVAL: f32 = 0.5;

/// Returns by how much a seat is ahead of its rivals.
pub(super) fn margin(values: &Values, players: usize, seat: Seat) -> f32 {
    let rivals = || (0..players).filter(|&other| other != seat.index()).map(|other| values[other]);
    let best = rivals().fold(f32::NEG_INFINITY, f32::max);
    let mean = rivals().fold(0.0, |sum, value| sum + value) / (players.max(2) - 1) as f32;
    values[seat.index()] - best * BEST_RIVAL - mean * (1.0 - BEST_RIVAL)
}

/// Returns each seat's chance to win; those who share a win have equal chances. Together they are 1. The end of a game
/// is not certain if it was `guessed`: if somebody can still bid or move before it.
pub(super) fn chances(state: &State, values: &Values, guessed: bool) -> Vec<f32> {
    if state.is_over() && !guessed {
        let winners = state.winners();
        let share = 1.0 / winners.len() as f32;
        return state.seats().map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect();
    }
    let (players, progress) = (state.players.len(), progress(state));
    let spread = EARLY * players as f32 * (1.0 - progress) + LATE * progress;
    let products = (0..players).map(|seat| {
        let others = (0..players).filter(|&other| other != seat);
        others.fold(1.0, |product, other| product * win_chance(values[seat] - values[other], spread))
    });
    let products: Vec<f32> = products.collect();
    let sum = products.iter().fold(0.0, |sum, product| sum + product);
    products.into_iter().map(|product| product / sum.max(f32::MIN_POSITIVE)).collect()
}

/// By how many points a margin over one rival may well be off: at the start of a game, for each player in it, and at its
/// end. Fitted to games of counsellors (docs/strength.md).
const EARLY: f32 = 18.0;
const LATE: f32 = 6.0;

/// Returns the chance to win with a margin over one rival.
fn win_chance(margin: f32, spread: f32) -> f32 {
    let scaled = margin / spread;
    0.5 + 0.5 * scaled / (1.0 + scaled * scaled).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_rules::game::{Options, Record};

    #[test]
    fn a_guessed_end_leaves_doubt_and_a_certain_one_none() {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).unwrap();
        while !record.game().is_over() {
            let action = *record.game().legal_actions().last().unwrap();
            record.play(action).unwrap();
        }
        let game = record.game();
        let [first, second] = [0, 1].map(|seat| game.score(Seat(seat)).total() as f32);
        let values = |lead: f32| [lead, 0.0, 0.0, 0.0, 0.0];
        let certain = f32::from(u8::from(first > second));
        assert_eq!(chances(game, &values(first - second), false), [certain, 1.0 - certain]);
        let guessed = [0.0, 1.0, 20.0].map(|lead| chances(game, &values(lead), true)[0]);
        assert!((guessed[0] - 0.5).abs() < 1e-6 && guessed[1] > 0.5 && guessed[1] < 0.75, "{guessed:?}");
        assert!(guessed[2] > 0.95 && guessed[2] < 1.0, "{guessed:?}");
    }
}
