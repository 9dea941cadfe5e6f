//! What the collected tribe does (rules 6).

use super::{Log, ensure};
use crate::game::{
    Action, Boost, Card, CoinReason, Collected, DeckKind, Djinn, Event, Expansion, Meeple, Meeples, Pause, Refusal,
    Seat, Source, Square, State, Step, Turn, Victim,
};

/// Meeples that wait for their action.
#[derive(Clone, Copy)]
pub(super) struct Tribe {
    pub(super) player: Seat,
    pub(super) count: u8,
    /// The tile of the last drop.
    pub(super) at: Square,
}

impl State {
    pub(super) fn expect_tribe(&self, meeple: Meeple) -> Result<Tribe, Refusal> {
        match self.expect_turn()? {
            (&Turn { at: Some(at), .. }, Step::Tribe(collected), player) if collected.meeple == meeple => {
                Ok(Tribe { player, count: collected.count, at })
            }
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(in crate::game) fn has_boost(&self, boost: Boost) -> bool {
        self.turn().is_some_and(|turn| turn.boosts.contains(&boost))
    }

    /// Keeps the collected viziers or elders: they need no decision (R-V1, R-V2).
    pub(super) fn keep_collected(&mut self, player: Seat, collected: Collected) {
        self.player_mut(player).meeples.add(collected.meeple, collected.count);
        self.go_to(Step::Tile);
    }

    /// Checks that a player can go on without a kill or a move; returns how many assassins wait to kill.
    pub(super) fn check_skip(&self) -> Result<Option<u8>, Refusal> {
        match self.expect_turn()?.1 {
            Step::Move if self.can_move() => Err(Refusal::MustMove),
            Step::Move => Ok(None),
            Step::Tribe(Collected { meeple: Meeple::Assassin, .. }) if self.must_kill() => Err(Refusal::MustKill),
            Step::Tribe(Collected { meeple: Meeple::Assassin, count }) => Ok(Some(*count)),
            _ => Err(Refusal::WrongStep),
        }
    }

    /// Skips a kill, after which the assassins still go to the bag (R-A1). Or skips a move where none is legal, with
    /// the steps that depend on it: that starts the last round (R-T1, R-E2).
    pub(super) fn skip(&mut self, assassins: Option<u8>, log: &mut Log) {
        if let Some(count) = assassins {
            self.return_to_bag(Meeples::of(Meeple::Assassin, count), log);
            self.go_to(Step::Tile);
        } else {
            self.ending = true;
            self.go_to(Step::End);
        }
    }

    pub(super) fn list_tribe(&self, collected: Collected, actions: &mut Vec<Action>) {
        match collected.meeple {
            Meeple::Merchant => actions.push(Action::Trade),
            Meeple::Builder => {
                let held = self.active().map_or(0, |seat| self.player(seat).fakirs);
                actions.extend((0..=held).map(Action::Build));
            }
            Meeple::Assassin => {
                self.list_kills(actions);
                actions.push(Action::Skip);
            }
            Meeple::Artisan => actions.push(Action::Craft),
            Meeple::Vizier | Meeple::Elder => {}
        }
    }

    /// Gives the player cards from the front of the row (R-G1).
    pub(super) fn trade(&mut self, Tribe { player, count, .. }: Tribe, log: &mut Log) {
        self.return_to_bag(Meeples::of(Meeple::Merchant, count), log);
        let row = &mut self.supply.cards.row;
        let cards = row.drain(..row.len().min(count.into())).collect();
        self.give_cards(player, cards, Source::Row, log);
        self.go_to(Step::Tile);
    }

    /// Checks the builders' action; returns them and the coins that they earn.
    pub(super) fn check_build(&self, fakirs: u8) -> Result<(Tribe, u32), Refusal> {
        let builders = self.expect_tribe(Meeple::Builder)?;
        ensure(fakirs <= self.player(builders.player).fakirs, Refusal::CannotPay)?;
        Ok((builders, self.builders_earn(fakirs)?))
    }

    /// Returns what builders would earn with this number of fakirs (R-L1).
    ///
    /// # Errors
    /// If no builders wait for their action.
    pub fn builders_earn(&self, fakirs: u8) -> Result<u32, Refusal> {
        let Tribe { count, at, .. } = self.expect_tribe(Meeple::Builder)?;
        let factor = if self.has_boost(Boost::Echidna) { 2 } else { 1 };
        Ok((u32::from(count) + u32::from(fakirs)) * self.board.blue_around(at) * factor)
    }

    pub(super) fn build(&mut self, Tribe { player, count, .. }: Tribe, fakirs: u8, coins: u32, log: &mut Log) {
        self.return_to_bag(Meeples::of(Meeple::Builder, count), log);
        self.discard_fakirs(player, fakirs, log);
        self.change_coins(player, coins.into(), CoinReason::Builders, log);
        self.go_to(Step::Tile);
    }

    /// Returns how many fakirs reaching a victim costs (R-A1, R-A2).
    ///
    /// # Errors
    /// If no assassins wait for their action, or the tile is not on the board.
    pub fn fakirs_to_kill(&self, victim: Victim) -> Result<u8, Refusal> {
        let Tribe { count, at, .. } = self.expect_tribe(Meeple::Assassin)?;
        match victim {
            Victim::Of(_) => Ok(0),
            Victim::On(square) => {
                self.board.get(square).ok_or(Refusal::OffBoard)?;
                Ok(at.distance(square).saturating_sub(count))
            }
        }
    }

    /// Returns the meeples that assassins could kill there.
    fn victims(&self, victim: Victim) -> Meeples {
        match victim {
            Victim::On(square) => self.board.meeples(square),
            Victim::Of(seat) => self.players.get(seat.index()).map_or(Meeples::NONE, |player| player.meeples),
        }
    }

    /// Checks a kill; returns the assassins and the fakirs to discard.
    pub(super) fn check_kill(&self, victim: Victim, meeples: Meeples) -> Result<(Tribe, u8), Refusal> {
        let assassins = self.expect_tribe(Meeple::Assassin)?;
        let player = assassins.player;
        if let Victim::Of(seat) = victim {
            let opponent = self.players.get(seat.index()).filter(|_| seat != player).ok_or(Refusal::NotThere)?;
            ensure(!opponent.has(Djinn::Boaz), Refusal::Protected)?;
        }
        let needed = self.fakirs_to_kill(victim)?;
        let there = self.victims(victim);
        ensure(!meeples.is_empty() && there.contains(meeples), Refusal::NotThere)?;
        let strikes = if self.has_boost(Boost::Iblis) { 2 } else { 1 };
        ensure(meeples.len() == there.len().min(strikes), Refusal::WrongCount)?;
        ensure(needed <= self.player(player).fakirs, Refusal::OutOfRange)?;
        Ok((assassins, needed))
    }

    fn list_kills(&self, actions: &mut Vec<Action>) {
        let victims = self.board.squares().map(Victim::On).chain(self.seats().map(Victim::Of));
        for victim in victims {
            actions.extend(self.victims(victim).ones_and_pairs().map(|meeples| Action::Kill(victim, meeples)));
        }
    }

    fn kills(&self) -> impl Iterator<Item = Victim> {
        let mut candidates = Vec::new();
        self.list_kills(&mut candidates);
        candidates.into_iter().filter(|&action| self.check(action).is_ok()).filter_map(|action| match action {
            Action::Kill(victim, _) => Some(victim),
            _ => None,
        })
    }

    /// Returns whether a victim can be reached without a fakir (R-A1).
    pub(super) fn must_kill(&self) -> bool {
        self.kills().any(|victim| self.fakirs_to_kill(victim) == Ok(0))
    }

    /// Returns whether a player with this many fakirs can reach a victim.
    pub(super) fn could_kill_with(&self, fakirs: u8) -> bool {
        self.kills().any(|victim| self.fakirs_to_kill(victim).is_ok_and(|needed| needed <= fakirs))
    }

    /// Returns whether a kill makes Kandicha draw from a deck or pile, which undo does not cross.
    pub(super) fn kill_draws(&self, victim: Victim, meeples: Meeples) -> bool {
        let cards = &self.supply.cards;
        let has_card = cards.can_draw() || self.fakirs_to_kill(victim).is_ok_and(|fakirs| fakirs > 0);
        let draws_card = meeples.has(Meeple::Merchant) && !self.expansions.contains(Expansion::Artisans) && has_card;
        let draws_item = meeples.has(Meeple::Artisan) && !self.supply.items.is_empty();
        (draws_card || draws_item) && self.active().is_some_and(|seat| self.player(seat).has(Djinn::Kandicha))
    }

    pub(super) fn kill(
        &mut self,
        (Tribe { player, count, .. }, fakirs): (Tribe, u8),
        victim: Victim,
        meeples: Meeples,
        log: &mut Log,
    ) {
        self.return_to_bag(Meeples::of(Meeple::Assassin, count), log);
        self.discard_fakirs(player, fakirs, log);
        log.push(Event::Killed { player, victim, meeples, fakirs });
        match victim {
            Victim::On(square) => self.board.contents_mut(square).meeples.remove_all(meeples),
            Victim::Of(seat) => self.player_mut(seat).meeples.remove_all(meeples),
        }
        let mut dead = meeples;
        if self.player(player).has(Djinn::Kandicha) {
            dead = self.plunder(player, victim, meeples, log);
        }
        self.return_to_bag(dead, log);
        self.reward(Djinn::Nekir, player, log);
        self.go_to(Step::Tile);
        if let Victim::On(square) = victim {
            self.take_control(player, square, Pause::Tile, log);
        }
    }

    /// Gives the owner of Kandicha what she makes of the victims; returns the victims that go to the bag all the same
    /// (R-A6).
    fn plunder(&mut self, player: Seat, victim: Victim, meeples: Meeples, log: &mut Log) -> Meeples {
        let mut dead = Meeples::NONE;
        for meeple in meeples.iter() {
            match meeple {
                Meeple::Vizier | Meeple::Elder | Meeple::Artisan => {
                    self.player_mut(player).meeples.add(meeple, 1);
                    if meeple == Meeple::Artisan {
                        self.draw_item(player, None, log);
                    }
                    continue;
                }
                Meeple::Merchant if self.expansions.contains(Expansion::Artisans) => self.take_first_card(player, log),
                Meeple::Merchant => self.draw_card(player, log),
                Meeple::Builder => {
                    if let Victim::On(square) = victim {
                        let coins = self.board.blue_around(square);
                        self.change_coins(player, coins.into(), CoinReason::Djinn(Djinn::Kandicha), log);
                    }
                }
                Meeple::Assassin => {}
            }
            dead.add(meeple, 1);
        }
        dead
    }

    /// Takes the first card of the row, if one is left there (Kandicha with Artisans).
    fn take_first_card(&mut self, player: Seat, log: &mut Log) {
        if !self.supply.cards.row.is_empty() {
            let card = self.supply.cards.row.remove(0);
            self.give_cards(player, vec![card], Source::Row, log);
        }
    }

    /// Takes the top card of the deck (Sloar, Kandicha).
    pub(super) fn draw_card(&mut self, player: Seat, log: &mut Log) {
        if let Some(card) = self.supply.cards.draw(&mut self.rng, DeckKind::Market, log) {
            self.give_cards(player, vec![card], Source::Deck, log);
        }
    }

    pub(super) fn give_cards(&mut self, player: Seat, cards: Vec<Card>, from: Source, log: &mut Log) {
        for &card in &cards {
            self.player_mut(player).receive(card);
        }
        log.push(Event::TookCards { player, cards, from });
    }
}
