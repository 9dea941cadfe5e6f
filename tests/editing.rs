//! Positions of one's own: what can be put where, what is said of it, and what becomes of it.

use naqala::game::{
    Building, Card, Djinn, Event, Expansion, FaultKind, Game, Item, Meeple, Options, Piece, Seat, Square, Tile,
    TileKind, Whim,
};
use naqala::i18n::{Lang, edit};
use naqala::notation::position;
use naqala::ui::edit::{Brush, Count, Desk, Draft, Moment, Pile, Plan, Target, Thing, Track, targets, way};
use naqala::ui::lesson::Verdict;
use naqala::ui::session::Colour;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn dealt(expansions: &[Expansion], players: usize) -> Draft {
    let names = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];
    let options = Options::new(names.into_iter().take(players), 7).with(expansions.iter().copied());
    Draft::of(&Game::new(&options).expect("so many can play"))
}

fn at(square: &str) -> Square {
    square.parse().expect("a square")
}

fn words(kind: FaultKind, lang: Lang) -> String {
    edit::fault(lang, kind, &["Anna", "Sam"])
}

#[test]
fn a_deal_is_sound_and_can_be_played() {
    let draft = dealt(&[], 2);
    assert_eq!(draft.fault_kinds(), []);
    let session = draft.session().expect("nothing is wrong");
    assert_eq!(session.record.game().legal_actions().len(), 7, "a bid is asked for");
    assert_eq!(draft.moment(), Moment::Bid(draft.state().bid_order[0]));
}

#[test]
fn what_is_too_much_is_said_in_both_languages_and_goes_with_undo() {
    let mut desk = Desk::new(dealt(&[], 2));
    desk.change(|draft| draft.paint(at("c3"), Brush::Meeple(Meeple::Elder)));
    let faults = desk.draft().fault_kinds();
    assert_eq!(faults, [FaultKind::Meeples(Meeple::Elder, (21, 20))]);
    assert_eq!(words(faults[0], Lang::En), "Elders: 21, and there are only 20");
    assert_eq!(words(faults[0], Lang::Fr), "Sages\u{a0}: 21, il n’y en a que 20");
    assert!(desk.draft().session().is_none());
    assert_eq!(desk.draft().left(Brush::Meeple(Meeple::Elder)), Some(-1));
    desk.undo();
    assert_eq!((desk.draft().fault_kinds(), desk.can_undo(), desk.can_redo()), (vec![], false, true));
    desk.redo();
    assert_eq!(desk.draft().fault_kinds(), faults);
    desk.change(|draft| draft.unpaint(at("c3"), Brush::Meeple(Meeple::Elder)));
    assert_eq!((desk.draft().fault_kinds(), desk.can_redo()), (vec![], false));
    desk.change(|_| ());
    desk.undo();
    assert_eq!(desk.draft().fault_kinds(), faults, "what changes nothing leaves no trace");
}

#[test]
fn what_is_not_on_the_table_is_in_bag_decks_and_supply() {
    let mut draft = dealt(&Expansion::ALL, 3);
    draft.set_fills(true);
    draft.sweep();
    let state = draft.state();
    for meeple in Meeple::ALL {
        assert_eq!(state.supply.bag().count(meeple), meeple.count(state.expansions));
    }
    assert_eq!(state.all_cards().len(), 54);
    assert_eq!(state.all_djinns().len(), 26);
    draft.paint(at("a1"), Brush::Building(Building::Palm));
    draft.paint(at("a1"), Brush::Piece(Seat(2), Piece::Tent));
    draft.paint(at("b1"), Brush::Piece(Seat(2), Piece::Camel));
    draft.lay(Pile::Djinns(Seat(0)), Thing::Djinn(Djinn::Sloar));
    draft.lay(Pile::Items(Seat(1)), Thing::Item(Item::Crown));
    draft.lay(Pile::Whims(Seat(1)), Thing::Whim(Whim::ALL[0]));
    draft.set(Count::Held(Seat(0), Card::Ivory), 2);
    draft.set(Count::Held(Seat(0), Card::Fakir), 3);
    draft.set(Count::Kept(Seat(0), Meeple::Elder), 4);
    let state = draft.state();
    assert_eq!((state.supply.left(Building::Palm), state.player(Seat(2)).camels()), (11, 7));
    assert!(!state.player(Seat(2)).has_tent() && state.player(Seat(1)).has_tent());
    assert!(!state.supply.djinns().pile().contains(&Djinn::Sloar));
    assert_eq!(state.supply.bag().count(Meeple::Elder), Meeple::Elder.count(state.expansions) - 4);
    assert_eq!((state.all_cards().len(), state.all_djinns().len()), (54, 26), "nothing was made, nothing lost");
    draft.set_fills(false);
    draft.empty_stock();
    assert!(draft.state().supply.cards().pile().is_empty() && draft.state().supply.bag().is_empty());
    assert_eq!(draft.state().all_djinns().len(), 4, "three face up, one held");
}

