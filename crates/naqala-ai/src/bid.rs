//! Bids: what each place in the turn order is worth, when everybody bids for what the board offers.

use super::evaluator::Evaluator;
use super::layout::Layout;
use super::outlook::{OpenTurn, Outlook, share, turn_term};
use super::term::TERMS;
use super::value::{SEATS, Values, margin, progress};
use naqala_rules::game::{Action, Djinn, Game, Seat, TurnOrder};

const SPOTS: usize = 7;
const MOST_MARKERS: usize = 12;

/// A small copy of the turn order track: for each price the markers, last to arrive first.
#[derive(Clone, Copy)]
struct Track {
    markers: [[u8; 3]; SPOTS],
    count: [u8; SPOTS],
    capacity: [u8; SPOTS],
    prices: [u8; SPOTS],
}

impl Track {
    fn of(order: &TurnOrder) -> Self {
        let mut track = Self { markers: [[0; 3]; SPOTS], count: [0; SPOTS], capacity: [0; SPOTS], prices: [0; SPOTS] };
        for (spot, price) in order.prices().enumerate().take(SPOTS) {
            track.prices[spot] = price;
            track.capacity[spot] = order.capacity(price) as u8;
            for (place, seat) in order.group(price).iter().enumerate() {
                track.markers[spot][place] = seat.0;
            }
            track.count[spot] = order.group(price).len() as u8;
        }
        track
    }

    const fn is_open(&self, spot: usize) -> bool {
        self.count[spot] < self.capacity[spot]
    }

    fn with(mut self, spot: usize, seat: Seat) -> Self {
        let markers = &mut self.markers[spot];
        markers.copy_within(0..2, 1);
        markers[0] = seat.0;
        self.count[spot] += 1;
        self
    }

    fn order(&self, seats: &mut [Seat; MOST_MARKERS]) -> usize {
        let mut len = 0;
        for spot in (0..SPOTS).rev() {
            for &seat in &self.markers[spot][..self.count[spot].into()] {
                if len < MOST_MARKERS {
                    seats[len] = Seat(seat);
                    len += 1;
                }
            }
        }
        len
    }
}

/// The spots that the later bidders take, the last bidder's first.
type Spots = [u8; MOST_MARKERS];

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
    track: Track,
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
            coins: std::array::from_fn(|index| seat(index).map_or(0, |seat| game.player(seat).coins())),
            coin: std::array::from_fn(|index| seat(index).map_or(1.0, |seat| evaluator.worths[seat.index()].coin)),
            fakir: game.active().map_or(0.0, |seat| evaluator.worths[seat.index()].fakir),
            players: game.players.len(),
            track: Track::of(&game.turn_order),
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
        let spot = self.track.prices.iter().position(|&other| other == price)?;
        let mut values = self.values;
        let mut coins = self.coins;
        values[bidder.index()] -= paid as f32 * self.coin[bidder.index()] + f32::from(fakirs) * self.fakir;
        coins[bidder.index()] -= paid.min(coins[bidder.index()]);
        *positions += 1;
        let (values, spots) = self.play_on(self.track.with(spot, bidder), later, values, coins, positions);
        let values = self.with_kali(game, bidder, spot, values);
        let prices = spots.iter().take(later.len()).rev().map(|&spot| self.track.prices[usize::from(spot)]);
        Some((margin(&values, self.players, bidder), prices.collect()))
    }

    /// Lets the other bidders choose what is best for each of them, and returns what everybody then has.
    fn play_on(
        &self,
        track: Track,
        bidders: &[Seat],
        values: Values,
        coins: [u32; SEATS],
        positions: &mut u32,
    ) -> (Values, Spots) {
        let Some((&bidder, later)) = bidders.split_first() else {
            return (self.with_turns(&track, values), [0; MOST_MARKERS]);
        };
        // The orders of the last bidder's spots together cost about as much as a position.
        *positions += u32::from(later.is_empty());
        let index = bidder.index();
        let mut best: Option<(f32, Values, Spots)> = None;
        for spot in (0..SPOTS).filter(|&spot| track.is_open(spot)) {
            let price = u32::from(track.prices[spot]);
            if price > coins[index] && best.is_some() {
                break;
            }
            let (mut after, mut left) = (values, coins);
            let paid = price.min(coins[index]);
            after[index] -= paid as f32 * self.coin[index];
            left[index] -= paid;
            let (after, mut spots) = self.play_on(track.with(spot, bidder), later, after, left, positions);
            let ahead = margin(&after, self.players, bidder);
            if best.as_ref().is_none_or(|(most, ..)| ahead > *most) {
                if let Some(own) = spots.get_mut(later.len()) {
                    *own = spot as u8;
                }
                best = Some((ahead, after, spots));
            }
        }
        best.map_or((values, [0; MOST_MARKERS]), |(_, values, spots)| (values, spots))
    }

    fn with_turns(&self, track: &Track, mut values: Values) -> Values {
        let mut seats = [Seat(0); MOST_MARKERS];
        let len = track.order(&mut seats);
        let turns = |seat: Seat| self.turns[seat.index()].iter().copied();
        share(&seats[..len], turns, |term, seat, gain| values[seat.index()] += gain * self.weights[term]);
        values
    }

    /// Adds the coins of Kali for the markers that a bid pushes (R-B6).
    fn with_kali(&self, game: &Game, bidder: Seat, spot: usize, mut values: Values) -> Values {
        for &other in &self.track.markers[spot][..self.track.count[spot].into()] {
            if Seat(other) != bidder {
                for (seat, coins) in [(bidder, 1.0), (Seat(other), 2.0)] {
                    if game.player(seat).has(Djinn::Kali) {
                        values[seat.index()] += coins * self.coin[seat.index()];
                    }
                }
            }
        }
        values
    }
}
