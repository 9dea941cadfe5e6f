//! Powers of djinns that a player pays for (R-T2, R-T3).

use super::{Check, Log};
use crate::game::{
    Action, Boost, Building, DeckKind, Djinn, Event, Meeple, Meeples, Pause, Payment, Place, Prize, Refusal, Seat,
    Source, Square, State, Step, Turn, Window,
};

/// How many djinns Sibittis draws, and how many meeples Anun-Nak draws.
const DRAWN: usize = 3;

impl State {
    /// Checks that a player may pay for a djinn's power in this turn.
    pub(super) fn check_power_payment(&self, turn: &Turn, seat: Seat, djinn: Djinn, pay: Payment) -> Check {
        let player = self.player(seat);
        if !player.has(djinn) {
            Err(Refusal::NotOwned)
        } else if turn.used.contains(&djinn) {
            Err(Refusal::UsedThisTurn)
        } else if !djinn.cost().payments().contains(&pay) || !player.can_pay(pay) {
            Err(Refusal::CannotPay)
        } else {
            Ok(())
        }
    }

    /// Pays for a power and remembers that it was used.
    pub(super) fn pay_power(&mut self, player: Seat, djinn: Djinn, paid: Payment, log: &mut Log) {
        log.push(Event::UsedPower { player, djinn, paid });
        self.pay(player, paid, log);
        self.turn_mut().used.push(djinn);
    }

    pub(super) fn list_powers(&self, actions: &mut Vec<Action>) {
        let Some(turn) = self.turn().filter(|turn| turn.step.pause().is_some()) else { return };
        for &djinn in self.player(turn.player).djinns() {
            for &pay in djinn.cost().payments() {
                if power_tile(djinn).is_some() {
                    let squares = self.board.squares();
                    actions.extend(squares.map(|square| Action::Power { djinn, square: Some(square), pay }));
                } else {
                    actions.push(Action::Power { djinn, square: None, pay });
                }
            }
        }
    }

    /// Checks that a power can be used now; returns its player and the step that it interrupts.
    pub(super) fn check_power(
        &self,
        djinn: Djinn,
        square: Option<Square>,
        pay: Payment,
    ) -> Result<(Seat, Pause), Refusal> {
        let (turn, step, seat) = self.expect_turn()?;
        let then = step.pause().ok_or(Refusal::WrongStep)?;
        match djinn.window() {
            Window::Free => {}
            Window::Tribe(meeple) => self.expect_tribe(meeple).map(drop).map_err(|_| Refusal::WrongMoment)?,
            Window::Within | Window::Passive => return Err(Refusal::WrongMoment),
        }
        self.check_power_payment(turn, seat, djinn, pay)?;
        self.check_effect(seat, djinn, pay)?;
        match (power_tile(djinn), square) {
            (None, None) => Ok((seat, then)),
            (Some(suits), Some(square)) => match self.board.get(square) {
                None => Err(Refusal::OffBoard),
                Some(place) if suits(place) => Ok((seat, then)),
                Some(_) => Err(Refusal::WrongTile),
            },
            _ => Err(Refusal::WrongTile),
        }
    }

    /// Checks that there is something for the power to act on.
    fn check_effect(&self, seat: Seat, djinn: Djinn, pay: Payment) -> Check {
        let player = self.player(seat);
        let can_build =
            |building: Building| self.supply.left(building) > 0 && !self.board.of_kind(building.home()).is_empty();
        let has_effect = match djinn {
            Djinn::AnunNak => !self.supply.bag.is_empty(),
            Djinn::Echidna => self.builders_earn(1).is_ok_and(|coins| coins > 0),
            Djinn::Bouraq => can_build(Building::Palace),
            Djinn::Enki => can_build(Building::Palm),
            Djinn::Iblis => self.could_kill_with(player.fakirs - pay.fakirs()),
            Djinn::Leta | Djinn::Utug => player.camels > 0 || player.has_tent,
            Djinn::Sibittis => self.supply.djinns.can_draw(),
            Djinn::Sloar => self.supply.cards.can_draw(),
            _ => true,
        };
        if has_effect { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    pub(super) fn power(
        &mut self,
        (player, then): (Seat, Pause),
        djinn: Djinn,
        square: Option<Square>,
        pay: Payment,
        log: &mut Log,
    ) {
        self.pay_power(player, djinn, pay, log);
        match (djinn, square) {
            (Djinn::AnunNak, Some(square)) => self.seed(square, log),
            (Djinn::Bouraq, _) => self.go_to(Step::Place { building: Building::Palace, then }),
            (Djinn::Enki, _) => self.go_to(Step::Place { building: Building::Palm, then }),
            (Djinn::Echidna, _) => self.boost(Boost::Echidna),
            (Djinn::Iblis, _) => self.boost(Boost::Iblis),
            (Djinn::Leta | Djinn::Utug, Some(square)) => self.claim(player, square, then, log),
            (Djinn::Sibittis, _) => self.draw_djinns(then, log),
            (Djinn::Sloar, _) => self.draw_card(player, log),
            _ => {}
        }
    }

    pub(super) fn boost(&mut self, boost: Boost) {
        self.turn_mut().boosts.push(boost);
    }

    /// Moves meeples from the bag onto an empty tile (Anun-Nak).
    fn seed(&mut self, square: Square, log: &mut Log) {
        let meeples: Meeples = (0..DRAWN)
            .filter_map(|_| self.supply.draw_meeple(&mut self.rng))
            .collect::<Vec<Meeple>>()
            .into_iter()
            .collect();
        self.board.place_mut(square).meeples.add_all(meeples);
        log.push(Event::Seeded { tile: square, meeples });
    }

    fn draw_djinns(&mut self, then: Pause, log: &mut Log) {
        let mut drawn = Vec::new();
        for _ in 0..DRAWN {
            let reshuffled = || log.push(Event::Reshuffled { deck: DeckKind::Djinns });
            drawn.extend(self.supply.djinns.draw(&mut self.rng, reshuffled).map(Prize::Djinn));
        }
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

/// Returns the condition on the tile that a power acts on; none for a power that acts on no tile.
#[must_use]
pub(super) fn power_tile(djinn: Djinn) -> Option<fn(&Place) -> bool> {
    match djinn {
        Djinn::AnunNak | Djinn::Leta => Some(|place| place.is_empty() && place.tile.kind.holds_meeples()),
        Djinn::Utug => Some(|place| place.is_untouched() && !place.meeples.is_empty()),
        _ => None,
    }
}
