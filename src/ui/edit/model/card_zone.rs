//! The zones where cards lie: rows, decks, discards, and what players hold.

use crate::game::{Card, Djinn, Expansion, Item, Seat, State, Whim};

/// A card of one of the four kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyCard {
    /// A resource card.
    Resource(Card),
    /// A djinn.
    Djinn(Djinn),
    /// An item.
    Item(Item),
    /// A whim.
    Whim(Whim),
}

/// A zone where cards of one kind lie in order: the first is on top, leftmost, or the first to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardZone {
    /// The resource cards face up.
    Market,
    /// The resource deck.
    Deck,
    /// The discarded resource cards.
    Discard,
    /// The djinns face up.
    DjinnRow,
    /// The djinn deck.
    DjinnDeck,
    /// The discarded djinns.
    DjinnDiscard,
    /// The djinns of a player.
    Djinns(Seat),
    /// The item deck.
    ItemDeck,
    /// The discarded items.
    ItemDiscard,
    /// The items of a player.
    Items(Seat),
    /// The whim deck.
    WhimDeck,
    /// The whims in a player's hand.
    Whims(Seat),
    /// The whims that a player has fulfilled.
    Fulfilled(Seat),
}

impl CardZone {
    /// The zones that belong to no player, in the order in which the editor shows them.
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

    /// Returns the zones of a player.
    #[must_use]
    pub const fn of(seat: Seat) -> [Self; 4] {
        [Self::Djinns(seat), Self::Items(seat), Self::Whims(seat), Self::Fulfilled(seat)]
    }

    /// Returns whether the zone is a deck, which the draft can fill by itself.
    #[must_use]
    pub const fn is_stock(self) -> bool {
        matches!(self, Self::Deck | Self::DjinnDeck | Self::ItemDeck | Self::WhimDeck)
    }

    /// Returns the expansion that the zone belongs to.
    #[must_use]
    pub const fn expansion(self) -> Option<Expansion> {
        match self {
            Self::ItemDeck | Self::ItemDiscard | Self::Items(_) => Some(Expansion::Artisans),
            Self::WhimDeck | Self::Whims(_) | Self::Fulfilled(_) => Some(Expansion::Whims),
            _ => None,
        }
    }

    /// Returns the player that the zone belongs to.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Djinns(seat) | Self::Items(seat) | Self::Whims(seat) | Self::Fulfilled(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns whether the zone belongs to a seat that nobody takes.
    pub(super) fn is_nobodys(self, state: &State) -> bool {
        self.seat().is_some_and(|seat| seat.index() >= state.players.len())
    }

    /// Returns the cards that lie there.
    #[must_use]
    pub fn cards(self, state: &State) -> Vec<AnyCard> {
        if self.is_nobodys(state) {
            return Vec::new();
        }
        let supply = &state.supply;
        let djinns = |list: &[Djinn]| list.iter().copied().map(AnyCard::Djinn).collect();
        let resources = |list: &[Card]| list.iter().copied().map(AnyCard::Resource).collect();
        let items = |list: &[Item]| list.iter().copied().map(AnyCard::Item).collect();
        let whims = |list: &[Whim]| list.iter().copied().map(AnyCard::Whim).collect();
        match self {
            Self::Market => resources(&supply.cards.row),
            Self::Deck => resources(&supply.cards.pile),
            Self::Discard => resources(&supply.cards.discard),
            Self::DjinnRow => djinns(&supply.djinns.row),
            Self::DjinnDeck => djinns(&supply.djinns.pile),
            Self::DjinnDiscard => djinns(&supply.djinns.discard),
            Self::Djinns(seat) => djinns(&state.player(seat).djinns),
            Self::ItemDeck => items(&supply.items),
            Self::ItemDiscard => items(&supply.item_discard),
            Self::Items(seat) => items(&state.player(seat).items),
            Self::WhimDeck => whims(&supply.whims),
            Self::Whims(seat) => whims(&state.player(seat).whims),
            Self::Fulfilled(seat) => whims(&state.player(seat).fulfilled),
        }
    }

    /// Replaces the cards of the zone; ignores cards of another kind.
    pub(super) fn set_cards(self, state: &mut State, cards: &[AnyCard]) {
        if self.is_nobodys(state) {
            return;
        }
        let resources =
            || cards.iter().filter_map(|card| if let AnyCard::Resource(card) = card { Some(*card) } else { None });
        let djinns =
            || cards.iter().filter_map(|card| if let AnyCard::Djinn(djinn) = card { Some(*djinn) } else { None });
        let items = || cards.iter().filter_map(|card| if let AnyCard::Item(item) = card { Some(*item) } else { None });
        let whims = || cards.iter().filter_map(|card| if let AnyCard::Whim(whim) = card { Some(*whim) } else { None });
        let supply = &mut state.supply;
        match self {
            Self::Market => supply.cards.row = resources().collect(),
            Self::Deck => supply.cards.pile = resources().collect(),
            Self::Discard => supply.cards.discard = resources().collect(),
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
