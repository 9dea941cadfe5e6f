//! The choices that are buttons or counts.

use super::loss::takes;
use super::payments::power_payments;
use super::tap::{at_tile, taken};
use super::{Intent, OpenActions, Sale, Selection};
use crate::game::{
    Action, Djinn, Game, GoodsSet, Item, Meeple, Meeples, Order, Prize, Spell, State, Step, Victim, Window,
};

/// How many pairs of meeples are asked for at once.
const MOST_PAIRS: usize = 6;

/// A choice that is a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The label.
    pub label: ButtonLabel,
    /// The meaning of a press.
    pub intent: Intent,
    /// Whether undo does not cross it.
    pub is_revealing: bool,
    /// Whether the page emphasises it.
    pub is_primary: bool,
}

/// What a button is labelled with. `describe` puts it in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ButtonLabel {
    /// A legal action.
    Action(Action),
    /// One of the drawn items. A tap shows it before the player keeps it.
    Item(Item),
    /// The first of two meeples of a tile.
    Meeple(Meeple),
    /// Give up a half-made choice.
    Cancel,
}

/// The control that sets how many fakirs are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FakirStepper {
    /// The current number.
    pub count: u8,
    /// The intent for one fakir less, if that is possible.
    pub fewer: Option<Intent>,
    /// The intent for one fakir more, if that is possible.
    pub more: Option<Intent>,
}

/// Returns the goods to sell next: the chosen ones, or one of each kind.
pub(super) fn proposed_sale(game: &State, selection: &Selection) -> Option<GoodsSet> {
    let goods = game.player(game.active()?).goods;
    let chosen = selection.sale().unwrap_or_else(|| goods.kinds());
    (!chosen.is_empty() && goods.without(chosen).is_some()).then_some(chosen)
}

/// Returns the order that the horn leaves: first the tapped cards, then the others in their current order.
pub(super) fn proposed_order(game: &State, selection: &Selection) -> Option<Order> {
    let Some(Step::Order { .. }) = game.turn().map(|turn| &turn.step) else { return None };
    let mut places = selection.order().to_vec();
    let cards = game.supply.cards.row.len() as u8;
    places.extend((1..=cards).filter(|place| !selection.order().contains(place)));
    Order::new(&places).filter(|_| !game.is_over())
}

/// Returns the buttons for the actions that have no place on the board, the track or a row. At most one is emphasised:
/// where several would be, the player chooses among equals.
pub(super) fn buttons(game: &Game, actions: &OpenActions, selection: &Selection) -> Vec<Button> {
    let mut buttons = all_buttons(game, actions, selection);
    // The end of the turn gives way to what the turn still asks.
    let ends = |button: &Button| button.label == ButtonLabel::Action(Action::End);
    let emphasised = buttons.iter().filter(|button| button.is_primary).count();
    let others = buttons.iter().filter(|button| button.is_primary && !ends(button)).count();
    for button in &mut buttons {
        button.is_primary &= emphasised == 1 || (others == 1 && !ends(button));
    }
    buttons
}

