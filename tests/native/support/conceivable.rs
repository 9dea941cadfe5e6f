//! All actions that one can think of in a position, legal or not. They share nothing with the list of the legal ones.

use naqala::game::{
    Action, Building, Card, Djinn, Game, GoodsSet, Item, MAX_PLAYERS, Meeple, Meeples, Payment, Piece, Prize, Seat,
    Spell, Square, Victim, Whim,
};

/// Returns all actions that one can think of but the orders of the horn, of which a row of nine cards has 9!.
pub fn every_action(game: &Game) -> Vec<Action> {
    let board = &game.board;
    // One row and one column more than there are.
    let squares: Vec<Square> = (0..=board.columns())
        .flat_map(|column| (0..=board.rows()).filter_map(move |row| Square::new(column, row)))
        .collect();
    let pieces = || squares.iter().flat_map(|&square| Meeple::ALL.map(|meeple| (square, meeple)));
    let (payments, groups) = (Payment::ALL, groups());
    let mut all = vec![Action::Skip, Action::Trade, Action::Craft, Action::Pass, Action::Done, Action::End];
    all.extend((0..=20).flat_map(|price| (0..=7).map(move |fakirs| Action::Bid { price, fakirs })));
    all.extend(squares.iter().map(|&square| Action::Take(square)));
    all.extend(pieces().map(|(square, meeple)| Action::Drop(square, meeple)));
    all.extend(Piece::ALL.map(Action::Control));
    all.extend((0..=18).map(Action::Build));
    let victims =
        squares.iter().map(|&square| Victim::On(square)).chain((0..MAX_PLAYERS as u8).map(Seat).map(Victim::Of));
    all.extend(victims.flat_map(|victim| groups.iter().map(move |&meeples| Action::Kill(victim, meeples))));
    all.extend(Djinn::ALL.map(|djinn| Action::Keep(Prize::Djinn(djinn))));
    all.extend(Item::ALL.map(|item| Action::Keep(Prize::Item(item))));
    for building in [Building::Palm, Building::Palace] {
        let pays = || std::iter::once(None).chain(payments.iter().copied().map(Some));
        all.extend(squares.iter().flat_map(|&square| pays().map(move |pay| Action::Place { building, square, pay })));
    }
    for (place, &first) in Card::ALL.iter().enumerate() {
        // Two cards in alphabetical order.
        let seconds = Card::ALL[place..].iter().copied().map(Some);
        all.extend(std::iter::once(None).chain(seconds).map(|second| Action::Buy(first, second)));
    }
    for &pay in &payments {
        all.push(Action::TakeItem(pay));
        for djinn in Djinn::ALL {
            all.push(Action::TakeDjinn(djinn, pay));
            let tiles = std::iter::once(None).chain(squares.iter().copied().map(Some));
            all.extend(tiles.map(|square| Action::Power { djinn, square, pay }));
        }
    }
    all.extend(spells(&squares, &groups).map(Action::Use));
    all.extend(pieces().map(|(square, meeple)| Action::Bring(square, meeple)));
    all.extend(Whim::ALL.map(Action::Whim));
    all.extend(sets().map(Action::Sell));
    all
}

fn spells(squares: &[Square], groups: &[Meeples]) -> impl Iterator<Item = Spell> {
    let scimitars = squares.iter().flat_map(|&square| groups.iter().map(move |&group| Spell::Scimitar(square, group)));
    let talismans = squares.iter().flat_map(|&from| squares.iter().map(move |&to| Spell::Talisman(from, to)));
    let lamps = std::iter::once(None).chain(Djinn::ALL.map(Some)).map(Spell::Lamp);
    let others = [Spell::Carpet, Spell::Horn].into_iter().chain(Item::ALL.map(Spell::Ring));
    others.chain(scimitars).chain(talismans).chain(lamps).chain(squares.iter().copied().map(Spell::Flute))
}

/// Returns the groups of at most three meeples, each once.
fn groups() -> Vec<Meeples> {
    let mut all = vec![Meeples::NONE];
    for size in 0..3 {
        for group in all.clone() {
            let larger = Meeple::ALL.map(|meeple| group.with(meeple)).into_iter();
            if group.len() == size {
                all.extend(larger.filter(|larger| !all.contains(larger)).collect::<Vec<_>>());
            }
        }
    }
    all
}

/// Returns the sets of goods, the empty one too.
fn sets() -> impl Iterator<Item = GoodsSet> {
    let chosen = |bits: u32| Card::GOODS.into_iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
    (0..1 << Card::GOODS.len()).map(move |bits| chosen(bits).map(|(_, card)| card).collect())
}
