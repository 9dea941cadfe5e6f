//! What a tap, a key or a drag means, and what comes of it.

use super::payments::power_payments;
use super::{OpenActions, Selection};
use crate::game::{
    Action, Boost, Card, Djinn, Game, GoodsSet, Item, Meeple, Payment, Prize, Record, Refusal, Spell, Square, Step,
    Victim,
};
use crate::ui::allow::Allow;

/// What the player means to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A tile was tapped.
    Tile(Square),
    /// A meeple was dragged onto a tile.
    DropOn(Square, Meeple),
    /// A colour of the hand was tapped.
    Colour(Meeple),
    /// A tile is looked at, or no longer.
    Look(Option<Square>),
    /// A price of the track was tapped.
    Spot(u8),
    /// So many fakirs are to be added.
    Fakirs(u8),
    /// A djinn was tapped: of the row, among those drawn, or one's own.
    Djinn(Djinn),
    /// A card of the market was tapped, by its place from 0.
    Nth(usize),
    /// A magic item of one's own was tapped.
    Item(Item),
    /// A power was paid for in thought and waits for its tile.
    PowerTile(Djinn, Payment),
    /// These goods are to be sold next.
    Sale(GoodsSet),
    /// This very action.
    Play(Action),
    /// Give up what is half chosen; failing that, the move in progress.
    Cancel,
    /// One step back.
    Undo,
    /// One step forth.
    Redo,
    /// Back to the start of the turn.
    ResetTurn,
}

/// Why nothing happens, to be put in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The tile it is about, if it is about one.
    pub square: Option<Square>,
    /// The reason.
    pub refusal: Refusal,
    /// The rule behind it.
    pub rule: &'static str,
}

/// What comes of an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// An action to play.
    Play(Action),
    /// Another selection.
    Select(Selection),
    /// Another tile to look at, or none.
    Look(Option<Square>),
    /// A step back.
    Undo,
    /// The whole move back.
    UndoMove,
    /// A step forth.
    Redo,
    /// Everything back to the start of the turn.
    ResetTurn,
    /// Nothing, for this reason.
    Explain(Explanation),
    /// Nothing: it would be legal, but is not open here.
    NotOpen(Action),
    /// Nothing.
    Nothing,
}

impl Intent {
    /// Returns what comes of the intent in this game with this selection; every legal action is open.
    #[must_use]
    pub fn resolve(self, record: &Record, selection: &Selection) -> Outcome {
        self.resolve_within(record, selection, &OpenActions::of(record.game(), &Allow::Everything))
    }

    /// Returns what comes of the intent where only these actions are open.
    #[must_use]
    pub fn resolve_within(self, record: &Record, selection: &Selection, actions: &OpenActions) -> Outcome {
        match self.meaning(record, selection, actions) {
            Outcome::Play(action) if !actions.allows(action) => Outcome::NotOpen(action),
            outcome => outcome,
        }
    }

