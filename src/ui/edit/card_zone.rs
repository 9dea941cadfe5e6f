//! Cards and where they lie: rows, decks, discards, and what players hold.

use super::Draft;
use crate::game::{Card, Djinn, Expansion, Item, Seat, State, Whim};

/// A card of one of the four kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A resource card.
    Card(Card),
    /// A djinn.
    Djinn(Djinn),
    /// An item.
    Item(Item),
    /// A whim.
    Whim(Whim),
}

/// A card that could be laid somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which.
    pub thing: Thing,
    /// How many are left to take: in the box, and in the decks unless it is to lie in one.
    pub left: usize,
    /// If none is left and there is only one: where it lies and would be taken from.
    pub from: Option<Pile>,
}

/// A place where cards of one kind lie, in order: first is top, or leftmost, or taken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// Resource cards face up.
    Market,
    /// Resource cards face down.
    Deck,
    /// Resource cards discarded.
    Discard,
    /// Djinns face up.
    DjinnRow,
    /// Djinns face down.
    DjinnDeck,
    /// Djinns discarded.
    DjinnDiscard,
    /// Djinns of a player.
    Djinns(Seat),
    /// Items face down.
    ItemDeck,
    /// Items discarded.
    ItemDiscard,
    /// Items of a player.
    Items(Seat),
    /// Whims face down.
    WhimDeck,
    /// Whims in a player's hand.
    Whims(Seat),
    /// Whims laid by a player.
    Fulfilled(Seat),
}

impl Pile {
    /// Those in the middle of the table, in the order in which they are shown.
    pub const COMMON: [Self; 9] = [
        Self::Market,
        Self::Discard,
        Self::DjinnRow,
        Self::DjinnDiscard,
        Self::ItemDiscard,
        Self::Deck,
        Self::DjinnDeck,
        Self::ItemDeck,
        Self::WhimDeck,
    ];

    /// Those of a player.
    #[must_use]
    pub const fn of(seat: Seat) -> [Self; 4] {
        [Self::Djinns(seat), Self::Items(seat), Self::Whims(seat), Self::Fulfilled(seat)]
    }

    /// Whether its cards lie face down and come later: what fills itself, if wanted.
    #[must_use]
    pub const fn is_stock(self) -> bool {
        matches!(self, Self::Deck | Self::DjinnDeck | Self::ItemDeck | Self::WhimDeck)
    }

