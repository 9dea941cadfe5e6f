//! Advice is legal, fair and deterministic, and its figures prove all that it says.

use super::legality::{check_line, name};
use super::{positions, record_of};
use crate::support::games::{self, SETS, deal};
use crate::support::secrets::with_other_secrets;
use crate::support::{Dice, PositionBuilder, ask};
use naqala::ai::{Advice, Adviser, EndSearch, Idea, Knowledge, MoveEnd, Plan, Term};
use naqala::game::{Action, Game, Meeple, Record, Seat, Square, Step};
use naqala_engine::Engine;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The most positions of each step to look at.
const MOST: usize = 24;

fn advise(knowledge: &Knowledge, plan: Plan) -> Advice {
    let mut adviser = Adviser::new(knowledge, plan);
    while !adviser.step(u32::MAX) {}
    adviser.best()
}

/// Returns the best ends of the moves from a tile.
fn ends_at(knowledge: &Knowledge, tile: Square, count: usize) -> Vec<MoveEnd> {
    let mut search = EndSearch::new(knowledge, tile, count);
    while !search.step(500) {}
    search.best()
}

fn plan(budget: u32, seed: u64) -> Plan {
    Plan { count: 3, budget, seed }
}

/// Shows some positions of random games, equally many of each step.
fn steps(each: usize, mut look: impl FnMut(&Game, u64)) {
    static POSITIONS: OnceLock<BTreeMap<&str, Vec<(Game, u64)>>> = OnceLock::new();
    let steps = POSITIONS.get_or_init(|| {
        let mut steps: BTreeMap<&str, Vec<(Game, u64)>> = BTreeMap::new();
        positions(5000, |game, seed| {
            let of_step = steps.entry(name(game)).or_default();
            if of_step.len() < MOST {
                of_step.push((game.clone(), seed));
            }
        });
        steps
    });
    assert_eq!(steps.len(), 11, "{:?}", steps.keys());
    steps.values().flat_map(|games| games.iter().take(each)).for_each(|(game, seed)| look(game, *seed));
}

fn check(game: &Game, advice: &Advice, count: usize) {
    assert!(!advice.lines.is_empty() && advice.lines.len() <= count);
    for (place, line) in advice.lines.iter().enumerate() {
        check_line(game, &line.actions);
        assert_eq!(Idea::of(&line.actions), Some(line.idea));
        assert!(advice.lines[..place].iter().all(|other| other.idea != line.idea), "two ways to say {:?}", line.idea);
        assert!(line.error >= 0.0 && (0.0..=1.0).contains(&line.win), "{line:?}");
        let chances: f32 = line.chances.iter().sum();
        assert!((chances - 1.0).abs() < 1e-4, "the chances of all are {chances}");
        let sum: f32 = Term::all().map(|term| advice.shares.part(&line.sheet, term).sum()).sum();
        assert!((sum - line.value).abs() < 0.01, "the terms sum to {sum}, the value is {}", line.value);
    }
    assert!(advice.lines.is_sorted_by(|one, other| one.value >= other.value), "best first");
}

#[test]
fn advice_is_legal_and_its_terms_sum_in_every_step() {
    steps(MOST, |game, seed| {
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        check(game, &advise(&knowledge, plan(1500, seed)), 3);
    });
}

#[test]
fn hidden_things_change_no_advice() {
    let mut dice = Dice::new(8);
    let mut changed = 0;
    steps(4, |game, seed| {
        let seat = game.active().expect("somebody has to act");
        let other = with_other_secrets(game, seat, &mut dice);
        changed += usize::from(other != *game);
        let [one, again] = [game, &other].map(|game| {
            let knowledge = Knowledge::of_record(&record_of(game)).expect("the game goes on");
            let tile = game.board.squares().next().expect("a board has tiles");
            (advise(&knowledge, plan(3000, seed)), ends_at(&knowledge, tile, 3))
        });
        assert_eq!(one, again);
    });
    assert!(changed > 35);
}

#[test]
fn the_size_of_slices_changes_no_advice_and_any_moment_has_a_legal_line() {
    steps(2, |game, seed| {
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let whole = advise(&knowledge, plan(2500, seed));
        let mut adviser = Adviser::new(&knowledge, plan(2500, seed));
        let (mut last, mut asked) = (0.0, 0);
        check(game, &adviser.best(), 3);
        while !adviser.step(1) {
            let progress = adviser.progress();
            assert!((last..1.0).contains(&progress), "{progress} after {last}");
            last = progress;
            asked += 1;
            if asked % 40 == 0 {
                check(game, &adviser.best(), 3);
            }
        }
        assert_eq!((adviser.best(), adviser.progress()), (whole, 1.0));
    });
}

