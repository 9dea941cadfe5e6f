//! Decks, rows, the bag, and what is left in the box.

use super::{Building, Card, DeckKind, Djinn, Event, Expansions, Item, Meeple, Meeples, Rng, Whim};

/// Cards with a face-up row, a deck and a discard. As a part of a [`State`](super::State) it can be changed freely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck<T> {
    /// Face up, leftmost first.
    pub row: Vec<T>,
    /// Face down, top first: secret from all (R-H1).
    pub pile: Vec<T>,
    /// Out of play until the pile runs out: public (R-H2).
    pub discard: Vec<T>,
}

impl<T: Copy + PartialEq> Deck<T> {
    /// Shuffles a whole deck, face down.
    pub(crate) fn shuffled(cards: impl Iterator<Item = T>, rng: &mut Rng) -> Self {
        let mut pile: Vec<_> = cards.collect();
        rng.shuffle(&mut pile);
        Self { row: Vec::new(), pile, discard: Vec::new() }
    }

    /// Returns whether a card can be drawn.
    pub fn can_draw(&self) -> bool {
        !(self.pile.is_empty() && self.discard.is_empty())
    }

    /// Draws the top card, shuffling the discards into a new pile when there is none (R-N2).
    pub(crate) fn draw(&mut self, rng: &mut Rng, deck: DeckKind, log: &mut Vec<Event>) -> Option<T> {
        if self.pile.is_empty() && !self.discard.is_empty() {
            self.pile.append(&mut self.discard);
            rng.shuffle(&mut self.pile);
            log.push(Event::Reshuffled { deck });
        }
        (!self.pile.is_empty()).then(|| self.pile.remove(0))
    }

    /// Takes the leftmost card of this kind out of the row.
    pub(crate) fn take_from_row(&mut self, card: T) {
        if let Some(place) = self.row.iter().position(|&other| other == card) {
            self.row.remove(place);
        }
    }
}

/// Everything that nobody owns and that is not on the board. As a part of a [`State`](super::State) it can be changed freely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// The resource cards.
    pub cards: Deck<Card>,
    /// The djinns.
    pub djinns: Deck<Djinn>,
    /// Items face down, top first: secret from all (R-H1), and never reshuffled.
    pub items: Vec<Item>,
    /// Items out of play, face up: public (R-H2).
    pub item_discard: Vec<Item>,
    /// Whims face down, top first: secret from all (R-H1).
    pub whims: Vec<Whim>,
    /// The meeples in the bag: public, but not which comes next (R-H2).
    pub bag: Meeples,
    /// The palm trees left.
    pub palms: u8,
    /// The palaces left.
    pub palaces: u8,
}

impl Supply {
    /// Returns the full box with shuffled decks and all meeples in the bag.
    pub(crate) fn full(expansions: Expansions, rng: &mut Rng) -> Self {
        let mut bag = Meeples::NONE;
        for meeple in Meeple::ALL {
            bag.add(meeple, meeple.count(expansions));
        }
        Self {
            cards: Deck::shuffled(Card::deck(), rng),
            djinns: Deck::shuffled(Djinn::deck(expansions), rng),
            items: Deck::shuffled(Item::deck(expansions), rng).pile,
            item_discard: Vec::new(),
            whims: Deck::shuffled(Whim::deck(expansions), rng).pile,
            bag,
            palms: Building::Palm.count(),
            palaces: Building::Palace.count(),
        }
    }

    /// Returns how many pieces of one kind are left to place.
    pub const fn left(&self, building: Building) -> u8 {
        match building {
            Building::Palm => self.palms,
            Building::Palace => self.palaces,
        }
    }

    pub(crate) fn take(&mut self, building: Building) {
        match building {
            Building::Palm => self.palms -= 1,
            Building::Palace => self.palaces -= 1,
        }
    }

    /// Draws the top item; items are never reshuffled (R-P1).
    pub(crate) fn draw_item(&mut self) -> Option<Item> {
        (!self.items.is_empty()).then(|| self.items.remove(0))
    }

    /// Draws one meeple at random.
    pub(crate) fn draw_meeple(&mut self, rng: &mut Rng) -> Option<Meeple> {
        if self.bag.is_empty() {
            return None;
        }
        let meeple = self.bag.iter().nth(rng.below(self.bag.len()) as usize)?;
        self.bag = self.bag.without(meeple)?;
        Some(meeple)
    }
}
