//! The rules, one file for each part of a round: what is legal, and what it does.
//!
//! For every action there is one check with a typed refusal and one effect that cannot fail. The list of legal actions
//! is the candidates of the step that pass their check, so that *listed* and *legal* are one thing.

mod bid;
mod control;
mod end;
mod item;
mod power;
mod sowing;
mod tile;
mod tribe;
mod whim;

use super::{Action, CoinReason, Djinn, Event, Meeple, Meeples, Payment, Phase, Refusal, Seat, State, Step, TileKind};

pub use item::MOST_BROUGHT;

type Log = Vec<Event>;
type Check = Result<(), Refusal>;

impl State {
    /// Checks whether an action is legal now.
    ///
    /// # Errors
    /// The reason for which it is not.
    pub fn check(&self, action: Action) -> Check {
        match action {
            Action::Bid { price, fakirs } => self.bid_price(price, fakirs).map(drop),
            Action::Take(square) => self.check_take(square),
            Action::Drop(square, meeple) => self.check_drop(square, meeple),
            Action::Skip => self.check_skip(),
            Action::Control(piece) => self.check_control(piece),
            Action::Trade => self.check_trade(),
            Action::Build(fakirs) => self.check_build(fakirs),
            Action::Kill(victim, meeples) => self.check_kill(victim, meeples),
            Action::Craft => self.check_craft(),
            Action::Keep(prize) => self.check_keep(prize),
            Action::Place { building, square, pay } => self.check_place(building, square, pay),
            Action::Buy(first, second) => self.check_buy(first, second),
            Action::TakeDjinn(djinn, pay) => self.check_take_djinn(djinn, pay),
            Action::TakeItem(pay) => self.check_take_item(pay),
            Action::Pass => self.check_pass(),
            Action::Power { djinn, square, pay } => self.check_power(djinn, square, pay),
            Action::Use(spell) => self.check_use(spell),
            Action::Bring(square, meeple) => self.check_bring(square, meeple),
            Action::Done => self.check_done(),
            Action::Order(order) => self.check_order(order),
            Action::Whim(whim) => self.check_whim(whim),
            Action::Sell(set) => self.check_sell(set),
            Action::End => self.check_end(),
        }
    }

