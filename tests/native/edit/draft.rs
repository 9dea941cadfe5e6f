//! Pieces, cards, markers and players of a draft.

use super::{at, dealt, words};
use naqala::game::{Building, Card, Djinn, Expansion, FaultKind, Item, Meeple, Piece, Seat, Tile, TileKind, Whim};
use naqala::i18n::Lang;
use naqala::ui::edit::model::{AnyCard, Brush, CardZone, Count, Draft, DraftHistory, StartPhase, Track};
use naqala::ui::table::session::Colour;

#[test]
fn faults_point_at_their_tiles() {
    let mut draft = Draft::read(r#"{"board":["V5:yg O8^9 S15","S15 O8^9 G"]}"#).expect("it can be read");
    let squares = |draft: &Draft| draft.faulty_squares().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(squares(&draft), ["a1", "b1", "c1", "b2", "c2"], "palm trees, the sacred places, the lake");
    for square in ["a1", "b1", "b2"] {
        draft.paint(at(square), Brush::Broom);
    }
    draft.paint(at("a1"), Brush::Tile(Tile { kind: TileKind::Village, value: 5 }));
    assert_eq!(squares(&draft), ["c1"], "a lake without its expansion");
}

#[test]
fn a_zone_can_be_emptied_at_once() {
    let mut draft = dealt(&[], 2);
    assert_eq!(CardZone::Market.cards(draft.state()).len(), 9);
    draft.set_filling(true);
    draft.empty_zone(CardZone::Market);
    assert_eq!(CardZone::Market.cards(draft.state()), []);
    assert_eq!(CardZone::Deck.cards(draft.state()).len(), 54, "the cards are in the deck again");
    assert_eq!(draft.fault_kinds(), []);
}

#[test]
fn a_deal_has_no_faults_and_can_be_played() {
    let draft = dealt(&[], 2);
    assert_eq!(draft.fault_kinds(), []);
    let session = draft.session().expect("nothing is wrong");
    assert_eq!(session.record.game().legal_actions().len(), 7, "seven bids are legal");
    assert_eq!(draft.start_phase(), StartPhase::Bid(draft.state().bid_order[0]));
}

#[test]
fn too_many_meeples_are_a_fault_in_both_languages_until_undone() {
    let mut history = DraftHistory::new(dealt(&[], 2));
    history.change(|draft| draft.paint(at("c3"), Brush::Meeple(Meeple::Elder)));
    let faults = history.draft().fault_kinds();
    assert_eq!(faults, [FaultKind::Meeples(Meeple::Elder, (21, 20))]);
    assert_eq!(words(faults[0], Lang::EN), "Elders: 21, and there are only 20");
    assert_eq!(words(faults[0], Lang::FR), "Sages\u{a0}: 21, il n’y en a que 20");
    assert!(history.draft().session().is_none());
    assert_eq!(history.draft().left(Brush::Meeple(Meeple::Elder)), Some(-1));
    history.undo();
    assert_eq!((history.draft().fault_kinds(), history.can_undo(), history.can_redo()), (vec![], false, true));
    history.redo();
    assert_eq!(history.draft().fault_kinds(), faults);
    history.change(|draft| draft.unpaint(at("c3"), Brush::Meeple(Meeple::Elder)));
    assert_eq!((history.draft().fault_kinds(), history.can_redo()), (vec![], false));
    history.change(|_| ());
    history.undo();
    assert_eq!(history.draft().fault_kinds(), faults, "a change without effect is not recorded");
}

#[test]
fn filling_puts_all_that_is_off_the_table_into_bag_decks_and_supply() {
    let mut draft = dealt(&Expansion::ALL, 3);
    draft.set_filling(true);
    draft.sweep();
    let state = draft.state();
    for meeple in Meeple::ALL {
        assert_eq!(state.supply.bag.count(meeple), meeple.count(state.expansions));
    }
    assert_eq!(state.all_cards().len(), 54);
    assert_eq!(state.all_djinns().len(), 26);
    draft.paint(at("a1"), Brush::Building(Building::Palm));
    draft.paint(at("a1"), Brush::Piece(Seat(2), Piece::Tent));
    draft.paint(at("b1"), Brush::Piece(Seat(2), Piece::Camel));
    draft.add_card(CardZone::Djinns(Seat(0)), AnyCard::Djinn(Djinn::Sloar));
    draft.add_card(CardZone::Items(Seat(1)), AnyCard::Item(Item::Crown));
    draft.add_card(CardZone::Whims(Seat(1)), AnyCard::Whim(Whim::ALL[0]));
    draft.set(Count::Held(Seat(0), Card::Ivory), 2);
    draft.set(Count::Held(Seat(0), Card::Fakir), 3);
    draft.set(Count::Kept(Seat(0), Meeple::Elder), 4);
    let state = draft.state();
    assert_eq!((state.supply.left(Building::Palm), state.player(Seat(2)).camels), (11, 7));
    assert!(!state.player(Seat(2)).has_tent && state.player(Seat(1)).has_tent);
    assert!(!state.supply.djinns.pile.contains(&Djinn::Sloar));
    assert_eq!(state.supply.bag.count(Meeple::Elder), Meeple::Elder.count(state.expansions) - 4);
    assert_eq!((state.all_cards().len(), state.all_djinns().len()), (54, 26), "nothing is created or lost");
    draft.set_filling(false);
    draft.empty_stock();
    assert!(draft.state().supply.cards.pile.is_empty() && draft.state().supply.bag.is_empty());
    assert_eq!(draft.state().all_djinns().len(), 4, "three face up, one held");
}

#[test]
fn laying_the_only_card_of_its_kind_moves_it() {
    for is_filling in [true, false] {
        let mut draft = dealt(&Expansion::ALL, 2);
        draft.set_filling(is_filling);
        let djinn = AnyCard::Djinn(draft.state().supply.djinns.row[1]);
        let mine = CardZone::Djinns(Seat(0));
        let choice = |draft: &Draft, pile: CardZone, thing| {
            draft.candidates(pile).into_iter().find(|choice| choice.card == thing).expect("it is there")
        };
        assert_eq!(choice(&draft, mine, djinn).from, Some(CardZone::DjinnRow));
        draft.add_card(mine, djinn);
        assert!(!CardZone::DjinnRow.cards(draft.state()).contains(&djinn) && mine.cards(draft.state()) == [djinn]);
        assert_eq!(
            (choice(&draft, mine, djinn).left, choice(&draft, mine, djinn).from),
            (0, None),
            "it is there already"
        );
        assert_eq!(choice(&draft, CardZone::Djinns(Seat(1)), djinn).from, Some(mine));
        draft.add_card(CardZone::Djinns(Seat(2)), djinn);
        assert_eq!(mine.cards(draft.state()), [djinn], "there is no third player");
        // A card that has others of its kind is copied, not moved.
        let card = CardZone::Market.cards(draft.state())[0];
        assert_eq!(choice(&draft, CardZone::Discard, card).from, None);
        draft.add_card(CardZone::Discard, card);
        assert_eq!(CardZone::Market.cards(draft.state()).len(), 9);
        assert_eq!(draft.fault_kinds(), []);
    }
}

#[test]
fn things_put_on_the_table_leave_the_bag_and_the_decks() {
    let mut draft = dealt(&[], 2);
    draft.set_filling(true);
    draft.sweep();
    draft.set_filling(false);
    let bag = draft.state().supply.bag.count(Meeple::Builder);
    draft.paint(at("a1"), Brush::Meeple(Meeple::Builder));
    assert_eq!(draft.state().supply.bag.count(Meeple::Builder), bag - 1);
    let deep = draft.state().supply.djinns.pile[2];
    draft.add_card(CardZone::Djinns(Seat(1)), AnyCard::Djinn(deep));
    assert!(!draft.state().supply.djinns.pile.contains(&deep));
    let card = draft.state().supply.cards.pile[0];
    let deck = draft.state().supply.cards.pile.len();
    draft.add_card(CardZone::Discard, AnyCard::Resource(card));
    assert_eq!(draft.state().supply.cards.pile.len(), deck - 1, "the box has none left");
    draft.paint(at("b2"), Brush::Piece(Seat(0), Piece::Camel));
    assert_eq!(draft.state().player(Seat(0)).camels, 10);
    draft.paint(at("b2"), Brush::Piece(Seat(0), Piece::Camel));
    assert_eq!(draft.state().board.owner(at("b2")), None, "a second tap takes it away");
    draft.set_filling(true);
    assert_eq!((draft.fault_kinds(), draft.state().player(Seat(0)).camels), (vec![], 11));
}

#[test]
fn every_tile_size_and_set_is_possible_and_faults_are_named() {
    let mut draft = dealt(&[], 2);
    draft.paint(at("a1"), Brush::Tile(Tile { kind: TileKind::GreatLake, value: 0 }));
    let place = *draft.state().board.get(at("a1")).expect("it is on the board");
    assert!(place.is_empty(), "nothing can be on the lake");
    assert!(draft.fault_kinds().contains(&FaultKind::Expansion(at("a1"))));
    assert_eq!(
        words(FaultKind::Expansion(at("a1")), Lang::FR),
        "a1\u{a0}: cette tuile vient d’une extension qui n’est pas jouée"
    );
    draft.toggle(Expansion::Whims);
    assert_eq!(draft.fault_kinds(), []);
    for columns in 0..=9 {
        for rows in 0..=9 {
            let mut other = draft.clone();
            other.resize(columns, rows);
            let board = &other.state().board;
            let fits = (board.columns(), board.rows()) == (columns.clamp(1, 7), rows.clamp(1, 6));
            assert!(fits || columns.max(1) * rows.max(1) < 2, "{columns} columns, {rows} rows");
            assert_eq!(board.get(at("a1")), draft.state().board.get(at("a1")), "the south-west corner stays");
        }
    }
    // A move over tiles that are removed starts again.
    let mut midway = draft.clone();
    midway.begin_with(StartPhase::Turn(Seat(0)));
    let mut record = midway.session().expect("it is sound").record;
    let taken = record.game().legal_actions().into_iter().rfind(|action| action.to_string().starts_with("take"));
    record.play(taken.expect("there is a move")).expect("it is legal");
    midway = Draft::of(record.game());
    assert_eq!(midway.start_phase(), StartPhase::AsIs);
    midway.resize(6, 6);
    assert_eq!(midway.start_phase(), StartPhase::AsIs, "a larger board still has these tiles");
    midway.resize(6, 5);
    assert_eq!(midway.start_phase(), StartPhase::Turn(Seat(0)));
    draft.resize(1, 2);
    draft.resize(6, 6);
    let tiles = |kind: &FaultKind| matches!(kind, FaultKind::Tiles(..));
    assert!(!draft.fault_kinds().iter().any(tiles), "new tiles come from the box");
    assert_eq!(draft.left(Brush::Tile(Tile { kind: TileKind::GreatLake, value: 0 })), Some(0));
}

#[test]
fn whims_lie_only_in_cities_and_each_player_has_one_tent() {
    let mut draft = dealt(&Expansion::ALL, 2);
    let city = draft.state().board.places().find(|(_, place)| matches!(place.tile.kind, TileKind::City(_)));
    let (city, _) = city.expect("there are five");
    let other = draft.state().board.places().find(|(_, place)| place.tile.kind == TileKind::Oasis).expect("six").0;
    let whim = draft.state().supply.whims[0];
    draft.unpaint(city, Brush::Whim(whim));
    draft.paint(city, Brush::Whim(whim));
    assert_eq!(draft.fault_kinds(), [], "it came out of the deck");
    draft.paint(city, Brush::Tile(Tile { kind: TileKind::Oasis, value: 8 }));
    assert_eq!(draft.state().board.get(city).and_then(|place| place.whim), None, "whims do not lie on an oasis");
    draft.paint(other, Brush::Whim(whim));
    assert!(draft.fault_kinds().contains(&FaultKind::Homeless(other)));
    draft.paint(other, Brush::Broom);
    draft.paint(other, Brush::Piece(Seat(1), Piece::Tent));
    draft.paint(city, Brush::Piece(Seat(1), Piece::Tent));
    let tents = draft.state().board.squares_where(|place| matches!(place.piece, Some((_, Piece::Tent))));
    assert_eq!(tents.iter().collect::<Vec<_>>(), [city], "the tent was moved");
}

#[test]
fn pieces_and_markers_leave_with_their_player() {
    let mut draft = dealt(&[], 4);
    draft.paint(at("a1"), Brush::Piece(Seat(3), Piece::Camel));
    draft.begin_with(StartPhase::Turn(Seat(3)));
    draft.set(Count::Players, 2);
    assert_eq!(draft.state().board.owner(at("a1")), None);
    assert_eq!((draft.fault_kinds(), draft.start_phase()), (vec![], StartPhase::Turn(Seat(0))));
    draft.set(Count::Players, 5);
    assert_eq!(draft.fault_kinds().len(), 1);
    assert_eq!(words(draft.fault_kinds()[0], Lang::EN), "Five players need an expansion");
    draft.toggle(Expansion::Artisans);
    assert_eq!(draft.fault_kinds(), []);
    assert_eq!(&*draft.state().player(Seat(4)).name, "Pierre");
    draft.rename(Seat(4), "  Zoé\u{202e}  ");
    assert_eq!(&*draft.state().player(Seat(4)).name, "Zoé");
    draft.set(Count::Players, 3);
    let before = draft.clone();
    draft.set(Count::Coins(Seat(4)), 7);
    draft.add_card(CardZone::Djinns(Seat(4)), AnyCard::Djinn(Djinn::Sloar));
    draft.rename(Seat(4), "Nobody");
    assert_eq!((Count::Coins(Seat(4)).of(draft.state()), CardZone::Items(Seat(4)).cards(draft.state())), (0, vec![]));
    assert_eq!(draft, before, "a player who left has nothing");
    draft.set(Count::Players, 5);
    draft.rename(Seat(4), "Zoé");
    draft.rename(Seat(4), "  ");
    assert_eq!(&*draft.state().player(Seat(4)).name, "Zoé", "a name cannot be empty");
}

#[test]
fn markers_are_moved_and_never_doubled() {
    let mut draft = dealt(&[], 3);
    for moment in
        [StartPhase::Bid(Seat(2)), StartPhase::Turn(Seat(1)), StartPhase::Turn(Seat(0)), StartPhase::Bid(Seat(0))]
    {
        draft.begin_with(moment);
        assert_eq!((draft.start_phase(), draft.fault_kinds()), (moment, vec![]));
        assert!(draft.session().is_some());
    }
    draft.begin_with(StartPhase::Turn(Seat(1)));
    draft.put_marker(Track::Spot(8), Seat(2));
    assert_eq!(Track::Spot(8).markers(draft.state()), [Seat(2)]);
    draft.put_marker(Track::Spot(0), Seat(2));
    assert_eq!(Track::Spot(8).markers(draft.state()), [], "the marker has moved");
    assert_eq!(draft.fault_kinds(), []);
    draft.put_marker(Track::Spot(1), Seat(2));
    draft.put_marker(Track::Spot(1), Seat(0));
    assert_eq!(draft.fault_kinds(), [FaultKind::Spot(1, (2, 1))]);
    draft.take_marker(Track::Spot(1), 0);
    assert_eq!(draft.fault_kinds(), []);
    draft.begin_with(StartPhase::Bid(Seat(0)));
    while !draft.state().bid_order.is_empty() {
        draft.take_marker(Track::Bid, 0);
    }
    assert_eq!(draft.fault_kinds(), [FaultKind::NobodyBids]);
}

#[test]
fn taking_a_colour_of_another_player_swaps_the_two() {
    let mut draft = dealt(&[], 2);
    assert_eq!((draft.colour(0), draft.colour(1)), (Colour::Indigo, Colour::Orange));
    draft.recolour(Seat(0), Colour::Orange);
    draft.recolour(Seat(1), Colour::Black);
    assert_eq!(draft.session().expect("it is sound").colours, [Colour::Orange, Colour::Black]);
    draft.recolour(Seat(9), Colour::Teal);
    let kept = Draft::read(&draft.write_stored()).expect("it was just written");
    assert_eq!((kept.colours(), kept.is_filling()), (draft.colours(), false));
    let mut all = draft.colours().to_vec();
    all.sort_by_key(|colour| colour.name());
    all.dedup();
    assert_eq!(all.len(), Colour::ALL.len(), "each colour has one player");
}
