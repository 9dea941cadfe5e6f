//! Powers of djinns that a player pays for (R-T2, R-T3).

use super::{Check, Log, ensure};
use crate::game::{
    Action, Boost, DeckKind, Djinn, Event, Meeples, Pause, Payment, Place, Power, Prize, Refusal, Seat, Source, Square,
    State, Step, Turn, Window,
};

/// How many djinns Sibittis draws, and how many meeples Anun-Nak draws.
const DRAWN: usize = 3;

impl Power {
    /// Returns the condition on the tile that the power acts on; none for a power that acts on no tile.
    fn tile(self) -> Option<fn(&Place) -> bool> {
        match self {
            Self::Seed | Self::ClaimEmpty => Some(|place| place.is_empty() && place.tile.kind.holds_meeples()),
            Self::ClaimPeopled => Some(|place| place.is_untouched() && !place.meeples.is_empty()),
            Self::Place(_) | Self::DrawDjinns | Self::DrawCard | Self::EarnDouble | Self::KillTwo => None,
        }
    }
}

impl State {
    /// Checks that a player may pay for a djinn's power in this turn.
    pub(super) fn check_power_payment(&self, turn: &Turn, seat: Seat, djinn: Djinn, pay: Payment) -> Check {
        let player = self.player(seat);
        ensure(player.has(djinn), Refusal::NotOwned)?;
        ensure(!turn.used.contains(&djinn), Refusal::UsedThisTurn)?;
        ensure(djinn.cost().payments().contains(&pay) && player.can_pay(pay), Refusal::CannotPay)
    }

    /// Pays for a power and remembers that it was used.
    pub(super) fn pay_power(&mut self, player: Seat, djinn: Djinn, paid: Payment, log: &mut Log) {
        log.push(Event::UsedPower { player, djinn, paid });
        self.pay(player, paid, log);
        self.turn_mut().used.push(djinn);
    }

    pub(super) fn list_powers(&self, actions: &mut Vec<Action>) {
        let Some(turn) = self.turn().filter(|turn| turn.step.pause().is_some()) else { return };
        for &djinn in &self.player(turn.player).djinns {
            let Some(power) = djinn.power() else { continue };
            for &pay in djinn.cost().payments() {
                if power.tile().is_some() {
                    let squares = self.board.squares();
                    actions.extend(squares.map(|square| Action::Power { djinn, square: Some(square), pay }));
                } else {
                    actions.push(Action::Power { djinn, square: None, pay });
                }
            }
        }
    }

    /// Checks that a power can be used now; returns its player, the step that it interrupts, and what it does.
    pub(super) fn check_power(
        &self,
        djinn: Djinn,
        square: Option<Square>,
        pay: Payment,
    ) -> Result<(Seat, Pause, Power), Refusal> {
        let (turn, step, seat) = self.expect_turn()?;
        let then = step.pause().ok_or(Refusal::WrongStep)?;
        let power = match djinn.window() {
            Window::Free(power) => power,
            Window::Tribe(meeple, power) => {
                self.expect_tribe(meeple).map(|_| power).map_err(|_| Refusal::WrongMoment)?
            }
            Window::Within | Window::Passive => return Err(Refusal::WrongMoment),
        };
        self.check_power_payment(turn, seat, djinn, pay)?;
        self.check_effect(seat, power, pay)?;
        let is_fit = match (power.tile(), square) {
            (Some(suits), Some(square)) => suits(self.board.get(square).ok_or(Refusal::OffBoard)?),
            (tile, square) => tile.is_none() && square.is_none(),
        };
        ensure(is_fit, Refusal::WrongTile)?;
        Ok((seat, then, power))
    }

    /// Checks that there is something for the power to act on.
    fn check_effect(&self, seat: Seat, power: Power, pay: Payment) -> Check {
        let player = self.player(seat);
        let has_effect = match power {
            Power::Seed => !self.supply.bag.is_empty(),
            Power::Place(building) => self.supply.left(building) > 0 && !self.board.of_kind(building.home()).is_empty(),
            Power::ClaimEmpty | Power::ClaimPeopled => player.camels > 0 || player.has_tent,
            Power::DrawDjinns => self.supply.djinns.can_draw(),
            Power::DrawCard => self.supply.cards.can_draw(),
            Power::EarnDouble => self.builders_earn(1).is_ok_and(|coins| coins > 0),
            Power::KillTwo => self.could_kill_with(player.fakirs - pay.fakirs()),
        };
        ensure(has_effect, Refusal::NoEffect)
    }

    pub(super) fn power(
        &mut self,
        (player, then, power): (Seat, Pause, Power),
        djinn: Djinn,
        square: Option<Square>,
        pay: Payment,
        log: &mut Log,
    ) {
        self.pay_power(player, djinn, pay, log);
        match (power, square) {
            (Power::Seed, Some(square)) => self.seed(square, log),
            (Power::ClaimEmpty | Power::ClaimPeopled, Some(square)) => self.claim(player, square, then, log),
            (Power::Seed | Power::ClaimEmpty | Power::ClaimPeopled, None) => unreachable!("the check expects a tile"),
            (Power::Place(building), _) => self.go_to(Step::Place { building, then }),
            (Power::DrawDjinns, _) => self.draw_djinns(then, log),
            (Power::DrawCard, _) => self.draw_card(player, log),
            (Power::EarnDouble, _) => self.boost(Boost::Echidna),
            (Power::KillTwo, _) => self.boost(Boost::Iblis),
        }
    }

    pub(super) fn boost(&mut self, boost: Boost) {
        self.turn_mut().boosts.push(boost);
    }

    /// Moves meeples from the bag onto an empty tile (Anun-Nak).
    fn seed(&mut self, square: Square, log: &mut Log) {
        let meeples: Meeples = (0..DRAWN).filter_map(|_| self.supply.draw_meeple(&mut self.rng)).collect();
        self.board.contents_mut(square).meeples.add_all(meeples);
        log.push(Event::Seeded { tile: square, meeples });
    }

    fn draw_djinns(&mut self, then: Pause, log: &mut Log) {
        let draw = |_| self.supply.djinns.draw(&mut self.rng, DeckKind::Djinns, log).map(Prize::Djinn);
        let drawn = (0..DRAWN).filter_map(draw).collect();
        self.go_to(Step::Keep { drawn, then });
    }

    /// Checks that a thing was drawn; returns its player, the other things drawn and the step that was interrupted.
    pub(super) fn check_keep(&self, prize: Prize) -> Result<(Seat, Vec<Prize>, Pause), Refusal> {
        let (_, Step::Keep { drawn, then }, player) = self.expect_turn()? else { return Err(Refusal::WrongStep) };
        let place = drawn.iter().position(|&other| other == prize).ok_or(Refusal::NotThere)?;
        Ok((player, [&drawn[..place], &drawn[place + 1..]].concat(), *then))
    }

    /// Keeps one of the things drawn and discards the others, items face up.
    pub(super) fn keep(&mut self, (player, others, then): (Seat, Vec<Prize>, Pause), prize: Prize, log: &mut Log) {
        self.go_to(then);
        for other in others {
            match other {
                Prize::Djinn(djinn) => self.supply.djinns.discard.push(djinn),
                Prize::Item(item) => self.supply.item_discard.push(item),
            }
        }
        match prize {
            Prize::Djinn(djinn) => self.gain_djinn(player, djinn, Source::Deck, None, log),
            Prize::Item(item) => self.gain_item(player, item, None, log),
        }
    }
}
