//! What a line or a finished turn does, read off the events of playing it, with the points that the score sheet then has more.

use crate::game::{
    Action, Building, Card, CoinReason, Djinn, Djinns, Entry, Event, Game, Item, Meeple, Meeples, Payment, Prize,
    Record, Score, ScoreLine, Seat, Source, Square, Victim, Whim,
};
use crate::ui::table::session::account::Account;
use crate::ui::table::session::take_back::standing;

/// What a line does.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deeds {
    /// Each thing, in order.
    pub done: Vec<(Deed, i64)>,
    /// How many points more the player has at once, as far as nothing is drawn.
    pub points: i64,
    /// The lines of rivals' score sheets that change, with the change.
    pub rivals: Vec<(Seat, ScoreLine, i64)>,
    /// The djinns that the player had before.
    pub djinns: Djinns,
}

/// One thing that a line does.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum Deed {
    /// Takes control of a tile.
    Takes(Square),
    /// Moves a piece to another tile.
    Moves {
        from: Square,
        tile: Square,
    },
    /// Collects so many of a tribe. What merchants, builders and assassins then do is a deed of its own.
    Collects(Meeple, u8),
    Builds {
        piece: Building,
        tile: Square,
    },
    Kills {
        victim: Victim,
        meeples: Meeples,
    },
    /// Earns coins by builders or through a djinn.
    Earns {
        coins: u32,
        reason: CoinReason,
    },
    Sells {
        cards: Vec<Card>,
        coins: u32,
    },
    Gets(Vec<Card>),
    Buys {
        cards: Vec<Card>,
        coins: u32,
    },
    /// Draws so many cards, which nobody knows yet.
    DrawsCards(u32),
    /// Draws so many items, which nobody knows yet.
    DrawsItems(u32),
    Djinn {
        djinn: Djinn,
        paid: Option<Payment>,
    },
    /// Takes a djinn that nobody knows yet.
    DrawsDjinn,
    Power {
        djinn: Djinn,
        paid: Payment,
    },
    Keeps(Item),
    /// Takes an item that nobody knows yet.
    DrawsItem {
        paid: Option<Payment>,
    },
    Uses(Item),
    TakesWhim(Whim),
    Lays {
        whim: Whim,
        coins: u32,
    },
}

/// The lines that change with a tile: its value, and what stands on it.
const OF_TILES: [ScoreLine; 5] =
    [ScoreLine::Tiles, ScoreLine::Palms, ScoreLine::Palaces, ScoreLine::Cities, ScoreLine::Tent];

impl Deeds {
    /// Plays a line of the player to act and reads off what it does.
    #[must_use]
    pub fn of(game: &Game, line: &[Action]) -> Self {
        Self::read(game, line, false)
    }

    /// Reads off a finished turn of a record what everybody at the table may know of it; `None` if it is not there.
    #[must_use]
    pub fn of_account(record: &Record, account: &Account) -> Option<Self> {
        let since =
            standing(record).into_iter().map_while(|decision| Some(decision.entry).filter(|&at| at >= account.first));
        let mut line: Vec<Action> = since
            .filter_map(|at| match record.entries().nth(at)?.0 {
                Entry::Action(action) => Some(action),
                Entry::Back(_) => None,
            })
            .collect();
        line.reverse();
        Some(Self::read(record.game_before(account.first)?, &line, true))
    }

    /// Plays a line and reads off what it does; in the open, without what items are worth, as the line about a turn counts.
    fn read(game: &Game, line: &[Action], is_open: bool) -> Self {
        let mut deeds = Self::default();
        let Some(seat) = game.active() else { return deeds };
        deeds.djinns = game.player(seat).djinns.iter().copied().collect();
        let mut now = game.clone();
        for &action in line {
            let before = now.clone();
            let Ok(events) = now.play(action) else { break };
            let scores = [before.score(seat), now.score(seat)];
            let mut gains = ScoreLine::ALL.map(|line| difference(scores, line));
            if is_open {
                gains[ScoreLine::Items as usize] = 0;
            }
            deeds.add(&mut Step { seat, action, before: &before, gains, is_open }, &events);
        }
        deeds.points = deeds.done.iter().map(|(_, points)| points).sum();
        for rival in game.seats().filter(|&other| other != seat) {
            let [before, after] = [game, &now].map(|game| game.score(rival));
            let lines = ScoreLine::ALL.into_iter().filter(|line| *line != ScoreLine::Items);
            let changes = lines.map(|line| (rival, line, difference([before, after], line)));
            deeds.rivals.extend(changes.filter(|(.., points)| *points != 0));
        }
        deeds
    }