#[test]
fn the_only_card_of_its_kind_comes_from_where_it_lies() {
    for fills in [true, false] {
        let mut draft = dealt(&Expansion::ALL, 2);
        draft.set_fills(fills);
        let djinn = Thing::Djinn(draft.state().supply.djinns().row()[1]);
        let mine = Pile::Djinns(Seat(0));
        let choice = |draft: &Draft, pile: Pile, thing| {
            draft.choices(pile).into_iter().find(|choice| choice.thing == thing).expect("it is there")
        };
        assert_eq!(choice(&draft, mine, djinn).from, Some(Pile::DjinnRow));
        draft.lay(mine, djinn);
        assert!(!Pile::DjinnRow.things(draft.state()).contains(&djinn) && mine.things(draft.state()) == [djinn]);
        assert_eq!(
            (choice(&draft, mine, djinn).left, choice(&draft, mine, djinn).from),
            (0, None),
            "it is there already"
        );
        assert_eq!(choice(&draft, Pile::Djinns(Seat(1)), djinn).from, Some(mine));
        draft.lay(Pile::Djinns(Seat(2)), djinn);
        assert_eq!(mine.things(draft.state()), [djinn], "nobody takes nothing");
        // One of several stays where it is.
        let card = Pile::Market.things(draft.state())[0];
        assert_eq!(choice(&draft, Pile::Discard, card).from, None);
        draft.lay(Pile::Discard, card);
        assert_eq!(Pile::Market.things(draft.state()).len(), 9);
        assert_eq!(draft.fault_kinds(), []);
    }
}

#[test]
fn what_is_put_on_the_table_comes_out_of_the_bag_and_the_decks() {
    let mut draft = dealt(&[], 2);
    draft.set_fills(true);
    draft.sweep();
    draft.set_fills(false);
    let bag = draft.state().supply.bag().count(Meeple::Builder);
    draft.paint(at("a1"), Brush::Meeple(Meeple::Builder));
    assert_eq!(draft.state().supply.bag().count(Meeple::Builder), bag - 1);
    let deep = draft.state().supply.djinns().pile()[2];
    draft.lay(Pile::Djinns(Seat(1)), Thing::Djinn(deep));
    assert!(!draft.state().supply.djinns().pile().contains(&deep));
    let card = draft.state().supply.cards().pile()[0];
    let deck = draft.state().supply.cards().pile().len();
    draft.lay(Pile::Discard, Thing::Card(card));
    assert_eq!(draft.state().supply.cards().pile().len(), deck - 1, "none was in the box");
    draft.paint(at("b2"), Brush::Piece(Seat(0), Piece::Camel));
    assert_eq!(draft.state().player(Seat(0)).camels(), 10);
    draft.paint(at("b2"), Brush::Piece(Seat(0), Piece::Camel));
    assert_eq!(draft.state().board.get(at("b2")).and_then(|place| place.owner), None, "a second tap takes it away");
    draft.set_fills(true);
    assert_eq!((draft.fault_kinds(), draft.state().player(Seat(0)).camels()), (vec![], 11));
}

