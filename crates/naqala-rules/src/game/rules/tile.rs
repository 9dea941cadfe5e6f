//! What the tile of the last drop gives (R-T4 to R-T7), and placing palm trees and palaces.

use super::{Check, Log, ensure};
use crate::game::{
    Action, Building, Card, CoinReason, Djinn, Event, Pause, Payment, Refusal, Seat, Source, Square, Squares, State,
    Step, TileKind,
};

impl Building {
    /// Returns the djinn who lets it stand elsewhere (R-T3).
    pub const fn shifter(self) -> Djinn {
        match self {
            Self::Palm => Djinn::Lamia,
            Self::Palace => Djinn::Hagis,
        }
    }
}

impl State {
    /// Returns the tile whose action the player has to take, with the player and its kind.
    pub(super) fn expect_tile(&self) -> Result<(Seat, Square, TileKind), Refusal> {
        let (turn, Step::Tile, player) = self.expect_turn()? else { return Err(Refusal::WrongStep) };
        let at = turn.at.ok_or(Refusal::WrongTile)?;
        let place = self.board.get(at).ok_or(Refusal::WrongTile)?;
        Ok((player, at, place.tile.kind))
    }

    /// Returns whether a tile has no action for want of palm trees or palaces (R-T4).
    pub(super) fn is_ignored(&self, kind: TileKind) -> bool {
        kind.building().is_some_and(|building| self.supply.left(building) == 0)
    }

    pub(super) fn list_tile(&self, actions: &mut Vec<Action>) {
        let Ok((.., kind)) = self.expect_tile() else { return };
        if let Some(building) = kind.building() {
            self.list_places(building, actions);
        }
        if let Some(market) = kind.market() {
            let row = &self.supply.cards.row;
            let offer = &row[..row.len().min(market.among)];
            let count = |card: Card| offer.iter().filter(|&&other| other == card).count();
            for first in Card::ALL.into_iter().filter(|&card| count(card) > 0) {
                actions.push(Action::Buy(first, None));
                let is_left = |&second: &Card| second >= first && count(second) > usize::from(second == first);
                actions.extend(Card::ALL.into_iter().filter(is_left).map(|second| Action::Buy(first, Some(second))));
            }
        }
        if kind == TileKind::SacredPlace {
            let offers = self.supply.djinns.row.iter();
            actions.extend(offers.flat_map(|&djinn| Payment::DJINN.map(|pay| Action::TakeDjinn(djinn, pay))));
        }
        if let TileKind::Workshop(_) = kind {
            actions.extend(Payment::ITEM.map(Action::TakeItem));
        }
        actions.push(Action::Pass);
    }

    pub(super) fn check_pass(&self) -> Check {
        let (.., kind) = self.expect_tile()?;
        ensure(!matches!(kind, TileKind::City(_)) && kind.building().is_none(), Refusal::Compulsory)
    }

    /// Checks a purchase at a market, from the leftmost cards still face up (R-T6); returns the buyer and the price.
    pub(super) fn check_buy(&self, first: Card, second: Option<Card>) -> Result<(Seat, u32), Refusal> {
        let (player, _, kind) = self.expect_tile()?;
        let market = kind.market().ok_or(Refusal::WrongTile)?;
        let row = &self.supply.cards.row;
        let offer = &row[..row.len().min(market.among)];
        let wanted: Vec<_> = [Some(first), second].into_iter().flatten().collect();
        ensure(wanted.len() == market.takes.min(offer.len()), Refusal::WrongCount)?;
        let count = |cards: &[Card], card| cards.iter().filter(|&&other| other == card).count();
        ensure(wanted.iter().all(|&card| count(&wanted, card) <= count(offer, card)), Refusal::NotThere)?;
        ensure(self.player(player).coins >= market.price, Refusal::CannotPay)?;
        Ok((player, market.price))
    }

    pub(super) fn buy(&mut self, (player, price): (Seat, u32), first: Card, second: Option<Card>, log: &mut Log) {
        self.change_coins(player, -i64::from(price), CoinReason::Market, log);
        let cards: Vec<_> = [Some(first), second].into_iter().flatten().collect();
        for &card in &cards {
            self.supply.cards.take_from_row(card);
        }
        self.give_cards(player, cards, Source::Row, log);
        self.go_to(Step::End);
    }

