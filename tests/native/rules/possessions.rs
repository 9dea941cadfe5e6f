//! Scoring possessions without a game (rules 10), and their faults.

use naqala::game::{
    Building, Built, Card, Djinn, Expansion, Expansions, Item, Meeple, Possessions, PossessionsFault, Score, ScoreLine,
    Seat, SetupError, TileValues, scores, winners,
};

fn both() -> Expansions {
    Expansion::ALL.into_iter().collect()
}

fn has(change: impl FnOnce(&mut Possessions)) -> Possessions {
    let mut all = Possessions::default();
    change(&mut all);
    all
}

fn kept(meeple: Meeple, count: u8) -> Possessions {
    has(|all| all.meeples.add(meeple, count))
}

fn with(mut all: Possessions, djinn: Djinn) -> Possessions {
    all.djinns = all.djinns.toggled(djinn);
    all
}

fn line(line: ScoreLine, players: &[Possessions]) -> Vec<u32> {
    scores(players).iter().map(|score| score.line(line)).collect()
}

fn alone(of: ScoreLine, all: Possessions) -> u32 {
    line(of, &[all, Possessions::default()])[0]
}

// R-S1
#[test]
fn coins_are_points() {
    assert_eq!(alone(ScoreLine::Coins, has(|all| all.coins = 37)), 37);
}

// R-S2
#[test]
fn viziers_count_ten_for_each_opponent_with_fewer() {
    let table = [4, 4, 1, 0].map(|count| kept(Meeple::Vizier, count));
    assert_eq!(line(ScoreLine::Viziers, &table), [24, 24, 11, 0]);
    let mut jafaar = table;
    jafaar[0] = with(table[0], Djinn::Jafaar);
    assert_eq!(line(ScoreLine::Viziers, &jafaar), [4 * 3 + 20, 24, 11, 0]);
}

// R-S3
#[test]
fn elders_count_two_or_four() {
    let elders = kept(Meeple::Elder, 3);
    assert_eq!(alone(ScoreLine::Elders, elders), 6);
    assert_eq!(alone(ScoreLine::Elders, with(elders, Djinn::Shamhat)), 12);
}

// R-S4
#[test]
fn djinns_count_what_is_printed() {
    let djinns = has(|all| all.djinns = [Djinn::AlAmin, Djinn::Lamia, Djinn::Utug].into_iter().collect());
    assert_eq!(alone(ScoreLine::Djinns, djinns), 5 + 10 + 4);
}

// R-S5
#[test]
fn tiles_count_their_values() {
    let tiles = has(|all| {
        for value in TileValues::VALUES {
            all.tiles.add(value, 1);
        }
        all.tiles.add(8, 2);
        all.tiles.add(7, 3);
    });
    assert_eq!(alone(ScoreLine::Tiles, tiles), 4 + 5 + 6 + 8 * 3 + 10 + 12 + 15);
    assert_eq!((tiles.tiles.len(), tiles.tiles.count(8), tiles.tiles.count(7)), (9, 3, 0));
}

// R-S6
#[test]
fn palm_trees_and_palaces_count_double_by_the_lake() {
    let built = Built { inland: 2, lakeside: 1 };
    let all = has(|all| (all.palms, all.palaces) = (built, built));
    assert_eq!((alone(ScoreLine::Palms, all), alone(ScoreLine::Palaces, all)), (3 * 4, 5 * 4));
    assert_eq!(alone(ScoreLine::Palms, with(all, Djinn::Haurvatat)), 5 * 4);
}

// R-S7
#[test]
fn cities_count_their_square() {
    let worth = |cities| alone(ScoreLine::Cities, has(|all| all.cities = cities));
    assert_eq!([0, 1, 2, 3, 4, 5].map(worth), [0, 5, 20, 45, 80, 125]);
}

// R-S8
#[test]
fn goods_count_as_sets_and_pairs_of_fakirs_join_for_al_amin() {
    let goods = has(|all| {
        all.goods = [Card::Fish, Card::Fish, Card::Gold, Card::Silk].into_iter().collect();
        all.fakirs = 5;
    });
    assert_eq!(alone(ScoreLine::Goods, goods), 7 + 1);
    assert_eq!(alone(ScoreLine::Goods, with(goods, Djinn::AlAmin)), 21 + 1);
}