#[test]
fn tiles_sizes_and_sets_can_be_anything_and_faults_are_told() {
    let mut draft = dealt(&[], 2);
    draft.paint(at("a1"), Brush::Tile(Tile { kind: TileKind::GreatLake, value: 0 }));
    let place = *draft.state().board.get(at("a1")).expect("it is on the board");
    assert!(place.is_empty(), "nothing can be on the lake");
    assert!(draft.fault_kinds().contains(&FaultKind::Expansion(at("a1"))));
    assert_eq!(
        words(FaultKind::Expansion(at("a1")), Lang::Fr),
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
            assert_eq!(board.get(at("a1")), draft.state().board.get(at("a1")), "the south-west stays");
        }
    }
    // A move that has come over tiles that are gone begins anew.
    let mut amid = draft.clone();
    amid.begin_with(Moment::Turn(Seat(0)));
    let mut record = amid.session().expect("it is sound").record;
    let taken = record.game().legal_actions().into_iter().rfind(|action| action.to_string().starts_with("take"));
    record.play(taken.expect("there is a move")).expect("it is legal");
    amid = Draft::of(record.game());
    assert_eq!(amid.moment(), Moment::Within);
    amid.resize(6, 6);
    assert_eq!(amid.moment(), Moment::Within, "a larger board has all of them");
    amid.resize(6, 5);
    assert_eq!(amid.moment(), Moment::Turn(Seat(0)));
    draft.resize(1, 2);
    draft.resize(6, 6);
    let tiles = |kind: &FaultKind| matches!(kind, FaultKind::Tiles(..));
    assert!(!draft.fault_kinds().iter().any(tiles), "new tiles are those that are left in the box");
    assert_eq!(draft.left(Brush::Tile(Tile { kind: TileKind::GreatLake, value: 0 })), Some(0));
}

#[test]
fn a_whim_lies_in_a_city_and_there_is_one_tent() {
    let mut draft = dealt(&Expansion::ALL, 2);
    let city = draft.state().board.places().find(|(_, place)| matches!(place.tile.kind, TileKind::City(_)));
    let (city, _) = city.expect("there are five");
    let other = draft.state().board.places().find(|(_, place)| place.tile.kind == TileKind::Oasis).expect("six").0;
    let whim = draft.state().supply.whims()[0];
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
    let tents = draft.state().board.which(|place| place.is_tent);
    assert_eq!(tents.iter().collect::<Vec<_>>(), [city], "the tent was moved");
}

#[test]
fn players_come_and_go_and_the_markers_with_them() {
    let mut draft = dealt(&[], 4);
    draft.paint(at("a1"), Brush::Piece(Seat(3), Piece::Camel));
    draft.begin_with(Moment::Turn(Seat(3)));
    draft.set(Count::Players, 2);
    assert_eq!(draft.state().board.get(at("a1")).and_then(|place| place.owner), None);
    assert_eq!((draft.fault_kinds(), draft.moment()), (vec![], Moment::Turn(Seat(0))));
    draft.set(Count::Players, 5);
    assert_eq!(draft.fault_kinds().len(), 1);
    assert_eq!(words(draft.fault_kinds()[0], Lang::En), "Five players need an expansion");
    draft.toggle(Expansion::Artisans);
    assert_eq!(draft.fault_kinds(), []);
    assert_eq!(draft.state().player(Seat(4)).name(), "Pierre");
    draft.rename(Seat(4), "  Zoé\u{202e}  ");
    assert_eq!(draft.state().player(Seat(4)).name(), "Zoé");
    draft.set(Count::Players, 3);
    let before = draft.clone();
    draft.set(Count::Coins(Seat(4)), 7);
    draft.lay(Pile::Djinns(Seat(4)), Thing::Djinn(Djinn::Sloar));
    draft.rename(Seat(4), "Nobody");
    assert_eq!((Count::Coins(Seat(4)).of(draft.state()), Pile::Items(Seat(4)).things(draft.state())), (0, vec![]));
    assert_eq!(draft, before, "who is gone has nothing");
    draft.set(Count::Players, 5);
    draft.rename(Seat(4), "Zoé");
    draft.rename(Seat(4), "  ");
    assert_eq!(draft.state().player(Seat(4)).name(), "Zoé", "nobody is without a name");
}

#[test]
fn markers_are_moved_and_never_doubled() {
    let mut draft = dealt(&[], 3);
    for moment in [Moment::Bid(Seat(2)), Moment::Turn(Seat(1)), Moment::Turn(Seat(0)), Moment::Bid(Seat(0))] {
        draft.begin_with(moment);
        assert_eq!((draft.moment(), draft.fault_kinds()), (moment, vec![]));
        assert!(draft.session().is_some());
    }
    draft.begin_with(Moment::Turn(Seat(1)));
    draft.put_marker(Track::Spot(8), Seat(2));
    assert_eq!(Track::Spot(8).markers(draft.state()), [Seat(2)]);
    draft.put_marker(Track::Spot(0), Seat(2));
    assert_eq!(Track::Spot(8).markers(draft.state()), [], "it was the only one");
    assert_eq!(draft.fault_kinds(), []);
    draft.put_marker(Track::Spot(1), Seat(2));
    draft.put_marker(Track::Spot(1), Seat(0));
    assert_eq!(draft.fault_kinds(), [FaultKind::Spot(1, (2, 1))]);
    draft.take_marker(Track::Spot(1), 0);
    assert_eq!(draft.fault_kinds(), []);
    draft.begin_with(Moment::Bid(Seat(0)));
    while !draft.state().bid_order.is_empty() {
        draft.take_marker(Track::Bid, 0);
    }
    assert_eq!(draft.fault_kinds(), [FaultKind::NobodyBids]);
}

