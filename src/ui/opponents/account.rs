//! What a player just did: the facts of the line that sums a turn up.

use super::{are_last, decider};
use crate::game::{
    Action, Building, Djinn, Entry, Event, Meeple, Meeples, Record, ScoreLine, Seat, Square, State, Victim,
};
use crate::ui::history::is_taken_back;
use crate::ui::session::Agreements;
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
    /// It bid.
    Bid(Event),
    /// It played a turn.
    Turn {
        /// Where its move ended, and whether it took that tile; `None` without a move.
        tile: Option<(Square, bool)>,
        /// By how many points its score changed, as far as everybody may know.
        points: i64,
        /// The tribe it collected.
        collected: Option<(Meeple, u8)>,
        /// Its kills.
        kills: Vec<Kill>,
        /// The djinns that came.
        djinns: Vec<Djinn>,
        /// The buildings that it placed.
        buildings: Vec<Building>,
        /// How many cards it bought.
        cards: u32,
        /// How many items came.
        items: u32,
        /// How many whims came.
        whims: u32,
    },
}

/// A kill: the victims, and the player who lost them if they stood with one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kill {
    /// The victims.
    pub meeples: Meeples,
    /// The player who lost them; `None` for victims on a tile.
    pub of: Option<Seat>,
}

/// Returns the account of the turn or bid that was the last thing to happen, if a computer has finished it.
#[must_use]
pub fn latest(record: &Record, agreements: &Agreements) -> Option<Account> {
    let last = record.len().checked_sub(1)?;
    let seat = decider(record, last).filter(|&seat| agreements.level(seat).is_some())?;
    finished(record, &record.entries().collect::<Vec<_>>(), seat, last)
}

/// Returns the accounts of the turns and bids that were finished since an entry, without those that the players took back.
#[must_use]
pub fn since(record: &Record, first: usize) -> Vec<Account> {
    let entries: Vec<_> = record.entries().collect();
    let account = |last| {
        let seat = decider(record, last).filter(|_| !is_taken_back(record, last))?;
        finished(record, &entries, seat, last)
    };
    (first..record.len()).filter_map(account).collect()
}

/// Returns the account of the turn or bid that ends with an entry, if one does.
fn finished(record: &Record, entries: &[(Entry, &Arc<[Event]>)], seat: Seat, last: usize) -> Option<Account> {
    let (Entry::Action(_), events) = entries[last] else { return None };
    if !are_last(events) {
        return None;
    }
    if let Some(bid) = events.iter().find(|event| matches!(event, Event::Bid { .. })) {
        return Some(Account { seat, first: last, deed: Deed::Bid(bid.clone()) });
    }
    let is_same_turn = |&at: &usize| {
        let (entry, events) = entries[at];
        matches!(entry, Entry::Action(_)) && decider(record, at) == Some(seat) && !are_last(events)
    };
    let first = (0..last).rev().take_while(is_same_turn).last().unwrap_or(last);
    let before = record.game_before(first)?;
    let now = record.game_before(last + 1).unwrap_or_else(|| record.game());
    let mut facts = Facts::default();
    for (entry, events) in &entries[first..=last] {
        let is_purchase = matches!(entry, Entry::Action(Action::Buy(..)));
        events.iter().for_each(|event| facts.add(event, is_purchase));
    }
    Some(Account { seat, first, deed: facts.into_deed(seat, before, now) })
}

#[derive(Default)]
struct Facts {
    end: Option<Square>,
    taken: Vec<Square>,
    collected: Option<(Meeple, u8)>,
    kills: Vec<Kill>,
    djinns: Vec<Djinn>,
    buildings: Vec<Building>,
    cards: u32,
}

impl Facts {
    fn add(&mut self, event: &Event, is_purchase: bool) {
        match event {
            Event::Controlled { tile, .. } => self.taken.push(*tile),
            Event::Collected { tile, meeples } => {
                self.end = Some(*tile);
                self.collected = meeples.tribes().next().map(|meeple| (meeple, meeples.count(meeple)));
            }
            Event::Killed { victim, meeples, .. } => {
                let of = if let Victim::Of(seat) = victim { Some(*seat) } else { None };
                self.kills.push(Kill { meeples: *meeples, of });
            }
            Event::TookDjinn { djinn, .. } => self.djinns.push(*djinn),
            Event::Placed { piece, .. } => self.buildings.push(*piece),
            Event::TookCards { cards, .. } if is_purchase => self.cards += cards.len() as u32,
            _ => {}
        }
    }

    fn into_deed(self, seat: Seat, before: &State, now: &State) -> Deed {
        // Nobody sees which items others hold. Coins move in the open.
        let points = |state: &State| i64::from(state.score(seat).without(ScoreLine::Items).total());
        let more = |count: fn(&crate::game::Player) -> usize| {
            count(now.player(seat)).saturating_sub(count(before.player(seat))) as u32
        };
        Deed::Turn {
            tile: self.end.map(|end| (end, self.taken.contains(&end))),
            points: points(now) - points(before),
            collected: self.collected,
            kills: self.kills,
            djinns: self.djinns,
            buildings: self.buildings,
            cards: self.cards,
            items: more(|player| player.items().len()),
            whims: more(|player| player.whims().len()),
        }
    }
}
