//! What must hold of every game, and of a position before it becomes one.

use super::{Building, Card, Djinn, Outfit, Phase, Seat, State, Step, TileKind};
use super::{DJINN_ROW_SIZE, MARKET_SIZE, Meeple, Meeples};
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
        match Outfit::of(self.players.len()) {
            None => faults.add("players", format!("expected 2 to 4 players, found {}", self.players.len())),
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
        if faults.0.is_empty() && !self.is_over() && self.legal_actions().is_empty() {
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
        let step = self.turn().map(|turn| &turn.step);
        match step {
            Some(Step::Sow(hand)) => all.add_all(hand.meeples),
            Some(Step::Tribe(collected)) => all.add(collected.meeple, collected.count),
            Some(Step::Keep { then, .. } | Step::Place { then, .. }) => {
                if let super::Pause::Tribe(collected) = then {
                    all.add(collected.meeple, collected.count);
                }
            }
            _ => {}
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
        if let Some(Step::Keep { drawn, .. }) = self.turn().map(|turn| &turn.step) {
            all.extend(drawn);
        }
        all
    }

    fn check_pieces(&self, outfit: Outfit, faults: &mut Faults) {
        let meeples = self.all_meeples();
        for meeple in Meeple::ALL {
            faults.at_most(
                "board",
                format_args!("meeples '{meeple}'"),
                meeples.count(meeple).into(),
                meeple.count().into(),
            );
        }
        for building in Building::ALL {
            let placed: usize = self.board.places().map(|(_, place)| usize::from(place.buildings(building))).sum();
            let all = placed + usize::from(self.supply.left(building));
            let key = format!("supply.{}s", building.name());
            faults.at_most(&key, format_args!("{}s in all", building.name()), all, building.count().into());
        }
        for seat in self.seats() {
            let placed = self.board.places().filter(|(_, place)| place.owner == Some(seat)).count();
            let key = format!("players[{}].camels", seat.0);
            let all = placed + usize::from(self.player(seat).camels);
            faults.at_most(&key, "camels in all", all, outfit.camels.into());
            if Meeple::ALL.into_iter().any(|meeple| !meeple.is_kept() && self.player(seat).meeples.has(meeple)) {
                faults.add(key, "only viziers and elders stay in front of a player");
            }
        }
    }

    fn check_board(&self, faults: &mut Faults) {
        for (square, place) in self.board.places() {
            if place.owner.is_some_and(|seat| seat.index() >= self.players.len()) {
                faults.add("board", format!("{square}: the camel of a player who does not play"));
            }
            let kind = place.tile.kind;
            if kind.values().iter().all(|&(value, _)| value != place.tile.value) {
                faults.add("board", format!("{square}: no tile {} has the value {}", kind.letter(), place.tile.value));
            }
        }
        for kind in TileKind::ALL {
            for &(value, count) in kind.values() {
                let found = self.board.which(|place| place.tile.kind == kind && place.tile.value == value).len();
                faults.at_most("board", format_args!("tiles {}{value}", kind.letter()), found as usize, count.into());
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
        match &turn.step {
            Step::Sow(hand) => {
                if [Some(hand.from), hand.previous, Some(hand.at)].into_iter().any(off_board) {
                    faults.add("turn.from", "the path leaves the board");
                } else if hand.meeples.is_empty() {
                    faults.add("turn.hand", "a move goes on only with meeples in hand");
                } else if !super::Sow::resume(&self.board, hand).can_end() {
                    faults.add("turn.hand", "the move cannot end legally");
                }
            }
            Step::Keep { drawn, .. } if drawn.is_empty() => faults.add("turn.drawn", "nothing to keep"),
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
