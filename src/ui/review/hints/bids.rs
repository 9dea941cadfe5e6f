//! What the spots of a bid are worth: one table whose figures add up.

use super::adding_up::adding_up;
use super::{Advised, AdvisedLine};
use crate::ai::{Account, BidTurn, Idea, Kept};

/// A spot, with what it is likely to bring until the end of the round. `own − price − rivals + later = net`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BidRow {
    /// What it costs, in coins.
    pub price: u8,
    /// Which turn of the round it leads to, from 1; none where that differs too much to say.
    pub place: Option<usize>,
    /// How many turns the round has.
    pub of: usize,
    /// The likely move of that turn.
    pub idea: Option<Idea>,
    /// What the player's turns of the round bring, in points.
    pub own: i32,
    /// What they bring a rival.
    pub rivals: i32,
    /// What the player keeps for later, less what a rival keeps.
    pub later: i32,
    /// All of it.
    pub net: i32,
}

/// What speaks most for the first spot against one that is worse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BidReason {
    /// What it has more of.
    pub gain: BidGain,
    /// How much, in points; coins for a price.
    pub points: i32,
    /// The spot that is worse: the best cheaper one, since that is what one would rather pay; else the best of all.
    pub other: BidRow,
}

/// What a spot can have more of than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidGain {
    /// Its turns bring more.
    Own,
    /// A rival gets less.
    Rivals,
    /// It costs less.
    Price,
    /// More is kept for later; at least half of it so, if any has that much.
    Later(Option<LaterGain>),
}

/// What makes most of what a spot keeps more for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaterGain {
    /// A thing that the player then has.
    Thing(Kept),
    /// What rivals keep less.
    Rivals,
}

/// The spots that are worth a look.
#[derive(Clone, Debug, PartialEq)]
pub struct BidTable {
    /// Those that are as good as each other, the cheapest first; then the others, the best first.
    pub rows: Vec<BidRow>,
    /// How many rows are as good as each other; at least one.
    pub good: usize,
    /// Dearer spots that buy no earlier turn and are no better, the cheapest first.
    pub dearer: Vec<u8>,
    /// By how many points the figures may be off.
    pub error: u32,
    /// What speaks for the first row against one that is worse; none if none is shown.
    pub reason: Option<BidReason>,
}

/// A line with what it is likely to bring.
#[derive(Clone, Copy)]
struct Spot<'a> {
    price: u8,
    turn: BidTurn,
    account: Account,
    line: &'a AdvisedLine,
}

impl BidTable {
    /// Compares the spots of an advice; none if they were not played on.
    #[must_use]
    pub fn of(advised: &Advised) -> Option<Self> {
        let mut spots = advised.lines.iter().map(Spot::of).collect::<Option<Vec<_>>>()?;
        let best = spots.first()?.line.value;
        // Nothing that has more than one of them is left out.
        let is_as_good = |spot: &Spot| spot.line.is_equal || best - spot.line.value < spot.account.coin / 2.0;
        let alike = 1 + spots.iter().skip(1).take_while(|spot| is_as_good(spot)).count();
        let good: Vec<u8> = spots[..alike].iter().map(|spot| spot.price).collect();
        let is_good = |spot: &Spot| good.contains(&spot.price);
        spots.sort_by_key(|spot| spot.price);
        let mut kept: Vec<Spot> = Vec::new();
        let mut dearer = Vec::new();
        for spot in spots {
            let no_better = |cheaper: &Spot| {
                cheaper.turn.place <= spot.turn.place
                    && (is_good(cheaper) && is_good(&spot) || cheaper.line.value >= spot.line.value)
            };
            if kept.iter().any(no_better) { dearer.push(spot.price) } else { kept.push(spot) }
        }
        let (good, mut worse): (Vec<_>, Vec<_>) = kept.iter().copied().partition(is_good);
        worse.sort_by(|one, other| other.line.value.total_cmp(&one.line.value));
        let row = |spot: &Spot| spot.row(kept.iter().any(|cheaper| cheaper.is_earlier_for_less(spot)));
        let rows: Vec<BidRow> = good.iter().chain(&worse).map(row).collect();
        let error = good.iter().map(|spot| spot.line.error / spot.account.coin).fold(0.0, f32::max);
        let other = good.first().and_then(|best| worse.iter().find(|spot| spot.price < best.price).or(worse.first()));
        let reason = other.and_then(|other| BidReason::of(&good, other, row(other)));
        Some(Self { good: good.len(), rows, dearer, error: error.ceil() as u32, reason })
    }

