//! The named terms of the evaluation, in which the engine explains a line.

use super::figures::as_text;
use naqala_rules::game::{
    Djinn, Item, MAX_PLAYERS, Meeple, Player, Possessions, SET_WORTH, ScoreLine, Seat, State, Step, named::named,
};
use std::fmt;

named! {
    /// A promise of a player's belongings, beyond the points that they are worth now.
    #[non_exhaustive]
    Promise, "a promise" {
        /// Coins missing to pay for a good bid and for a market.
        Poverty = "poverty",
        /// The distance to each opponent in viziers, at most three.
        VizierLead = "vizier-lead",
        /// Elders that can still pay for a djinn or a power, at most four.
        ElderStock = "elder-stock",
        /// What the next different card would add to the largest set of goods.
        NextCard = "next-card",
        /// Fakirs, at most three.
        Fakirs = "fakirs",
        /// Further fakirs.
        SpareFakirs = "spare-fakirs",
        /// Camels and the tent still to be placed.
        Camels = "camels",
        /// Coins of the whims in hand, by how nearly they are fulfilled.
        Whims = "whims",
        /// The best turn left on the board, for the player who moves next.
        FirstTurn = "first-turn",
        /// The best turn left for the player after that.
        SecondTurn = "second-turn",
        /// The best turns left for those who move later in this round.
        LaterTurns = "later-turns",
        /// Turns that are still to come in this round.
        Turns = "turns",
    }
}

/// A term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Term {
    /// Points that would count if the game ended now.
    Line(ScoreLine),
    /// What belongings promise.
    Promise(Promise),
    /// What the power of a djinn is worth beside the djinn's points.
    Power(Djinn),
    /// What a magic item is worth.
    Magic(Item),
}

const LINES: usize = ScoreLine::ALL.len();
const PROMISES: usize = Promise::ALL.len();
const DJINNS: usize = Djinn::ALL.len();
/// The first item in the order of the table that is magic.
const FIRST_MAGIC: usize = Item::Scimitar as usize;

/// How many terms there are.
pub const TERMS: usize = LINES + PROMISES + DJINNS + Item::ALL.len() - FIRST_MAGIC;

impl Term {
    /// Returns every term, in the order of the weights.
    pub fn all() -> impl Iterator<Item = Self> {
        let lines = ScoreLine::ALL.into_iter().map(Self::Line);
        let promises = Promise::ALL.into_iter().map(Self::Promise);
        let magic = Item::ALL.into_iter().filter(|item| item.is_magic()).map(Self::Magic);
        lines.chain(promises).chain(Djinn::ALL.into_iter().map(Self::Power)).chain(magic)
    }

    /// Returns the place of the term among the weights.
    pub const fn index(self) -> usize {
        match self {
            Self::Line(line) => line as usize,
            Self::Promise(promise) => LINES + promise as usize,
            Self::Power(djinn) => LINES + PROMISES + djinn as usize,
            Self::Magic(item) => LINES + PROMISES + DJINNS + item as usize - FIRST_MAGIC,
        }
    }
}

as_text!(Term);

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => f.pad(line.name()),
            Self::Promise(promise) => f.pad(promise.name()),
            Self::Power(djinn) => write!(f, "power-{djinn}"),
            Self::Magic(item) => f.pad(item.name()),
        }
    }
}

/// What the tiles of each seat bring.
pub(super) type Holdings = [Possessions; MAX_PLAYERS];

/// The amounts of all terms for one player, before they are weighted.
pub type Amounts = [f32; TERMS];

const ENOUGH_COINS: f32 = 12.0;
const FEW_FAKIRS: u8 = 3;
const CLEAR_LEAD: i32 = 3;

/// Returns the amount of every term for a player, without the turns left on the board.
pub(super) fn amounts(state: &State, seat: Seat, holdings: &Holdings) -> Amounts {
    let mut amounts = [0.0; TERMS];
    let player = state.player(seat);
    let score = state.score_holding(seat, holdings[seat.index()]);
    for line in ScoreLine::ALL {
        amounts[line as usize] = score.line(line) as f32;
    }
    if !has_turns(state, seat) {
        return amounts;
    }
    for promise in Promise::ALL {
        amounts[Term::Promise(promise).index()] = promised(state, seat, player, promise);
    }
    for &djinn in &player.djinns {
        amounts[Term::Power(djinn).index()] = 1.0;
    }
    for &item in player.items.iter().filter(|item| item.is_magic()) {
        amounts[Term::Magic(item).index()] += 1.0;
    }
    amounts
}

/// Returns whether a player still has something to do. After the last turn nothing promises anything.
fn has_turns(state: &State, seat: Seat) -> bool {
    let acts = state.turn().is_some_and(|turn| turn.player == seat && turn.step != Step::End);
    !state.is_over() && (!state.ending || acts || state.turn_order.order().any(|other| other == seat))
}

fn promised(state: &State, seat: Seat, player: &Player, promise: Promise) -> f32 {
    match promise {
        Promise::Poverty => (ENOUGH_COINS - player.coins as f32).max(0.0),
        Promise::VizierLead => {
            let own = i32::from(player.viziers());
            let others = state.seats().filter(|&other| other != seat);
            let leads =
                others.map(|other| (own - i32::from(state.player(other).viziers())).clamp(-CLEAR_LEAD, CLEAR_LEAD));
            leads.sum::<i32>() as f32
        }
        Promise::ElderStock => f32::from(player.meeples.count(Meeple::Elder).min(4)),
        Promise::NextCard => {
            let size = player.goods.kinds().len();
            SET_WORTH.get(size + 1).map_or(0.0, |&next| (next - SET_WORTH[size]) as f32)
        }
        Promise::Fakirs => f32::from(player.fakirs.min(FEW_FAKIRS)),
        Promise::SpareFakirs => f32::from(player.fakirs.saturating_sub(FEW_FAKIRS)),
        Promise::Camels => f32::from(player.camels) + f32::from(u8::from(player.has_tent)),
        Promise::Whims => {
            let near = player.whims.iter().map(|&whim| {
                let terms = whim.terms();
                let share = (f32::from(state.whim_progress(seat, whim)) / f32::from(terms.needed)).min(1.0);
                f32::from(terms.coins) * share * share
            });
            near.sum()
        }
        Promise::Turns => {
            let own = state.turn_order.order().filter(|&other| other == seat).count() as f32;
            own + f32::from(u8::from(state.turn().is_some_and(|turn| turn.player == seat && turn.is_before_move())))
        }
        Promise::FirstTurn | Promise::SecondTurn | Promise::LaterTurns => 0.0,
    }
}