#[test]
fn texts_of_every_kind_are_read_and_what_cannot_be_read_is_said() {
    let mut draft = dealt(&Expansion::ALL, 5);
    draft.paint(at("b2"), Brush::Meeple(Meeple::Vizier));
    draft.paint(at("b2"), Brush::Tile(Tile { kind: TileKind::Chasm, value: 0 }));
    assert!(!draft.fault_kinds().is_empty());
    assert_eq!(Draft::read(&draft.write()).expect("it was just written").state(), draft.state(), "also at fault");
    let sketch = Draft::read(r#"{"board": ["V5:yg O8:ww@0"]}"#).expect("a sketch, as lessons have them");
    assert_eq!((sketch.fault_kinds(), sketch.state().player(Seat(0)).camels()), (vec![], 10));
    let record = r#"{"format":"naqala-record/1","players":["A","B"],"expansions":[],"seed":"42","actions":["bid 3"]}"#;
    let read = Draft::read(record).expect("a record");
    assert_eq!(read.state().turn_order.group(3).len(), 1, "as it ends");
    // Positions that nobody would set up are told as faults, and nothing that is clicked then breaks.
    let rich = r#"{"viziers":255}"#;
    for players in [String::new(), rich.into(), [rich; 3].join(","), [rich; 5].join(",")] {
        let text = format!(r#"{{"board":["V5 V5@4"],"players":[{players}],"turn":{{"step":"over"}}}}"#);
        let mut draft = Draft::read(&text).expect("it can be read");
        assert!(!draft.fault_kinds().is_empty());
        for moment in [Moment::Bid(Seat(0)), Moment::Turn(Seat(0)), Moment::Turn(Seat(4))] {
            draft.begin_with(moment);
            assert!(draft.left(Brush::Meeple(Meeple::Vizier)).is_some_and(|left| left <= 16));
            assert!(Draft::read(&draft.write()).is_ok());
        }
        draft.set_fills(true);
        draft.set(Count::Players, 2);
        assert_eq!(draft.state().players.len(), 2);
    }
    for wrong in ["", "{", "[]", "7", r#"{"board": 7}"#, r#"{"board": ["Q7 V5"]}"#, r#"{"board":["V5 V5"],"deck":7}"#] {
        assert!(Draft::read(wrong).is_err(), "{wrong}");
    }
    assert!(Draft::read(&" ".repeat(2_000_001)).is_err());
}

#[test]
fn a_sketch_is_the_position_without_what_goes_without_saying() {
    let text = r#"{"board":["V5:yg O8:ww@0"]}"#;
    assert_eq!(Draft::read(text).expect("a sketch").sketch().to_string(), text);
    for players in 2..=5 {
        let mut draft = dealt(&Expansion::ALL, players);
        draft.begin_with(Moment::Turn(Seat(1)));
        draft.set(Count::Coins(Seat(1)), 0);
        let again = Draft::read(&draft.sketch().to_string()).expect("a position");
        let mut whole: serde_json::Value = serde_json::from_str(&draft.write()).expect("JSON");
        whole["rng"] =
            serde_json::from_str(&again.write()).map(|again: serde_json::Value| again["rng"].clone()).expect("JSON");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&again.write()).expect("JSON"), whole);
    }
}

