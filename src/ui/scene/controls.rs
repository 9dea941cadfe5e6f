//! What is asked for, and the answers that are buttons.

use super::payments::power_payments;
use super::{Intent, Sale, Selection};
use crate::game::{
    Action, Building, Djinn, Game, GoodsSet, Item, Meeple, Order, Phase, Prize, Refusal, Seat, Spell, Square, State,
    Step, TileKind, Victim, Window,
};

/// What the game waits for, to be said in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Choose a spot of the track.
    Bid,
    /// Confirm the spot previewed.
    ConfirmBid(u8),
    /// Pick a tile up.
    Move,
    /// No move is legal.
    NoMove,
    /// No move is legal, but one would be by carpet.
    NoMoveOnFoot,
    /// Drop one of so many meeples.
    Drop(u32),
    /// Choose among a tile's choices.
    Choose(Square),
    /// Choose which meeples of a tile an item takes.
    ChooseMeeples(Square),
    /// Drop the last one.
    LastDrop,
    /// Take the tile with a camel or the tent.
    Control(Square),
    /// Artisans draw so many items.
    Craft(u8),
    /// Keep one of the items drawn.
    KeepItem,
    /// Use a magic item that needs no tile, or choose among its few answers.
    Use(Item),
    /// Choose the tile an item acts on, or the second one.
    ItemTile(Item, bool),
    /// The flute brings so many more meeples to a tile.
    Bring(Square, u32),
    /// The horn: put the row in order.
    Order,
    /// Merchants take cards.
    Trade(u8),
    /// Builders earn: builders, fakirs added, blue tiles, coins.
    Build {
        /// Builders collected.
        builders: u8,
        /// Fakirs to discard.
        fakirs: u8,
        /// What they earn.
        coins: u32,
    },
    /// Assassins kill; whether they must, and how many.
    Kill {
        /// Whether a victim is in reach without a fakir.
        is_compulsory: bool,
        /// Whether two die (Iblis).
        is_double: bool,
    },
    /// Keep one of the djinns drawn.
    Keep,
    /// The action of the tile.
    Tile(TileKind),
    /// Place a piece for a djinn.
    Place(Building),
    /// Choose the tile a power acts on.
    PowerTile(Djinn),
    /// Choose how to pay for a djinn.
    Pay(Djinn),
    /// Take this djinn with the lamp.
    Lamp(Djinn),
    /// Sell, or end the turn.
    End,
    /// The game is over.
    Over(Vec<Seat>),
}

/// An answer given by a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub pick: Pick,
    /// What pressing it means.
    pub intent: Intent,
    /// Whether undo will not cross it.
    pub reveals: bool,
    /// Whether it is the answer that most will want.
    pub is_primary: bool,
}

/// What a button stands for, to be put in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// A legal action.
    Action(Action),
    /// One of the items drawn: to be looked at before it is kept.
    Item(Item),
    /// Give a half-made choice up.
    Cancel,
}

/// The choice of how many fakirs are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FakirStepper {
    /// How many are added.
    pub count: u8,
    /// What one fakir less means, if it can be.
    pub fewer: Option<Intent>,
    /// What one fakir more means, if it can be.
    pub more: Option<Intent>,
}

/// The choices at a tile, round the finger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The tile.
    pub square: Square,
    /// The choices.
    pub choices: Vec<Action>,
}

