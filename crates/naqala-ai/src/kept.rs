//! What a turn keeps for later, and what a line changes before anybody plays on.

use super::evaluator::Evaluator;
use super::term::{Promise, TERMS, Term, amounts};
use super::value::{SEATS, Values, values};
use naqala_rules::game::named::named;
use naqala_rules::game::{Game, ScoreLine, Seat};

named! {
    /// What a turn keeps for later.
    Kept, "a thing that is kept" {
        /// Coins that pay for bids and markets.
        Coins = "coins",
        /// The lead in viziers.
        Viziers = "viziers",
        /// Elders that can still buy.
        Elders = "elders",
        /// Djinns and their powers.
        Djinns = "djinns",
        /// A set of goods that can grow.
        Goods = "goods",
        /// Fakirs.
        Fakirs = "fakirs",
        /// Camels that are still to be placed.
        Camels = "camels",
        /// Magic items.
        Items = "items",
        /// Whims that are nearly fulfilled.
        Whims = "whims",
        /// Tiles, palm trees, palaces and other land that can grow.
        Land = "land",
    }
}

/// How many kinds of things can be kept.
pub(crate) const KEPT: usize = Kept::ALL.len();

impl Kept {
    /// Returns where the value of a term is kept; none for turns that are still to come.
    pub(crate) const fn of(term: Term) -> Option<Self> {
        Some(match term {
            Term::Line(ScoreLine::Coins) | Term::Promise(Promise::Poverty) => Self::Coins,
            Term::Line(ScoreLine::Viziers) | Term::Promise(Promise::VizierLead) => Self::Viziers,
            Term::Line(ScoreLine::Elders) | Term::Promise(Promise::ElderStock) => Self::Elders,
            Term::Line(ScoreLine::Djinns) | Term::Power(_) => Self::Djinns,
            Term::Line(ScoreLine::Goods) | Term::Promise(Promise::NextCard) => Self::Goods,
            Term::Promise(Promise::Fakirs | Promise::SpareFakirs) => Self::Fakirs,
            Term::Promise(Promise::Camels) => Self::Camels,
            Term::Line(ScoreLine::Items) | Term::Magic(_) => Self::Items,
            Term::Promise(Promise::Whims) => Self::Whims,
            Term::Promise(Promise::FirstTurn | Promise::SecondTurn | Promise::LaterTurns | Promise::Turns) => {
                return None;
            }
            Term::Line(_) => Self::Land,
        })
    }
}

/// A coin counts at least this much of the final margin.
const LEAST_COIN: f32 = 0.3;

/// What a line itself changes, before anybody plays on.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// How much of the final margin a coin counted before it.
    pub coin: f32,
    /// What each term counted then.
    pub weights: [f32; TERMS],
    /// Each seat's points before it.
    pub before: Values,
    /// What each seat's things were worth before it, without turns to come.
    pub held: Values,
    /// The points of its player's things after it, and what they are worth beyond them, in coins.
    pub after: [[f32; KEPT]; 2],
    /// How many points more each seat then has.
    pub once: Values,
    /// What its player then keeps for later, beyond those points.
    pub kept: [f32; KEPT],
}

impl Change {
    pub(super) fn of(before: &Game, after: &Game, seat: Seat, evaluator: &Evaluator) -> Self {
        let mut weights = evaluator.weights_at(before);
        Term::all().filter(|term| Kept::of(*term).is_none()).for_each(|term| weights[term.index()] = 0.0);
        let coin = weights[Term::Line(ScoreLine::Coins).index()].max(LEAST_COIN);
        let points = |game: &Game| -> Values {
            let mut points = [0.0; SEATS];
            let totals = game.seats().map(|seat| game.score(seat).total() as f32);
            points.iter_mut().zip(totals).for_each(|(points, total)| *points = total);
            points
        };
        let (then, now) = (points(before), points(after));
        let mut change = Self {
            coin,
            weights,
            before: then,
            held: values(before, &weights, &before.holdings()),
            once: std::array::from_fn(|seat| now[seat] - then[seat]),
            after: [[0.0; KEPT]; 2],
            kept: [0.0; KEPT],
        };
        let [then, now] = [before, after].map(|game| amounts(game, seat, &game.holdings()));
        for (term, thing) in Term::all().filter_map(|term| Some((term, Kept::of(term)?))) {
            let counts_now = if matches!(term, Term::Line(_)) { 1.0 } else { 0.0 };
            let (at, thing) = (term.index(), thing as usize);
            let beyond = weights[at] / coin - counts_now;
            change.after[0][thing] += counts_now * now[at];
            change.after[1][thing] += beyond * now[at];
            change.kept[thing] += beyond * (now[at] - then[at]);
        }
        change
    }
}
