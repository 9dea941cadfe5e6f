//! Items: made by artisans and workshops, and the magic ones used (R-P1, rules 7).

use super::tribe::Tribe;
use super::{Check, Log, ensure};
use crate::game::{
    Action, Boost, DeckKind, Event, Item, MARKET_SIZE, Meeple, Meeples, Order, Pause, Payment, Prize, Refill, Refusal,
    Seat, Source, Spell, Square, Squares, State, Step, TileKind,
};

/// The most meeples that the flute brings (rules 7).
pub const MOST_BROUGHT: u8 = 5;
/// How many meeples the scimitar removes, where there are that many.
const REMOVED: u32 = 2;

/// A magic item that its player can use now.
pub(super) struct Usable {
    player: Seat,
    /// Its place among the player's items.
    place: usize,
    /// The step that it interrupts. The carpet interrupts none: it only changes the move.
    then: Pause,
}

impl State {
    /// Keeps the artisans in front of their player, who draws an item for each and keeps one of them (R-P1).
    pub(super) fn craft(&mut self, Tribe { player, count, .. }: Tribe, log: &mut Log) {
        self.player_mut(player).meeples.add(Meeple::Artisan, count);
        self.go_to(Step::Tile);
        let drawn: Vec<Prize> = (0..count).filter_map(|_| self.supply.draw_item()).map(Prize::Item).collect();
        if !drawn.is_empty() {
            log.push(Event::DrewItems { player, count: drawn.len() });
            self.go_to(Step::Keep { drawn, then: Pause::Tile });
        }
    }

    /// Checks that the top item can be had for one artisan or two fakirs.
    pub(super) fn check_take_item(&self, pay: Payment) -> Result<Seat, Refusal> {
        let (seat, _, kind) = self.expect_tile()?;
        ensure(matches!(kind, TileKind::Workshop(_)), Refusal::WrongTile)?;
        ensure(Payment::ITEM.contains(&pay) && self.player(seat).can_pay(pay), Refusal::CannotPay)?;
        ensure(!self.supply.items.is_empty(), Refusal::NoEffect)?;
        Ok(seat)
    }

    pub(super) fn take_item(&mut self, player: Seat, pay: Payment, log: &mut Log) {
        self.pay(player, pay, log);
        self.draw_item(player, Some(pay), log);
        self.go_to(Step::End);
    }

    /// Gives a player the top item (a workshop, Kandicha).
    pub(super) fn draw_item(&mut self, player: Seat, paid: Option<Payment>, log: &mut Log) {
        if let Some(item) = self.supply.draw_item() {
            log.push(Event::DrewItems { player, count: 1 });
            self.gain_item(player, item, paid, log);
        }
    }

    pub(super) fn gain_item(&mut self, player: Seat, item: Item, paid: Option<Payment>, log: &mut Log) {
        self.player_mut(player).items.push(item);
        log.push(Event::KeptItem { player, paid });
    }

    pub(super) fn list_spells(&self, actions: &mut Vec<Action>) {
        let Some(turn) = self.turn().filter(|turn| !turn.item_used) else { return };
        let held = &self.player(turn.player).items;
        let can_pause = turn.step.pause().is_some();
        let mut add = |spell| actions.push(Action::Use(spell));
        let others = Item::ALL.into_iter().filter(|&item| can_pause && item != Item::Carpet);
        for item in std::iter::once(Item::Carpet).chain(others).filter(|item| held.contains(item)) {
            match item {
                Item::Jewel | Item::Chest | Item::Crown => {}
                Item::Scimitar => {
                    for (square, place) in self.board.places() {
                        place.meeples.ones_and_pairs().for_each(|meeples| add(Spell::Scimitar(square, meeples)));
                    }
                }
                Item::Lamp => {
                    self.supply.djinns.row.iter().for_each(|&djinn| add(Spell::Lamp(Some(djinn))));
                    add(Spell::Lamp(None));
                }
                Item::Flute => self.board.squares().for_each(|square| add(Spell::Flute(square))),
                Item::Carpet => add(Spell::Carpet),
                Item::Ring => {
                    let discard = &self.supply.item_discard;
                    Item::ALL.into_iter().filter(|item| discard.contains(item)).for_each(|item| add(Spell::Ring(item)));
                }
                Item::Talisman => {
                    let own = self.board.squares_where(|place| place.owner() == Some(turn.player));
                    for from in own.iter() {
                        self.board.squares().for_each(|to| add(Spell::Talisman(from, to)));
                    }
                }
                Item::Horn => add(Spell::Horn),
            }
        }
    }