// R-S9
#[test]
fn artisans_count_three_unless_somebody_has_more() {
    let table = [5, 5, 2].map(|count| kept(Meeple::Artisan, count));
    assert_eq!(line(ScoreLine::Artisans, &table), [15, 15, 4]);
    assert_eq!(line(ScoreLine::Artisans, &[with(table[0], Djinn::Ptah), table[2]]), [25, 4]);
}

// R-S10
#[test]
fn precious_items_count_and_magic_ones_do_not() {
    let items = has(|all| all.items = [Item::Jewel, Item::Chest, Item::Crown, Item::Lamp].into_iter().collect());
    assert_eq!(alone(ScoreLine::Items, items), 5 + 7 + 9);
    assert_eq!(alone(ScoreLine::Items, with(items, Djinn::Geb)), 5 + 7 + 9 + 3 * 3);
}

// R-S11
#[test]
fn a_tent_counts_the_red_valued_tiles_of_its_block() {
    let tent = |red| alone(ScoreLine::Tent, has(|all| all.tent = red));
    assert_eq!([None, Some(0), Some(4)].map(tent), [0, 0, 4]);
}

// R-E3
#[test]
fn the_most_points_win_and_a_tie_is_shared() {
    let scores = [90, 100, 100].map(|coins| Score::default().with(ScoreLine::Coins, coins));
    assert_eq!(winners(&scores), [Seat(1), Seat(2)]);
    assert_eq!(winners(&scores[..2]), [Seat(1)]);
    assert_eq!(winners(&[]), []);
}

/// Asserts that two players have one fault, and that what lies just below it has none.
fn assert_fault(expansions: Expansions, wrong: [Possessions; 2], right: [Possessions; 2], fault: PossessionsFault) {
    assert_eq!(Possessions::faults(&wrong, expansions), [fault], "{fault}");
    assert_eq!(Possessions::faults(&right, expansions), [], "{fault}");
    assert!(!fault.to_string().is_empty());
}

// R-S2, R-S3, R-S5, R-S6, R-S7, R-S8, R-S10
#[test]
fn more_than_the_box_holds_is_a_fault() {
    let none = Possessions::default;
    for (meeple, most) in [(Meeple::Vizier, 16), (Meeple::Elder, 20)] {
        let fault = PossessionsFault::Meeples(meeple, (most + 1, most));
        let some = kept(meeple, most as u8 - 3);
        assert_fault(Expansions::NONE, [some, kept(meeple, 4)], [some, kept(meeple, 3)], fault);
    }
    let builder = PossessionsFault::Meeples(Meeple::Builder, (1, 0));
    assert_fault(both(), [none(), kept(Meeple::Builder, 1)], [none(), none()], builder);
    let artisan = PossessionsFault::Meeples(Meeple::Artisan, (1, 0));
    assert_fault(Expansions::NONE, [none(), kept(Meeple::Artisan, 1)], [none(), none()], artisan);
    let gold = |count| has(|all| all.goods.add(Card::Gold, count));
    let fault = PossessionsFault::Cards(Card::Gold, (3, 2));
    assert_fault(Expansions::NONE, [gold(1), gold(2)], [gold(1), gold(1)], fault);
    let fakirs = |count| has(|all| all.fakirs = count);
    let fault = PossessionsFault::Cards(Card::Fakir, (19, 18));
    assert_fault(Expansions::NONE, [fakirs(9), fakirs(10)], [fakirs(9), fakirs(9)], fault);
    let crowns = |count| has(|all| all.items.add(Item::Crown, count));
    let fault = PossessionsFault::Items(Item::Crown, (3, 2));
    assert_fault(both(), [crowns(1), crowns(2)], [crowns(1), crowns(1)], fault);
    let fault = PossessionsFault::Items(Item::Crown, (1, 0));
    assert_fault(Expansions::NONE, [none(), crowns(1)], [none(), none()], fault);
    let tiles = |value, count| has(|all| all.tiles.add(value, count));
    let fault = PossessionsFault::Tiles(15, (2, 1));
    assert_fault(both(), [tiles(15, 1), tiles(15, 1)], [tiles(15, 1), tiles(12, 1)], fault);
    let fault = PossessionsFault::Tiles(10, (2, 1));
    assert_fault(Expansions::NONE, [tiles(10, 1), tiles(10, 1)], [tiles(10, 1), none()], fault);
    let cities = |count| has(|all| all.cities = count);
    let fault = PossessionsFault::Cities((6, 5));
    assert_fault(both(), [cities(3), cities(3)], [cities(3), cities(2)], fault);
    let palms = |inland| {
        let mut all = tiles(8, 1);
        all.palms = Built { inland, lakeside: 0 };
        all
    };
    let fault = PossessionsFault::Buildings(Building::Palm, (13, 12));
    assert_fault(Expansions::NONE, [palms(6), palms(7)], [palms(6), palms(6)], fault);
}

