//! What a tap, a key or a drag means, and what follows from it.

use super::payments::power_payments;
use super::tap::{tap, tap_on_meeple};
use super::{Explanation, Loss, OpenActions, Outcome, Selection};
use crate::game::{
    Action, Card, Djinn, Game, GoodsSet, Item, Meeple, Payment, Prize, Record, Refusal, Spell, Square, Step,
};
use crate::ui::table::allow::Allow;

/// What the player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A tap on a tile.
    Tile(Square),
    /// A meeple dragged onto a tile.
    DropOn(Square, Meeple),
    /// A tap on a meeple that stands on a tile, or on its button. Where the tile asks which one is meant, this one is; of
    /// two it is the first.
    Standing(Square, Meeple),
    /// A tap on a colour of the hand, or its key.
    Colour(Meeple),
    /// A tap on a price of the turn order track.
    Spot(u8),
    /// Add this many fakirs.
    Fakirs(u8),
    /// A tap on a djinn: in the row, among the drawn ones, or held by the player.
    Djinn(Djinn),
    /// A tap on a card of the market, by its place from 0.
    Card(usize),
    /// A tap on an item that the player holds or has drawn.
    Item(Item),
    /// Use a power with this payment; its tile is chosen next.
    PowerTile(Djinn, Payment),
    /// Sell these goods next.
    Sale(GoodsSet),
    /// Play exactly this action.
    Play(Action),
    /// End the turn, and give up what is left of it.
    EndTurn,
    /// Give up the half-made choice; without one, undo the move in progress.
    Cancel,
    /// Undo one action, or one part of a half-made choice.
    Undo,
    /// Redo one action.
    Redo,
    /// Go back to the start of the turn.
    ResetTurn,
}

impl Intent {
    /// Returns the outcome of the intent for this game and selection, with every legal action open.
    #[must_use]
    pub fn resolve(self, record: &Record, selection: &Selection) -> Outcome {
        self.resolve_within(record, selection, &OpenActions::of(record.game(), &Allow::Everything))
    }

    /// Returns the outcome of the intent where only these actions are open.
    #[must_use]
    pub fn resolve_within(self, record: &Record, selection: &Selection, actions: &OpenActions) -> Outcome {
        match self.meaning(record, selection, actions) {
            Outcome::Play(action) if !actions.allows(action) => Outcome::NotOpen(action),
            outcome => outcome,
        }
    }

    /// Returns the outcome before the check whether the action is allowed.
    fn meaning(self, record: &Record, selection: &Selection, actions: &OpenActions) -> Outcome {
        let game = record.game();
        let open = actions.open();
        match self {
            Self::Tile(square) if *selection == Selection::Nothing && !actions.shortcut(square).is_empty() => {
                Outcome::PlayAll(actions.shortcut(square).to_vec())
            }
            Self::EndTurn if *selection != Selection::Ending && Loss::of(game, open).is_some() => {
                Outcome::Select(Selection::Ending)
            }
            Self::EndTurn if !actions.rest().is_empty() => Outcome::PlayAll(actions.rest().to_vec()),
            Self::EndTurn => Outcome::of(game, Action::End, None),
            Self::Tile(square) => match tap(game, open, selection, square) {
                // A position loaded in the middle of a move has no entries to undo.
                Outcome::UndoMove if !record.can_undo() => Outcome::Nothing,
                outcome => outcome,
            },
            Self::DropOn(square, meeple) => Outcome::of(game, Action::Drop(square, meeple), Some(square)),
            Self::Standing(square, meeple) => tap_on_meeple(game, open, selection, square, meeple)
                .unwrap_or_else(|| Self::Tile(square).meaning(record, selection, actions)),
            Self::Colour(meeple) => colour(actions, selection, meeple),
            Self::Spot(price) => spot(game, selection, price),
            Self::Fakirs(fakirs) => Outcome::Select(selection.with_fakirs(fakirs)),
            Self::Djinn(djinn) => choose_djinn(game, actions, selection, djinn),
            Self::Card(index) => match (&game.turn().map(|turn| &turn.step), game.supply.cards.row.get(index)) {
                (Some(Step::Order { .. }), Some(_)) => Outcome::Select(reorder(selection, index as u8 + 1)),
                (_, Some(&card)) => buy(game, open, selection, card),
                (_, None) => Outcome::Nothing,
            },
            Self::Item(item) => choose_item(game, open, selection, item),
            Self::PowerTile(djinn, pay) => Outcome::Select(Selection::Power(djinn, pay)),
            Self::Sale(set) => Outcome::Select(Selection::Sale(set)),
            Self::Play(action) => Outcome::of(game, action, None),
            Self::Cancel if *selection != Selection::Nothing => Outcome::Select(Selection::Nothing),
            Self::Cancel if game.sow().is_some() && record.can_undo() => Outcome::UndoMove,
            Self::Undo if selection.is_half_made() => Outcome::Select(selection.before()),
            Self::Undo if record.can_undo() => Outcome::Undo,
            Self::Redo if record.can_redo() => Outcome::Redo,
            Self::ResetTurn if record.can_undo() => Outcome::ResetTurn,
            Self::Cancel | Self::Undo | Self::Redo | Self::ResetTurn => Outcome::Nothing,
        }
    }
}

/// Adds a tapped card to the order of the horn. A second tap removes it and all cards after it.
fn reorder(selection: &Selection, place: u8) -> Selection {
    let mut order = selection.order().to_vec();
    match order.iter().position(|&other| other == place) {
        Some(index) => order.truncate(index),
        None => order.push(place),
    }
    Selection::of_order(order)
}

