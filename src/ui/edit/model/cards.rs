//! Adds cards to a draft and takes them away.

use super::Draft;
use super::card_zone::{AnyCard, CardZone};
use crate::game::{Card, Djinn, Item, Whim};

/// A card that can be added to a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddableCard {
    /// The card.
    pub card: AnyCard,
    /// How many are left to take: those in the box, and those in the decks unless the zone is a deck.
    pub left: usize,
    /// The zone that the card would leave, if none is left and there is only one of its kind.
    pub from: Option<CardZone>,
}

impl Draft {
    /// Adds a card behind those of a zone. A card of which there is only one leaves the zone where it lies.
    pub fn add_card(&mut self, zone: CardZone, card: AnyCard) {
        if zone.is_nobodys(&self.state) {
            return;
        }
        if let Some((from, at)) = self.only_copy(zone, card) {
            let mut cards = from.cards(&self.state);
            cards.remove(at);
            from.set_cards(&mut self.state, &cards);
        }
        let mut cards = zone.cards(&self.state);
        cards.push(card);
        zone.set_cards(&mut self.state, &cards);
        self.settle();
    }

    /// Takes away all cards of a zone.
    pub fn empty_zone(&mut self, zone: CardZone) {
        zone.set_cards(&mut self.state, &[]);
        self.settle();
    }

    /// Takes away the card at a place of a zone, counted from 0.
    pub fn take_card(&mut self, zone: CardZone, at: usize) {
        let mut cards = zone.cards(&self.state);
        if at < cards.len() {
            cards.remove(at);
            zone.set_cards(&mut self.state, &cards);
            self.settle();
        }
    }

    /// Returns the cards that could be added to a zone.
    #[must_use]
    pub fn candidates(&self, zone: CardZone) -> Vec<AddableCard> {
        let state = &self.state;
        let out = self.cards_out();
        let in_decks = |card| {
            let decks = [CardZone::Deck, CardZone::DjinnDeck, CardZone::ItemDeck, CardZone::WhimDeck];
            decks.into_iter().flat_map(|deck| deck.cards(state)).filter(|&other| other == card).count()
        };
        let candidate = |(card, count): (AnyCard, usize)| {
            let used = out.iter().filter(|&&other| other == card).count();
            let hidden = if zone.is_stock() { 0 } else { in_decks(card) };
            let left = (count + hidden).saturating_sub(used);
            let from = self.only_copy(zone, card).filter(|_| left == 0);
            AddableCard { card, left, from: from.map(|(zone, _)| zone) }
        };
        self.kinds(zone).into_iter().map(candidate).collect()
    }

    /// Returns the other zone where the only card of its kind lies, and its place there.
    fn only_copy(&self, zone: CardZone, card: AnyCard) -> Option<(CardZone, usize)> {
        let is_only = self.kinds(zone).into_iter().any(|(other, count)| other == card && count == 1);
        let seats = self.state.seats().flat_map(CardZone::of);
        let mut zones = CardZone::COMMON.into_iter().chain(seats).filter(|&other| is_only && other != zone);
        zones.find_map(|zone| {
            let at = zone.cards(&self.state).iter().position(|&other| other == card)?;
            Some((zone, at))
        })
    }

    /// Returns the kinds of cards that can lie in a zone, each with how many the game has.
    fn kinds(&self, zone: CardZone) -> Vec<(AnyCard, usize)> {
        let expansions = self.state.expansions;
        let provides = |expansion| expansions.provide(expansion);
        match zone {
            CardZone::Market | CardZone::Deck | CardZone::Discard => {
                Card::ALL.into_iter().map(|card| (AnyCard::Resource(card), card.count().into())).collect()
            }
            CardZone::DjinnRow | CardZone::DjinnDeck | CardZone::DjinnDiscard | CardZone::Djinns(_) => {
                let djinns = Djinn::ALL.into_iter().filter(|djinn| provides(djinn.expansion()));
                djinns.map(|djinn| (AnyCard::Djinn(djinn), 1)).collect()
            }
            CardZone::ItemDeck | CardZone::ItemDiscard | CardZone::Items(_) => {
                Item::ALL.into_iter().map(|item| (AnyCard::Item(item), item.count().into())).collect()
            }
            CardZone::WhimDeck | CardZone::Whims(_) | CardZone::Fulfilled(_) => {
                let whims = Whim::ALL.into_iter().filter(|whim| provides(whim.needs()));
                whims.map(|whim| (AnyCard::Whim(whim), 1)).collect()
            }
        }
    }

    /// Returns every card that is not in the box.
    fn cards_out(&self) -> Vec<AnyCard> {
        let state = &self.state;
        let resources = state.all_cards().into_iter().map(AnyCard::Resource);
        let djinns = state.all_djinns().into_iter().map(AnyCard::Djinn);
        let items = state.all_items().into_iter().map(AnyCard::Item);
        resources.chain(djinns).chain(items).chain(state.all_whims().into_iter().map(AnyCard::Whim)).collect()
    }
}
