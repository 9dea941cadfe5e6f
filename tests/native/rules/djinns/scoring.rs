//! Djinns that change the score.

use crate::support::{PositionBuilder, offers_of, score};

// R-S8, R-T8
#[test]
fn al_amin_makes_a_good_of_two_fakirs_at_the_end_but_not_in_a_sale() {
    let game = PositionBuilder::new(&["M6 V5"]).djinns(0, "al-amin").fakirs(0, 5).goods(0, "fish gold").end().game();
    assert_eq!(score(&game, 0, "goods"), 13, "two goods and two pairs are a set of four");
    offers_of(&game, "sell", &["sell fish", "sell gold", "sell fish gold"]);
}

// R-S8
#[test]
fn al_amin_counts_whole_pairs_and_needs_no_goods() {
    let worth = |fakirs, held| {
        score(
            &PositionBuilder::new(&["M6 V5"]).djinns(0, "al-amin").fakirs(0, fakirs).goods(0, held).game(),
            0,
            "goods",
        )
    };
    assert_eq!([0, 1, 2, 3, 4, 18].map(|fakirs| worth(fakirs, "")), [0, 0, 1, 1, 3, 60]);
    assert_eq!(worth(2, "fish fish"), 3 + 1, "the pair joins one of the sets");
    let eight = "fish gold ivory jewels papyrus pottery silk spice";
    assert_eq!(worth(4, eight), 60 + 1, "a full set takes no more");
    assert_eq!(score(&PositionBuilder::new(&["M6 V5"]).fakirs(0, 6).game(), 0, "goods"), 0, "without Al-Amin");
}

// R-S6
#[test]
fn haurvatat_makes_palm_trees_worth_five() {
    let table = || PositionBuilder::new(&["O8^2@0 M6^1@0", "O8^4@1 M6^1"]).supply(4, 5);
    assert_eq!(score(&table().game(), 0, "palms"), 9);
    let game = table().djinns(0, "haurvatat").game();
    assert_eq!((score(&game, 0, "palms"), score(&game, 1, "palms")), (15, 12));
}

// R-S2
#[test]
fn jafaar_makes_viziers_worth_three_and_leaves_the_tens() {
    let table = || PositionBuilder::new(&["M6 V5"]).players(3).viziers(0, 4).viziers(1, 4).viziers(2, 1);
    assert_eq!(score(&table().game(), 0, "viziers"), 4 + 10);
    let game = table().djinns(0, "jafaar").game();
    assert_eq!([0, 1, 2].map(|seat| score(&game, seat, "viziers")), [12 + 10, 4 + 10, 1]);
}

// R-S3
#[test]
fn shamhat_makes_elders_worth_four() {
    let game = PositionBuilder::new(&["M6 V5"]).djinns(0, "shamhat").elders(0, 3).elders(1, 3).game();
    assert_eq!((score(&game, 0, "elders"), score(&game, 1, "elders")), (12, 6));
}