// R-S4
#[test]
fn a_djinn_has_one_owner_and_comes_from_the_box() {
    let none = Possessions::default;
    let (boaz, geb) = (with(none(), Djinn::Boaz), with(none(), Djinn::Geb));
    assert_fault(Expansions::NONE, [boaz, boaz], [boaz, none()], PossessionsFault::Twice(Djinn::Boaz));
    assert_fault(Expansions::NONE, [geb, none()], [none(), none()], PossessionsFault::Foreign(Djinn::Geb));
    assert_eq!(Possessions::faults(&[geb, none()], both()), []);
}

// R-S6, R-S11
#[test]
fn what_needs_a_tile_or_an_expansion_is_a_fault_without_it() {
    let none = Possessions::default;
    let tile = has(|all| all.tiles.add(8, 1));
    let palace = |all: Possessions, inland, lakeside| Possessions { palaces: Built { inland, lakeside }, ..all };
    let fault = PossessionsFault::NoTile(Seat(1), Building::Palace);
    assert_fault(both(), [none(), palace(none(), 1, 0)], [none(), palace(tile, 1, 0)], fault);
    let fault = PossessionsFault::NoLake(Seat(0), Building::Palace);
    assert_fault(Expansions::NONE, [palace(tile, 0, 1), none()], [palace(tile, 1, 0), none()], fault);
    let tent = |all: Possessions, red| Possessions { tent: Some(red), ..all };
    assert_fault(both(), [tent(none(), 2), none()], [tent(tile, 2), none()], PossessionsFault::TentNowhere(Seat(0)));
    let fault = PossessionsFault::Tent(Seat(0), (10, 9));
    assert_fault(both(), [tent(tile, 10), none()], [tent(tile, 9), none()], fault);
    let fault = PossessionsFault::Tent(Seat(0), (1, 0));
    assert_fault(Expansions::NONE, [tent(tile, 1), none()], [tile, none()], fault);
    assert_eq!(fault.seat(), Some(Seat(0)));
}

// R-C1, R-S5
#[test]
fn nobody_has_more_tiles_than_camels_and_tent() {
    let tiles = |sixes| {
        has(|all| {
            all.tiles.add(8, 6);
            all.tiles.add(6, sixes);
        })
    };
    let fault = PossessionsFault::Pieces(Seat(0), (12, 11));
    assert_fault(Expansions::NONE, [tiles(6), Possessions::default()], [tiles(5), Possessions::default()], fault);
    let artisans: Expansions = [Expansion::Artisans].into_iter().collect();
    assert_eq!(Possessions::faults(&[tiles(6), Possessions::default()], artisans), []);
    let three = [tiles(3), Possessions::default(), Possessions::default()];
    assert_eq!(Possessions::faults(&three, Expansions::NONE), [PossessionsFault::Pieces(Seat(0), (9, 8))]);
}