#[test]
fn the_figures_prove_each_reason() {
    let mut found = 0;
    steps(6, |game, seed| {
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let advice = advise(&knowledge, plan(4000, seed));
        for (place, line) in advice.lines.iter().enumerate() {
            let Some(rival) = advice.lines.get(usize::from(place == 0)) else { continue };
            for reason in &line.reasons {
                let [one, other] = [line, rival].map(|line| line.sheet.part(reason.seat, reason.term).sum());
                assert!((one - other - reason.gain).abs() < 0.01, "{reason:?}: {one} and {other}");
                assert!((reason.gain * advice.shares.of_seat(reason.seat) - reason.points).abs() < 0.01, "{reason:?}");
                found += 1;
            }
            let apart = (line.value - rival.value).abs();
            assert_eq!(line.is_equal, apart <= line.error, "{apart} with an error of {}", line.error);
        }
    });
    assert!(found > 100, "{found} reasons");
}

#[test]
fn a_budget_is_kept() {
    let mut record = games::record(2, 42);
    for bid in ["bid 3", "bid 1", "bid 0", "bid 0"] {
        record.play(bid.parse().expect("a bid")).expect("legal");
    }
    let knowledge = Knowledge::of_record(&record).expect("the game goes on");
    let mut last = 0;
    for budget in [0, 1000, 10_000, 60_000] {
        let advice = advise(&knowledge, plan(budget, 1));
        check(record.game(), &advice, 3);
        assert!(advice.positions >= last && advice.positions < budget + 5000, "{} of {budget}", advice.positions);
        last = advice.positions;
    }
    assert!(advise(&knowledge, plan(60_000, 1)).lines.iter().all(|line| line.samples > 3));
}

#[test]
fn the_best_line_does_what_is_plainly_best() {
    let board = ["S15:y M6:g V5:yg", "L4:rr V5:gw O8:yw", "M6:gg L4:bb M6:b"];
    let kill = PositionBuilder::new(&board).tribe("rr", "a2").game();
    let board = ["V5:y V5:g S6:yg", "V5:g S6 V5:gw", "S12:gg V5:bb S6:b"];
    let build = PositionBuilder::new(&board).tribe("bbb", "b2").fakirs(0, 2).game();
    for (game, action) in [(kill, "kill a3 y"), (build, "build 2")] {
        let knowledge = Knowledge::of_position(&game).expect("the game goes on");
        let advice = advise(&knowledge, plan(20_000, 1));
        let action: Action = action.parse().expect("an action");
        assert!(advice.lines[0].actions.contains(&action), "{:?}", advice.lines[0].actions);
    }
}

#[test]
fn an_idea_has_its_tile_and_those_around_it() {
    steps(3, |game, seed| {
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        for line in advise(&knowledge, plan(4000, seed)).lines {
            let area = line.idea.area(&game.board);
            match line.idea {
                Idea::End(tile, _) => assert!(area.contains(tile) && area.len() <= 9, "{area:?}"),
                Idea::Bid(_) => assert!(area.is_empty()),
                Idea::Step(_) => assert!(area.len() <= 9),
            }
        }
    });
}

#[test]
fn a_bid_leads_to_a_turn_of_the_round() {
    let mut record = games::record(3, 42);
    for _ in 0..3 {
        let knowledge = Knowledge::of_record(&record).expect("the game goes on");
        let lines = advise(&knowledge, Plan { count: 9, ..plan(100_000, 1) }).lines;
        let turn =
            |price: u8| lines.iter().find(|line| line.idea == Idea::Bid(price)).and_then(|line| line.outcome.turn);
        let turns: Vec<_> = (0..=18).filter_map(turn).collect();
        assert_eq!(turns.len(), lines.len());
        // Those who bid later may go before or after, but those who have bid stand where they stand.
        let order = &record.game().turn_order;
        let placed = |is: &dyn Fn(u8) -> bool| {
            order.prices().filter(|&other| is(other)).map(|other| order.group(other).len()).sum::<usize>()
        };
        for (price, turn) in (0..=18).filter_map(|price| Some((price, turn(price)?))) {
            let possible = 1 + placed(&|other| other > price)..=3 - placed(&|other| other <= price);
            assert!(turn.of == 3 && possible.contains(&turn.place), "{price}: {turn:?}");
        }
        // Nobody can outbid the dearest spot.
        assert_eq!(turn(18).map(|turn| turn.place), order.is_open(18).then_some(1));
        record.play(lines[0].actions[0]).expect("legal");
    }
}

