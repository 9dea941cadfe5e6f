//! Boards on other pages: what their address and their messages can set, and how everything else is refused.

mod messages;
mod notes;
mod opponents;

use crate::support::fixtures;
use crate::support::games::record;
use naqala::game::{Expansion, Refusal};
use naqala::i18n::Lang;
use naqala::ui::embed::model::inbound::HostRequest;
use naqala::ui::embed::model::outbound::Topic;
use naqala::ui::embed::model::{Content, Control, LONGEST, Mode, inbound, is_exercise, options, outbound};
use naqala::ui::learn::lesson;
use naqala::ui::learn::lesson::{Condition, LessonStep, StepState};
use naqala::ui::table::scene::{Intent, OpenActions, Outcome, Selection};
use naqala::ui::table::session::{Agreements, Session};
use serde_json::{Value, json};

fn fault(fragment: &str) -> String {
    match options::read(fragment, Lang::EN) {
        Ok(_) => "it was accepted".into(),
        Err(faults) => faults[0].to_string(),
    }
}

#[test]
fn an_address_sets_the_content_and_the_look() {
    let board = options::read("#v=1&mode=play&players=Anna,Zo%C3%A9&expansions=artisans&seed=18446744073709551615&hide=on&lang=fr-CA&theme=dark&contrast=on&motion=off&controls=actions,players&colours=%7B%22accent%22%3A%22%238a4b12%22%7D", Lang::EN)
        .expect("every key is known");
    assert_eq!((board.mode, board.has_cover), (Mode::Play, true));
    assert_eq!(board.appearance.controls, Some(vec![Control::Actions, Control::Players]));
    assert_eq!(board.appearance.colours[0].1.as_ref(), "#8a4b12");
    assert_eq!(
        (board.appearance.contrast, board.appearance.motion, board.appearance.palette),
        (Some(true), Some(false), None)
    );
    let Some(Content::Game(session, _)) = board.content else { panic!("it is a game") };
    assert_eq!(&*session.record.game().players[1].name, "Zoé");
    assert_eq!(session.seed(), u64::MAX);
    assert!(options::read("", Lang::EN).is_ok_and(|board| board.mode == Mode::View && board.content.is_none()));
    let spaced =
        options::read("#controls=actions+track%20market&expansions=artisans%20whims&players=Anna+B,Sam", Lang::EN);
    let Ok(Some(Content::Game(session, _))) = spaced.map(|board| board.content) else {
        panic!("an attribute can have spaces")
    };
    let game = session.record.game();
    assert!(Expansion::ALL.into_iter().all(|expansion| game.expansions.contains(expansion)));
    assert_eq!(&*game.players[0].name, "Anna B");
}

#[test]
fn each_fault_of_an_address_is_named() {
    let says = [
        ("#mode=chess", "mode: "),
        ("#v=2", "v: expected 1"),
        ("#v=one", "v: "),
        ("#mode=view&mode=play", "mode: it stands there twice"),
        ("#lang=%zz", "lang: a % that no two digits follow"),
        ("#lang=%ff", "lang: a % that"),
        ("#lang=eo", "lang: expected one of en, "),
        ("#theme=pink", "theme: "),
        ("#colours={\"ground\":\"light-dark(url(x),red)\"}", "colours.ground: expected a colour"),
        ("#contrast=yes", "contrast: expected on or off"),
        ("#hide=on", "hide: a board of the mode view hides nothing"),
        ("#controls=actions,chat", "controls[1]: "),
        ("#colours={\"accent\":\"url(//evil)\"}", "colours.accent: expected a colour"),
        ("#colours={\"accent\":\"var(--x)\"}", "colours.accent: expected a colour"),
        ("#colours={\"accent\":\"red;x:y\"}", "colours.accent: expected a colour"),
        ("#colours={\"skin\":\"red\"}", "colours.skin: "),
        ("#colours=red", "colours: expected JSON"),
        ("#position={}", "position.board: missing"),
        ("#position=[1", "position: expected JSON"),
        ("#record={}", "record: "),
        ("#lesson={}", "lesson: a board of the mode view has none"),
        ("#mode=exercise&lesson={}", "lesson."),
        ("#mode=exercise&record={}", "record: a board of the mode exercise has none"),
        ("#mode=replay&players=A,B", "players: a board of the mode replay has none"),
        ("#players=Anna", "players: "),
        ("#players=A,A%E2%80%AE", "players: expected names"),
        ("#players=Anna,anna", "players: expected names that differ"),
        ("#players=A,B,C,D,E", "players: "),
        ("#players=A,B&seed=-1", "seed: expected a whole number"),
        ("#seed=1", "seed: says nothing without players"),
        ("#players=A,B&expansions=thieves", "expansions[0]: "),
        ("#players=A,B&record={}", "players: there is record already"),
        ("#opponents=courtier", "opponents: a board of the mode view has none"),
        ("#mode=exercise&opponents=courtier&lesson={}", "opponents: a board of the mode exercise has none"),
        ("#mode=play&opponents=", "opponents: expected one level, or person or a level for each player"),
        (
            "#mode=play&opponents=vizier",
            "opponents[0]: expected person, novice, apprentice, scribe, courtier, counsellor, sultan, found",
        ),
        ("#mode=play&players=A,B&opponents=person,Sultan", "opponents[1]: expected person"),
        (
            "#mode=play&players=A,B,C&opponents=person+sultan",
            "opponents: expected one level, or person or a level for each of the 3",
        ),
        ("#mode=play&opponents=person,sultan,sultan,sultan,sultan", "opponents: "),
        ("#mode=play&opponents=courtier&seed=x", "seed: expected a whole number"),
        ("#mode=play&opponents=courtier&record={}", "record: "),
        ("#mode=play&seed=1", "seed: says nothing without players"),
        ("#step=1", "step: says nothing in this mode"),
        ("#at=-1", "at: "),
        ("#at=1&position={\"board\":[\"V5:w M6:g\"]}", "at: expected a number from 0 to 0"),
        ("#onload=alert(1)", "onload: unknown key"),
    ];
    for (fragment, start) in says {
        let found = fault(fragment);
        assert!(found.starts_with(start), "{fragment}: {found}");
    }
    assert_eq!(fault(&format!("#lang={}", "x".repeat(LONGEST))), "the address: it is too long");
    let many = (0..100).map(|n| format!("&k{n}=1")).collect::<Vec<_>>().concat();
    assert_eq!(fault(&many), "the address: it says too much");
}

