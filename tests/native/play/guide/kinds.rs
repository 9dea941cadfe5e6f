//! Each kind of comment, prompt and suggestion, once.

use super::{asked, guided, record, said};
use crate::support::{PositionBuilder, action, score};
use naqala::game::{Game, Meeple, Options, Record};
use naqala::i18n::Lang;
use naqala::ui::kit::settings::Overlay;
use naqala::ui::play::guide::{Ask, aids, ask, comment};
use naqala::ui::review::describe::suggestion as suggestions;
use naqala::ui::review::hints::suggestion::{Suggestion, remaining};
use naqala::ui::table::session::{Agreements, Guidance};
use serde_json::json;

fn board(rows: &[&str]) -> PositionBuilder {
    PositionBuilder::new(rows)
}

/// Plays two actions that end a move on a1 with the meeples of b1.
#[track_caller]
fn moved(position: PositionBuilder, drop: &str) -> Vec<String> {
    said(&record(position.game(), &["take b1", drop]))
}

#[test]
fn the_end_of_a_move_says_whose_the_tile_is_and_why() {
    let elders = "Your elders are worth 4 points. They can also pay for djinns.";
    assert_eq!(moved(board(&["O8:w V5:w"]), "drop a1 w"), ["You took a1: 8 points and 2 elders.", elders]);
    assert_eq!(
        moved(board(&["O8:wg V5:w"]), "drop a1 w"),
        ["You ended on a1 with 2 elders. Other meeples stay there, so it is not yours.", elders]
    );
    let own = moved(board(&["O8:g@0 V5:g"]).market("fish fish"), "drop a1 g");
    assert_eq!(own, ["You ended on a1, a tile of your own, with 2 merchants."]);
    let theirs = moved(board(&["O8:g@1 V5:g"]).market("fish fish"), "drop a1 g");
    assert_eq!(theirs, ["You ended on a1 with 2 merchants. The tile stays with Sam."]);
    let nobody = moved(board(&["O8:g V5:g"]).market("fish fish").camels(0, 0), "drop a1 g");
    assert_eq!(nobody, ["You ended on a1 with 2 merchants."]);
}

#[test]
fn viziers_are_compared() {
    let after = |theirs: u8| moved(board(&["O8:yg V5:y"]).viziers(1, theirs), "drop a1 y").remove(1);
    assert_eq!(after(1), "You have 2 viziers, Sam 1: having more is worth 10 points.");
    assert_eq!(after(2), "You and Sam have equally many viziers: a tie brings no bonus.");
    assert_eq!(after(3), "Sam has 3 viziers, you have 2: having more is worth 10 points.");
}

#[test]
fn the_end_of_the_game_is_spoken_of_when_few_camels_are_left() {
    let after = |own: u8| moved(board(&["O8:w V5:w"]).camels(0, own), "drop a1 w").pop().expect("it says something");
    let few = "You have 3 camels left. The round in which a player places the last one is the final round.";
    assert_eq!(after(4), few);
    assert_ne!(after(5), few);
    assert_ne!(after(3), few, "once");
}

#[test]
fn what_a_tribe_brings_is_counted() {
    let tribe =
        |position: PositionBuilder, hand: &str, act: &str| said(&record(position.tribe(hand, "a1").game(), &[act]));
    let two = || board(&["O8 V5"]);
    assert_eq!(
        tribe(two().market("fish gold"), "gg", "trade"),
        ["You took fish and gold. Different goods are worth most together."]
    );
    assert_eq!(
        tribe(two().market("fakir fakir"), "gg", "trade"),
        ["You took 2 fakirs. Fakirs help builders and assassins, and pay for djinns."]
    );
    assert_eq!(tribe(two(), "gg", "trade"), ["No card was left to take."]);
    assert_eq!(tribe(two(), "bbb", "build 0"), ["Your builders earned 3 coins, and each coin is a point."]);
    assert_eq!(
        tribe(board(&["O8 M6"]), "bb", "build 0"),
        ["Your builders earned nothing: there is no blue-valued tile here or around."]
    );
    assert_eq!(
        tribe(board(&["O8 V5:g"]), "rr", "kill b1 g"),
        ["Your assassins killed a merchant on b1.", "Nobody is left on b1: it is yours, for 5 points."]
    );
    assert_eq!(tribe(board(&["O8 V5:gw"]), "rr", "kill b1 g"), ["Your assassins killed a merchant on b1."]);
    assert_eq!(tribe(two().viziers(1, 1), "rr", "kill @1 y"), ["Your assassins killed a vizier of Sam’s."]);
}

