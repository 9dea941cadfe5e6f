//! The invariants of a game, which a position must meet before it becomes one.

use super::{Building, Card, Djinn, Excess, Fault, FaultKind, Item, Outfit, Phase, Piece, Prize, Seat, State, Step};
use super::{DJINN_ROW_SIZE, MARKET_SIZE, Meeple, Meeples, SetupError, Tile, TileKind, Whim};

/// The faults found so far.
#[derive(Default)]
struct Faults(Vec<FaultKind>);

impl Faults {
    fn add(&mut self, kind: FaultKind) {
        self.0.push(kind);
    }

    fn at_most(&mut self, kind: impl FnOnce(Excess) -> FaultKind, found: usize, most: usize) {
        if found > most {
            self.add(kind((found, most)));
        }
    }

    /// Adds a fault for each kind of which more are there than in the deck.
    fn each_at_most<T: Copy + PartialEq>(
        &mut self,
        kinds: &[T],
        fault: fn(T, Excess) -> FaultKind,
        there: &[T],
        deck: impl Iterator<Item = T>,
    ) {
        let deck: Vec<T> = deck.collect();
        let count = |cards: &[T], kind: T| cards.iter().filter(|&&card| card == kind).count();
        for &kind in kinds {
            self.at_most(|excess| fault(kind, excess), count(there, kind), count(&deck, kind));
        }
    }
}

impl State {
    /// Returns all faults of the state in words. A position may lack components, but it cannot have too many.
    pub fn faults(&self) -> Vec<Fault> {
        self.fault_kinds().iter().map(Fault::from).collect()
    }

