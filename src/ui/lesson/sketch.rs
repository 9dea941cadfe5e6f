//! Positions of lessons: what a lesson does not care about need not be written.

use serde_json::{Map, Value, json};

/// A whole position from a sketch of one: every key of the notation that is missing gets its plainest value. What is not
/// an object stays what it is, to be found at fault as it stands.
pub(in crate::ui) fn complete(sketch: &Value) -> Value {
    let Value::Object(given) = sketch else { return sketch.clone() };
    let mut whole = given.clone();
    let board: String =
        given.get("board").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let mut plain = |key: &str, value: Value| {
        whole.entry(key).or_insert(value);
    };
    plain("format", json!("naqala-position/1"));
    plain("expansions", json!([]));
    plain("players", json!([{}, {}]));
    plain("turn", json!({"step": "move", "player": 0}));
    for key in
        ["market", "deck", "discard", "djinnRow", "djinnDeck", "djinnDiscard", "itemDeck", "itemDiscard", "whimDeck"]
    {
        plain(key, json!([]));
    }
    plain("bag", json!(""));
    plain("supply", json!({"palms": 12 - pieces(&board, '^').min(12), "palaces": 10 - pieces(&board, '#').min(10)}));
    plain("round", json!(1));
    plain("ending", json!(false));
    if let Some(players) = whole.get_mut("players").and_then(Value::as_array_mut) {
        let count = players.len();
        // More than can play are told as a fault, not completed.
        for (seat, player) in players.iter_mut().enumerate().take(NAMES.len()) {
            if let Value::Object(player) = player {
                complete_player(player, seat, count, &board);
            }
        }
    }
    complete_markers(&mut whole);
    Value::Object(whole)
}

/// A sketch of a whole position: without every key that [`complete`] gives the same value again, and without the order of later draws.
pub(in crate::ui) fn reduce(whole: &Value) -> Value {
    let Value::Object(given) = whole else { return whole.clone() };
    let mut sketch = given.clone();
    sketch.remove("rng");
    let target = complete(&Value::Object(sketch.clone()));
    // The two tracks are either both given or both plain.
    for keys in given.keys().map(|key| vec![key.as_str()]).chain([vec!["bidOrder", "turnOrder"]]) {
        let mut less = sketch.clone();
        less.retain(|key, _| !keys.contains(&key.as_str()) || key == "board");
        if complete(&Value::Object(less.clone())) == target {
            sketch = less;
        }
    }
    for seat in 0..given.get("players").and_then(Value::as_array).map_or(0, Vec::len) {
        for key in given["players"][seat].as_object().into_iter().flat_map(Map::keys) {
            let mut less = sketch.clone();
            let player =
                less.get_mut("players").and_then(|players| players.get_mut(seat)).and_then(Value::as_object_mut);
            if player.is_some_and(|player| player.remove(key).is_some())
                && complete(&Value::Object(less.clone())) == target
            {
                sketch = less;
            }
        }
    }
    Value::Object(sketch)
}

/// What players are called who have no name.
pub(in crate::ui) const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Zoé", "Pierre"];

fn complete_player(player: &mut Map<String, Value>, seat: usize, count: usize, board: &str) {
    let most: usize = if count == 2 { 11 } else { 8 };
    let placed = board.matches(&format!("@{seat}")).count();
    let mut plain = |key: &str, value: Value| {
        player.entry(key).or_insert(value);
    };
    plain("name", json!(NAMES.get(seat).unwrap_or(&"")));
    plain("coins", json!(0));
    plain("camels", json!(most.saturating_sub(placed)));
    plain("tent", json!(false));
    for key in ["viziers", "elders", "artisans", "fakirs"] {
        plain(key, json!(0));
    }
    plain("goods", json!({}));
    for key in ["djinns", "items", "whims", "fulfilled"] {
        plain(key, json!([]));
    }
}

/// The marker of whoever plays is back on the bid order track, the others wait at the cheapest prices.
fn complete_markers(whole: &mut Map<String, Value>) {
    if whole.contains_key("bidOrder") || whole.contains_key("turnOrder") {
        whole.entry("bidOrder").or_insert(json!([]));
        whole.entry("turnOrder").or_insert(json!([]));
        return;
    }
    let count = whole.get("players").and_then(Value::as_array).map_or(0, Vec::len);
    let turn = whole.get("turn").cloned().unwrap_or_default();
    let player = turn["player"].as_u64().unwrap_or_default() as usize;
    let each = if count == 2 { 2 } else { 1 };
    let mut markers: Vec<usize> = (0..each).flat_map(|_| 0..count).collect();
    if let Some(own) = markers.iter().position(|&seat| seat == player) {
        markers.rotate_left(own);
    }
    let (bids, turns) = match turn["step"].as_str() {
        Some("bid") => (markers, Vec::new()),
        Some("over") => (Vec::new(), Vec::new()),
        _ => (markers.iter().take(1).copied().collect(), markers.into_iter().skip(1).collect::<Vec<_>>()),
    };
    let groups = turns.chunks(3).zip([0, 1]).map(|(players, price)| json!({"price": price, "players": players}));
    whole.insert("turnOrder".into(), groups.collect());
    whole.insert("bidOrder".into(), json!(bids));
}

/// The numbers behind a sign of the board, together.
fn pieces(board: &str, sign: char) -> u32 {
    board.split(sign).skip(1).filter_map(|after| after.chars().next()?.to_digit(10)).sum()
}