#[test]
fn messages_of_hints_and_refusals_have_the_words_of_lessons() {
    assert_eq!(outbound::hint(2, 1, 3), json!({"naqala": 1, "type": "hint", "step": 2, "hint": 1, "hints": 3}));
    let tile = "c3".parse().ok();
    assert_eq!(
        outbound::refusal(Some(Refusal::NotAdjacent), tile),
        json!({"naqala": 1, "type": "refusal", "reason": "not-adjacent", "tile": "c3"})
    );
    assert_eq!(
        outbound::refusal(None, None),
        json!({"naqala": 1, "type": "refusal", "reason": "not-open", "tile": null})
    );
    let is_known = |reason: &str| reason.parse::<Refusal>().is_ok();
    assert!(!is_known("not-open"), "no rule has that name");
    let said = json!({"naqala": 1, "type": "subscribe", "events": ["hint", "refusal"]});
    assert!(inbound::read(&said, Mode::View, Lang::EN).is_ok());
}

#[test]
fn a_step_or_a_moment_that_is_not_there_is_a_fault() {
    let lesson = fixtures::lesson("move");
    let last = lesson::read(&lesson).expect("it is a lesson").steps.len();
    let board = |step: usize| options::read(&format!("#mode=exercise&step={step}&lesson={lesson}"), Lang::EN);
    assert!(board(1).is_ok() && board(last).is_ok());
    for step in [0, last + 1] {
        assert_eq!(board(step).unwrap_err()[0].to_string(), format!("step: expected a number from 1 to {last}"));
    }
    let played = Content::Game(Box::new(Session::of_record(record(2, 42))), None);
    assert!(played.fault(None, Some(0)).is_none() && played.fault(None, Some(1)).is_some());
}

#[test]
fn a_refused_action_can_be_the_goal_of_a_lesson() {
    let text = fixtures::lesson("move");
    let lesson = lesson::read(&text).expect("it is a lesson");
    let is_asked = |step: &&LessonStep| step.goal == Some(Condition::Refused(Refusal::NotAdjacent));
    let step = lesson.steps.iter().find(is_asked).expect("a step asks for it");
    let mut record = step.start.clone();
    record.play("take b2".parse().expect("an action")).expect("it is legal");
    let meant = |action: &str| {
        let said = json!({"naqala": 1, "type": "play", "action": action});
        let Ok(HostRequest::Play(action)) =
            inbound::read(&said, Mode::Exercise, Lang::EN).map(|message| message.request)
        else {
            panic!("{action} is an action")
        };
        Intent::Play(action).resolve_within(&record, &Selection::Nothing, &OpenActions::of(record.game(), &step.allow))
    };
    let Outcome::Explain(explanation) = meant("drop c3 w") else { panic!("a corner is not adjacent") };
    assert_eq!(step.state(&record, Some(explanation.refusal)), StepState::Reached);
    assert!(matches!(meant("drop b1 y"), Outcome::Play(_)));
    // The rules refuse an action before the lesson does.
    assert!(matches!(meant("end"), Outcome::Explain(_)));
}