    fn meaning(self, record: &Record, selection: &Selection, actions: &OpenActions) -> Outcome {
        let game = record.game();
        let legal = actions.open();
        match self {
            Self::Tile(square) => match tap(game, legal, selection, square) {
                // A position loaded amid a move has nothing before it.
                Outcome::UndoMove if !record.can_undo() => Outcome::Nothing,
                outcome => outcome,
            },
            Self::DropOn(square, meeple) => play(game, Action::Drop(square, meeple), Some(square)),
            Self::Colour(meeple) => colour(actions, selection, meeple),
            Self::Look(square) => Outcome::Look(square),
            Self::Spot(price) => spot(game, selection, price),
            Self::Fakirs(fakirs) => Outcome::Select(selection.with_fakirs(fakirs)),
            Self::Djinn(djinn) => choose_djinn(game, legal, selection, djinn),
            Self::Nth(index) => match (&game.turn().map(|turn| &turn.step), game.supply.cards().row().get(index)) {
                (Some(Step::Order { .. }), Some(_)) => Outcome::Select(reorder(selection, index as u8 + 1)),
                (_, Some(&card)) => buy(game, legal, selection, card),
                (_, None) => Outcome::Nothing,
            },
            Self::Item(item) => choose_item(game, legal, selection, item),
            Self::PowerTile(djinn, pay) => Outcome::Select(Selection::Power(djinn, pay)),
            Self::Sale(set) => Outcome::Select(Selection::Sale(set)),
            Self::Play(action) => play(game, action, None),
            Self::Cancel if *selection != Selection::Nothing => Outcome::Select(Selection::Nothing),
            Self::Cancel if game.sow().is_some() && record.can_undo() => Outcome::UndoMove,
            Self::Undo if selection.is_half_made() => Outcome::Select(match (selection.order(), selection.from()) {
                ([before @ .., _], _) => Selection::of_order(before.to_vec()),
                (_, Some(_)) => Selection::Item(Item::Talisman),
                _ => Selection::Nothing,
            }),
            Self::Undo if record.can_undo() => Outcome::Undo,
            Self::Redo if record.can_redo() => Outcome::Redo,
            Self::ResetTurn if record.can_undo() => Outcome::ResetTurn,
            Self::Cancel | Self::Undo | Self::Redo | Self::ResetTurn => Outcome::Nothing,
        }
    }
}

fn play(game: &Game, action: Action, square: Option<Square>) -> Outcome {
    match game.check(action) {
        Ok(()) => Outcome::Play(action),
        Err(refusal) => Outcome::Explain(Explanation { square, refusal, rule: refusal.rule_for(action) }),
    }
}

/// The tiles that an action names.
#[must_use]
pub fn tiles(action: Action) -> Vec<Square> {
    match action {
        Action::Take(square)
        | Action::Drop(square, _)
        | Action::Bring(square, _)
        | Action::Kill(Victim::On(square), _)
        | Action::Place { square, .. }
        | Action::Power { square: Some(square), .. }
        | Action::Use(Spell::Flute(square) | Spell::Scimitar(square, _)) => vec![square],
        Action::Use(Spell::Talisman(from, to)) => vec![from, to],
        _ => Vec::new(),
    }
}

/// The legal actions that a tap on a tile can mean.
pub(super) fn at_tile(legal: &[Action], selection: &Selection, square: Square) -> Vec<Action> {
    let is_meant = |action: &&Action| match **action {
        Action::Take(tile) | Action::Kill(Victim::On(tile), _) | Action::Place { square: tile, .. } => {
            tile == square && selection.power().is_none() && selection.item().is_none()
        }
        Action::Bring(tile, _) => tile == square,
        Action::Use(Spell::Scimitar(tile, _)) => tile == square && selection.item() == Some(Item::Scimitar),
        Action::Use(Spell::Flute(tile)) => tile == square && selection.item() == Some(Item::Flute),
        Action::Use(Spell::Talisman(from, tile)) if selection.item() == Some(Item::Talisman) => {
            match selection.from() {
                None => from == square,
                chosen => chosen == Some(from) && tile == square,
            }
        }
        Action::Drop(tile, meeple) => tile == square && selection.colour().is_none_or(|colour| colour == meeple),
        Action::Power { djinn, square: Some(tile), pay } => tile == square && selection.power() == Some((djinn, pay)),
        _ => false,
    };
    let found = legal.iter().filter(is_meant).copied();
    // Where the talisman's first tile is meant, where it goes to is asked for later.
    let is_first = selection.item() == Some(Item::Talisman) && selection.from().is_none();
    found.take(if is_first { 1 } else { usize::MAX }).collect()
}

/// What can be done with the tile that waits for a piece: the choice of it.
pub(super) fn at_control(game: &Game, legal: &[Action], square: Square) -> Vec<Action> {
    match game.turn().map(|turn| &turn.step) {
        Some(Step::Control { tile, .. }) if *tile == square => {
            legal.iter().filter(|action| matches!(action, Action::Control(_))).copied().collect()
        }
        _ => Vec::new(),
    }
}

