//! What the things on the board would bring one seat now: the prices by which turns are compared before they are
//! played out.

use super::layout::{Layout, TRIBES};
use super::term::{Holdings, Promise, TERMS, Term, amounts};
use super::value::{Values, margin, values, weighted};
use naqala_rules::game::{
    Building, Card, Djinn, Expansion, Meeple, Meeples, Payment, Piece, Place, Player, Possessions, SQUARES, ScoreLine,
    Seat, Square, Squares, State, TileKind,
};

/// Collecting more than this many of a tribe counts as this many.
const MOST: usize = 12;
/// More elders than this cannot be needed for one djinn.
const ELDERS: usize = 3;
/// What the best of this many items is worth on average: more than half of them are precious.
const BEST_ITEM: [f32; 7] = [0.0, 5.0, 6.2, 6.9, 7.4, 7.8, 8.1];
/// The worth of a kill that gains nothing else.
const BARE_KILL: f32 = 0.2;
/// The share of a whim's coins that it is worth to a player who does not know whether it can be fulfilled.
const NEW_WHIM: f32 = 0.35;

/// The prices for one seat. All are points of the margin over the rivals.
#[derive(Clone)]
pub(super) struct Worth {
    seat: Seat,
    has_piece: bool,
    collected: [[f32; MOST + 1]; TRIBES],
    pub coin: f32,
    pub fakirs: u8,
    pub fakir: f32,
    blue: [u8; SQUARES],
    pub control: [f32; SQUARES],
    action: [f32; SQUARES],
    building: [f32; SQUARES],
    sacred: Squares,
    djinn: [f32; ELDERS + 1],
    rival: f32,
}

/// Values changes of a state that are tried and taken back.
struct Probe<'a> {
    state: State,
    holdings: Holdings,
    weights: &'a [f32; TERMS],
    seat: Seat,
    before: Values,
}

impl Probe<'_> {
    /// Changes a player again and again, and notes what that has brought each time.
    fn repeat(
        &mut self,
        who: Seat,
        gains: &mut [f32],
        brought: fn(&Self) -> f32,
        mut change: impl FnMut(&mut Player, usize),
    ) {
        let kept = self.state.player(who).clone();
        for (time, gain) in gains.iter_mut().enumerate() {
            change(&mut self.state.players[who.index()], time);
            *gain = brought(self);
        }
        self.state.players[who.index()] = kept;
    }

    /// Returns what the changes have brought the seat, without what they do to the margin.
    fn to_itself(&self) -> f32 {
        weighted(self.weights, &amounts(&self.state, self.seat, &self.holdings)) - self.before[self.seat.index()]
    }

    /// Returns what the changes have brought to the margin.
    fn to_margin(&self) -> f32 {
        let players = self.state.players.len();
        let after = values(&self.state, self.weights, &self.holdings);
        margin(&after, players, self.seat) - margin(&self.before, players, self.seat)
    }

    /// Returns what a change would bring, counting only the seat's own belongings.
    fn own(&mut self, mut change: impl FnMut(&mut Player)) -> f32 {
        let mut gain = [0.0];
        self.repeat(self.seat, &mut gain, Self::to_itself, |player, _| change(player));
        gain[0]
    }

    /// Returns what taking a tile with a piece would bring.
    fn control(&mut self, square: Square, place: &Place, piece: Piece) -> f32 {
        let kept = self.holdings[self.seat.index()];
        self.state.hold(&mut self.holdings[self.seat.index()], square, place, piece);
        self.state.board.contents_mut(square).piece = Some((self.seat, piece));
        let gain = self.own(|player| match piece {
            Piece::Camel => player.camels -= 1,
            Piece::Tent => player.has_tent = false,
        });
        self.state.board.contents_mut(square).piece = None;
        self.holdings[self.seat.index()] = kept;
        gain
    }
}

