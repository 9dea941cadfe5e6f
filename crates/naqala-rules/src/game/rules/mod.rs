//! The rules, one file for each part of a round: what is legal, and what it does. The move has a folder of its own, `sow`.
//!
//! Every action has one check, which returns a typed refusal or what the effect needs, and one effect, which takes that
//! and cannot fail. The list of legal actions is the candidates of the step that pass their check, so that *listed* and
//! *legal* are one thing.

mod bid;
mod control;
mod end;
mod item;
mod power;
mod tile;
mod tribe;
mod whim;

use super::{Action, CoinReason, Djinn, Event, Meeple, Meeples, Payment, Phase, Refusal, Seat, State, Step, TileKind};

pub use item::MOST_BROUGHT;

pub(super) type Log = Vec<Event>;
type Check = Result<(), Refusal>;

/// Returns nothing if a condition holds, and otherwise the reason to refuse.
pub(super) const fn ensure(holds: bool, reason: Refusal) -> Check {
    if holds { Ok(()) } else { Err(reason) }
}

/// Declares what each action does: its check, and the effect that takes what the check returns.
macro_rules! actions {
    ($state:ident, $log:ident: $($action:pat => $check:expr, |$checked:pat_param| $effect:expr;)+) => {
        impl State {
            /// Checks whether an action is legal now.
            ///
            /// # Errors
            /// The reason for which it is not.
            pub fn check(&self, action: Action) -> Check {
                let $state = self;
                match action { $($action => $check.map(drop)),+ }
            }

            /// Carries out an action if it is legal.
            pub(super) fn apply(&mut self, action: Action, $log: &mut Log) -> Check {
                let $state = self;
                match action { $($action => $check.map(|$checked| $effect)),+ }
            }
        }
    };
}

actions! { state, log:
    Action::Bid { price, fakirs } => state.bid_price(price, fakirs), |paid| state.bid(price, fakirs, paid, log);
    Action::Take(square) => state.check_take(square), |player| state.take(player, square, log);
    Action::Drop(square, meeple) =>
        state.check_drop(square, meeple), |(player, hand)| state.drop_meeple(player, hand, meeple, log);
    Action::Skip => state.check_skip(), |assassins| state.skip(assassins, log);
    Action::Control(piece) => state.check_control(piece), |choice| state.control(choice, piece, log);
    Action::Trade => state.expect_tribe(Meeple::Merchant), |merchants| state.trade(merchants, log);
    Action::Build(fakirs) => state.check_build(fakirs), |(builders, coins)| state.build(builders, fakirs, coins, log);
    Action::Kill(victim, meeples) =>
        state.check_kill(victim, meeples), |reach| state.kill(reach, victim, meeples, log);
    Action::Craft => state.expect_tribe(Meeple::Artisan), |artisans| state.craft(artisans, log);
    Action::Keep(prize) => state.check_keep(prize), |draw| state.keep(draw, prize, log);
    Action::Place { building, square, pay } =>
        state.check_place(building, square, pay), |moment| state.place(moment, building, square, pay, log);
    Action::Buy(first, second) => state.check_buy(first, second), |sale| state.buy(sale, first, second, log);
    Action::TakeDjinn(djinn, pay) =>
        state.check_take_djinn(djinn, pay), |player| state.take_djinn(player, djinn, pay, log);
    Action::TakeItem(pay) => state.check_take_item(pay), |player| state.take_item(player, pay, log);
    Action::Pass => state.check_pass(), |()| state.go_to(Step::End);
    Action::Power { djinn, square, pay } =>
        state.check_power(djinn, square, pay), |moment| state.power(moment, djinn, square, pay, log);
    Action::Use(spell) => state.check_use(spell), |used| state.use_item(used, spell, log);
    Action::Bring(square, meeple) => state.check_bring(square, meeple), |call| state.bring(call, square, meeple, log);
    Action::Done => state.check_done(), |then| state.go_to(then);
    Action::Order(order) => state.check_order(order), |then| state.put_in_order(order, then);
    Action::Whim(whim) => state.check_whim(whim), |player| state.lay_whim(player, whim, log);
    Action::Sell(set) => state.check_sell(set), |(player, rest)| state.sell(player, set, rest, log);
    Action::End => state.check_end(), |player| state.end_turn(player, log);
}

impl State {
    /// Lists every legal action. It leaves out the orders in which the horn can put the row, which are only checked one
    /// by one: while [`Step::Order`] asks for one, the list may be empty, and only [`is_over`](Self::is_over) tells that a
    /// game has ended.
    ///
    /// The order of the list is part of a public format: short codes hold places in it (docs/sharing.md).
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
    pub fn reveals(&self, action: Action) -> bool {
        action.is_barrier()
            || match action {
                Action::Kill(victim, meeples) => self.kill_draws(victim, meeples),
                Action::Use(super::Spell::Horn) => self.horn_draws(),
                _ => false,
            }
    }

    /// Skips the steps that leave nothing to decide.
    pub(super) fn settle(&mut self, log: &mut Log) {
        while let Some(turn) = self.turn() {
            let player = turn.player;
            match (&turn.step, self.expect_tile()) {
                (&Step::Tribe(collected), _) if !collected.meeple.acts() => self.keep_collected(player, collected),
                (&Step::Tribe(collected), _) if self.legal_actions() == [Action::Skip] => {
                    self.skip(Some(collected.count), log);
                }
                (_, Ok((_, at, TileKind::City(_)))) => self.take_whim(player, at, log),
                (_, Ok((.., kind))) if self.is_ignored(kind) => self.go_to(Step::End),
                (_, Ok(_)) if self.legal_actions() == [Action::Pass] => self.go_to(Step::End),
                _ => break,
            }
        }
    }

    /// Gives or takes coins.
    fn change_coins(&mut self, seat: Seat, amount: i64, reason: CoinReason, log: &mut Log) {
        if amount != 0 {
            let player = self.player_mut(seat);
            player.coins = (i64::from(player.coins) + amount).clamp(0, u32::MAX.into()) as u32;
            log.push(Event::Coins { player: seat, amount, reason });
        }
    }

    /// Takes a payment: elders and artisans to the bag, fakirs to the discard (R-T10).
    fn pay(&mut self, seat: Seat, pay: Payment, log: &mut Log) {
        let mut meeples = Meeples::of(Meeple::Elder, pay.elders());
        meeples.add(Meeple::Artisan, pay.artisans());
        self.player_mut(seat).meeples.remove_all(meeples);
        self.return_to_bag(meeples, log);
        self.discard_fakirs(seat, pay.fakirs(), log);
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
    pub(super) fn reward(&mut self, djinn: Djinn, actor: Seat, log: &mut Log) {
        if let Some(owner) = self.seats().find(|&seat| self.player(seat).has(djinn)) {
            let amount = if owner == actor { 1 } else { 2 };
            self.change_coins(owner, amount, CoinReason::Djinn(djinn), log);
        }
    }
}