    /// Checks that a magic item can be used now: at the moments of powers; the carpet before and during the move.
    ///
    /// # Errors
    /// The reason for which it cannot.
    pub(super) fn check_use(&self, spell: Spell) -> Result<Usable, Refusal> {
        let (turn, step, player) = self.expect_turn()?;
        let then = match (spell, step) {
            (Spell::Carpet, Step::Move | Step::Sow(_)) => Pause::Move,
            (Spell::Carpet, _) => return Err(Refusal::WrongMoment),
            _ => step.pause().ok_or(Refusal::WrongStep)?,
        };
        let mut items = self.player(player).items.iter();
        let place = items.position(|&item| item == spell.item()).ok_or(Refusal::NotOwned)?;
        ensure(!turn.item_used, Refusal::UsedThisTurn)?;
        self.check_spell(player, step, spell)?;
        Ok(Usable { player, place, then })
    }

    /// Checks that there is something for an item to act on.
    fn check_spell(&self, seat: Seat, step: &Step, spell: Spell) -> Check {
        match spell {
            Spell::Carpet => ensure(*step != Step::Move || self.can_move_by(true), Refusal::NoEffect),
            Spell::Scimitar(square, meeples) => {
                let there = self.board.get(square).ok_or(Refusal::OffBoard)?.meeples;
                ensure(!meeples.is_empty() && there.contains(meeples), Refusal::NotThere)?;
                ensure(meeples.len() == there.len().min(REMOVED), Refusal::WrongCount)
            }
            Spell::Lamp(Some(djinn)) => ensure(self.supply.djinns.row.contains(&djinn), Refusal::NotThere),
            Spell::Lamp(None) => ensure(self.supply.djinns.can_draw(), Refusal::NoEffect),
            Spell::Flute(square) => {
                let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
                ensure(place.tile.kind.holds_meeples(), Refusal::Impassable)?;
                ensure(!self.within_call(square).is_empty(), Refusal::NoEffect)
            }
            Spell::Ring(item) => ensure(self.supply.item_discard.contains(&item), Refusal::NotThere),
            Spell::Talisman(from, to) => {
                let [from, to] = [from, to].map(|square| self.board.get(square).ok_or(Refusal::OffBoard));
                let (from, to) = (from?, to?);
                ensure(from.owner() == Some(seat), Refusal::NotThere)?;
                ensure(to.tile.kind.holds_meeples(), Refusal::Impassable)?;
                ensure(to.owner().is_none(), Refusal::Taken)
            }
            Spell::Horn => {
                let cards = &self.supply.cards;
                ensure(!cards.row.is_empty() || cards.can_draw(), Refusal::NoEffect)
            }
        }
    }

    pub(super) fn use_item(&mut self, Usable { player, place, then }: Usable, spell: Spell, log: &mut Log) {
        self.turn_mut().item_used = true;
        let item = self.player_mut(player).items.remove(place);
        let tile = match spell {
            Spell::Scimitar(tile, _) | Spell::Flute(tile) => Some(tile),
            Spell::Carpet | Spell::Lamp(_) | Spell::Ring(_) | Spell::Talisman(..) | Spell::Horn => None,
        };
        log.push(Event::UsedItem { player, item, tile });
        match spell {
            Spell::Carpet => self.boost(Boost::Carpet),
            Spell::Scimitar(square, meeples) => {
                self.board.contents_mut(square).meeples.remove_all(meeples);
                self.return_to_bag(meeples, log);
                self.take_control(player, square, then, log);
            }
            Spell::Lamp(djinn) => self.light_lamp(player, djinn, log),
            Spell::Flute(target) => self.go_to(Step::Flute { target, moved: 0, then }),
            Spell::Ring(item) => {
                let discard = &mut self.supply.item_discard;
                discard.iter().position(|&other| other == item).map(|place| discard.remove(place));
                self.gain_item(player, item, None, log);
            }
            Spell::Talisman(from, tile) => {
                let piece = self.board.contents_mut(from).piece.take();
                self.board.contents_mut(tile).piece = piece;
                log.extend(piece.map(|(player, piece)| Event::MovedCamel { player, from, tile, piece }));
            }
            Spell::Horn => {
                self.refill_market(log);
                self.go_to(Step::Order { then });
            }
        }
        self.supply.item_discard.push(item);
    }

