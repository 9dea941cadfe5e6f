//! Magic items: the moments for them, and what they share (rules 7).

use crate::support::{
    PositionBuilder, action, at, goods, item_discard, items, legal, offers, play_all, refused, step, text,
};
use naqala::game::{Record, Seat};

const MAGIC: &str = "scimitar lamp flute ring talisman horn";
/// One use of each magic item that has an effect in the position below.
const USES: [&str; 6] =
    ["use scimitar d2 w", "use lamp boaz", "use flute c2", "use ring crown", "use talisman b2 a1", "use horn"];

/// Builds a position in which every magic item has an effect.
fn table() -> PositionBuilder {
    let table =
        PositionBuilder::with_artisans(&["V5:r M6:g@0 L4:g N5:w", "M6 M6 M6 M6"]).items(0, MAGIC).item_discard("crown");
    table.market("fish gold").deck("silk wheat").djinn_row("boaz").djinn_deck("leta").coins(0, 50)
}

// R-T2
#[test]
fn magic_items_are_used_at_the_moments_of_powers() {
    let tables = [table(), table().tribe("bb", "b2"), table().tile("b2"), table().end()];
    for (step_name, table) in ["move", "tribe", "tile", "end"].into_iter().zip(tables) {
        let game = table.game();
        assert_eq!(step(&game), step_name);
        for usage in USES {
            assert!(legal(&game).contains(usage), "{usage} before {step_name}");
            let mut after = game.clone();
            after.play(action(usage)).expect("it is listed");
            let then = after.turn().map(|turn| turn.step.clone()).and_then(|step| step.then().or(step.pause()));
            let before = game.turn().and_then(|turn| turn.step.pause());
            assert_eq!(then, before, "{usage} interrupts {step_name}");
        }
    }
}

// R-T2
#[test]
fn no_magic_item_is_used_between_picking_up_and_the_last_drop() {
    let game = table().with("/board", serde_json::json!(["V5:yw M6:g@0 L4:w N5", "M6 M6 M6 M6"])).after(&["take a2"]);
    for usage in ["use scimitar c2 w", "use lamp boaz", "use flute b1", "use ring crown", "use horn"] {
        refused(&game, usage, "wrong-step");
    }
    refused(&game, "use talisman b2 a1", "wrong-step");
}

// R-T2
#[test]
fn no_magic_item_is_used_while_another_choice_waits() {
    let waiting = [
        table()
            .djinns(0, "enki")
            .fakirs(0, 1)
            .with("/board", serde_json::json!(["O8 M6:g@0"]))
            .after(&["power enki pay f"]),
        table().djinns(0, "sibittis").elders(0, 2).after(&["power sibittis pay ee"]),
        table().tent(0).tribe("rr", "c1").after(&["kill d2 w"]),
        table().tribe("pp", "c1").item_deck("jewel chest").after(&["craft"]),
    ];
    for game in waiting {
        refused(&game, "use horn", "wrong-step");
        refused(&game, "use lamp boaz", "wrong-step");
    }
    let game = table().bidding(&[0, 1]).game();
    refused(&game, "use horn", "wrong-step");
    let game = table().end().after(&["end"]);
    refused(&game, "use horn", "game-over");
}

// R-T2
#[test]
fn one_magic_item_is_used_in_a_turn() {
    let game = table().after(&["use lamp boaz"]);
    for usage in USES.iter().filter(|usage| !usage.contains("lamp")) {
        refused(&game, usage, "used-this-turn");
    }
    let carpet =
        PositionBuilder::with_artisans(&["M6:y L4:y"]).items(0, "carpet horn").market("fish").after(&["use carpet"]);
    refused(&carpet, "use horn", "used-this-turn");
}

// R-T2
#[test]
fn an_item_stays_used_until_the_turn_ends() {
    let board = ["V5:y M6:y@0"];
    let table = PositionBuilder::with_artisans(&board).items(0, "horn ring lamp").item_discard("crown").market("fish");
    let table = table.djinn_row("boaz").bid_order(&[0]).turn_order(&[(0, &[0])]);
    let game = table.after(&["use lamp boaz", "take a1", "drop b1 y"]);
    refused(&game, "use ring crown", "used-this-turn");
    let mut game = game;
    play_all(&mut game, &["pass", "end", "use ring crown"]);
    assert_eq!(items(&game, 0), "horn crown", "the next turn of the same player");
}

