//! Messages to a board: which each mode accepts, and how everything else is refused.

use crate::support::games::record;
use naqala::i18n::Lang;
use naqala::ui::embed::model::errors::ErrorCode;
use naqala::ui::embed::model::inbound::HostRequest;
use naqala::ui::embed::model::{Content, Mode, inbound, outbound};
use serde_json::{Value, json};

#[test]
fn each_mode_accepts_exactly_its_messages() {
    let types = [
        ("set", json!({"options": {}})),
        ("get", json!({"what": "position"})),
        ("play", json!({"action": "take c3"})),
        ("undo", json!({})),
        ("redo", json!({})),
        ("reset", json!({})),
        ("subscribe", json!({"events": ["goal"]})),
    ];
    for mode in Mode::ALL {
        for (kind, fields) in &types {
            let mut said = fields.clone();
            said["naqala"] = 1.into();
            said["type"] = (*kind).into();
            let read = inbound::read(&said, mode, Lang::EN);
            assert_eq!(read.is_ok(), mode.accepts().contains(kind), "{mode}: {kind}");
            assert!(read.is_ok() || read.is_err_and(|refused| refused.code == ErrorCode::Mode));
        }
    }
    assert!(!Mode::Play.accepts().contains(&"play"), "a page cannot play a game of its readers");
}

/// Returns two hundred messages that are malformed or have no meaning.
fn hostile() -> Vec<Value> {
    let mut all = vec![
        json!(null),
        json!(true),
        json!(1),
        json!("undo"),
        json!([]),
        json!({}),
        json!({"naqala": null, "type": "undo"}),
        json!({"naqala": "1", "type": "undo"}),
        json!({"naqala": 2, "type": "undo"}),
        json!({"naqala": 1.5, "type": "undo"}),
        json!({"naqala": -1, "type": "undo"}),
        json!({"naqala": 1}),
        json!({"naqala": 1, "type": null}),
        json!({"naqala": 1, "type": ["undo"]}),
        json!({"naqala": 1, "type": "__proto__"}),
        json!({"naqala": 1, "type": "constructor"}),
        json!({"naqala": 1, "type": "UNDO"}),
        json!({"naqala": 1, "type": "undo", "id": {}}),
        json!({"naqala": 1, "type": "undo", "id": []}),
        json!({"naqala": 1, "type": "undo", "id": true}),
        json!({"naqala": 1, "type": "undo", "id": "x".repeat(65)}),
        json!({"naqala": 1, "type": "undo", "extra": 1}),
        json!({"naqala": 1, "type": "set", "__proto__": {"x": 1}}),
        json!({"naqala": 1, "type": "subscribe", "events": "goal"}),
        json!({"naqala": 1, "type": "subscribe", "events": ["everything"]}),
        json!({"naqala": 1, "type": "get"}),
        json!({"naqala": 1, "type": "get", "what": "seed"}),
        json!({"naqala": 1, "type": "set", "position": {}, "record": {}}),
        json!({"naqala": 1, "type": "set", "options": {"mode": "play"}}),
        json!({"naqala": 1, "type": "set", "options": {"colours": {"ground": "url(https://evil.example/x)"}}}),
        json!({"naqala": 1, "type": "set", "options": {"controls": ["chat"]}}),
        json!({"naqala": 1, "type": "set", "options": {"lang": "xx"}}),
        json!({"naqala": 1, "type": "set", "step": 1}),
    ];
    let odd = [
        json!(null),
        json!(false),
        json!(0),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("\u{0}"),
        json!("<img src=x onerror=alert(1)>"),
        json!([]),
        json!([[]]),
        json!({}),
        json!({"a": {"b": []}}),
        json!("x".repeat(10_000)),
        json!("\u{202e}evil"),
    ];
    for value in &odd {
        for (kind, key) in [
            ("set", "position"),
            ("set", "record"),
            ("set", "lesson"),
            ("set", "players"),
            ("set", "options"),
            ("set", "at"),
            ("play", "action"),
            ("get", "what"),
            ("subscribe", "events"),
        ] {
            all.push(json!({"naqala": 1, "type": kind, (key): value}));
        }
    }
    for word in [
        "take",
        "take z9",
        "drop",
        "drop c3 q",
        "end now",
        "bid -1",
        "bid 99999999999",
        "take c3\ntake c4",
        "TAKE C3",
        "take  c3",
        "sell",
        "power x",
    ] {
        all.push(json!({"naqala": 1, "type": "play", "action": word}));
    }
    let deal = record(2, 1);
    let position = outbound::position(deal.game(), true);
    let object = position.as_object().expect("it is an object");
    for key in object.keys() {
        for value in [json!(null), json!("x"), json!(-5)] {
            let mut damaged = position.clone();
            damaged[key] = value;
            all.push(json!({"naqala": 1, "type": "set", "position": damaged}));
        }
    }
    all
}