fn tap(game: &Game, legal: &[Action], selection: &Selection, square: Square) -> Outcome {
    let choices = at_tile(legal, selection, square);
    match choices[..] {
        [Action::Use(Spell::Talisman(from, _))] if selection.from().is_none() => {
            return Outcome::Select(Selection::Talisman(from));
        }
        [only] if !game.reveals(only) => return Outcome::Play(only),
        [] => {}
        // A second tap on the same tile closes the ring.
        _ => {
            let is_open = selection.ring() == Some(square);
            return Outcome::Select(if is_open {
                selection.without_ring().clone()
            } else {
                selection.with_ring(square)
            });
        }
    }
    if selection.ring().is_some() {
        return Outcome::Select(selection.without_ring().clone());
    }
    let Some(turn) = game.turn() else { return Outcome::Nothing };
    let spell = selection.item().map(|item| spell_at(game, selection, item, square));
    if spell == Some(None) || matches!(turn.step, Step::Order { .. }) {
        // Lamp, ring and horn have nothing to do with tiles.
        let refusal = Refusal::WrongMoment;
        return Outcome::Explain(Explanation { square: Some(square), refusal, rule: refusal.rule() });
    }
    let attempt = match (&turn.step, selection.power()) {
        (_, Some((djinn, pay))) => Some(Action::Power { djinn, square: Some(square), pay }),
        _ if spell.is_some() => spell.flatten(),
        (Step::Flute { .. }, _) => {
            let meeple = game.board.meeples(square).tribes().next().unwrap_or(Meeple::Vizier);
            Some(Action::Bring(square, meeple))
        }
        (Step::Sow(hand), _) if hand.from == square => return Outcome::UndoMove,
        (Step::Sow(hand), _) => {
            // What would be legal and is only not open is no reason to tell a rule.
            let is_meant = |meeple: &Meeple| selection.colour().is_none_or(|colour| colour == *meeple);
            let drops = || hand.meeples.tribes().filter(is_meant).map(|meeple| Action::Drop(square, meeple));
            drops().find(|&action| game.check(action).is_ok()).or_else(|| drops().next())
        }
        (Step::Move, _) => Some(Action::Take(square)),
        (Step::Tribe(collected), _) if collected.meeple == Meeple::Assassin => {
            let strikes = if turn.boosts.contains(&Boost::Iblis) { 2 } else { 1 };
            let victims = game.board.meeples(square).iter().take(strikes).collect();
            Some(Action::Kill(Victim::On(square), victims))
        }
        (Step::Place { building, .. }, _) => Some(Action::Place { building: *building, square, pay: None }),
        (Step::Tile, _) => {
            let at = turn.at.and_then(|at| game.board.get(at));
            let building = at.and_then(|place| place.tile.kind.building());
            building.map(|building| Action::Place { building, square, pay: None })
        }
        (Step::Tribe(_) | Step::Keep { .. } | Step::Control { .. } | Step::Order { .. } | Step::End, _) => None,
    };
    match attempt.map(|action| (action, game.check(action))) {
        Some((action, Err(refusal))) => {
            Outcome::Explain(Explanation { square: Some(square), refusal, rule: refusal.rule_for(action) })
        }
        // Legal, and yet not among what a tap can mean: it is not open here.
        Some((action, Ok(()))) => Outcome::NotOpen(action),
        None => Outcome::Nothing,
    }
}

/// What the item chosen would do on a tile, to hear why it cannot.
fn spell_at(game: &Game, selection: &Selection, item: Item, square: Square) -> Option<Action> {
    Some(Action::Use(match item {
        Item::Scimitar => Spell::Scimitar(square, game.board.meeples(square).iter().take(2).collect()),
        Item::Flute => Spell::Flute(square),
        Item::Talisman => Spell::Talisman(selection.from().unwrap_or(square), square),
        _ => return None,
    }))
}

/// The horn: a card tapped comes next; tapped again, it and those after it go back.
fn reorder(selection: &Selection, place: u8) -> Selection {
    let mut order = selection.order().to_vec();
    match order.iter().position(|&other| other == place) {
        Some(index) => order.truncate(index),
        None => order.push(place),
    }
    Selection::of_order(order)
}

