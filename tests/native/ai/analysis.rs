//! The analysis of a game: its sums agree, and it uses only what each player knew.

use super::record_of;
use crate::support::games::{self, options};
use crate::support::secrets::with_other_secrets;
use crate::support::{Dice, ask};
use naqala::ai::{Analyser, Analysis, DecisionVerdict, Knowledge, Level, LossKind, Mark, Plan, Search};
use naqala::game::{Action, Record, Seat};
use naqala::notation::record;
use naqala_engine::Engine;

const QUICK: Plan = Plan { budget: 700, ..Analyser::PLAN };

fn analyse(record: &Record, plan: Plan) -> Analysis {
    let mut analyser = Analyser::new(record, plan);
    while !analyser.step(u32::MAX) {}
    analyser.analysis()
}

/// Plays a game: the first seat at random, the others as apprentices.
fn game(seed: u64) -> Record {
    let mut record = Record::new(options(seed)).expect("so many can play");
    let mut dice = Dice::new(seed);
    while let Some(seat) = record.game().active() {
        if seat == Seat(0) {
            let action = dice.action(record.game()).expect("the game goes on");
            record.play(action).expect("legal");
            continue;
        }
        let knowledge = Knowledge::of_record(&record).expect("the game goes on");
        let mut search = Search::new(&knowledge, Level::Apprentice, seed);
        while !search.step(u32::MAX) {}
        search.best().actions.into_iter().for_each(|action| drop(record.play(action).expect("legal")));
    }
    record
}

/// Returns by how much a seat is ahead of its best rival.
fn ahead(points: &[f32], seat: usize) -> f32 {
    let rivals = points.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    points[seat] - rivals.fold(f32::NEG_INFINITY, f32::max)
}

fn near(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.05
}

/// Checks the sums of an analysis.
fn check(record: &Record, analysis: &Analysis) {
    let now = record.game();
    let end: Vec<f32> = now.seats().map(|seat| now.score(seat).total() as f32).collect();
    let decisions = &analysis.decisions;
    assert!(analysis.is_done);
    for (seat, sum) in analysis.sums.iter().enumerate() {
        assert!(near(sum.end, ahead(&end, seat)), "the end is the score sheet's");
        assert!(near(sum.start, ahead(&decisions[0].points.best, seat)));
        let next = decisions[1..].iter().map(|judged| &judged.points.best).chain([&end]);
        let rest: f32 = decisions
            .iter()
            .zip(next)
            .map(|(judged, next)| ahead(next, seat) - ahead(&judged.points.after_draws, seat))
            .sum();
        assert!((sum.rest - rest).abs() < 0.5, "what is left is what later looks saw: {} and {rest}", sum.rest);
        let lost: f32 = decisions.iter().filter(|judged| judged.seat.index() == seat).map(|judged| judged.loss).sum();
        assert!(near(analysis.lost[seat].iter().sum(), lost), "the kinds share all that was lost");
        if end.len() == 2 {
            assert!((sum.own + lost).abs() < 0.5, "own losses are {}, decisions say {lost}", sum.own);
        }
        assert_eq!(analysis.margin[seat].len(), decisions.len() + 1);
        assert!(near(*analysis.margin[seat].last().expect("an end"), sum.end));
        assert!((0.0..=1.0).contains(&analysis.accuracy[seat]));
        let costliest: Vec<f32> =
            analysis.costliest[seat].iter().map(|&entry| of_entry(decisions, entry).loss).collect();
        assert!(costliest.len() <= 3 && costliest.is_sorted_by(|one, other| one >= other));
    }
    decisions.iter().for_each(check_decision);
}

fn of_entry(decisions: &[DecisionVerdict], entry: usize) -> &DecisionVerdict {
    decisions.iter().find(|judged| judged.entry == entry).expect("it was judged")
}

fn check_decision(judged: &DecisionVerdict) {
    let DecisionVerdict { loss, error, mark, kind, .. } = *judged;
    let [better, played] = judged.win();
    assert!(loss == 0.0 || loss > 2.0 * error, "a loss of {loss} within twice the error of {error}");
    assert_eq!(loss > 0.0, kind.is_some());
    assert_eq!(loss == 0.0, judged.best == judged.played);
    let is_open = better > 0.05 && played < 0.95;
    let least = [(Mark::Grave, 10.0), (Mark::Clear, 4.0), (Mark::Small, 1.0)];
    let expected = least.into_iter().find(|(_, points)| is_open && loss >= *points).map(|(mark, _)| mark);
    assert_eq!(mark, expected, "{loss} with chances of {better} and {played}");
    assert!(!judged.is_forced || loss == 0.0, "who had no choice lost nothing");
    let is_bid = matches!(judged.played.last(), Some(Action::Bid { .. }));
    assert!(!is_bid || judged.luck == 0.0, "a bid draws nothing");
    assert!(kind.is_none_or(|kind| is_bid == (kind == LossKind::Bids)));
}

#[test]
fn the_sums_of_whole_games_agree() {
    let (mut items, mut lucky) = (0, 0);
    for seed in 0..12 {
        let record = game(seed);
        let analysis = analyse(&record, QUICK);
        check(&record, &analysis);
        let draws = |judged: &&DecisionVerdict| judged.played.last() == Some(&Action::Craft);
        items += analysis.decisions.iter().filter(draws).count();
        lucky += analysis.decisions.iter().filter(draws).filter(|judged| judged.luck != 0.0).count();
    }
    assert!(items > 5 && 2 * lucky > items, "of {items} draws of items {lucky} were good or bad luck");
}