#[test]
fn a_position_and_a_way_make_a_lesson() {
    let draft = Draft::read(r#"{"board":["O8:ww V5:w","S6:b S6:wb"]}"#).expect("a sketch");
    let mut record = draft.rehearsal().expect("it can be played");
    assert!(targets(&record).iter().all(|target| matches!(target, Target::Played(actions) if actions.is_empty())));
    for action in ["take b2", "drop a2 w"] {
        record.play(action.parse().expect("an action")).expect("it is legal");
    }
    let found = targets(&record);
    let (oasis, anna) = (at("a2"), Seat(0));
    assert_eq!(found[..2], [Target::Holds(oasis, anna), Target::Gains(anna, 14)], "8 for the tile, 2 for each elder");
    assert!(found.contains(&Target::Happens(Event::Controlled { player: anna, tile: oasis, piece: Piece::Camel })));
    assert_eq!(found.last(), Some(&Target::Played(way(&record))));
    let mut plan = Plan::default();
    assert!(draft.lesson(&plan).is_err(), "it has no words");
    plan.title[0] = "Taking a tile".into();
    plan.text[1] = "Emparez-vous de l’oasis.".into();
    assert_eq!(Plan::read(&plan.write(), &draft), plan, "it is kept");
    for broken in ["", "[]", "[7,[{}]]", "{"] {
        assert_eq!(Plan::read(broken, &draft), Plan::default());
    }
    let (_, lesson) = draft.lesson(&plan).expect("a step to read");
    assert_eq!((lesson.title.get(Lang::Fr), lesson.steps[0].goal.is_some()), ("Taking a tile", false));
    for target in &found {
        (plan.way, plan.aims) = (way(&record), vec![target.clone()]);
        let (text, lesson) = draft.lesson(&plan).unwrap_or_else(|faults| panic!("{target:?}: {faults:?}"));
        assert_eq!(lesson.steps[0].verdict(&record, None), Verdict::Reached, "{target:?}");
        let is_early = matches!(target, Target::Happens(Event::PickedUp { .. }));
        assert_eq!(
            lesson.steps[0].solution.len(),
            if is_early { 1 } else { 2 },
            "no longer than it need be: {target:?}"
        );
        assert!(naqala::ui::lesson::read(&text).is_ok());
        assert_eq!(Plan::read(&plan.write(), &draft), plan, "way and goal are kept, too");
    }
    plan.aims = found;
    assert!(draft.lesson(&plan).is_ok(), "all of them together");
    let mut other = draft.clone();
    other.paint(at("b2"), Brush::Broom);
    let left = Plan::read(&plan.write(), &other);
    assert_eq!((left.title == plan.title, left.way, left.aims), (true, vec![], vec![]), "but not for another position");
    let mut left = Plan::read(&plan.write(), &other);
    left.title[1] = "Un autre titre".into();
    let mut again = Plan::read(&left.write(), &other);
    // Where it can be played and leads elsewhere, it waits, too.
    let mut guarded = draft.clone();
    guarded.paint(at("a2"), Brush::Meeple(Meeple::Builder));
    again.find(&guarded);
    assert!(again.is_astray());
    again.find(&draft);
    assert_eq!((again.way, again.aims), (plan.way.clone(), plan.aims.clone()), "there it waits for its own");
    let faults = other.lesson(&plan).expect_err("nobody stands there any more");
    assert!(faults.iter().all(|fault| fault.at.contains(".solution") || fault.at.contains(".goal")), "{faults:?}");
}

#[test]
fn colours_are_changed_for_each_other() {
    let mut draft = dealt(&[], 2);
    assert_eq!((draft.colour(0), draft.colour(1)), (Colour::Indigo, Colour::Orange));
    draft.recolour(Seat(0), Colour::Orange);
    draft.recolour(Seat(1), Colour::Black);
    assert_eq!(draft.session().expect("it is sound").colours, [Colour::Orange, Colour::Black]);
    draft.recolour(Seat(9), Colour::Teal);
    let kept = Draft::read(&draft.keep()).expect("it was just written");
    assert_eq!((kept.colours(), kept.fills()), (draft.colours(), false));
    let mut all = draft.colours().to_vec();
    all.sort_by_key(|colour| colour.name());
    all.dedup();
    assert_eq!(all.len(), Colour::ALL.len(), "each is worn once");
}

/// Whatever is done to a position, it says whether it is one; if it is, it is played from, written and read.
#[test]
fn nothing_that_can_be_clicked_breaks_a_draft() {
    let mut sound = 0;
    for seed in 0..60 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut below = |bound: usize| (rng.next_u64() % bound as u64) as usize;
        let sets: [&[Expansion]; 4] = [&[], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];
        let mut draft = dealt(sets[below(4)], 2 + below(3));
        // Half of them begin somewhere in a game, also amid a turn.
        if seed.is_multiple_of(2) {
            draft = Draft::of(&played(&draft, below(120), &mut below));
        }
        let mut desk = Desk::new(draft);
        for _ in 0..150 {
            let (a, b, c) = (below(1000), below(1000), below(1000));
            desk.change(|draft| change(draft, a, b, c));
            if a.is_multiple_of(17) {
                desk.undo();
            }
            let draft = desk.draft();
            let faults = draft.fault_kinds();
            for &kind in &faults {
                let said = Lang::ALL.map(|lang| words(kind, lang));
                assert!(!said[0].is_empty() && said[0] != said[1], "{kind:?}: {said:?}");
                assert!(!kind.at().is_empty());
            }
            assert_eq!(draft.session().is_some(), faults.is_empty(), "{faults:?}");
            let again = Draft::read(&draft.write()).expect("what is drawn can be written");
            assert_eq!(again.state(), draft.state());
            assert_eq!(Draft::read(&draft.keep()).as_ref(), Ok(draft), "what is kept is all of it");
            if let Some(session) = draft.session() {
                sound += 1;
                let text = position::write(session.record.game()).to_string();
                assert_eq!(position::read(&text).as_ref(), Ok(&**session.record.game()));
                assert!(draft.state().is_over() || !session.record.game().legal_actions().is_empty());
            }
        }
    }
    assert!(sound > 500, "only {sound} of 9000 were sound");
}