impl Worth {
    pub(super) fn of(state: &State, seat: Seat, weights: &[f32; TERMS]) -> Self {
        let holdings = state.holdings();
        let before = values(state, weights, &holdings);
        let mut probe = Probe { state: state.clone(), holdings, weights, seat, before };
        let player = state.player(seat);
        let piece = Piece::ALL.into_iter().find(|&piece| player.has_piece(piece));
        let mut worth = Self {
            seat,
            has_piece: piece.is_some(),
            collected: [[0.0; MOST + 1]; TRIBES],
            coin: weights[ScoreLine::Coins as usize],
            fakirs: player.fakirs,
            fakir: -probe.own(|player| player.fakirs = player.fakirs.saturating_sub(1)),
            blue: [0; SQUARES],
            control: [0.0; SQUARES],
            action: [0.0; SQUARES],
            building: [0.0; SQUARES],
            sacred: state.board.of_kind(TileKind::SacredPlace),
            djinn: [0.0; ELDERS + 1],
            rival: 1.0 / (state.players.len().max(2) - 1) as f32,
        };
        worth.price_tribes(state, &mut probe);
        worth.price_djinns(state, &mut probe);
        worth.price_tiles(state, piece, &mut probe, weights);
        worth
    }

    fn price_tribes(&mut self, state: &State, probe: &mut Probe) {
        let [viziers, elders, merchants, artisans] =
            [Meeple::Vizier, Meeple::Elder, Meeple::Merchant, Meeple::Artisan].map(|meeple| meeple as usize);
        let most = MOST.min(usize::from(u8::MAX - state.player(self.seat).viziers()));
        probe.repeat(self.seat, &mut self.collected[viziers][1..=most], Probe::to_margin, |player, _| {
            player.meeples.add(Meeple::Vizier, 1);
        });
        probe.repeat(self.seat, &mut self.collected[elders][1..], Probe::to_itself, |player, _| {
            player.meeples.add(Meeple::Elder, 1);
        });
        let row = &state.supply.cards.row;
        probe.repeat(self.seat, &mut self.collected[merchants][1..], Probe::to_itself, |player, time| {
            row.get(time).into_iter().for_each(|&card| player.receive(card));
        });
        if state.expansions.contains(Expansion::Artisans) {
            let gains = &mut self.collected[artisans][1..];
            probe.repeat(self.seat, gains, Probe::to_margin, |player, _| player.meeples.add(Meeple::Artisan, 1));
            let most = state.supply.items.len().min(BEST_ITEM.len() - 1);
            (1..).zip(gains).for_each(|(count, gain)| *gain += BEST_ITEM[most.min(count)]);
        }
        let mut best = BARE_KILL;
        for other in state.seats().filter(|&other| other != self.seat && !state.player(other).has(Djinn::Boaz)) {
            for meeple in state.player(other).meeples.tribes() {
                let mut gain = [0.0];
                probe.repeat(other, &mut gain, Probe::to_margin, |player, _| {
                    player.meeples.remove_all(Meeples::of(meeple, 1));
                });
                best = best.max(gain[0]);
            }
        }
        self.collected[Meeple::Assassin as usize] = [best; MOST + 1];
    }

    fn price_djinns(&mut self, state: &State, probe: &mut Probe) {
        for elders in 0..=ELDERS {
            let more = elders as u8;
            let base = probe.own(|player| player.meeples.add(Meeple::Elder, more));
            let mut best = 0.0f32;
            for &djinn in &state.supply.djinns.row {
                for pay in Payment::DJINN {
                    let held = state.player(self.seat);
                    if held.elders().saturating_add(more) < pay.elders() || held.fakirs < pay.fakirs() {
                        continue;
                    }
                    let gain = probe.own(|player| {
                        player.meeples.add(Meeple::Elder, more);
                        player.meeples.remove_all(Meeples::of(Meeple::Elder, pay.elders()));
                        player.fakirs -= pay.fakirs();
                        player.djinns.push(djinn);
                    });
                    best = best.max(gain - base);
                }
            }
            self.djinn[elders] = best;
        }
    }