impl Prompt {
    pub(super) fn of(game: &Game, legal: &[Action], selection: &Selection) -> Self {
        let Phase::Turn(turn) = &game.phase else {
            return match (&game.phase, selection.bid()) {
                (Phase::Over, _) => Self::Over(game.winners()),
                (_, Some(price)) => Self::ConfirmBid(price),
                (_, None) => Self::Bid,
            };
        };
        if let Some((djinn, _)) = selection.power() {
            return Self::PowerTile(djinn);
        }
        if let Some(square) = selection.ring() {
            let is_item = selection.item().is_some();
            return if is_item { Self::ChooseMeeples(square) } else { Self::Choose(square) };
        }
        if let Some(djinn) = selection.djinn() {
            return if selection.item().is_some() { Self::Lamp(djinn) } else { Self::Pay(djinn) };
        }
        if let Some(item) = selection.item() {
            return match item {
                Item::Scimitar | Item::Flute | Item::Talisman => Self::ItemTile(item, selection.from().is_some()),
                _ => Self::Use(item),
            };
        }
        match &turn.step {
            Step::Move if legal.contains(&Action::Skip) => {
                let has_carpet = legal.contains(&Action::Use(Spell::Carpet));
                if has_carpet { Self::NoMoveOnFoot } else { Self::NoMove }
            }
            Step::Move => Self::Move,
            Step::Sow(hand) if hand.meeples.len() == 1 => Self::LastDrop,
            Step::Sow(hand) => Self::Drop(hand.meeples.len()),
            Step::Tribe(collected) => match collected.meeple {
                Meeple::Builder => Self::Build {
                    builders: collected.count,
                    fakirs: selection.fakirs(),
                    coins: game.builders_earn(selection.fakirs()).unwrap_or(0),
                },
                Meeple::Assassin => Self::Kill {
                    is_compulsory: game.check(Action::Skip) == Err(Refusal::MustKill),
                    is_double: turn.boosts.contains(&crate::game::Boost::Iblis),
                },
                Meeple::Artisan => Self::Craft(collected.count),
                _ => Self::Trade(collected.count),
            },
            Step::Control { tile, .. } => Self::Control(*tile),
            Step::Flute { target, moved, .. } => {
                let there = game.within_call(*target).iter().map(|square| game.board.meeples(square).len());
                let left = crate::game::MOST_BROUGHT.saturating_sub(*moved);
                Self::Bring(*target, there.sum::<u32>().min(left.into()))
            }
            Step::Order { .. } => Self::Order,
            Step::Keep { drawn, .. } if matches!(drawn[..], [Prize::Item(_), ..]) => Self::KeepItem,
            Step::Keep { .. } => Self::Keep,
            Step::Tile => match turn.at.and_then(|at| game.board.get(at)) {
                Some(place) => Self::Tile(place.tile.kind),
                None => Self::End,
            },
            Step::Place { building, .. } => Self::Place(*building),
            Step::End => Self::End,
        }
    }
}

/// The goods the sale proposes: those chosen, or the best set.
pub(super) fn proposed_sale(game: &State, selection: &Selection) -> Option<GoodsSet> {
    let goods = game.player(game.active()?).goods();
    let chosen = selection.sale().unwrap_or_else(|| goods.kinds());
    (!chosen.is_empty() && goods.without(chosen).is_some()).then_some(chosen)
}

/// The order the horn would leave: the cards tapped first, then the others as they lie.
pub(super) fn proposed_order(game: &State, selection: &Selection) -> Option<Order> {
    let Some(Step::Order { .. }) = game.turn().map(|turn| &turn.step) else { return None };
    let mut places = selection.order().to_vec();
    let cards = game.supply.cards().row().len() as u8;
    places.extend((1..=cards).filter(|place| !selection.order().contains(place)));
    Order::new(&places).filter(|_| !game.is_over())
}