#[test]
fn what_a_tile_brings_is_counted_for_its_owner() {
    let tile = |position: PositionBuilder, act: &str| said(&record(position.tile("a1").game(), &[act]));
    assert_eq!(tile(board(&["O8@0 V5"]), "palm a1"), ["A palm tree on a1: 3 points for you."]);
    assert_eq!(tile(board(&["V5@1 O8"]), "palace a1"), ["A palace on a1: 5 points for Sam, who has the tile."]);
    assert_eq!(tile(board(&["V5 O8"]), "palace a1"), ["A palace on a1: it scores for whoever takes the tile."]);
    assert_eq!(tile(board(&["M6 O8"]).market("fish gold"), "buy gold"), ["You bought gold for 3 coins."]);
    let djinn = record(board(&["S6 O8"]).elders(0, 2).djinn_row("jafaar").tile("a1").game(), &["djinn jafaar pay ee"]);
    let points = score(djinn.game(), 0, "djinns");
    assert_eq!(said(&djinn), [format!("You took Jafaar: {points} points and a power. Tap its card to read it.")]);
    let sale = board(&["S6 O8"]).goods(0, "fish gold").end().game();
    assert_eq!(said(&record(sale, &["sell fish gold"])), ["You sold goods for 3 coins, and each coin is a point."]);
}

/// Deals a game of two and makes bids.
fn bids(actions: &[&str]) -> Record {
    let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
    for text in actions {
        record.play(action(text)).expect("legal");
    }
    record
}

#[test]
fn bids_say_who_plays_before_whom() {
    let position = |markers: &[u8]| board(&["O8:w V5:w M6:w S6:w"]).bidding(markers).game();
    let after = |markers: &[u8], actions: &[&str]| said(&record(position(markers), actions));
    assert_eq!(after(&[0, 1, 0, 1], &["bid 3"]), ["You bid 3. Whoever bids more plays before you."]);
    assert_eq!(after(&[1, 0, 0, 1], &["bid 3"]), ["Sam bid 3. Bid more, and you play before that."]);
    assert_eq!(after(&[0, 1, 0, 1], &["bid 3", "bid 5"]), ["Sam bid 5 and plays before you so far."]);
    assert_eq!(after(&[0, 1, 0, 1], &["bid 3", "bid 1"]), ["Sam bid 1: you play before that so far."]);
    assert_eq!(after(&[1, 0, 0, 1], &["bid 3", "bid 5"]), ["You bid 5 and play before Sam so far."]);
    assert_eq!(after(&[1, 0, 0, 1], &["bid 3", "bid 1"]), ["You bid 1: Sam plays before this turn so far."]);
    assert_eq!(after(&[0, 0, 1, 1], &["bid 5", "bid 1", "bid 3"]), ["Sam bid 3: that turn lies between your two."]);
    assert_eq!(
        after(&[0, 1, 1, 0], &["bid 0", "bid 8", "bid 1", "bid 3"]),
        ["You bid 3: this turn lies between two of Sam.", "All bids are made: Sam begins."]
    );
    assert_eq!(
        after(&[0, 1, 1, 0], &["bid 0", "bid 0", "bid 0", "bid 5"]),
        ["You bid 5 and play before Sam.", "All bids are made: you begin."],
        "a newcomer on 0 plays before those who are there"
    );
    assert_eq!(
        after(&[1, 0, 1], &["bid 1", "bid 0", "bid 0"]),
        ["Sam bid 0 and plays before you.", "All bids are made: Sam begins."]
    );
}