#[test]
fn hostile_messages_get_an_error() {
    let all = hostile();
    assert!(all.len() >= 200, "{} messages", all.len());
    for said in &all {
        // The values above also make two legal messages: an empty look and no subscriptions.
        if said["options"] == json!({}) || said["type"] == "subscribe" && said["events"] == json!([]) {
            continue;
        }
        let refused = inbound::read(said, Mode::Explore, Lang::EN).expect_err(&said.to_string());
        let written = refused.to_json();
        assert_eq!((&written["naqala"], &written["type"]), (&json!(1), &json!("error")), "{said}");
        assert!(!refused.message.is_empty(), "{said}");
        assert!(written.to_string().len() < 10_000, "the answer is too long: {said}");
    }
}

#[test]
fn a_page_can_report_that_a_fetch_failed() {
    let said = |fault: Value| json!({"naqala": 1, "type": "set", "id": 1, "fault": fault});
    let rejected = |fault| inbound::read(&said(fault), Mode::Play, Lang::FR).expect_err("it brings no content");
    let lost = rejected(json!({"at": "lesson.json", "what": "introuvable (404)"}));
    assert_eq!(
        lost.to_json(),
        json!({"naqala": 1, "type": "error", "re": 1, "code": "content", "message": "lesson.json: introuvable (404)",
            "faults": [{"at": "lesson.json", "what": "introuvable (404)"}]})
    );
    for (fault, message) in [
        (json!("404"), "fault: expected an object, found '404'"),
        (json!({"at": "x"}), "fault.what: missing"),
        (json!({"at": "x", "what": "y", "how": "z"}), "fault.how: unknown key"),
    ] {
        assert_eq!(rejected(fault).message, message);
    }
    // A page that reports this and names opponents deals no game.
    let mut both = said(json!({"at": "x", "what": "y"}));
    both["opponents"] = "sultan".into();
    assert!(inbound::read(&both, Mode::Play, Lang::EN).is_err());
}

#[test]
fn a_message_can_set_the_content_and_the_look() {
    let said = json!({"naqala": 1, "type": "set", "position": {"board": ["O8:wy S6:w V5:g"]}, "options": {"theme": "dark"}, "id": "a"});
    let read = inbound::read(&said, Mode::Explore, Lang::EN).map_err(|refused| refused.faults);
    let HostRequest::Set { content: Some(Content::Game(session, _)), appearance, .. } =
        read.expect("it is one").request
    else {
        panic!("it is a position")
    };
    assert_eq!(session.record.game().board.columns(), 3);
    assert!(appearance.theme.is_some());
}

#[test]
fn a_page_that_subscribes_to_an_unknown_event_learns_which_there_are() {
    let said = json!({"naqala": 1, "type": "subscribe", "events": ["moves"]});
    let rejection = inbound::read(&said, Mode::View, Lang::EN).unwrap_err();
    assert_eq!(
        rejection.message,
        "events[0]: expected action, goal, hint, refusal, correction, step, again, end, resize or text, found 'moves'"
    );
}