// R-U3
#[test]
fn six_players_and_five_without_an_expansion_are_a_fault() {
    let none = Possessions::default();
    let fault = |most, players| [PossessionsFault::Players(SetupError { players, most })];
    assert_eq!(Possessions::faults(&[none; 5], Expansions::NONE), fault(4, 5));
    assert_eq!(Possessions::faults(&[none; 5], both()), []);
    assert_eq!(Possessions::faults(&[none; 6], both()), fault(5, 6));
    assert_eq!(Possessions::faults(&[none; 1], both()), fault(5, 1));
}

// R-S2, R-S3, R-S4, R-S5, R-S6, R-S7, R-S8, R-S9, R-S10, R-S11
#[test]
fn no_line_has_more_points_than_those_of_all_pieces_together() {
    let most = |expansions: Expansions| ScoreLine::ALL.map(|line| line.most(expansions));
    // Coins have no limit.
    let limits = |points: [u32; 11]| std::iter::once(None).chain(points.map(Some)).collect::<Vec<_>>();
    // Viziers, elders, djinns, tiles, palm trees, palaces, cities, goods, artisans, items, tent.
    assert_eq!(limits([78, 80, 141, 198, 60, 50, 0, 277, 0, 0, 0]), most(Expansions::NONE));
    assert_eq!(limits([97, 92, 165, 233, 120, 100, 125, 277, 75, 102, 9]), most(both()));
    for (line, most) in ScoreLine::ALL.into_iter().zip(most(both())) {
        assert!(line.is_possible(most.unwrap_or(9999), both()), "{line}");
        assert!(most.is_none_or(|most| !line.is_possible(most + 1, both())), "{line}");
    }
}

// R-S7, R-S9, R-S10, R-S11
#[test]
fn four_lines_count_only_with_their_expansion() {
    let absent = |played: &[Expansion]| -> Vec<ScoreLine> {
        let played = played.iter().copied().collect();
        ScoreLine::ALL.into_iter().filter(|line| !line.is_in(played)).collect()
    };
    let [cities, artisans, items, tent] = [ScoreLine::Cities, ScoreLine::Artisans, ScoreLine::Items, ScoreLine::Tent];
    assert_eq!(absent(&[]), [cities, artisans, items, tent]);
    assert_eq!(absent(&[Expansion::Artisans]), [cities]);
    assert_eq!(absent(&[Expansion::Whims]), [artisans, items, tent]);
    assert_eq!(absent(&Expansion::ALL), []);
}

// R-S2, R-S3, R-S6, R-S9, R-S10
#[test]
fn a_djinn_raises_what_one_of_its_things_is_worth() {
    let worth = |worth: fn(&Possessions) -> u32, djinn| {
        [worth(&Possessions::default()), worth(&with(Possessions::default(), djinn))]
    };
    assert_eq!(worth(Possessions::worth_of_vizier, Djinn::Jafaar), [1, 3]);
    assert_eq!(worth(Possessions::worth_of_elder, Djinn::Shamhat), [2, 4]);
    assert_eq!(worth(Possessions::worth_of_palm, Djinn::Haurvatat), [3, 5]);
    assert_eq!(worth(|all| all.worth_of_artisan(true), Djinn::Ptah), [3, 5]);
    assert_eq!(worth(|all| all.worth_of_artisan(false), Djinn::Ptah), [2, 4]);
    assert_eq!(worth(|all| all.worth_of_item(Item::Crown), Djinn::Geb), [9, 12]);
}

// R-S3, R-S6, R-S7
#[test]
fn elders_buildings_and_cities_come_in_steps() {
    let possible = |line: ScoreLine| (0..=45).filter(|&points| line.is_possible(points, both())).collect::<Vec<u32>>();
    let steps = |is_step: fn(u32) -> bool| (0..=45).filter(|&points| is_step(points)).collect::<Vec<_>>();
    assert_eq!(possible(ScoreLine::Cities), [0, 5, 20, 45]);
    assert_eq!(possible(ScoreLine::Palaces), steps(|points| points.is_multiple_of(5)));
    assert_eq!(possible(ScoreLine::Elders), steps(|points| points.is_multiple_of(2)));
    // A palm tree is worth 5 with Haurvatat.
    assert_eq!(possible(ScoreLine::Palms), steps(|points| points.is_multiple_of(3) || points.is_multiple_of(5)));
}