#[test]
fn a_finished_turn_says_what_it_leaves() {
    // Anna goes from b1 to d1. On the way a meeple joins the elder of c1, which the two meeples of e1 can reach.
    let left = |c1: &str, start: u8| {
        let rows = ["M6 M6 M6 M6 M6", &format!("M6 V5:wg {c1} S6:g V5:wg")];
        let position = board(&rows).turn_order(&[(0, &[1 - start])]).bid_order(&[start]);
        let position = position.with("/turn", json!({"step": "move", "player": start})).market("fish gold");
        let turn = ["take b1", "drop c1 w", "drop d1 g", "trade", "end"];
        said(&record(position.game(), &turn)).pop()
    };
    assert_eq!(left("O8:w", 0).as_deref(), Some("You left 2 elders alone on c1: Sam can take that tile."));
    assert_eq!(left("O8:wy", 0).as_deref(), Some("You left 2 elders on c1: Sam can end a turn there."));
    assert_eq!(left("O8:w", 1).as_deref(), Some("Sam left 2 elders alone on c1: you can take that tile."));
    assert_eq!(left("O8:wy", 1).as_deref(), Some("Sam left 2 elders on c1: you can end a turn there."));
    assert_eq!(left("O8:y", 0), None, "one elder among others is not worth a word");
}

#[test]
fn each_step_has_its_prompt() {
    let of = |game: Game| asked(&record(game, &[]));
    let two = || board(&["O8:w V5:w M6:g S6:g"]);
    assert!(of(two().bidding(&[0, 1, 0, 1]).game()).starts_with("Bid for your first turn."));
    assert!(of(two().bidding(&[0, 1]).game()).starts_with("Now bid for your other turn"));
    assert!(of(two().bidding(&[1, 0, 0, 1]).game()).starts_with("Sam bids now."));
    assert!(of(two().game()).starts_with("Pick up all meeples"));
    assert!(of(board(&["O8:w V5"]).game()).starts_with("No tile can be picked up"));
    let long = board(&["O8:wg V5:w M6:g"]).game();
    assert!(asked(&record(long, &["take a1"])).starts_with("Drop one on each tile"));
    assert!(asked(&record(two().game(), &["take b1"])).starts_with("The last one joins elders"));
    assert!(of(two().tribe("gg", "a1").game()).starts_with("Merchants take"));
    assert!(of(two().tribe("bb", "a1").game()).starts_with("Builders earn coins:"));
    assert!(of(two().fakirs(0, 1).tribe("bb", "a1").game()).contains("Each fakir you add"));
    assert!(of(two().viziers(1, 1).tribe("rr", "a1").game()).contains("one in front of Sam"));
    assert!(
        of(board(&["O8 V5 V5 V5:g"]).fakirs(0, 1).tribe("rr", "a1").game()).starts_with("Nobody is in reach. Each")
    );
    assert!(of(board(&["O8 V5 V5 V5:g"]).tribe("rr", "a1").game()).starts_with("Nobody is in reach of"));
    assert!(of(two().tile("a1").game()).starts_with("An oasis gets"));
    assert!(of(two().tile("b1").game()).starts_with("A village gets"));
    assert!(of(two().market("fish gold").tile("c1").game()).starts_with("You may buy"));
    assert!(of(two().market("fish gold").coins(0, 1).tile("c1").game()).starts_with("A market, but"));
    let sacred = || two().djinn_row("jafaar").tile("d1");
    assert!(of(sacred().elders(0, 2).game()).starts_with("Elders can win"));
    assert!(of(sacred().game()).starts_with("Djinns cost"));
    assert!(of(two().goods(0, "fish").end().game()).starts_with("Sell a set"));
    assert!(of(two().end().game()).starts_with("All is done."));
}