    /// Lists every legal action. It leaves out the orders in which the horn can put the row, which are only checked one
    /// by one.
    ///
    /// The order of the list is part of a public format: short codes hold places in it (docs/sharing.md).
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match &self.phase {
            Phase::Over => {}
            Phase::Bid => self.list_bids(&mut actions),
            Phase::Turn(turn) => {
                match &turn.step {
                    Step::Move => self.list_takes(&mut actions),
                    Step::Sow(_) => self.list_drops(&mut actions),
                    Step::Control { .. } => actions.extend(super::Piece::ALL.map(Action::Control)),
                    Step::Tribe(collected) => self.list_tribe(*collected, &mut actions),
                    Step::Keep { drawn, .. } => {
                        let is_first = |index: &usize| !drawn[..*index].contains(&drawn[*index]);
                        actions.extend((0..drawn.len()).filter(is_first).map(|index| Action::Keep(drawn[index])));
                    }
                    Step::Tile => self.list_tile(&mut actions),
                    Step::Place { building, .. } => self.list_places(*building, &mut actions),
                    Step::Flute { target, .. } => self.list_brings(*target, &mut actions),
                    Step::Order { .. } => {}
                    Step::End => self.list_end(&mut actions),
                }
                self.list_powers(&mut actions);
                self.list_spells(&mut actions);
            }
        }
        self.list_whims(&mut actions);
        actions.retain(|&action| self.check(action).is_ok());
        actions
    }

    /// Returns whether an action reveals something or hands over, so that undo stops behind it.
    #[must_use]
    pub fn reveals(&self, action: Action) -> bool {
        action.is_barrier()
            || match action {
                Action::Kill(victim, meeples) => self.kill_draws(victim, meeples),
                Action::Use(super::Spell::Horn) => self.horn_draws(),
                _ => false,
            }
    }

    /// Carries out a legal action.
    pub(super) fn apply(&mut self, action: Action, log: &mut Log) {
        match action {
            Action::Bid { price, fakirs } => self.bid(price, fakirs, log),
            Action::Take(square) => self.take(square, log),
            Action::Drop(square, meeple) => self.drop_meeple(square, meeple, log),
            Action::Skip => self.skip(log),
            Action::Control(piece) => self.control(piece, log),
            Action::Trade => self.trade(log),
            Action::Build(fakirs) => self.build(fakirs, log),
            Action::Kill(victim, meeples) => self.kill(victim, meeples, log),
            Action::Craft => self.craft(log),
            Action::Keep(prize) => self.keep(prize, log),
            Action::Place { building, square, pay } => self.place(building, square, pay, log),
            Action::Buy(first, second) => self.buy(first, second, log),
            Action::TakeDjinn(djinn, pay) => self.take_djinn(djinn, pay, log),
            Action::TakeItem(pay) => self.take_item(pay, log),
            Action::Pass => self.go_to(Step::End),
            Action::Power { djinn, square, pay } => self.power(djinn, square, pay, log),
            Action::Use(spell) => self.use_item(spell, log),
            Action::Bring(square, meeple) => self.bring(square, meeple, log),
            Action::Done => self.resume(),
            Action::Order(order) => self.put_in_order(order),
            Action::Whim(whim) => {
                if let Some(player) = self.active() {
                    self.lay_whim(player, whim, log);
                }
            }
            Action::Sell(set) => self.sell(set, log),
            Action::End => self.end_turn(log),
        }
    }

    /// Skips the steps that leave nothing to decide.
    pub(super) fn settle(&mut self, log: &mut Log) {
        while let Some(turn) = self.turn() {
            match &turn.step {
                &Step::Tribe(collected) if !collected.meeple.acts() => self.keep_collected(collected),
                Step::Tile if matches!(self.tile_kind(), Ok(TileKind::City(_))) => self.take_whim(log),
                Step::Tile if self.is_tile_ignored() => self.go_to(Step::End),
                Step::Tile if self.legal_actions() == [Action::Pass] => self.go_to(Step::End),
                Step::Tribe(_) if self.legal_actions() == [Action::Skip] => self.skip(log),
                _ => break,
            }
        }
    }

    /// Continues the step that was interrupted.
    fn resume(&mut self) {
        if let Some(then) = self.turn().and_then(|turn| turn.step.then()) {
            self.go_to(then);
        }
    }

    /// Gives or takes coins.
    fn change_coins(&mut self, seat: Seat, amount: i64, reason: CoinReason, log: &mut Log) {
        if amount != 0 {
            let player = self.player_mut(seat);
            player.coins =
                u32::try_from(i64::from(player.coins) + amount).unwrap_or(if amount < 0 { 0 } else { u32::MAX });
            log.push(Event::Coins { player: seat, amount, reason });
        }
    }

    /// Takes a payment: elders and artisans to the bag, fakirs to the discard (R-T10).
    fn pay(&mut self, seat: Seat, pay: Payment, log: &mut Log) {
        let mut meeples = Meeples::of(Meeple::Elder, pay.elders);
        meeples.add(Meeple::Artisan, pay.artisans);
        self.player_mut(seat).meeples.remove_all(meeples);
        self.return_to_bag(meeples, log);
        self.discard_fakirs(seat, pay.fakirs, log);
    }

    fn discard_fakirs(&mut self, seat: Seat, count: u8, log: &mut Log) {
        if count > 0 {
            let cards = vec![super::Card::Fakir; count.into()];
            self.player_mut(seat).fakirs -= count;
            self.supply.cards.discard.extend(&cards);
            log.push(Event::Discarded { cards });
        }
    }

    fn return_to_bag(&mut self, meeples: Meeples, log: &mut Log) {
        if !meeples.is_empty() {
            self.supply.bag.add_all(meeples);
            log.push(Event::Returned { meeples });
        }
    }

    /// Pays the owner of a djinn that earns when somebody acts: one coin if the owner acts, two if an opponent does.
    fn reward(&mut self, djinn: Djinn, actor: Seat, log: &mut Log) {
        if let Some(owner) = self.seats().find(|&seat| self.player(seat).has(djinn)) {
            let amount = if owner == actor { 1 } else { 2 };
            self.change_coins(owner, amount, CoinReason::Djinn(djinn), log);
        }
    }
}