    /// Returns the spot to take: the cheapest of those that are as good as each other.
    ///
    /// # Panics
    /// Never: a table has a row.
    #[must_use]
    pub fn best(&self) -> &BidRow {
        self.rows.first().expect("a table has a row")
    }

    /// Returns the spots that are as good as each other, the cheapest first.
    #[must_use]
    pub fn good(&self) -> &[BidRow] {
        &self.rows[..self.good]
    }
}

/// Returns by how many points the best of some spots is ahead of the worst.
#[must_use]
pub fn spread(spots: &[BidRow]) -> i32 {
    let nets = || spots.iter().map(|row| row.net);
    nets().max().unwrap_or(0) - nets().min().unwrap_or(0)
}

impl<'a> Spot<'a> {
    fn of(line: &'a AdvisedLine) -> Option<Self> {
        let Idea::Bid(price) = line.idea else { return None };
        Some(Self { price, turn: line.outcome.turn?, account: line.outcome.account?, line })
    }

    const fn is_earlier_for_less(&self, other: &Self) -> bool {
        self.price < other.price && self.turn.place < other.turn.place
    }

    fn row(&self, is_doubtful: bool) -> BidRow {
        let [own, rivals, later] = self.figures();
        BidRow {
            price: self.price,
            place: (!is_doubtful).then_some(self.turn.place),
            of: self.turn.of,
            idea: self.turn.idea.filter(|_| !is_doubtful),
            own,
            rivals: -rivals,
            later,
            net: own - i32::from(self.price) + rivals + later,
        }
    }

    /// Returns what the player's turns, the rivals' and what is kept add to the margin. What else a bid costs or earns is counted
    /// with the player's turns.
    fn figures(&self) -> [i32; 3] {
        let Account { once, turns, rivals, .. } = self.account;
        adding_up([turns + once + f32::from(self.price), rivals, self.account.later()])
    }
}

impl BidReason {
    /// Returns what speaks most for the first of the good spots, as far as it speaks for all of them; none if no part is a point.
    fn of(good: &[Spot], other: &Spot, row: BidRow) -> Option<Self> {
        let gains = |one: &Spot| -> [i32; 4] {
            let [own, rivals, later] = [0, 1, 2].map(|part| one.figures()[part] - other.figures()[part]);
            [own, rivals, i32::from(other.price) - i32::from(one.price), later]
        };
        let best = good.first()?;
        let all: Vec<_> = good.iter().map(gains).collect();
        // What one's turns bring and what they keep often make up for each other.
        let counts = |part: usize| {
            let left = |gains: &[i32; 4]| match part {
                0 => gains[0] + gains[3].min(0),
                3 => gains[3] + gains[0].min(0),
                _ => gains[part],
            };
            (all.iter().map(left).min(), left(&all[0]))
        };
        let kept = BidGain::Later(most_kept(best.account - other.account, all[0][3]));
        let gains = [BidGain::Own, BidGain::Rivals, BidGain::Price, kept].into_iter().enumerate();
        let gains = gains.map(|(part, gain)| (all[0][part], gain, counts(part))).filter(|(points, ..)| *points > 0);
        let most = gains.reduce(|most, next| if next.2 > most.2 { next } else { most });
        most.map(|(points, gain, _)| Self { gain, points, other: row })
    }
}

/// Returns what makes at least half of what is kept more for later.
fn most_kept(apart: Account, later: i32) -> Option<LaterGain> {
    let things = Kept::ALL.into_iter().map(LaterGain::Thing).zip(apart.turns_kept);
    let most = things
        .chain([(LaterGain::Rivals, apart.rivals_later - apart.rivals_nearer)])
        .max_by(|one, other| one.1.total_cmp(&other.1));
    most.filter(|(_, points)| 2.0 * points >= later as f32).map(|(gain, _)| gain)
}