    /// Returns the deed that matters most, with its points; what rivals lose counts for the tribe that takes it.
    #[must_use]
    pub fn main(&self) -> Option<&(Deed, i64)> {
        let lost: i64 = self.rivals.iter().map(|(.., points)| -points).sum();
        let weight = |(deed, points): &&(Deed, i64)| match deed {
            Deed::Collects(Meeple::Vizier | Meeple::Artisan, _) | Deed::Kills { .. } => points + lost,
            _ => *points,
        };
        self.done.iter().rev().max_by_key(weight).filter(|deed| weight(deed) > 0)
    }

    /// Returns the djinn of the player that makes a deed worth more.
    #[must_use]
    pub fn raised_by(&self, deed: &Deed) -> Option<Djinn> {
        let djinn = match deed {
            Deed::Collects(Meeple::Vizier, _) => Djinn::Jafaar,
            Deed::Collects(Meeple::Elder, _) => Djinn::Shamhat,
            Deed::Builds { piece: Building::Palm, .. } => Djinn::Haurvatat,
            _ => return None,
        };
        Some(djinn).filter(|&djinn| self.djinns.contains(djinn))
    }

    /// Adds coins to those that came in the same way before; returns any other deed.
    fn joined(&mut self, (deed, points): (Deed, i64)) -> Option<(Deed, i64)> {
        let Deed::Earns { coins: more, reason: how } = deed else { return Some((deed, points)) };
        let before = self.done.iter_mut().find_map(|(deed, points)| match deed {
            Deed::Earns { coins, reason } if *reason == how => Some((coins, points)),
            _ => None,
        });
        let Some((coins, sum)) = before else { return Some((deed, points)) };
        *coins += more;
        *sum += points;
        None
    }

    /// Returns how many points rivals lose on a line of the score sheet.
    #[must_use]
    pub fn lost(&self, line: ScoreLine) -> i64 {
        let changes = self.rivals.iter().filter(|(_, other, _)| *other == line);
        -changes.map(|(.., points)| points.min(&0)).sum::<i64>()
    }

