//! The deal of a seed is frozen: records and links of today must mean the same game tomorrow (R-U8).

use naqala::game::{Game, Options};
use naqala::notation::position;
use serde_json::Value;

fn deal(players: usize) -> Value {
    let names = ["A", "B", "C", "D"];
    let game = Game::new(&Options::new(names[..players].iter().copied(), 42)).expect("two to four players");
    serde_json::to_value(position::write(&game)).expect("JSON")
}

const BOARD: [&str; 5] = [
    "L4:ywb M6:ywr S6:ybr O8:gbr S12:wrr O8:www",
    "M6:ygb L4:wgg S6:ygb S15:grr M6:ywb S6:wbb",
    "M6:wgb O8:ywr M6:ygr S6:yyg V5:wgb S10:wgb",
    "V5:wbr M6:ywb M6:wbr M6:ygr L4:wwb L4:ygr",
    "V5:gbr O8:brr V5:ywg O8:yyw O8:ggr V5:gbr",
];

#[test]
fn seed_42() {
    for (players, bid_order, drawn) in [(2, "[0,1,1,0]", "c3"), (3, "[0,1,2]", "c2"), (4, "[1,2,3,0]", "c3")] {
        let deal = deal(players);
        assert_eq!(deal["board"], serde_json::json!(BOARD));
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
