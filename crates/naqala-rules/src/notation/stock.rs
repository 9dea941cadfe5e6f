//! Fills and empties the bag, the decks and the supply of a state.

use crate::game::{Building, Card, Djinn, Expansion, Item, Meeple, Meeples, Outfit, Piece, Rng, Seat, State, Whim};

/// Fills the bag, the decks and the supply with everything that lies nowhere else. The seed decides the order of the
/// decks.
pub fn fill(state: &mut State) {
    empty(state);
    let mut rng = Rng::from_state(state.rng.state());
    let there = state.all_meeples();
    let mut bag = Meeples::NONE;
    for meeple in Meeple::ALL {
        bag.add(meeple, meeple.count(state.expansions).saturating_sub(there.count(meeple)));
    }
    state.supply.bag = bag;
    let expansions = state.expansions;
    let mut cards = missing(Card::deck().collect(), &state.all_cards());
    let mut djinns = missing(Djinn::deck(expansions).collect(), &state.all_djinns());
    let mut items = missing(Item::deck(expansions).collect(), &state.all_items());
    let mut whims = missing(Whim::deck(expansions).collect(), &state.all_whims());
    rng.shuffle(&mut cards);
    rng.shuffle(&mut djinns);
    rng.shuffle(&mut items);
    rng.shuffle(&mut whims);
    state.supply.cards.pile = cards;
    state.supply.djinns.pile = djinns;
    state.supply.items = items;
    state.supply.whims = whims;
    state.supply.palms = not_placed(state, Building::Palm);
    state.supply.palaces = not_placed(state, Building::Palace);
    let Some(outfit) = Outfit::of(state.players.len(), expansions) else { return };
    for seat in state.seats() {
        let (camels, has_tent) = pieces_left(state, seat, outfit);
        let player = &mut state.players[seat.index()];
        player.camels = camels;
        player.has_tent = has_tent;
    }
}

/// Empties the bag, the decks and the supply.
pub fn empty(state: &mut State) {
    let supply = &mut state.supply;
    supply.bag = Meeples::NONE;
    supply.cards.pile.clear();
    supply.djinns.pile.clear();
    supply.items.clear();
    supply.whims.clear();
    (supply.palms, supply.palaces) = (0, 0);
}

/// Takes out of the bag, the decks and the supply whatever the state has beyond the contents of the box.
pub fn remove_excess(state: &mut State) {
    let all = state.all_meeples();
    for meeple in Meeple::ALL {
        let excess = all.count(meeple).saturating_sub(meeple.count(state.expansions));
        let excess = excess.min(state.supply.bag.count(meeple));
        state.supply.bag.remove_all(Meeples::of(meeple, excess));
    }
    let deck: Vec<Card> = Card::deck().collect();
    let extra = missing(state.all_cards(), &deck);
    take_out(&mut state.supply.cards.pile, &extra);
    let extra = missing(state.all_djinns(), &Djinn::ALL);
    take_out(&mut state.supply.djinns.pile, &extra);
    let items: Vec<Item> = Item::deck(Expansion::ALL.into_iter().collect()).collect();
    let extra = missing(state.all_items(), &items);
    take_out(&mut state.supply.items, &extra);
    let extra = missing(state.all_whims(), &Whim::ALL);
    take_out(&mut state.supply.whims, &extra);
    state.supply.palms = state.supply.palms.min(not_placed(state, Building::Palm));
    state.supply.palaces = state.supply.palaces.min(not_placed(state, Building::Palace));
    let Some(outfit) = Outfit::of(state.players.len(), state.expansions) else { return };
    for seat in state.seats() {
        let (camels, has_tent) = pieces_left(state, seat, outfit);
        let player = &mut state.players[seat.index()];
        player.camels = player.camels.min(camels);
        player.has_tent &= has_tent;
    }
}

/// Returns `all` without the items of `there`, each taken as often as it occurs.
fn missing<T: PartialEq>(mut all: Vec<T>, there: &[T]) -> Vec<T> {
    for item in there {
        if let Some(at) = all.iter().position(|other| other == item) {
            all.swap_remove(at);
        }
    }
    all
}

/// Takes cards out of a deck, the lowest first.
fn take_out<T: PartialEq>(pile: &mut Vec<T>, cards: &[T]) {
    for card in cards {
        if let Some(at) = pile.iter().rposition(|other| other == card) {
            pile.remove(at);
        }
    }
}

/// Returns how many of the box are not on the board.
fn not_placed(state: &State, building: Building) -> u8 {
    usize::from(building.count()).saturating_sub(state.board.built(building)) as u8
}

/// Returns the camels that a player has left, and whether the tent.
fn pieces_left(state: &State, seat: Seat, outfit: Outfit) -> (u8, bool) {
    let placed = |piece| state.board.held_with(seat, piece).len() as u8;
    (outfit.camels.saturating_sub(placed(Piece::Camel)), outfit.tent && placed(Piece::Tent) == 0)
}