    /// The expansion that has it.
    #[must_use]
    pub const fn expansion(self) -> Option<Expansion> {
        match self {
            Self::ItemDeck | Self::ItemDiscard | Self::Items(_) => Some(Expansion::Artisans),
            Self::WhimDeck | Self::Whims(_) | Self::Fulfilled(_) => Some(Expansion::Whims),
            _ => None,
        }
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Djinns(seat) | Self::Items(seat) | Self::Whims(seat) | Self::Fulfilled(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether somebody has it who plays no more.
    fn is_nobodys(self, state: &State) -> bool {
        self.seat().is_some_and(|seat| seat.index() >= state.players.len())
    }

    /// What lies there.
    #[must_use]
    pub fn things(self, state: &State) -> Vec<Thing> {
        if self.is_nobodys(state) {
            return Vec::new();
        }
        let supply = &state.supply;
        let djinns = |list: &[Djinn]| list.iter().copied().map(Thing::Djinn).collect();
        let cards = |list: &[Card]| list.iter().copied().map(Thing::Card).collect();
        let items = |list: &[Item]| list.iter().copied().map(Thing::Item).collect();
        let whims = |list: &[Whim]| list.iter().copied().map(Thing::Whim).collect();
        match self {
            Self::Market => cards(&supply.cards.row),
            Self::Deck => cards(&supply.cards.pile),
            Self::Discard => cards(&supply.cards.discard),
            Self::DjinnRow => djinns(&supply.djinns.row),
            Self::DjinnDeck => djinns(&supply.djinns.pile),
            Self::DjinnDiscard => djinns(&supply.djinns.discard),
            Self::Djinns(seat) => djinns(state.player(seat).djinns()),
            Self::ItemDeck => items(&supply.items),
            Self::ItemDiscard => items(&supply.item_discard),
            Self::Items(seat) => items(state.player(seat).items()),
            Self::WhimDeck => whims(&supply.whims),
            Self::Whims(seat) => whims(state.player(seat).whims()),
            Self::Fulfilled(seat) => whims(state.player(seat).fulfilled()),
        }
    }

    /// Lays these there; what is of another kind is left out.
    fn lay(self, state: &mut State, things: &[Thing]) {
        if self.is_nobodys(state) {
            return;
        }
        let cards = || things.iter().filter_map(|thing| if let Thing::Card(card) = thing { Some(*card) } else { None });
        let djinns =
            || things.iter().filter_map(|thing| if let Thing::Djinn(djinn) = thing { Some(*djinn) } else { None });
        let items = || things.iter().filter_map(|thing| if let Thing::Item(item) = thing { Some(*item) } else { None });
        let whims = || things.iter().filter_map(|thing| if let Thing::Whim(whim) = thing { Some(*whim) } else { None });
        let supply = &mut state.supply;
        match self {
            Self::Market => supply.cards.row = cards().collect(),
            Self::Deck => supply.cards.pile = cards().collect(),
            Self::Discard => supply.cards.discard = cards().collect(),
            Self::DjinnRow => supply.djinns.row = djinns().collect(),
            Self::DjinnDeck => supply.djinns.pile = djinns().collect(),
            Self::DjinnDiscard => supply.djinns.discard = djinns().collect(),
            Self::Djinns(seat) => state.players[seat.index()].djinns = djinns().collect(),
            Self::ItemDeck => supply.items = items().collect(),
            Self::ItemDiscard => supply.item_discard = items().collect(),
            Self::Items(seat) => state.players[seat.index()].items = items().collect(),
            Self::WhimDeck => supply.whims = whims().collect(),
            Self::Whims(seat) => state.players[seat.index()].whims = whims().collect(),
            Self::Fulfilled(seat) => state.players[seat.index()].fulfilled = whims().collect(),
        }
    }
}

impl Draft {
    /// Lays a card behind those that lie there; the only one of its kind comes from where it lies, if it lies anywhere.
    pub fn lay(&mut self, pile: Pile, thing: Thing) {
        if pile.is_nobodys(&self.state) {
            return;
        }
        if let Some((from, at)) = self.elsewhere(pile, thing) {
            let mut things = from.things(&self.state);
            things.remove(at);
            from.lay(&mut self.state, &things);
        }
        let mut things = pile.things(&self.state);
        things.push(thing);
        pile.lay(&mut self.state, &things);
        self.settle();
    }

    /// Takes the card at a place away, counted from 0.
    pub fn pick(&mut self, pile: Pile, at: usize) {
        let mut things = pile.things(&self.state);
        if at < things.len() {
            things.remove(at);
            pile.lay(&mut self.state, &things);
            self.settle();
        }
    }

    /// Where the only card of its kind lies, if not there: the place, and which of its cards it is.
    fn elsewhere(&self, pile: Pile, thing: Thing) -> Option<(Pile, usize)> {
        let is_only = self.all_of(pile).into_iter().any(|(other, count)| other == thing && count == 1);
        let seats = self.state.seats().flat_map(Pile::of);
        let mut places = Pile::COMMON.into_iter().chain(seats).filter(|&place| is_only && place != pile);
        places.find_map(|place| {
            let at = place.things(&self.state).iter().position(|&other| other == thing)?;
            Some((place, at))
        })
    }

    /// The cards that could lie there, each with how many there are.
    fn all_of(&self, pile: Pile) -> Vec<(Thing, usize)> {
        let expansions = self.state.expansions;
        let provides = |expansion| expansions.provide(expansion);
        match pile {
            Pile::Market | Pile::Deck | Pile::Discard => {
                Card::ALL.into_iter().map(|card| (Thing::Card(card), card.count().into())).collect()
            }
            Pile::DjinnRow | Pile::DjinnDeck | Pile::DjinnDiscard | Pile::Djinns(_) => {
                let djinns = Djinn::ALL.into_iter().filter(|djinn| provides(djinn.expansion()));
                djinns.map(|djinn| (Thing::Djinn(djinn), 1)).collect()
            }
            Pile::ItemDeck | Pile::ItemDiscard | Pile::Items(_) => {
                Item::ALL.into_iter().map(|item| (Thing::Item(item), item.count().into())).collect()
            }
            Pile::WhimDeck | Pile::Whims(_) | Pile::Fulfilled(_) => {
                let whims = Whim::ALL.into_iter().filter(|whim| provides(whim.needs()));
                whims.map(|whim| (Thing::Whim(whim), 1)).collect()
            }
        }
    }

    /// The cards that could be laid there.
    #[must_use]
    pub fn choices(&self, pile: Pile) -> Vec<Choice> {
        let state = &self.state;
        let out = self.things_out();
        let stock = |thing| {
            let decks = [Pile::Deck, Pile::DjinnDeck, Pile::ItemDeck, Pile::WhimDeck];
            decks.into_iter().flat_map(|deck| deck.things(state)).filter(|&other| other == thing).count()
        };
        let choice = |(thing, count): (Thing, usize)| {
            let there = out.iter().filter(|&&other| other == thing).count();
            let hidden = if pile.is_stock() { 0 } else { stock(thing) };
            let left = (count + hidden).saturating_sub(there);
            let from = self.elsewhere(pile, thing).filter(|_| left == 0);
            Choice { thing, left, from: from.map(|(place, _)| place) }
        };
        self.all_of(pile).into_iter().map(choice).collect()
    }

    /// Every card that is anywhere but in the box.
    fn things_out(&self) -> Vec<Thing> {
        let state = &self.state;
        let cards = state.all_cards().into_iter().map(Thing::Card);
        let djinns = state.all_djinns().into_iter().map(Thing::Djinn);
        let items = state.all_items().into_iter().map(Thing::Item);
        cards.chain(djinns).chain(items).chain(state.all_whims().into_iter().map(Thing::Whim)).collect()
    }
}