#[test]
fn a_board_ignores_its_own_messages() {
    let deal = record(2, 1);
    for sent in [
        outbound::ready(Mode::View),
        outbound::step(Topic::Goal, 1, 2),
        outbound::game_end(&deal),
        outbound::lesson_end(),
    ] {
        assert!(outbound::is_echo(&sent), "{sent}");
    }
    assert!(Topic::ALL.into_iter().all(|topic| outbound::is_echo(&json!({"type": topic.name()}))));
    assert!(!outbound::is_echo(&json!({"type": "play"})));
}

#[test]
fn a_game_sends_only_what_everybody_may_see() {
    let people = &Agreements::default();
    let mut game = record(2, 42);
    let before = game.clone();
    game.play("bid 3".parse().expect("a bid")).expect("it is legal");
    assert!(outbound::record(&game, people, false).is_none(), "a record gives the deal away");
    let seen = outbound::position(game.game(), false);
    assert!(seen["rng"].is_null() && seen["deck"].is_number() && seen["players"][0]["coins"].is_null(), "{seen}");
    let sent = outbound::changes(&before, &game, people, false);
    assert_eq!(sent, [json!({"naqala": 1, "type": "action", "steps": 1, "player": 1})]);
    assert_eq!(outbound::changes(&before, &game, people, true)[0]["action"], "bid 3");
    assert!(outbound::position(game.game(), true)["rng"].is_string());
}

#[test]
fn changes_between_two_snapshots_are_sent_step_by_step() {
    let people = &Agreements::default();
    let mut game = record(2, 42);
    for bid in ["bid 3", "bid 1", "bid 0", "bid 0"] {
        game.play(bid.parse().expect("a bid")).expect("it is legal");
    }
    let takes: Vec<_> = game.game().legal_actions();
    game.play(takes[0]).expect("it is legal");
    let before = game.clone();
    game.undo().expect("a take can be undone");
    game.play(takes[1]).expect("it is legal");
    let sent = outbound::changes(&before, &game, people, true);
    assert_eq!((sent.len(), &sent[0]["undone"], &sent[0]["steps"]), (2, &json!(1), &json!(4)));
    assert_eq!(sent[1]["action"], takes[1].to_string());
    assert!(outbound::changes(&game, &game, people, true).is_empty());
}

#[test]
fn only_an_exercise_needs_no_games() {
    for mode in Mode::ALL {
        let starts = is_exercise(&format!("#v=1&mode={mode}&step=1"));
        assert_eq!(starts, mode == Mode::Exercise, "{mode}");
    }
    assert!(!is_exercise("#lesson=mode=exercise") && !is_exercise("") && !is_exercise("#mode=exercises"));
}

#[test]
fn an_exercise_shows_the_controls_that_its_position_needs() {
    let needed = |position: Value| {
        let game = lesson::position(&position).expect("a position");
        Control::ALL.into_iter().filter(|control| control.is_needed(&game)).collect::<Vec<_>>()
    };
    let board = json!(["O8:wy V5:y", "S6:bw S6:wb"]);
    assert_eq!(needed(json!({"board": board})), []);
    assert_eq!(
        needed(json!({"board": board, "turn": {"step": "bid", "player": 0}, "bidOrder": [0, 1]})),
        [Control::Track]
    );
    assert_eq!(needed(json!({"board": board, "market": ["wheat"]})), [Control::Market]);
    assert_eq!(needed(json!({"board": board, "djinnDeck": ["boaz"]})), [Control::Djinns]);
    for held in [json!({"fakirs": 1}), json!({"djinns": ["boaz"]}), json!({"goods": {"fish": 1}})] {
        assert_eq!(needed(json!({"board": board, "players": [{}, held]})), [Control::Players]);
    }
}

#[test]
fn an_exercise_can_be_a_puzzle_by_its_name_or_that_of_the_day() {
    for name in ["daily", "merchants-12"] {
        let board = options::read(&format!("#mode=exercise&puzzle={name}"), Lang::EN).expect("all of it is known");
        assert!(matches!(board.content, Some(Content::Puzzle(found)) if &*found == name));
    }
    let fault = |fragment: &str| options::read(fragment, Lang::EN).unwrap_err()[0].to_string();
    assert_eq!(fault("#mode=exercise&puzzle=../daily"), "puzzle: expected daily, or the name of a puzzle");
    assert_eq!(fault("#mode=explore&puzzle=daily"), "puzzle: a board of the mode explore has none");
    let said = json!({"naqala": 1, "type": "set", "puzzle": "bids-1"});
    let read = inbound::read(&said, Mode::Exercise, Lang::EN).map_err(|refused| refused.faults);
    assert!(matches!(read.expect("it is one").request, HostRequest::Set { content: Some(Content::Puzzle(_)), .. }));
}