    fn light_lamp(&mut self, player: Seat, djinn: Option<crate::game::Djinn>, log: &mut Log) {
        if let Some(djinn) = djinn {
            self.supply.djinns.take_from_row(djinn);
            return self.gain_djinn(player, djinn, Source::Row, None, log);
        }
        if let Some(djinn) = self.supply.djinns.draw(&mut self.rng, DeckKind::Djinns, log) {
            self.gain_djinn(player, djinn, Source::Deck, None, log);
        }
    }

    /// Refills the row of resources from its deck.
    pub(super) fn refill_market(&mut self, log: &mut Log) {
        let Self { supply, rng, .. } = self;
        let cards = super::end::refill(&mut supply.cards, MARKET_SIZE, rng, DeckKind::Market, log);
        log.extend((!cards.is_empty()).then_some(Event::Refilled { row: Refill::Market(cards) }));
    }

    /// Returns whether the horn draws cards, which undo does not cross.
    pub(super) fn horn_draws(&self) -> bool {
        self.supply.cards.row.len() < MARKET_SIZE && self.supply.cards.can_draw()
    }

    /// Returns the tiles from which the flute brings meeples to one: those with meeples next to it, no mountain
    /// between.
    pub fn within_call(&self, target: Square) -> Squares {
        let is_near = |&other: &Square| other.is_adjacent(target) && !self.board.has_mountain(other, target);
        self.board.squares_where(|place| !place.meeples.is_empty()).iter().filter(is_near).collect()
    }

    pub(super) fn list_brings(&self, target: Square, actions: &mut Vec<Action>) {
        for square in self.within_call(target).iter() {
            actions.extend(self.board.meeples(square).tribes().map(|meeple| Action::Bring(square, meeple)));
        }
        actions.push(Action::Done);
    }

    /// Checks that a meeple comes to the flute; returns the step that follows.
    pub(super) fn check_bring(&self, square: Square, meeple: Meeple) -> Result<(Square, Step), Refusal> {
        let Step::Flute { target, moved, then } = *self.expect_turn()?.1 else { return Err(Refusal::WrongStep) };
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        ensure(square.is_adjacent(target), Refusal::NotAdjacent)?;
        ensure(!self.board.has_mountain(square, target), Refusal::Mountain)?;
        ensure(place.meeples.has(meeple), Refusal::NotThere)?;
        ensure(moved < MOST_BROUGHT, Refusal::WrongCount)?;
        Ok((target, Step::Flute { target, moved: moved + 1, then }))
    }

    pub(super) fn bring(&mut self, (tile, next): (Square, Step), from: Square, meeple: Meeple, log: &mut Log) {
        self.go_to(next);
        self.board.contents_mut(from).meeples.remove_all(Meeples::of(meeple, 1));
        self.board.contents_mut(tile).meeples.add(meeple, 1);
        log.push(Event::Carried { from, tile, meeple });
    }

    pub(super) fn check_done(&self) -> Result<Pause, Refusal> {
        match *self.expect_turn()?.1 {
            Step::Flute { moved: 0, .. } => Err(Refusal::WrongCount),
            Step::Flute { then, .. } => Ok(then),
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(super) fn check_order(&self, order: Order) -> Result<Pause, Refusal> {
        match *self.expect_turn()?.1 {
            Step::Order { then } if order.is_of(self.supply.cards.row.len()) => Ok(then),
            Step::Order { .. } => Err(Refusal::NoOrder),
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(super) fn put_in_order(&mut self, order: Order, then: Pause) {
        let row = &mut self.supply.cards.row;
        *row = order.places().iter().filter_map(|&place| row.get(usize::from(place) - 1)).copied().collect();
        self.go_to(then);
    }
}