fn choose_item(game: &Game, legal: &[Action], selection: &Selection, item: Item) -> Outcome {
    if selection.item() == Some(item) {
        return Outcome::Select(Selection::Nothing);
    }
    let carpet = Action::Use(Spell::Carpet);
    if item == Item::Carpet && legal.contains(&carpet) {
        return Outcome::Play(carpet);
    }
    let is_meant = |action: &Action| match action {
        Action::Use(spell) => spell.item() == item,
        _ => *action == Action::Keep(Prize::Item(item)),
    };
    if legal.iter().any(is_meant) {
        return Outcome::Select(Selection::Item(item));
    }
    if !item.is_magic() {
        return Outcome::Nothing;
    }
    // Anything it could do says why it cannot be done now.
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
    play(game, Action::Use(attempt), None)
}

fn colour(actions: &OpenActions, selection: &Selection, meeple: Meeple) -> Outcome {
    let legal = actions.open();
    if let Some(square) = selection.ring() {
        let choices = [Action::Drop(square, meeple), Action::Bring(square, meeple)];
        if let Some(&action) = choices.iter().find(|action| legal.contains(action)) {
            return Outcome::Play(action);
        }
    }
    let drops = |action: &&Action| matches!(action, Action::Drop(_, other) if *other == meeple);
    if !legal.iter().any(|action| drops(&action)) {
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
    let most = game.active().map_or(0, |seat| game.player(seat).fakirs());
    // Who can pay only with fakirs is shown the fewest that do.
    let fakirs = (fakirs..=most).find(|&fakirs| game.bid_price(price, fakirs).is_ok());
    match (fakirs, game.bid_price(price, 0)) {
        (Some(_), _) if selection.bid() == Some(price) => Outcome::Select(Selection::Nothing),
        (Some(fakirs), _) => Outcome::Select(Selection::Bid { price, fakirs }),
        (None, Err(refusal)) => {
            let rule = refusal.rule_for(Action::Bid { price, fakirs: 0 });
            Outcome::Explain(Explanation { square: None, refusal, rule })
        }
        (None, Ok(_)) => Outcome::Nothing,
    }
}

fn buy(game: &Game, legal: &[Action], selection: &Selection, card: Card) -> Outcome {
    if legal.contains(&Action::Buy(card, None)) {
        return Outcome::Play(Action::Buy(card, None));
    }
    if let Some(first) = selection.card() {
        let action = Action::Buy(first.min(card), Some(first.max(card)));
        return if legal.contains(&action) {
            Outcome::Play(action)
        } else {
            // The only card of its kind, tapped again.
            Outcome::Select(Selection::Nothing)
        };
    }
    let starts_a_pair = |action: &Action| matches!(action, Action::Buy(a, Some(b)) if *a == card || *b == card);
    if legal.iter().any(starts_a_pair) {
        return Outcome::Select(Selection::Card(card));
    }
    play(game, Action::Buy(card, None), None)
}

fn choose_djinn(game: &Game, legal: &[Action], selection: &Selection, djinn: Djinn) -> Outcome {
    if selection.djinn() == Some(djinn) || selection.power().is_some_and(|(other, _)| other == djinn) {
        return Outcome::Select(Selection::Nothing);
    }
    let is_lamp = selection.item() == Some(Item::Lamp) && legal.contains(&Action::Use(Spell::Lamp(Some(djinn))));
    if is_lamp {
        return Outcome::Select(Selection::Lamp(djinn));
    }
    if let [pay] = power_payments(legal, djinn)[..] {
        return Outcome::Select(Selection::Power(djinn, pay));
    }
    let choices: Vec<_> = legal
        .iter()
        .filter(|action| match action {
            Action::TakeDjinn(other, _) | Action::Power { djinn: other, .. } | Action::Keep(Prize::Djinn(other)) => {
                *other == djinn
            }
            _ => false,
        })
        .collect();
    match choices[..] {
        [] => play(game, Action::Power { djinn, square: None, pay: Payment::E }, None),
        // What reveals, and what is paid for, is confirmed by a button that says so.
        _ => Outcome::Select(Selection::Djinn(djinn)),
    }
}
