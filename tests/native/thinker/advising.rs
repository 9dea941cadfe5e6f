//! The replies of the adviser to the messages of the page.

use crate::support::games;
use naqala::ai::{Level, Style};
use naqala::notation::record;
use naqala::thinker::{Advising, Reply, Request, Thinker, advise, analyse, cancel, ends, leaves};
use naqala_engine::{Engine, EngineReply};
use serde_json::{Value, json};

/// Returns the replies of the adviser up to its answer, each as text.
fn replies(request: &str, positions: u32) -> Vec<String> {
    let mut advising = Advising::default();
    let mut replies = Vec::from_iter(advising.take(request));
    while advising.is_busy() {
        replies.extend(advising.step(positions));
    }
    replies
}

#[test]
fn the_adviser_reports_its_first_lines_before_its_answer() {
    let mut record = games::record(2, 42);
    for price in [3, 1, 0, 0] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let read = |text: &String| Reply::read(text).expect("a reply");
    let said = replies(&advise(4, 3, 30_000, &record), 200);
    let [(4, Reply::Partial(partial)), (4, Reply::Answer(answer))] = &said.iter().map(read).collect::<Vec<_>>()[..]
    else {
        panic!("{said:?}")
    };
    for advice in [partial, answer] {
        assert!(
            advice["hint"]["idea"].is_string() && advice["candidates"][0]["samples"].as_u64() > Some(1),
            "{advice}"
        );
    }
    let mut engine = Engine::default();
    let _loaded = engine.reply(&format!("load {}", record::write(&record)));
    let EngineReply::Line(written) = engine.reply(r#"advise {"count": 3, "budget": 30000}"#) else { panic!("a line") };
    let mut written: Value = serde_json::from_str(&written).expect("it is JSON");
    for candidate in written["candidates"].as_array_mut().expect("a list") {
        for inside in ["terms", "reasons"] {
            candidate.as_object_mut().expect("an object").remove(inside);
        }
    }
    assert_eq!(*answer, written, "the line protocol answers the same");
}

#[test]
fn an_analysis_reports_each_verdict_until_all_are_judged() {
    let mut record = games::record(2, 42);
    for price in [3, 1] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let said = replies(&analyse(6, &record), 500);
    let judged = |text: &String| match Reply::read(text) {
        Some((6, Reply::Partial(value))) => (value["decisions"].as_array().map_or(0, Vec::len), value["done"] == true),
        Some((6, Reply::Answer(value))) => (value["decisions"].as_array().map_or(0, Vec::len), value["done"] == true),
        other => panic!("{other:?}"),
    };
    assert_eq!(said.iter().map(judged).collect::<Vec<_>>(), [(1, false), (2, true)]);
}

#[test]
fn a_request_for_the_ends_of_a_tile_cancels_the_one_before_and_is_answered_at_once_where_nobody_moves() {
    let record = games::record(2, 42);
    let mut advising = Advising::default();
    assert_eq!(advising.take(&advise(1, 3, 30_000, &record)), None);
    assert_eq!(advising.take(&ends(2, "c3".parse().expect("a tile"), 3, &record)), None);
    let reply = advising.step(1).expect("an answer");
    assert!(!advising.is_busy());
    let Some((2, Reply::Answer(answer))) = Reply::read(&reply) else { panic!("{reply}") };
    assert_eq!(answer, json!({ "ends": [] }), "nobody moves while bids are made");
    let wrong = ends(3, "c3".parse().expect("a tile"), 3, &record).replace("\"c3\"", "\"c\"");
    let reply = advising.take(&wrong).expect("a refusal");
    assert!(matches!(Reply::read(&reply), Some((3, Reply::Error(_)))), "{reply}");
}

#[test]
fn the_ends_of_a_tile_are_found_in_slices_and_cancelled_at_once() {
    let mut record = games::record(2, 42);
    for price in [3, 1, 0, 0] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let request = ends(4, "c3".parse().expect("a tile"), 3, &record);
    let mut advising = Advising::default();
    assert_eq!(advising.take(&request), None);
    assert!(advising.step(1).is_none() && advising.is_busy(), "one slice does not find all");
    assert_eq!(advising.take(&cancel(4)), None);
    assert!(!advising.is_busy() && advising.step(1).is_none());
    let [one, other] = [1, 100_000].map(|positions| replies(&request, positions));
    assert!(one.len() == 1 && one == other, "slices change no answer: {one:?} {other:?}");
}

#[test]
fn a_request_for_what_a_turn_leaves_takes_one_slice() {
    let mut record = games::record(2, 42);
    let read = |record: &_| {
        let said = replies(&leaves(5, record), 1);
        let [Some((5, Reply::Answer(answer)))] = &said.iter().map(|text| Reply::read(text)).collect::<Vec<_>>()[..]
        else {
            panic!("{said:?}")
        };
        answer.clone()
    };
    assert_eq!(read(&record), json!({}), "nobody moves while bids are made");
    for price in [3, 1, 0, 0] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let left = &read(&record)["leaves"];
    assert_eq!(left["player"].as_u64(), record.game().active().map(|seat| seat.index() as u64));
    assert!(left["tile"].is_string() && left["points"].as_f64() > Some(0.0), "{left}");
}

#[test]
fn a_cancelled_request_gets_no_answer() {
    let mut advising = Advising::default();
    let request = advise(3, 3, 30_000, &games::record(2, 42));
    assert_eq!(advising.take(&request), None);
    assert!(advising.step(1).is_none() && advising.is_busy());
    let Some((3, Reply::Progress(done))) = advising.progress().as_deref().and_then(Reply::read) else {
        panic!("a request in work reports progress")
    };
    assert!((0.0..1.0).contains(&done));
    assert_eq!(advising.take(&cancel(3)), None);
    assert!(!advising.is_busy());
    assert_eq!((advising.step(u32::MAX), advising.progress()), (None, None));
}

#[test]
fn each_worker_refuses_what_the_other_answers() {
    let record = games::record(2, 42);
    let think = Request { id: 7, level: Level::Apprentice, style: Style::Plain, seed: 7 }.write(&record);
    for reply in [Advising::default().take(&think), Thinker::default().take(&advise(7, 3, 1000, &record))] {
        assert!(matches!(reply.as_deref().and_then(Reply::read), Some((7, Reply::Error(_)))), "{reply:?}");
    }
}