fn choose_item(game: &Game, open: &[Action], selection: &Selection, item: Item) -> Outcome {
    if selection.item() == Some(item) {
        return Outcome::Select(Selection::Nothing);
    }
    let carpet = Action::Use(Spell::Carpet);
    if item == Item::Carpet && open.contains(&carpet) {
        return Outcome::Play(carpet);
    }
    let is_meant = |action: &Action| match action {
        Action::Use(spell) => spell.item() == item,
        _ => *action == Action::Keep(Prize::Item(item)),
    };
    if open.iter().any(is_meant) {
        return Outcome::Select(Selection::Item(item));
    }
    if !item.is_magic() {
        return Outcome::Nothing;
    }
    // Checks one use of the item, to explain why it is not legal now.
    let squares: Vec<Square> = game.board.squares().collect();
    let attempt = match item {
        Item::Lamp => Spell::Lamp(None),
        Item::Ring => Spell::Ring(Item::Ring),
        Item::Horn => Spell::Horn,
        Item::Flute => Spell::Flute(squares[0]),
        Item::Scimitar => Spell::Scimitar(squares[0], Meeple::ALL.into_iter().take(1).collect()),
        Item::Talisman => Spell::Talisman(squares[0], squares[0]),
        Item::Carpet | Item::Jewel | Item::Chest | Item::Crown => Spell::Carpet,
    };
    Outcome::of(game, Action::Use(attempt), None)
}

fn colour(actions: &OpenActions, selection: &Selection, meeple: Meeple) -> Outcome {
    let open = actions.open();
    if let Some(square) = selection.tile() {
        let mut asked = [Action::Bring(square, meeple), Action::Drop(square, meeple)].into_iter();
        if let Some(action) = asked.find(|action| open.contains(action)) {
            return Outcome::Play(action);
        }
    }
    let drops = |action: &&Action| matches!(action, Action::Drop(_, other) if *other == meeple);
    if !open.iter().any(|action| drops(&action)) {
        if let Some(&action) = actions.legal().iter().find(drops) {
            return Outcome::NotOpen(action);
        }
        let refusal = Refusal::NoEnding;
        return Outcome::Explain(Explanation { square: None, refusal, rule: refusal.rule() });
    }
    let is_chosen = selection.colour() == Some(meeple);
    Outcome::Select(if is_chosen { Selection::Nothing } else { Selection::Colour(meeple) })
}

fn spot(game: &Game, selection: &Selection, price: u8) -> Outcome {
    let fakirs = if game.bid_price(price, selection.fakirs()).is_ok() { selection.fakirs() } else { 0 };
    let most = game.active().map_or(0, |seat| game.player(seat).fakirs);
    // If the player can pay only with fakirs, selects the fewest that suffice.
    let fakirs = (fakirs..=most).find(|&fakirs| game.bid_price(price, fakirs).is_ok());
    match (fakirs, game.bid_price(price, 0)) {
        // The second tap confirms what the first previewed.
        (Some(fakirs), _) if selection.bid() == Some(price) => Outcome::Play(Action::Bid { price, fakirs }),
        (Some(fakirs), _) => Outcome::Select(Selection::Bid { price, fakirs }),
        (None, Err(refusal)) => {
            let rule = refusal.rule_for(Action::Bid { price, fakirs: 0 });
            Outcome::Explain(Explanation { square: None, refusal, rule })
        }
        (None, Ok(_)) => Outcome::Nothing,
    }
}

fn buy(game: &Game, open: &[Action], selection: &Selection, card: Card) -> Outcome {
    if open.contains(&Action::Buy(card, None)) {
        return Outcome::Play(Action::Buy(card, None));
    }
    if let Some(first) = selection.card() {
        let action = Action::Buy(first.min(card), Some(first.max(card)));
        return if open.contains(&action) {
            Outcome::Play(action)
        } else {
            // The player tapped the same card again, and it is the only one of its kind.
            Outcome::Select(Selection::Nothing)
        };
    }
    let starts_a_pair = |action: &Action| matches!(action, Action::Buy(a, Some(b)) if *a == card || *b == card);
    if open.iter().any(starts_a_pair) {
        return Outcome::Select(Selection::Card(card));
    }
    Outcome::of(game, Action::Buy(card, None), None)
}

fn choose_djinn(game: &Game, actions: &OpenActions, selection: &Selection, djinn: Djinn) -> Outcome {
    let open = actions.open();
    if selection.djinn() == Some(djinn) || selection.power().is_some_and(|(other, _)| other == djinn) {
        return Outcome::Select(Selection::Nothing);
    }
    let is_lamp = selection.item() == Some(Item::Lamp) && open.contains(&Action::Use(Spell::Lamp(Some(djinn))));
    if is_lamp {
        return Outcome::Select(Selection::Lamp(djinn));
    }
    if let [pay] = power_payments(open, djinn)[..] {
        return Outcome::Select(Selection::Power(djinn, pay));
    }
    let choices: Vec<_> = open
        .iter()
        .filter(|action| match action {
            Action::TakeDjinn(other, _) | Action::Power { djinn: other, .. } | Action::Keep(Prize::Djinn(other)) => {
                *other == djinn
            }
            _ => false,
        })
        .collect();
    match choices[..] {
        [] => Outcome::of(game, Action::Power { djinn, square: None, pay: Payment::E }, None),
        // With shortcuts, a single payment needs no confirmation: undo takes it back.
        [&only @ Action::TakeDjinn(..)] if !actions.rest().is_empty() => Outcome::Play(only),
        // The player confirms with a button, because the choice reveals something or has a price.
        _ => Outcome::Select(Selection::Djinn(djinn)),
    }
}
