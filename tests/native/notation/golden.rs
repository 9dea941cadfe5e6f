//! The deal of a seed never changes, so that old records and links keep their game (R-U8).

use crate::support::{games, json_of};
use naqala::game::Expansion;
use serde_json::{Value, json};

fn deal(expansions: &[Expansion], players: usize) -> Value {
    json_of(&games::deal(expansions, players, 42))
}

const BOARD: [&str; 5] = [
    "L4:ywb M6:ywr S6:ybr O8:gbr S12:wrr O8:www",
    "M6:ygb L4:wgg S6:ygb S15:grr M6:ywb S6:wbb",
    "M6:wgb O8:ywr M6:ygr S6:yyg V5:wgb S10:wgb",
    "V5:wbr M6:ywb M6:wbr M6:ygr L4:wwb L4:ygr",
    "V5:gbr O8:brr V5:ywg O8:yyw O8:ggr V5:gbr",
];

#[test]
fn seed_42_always_deals_the_same_base_game() {
    for (players, bid_order, drawn) in [(2, "[0,1,1,0]", "c3"), (3, "[0,1,2]", "c2"), (4, "[1,2,3,0]", "c3")] {
        let deal = deal(&[], players);
        assert_eq!(deal["board"], json!(BOARD));
        assert_eq!(deal["bidOrder"].to_string(), bid_order);
        assert_eq!(deal["rng"], format!("000000000000002a00000000000000{drawn}"));
        assert_eq!(
            deal["market"].to_string(),
            r#"["papyrus","wheat","wheat","spice","jewels","gold","fish","fakir","pottery"]"#
        );
        assert_eq!(deal["deck"].as_array().map(|deck| (deck.len(), deck[0].clone())), Some((45, "fish".into())));
        assert_eq!(deal["djinnRow"].to_string(), r#"["al-amin","shamhat","anun-nak"]"#);
        assert_eq!(deal["djinnDeck"][18], "enki");
    }
}

#[test]
fn seed_42_always_deals_the_same_game_with_the_artisans() {
    let deal = deal(&[Expansion::Artisans], 3);
    let board = [
        "M6:gbr V5:wwg S6:ywp M6:gbr S15:yww S6:rpp",
        "O8:gbp N5:wwg M6:yww S6:gbr L4:wrp S12:yyr",
        "M6:wbr E5:brr X L4:rrp M6:gbr V5:bpp",
        "L4:ygb E5:yyp O8:wbb S10:grp M6:gbp O8:bbp",
        "M6:wbr O8:ywr P10:wrp P10:ywb O8:yyg O8:ggr",
        "S6:ywp V5:grp V5:yyw L4:ggb M6:yww V5:ggb",
    ];
    assert_eq!(deal["board"], json!(board));
    assert_eq!((&deal["bidOrder"], &deal["djinnRow"]), (&json!([0, 2, 1]), &json!(["ptah", "baal", "lamia"])));
    assert_eq!((&deal["itemDeck"][0], &deal["itemDeck"][17]), (&json!("lamp"), &json!("scimitar")));
    assert_eq!(deal["rng"], "000000000000002a00000000000000f3");
}

#[test]
fn seed_42_always_deals_the_same_game_with_the_whims() {
    let deal = deal(&[Expansion::Whims], 3);
    let board = [
        "V5:ggg S12:ybr B:bbr=capital M6:yyw S10:yyw B:ygr=line",
        "S6:wbr S6:yrr M6:ygb M6:www V5:ywr O8:ygr",
        "O8:yww B:grr=grove L4:ggb O8:wbb R:wgb=council M6:wgr",
        "V5:yrr M6:yww G S6:wgb S15:ygb L4:ywg",
        "M6:wgb O8:wbr R:wbr=frontier S6:bbb V5:grr L4:wgr",
        "V5:wgg O8:yyb M6:ybr L4:gbb M6:ygr O8:wwr",
    ];
    assert_eq!(deal["board"], json!(board));
    assert_eq!((&deal["bidOrder"], &deal["djinnRow"]), (&json!([1, 0, 2]), &json!(["nekir", "baal", "kumarbi"])));
    assert_eq!((&deal["whimDeck"][0], &deal["whimDeck"][14]), (&json!("square"), &json!("crimson")));
    assert_eq!(deal["rng"], "000000000000002a00000000000000ec");
}

#[test]
fn seed_42_always_deals_the_same_game_with_both_expansions() {
    let board = [
        "M6:bbr L4:brp G V5:ygp O8:wgr P10:yyb L4:ygr",
        "S6:bbr M6:yyw P10:grr S6:gbp B:rrp=corners S6:yyw B:wrp=oases",
        "V5:bbr S6:ybb B:wwg=caravan M6:wwr L4:rrp O8:ggb O8:ggb",
        "R:brp=azure N5:wgp E5:ywp M6:ggr M6:ywg M6:wwg S10:yyy",
        "V5:ywp R:wwg=heartland M6:wbp S12:ywr V5:yrp X L4:bbp",
        "V5:yyg O8:wwr S15:wgr O8:wbb O8:gbp M6:grp E5:wgb",
    ];
    for (players, bid_order, drawn) in [(3, json!([0, 2, 1]), "116"), (5, json!([4, 2, 3, 1, 0]), "118")] {
        let deal = deal(&Expansion::ALL, players);
        assert_eq!((&deal["board"], &deal["bidOrder"]), (&json!(board), &bid_order));
        assert_eq!(deal["rng"], format!("000000000000002a0000000000000{drawn}"));
        assert_eq!((&deal["itemDeck"][1], &deal["whimDeck"][16]), (&json!("crown"), &json!("council")));
    }
}
