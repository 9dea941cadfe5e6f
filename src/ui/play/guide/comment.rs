//! What the guide says of what has just happened: only facts of the events and of the score.

use super::ask::asked;
use super::{OpenTile, ROUNDS, is_farewell, is_new, is_running, opening, pupil};
use crate::game::{
    Action, Building, Card, CoinReason, Djinn, Entry, Event, Game, Meeple, Meeples, Record, ScoreLine, Seat, Square,
    Victim,
};
use crate::ui::table::session::Agreements;
use crate::ui::table::session::account::{Account, Deed, latest};
use crate::ui::table::session::decision::decider;

/// One thing that the guide says.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum Comment {
    /// A bid; with `is_final`, no more bids follow in the round.
    Bid { who: Seat, price: u8, rank: Rank, is_final: bool },
    /// The bids are made, and this player begins.
    Begins { who: Seat },
    /// The person's move has ended.
    Ended { tile: Square, meeple: Meeple, count: u8, keeper: Keeper },
    /// How many viziers the person has, and the opponent.
    Viziers { own: u8, theirs: u8 },
    /// What all elders of the person are worth.
    Elders { points: u32 },
    /// The person took cards from merchants or a djinn.
    Cards { cards: Vec<Card> },
    /// The person bought cards.
    Bought { cards: Vec<Card>, coins: u32 },
    /// Builders earned coins for the person.
    Earned { coins: u32 },
    /// The person sold goods.
    Sold { coins: u32 },
    /// The person's assassins killed.
    Killed { victim: Victim, meeples: Meeples },
    /// The person took a tile that a kill had emptied.
    Emptied { tile: Square, points: u32 },
    /// The person placed a building; `scores` holds who scores it, and how much.
    Placed { piece: Building, tile: Square, scores: Option<(Seat, u32)> },
    /// The person took a djinn.
    Djinn { djinn: Djinn, points: u32 },
    /// The turn that a computer has finished.
    Turn(Account),
    /// What a turn left to the next player.
    Opening(OpenTile),
    /// A player has only a few camels left.
    FewCamels { who: Seat, count: u8 },
    /// A round has ended.
    RoundEnded { round: u32 },
    /// The first rounds have ended.
    Farewell,
}

/// The place of a new marker among those of the opponent on the turn order track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The opponent has none yet.
    Alone,
    /// Before all of them.
    Before,
    /// Between them.
    Between,
    /// After all of them.
    After,
}

/// Who has the tile on which a move has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeper {
    /// The person took it for so many points.
    Taken(u32),
    /// Nobody: other meeples stand there.
    Meeples,
    /// A player had it before.
    Owner(Seat),
    /// Nobody, for want of a camel.
    Nobody,
}

/// So few camels are left to a player when the guide speaks of the end of the game.
const FEW: u8 = 3;

/// Returns what the guide says of what has just happened, most important first. After its first rounds it speaks only of
/// steps that it still explains, and of the end that comes nearer.
#[must_use]
pub fn comment(record: &Record, agreements: &Agreements) -> Vec<Comment> {
    let Some(seat) = pupil(record, agreements).filter(|_| is_running(record, agreements)) else { return Vec::new() };
    if is_farewell(record, seat) {
        return vec![Comment::Farewell];
    }
    let Some(last) = record.len().checked_sub(1) else { return Vec::new() };
    let (Some((Entry::Action(action), events)), Some(before)) =
        (record.entries().next_back(), record.game_before(last))
    else {
        return Vec::new();
    };
    let now = record.game();
    let who = decider(record, last);
    let account = if who == Some(seat) { None } else { latest(record, agreements) };
    let since = account.as_ref().and_then(|account| record.game_before(account.first)).unwrap_or(before);
    let few = few_camels(since, now);
    let is_own_new =
        || who == Some(seat) && asked(before, seat).is_some_and(|ask| is_new(&record.until(last), seat, ask));
    if now.round > ROUNDS && !is_own_new() {
        return few.into_iter().collect();
    }
    let mut said = match who {
        Some(who) if events.iter().any(|event| matches!(event, Event::Bid { .. })) => bid(before, now, who, events),
        Some(who) if who == seat => own(before, now, seat, action, events),
        _ => account.map_or_else(Vec::new, |account| theirs(now, seat, account)),
    };
    said.extend(few);
    if now.round > ROUNDS {
        return said;
    }
    let round = events.iter().find_map(|event| match event {
        Event::RoundEnded { round } if *round < ROUNDS => Some(Comment::RoundEnded { round: *round }),
        _ => None,
    });
    said.extend(round.or_else(|| opening(record).map(Comment::Opening)));
    said
}

/// Returns the player who has come down to few camels.
fn few_camels(before: &Game, now: &Game) -> Option<Comment> {
    let camels = |game: &Game, who| game.player(who).camels;
    let who = now.seats().find(|&who| camels(before, who) > FEW && (1..=FEW).contains(&camels(now, who)))?;
    Some(Comment::FewCamels { who, count: camels(now, who) })
}

