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

impl State {
    /// Checks whether an action is legal now.
    ///
    /// # Errors
    /// The reason for which it is not.
    pub fn check(&self, action: Action) -> Check {
        match action {
            Action::Bid { price, fakirs } => self.bid_price(price, fakirs).map(drop),
            Action::Take(square) => self.check_take(square).map(drop),
            Action::Drop(square, meeple) => self.check_drop(square, meeple).map(drop),
            Action::Skip => self.check_skip().map(drop),
            Action::Control(piece) => self.check_control(piece).map(drop),
            Action::Trade => self.expect_tribe(Meeple::Merchant).map(drop),
            Action::Build(fakirs) => self.check_build(fakirs).map(drop),
            Action::Kill(victim, meeples) => self.check_kill(victim, meeples).map(drop),
            Action::Craft => self.expect_tribe(Meeple::Artisan).map(drop),
            Action::Keep(prize) => self.check_keep(prize).map(drop),
            Action::Place { building, square, pay } => self.check_place(building, square, pay).map(drop),
            Action::Buy(first, second) => self.check_buy(first, second).map(drop),
            Action::TakeDjinn(djinn, pay) => self.check_take_djinn(djinn, pay).map(drop),
            Action::TakeItem(pay) => self.check_take_item(pay).map(drop),
            Action::Pass => self.check_pass(),
            Action::Power { djinn, square, pay } => self.check_power(djinn, square, pay).map(drop),
            Action::Use(spell) => self.check_use(spell).map(drop),
            Action::Bring(square, meeple) => self.check_bring(square, meeple).map(drop),
            Action::Done => self.check_done().map(drop),
            Action::Order(order) => self.check_order(order).map(drop),
            Action::Whim(whim) => self.check_whim(whim).map(drop),
            Action::Sell(set) => self.check_sell(set).map(drop),
            Action::End => self.check_end().map(drop),
        }
    }

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

    /// Carries out an action if it is legal.
    pub(super) fn apply(&mut self, action: Action, log: &mut Log) -> Check {
        match action {
            Action::Bid { price, fakirs } => {
                self.bid_price(price, fakirs).map(|paid| self.bid(price, fakirs, paid, log))
            }
            Action::Take(square) => self.check_take(square).map(|player| self.take(player, square, log)),
            Action::Drop(square, meeple) => {
                self.check_drop(square, meeple).map(|(player, hand)| self.drop_meeple(player, hand, meeple, log))
            }
            Action::Skip => self.check_skip().map(|assassins| self.skip(assassins, log)),
            Action::Control(piece) => self.check_control(piece).map(|choice| self.control(choice, piece, log)),
            Action::Trade => self.expect_tribe(Meeple::Merchant).map(|merchants| self.trade(merchants, log)),
            Action::Build(fakirs) => {
                self.check_build(fakirs).map(|(builders, coins)| self.build(builders, fakirs, coins, log))
            }
            Action::Kill(victim, meeples) => {
                let check = self.check_kill(victim, meeples);
                check.map(|reach| self.kill(reach, victim, meeples, log))
            }
            Action::Craft => self.expect_tribe(Meeple::Artisan).map(|artisans| self.craft(artisans, log)),
            Action::Keep(prize) => self.check_keep(prize).map(|draw| self.keep(draw, prize, log)),
            Action::Place { building, square, pay } => {
                let check = self.check_place(building, square, pay);
                check.map(|moment| self.place(moment, building, square, pay, log))
            }
            Action::Buy(first, second) => self.check_buy(first, second).map(|sale| self.buy(sale, first, second, log)),
            Action::TakeDjinn(djinn, pay) => {
                self.check_take_djinn(djinn, pay).map(|player| self.take_djinn(player, djinn, pay, log))
            }
            Action::TakeItem(pay) => self.check_take_item(pay).map(|player| self.take_item(player, pay, log)),
            Action::Pass => self.check_pass().map(|()| self.go_to(Step::End)),
            Action::Power { djinn, square, pay } => {
                let check = self.check_power(djinn, square, pay);
                check.map(|moment| self.power(moment, djinn, square, pay, log))
            }
            Action::Use(spell) => self.check_use(spell).map(|used| self.use_item(used, spell, log)),
            Action::Bring(square, meeple) => {
                self.check_bring(square, meeple).map(|call| self.bring(call, square, meeple, log))
            }
            Action::Done => self.check_done().map(|then| self.go_to(then)),
            Action::Order(order) => self.check_order(order).map(|then| self.put_in_order(order, then)),
            Action::Whim(whim) => self.check_whim(whim).map(|player| self.lay_whim(player, whim, log)),
            Action::Sell(set) => self.check_sell(set).map(|(player, rest)| self.sell(player, set, rest, log)),
            Action::End => self.check_end().map(|player| self.end_turn(player, log)),
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
