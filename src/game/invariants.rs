//! What must hold of every game, and of a position before it becomes one.

use super::{Building, Card, Djinn, Expansion, Item, Outfit, Phase, Piece, Prize, Seat, State, Step, TileKind, Whim};
use super::{DJINN_ROW_SIZE, MARKET_SIZE, Meeple, Meeples, SetupError};
use std::fmt;

/// Something in a position that cannot be, with the place where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The key of the position it is about, for example `players[1].camels`.
    pub at: String,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

/// Collects faults.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Fault { at: at.into(), what: what.into() });
    }

    fn at_most(&mut self, at: &str, what: impl fmt::Display, found: usize, most: usize) {
        if found > most {
            self.add(at, format!("{found} {what}, but there are only {most}"));
        }
    }
}

impl State {
    /// Everything that cannot be in a game. A position need not hold every component, but none too many.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Faults::default();
        match Outfit::of(self.players.len(), self.expansions) {
            None => faults.add("players", SetupError::new(self.players.len(), self.expansions).to_string()),
            Some(outfit) => {
                self.check_pieces(outfit, &mut faults);
                self.check_markers(outfit, &mut faults);
                self.check_step(&mut faults);
            }
        }
        self.check_board(&mut faults);
        self.check_decks(&mut faults);
        if self.round == 0 {
            faults.add("round", "rounds are counted from 1");
        }
        let is_order = self.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. }));
        if faults.0.is_empty() && !self.is_over() && !is_order && self.legal_actions().is_empty() {
            faults.add("turn", "nothing can be done in this step");
        }
        faults.0
    }

    /// Meeples anywhere: on the board, in the bag, in front of players and in hand.
    #[must_use]
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

    /// Resource cards anywhere.
    #[must_use]
    pub fn all_cards(&self) -> Vec<Card> {
        let cards = &self.supply.cards;
        let mut all = [&cards.row[..], &cards.pile, &cards.discard].concat();
        for player in &self.players {
            let goods = player.goods.iter().chain([(Card::Fakir, player.fakirs)]);
            all.extend(goods.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())));
        }
        all
    }

    /// Djinns anywhere.
    #[must_use]
    pub fn all_djinns(&self) -> Vec<Djinn> {
        let djinns = &self.supply.djinns;
        let mut all = [&djinns.row[..], &djinns.pile, &djinns.discard].concat();
        self.players.iter().for_each(|player| all.extend(&player.djinns));
        all.extend(self.drawn().iter().filter_map(|prize| match prize {
            Prize::Djinn(djinn) => Some(djinn),
            Prize::Item(_) => None,
        }));
        all
    }

    /// Items anywhere.
    #[must_use]
    pub fn all_items(&self) -> Vec<Item> {
        let mut all = [&self.supply.items[..], &self.supply.item_discard].concat();
        self.players.iter().for_each(|player| all.extend(&player.items));
        all.extend(self.drawn().iter().filter_map(|prize| match prize {
            Prize::Item(item) => Some(item),
            Prize::Djinn(_) => None,
        }));
        all
    }

    /// Whims anywhere.
    #[must_use]
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
            faults.at_most(
                "board",
                format_args!("meeples '{meeple}'"),
                meeples.count(meeple).into(),
                meeple.count(self.expansions).into(),
            );
        }
        for building in Building::ALL {
            let placed: usize = self.board.places().map(|(_, place)| usize::from(place.buildings(building))).sum();
            let all = placed + usize::from(self.supply.left(building));
            let key = format!("supply.{}s", building.name());
            faults.at_most(&key, format_args!("{}s in all", building.name()), all, building.count().into());
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let placed = |piece| self.board.which(|place| place.piece() == Some((seat, piece))).len() as usize;
            let key = format!("players[{}].camels", seat.0);
            let all = placed(Piece::Camel) + usize::from(player.camels);
            faults.at_most(&key, "camels in all", all, outfit.camels.into());
            let tents = placed(Piece::Tent) + usize::from(player.has_tent);
            faults.at_most(&format!("players[{}].tent", seat.0), "tents in all", tents, outfit.tent.into());
            if Meeple::ALL.into_iter().any(|meeple| !meeple.is_kept() && self.player(seat).meeples.has(meeple)) {
                faults.add(key, "only viziers, elders and artisans stay in front of a player");
            }
        }
    }

    fn check_board(&self, faults: &mut Faults) {
        for (square, place) in self.board.places() {
            if place.owner.is_some_and(|seat| seat.index() >= self.players.len()) {
                faults.add("board", format!("{square}: the camel of a player who does not play"));
            }
            let kind = place.tile.kind;
            if !self.expansions.provide(kind.expansion()) {
                faults.add("board", format!("{square}: a tile of an expansion that is not played"));
            }
            if !kind.holds_meeples() && !place.is_empty() {
                faults.add("board", format!("{square}: nothing can be on the chasm or the lake"));
            }
            if place.whim.is_some() && !matches!(kind, TileKind::City(_)) {
                faults.add("board", format!("{square}: whims lie in cities"));
            }
            if kind.values().iter().all(|&(value, _)| value != place.tile.value) {
                faults.add("board", format!("{square}: no tile {} has the value {}", kind.letter(), place.tile.value));
            }
        }
        for kind in TileKind::ALL {
            for &(value, count) in kind.values() {
                let found = self.board.which(|place| place.tile.kind == kind && place.tile.value == value).len();
                let name = if value == 0 { kind.letter().to_string() } else { format!("{}{value}", kind.letter()) };
                faults.at_most("board", format_args!("tiles {name}"), found as usize, count.into());
            }
        }
    }

    fn check_decks(&self, faults: &mut Faults) {
        let cards = self.all_cards();
        for card in Card::ALL {
            let found = cards.iter().filter(|&&other| other == card).count();
            faults.at_most("deck", format_args!("cards {card}"), found, card.count().into());
        }
        let djinns = self.all_djinns();
        for djinn in Djinn::ALL {
            if djinns.iter().filter(|&&other| other == djinn).count() > 1 {
                faults.add("djinnDeck", format!("{djinn} is there more than once"));
            }
            if djinns.contains(&djinn) && !self.expansions.provide(djinn.expansion()) {
                faults.add("djinnDeck", format!("{djinn} belongs to an expansion that is not played"));
            }
        }
        let items = self.all_items();
        let has_items = self.expansions.contains(Expansion::Artisans);
        for item in Item::ALL {
            let found = items.iter().filter(|&&other| other == item).count();
            faults.at_most(
                "itemDeck",
                format_args!("items {item}"),
                found,
                if has_items { item.count().into() } else { 0 },
            );
        }
        let whims = self.all_whims();
        let has_whims = self.expansions.contains(Expansion::Whims);
        for whim in Whim::ALL {
            let found = whims.iter().filter(|&&other| other == whim).count();
            let is_there = has_whims && self.expansions.provide(whim.needs());
            faults.at_most("whimDeck", format_args!("whims {whim}"), found, is_there.into());
        }
        faults.at_most("market", "cards face up", self.supply.cards.row.len(), MARKET_SIZE);
        faults.at_most("djinnRow", "djinns face up", self.supply.djinns.row.len(), DJINN_ROW_SIZE);
    }

    fn check_markers(&self, outfit: Outfit, faults: &mut Faults) {
        let markers: Vec<Seat> = self.bid_order.iter().copied().chain(self.turn_order.order()).collect();
        if markers.iter().any(|seat| seat.index() >= self.players.len()) {
            faults.add("bidOrder", "a marker of a player who does not play");
        }
        for seat in self.seats() {
            let found = markers.iter().filter(|&&marker| marker == seat).count();
            faults.at_most("bidOrder", format_args!("markers of {seat}"), found, outfit.markers.into());
        }
        for price in self.turn_order.prices() {
            let found = self.turn_order.group(price).len();
            faults.at_most("turnOrder", format_args!("markers on {price}"), found, self.turn_order.capacity(price));
        }
        if self.phase == Phase::Bid && self.bid_order.is_empty() {
            faults.add("bidOrder", "somebody must be there to bid");
        }
    }

    fn check_step(&self, faults: &mut Faults) {
        let Some(turn) = self.turn() else { return };
        if turn.player.index() >= self.players.len() {
            faults.add("turn.player", "nobody sits there");
        }
        let off_board = |square: Option<super::Square>| square.is_some_and(|square| !self.board.contains(square));
        if off_board(turn.at) {
            faults.add("turn.at", "not on the board");
        }
        let both = |seat| Piece::ALL.into_iter().all(|piece| self.player(seat).has_piece(piece));
        if matches!(turn.step, Step::Control { .. }) && turn.player.index() < self.players.len() && !both(turn.player) {
            faults.add("turn.step", "asked only where both a camel and the tent are left");
        }
        if matches!(turn.step, Step::Flute { .. } | Step::Order { .. }) && !turn.item_used {
            faults.add("turn.itemUsed", "missing: the flute, or the horn, was used in this turn");
        }
        match &turn.step {
            Step::Sow(hand) => {
                if [Some(hand.from), hand.previous, Some(hand.at)].into_iter().any(off_board) {
                    faults.add("turn.from", "the path leaves the board");
                } else if hand.meeples.is_empty() {
                    faults.add("turn.hand", "a move goes on only with meeples in hand");
                } else if !self.sow().is_some_and(|sow| sow.can_end()) {
                    faults.add("turn.hand", "the move cannot end legally");
                }
            }
            Step::Keep { drawn, .. } if drawn.is_empty() => faults.add("turn.drawn", "nothing to keep"),
            Step::Keep { drawn, .. } => {
                let is_item = |prize: &Prize| matches!(prize, Prize::Item(_));
                if drawn.iter().any(is_item) && !drawn.iter().all(is_item) {
                    faults.add("turn.drawn", "djinns and items are never drawn together");
                }
            }
            Step::Control { tile, .. }
                if !self
                    .board
                    .get(*tile)
                    .is_some_and(|place| place.owner.is_none() && place.tile.kind.holds_meeples()) =>
            {
                faults.add("turn.tile", "expected a tile that nobody holds");
            }
            Step::Flute { target, .. }
                if !self.board.get(*target).is_some_and(|place| place.tile.kind.holds_meeples()) =>
            {
                faults.add("turn.target", "expected a tile that meeples can come to");
            }
            &Step::Flute { moved, .. } => {
                faults.at_most("turn.moved", "meeples brought", moved.into(), super::MOST_BROUGHT.into());
            }
            Step::Order { .. } if self.supply.cards.row.is_empty() => {
                faults.add("turn.step", "no card to put in order");
            }
            Step::Place { building, .. }
                if self.free_places(*building).is_empty() || self.supply.left(*building) == 0 =>
            {
                faults.add("turn.piece", "no place or no piece for it");
            }
            Step::Tribe(_) | Step::Tile if turn.at.is_none() => faults.add("turn.at", "missing: where the move ended"),
            _ => {}
        }
    }
}