    fn add(&mut self, step: &mut Step, events: &[Event]) {
        let (action, seat) = (step.action, step.seat);
        let is_kept = matches!(action, Action::Keep(_));
        let sold =
            events.iter().find_map(|event| if let Event::Discarded { cards } = event { Some(cards) } else { None });
        let coins = |wanted: fn(&CoinReason) -> bool| {
            let amounts = events.iter().filter_map(|event| match event {
                Event::Coins { player, amount, reason } if *player == seat && wanted(reason) => {
                    Some(amount.unsigned_abs())
                }
                _ => None,
            });
            u32::try_from(amounts.sum::<u64>()).unwrap_or(u32::MAX)
        };
        // A tribe is collected only after the choice of a piece, and artisans only once they have drawn.
        let collected = self.done.iter_mut().rev().find_map(|(deed, points)| match deed {
            Deed::Collects(meeple, _) => Some((of_tribe(*meeple)?, points)),
            _ => None,
        });
        if let (Action::Control(_) | Action::Craft, Some((line, points))) = (action, collected) {
            *points += step.claim(&[line]);
        }
        // These coins are deeds of their own.
        let earned = events.iter().map(|event| match *event {
            Event::Coins { player, amount, reason: CoinReason::Builders | CoinReason::Djinn(_) | CoinReason::Whim }
                if player == seat && amount > 0 =>
            {
                amount
            }
            _ => 0,
        });
        step.gains[ScoreLine::Coins as usize] -= earned.sum::<i64>();
        let known = self.done.len();
        for event in events {
            let deed = match event {
                Event::Collected { meeples, .. } => meeples.tribes().next().map(|meeple| {
                    let points = of_tribe(meeple).map_or(0, |line| step.claim(&[line]));
                    (Deed::Collects(meeple, meeples.count(meeple)), points)
                }),
                Event::Controlled { player, tile, .. } if *player == seat => {
                    Some((Deed::Takes(*tile), step.claim(&OF_TILES)))
                }
                Event::MovedCamel { player, from, tile, .. } if *player == seat => {
                    Some((Deed::Moves { from: *from, tile: *tile }, step.claim(&OF_TILES)))
                }
                Event::Placed { tile, piece, .. } => Some((
                    Deed::Builds { piece: *piece, tile: *tile },
                    step.claim(&[ScoreLine::Palms, ScoreLine::Palaces]),
                )),
                Event::Killed { player, victim, meeples, .. } if *player == seat => {
                    Some((Deed::Kills { victim: *victim, meeples: *meeples }, 0))
                }
                Event::Coins { player, amount, reason: CoinReason::Sale } if *player == seat => {
                    let cards = sold.cloned().unwrap_or_default();
                    Some((Deed::Sells { cards, coins: amount.unsigned_abs() as u32 }, step.claim(&ScoreLine::ALL)))
                }
                Event::Coins { player, amount, reason: reason @ (CoinReason::Builders | CoinReason::Djinn(_)) }
                    if *player == seat && *amount > 0 =>
                {
                    Some((Deed::Earns { coins: amount.unsigned_abs() as u32, reason: *reason }, *amount))
                }
                Event::TookCards { player, cards, from } if *player == seat && !cards.is_empty() => Some(match from {
                    Source::Deck => (Deed::DrawsCards(cards.len() as u32), 0),
                    Source::Row if matches!(action, Action::Buy(..)) => {
                        let coins = coins(|reason| *reason == CoinReason::Market);
                        (Deed::Buys { cards: cards.clone(), coins }, step.claim(&ScoreLine::ALL))
                    }
                    Source::Row => (Deed::Gets(cards.clone()), step.claim(&[ScoreLine::Goods])),
                }),
                Event::TookDjinn { player, from: Source::Deck, .. } if *player == seat && !is_kept => {
                    Some((Deed::DrawsDjinn, 0))
                }
                Event::TookDjinn { player, djinn, paid, .. } if *player == seat => {
                    Some((Deed::Djinn { djinn: *djinn, paid: *paid }, step.claim(&ScoreLine::ALL)))
                }
                Event::UsedPower { player, djinn, paid } if *player == seat => {
                    Some((Deed::Power { djinn: *djinn, paid: *paid }, step.claim(&[ScoreLine::Elders])))
                }
                Event::DrewItems { player, count } if *player == seat => Some((Deed::DrawsItems(*count as u32), 0)),
                Event::KeptItem { player, paid } if *player == seat => match action {
                    Action::Keep(Prize::Item(item)) if !step.is_open => {
                        Some((Deed::Keeps(item), step.claim(&ScoreLine::ALL)))
                    }
                    // What an item brings back is its own doing.
                    Action::Use(_) => None,
                    _ => {
                        // The one item that was drawn is the one that is kept.
                        self.done.pop_if(|(deed, _)| matches!(deed, Deed::DrawsItems(1)));
                        Some((Deed::DrawsItem { paid: *paid }, step.claim(&[ScoreLine::Artisans])))
                    }
                },
                Event::UsedItem { player, item, .. } if *player == seat => {
                    Some((Deed::Uses(*item), step.claim(&[ScoreLine::Items])))
                }
                Event::WhimTaken { player, tile } if *player == seat => {
                    step.before.board.get(*tile).and_then(|place| place.whim).map(|whim| (Deed::TakesWhim(whim), 0))
                }
                Event::WhimFulfilled { player, whim } if *player == seat => {
                    let coins = coins(|reason| *reason == CoinReason::Whim);
                    Some((Deed::Lays { whim: *whim, coins }, i64::from(coins)))
                }
                _ => None,
            };
            let deed = deed.and_then(|deed| self.joined(deed));
            self.done.extend(deed);
        }
        // What else changes is the doing of the last deed: a kill may give the most viziers. Coins say their points by themselves.
        let draws =
            |(deed, _): &(Deed, i64)| matches!(deed, Deed::DrawsCards(_) | Deed::DrawsDjinn | Deed::DrawsItem { .. });
        if !self.done[known..].iter().any(draws)
            && let Some(last) =
                self.done.iter().rposition(|(deed, _)| !is_coins(deed)).or(self.done.len().checked_sub(1))
        {
            let (_, points) = &mut self.done[last];
            *points += step.claim(&ScoreLine::ALL);
        }
    }
}

/// Returns whether a deed is no more than the coins that it brings.
pub const fn is_coins(deed: &Deed) -> bool {
    matches!(deed, Deed::Earns { .. } | Deed::Lays { .. })
}

/// One action of a line.
struct Step<'a> {
    seat: Seat,
    action: Action,
    before: &'a Game,
    /// The points on each line of the score sheet that no deed has claimed yet.
    gains: [i64; ScoreLine::ALL.len()],
    /// Whether only what everybody may know counts.
    is_open: bool,
}

impl Step<'_> {
    /// Returns the points on these lines, once.
    fn claim(&mut self, lines: &[ScoreLine]) -> i64 {
        lines.iter().map(|&line| std::mem::take(&mut self.gains[line as usize])).sum()
    }
}

fn difference(scores: [Score; 2], line: ScoreLine) -> i64 {
    let [before, after] = scores.map(|score| i64::from(score.line(line)));
    after - before
}

/// Returns the score line of a tribe whose meeples are kept.
pub const fn of_tribe(meeple: Meeple) -> Option<ScoreLine> {
    match meeple {
        Meeple::Vizier => Some(ScoreLine::Viziers),
        Meeple::Elder => Some(ScoreLine::Elders),
        Meeple::Artisan => Some(ScoreLine::Artisans),
        _ => None,
    }
}