#[test]
fn without_a_guide_or_with_other_players_it_is_silent() {
    let record = bids(&["bid 3"]);
    let silent = [
        Agreements { guidance: Guidance::None, ..guided() },
        Agreements { computers: Vec::new(), ..guided() },
        Agreements { is_ended: true, ..guided() },
    ];
    assert!(ask(&record, &guided()).is_some() && !comment(&record, &guided()).is_empty());
    for agreements in silent {
        assert_eq!(ask(&record, &agreements), None, "{agreements:?}");
        assert_eq!(comment(&record, &agreements), []);
    }
}

#[test]
fn a_suggestion_names_the_way_as_long_as_it_is_followed() {
    let game = board(&["O8:w V5:wgw M6:g S6:w"]).game();
    let line: Vec<_> = ["take b1", "drop c1 w", "drop d1 g"].map(action).to_vec();
    let say = |line: &[naqala::game::Action]| {
        let suggestion = Suggestion::of(line).expect("the line goes on");
        let tiles: Vec<_> = suggestion.tiles().iter().map(ToString::to_string).collect();
        [Lang::EN, Lang::FR]
            .map(|lang| suggestions::suggestion(lang, &game, &suggestion))
            .to_vec()
            .into_iter()
            .chain([tiles.join(" ")])
            .collect::<Vec<_>>()
    };
    assert_eq!(
        say(&line),
        [
            "Tip: take b1, go by c1 and end on d1 with merchants.",
            "Conseil\u{a0}: prendre b1, passer par c1 et finir en d1 avec des marchands.",
            "b1 c1 d1"
        ]
    );
    assert_eq!(say(&line[1..])[0], "Tip: tap an elder in your hand, then c1, and end on d1 with merchants.");
    assert_eq!(say(&line[2..])[0], "Tip: drop a merchant on d1.");
    assert_eq!(say(&[line[0], line[2]])[0], "Tip: take b1 and end on d1 with merchants.");
    assert_eq!(Suggestion::of(&[]), None);

    // Where the order of the drops matters, each is named.
    let game = board(&["O8:w V5:wgwb M6:g S6:w"]).game();
    let line = ["take b1", "drop c1 w", "drop d1 b", "drop c1 g"].map(action);
    let said = |lang| suggestions::suggestion(lang, &game, &Suggestion::of(&line).expect("a move"));
    assert_eq!(said(Lang::EN), "Tip: take b1, go by c1 (elder) and d1 (builder) and end on c1 with merchants.");
    assert_eq!(
        said(Lang::FR),
        "Conseil\u{a0}: prendre b1, passer par c1 (sage) et d1 (bâtisseur) et finir en c1 avec des marchands."
    );

    let mut bids = bids(&[]);
    let bid = [action("bid 3"), action("bid 0")];
    let said = |lang| suggestions::suggestion(lang, bids.game(), &Suggestion::of(&bid).expect("a bid"));
    assert_eq!([Lang::EN, Lang::FR].map(said), ["Tip: bid 3.", "Conseil\u{a0}: miser 3."]);
    assert_eq!(remaining(&bids, 0, &bid), Some(&bid[..]));
    bids.play(bid[0]).expect("legal");
    assert_eq!(remaining(&bids, 0, &bid), Some(&bid[1..]), "the first part is played");
    bids.play(action("bid 1")).expect("legal");
    assert_eq!(remaining(&bids, 0, &bid), None, "something else was played");
    assert_eq!(remaining(&bids, 5, &bid), None, "the line is of a later moment");
}

#[test]
fn while_meeples_are_dropped_nothing_is_hatched_but_dead_ends() {
    for ask in [Ask::Drop, Ask::LastDrop(Meeple::Elder)] {
        assert_eq!(aids(ask), [Overlay::Score]);
    }
}
