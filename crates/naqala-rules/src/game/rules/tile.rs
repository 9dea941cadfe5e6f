//! What the tile of the last drop gives (R-T4 to R-T7), and placing palm trees and palaces.

use super::{Check, Log};
use crate::game::{
    Action, Building, Card, CoinReason, Djinn, Event, Pause, Payment, Refusal, Seat, Source, Square, Squares, State,
    Step, TileKind,
};

impl Building {
    /// Returns the djinn who lets it stand elsewhere (R-T3).
    #[must_use]
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
            actions
                .extend(offers.flat_map(|&djinn| [Payment::EE, Payment::EF].map(|pay| Action::TakeDjinn(djinn, pay))));
        }
        if let TileKind::Workshop(_) = kind {
            actions.extend(Payment::ITEM.map(Action::TakeItem));
        }
        actions.push(Action::Pass);
    }

    pub(super) fn check_pass(&self) -> Check {
        match self.expect_tile()?.2 {
            TileKind::City(_) => Err(Refusal::Compulsory),
            kind if kind.building().is_some() => Err(Refusal::Compulsory),
            _ => Ok(()),
        }
    }

    /// Checks a purchase at a market, from the leftmost cards still face up (R-T6); returns the buyer and the price.
    pub(super) fn check_buy(&self, first: Card, second: Option<Card>) -> Result<(Seat, u32), Refusal> {
        let (player, _, kind) = self.expect_tile()?;
        let market = kind.market().ok_or(Refusal::WrongTile)?;
        let row = &self.supply.cards.row;
        let offer = &row[..row.len().min(market.among)];
        let wanted: Vec<_> = [Some(first), second].into_iter().flatten().collect();
        if wanted.len() != market.takes.min(offer.len()) {
            return Err(Refusal::WrongCount);
        }
        let count = |cards: &[Card], card| cards.iter().filter(|&&other| other == card).count();
        if wanted.iter().any(|&card| count(offer, card) < count(&wanted, card)) {
            return Err(Refusal::NotThere);
        }
        if self.player(player).coins < market.price { Err(Refusal::CannotPay) } else { Ok((player, market.price)) }
    }

    pub(super) fn buy(&mut self, (player, price): (Seat, u32), first: Card, second: Option<Card>, log: &mut Log) {
        self.change_coins(player, -i64::from(price), CoinReason::Market, log);
        let cards: Vec<_> = [Some(first), second].into_iter().flatten().collect();
        for &card in &cards {
            self.supply.cards.take_from_row(card);
            self.player_mut(player).receive(card);
        }
        log.push(Event::TookCards { player, cards, from: Source::Row });
        self.go_to(Step::End);
    }

    /// Checks that a djinn can be taken at a sacred place (R-T7).
    pub(super) fn check_take_djinn(&self, djinn: Djinn, pay: Payment) -> Result<Seat, Refusal> {
        let (player, _, kind) = self.expect_tile()?;
        if kind != TileKind::SacredPlace {
            return Err(Refusal::WrongTile);
        }
        if !self.supply.djinns.row.contains(&djinn) {
            return Err(Refusal::NotThere);
        }
        let is_price = pay == Payment::EE || pay == Payment::EF;
        if is_price && self.player(player).can_pay(pay) { Ok(player) } else { Err(Refusal::CannotPay) }
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
        if self.supply.left(building) == 0 {
            return Err(Refusal::NoEffect);
        }
        let Some(pay) = pay else {
            return if free.contains(square) { Ok((seat, then)) } else { Err(Refusal::WrongTile) };
        };
        let shifter = building.shifter();
        self.check_power_payment(turn, seat, shifter, pay)?;
        if free.contains(square) {
            return Err(Refusal::NeedlessPayment);
        }
        let is_near = !(self.board.around(square) & free).is_empty();
        if is_near && place.tile.kind.holds_meeples() { Ok((seat, then)) } else { Err(Refusal::WrongTile) }
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