/// The buttons for what is not tapped on the board, the track or a row.
pub(super) fn buttons(game: &Game, legal: &[Action], selection: &Selection) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut push = |pick, intent, is_primary| {
        let reveals = matches!(&pick, Pick::Action(action) if game.reveals(*action));
        buttons.push(Button { pick, intent, reveals, is_primary });
    };
    if let Some(price) = selection.bid() {
        let bid = Action::Bid { price, fakirs: selection.fakirs() };
        push(Pick::Cancel, Intent::Cancel, false);
        if legal.contains(&bid) {
            push(Pick::Action(bid), Intent::Play(bid), true);
        }
        return buttons;
    }
    if let Some(djinn) = selection.djinn().filter(|_| selection.power().is_none()) {
        for &action in legal {
            let is_meant = match action {
                Action::TakeDjinn(other, _)
                | Action::Power { djinn: other, square: None, .. }
                | Action::Keep(Prize::Djinn(other)) => other == djinn && selection.item().is_none(),
                Action::Use(Spell::Lamp(Some(other))) => other == djinn && selection.item() == Some(Item::Lamp),
                _ => false,
            };
            if is_meant {
                push(Pick::Action(action), Intent::Play(action), true);
            }
        }
        for pay in power_payments(legal, djinn).into_iter().filter(|_| selection.item().is_none()) {
            push(Pick::Action(Action::Power { djinn, square: None, pay }), Intent::PowerTile(djinn, pay), true);
        }
    }
    if let Some(item) = selection.item().filter(|_| selection.djinn().is_none()) {
        for &action in legal {
            let is_button = |spell| matches!(spell, Spell::Carpet | Spell::Horn | Spell::Ring(_) | Spell::Lamp(None));
            let is_meant = match action {
                Action::Use(spell) => spell.item() == item && is_button(spell),
                _ => action == Action::Keep(Prize::Item(item)),
            };
            if is_meant {
                push(Pick::Action(action), Intent::Play(action), true);
            }
        }
    }
    if selection.is_half_made() {
        push(Pick::Cancel, Intent::Cancel, false);
    }
    if let Some(order) = proposed_order(game, selection) {
        push(Pick::Action(Action::Order(order)), Intent::Play(Action::Order(order)), true);
    }
    if selection.is_half_made() {
        return buttons;
    }
    for &action in legal {
        match action {
            Action::Keep(Prize::Item(item)) => push(Pick::Item(item), Intent::Item(item), true),
            Action::Skip | Action::Trade | Action::Craft | Action::TakeItem(_) | Action::Done => {
                push(Pick::Action(action), Intent::Play(action), true);
            }
            // To leave something is said in a lower voice than to take it.
            Action::Pass => push(Pick::Action(action), Intent::Play(action), !legal.iter().any(takes)),
            Action::Kill(Victim::Of(_), _) => push(Pick::Action(action), Intent::Play(action), false),
            Action::Build(fakirs) if fakirs == selection.fakirs() => {
                push(Pick::Action(action), Intent::Play(action), true);
            }
            _ => {}
        }
    }
    if legal.contains(&Action::End) {
        if let Some(set) = proposed_sale(game, selection) {
            let sale = Action::Sell(set);
            push(Pick::Action(sale), Intent::Play(sale), false);
        }
        push(Pick::Action(Action::End), Intent::Play(Action::End), true);
    }
    buttons
}

/// The choice of how many fakirs are added to a bid (Kumarbi) or to builders.
pub(super) fn fakir_stepper(game: &Game, legal: &[Action], selection: &Selection) -> Option<FakirStepper> {
    let count = selection.fakirs();
    let player = game.player(game.active()?);
    let can_add = match selection.bid() {
        Some(price) => player.has(Djinn::Kumarbi) && legal.contains(&Action::Bid { price, fakirs: count + 1 }),
        None => legal.contains(&Action::Build(count)) && !selection.is_half_made() && count < player.fakirs(),
    };
    let can_remove = count > 0 && (selection.bid().is_none() || player.has(Djinn::Kumarbi));
    let fewer = can_remove.then(|| Intent::Fakirs(count - 1));
    let more = can_add.then(|| Intent::Fakirs(count + 1));
    (fewer.is_some() || more.is_some()).then_some(FakirStepper { count, fewer, more })
}

/// The sale that a player can make now: the set proposed, and the best split of all goods.
pub(super) fn sale(game: &Game, legal: &[Action], selection: &Selection) -> Option<Sale> {
    let goods = game.player(game.active()?).goods();
    if goods.is_empty() || selection.is_half_made() || !legal.contains(&Action::End) {
        return None;
    }
    let sets: Vec<_> = goods.best_split().collect();
    let worth = sets.iter().map(|set| set.worth()).sum();
    Some(Sale { chosen: proposed_sale(game, selection).unwrap_or_default(), sets, worth })
}

/// Whether an action takes what the tile offers.
const fn takes(action: &Action) -> bool {
    matches!(action, Action::Buy(..) | Action::TakeDjinn(..) | Action::TakeItem(_))
}

/// Whether a djinn's power can be used now as an action of its own.
pub(super) fn is_usable(legal: &[Action], djinn: Djinn) -> bool {
    !matches!(djinn.window(), Window::Passive | Window::Within)
        && legal.iter().any(|action| matches!(action, Action::Power { djinn: other, .. } if *other == djinn))
}