/// The game of a draft, after so many of its legal actions.
fn played(draft: &Draft, actions: usize, below: &mut impl FnMut(usize) -> usize) -> Game {
    let mut record = draft.session().expect("it is a deal").record;
    for _ in 0..actions {
        let legal = record.game().legal_actions();
        let Some(&action) = legal.get(below(legal.len().max(1))) else { break };
        record.play(action).expect("it is legal");
    }
    Game::clone(record.game())
}

/// One of the things that the page offers.
fn change(draft: &mut Draft, a: usize, b: usize, c: usize) {
    let board = &draft.state().board;
    let square = board.squares().nth(b % board.squares().count()).expect("it is on the board");
    let seat = Seat((b % draft.state().players.len()) as u8);
    let tiles: Vec<Tile> = Tile::all(draft.state().expansions).collect();
    let piles = [
        Pile::Market,
        Pile::Deck,
        Pile::Discard,
        Pile::DjinnRow,
        Pile::DjinnDeck,
        Pile::DjinnDiscard,
        Pile::Djinns(seat),
        Pile::ItemDeck,
        Pile::ItemDiscard,
        Pile::Items(seat),
        Pile::WhimDeck,
        Pile::Whims(seat),
        Pile::Fulfilled(seat),
    ];
    let brush = match c % 6 {
        0 => Brush::Building(Building::ALL[b % 2]),
        1 => Brush::Piece(seat, Piece::ALL[b % 2]),
        2 => Brush::Whim(Whim::ALL[b % Whim::ALL.len()]),
        3 => Brush::Tile(tiles[c % tiles.len()]),
        4 => Brush::Broom,
        _ => Brush::Meeple(Meeple::ALL[c % Meeple::ALL.len()]),
    };
    let pile = piles[b % piles.len()];
    match a % 12 {
        0..=3 => draft.paint(square, brush),
        4 | 5 => draft.unpaint(square, brush),
        6 => {
            let choices = draft.choices(pile);
            if let Some(choice) = choices.get(c % choices.len().max(1)) {
                draft.lay(pile, choice.thing);
            }
        }
        7 => draft.pick(pile, c % 5),
        8 => {
            let counts = [
                Count::Coins(seat),
                Count::Kept(seat, Meeple::ALL[c % 2]),
                Count::Held(seat, Card::ALL[c % Card::ALL.len()]),
                Count::Camels(seat),
                Count::Tent(seat),
                Count::Bag(Meeple::ALL[c % Meeple::ALL.len()]),
                Count::Supply(Building::ALL[c % 2]),
                Count::Round,
            ];
            draft.set(counts[b % counts.len()], (c % 30) as u32);
        }
        9 => draft.begin_with(if c.is_multiple_of(2) { Moment::Bid(seat) } else { Moment::Turn(seat) }),
        10 => {
            let tracks = Track::all(draft.state());
            let track = tracks[c % tracks.len()];
            if b.is_multiple_of(2) { draft.put_marker(track, seat) } else { draft.take_marker(track, c % 3) }
        }
        _ => match c % 8 {
            0 => draft.set_fills(b.is_multiple_of(2)),
            1 => draft.sweep(),
            2 => draft.resize((b % 8) as u8, (c % 7) as u8),
            3 => draft.set(Count::Players, (b % 7) as u32),
            4 => draft.toggle(Expansion::ALL[b % 2]),
            5 => draft.deal(b as u64),
            6 => draft.empty_stock(),
            _ => draft.set_ending(b.is_multiple_of(2)),
        },
    }
}
