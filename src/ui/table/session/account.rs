//! What a player just did: the facts for the line that sums up a turn.

use super::Agreements;
use super::decision::decider;
use super::take_back::{StandingDecision, standing};
use crate::game::{
    Action, Building, Djinn, Entry, Event, Item, Meeple, Meeples, Piece, Record, ScoreLine, Seat, Square, State, Victim,
};
use std::sync::Arc;

/// A finished turn or bid.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// The player.
    pub seat: Seat,
    /// The first entry of the turn or bid.
    pub first: usize,
    /// What the player did.
    pub deed: Deed,
}

/// What a player did.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A bid.
    Bid(Event),
    /// A turn.
    Turn(TurnAccount),
}

/// What a player did in a turn, as far as everybody may know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnAccount {
    /// Where the move ended, and the piece with which the player took that tile, if at all; `None` without a move.
    pub tile: Option<(Square, Option<Piece>)>,
    /// By how many points the score changed.
    pub points: i64,
    /// The tribe that was collected.
    pub collected: Option<(Meeple, u8)>,
    /// The kills, one for each player who lost somebody, and one for the tiles.
    pub kills: Vec<Kill>,
    /// The other tiles that were taken, each with its piece.
    pub others: Vec<(Square, Piece)>,
    /// The djinns that the player took.
    pub djinns: Vec<Djinn>,
    /// The buildings that were placed.
    pub buildings: Vec<Building>,
    /// How many cards were bought.
    pub cards: u32,
    /// How many cards were sold.
    pub sold: u32,
    /// How many items the player kept.
    pub items: u32,
    /// The item that was used.
    pub used: Option<Item>,
    /// How many whims the player took.
    pub whims: u32,
    /// How many whims were laid.
    pub laid: u32,
}

/// The victims of one player, or those on tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kill {
    /// The victims.
    pub meeples: Meeples,
    /// The player who lost them; `None` for victims on a tile.
    pub of: Option<Seat>,
}

/// Returns the account of the last turn or bid that stands, if a computer has finished it.
#[must_use]
pub fn latest(record: &Record, agreements: &Agreements) -> Option<Account> {
    let standing = standing(record);
    let seat = decider(record, standing.first()?.entry).filter(|&seat| agreements.level(seat).is_some())?;
    finished(record, &record.entries().collect::<Vec<_>>(), &standing, seat)
}

/// Returns the accounts of the turns and bids that were finished since an entry and were not taken back.
#[must_use]
pub fn since(record: &Record, first: usize) -> Vec<Account> {
    let entries: Vec<_> = record.entries().collect();
    let standing = standing(record);
    let news = standing.iter().take_while(|decision| decision.entry >= first).count();
    let account = |at: usize| finished(record, &entries, &standing[at..], decider(record, standing[at].entry)?);
    (0..news).rev().filter_map(account).collect()
}

/// Returns the account of the turn or bid that the first decision of `standing` ends, if it ends one. The newest comes
/// first.
fn finished(
    record: &Record,
    entries: &[(Entry, &Arc<[Event]>)],
    standing: &[StandingDecision],
    seat: Seat,
) -> Option<Account> {
    let (&StandingDecision { entry: last, .. }, earlier) =
        standing.split_first().filter(|(newest, _)| newest.is_last)?;
    if let Some(bid) = entries[last].1.iter().find(|event| matches!(event, Event::Bid { .. })) {
        return Some(Account { seat, first: last, deed: Deed::Bid(bid.clone()) });
    }
    let is_same_turn =
        |decision: &&StandingDecision| !decision.is_last && decider(record, decision.entry) == Some(seat);
    let steps = 1 + earlier.iter().take_while(is_same_turn).count();
    let first = standing[steps - 1].entry;
    // Nobody sees which items others hold. Coins move in the open.
    let points = |state: &State| i64::from(state.score(seat).without(ScoreLine::Items).total());
    let points = points(record.game_before(last + 1)?) - points(record.game_before(first)?);
    let mut turn = TurnAccount { points, ..TurnAccount::default() };
    for decision in standing[..steps].iter().rev() {
        let (entry, events) = entries[decision.entry];
        let is_purchase = matches!(entry, Entry::Action(Action::Buy(..)));
        let is_sale = matches!(entry, Entry::Action(Action::Sell(..)));
        events.iter().for_each(|event| turn.add(event, is_purchase, is_sale));
    }
    Some(Account { seat, first, deed: Deed::Turn(turn) })
}

impl TurnAccount {
    fn add(&mut self, event: &Event, is_purchase: bool, is_sale: bool) {
        match event {
            Event::Controlled { tile, piece, .. } => match &mut self.tile {
                Some((end, taken_with)) if end == tile => *taken_with = Some(*piece),
                _ => self.others.push((*tile, *piece)),
            },
            Event::Collected { tile, meeples } => {
                self.tile = Some((*tile, None));
                self.collected = meeples.tribes().next().map(|meeple| (meeple, meeples.count(meeple)));
            }
            Event::Killed { victim, meeples, .. } => {
                let of = if let Victim::Of(seat) = victim { Some(*seat) } else { None };
                match self.kills.iter_mut().find(|kill| kill.of == of) {
                    Some(kill) => kill.meeples.add_all(*meeples),
                    None => self.kills.push(Kill { meeples: *meeples, of }),
                }
            }
            Event::TookDjinn { djinn, .. } => self.djinns.push(*djinn),
            Event::Placed { piece, .. } => self.buildings.push(*piece),
            Event::TookCards { cards, .. } if is_purchase => self.cards += cards.len() as u32,
            Event::Discarded { cards } if is_sale => self.sold += cards.len() as u32,
            Event::KeptItem { .. } => self.items += 1,
            Event::UsedItem { item, .. } => self.used = Some(*item),
            Event::WhimTaken { .. } => self.whims += 1,
            Event::WhimFulfilled { .. } => self.laid += 1,
            _ => {}
        }
    }
}