    fn price_tiles(&mut self, state: &State, piece: Option<Piece>, probe: &mut Probe, weights: &[f32; TERMS]) {
        let player = state.player(self.seat);
        let lakeside = state.board.lakeside();
        let row = &state.supply.cards.row;
        let mut offers = [0.0; 10];
        for card in Card::ALL.into_iter().filter(|card| row.contains(card)) {
            offers[card as usize] = probe.own(|player| player.receive(card));
        }
        let poverty = weights[Term::Promise(Promise::Poverty).index()];
        let owned = Possessions { djinns: player.djinns.iter().copied().collect(), ..Possessions::default() };
        for (square, place) in state.board.places() {
            let index = square.index();
            self.blue[index] = state.board.blue_around(square) as u8;
            if let (Some(piece), None, true) = (piece, place.owner(), place.tile.kind.holds_meeples()) {
                self.control[index] = probe.control(square, place, piece);
            }
            let factor = if lakeside.contains(square) { 2.0 } else { 1.0 };
            if let Some(building) = place.tile.kind.building().filter(|&building| state.supply.left(building) > 0) {
                let points = match building {
                    Building::Palm => owned.worth_of_palm(),
                    Building::Palace => Possessions::PALACE,
                };
                self.building[index] = points as f32 * factor;
            }
            self.action[index] = match place.tile.kind {
                TileKind::City(_) => place.whim.map_or(0.0, |whim| f32::from(whim.terms().coins) * NEW_WHIM),
                TileKind::Workshop(_) if !state.supply.items.is_empty() => {
                    let artisan = (player.artisans() > 0)
                        .then(|| -probe.own(|player| player.meeples.remove_all(Meeples::of(Meeple::Artisan, 1))));
                    let fakirs = (player.fakirs > 1).then(|| -probe.own(|player| player.fakirs -= 2));
                    let price = artisan.into_iter().chain(fakirs).fold(f32::INFINITY, f32::min);
                    (BEST_ITEM[1] - price).max(0.0)
                }
                kind => kind.market().filter(|market| player.coins >= market.price).map_or(0.0, |market| {
                    let offer = &row[..row.len().min(market.among)];
                    let mut gains: Vec<f32> = offer.iter().map(|&card| offers[card as usize]).collect();
                    gains.sort_by(|one, other| other.total_cmp(one));
                    let gain = gains.iter().take(market.takes).sum::<f32>();
                    let price = market.price as f32;
                    (gain - price * (self.coin - poverty * 0.5)).max(0.0)
                }),
            };
        }
    }

    /// Returns what a turn brings that ends with a tribe on a tile: the tribe, the tile and its action, and the lone
    /// meeple that assassins would kill for its tile. `count` is how many of the tribe are collected.
    pub(super) fn gain(&self, layout: &Layout, lone: Squares, end: Square, meeple: Meeple, count: u8) -> Gain {
        let index = end.index();
        let there = layout.count(end, meeple);
        let left = layout.total(end) - there;
        let is_free = self.has_piece && layout.owners[end.index()].is_none();
        let count = usize::from(count);
        let mut gain = self.collected[meeple as usize][count.min(MOST)];
        let mut kill = None;
        let takes = left == 0 && is_free;
        match meeple {
            Meeple::Builder => {
                let blue = f32::from(self.blue[index]) * self.coin;
                let fakirs = f32::from(self.fakirs) * (blue - self.fakir).max(0.0);
                gain += count as f32 * blue + fakirs;
            }
            Meeple::Assassin => {
                let mut best = gain;
                if left == 1 && is_free {
                    best = best.max(self.control[index]);
                    kill = Some(end).filter(|_| self.control[index] > gain);
                }
                for victim in lone.iter().filter(|&victim| victim != end) {
                    let fakirs = usize::from(end.distance(victim)).saturating_sub(count);
                    let worth = self.control[victim.index()] - fakirs as f32 * self.fakir;
                    if fakirs <= usize::from(self.fakirs) && worth > best {
                        best = worth;
                        kill = Some(victim);
                    }
                }
                gain = best;
            }
            _ => {}
        }
        let is_taken = takes || kill == Some(end);
        if takes {
            gain += self.control[index];
        }
        gain += self.action[index];
        if self.building[index] > 0.0 {
            gain += match layout.owners[end.index()] {
                Some(owner) if owner == self.seat => self.building[index],
                Some(_) => -self.building[index] * self.rival,
                None if is_taken => self.building[index],
                None => 0.0,
            };
        }
        if self.sacred.contains(end) {
            gain += self.djinn[if meeple == Meeple::Elder { count.min(ELDERS) } else { 0 }];
        }
        Gain { points: gain, takes, kill }
    }
}

/// What a turn brings.
#[derive(Clone, Copy)]
pub(super) struct Gain {
    pub points: f32,
    /// Whether the tile of the last drop is taken.
    pub takes: bool,
    /// The tile that is emptied by a kill.
    pub kill: Option<Square>,
}