// R-T2
#[test]
fn a_magic_item_is_discarded_face_up_when_it_is_used() {
    for (usage, item) in USES.iter().zip(MAGIC.split(' ')) {
        let game = table().after(&[usage]);
        assert!(item_discard(&game).ends_with(item), "{usage}");
        assert!(!at(&game, 0).items.iter().any(|held| held.name() == item), "{usage}");
    }
}

// R-T2
#[test]
fn only_items_in_front_of_the_player_are_used() {
    let game = table().items(0, "jewel").items(1, MAGIC).game();
    for usage in USES {
        refused(&game, usage, "not-owned");
    }
    refused(&game, "use carpet", "not-owned");
    for precious in ["use jewel", "use chest", "use crown"] {
        assert!(precious.parse::<naqala::game::Action>().is_err(), "{precious}");
    }
}

// R-T2
#[test]
fn an_item_is_used_in_the_turn_in_which_it_was_made() {
    let table =
        PositionBuilder::with_artisans(&["N5 M6"]).artisans(0, 1).item_deck("horn").market("fish gold").tile("a1");
    let mut game = table.after(&["item pay p", "use horn"]);
    game.play(action("order 2 1")).expect("two cards");
    assert_eq!((text(&game.supply.cards.row), step(&game)), ("gold fish".into(), "end".into()));
}

// R-T2
#[test]
fn a_power_and_an_item_go_together_in_one_turn() {
    let table = table().djinns(0, "sloar").fakirs(0, 1);
    let game = table.after(&["power sloar pay f", "use lamp boaz"]);
    assert_eq!((goods(&game, 0), text(&at(&game, 0).djinns)), ("silk".into(), "sloar boaz".into()));
}

// R-T1, R-T2
#[test]
fn who_skips_the_move_may_still_use_an_item() {
    let game =
        PositionBuilder::with_artisans(&["V5 M6"]).items(0, "lamp").djinn_row("boaz").after(&["skip", "use lamp boaz"]);
    assert_eq!(text(&at(&game, 0).djinns), "boaz");
    offers(&game, &["end"]);
}

// R-T2
#[test]
fn a_step_goes_on_or_passes_by_itself_after_an_item() {
    let table = || PositionBuilder::with_artisans(&["V5 M6:w"]).items(0, "scimitar").tribe("rr", "a1").fakirs(0, 1);
    let game = table().after(&["use scimitar b1 w"]);
    assert_eq!(step(&game), "tile", "no victim is left to the assassins");
    let table = PositionBuilder::with_artisans(&["S6 M6"]).items(0, "lamp").djinn_row("boaz").elders(0, 2).tile("a1");
    assert_eq!(step(&table.after(&["use lamp boaz"])), "end", "no djinn is left to take");
}

// R-T2
#[test]
fn undo_stops_only_at_items_that_reveal() {
    let undone = |table: PositionBuilder, usage: &str| {
        let mut record = Record::from_position(table.game(), 1);
        record.play(action(usage)).expect("legal");
        record.undo().is_ok()
    };
    for usage in &USES[..5] {
        assert!(undone(table(), usage), "{usage}");
    }
    assert!(!undone(table(), "use lamp deck"));
    assert!(!undone(table(), "use horn"), "it drew cards");
    assert!(undone(table().deck(""), "use horn"), "there was nothing to draw");
    let full = "fish fish gold gold silk wheat wheat spice ivory";
    assert!(undone(table().market(full).deck("pottery"), "use horn"), "the row was full");
    let workshop = PositionBuilder::with_artisans(&["N5 M6"]).artisans(0, 1).item_deck("horn").tile("a1");
    assert!(!undone(workshop, "item pay p"));
    let crafted = PositionBuilder::with_artisans(&["V5 M6"]).item_deck("horn").tribe("pp", "a1");
    assert!(!undone(crafted, "craft"));
}

// R-B1, R-T2
#[test]
fn a_used_item_is_forgotten_with_the_turn() {
    let table =
        PositionBuilder::with_artisans(&["V5 M6"]).items(0, "lamp").items(1, "horn").djinn_row("boaz").market("fish");
    let game = table.bid_order(&[0]).turn_order(&[(0, &[1])]).after(&["use lamp boaz", "skip", "end", "use horn"]);
    assert_eq!((game.active(), items(&game, 1)), (Some(Seat(1)), String::new()));
}