    /// Returns all faults of the state by kind.
    pub fn fault_kinds(&self) -> Vec<FaultKind> {
        let mut faults = Faults::default();
        match Outfit::of(self.players.len(), self.expansions) {
            None => faults.add(FaultKind::Players(SetupError::new(self.players.len(), self.expansions))),
            Some(outfit) => {
                self.check_pieces(outfit, &mut faults);
                self.check_markers(outfit, &mut faults);
                self.check_step(&mut faults);
            }
        }
        self.check_board(&mut faults);
        self.check_decks(&mut faults);
        if self.round == 0 {
            faults.add(FaultKind::Round);
        }
        let is_order = self.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. }));
        if faults.0.is_empty() && !self.is_over() && !is_order && self.legal_actions().is_empty() {
            faults.add(FaultKind::Stuck);
        }
        faults.0
    }

    /// Returns all meeples: those on the board, in the bag, in front of players and in hand.
    pub fn all_meeples(&self) -> Meeples {
        let mut all = self.supply.bag;
        self.board.places().for_each(|(_, place)| all.add_all(place.meeples));
        self.players.iter().for_each(|player| all.add_all(player.meeples));
        if let Some(turn) = self.turn() {
            if let Step::Sow(hand) = &turn.step {
                all.add_all(hand.meeples);
            }
            if let Some(collected) = turn.step.collected() {
                all.add(collected.meeple, collected.count);
            }
        }
        all
    }

    /// Returns all resource cards, wherever they are.
    pub fn all_cards(&self) -> Vec<Card> {
        let cards = &self.supply.cards;
        let mut all = [&cards.row[..], &cards.pile, &cards.discard].concat();
        for player in &self.players {
            let goods = player.goods.iter().chain([(Card::Fakir, player.fakirs)]);
            all.extend(goods.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())));
        }
        all
    }

    /// Returns all djinns, wherever they are.
    pub fn all_djinns(&self) -> Vec<Djinn> {
        let djinns = &self.supply.djinns;
        let mut all = [&djinns.row[..], &djinns.pile, &djinns.discard].concat();
        self.players.iter().for_each(|player| all.extend(&player.djinns));
        all.extend(
            self.drawn().iter().filter_map(|&prize| if let Prize::Djinn(djinn) = prize { Some(djinn) } else { None }),
        );
        all
    }

    /// Returns all items, wherever they are.
    pub fn all_items(&self) -> Vec<Item> {
        let mut all = [&self.supply.items[..], &self.supply.item_discard].concat();
        self.players.iter().for_each(|player| all.extend(&player.items));
        all.extend(
            self.drawn().iter().filter_map(|&prize| if let Prize::Item(item) = prize { Some(item) } else { None }),
        );
        all
    }

    /// Returns all whims, wherever they are.
    pub fn all_whims(&self) -> Vec<Whim> {
        let mut all = self.supply.whims.clone();
        all.extend(self.board.places().filter_map(|(_, place)| place.whim));
        self.players.iter().for_each(|player| all.extend(player.whims.iter().chain(&player.fulfilled)));
        all
    }

    fn drawn(&self) -> &[Prize] {
        match self.turn().map(|turn| &turn.step) {
            Some(Step::Keep { drawn, .. }) => drawn,
            _ => &[],
        }
    }

    fn check_pieces(&self, outfit: Outfit, faults: &mut Faults) {
        let meeples = self.all_meeples();
        for meeple in Meeple::ALL {
            let most = meeple.count(self.expansions).into();
            faults.at_most(|excess| FaultKind::Meeples(meeple, excess), meeples.count(meeple).into(), most);
        }
        for building in Building::ALL {
            let all = self.board.built(building) + usize::from(self.supply.left(building));
            faults.at_most(|excess| FaultKind::Buildings(building, excess), all, building.count().into());
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let placed = |piece| self.board.held_with(seat, piece).len() as usize;
            let all = placed(Piece::Camel) + usize::from(player.camels);
            faults.at_most(|excess| FaultKind::Camels(seat, excess), all, outfit.camels.into());
            let tents = placed(Piece::Tent) + usize::from(player.has_tent);
            faults.at_most(|excess| FaultKind::Tents(seat, excess), tents, outfit.tent.into());
            if Meeple::ALL.into_iter().any(|meeple| !meeple.is_kept() && player.meeples.has(meeple)) {
                faults.add(FaultKind::NotKept(seat));
            }
        }
    }

    fn check_board(&self, faults: &mut Faults) {
        for (square, place) in self.board.places() {
            let kind = place.tile.kind;
            if place.owner().is_some_and(|seat| seat.index() >= self.players.len()) {
                faults.add(FaultKind::Owner(square));
            }
            if !self.expansions.provide(kind.expansion()) {
                faults.add(FaultKind::Expansion(square));
            }
            if !kind.holds_meeples() && !place.is_empty() {
                faults.add(FaultKind::Impassable(square));
            }
            if place.whim.is_some() && !matches!(kind, TileKind::City(_)) {
                faults.add(FaultKind::Homeless(square));
            }
            if kind.values().iter().all(|&(value, _)| value != place.tile.value) {
                faults.add(FaultKind::Value(square, place.tile));
            }
        }
        for kind in TileKind::ALL {
            for &(value, count) in kind.values() {
                let tile = Tile { kind, value };
                let found = self.board.squares_where(|place| place.tile == tile).len();
                faults.at_most(|excess| FaultKind::Tiles(tile, excess), found as usize, count.into());
            }
        }
    }

    fn check_decks(&self, faults: &mut Faults) {
        faults.each_at_most(&Card::ALL, FaultKind::Cards, &self.all_cards(), Card::deck());
        let djinns = self.all_djinns();
        for djinn in Djinn::ALL {
            if djinns.iter().filter(|&&other| other == djinn).count() > 1 {
                faults.add(FaultKind::Twice(djinn));
            }
            if djinns.contains(&djinn) && !self.expansions.provide(djinn.expansion()) {
                faults.add(FaultKind::Foreign(djinn));
            }
        }
        faults.each_at_most(&Item::ALL, FaultKind::Items, &self.all_items(), Item::deck(self.expansions));
        faults.each_at_most(&Whim::ALL, FaultKind::Whims, &self.all_whims(), Whim::deck(self.expansions));
        faults.at_most(FaultKind::Market, self.supply.cards.row.len(), MARKET_SIZE);
        faults.at_most(FaultKind::DjinnRow, self.supply.djinns.row.len(), DJINN_ROW_SIZE);
    }

    fn check_markers(&self, outfit: Outfit, faults: &mut Faults) {
        let markers: Vec<Seat> = self.bid_order.iter().copied().chain(self.turn_order.order()).collect();
        if markers.iter().any(|seat| seat.index() >= self.players.len()) {
            faults.add(FaultKind::Marker);
        }
        for seat in self.seats() {
            let found = markers.iter().filter(|&&marker| marker == seat).count();
            faults.at_most(|excess| FaultKind::Markers(seat, excess), found, outfit.markers.into());
        }
        for price in self.turn_order.prices() {
            let found = self.turn_order.group(price).len();
            faults.at_most(|excess| FaultKind::Spot(price, excess), found, self.turn_order.capacity(price));
        }
        if self.phase == Phase::Bid && self.bid_order.is_empty() {
            faults.add(FaultKind::NobodyBids);
        }
    }

    fn check_step(&self, faults: &mut Faults) {
        let Some(turn) = self.turn() else { return };
        if turn.player.index() >= self.players.len() {
            faults.add(FaultKind::Turn);
        }
        let off_board = |square: Option<super::Square>| square.is_some_and(|square| !self.board.contains(square));
        if off_board(turn.at) {
            faults.add(FaultKind::At);
        }
        let both = |seat| Piece::ALL.into_iter().all(|piece| self.player(seat).has_piece(piece));
        if matches!(turn.step, Step::Control { .. }) && turn.player.index() < self.players.len() && !both(turn.player) {
            faults.add(FaultKind::Control);
        }
        if matches!(turn.step, Step::Flute { .. } | Step::Order { .. }) && !turn.item_used {
            faults.add(FaultKind::ItemUsed);
        }
        match &turn.step {
            Step::Sow(hand) => {
                if [Some(hand.from), hand.previous, Some(hand.at)].into_iter().any(off_board) {
                    faults.add(FaultKind::Path);
                } else if hand.meeples.is_empty() {
                    faults.add(FaultKind::EmptyHand);
                } else if !self.sow().is_some_and(|sow| sow.can_end()) {
                    faults.add(FaultKind::DeadEnd);
                }
            }
            Step::Keep { drawn, .. } if drawn.is_empty() => faults.add(FaultKind::NothingDrawn),
            Step::Keep { drawn, .. } => {
                let is_item = |prize: &Prize| matches!(prize, Prize::Item(_));
                if drawn.iter().any(is_item) && !drawn.iter().all(is_item) {
                    faults.add(FaultKind::MixedDraw);
                }
            }
            Step::Control { tile, .. }
                if !self
                    .board
                    .get(*tile)
                    .is_some_and(|place| place.owner().is_none() && place.tile.kind.holds_meeples()) =>
            {
                faults.add(FaultKind::Taken);
            }
            Step::Flute { target, .. }
                if !self.board.get(*target).is_some_and(|place| place.tile.kind.holds_meeples()) =>
            {
                faults.add(FaultKind::Target);
            }
            &Step::Flute { moved, .. } => {
                faults.at_most(FaultKind::Brought, moved.into(), super::MOST_BROUGHT.into());
            }
            Step::Order { .. } if self.supply.cards.row.is_empty() => faults.add(FaultKind::NothingToOrder),
            Step::Place { building, .. }
                if self.free_places(*building).is_empty() || self.supply.left(*building) == 0 =>
            {
                faults.add(FaultKind::NoPlace);
            }
            Step::Tribe(_) | Step::Tile if turn.at.is_none() => faults.add(FaultKind::NoEnd),
            _ => {}
        }
    }
}