    /// Checks that a djinn can be taken at a sacred place (R-T7).
    pub(super) fn check_take_djinn(&self, djinn: Djinn, pay: Payment) -> Result<Seat, Refusal> {
        let (player, _, kind) = self.expect_tile()?;
        ensure(kind == TileKind::SacredPlace, Refusal::WrongTile)?;
        ensure(self.supply.djinns.row.contains(&djinn), Refusal::NotThere)?;
        ensure(Payment::DJINN.contains(&pay) && self.player(player).can_pay(pay), Refusal::CannotPay)?;
        Ok(player)
    }

    pub(super) fn take_djinn(&mut self, player: Seat, djinn: Djinn, pay: Payment, log: &mut Log) {
        self.pay(player, pay, log);
        self.supply.djinns.take_from_row(djinn);
        self.gain_djinn(player, djinn, Source::Row, Some(pay), log);
        self.go_to(Step::End);
    }

    /// Gives a djinn to a player, from wherever it comes, and pays Ba'al's owner.
    pub(super) fn gain_djinn(
        &mut self,
        player: Seat,
        djinn: Djinn,
        from: Source,
        paid: Option<Payment>,
        log: &mut Log,
    ) {
        self.player_mut(player).djinns.push(djinn);
        log.push(Event::TookDjinn { player, djinn, from, paid });
        if djinn != Djinn::Baal {
            self.reward(Djinn::Baal, player, log);
        }
    }

    /// Returns the tiles where a piece can go unpaid in this step: the tile of the move, or any of its kind for Enki
    /// and Bouraq.
    pub fn free_places(&self, building: Building) -> Squares {
        match self.turn().map(|turn| (&turn.step, turn.at)) {
            Some((Step::Tile, Some(at)))
                if self.expect_tile().is_ok_and(|(.., kind)| kind.building() == Some(building)) =>
            {
                at.into()
            }
            Some((Step::Place { building: asked, .. }, _)) if *asked == building => self.board.of_kind(building.home()),
            _ => Squares::EMPTY,
        }
    }

    pub(super) fn list_places(&self, building: Building, actions: &mut Vec<Action>) {
        for square in self.board.squares() {
            let pays = [None, Some(Payment::E), Some(Payment::F)];
            actions.extend(pays.map(|pay| Action::Place { building, square, pay }));
        }
    }

    /// Checks that a piece can be placed; returns its player and what follows.
    pub(super) fn check_place(
        &self,
        building: Building,
        square: Square,
        pay: Option<Payment>,
    ) -> Result<(Seat, Pause), Refusal> {
        let (turn, step, seat) = self.expect_turn()?;
        let then = step.then().unwrap_or(Pause::End);
        let free = self.free_places(building);
        if free.is_empty() {
            return Err(if *step == Step::Tile { Refusal::WrongTile } else { Refusal::WrongStep });
        }
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        ensure(self.supply.left(building) > 0, Refusal::NoEffect)?;
        let is_free = free.contains(square);
        if let Some(pay) = pay {
            self.check_power_payment(turn, seat, building.shifter(), pay)?;
            ensure(!is_free, Refusal::NeedlessPayment)?;
            let is_near = !(self.board.around(square) & free).is_empty();
            ensure(is_near && place.tile.kind.holds_meeples(), Refusal::WrongTile)?;
        } else {
            ensure(is_free, Refusal::WrongTile)?;
        }
        Ok((seat, then))
    }

    pub(super) fn place(
        &mut self,
        (player, then): (Seat, Pause),
        piece: Building,
        square: Square,
        pay: Option<Payment>,
        log: &mut Log,
    ) {
        if let Some(paid) = pay {
            self.pay_power(player, piece.shifter(), paid, log);
        }
        self.supply.take(piece);
        self.board.contents_mut(square).build(piece);
        log.push(Event::Placed { player, tile: square, piece });
        if piece == Building::Palace {
            self.reward(Djinn::Monkir, player, log);
        }
        self.go_to(then);
    }
}