fn all_buttons(game: &Game, actions: &OpenActions, selection: &Selection) -> Vec<Button> {
    let open = actions.open();
    let mut buttons = Vec::new();
    let mut push = |label, intent, is_primary| {
        let is_revealing = matches!(&label, ButtonLabel::Action(action) if game.reveals(*action));
        buttons.push(Button { label, intent, is_revealing, is_primary });
    };
    if *selection == Selection::Ending {
        push(ButtonLabel::Action(Action::End), Intent::EndTurn, true);
        push(ButtonLabel::Cancel, Intent::Cancel, false);
        return buttons;
    }
    if let Some(price) = selection.bid() {
        let bid = Action::Bid { price, fakirs: selection.fakirs() };
        if open.contains(&bid) {
            push(ButtonLabel::Action(bid), Intent::Play(bid), true);
        }
        push(ButtonLabel::Cancel, Intent::Cancel, false);
        return buttons;
    }
    if let Some(square) = selection.tile() {
        let asked = at_tile(open, selection, square);
        // The hand answers which meeple is dropped, so nothing moves for the question; a second tap on the tile or undo gives it up.
        if !asked.iter().any(|action| matches!(action, Action::Drop(..))) {
            let meeples = first_of_two(&asked).filter(|_| selection.first(square).is_none());
            for meeple in meeples.into_iter().flat_map(Meeples::tribes) {
                push(ButtonLabel::Meeple(meeple), Intent::Standing(square, meeple), false);
            }
            for action in asked.into_iter().filter(|_| meeples.is_none()) {
                push(ButtonLabel::Action(action), Intent::Play(action), true);
            }
            push(ButtonLabel::Cancel, Intent::Cancel, false);
        }
        return buttons;
    }
    if let Some(djinn) = selection.djinn().filter(|_| selection.power().is_none()) {
        for &action in open {
            let is_meant = match action {
                Action::TakeDjinn(other, _)
                | Action::Power { djinn: other, square: None, .. }
                | Action::Keep(Prize::Djinn(other)) => other == djinn && selection.item().is_none(),
                Action::Use(Spell::Lamp(Some(other))) => other == djinn && selection.item() == Some(Item::Lamp),
                _ => false,
            };
            if is_meant {
                push(ButtonLabel::Action(action), Intent::Play(action), true);
            }
        }
        for pay in power_payments(open, djinn).into_iter().filter(|_| selection.item().is_none()) {
            push(ButtonLabel::Action(Action::Power { djinn, square: None, pay }), Intent::PowerTile(djinn, pay), true);
        }
    }
    if let Some(item) = selection.item().filter(|_| selection.djinn().is_none()) {
        for &action in open {
            let is_button = |spell| matches!(spell, Spell::Carpet | Spell::Horn | Spell::Ring(_) | Spell::Lamp(None));
            let is_meant = match action {
                Action::Use(spell) => spell.item() == item && is_button(spell),
                _ => action == Action::Keep(Prize::Item(item)),
            };
            if is_meant {
                push(ButtonLabel::Action(action), Intent::Play(action), true);
            }
        }
    }
    if let Some(order) = proposed_order(game, selection) {
        push(ButtonLabel::Action(Action::Order(order)), Intent::Play(Action::Order(order)), true);
    }
    let is_half_made = selection.is_half_made();
    if is_half_made {
        push(ButtonLabel::Cancel, Intent::Cancel, false);
    }
    // The drawn items stay while one of them is chosen.
    if !is_half_made || selection.item().is_some() {
        for &action in open {
            if let Action::Keep(Prize::Item(item)) = action {
                push(ButtonLabel::Item(item), Intent::Item(item), !is_half_made);
            }
        }
    }
    if is_half_made {
        return buttons;
    }
    for &action in open {
        match action {
            Action::Control(_) | Action::Skip | Action::Trade | Action::Craft | Action::TakeItem(_) | Action::Done => {
                push(ButtonLabel::Action(action), Intent::Play(action), true);
            }
            // Passing is the main choice only if the tile offers nothing.
            Action::Pass => push(ButtonLabel::Action(action), Intent::Play(action), !open.iter().any(takes)),
            Action::Kill(Victim::Of(_), _) => push(ButtonLabel::Action(action), Intent::Play(action), false),
            Action::Build(fakirs) if fakirs == selection.fakirs() => {
                push(ButtonLabel::Action(action), Intent::Play(action), true);
            }
            _ => {}
        }
    }
    if open.contains(&Action::End)
        && let Some(set) = proposed_sale(game, selection)
    {
        let sale = Action::Sell(set);
        push(ButtonLabel::Action(sale), Intent::Play(sale), false);
    }
    if open.contains(&Action::End) || !actions.rest().is_empty() {
        push(ButtonLabel::Action(Action::End), Intent::EndTurn, !open.iter().any(takes));
    }
    buttons
}

/// Returns the meeples to choose the first of two from, where there are so many pairs that one is asked after the other.
fn first_of_two(asked: &[Action]) -> Option<Meeples> {
    let pairs: Vec<_> = asked.iter().filter_map(|&action| taken(action)).filter(|of| of.len() > 1).collect();
    let mut meeples = Meeples::NONE;
    for &pair in &pairs {
        meeples.add_all(pair);
    }
    (pairs.len() > MOST_PAIRS).then_some(meeples)
}

/// Returns the control for the fakirs that are added to a bid (Kumarbi) or to builders.
pub(super) fn fakir_stepper(game: &Game, open: &[Action], selection: &Selection) -> Option<FakirStepper> {
    let count = selection.fakirs();
    let player = game.player(game.active()?);
    let can_add = match selection.bid() {
        Some(price) => player.has(Djinn::Kumarbi) && open.contains(&Action::Bid { price, fakirs: count + 1 }),
        None => open.contains(&Action::Build(count)) && !selection.is_half_made() && count < player.fakirs,
    };
    let can_remove = count > 0 && (selection.bid().is_none() || player.has(Djinn::Kumarbi));
    let fewer = can_remove.then(|| Intent::Fakirs(count - 1));
    let more = can_add.then(|| Intent::Fakirs(count + 1));
    (fewer.is_some() || more.is_some()).then_some(FakirStepper { count, fewer, more })
}

/// Returns the sale that the player can make now: the next set, and the best split of all goods.
pub(super) fn sale(game: &Game, open: &[Action], selection: &Selection) -> Option<Sale> {
    let goods = game.player(game.active()?).goods;
    if goods.is_empty() || selection.is_half_made() || !open.contains(&Action::End) {
        return None;
    }
    let sets: Vec<_> = goods.best_split().collect();
    let worth = sets.iter().map(|set| set.worth()).sum();
    Some(Sale { chosen: proposed_sale(game, selection).unwrap_or_default(), sets, worth })
}

/// Returns whether the power of a djinn can be used now as an action of its own.
pub(super) fn is_usable(open: &[Action], djinn: Djinn) -> bool {
    !matches!(djinn.window(), Window::Passive | Window::Within)
        && open.iter().any(|action| matches!(action, Action::Power { djinn: other, .. } if *other == djinn))
}
