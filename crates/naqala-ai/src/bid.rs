//! Bids: what each place in the turn order is worth, when everybody bids for what the board offers.

use super::evaluator::Evaluator;
use super::layout::Layout;
use super::outlook::{OpenTurn, Outlook, share, turn_term};
use super::term::TERMS;
use super::value::{SEATS, Values, margin, progress};
use naqala_rules::game::{Action, Djinn, Game, Seat, TurnOrder};

/// Each player's markers: no game has more.
const MOST_MARKERS: usize = 2 * SEATS;

/// The prices that the later bidders choose, the last bidder's first.
type Prices = [u8; MOST_MARKERS];

/// The auction of one round.
#[derive(Clone)]
pub(super) struct Auction {
    turns: [Vec<OpenTurn>; SEATS],
    weights: [f32; TERMS],
    values: Values,
    coins: [u32; SEATS],
    coin: [f32; SEATS],
    fakir: f32,
    players: usize,
    track: TurnOrder,
    bidders: Vec<Seat>,
}

impl Auction {
    pub(super) fn of(game: &Game, evaluator: &Evaluator, eagerness: f32) -> Self {
        let layout = Layout::of(&game.board);
        let all: Vec<Seat> = game.seats().collect();
        let outlook = Outlook::of(&layout, &all, &evaluator.worths, &evaluator.walks);
        let mut weights = evaluator.weights.at(progress(game));
        for place in 0..3 {
            weights[turn_term(place)] *= eagerness;
        }
        let seat = |index: usize| (index < game.players.len()).then_some(Seat(index as u8));
        Self {
            turns: std::array::from_fn(|index| {
                seat(index).into_iter().flat_map(|seat| outlook.turns(&layout, seat)).collect()
            }),
            weights,
            values: super::value::values(game, &weights, &game.holdings()),
            coins: std::array::from_fn(|index| seat(index).map_or(0, |seat| game.player(seat).coins)),
            coin: std::array::from_fn(|index| seat(index).map_or(1.0, |seat| evaluator.worths[seat.index()].coin)),
            fakir: game.active().map_or(0.0, |seat| evaluator.worths[seat.index()].fakir),
            players: game.players.len(),
            track: game.turn_order,
            bidders: game.bid_order.clone(),
        }
    }

    /// Returns the bids that are legal now.
    pub(super) fn bids(game: &Game) -> Vec<Action> {
        game.legal_actions().into_iter().filter(|action| matches!(action, Action::Bid { .. })).collect()
    }

    /// Returns by how much the bidder would be ahead after a bid and everybody's best bids and turns, and the prices that
    /// the later bidders choose, in order.
    pub(super) fn play(&self, game: &Game, bid: Action, positions: &mut u32) -> Option<(f32, Vec<u8>)> {
        let (&bidder, later) = self.bidders.split_first()?;
        let Action::Bid { price, fakirs } = bid else { return None };
        let Ok(paid) = game.bid_price(price, fakirs) else { return None };
        let mut values = self.values;
        let mut coins = self.coins;
        values[bidder.index()] -= paid as f32 * self.coin[bidder.index()] + f32::from(fakirs) * self.fakir;
        coins[bidder.index()] -= paid.min(coins[bidder.index()]);
        *positions += 1;
        let (values, prices) = self.play_on(with(self.track, price, bidder), later, values, coins, positions);
        let values = self.with_kali(game, bidder, price, values);
        Some((margin(&values, self.players, bidder), prices.iter().take(later.len()).rev().copied().collect()))
    }

    /// Lets the other bidders choose what is best for each of them, and returns what everybody then has.
    fn play_on(
        &self,
        track: TurnOrder,
        bidders: &[Seat],
        values: Values,
        coins: [u32; SEATS],
        positions: &mut u32,
    ) -> (Values, Prices) {
        let Some((&bidder, later)) = bidders.split_first() else {
            return (self.with_turns(&track, values), [0; MOST_MARKERS]);
        };
        // The orders of the last bidder's spots together cost about as much as a position.
        *positions += u32::from(later.is_empty());
        let index = bidder.index();
        let mut best: Option<(f32, Values, Prices)> = None;
        for price in track.prices().filter(|&price| track.is_open(price)) {
            if u32::from(price) > coins[index] && best.is_some() {
                break;
            }
            let (mut after, mut left) = (values, coins);
            let paid = u32::from(price).min(coins[index]);
            after[index] -= paid as f32 * self.coin[index];
            left[index] -= paid;
            let (after, mut prices) = self.play_on(with(track, price, bidder), later, after, left, positions);
            let ahead = margin(&after, self.players, bidder);
            if best.as_ref().is_none_or(|(most, ..)| ahead > *most) {
                if let Some(own) = prices.get_mut(later.len()) {
                    *own = price;
                }
                best = Some((ahead, after, prices));
            }
        }
        best.map_or((values, [0; MOST_MARKERS]), |(_, values, prices)| (values, prices))
    }

    fn with_turns(&self, track: &TurnOrder, mut values: Values) -> Values {
        let turns = |seat: Seat| self.turns[seat.index()].iter().copied();
        share(track.order(), turns, |term, seat, gain| values[seat.index()] += gain * self.weights[term]);
        values
    }

    /// Adds the coins of Kali for the markers that a bid pushes (R-B6).
    fn with_kali(&self, game: &Game, bidder: Seat, price: u8, mut values: Values) -> Values {
        for &other in self.track.group(price) {
            if other != bidder {
                for (seat, coins) in [(bidder, 1.0), (other, 2.0)] {
                    if game.player(seat).has(Djinn::Kali) {
                        values[seat.index()] += coins * self.coin[seat.index()];
                    }
                }
            }
        }
        values
    }
}

/// Returns the track with one more marker.
fn with(mut track: TurnOrder, price: u8, seat: Seat) -> TurnOrder {
    track.push(price, seat);
    track
}