fn bid(before: &Game, now: &Game, who: Seat, events: &[Event]) -> Vec<Comment> {
    let mut said = Vec::new();
    for event in events {
        match *event {
            Event::Bid { player, price, .. } => {
                let order = before.order_after(price);
                let place = order.prices().filter(|&other| other > price).map(|other| order.group(other).len()).sum();
                let theirs = |markers: &[Seat]| markers.iter().filter(|&&other| other != player).count();
                let markers: Vec<_> = order.order().collect();
                let (ahead, behind) = markers.split_at(place);
                let rank = match (theirs(ahead), theirs(behind)) {
                    (0, 0) => Rank::Alone,
                    (0, _) => Rank::Before,
                    (_, 0) => Rank::After,
                    _ => Rank::Between,
                };
                said.push(Comment::Bid { who, price, rank, is_final: now.turn().is_some() });
            }
            Event::TurnStarted { player } => said.push(Comment::Begins { who: player }),
            _ => {}
        }
    }
    said
}

/// Returns the points that a player gained on one line of the score sheet.
fn gain(before: &Game, now: &Game, seat: Seat, lines: &[ScoreLine]) -> u32 {
    let sum = |game: &Game| lines.iter().map(|&line| game.score(seat).line(line)).sum::<u32>();
    sum(now).saturating_sub(sum(before))
}

/// The lines that a tile scores on: its value, and what stands on it.
const OF_TILES: [ScoreLine; 3] = [ScoreLine::Tiles, ScoreLine::Palms, ScoreLine::Palaces];

fn own(before: &Game, now: &Game, seat: Seat, action: Action, events: &[Event]) -> Vec<Comment> {
    let taken = |square: Square| {
        let is_it = |event: &Event| matches!(event, Event::Controlled { tile, .. } if *tile == square);
        events.iter().any(is_it).then(|| gain(before, now, seat, &OF_TILES))
    };
    let coins = |wanted: fn(&CoinReason) -> bool| -> u32 {
        let amount = |event: &Event| match event {
            Event::Coins { player, amount, reason } if *player == seat && wanted(reason) => amount.unsigned_abs(),
            _ => 0,
        };
        u32::try_from(events.iter().map(amount).sum::<u64>()).unwrap_or(u32::MAX)
    };
    let mut said = Vec::new();
    match action {
        Action::Build(_) => said.push(Comment::Earned { coins: coins(|reason| *reason == CoinReason::Builders) }),
        Action::Sell(_) => said.push(Comment::Sold { coins: coins(|reason| *reason == CoinReason::Sale) }),
        _ => {}
    }
    for event in events {
        match event {
            Event::Collected { tile, meeples } => {
                let Some(meeple) = meeples.tribes().next() else { continue };
                let place = now.board.get(*tile);
                let keeper = match (taken(*tile), before.board.owner(*tile)) {
                    (Some(points), _) => Keeper::Taken(points),
                    (None, Some(owner)) => Keeper::Owner(owner),
                    (None, None) if place.is_some_and(|place| !place.meeples.is_empty()) => Keeper::Meeples,
                    (None, None) => Keeper::Nobody,
                };
                said.push(Comment::Ended { tile: *tile, meeple, count: meeples.count(meeple), keeper });
                match meeple {
                    Meeple::Vizier => said.push(viziers(now, seat)),
                    Meeple::Elder => {
                        said.push(Comment::Elders { points: now.score(seat).line(ScoreLine::Elders) });
                    }
                    _ => {}
                }
            }
            Event::TookCards { player, cards, .. } if *player == seat => said.push(match action {
                Action::Buy(..) => {
                    Comment::Bought { cards: cards.clone(), coins: coins(|reason| *reason == CoinReason::Market) }
                }
                _ => Comment::Cards { cards: cards.clone() },
            }),
            Event::Killed { victim, meeples, .. } => {
                said.push(Comment::Killed { victim: *victim, meeples: *meeples });
                if let Victim::On(tile) = *victim
                    && let Some(points) = taken(tile)
                {
                    said.push(Comment::Emptied { tile, points });
                }
            }
            Event::Placed { tile, piece, .. } => {
                let owner = now.board.owner(*tile);
                let scores = owner.map(|owner| (owner, gain(before, now, owner, &OF_TILES)));
                said.push(Comment::Placed { piece: *piece, tile: *tile, scores });
            }
            Event::TookDjinn { player, djinn, .. } if *player == seat => {
                said.push(Comment::Djinn { djinn: *djinn, points: djinn.points() });
            }
            _ => {}
        }
    }
    said
}

fn theirs(now: &Game, seat: Seat, account: Account) -> Vec<Comment> {
    let Deed::Turn(turn) = &account.deed else { return Vec::new() };
    let has_viziers = matches!(turn.collected, Some((Meeple::Vizier, _)));
    let viziers = has_viziers.then(|| viziers(now, seat));
    [Comment::Turn(account)].into_iter().chain(viziers).collect()
}

fn viziers(now: &Game, seat: Seat) -> Comment {
    let theirs = now.seats().filter(|&other| other != seat).map(|other| now.player(other).viziers()).max();
    Comment::Viziers { own: now.player(seat).viziers(), theirs: theirs.unwrap_or(0) }
}