#[test]
fn random_play_costs_more_than_thought() {
    let (mut random, mut thought) = (0.0, 0.0);
    for seed in [2, 10] {
        let record = game(seed);
        let analysis = analyse(&record, Plan { budget: 8000, ..Analyser::PLAN });
        random += analysis.accuracy[0];
        thought += analysis.accuracy[1];
        assert!(analysis.sums[0].own < 0.0 && !analysis.costliest[0].is_empty());
    }
    assert!(random + 0.2 < thought, "{random} and {thought}");
}

#[test]
fn an_analysis_that_was_stopped_continues_to_the_same_end() {
    let record = game(1).until(60);
    let whole = analyse(&record, QUICK);
    let mut analyser = Analyser::new(&record, QUICK);
    let mut last = 0.0;
    let mut steps = 0;
    while !analyser.step(50) {
        let progress = analyser.progress();
        assert!((last..1.0).contains(&progress), "{progress} after {last}");
        last = progress;
        let so_far = analyser.analysis();
        assert!(!so_far.is_done && so_far.decisions.len() < whole.decisions.len());
        assert_eq!(so_far.decisions[..], whole.decisions[..so_far.decisions.len()]);
        steps += 1;
        if steps % 100 == 0 {
            analyser = Analyser::resume(&record, QUICK, analyser.judged().to_vec());
            last = analyser.progress();
        }
    }
    assert_eq!((analyser.analysis(), analyser.progress()), (whole, 1.0));
}

#[test]
fn decisions_that_belong_to_another_record_are_judged_again() {
    let (one, other) = (game(2).until(30), game(18).until(30));
    let judged = analyse(&one, QUICK).decisions;
    let mut analyser = Analyser::resume(&other, QUICK, judged);
    while !analyser.step(u32::MAX) {}
    assert_eq!(analyser.analysis(), analyse(&other, QUICK));
}

#[test]
fn later_actions_change_no_verdict() {
    let record = game(3);
    let all = analyse(&record, QUICK).decisions;
    let some = analyse(&record.until(record.len() / 2), QUICK).decisions;
    assert!(some.len() > 20);
    assert_eq!(some[..], all[..some.len()]);
}

#[test]
fn hidden_things_change_no_verdict() {
    let mut dice = Dice::new(4);
    let mut compared = 0;
    super::positions(60, |game, _| {
        let seat = game.active().expect("the game goes on");
        let other = with_other_secrets(game, seat, &mut dice);
        let Some(action) = dice.action(game) else { return };
        let verdicts = [game, &other].map(|game| {
            let mut record = record_of(game);
            record.play(action).ok()?;
            analyse(&record, QUICK).decisions.into_iter().next()
        });
        let [Some(one), Some(again)] = verdicts else { return };
        let known =
            |judged: &DecisionVerdict| (judged.best.clone(), judged.loss, judged.error, judged.win(), judged.mark);
        assert_eq!(known(&one), known(&again));
        compared += 1;
    });
    assert!(compared > 10, "{compared}");
}

#[test]
fn actions_that_were_taken_back_are_not_judged() {
    let mut record = games::record(2, 42);
    for bid in ["bid 3", "bid 1", "bid 0", "bid 0"] {
        record.play(bid.parse().expect("a bid")).expect("legal");
    }
    record.take_back(1).expect("there is such an entry");
    for bid in ["bid 5", "bid 1"] {
        record.play(bid.parse().expect("a bid")).expect("legal");
    }
    let entries: Vec<usize> = analyse(&record, QUICK).decisions.iter().map(|judged| judged.entry).collect();
    assert_eq!(entries, [0, 5, 6]);
    record.play("bid 0".parse().expect("a bid")).expect("legal");
    record.play(record.game().legal_actions()[0]).expect("legal");
    assert_eq!(analyse(&record, QUICK).decisions.len(), 4, "a move that has just begun is no decision yet");
}

#[test]
fn analyse_answers_for_any_record() {
    let mut engine = Engine::default();
    assert_eq!(ask(&mut engine, "analyse")["error"]["reason"], "no-game");
    ask(&mut engine, r#"new {"players": 2, "seed": "1", "expansions": []}"#);
    let empty = ask(&mut engine, "analyse");
    assert_eq!((&empty["done"], empty["decisions"].as_array().map(Vec::len)), (&true.into(), Some(0)));
    let whole = game((0..100).find(|&seed| options(seed).players.len() == 2).expect("two can play"));
    ask(&mut engine, &format!("load {}", serde_json::to_string(&record::write(&whole)).expect("JSON")));
    let answer = ask(&mut engine, r#"analyse {"budget": 300, "seed": "5"}"#);
    assert_eq!(answer["done"], true);
    let decisions = answer["decisions"].as_array().expect("a list");
    let lost: f64 =
        decisions.iter().filter(|one| one["player"] == 0).map(|one| one["loss"].as_f64().expect("a number")).sum();
    let kinds: f64 =
        answer["lost"][0].as_object().expect("an object").values().filter_map(serde_json::Value::as_f64).sum();
    assert!((lost - kinds).abs() < 0.5, "{lost} and {kinds}");
    for sum in answer["sums"].as_array().expect("a list") {
        let part = |key: &str| sum[key].as_f64().expect("a number");
        let all = part("start") + part("luck") + part("own") + part("rivals") + part("rest");
        assert!((all - part("end")).abs() < 0.05, "{sum}");
    }
    for key in ["accuracy", "margin", "chances", "costliest", "lost", "sums"] {
        assert_eq!(answer[key].as_array().map(Vec::len), Some(2), "{key}");
    }
}