#[test]
fn the_ends_of_a_tile_can_be_played_best_first() {
    let mut listed = 0;
    for (seed, set) in (0..).zip(SETS) {
        let mut record = Record::from_position(deal(set, 3, seed), seed);
        let bidding = Knowledge::of_record(&record).expect("the game goes on");
        let tiles: Vec<_> = record.game().board.squares().collect();
        assert!(tiles.iter().all(|&tile| ends_at(&bidding, tile, 3).is_empty()), "nobody moves during the bids");
        while !record.game().turn().is_some_and(|turn| turn.step == Step::Move) {
            record.play(record.game().legal_actions()[0]).expect("legal");
        }
        let knowledge = Knowledge::of_record(&record).expect("the game goes on");
        for tile in tiles {
            let ends = ends_at(&knowledge, tile, 3);
            assert_eq!(ends.is_empty(), record.game().check(Action::Take(tile)).is_err(), "{tile}");
            assert!(ends.len() <= 3 && ends.is_sorted_by(|one, other| one.worth >= other.worth));
            assert!(
                ends.iter()
                    .all(|end| ends.iter().filter(|other| Idea::of(&end.line) == Idea::of(&other.line)).count() == 1)
            );
            for end in &ends {
                check_line(record.game(), &end.line);
                assert!(end.line.contains(&Action::Take(tile)), "{:?}", end.line);
                assert!(matches!(Idea::of(&end.line), Some(Idea::End(..))), "{:?}", end.line);
            }
            listed += ends.len();
        }
    }
    assert!(listed > 100, "{listed}");
}

#[test]
fn an_idea_is_the_last_drop_the_spot_or_the_first_step() {
    let idea = |line: &[&str]| {
        Idea::of(&line.iter().map(|action| action.parse().expect("an action")).collect::<Vec<Action>>())
    };
    assert_eq!(idea(&[]), None);
    assert_eq!(idea(&["bid 3"]), Some(Idea::Bid(3)));
    let end = Idea::End("a3".parse().expect("a tile"), Meeple::Elder);
    assert_eq!(idea(&["use flute a1", "bring b1 y", "done", "take c3", "drop b3 y", "drop a3 w", "end"]), Some(end));
    assert_eq!(idea(&["whim retinue", "build 2", "end"]), Some(Idea::Step("build 2".parse().expect("an action"))));
}

#[test]
fn advise_answers_figures_that_agree() {
    let mut engine = Engine::default();
    assert_eq!(ask(&mut engine, "advise")["error"]["reason"], "no-game");
    ask(&mut engine, r#"new {"players": 3, "seed": "42", "expansions": []}"#);
    for bid in ["bid 3", "bid 1", "bid 0"] {
        let advice = ask(&mut engine, r#"advise {"count": 9, "budget": 6000, "seed": "7"}"#);
        assert_eq!(advice, ask(&mut engine, r#"advise {"count": 9, "budget": 6000, "seed": "7"}"#));
        let candidates = advice["candidates"].as_array().expect("a list");
        assert!(candidates.len() > 3, "every spot can be asked for: {advice}");
        candidates.iter().for_each(check_written);
        ask(&mut engine, &format!("play {bid}"));
    }
    let advice = ask(&mut engine, r#"advise {"budget": 6000}"#);
    let candidates = advice["candidates"].as_array().expect("a list");
    assert_eq!((candidates.len(), advice["hint"]["idea"].is_string()), (3, true));
    candidates.iter().for_each(check_written);
    let for_it = |reason: &&Value| reason["points"].as_f64().is_some_and(|points| points > 0.0);
    let first = candidates[0]["reasons"].as_array().and_then(|reasons| reasons.iter().find(for_it));
    assert_eq!(advice["hint"].get("look_for"), first);
    for action in candidates[0]["line"].as_array().expect("a list") {
        assert_eq!(ask(&mut engine, &format!("play {}", action.as_str().expect("a text")))["ok"], true);
    }
}

/// Checks that the written terms sum to the written value, and the players of each term to the term.
fn check_written(candidate: &Value) {
    let number = |value: &Value| value.as_f64().expect("a number");
    let terms = candidate["terms"].as_array().expect("a list");
    let sum: f64 = terms.iter().map(|term| number(&term["now"]) + number(&term["later"])).sum();
    assert!((sum - number(&candidate["value"])).abs() < 0.05, "{sum}: {candidate}");
    for term in terms {
        let players: f64 = term["players"].as_array().expect("a list").iter().map(number).sum();
        assert!((players - number(&term["now"]) - number(&term["later"])).abs() < 0.005, "{term}");
    }
    for reason in candidate["reasons"].as_array().expect("a list") {
        let seat = Seat(reason["player"].as_u64().expect("a number") as u8);
        assert!(seat.index() < 3 && number(&reason["points"]).abs() >= 0.499, "{reason}");
    }
}

#[test]
fn a_wrong_question_says_what_was_expected() {
    let mut engine = Engine::default();
    ask(&mut engine, r#"new {"players": 2, "seed": "42", "expansions": []}"#);
    let wrong = [
        ("advise 7", "expected an object"),
        (r#"advise {"count": -1}"#, "count"),
        (r#"advise {"seed": 7}"#, "seed"),
        (r#"advise {"budget": "x"}"#, "budget"),
        (r#"advise {"level": "sultan"}"#, "level"),
        (r#"analyse {"count": 3}"#, "count"),
        (r#"analyse {"budget": -1}"#, "budget"),
    ];
    for (command, expected) in wrong {
        let message = ask(&mut engine, command)["error"]["message"].to_string();
        assert!(message.contains(expected), "{command}: {message}");
    }
}
