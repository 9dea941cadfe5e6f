//! Sketches of positions: the notation with keys left out.
//!
//! A lesson or puzzle writes only what matters to it; every missing key has a plain default.

use super::position::FORMAT;
use crate::game::{Building, Expansions, Outfit};
use serde_json::{Map, Value, json};

/// Returns the whole position of a sketch: every missing key gets its default. A value that is not an object stays as
/// it is, so that the reader of positions finds its faults.
pub fn complete(sketch: &Value) -> Value {
    let Value::Object(given) = sketch else { return sketch.clone() };
    let mut whole = given.clone();
    let board: String =
        given.get("board").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let mut plain = |key: &str, value: Value| {
        whole.entry(key).or_insert(value);
    };
    plain("format", json!(FORMAT));
    plain("expansions", json!([]));
    plain("players", json!([{}, {}]));
    plain("turn", json!({"step": "move", "player": 0}));
    for key in
        ["market", "deck", "discard", "djinnRow", "djinnDeck", "djinnDiscard", "itemDeck", "itemDiscard", "whimDeck"]
    {
        plain(key, json!([]));
    }
    plain("bag", json!(""));
    let left = |building: Building, sign| u32::from(building.count()).saturating_sub(pieces(&board, sign));
    plain("supply", json!({"palms": left(Building::Palm, '^'), "palaces": left(Building::Palace, '#')}));
    plain("round", json!(1));
    plain("ending", json!(false));
    if let Some(players) = whole.get_mut("players").and_then(Value::as_array_mut) {
        let count = players.len();
        // Players beyond the most that can play stay as they are: the reader reports them.
        for (seat, player) in players.iter_mut().enumerate().take(NAMES.len()) {
            if let Value::Object(player) = player {
                complete_player(player, seat, count, &board);
            }
        }
    }
    complete_markers(&mut whole);
    Value::Object(whole)
}

/// Returns the sketch of a whole position. It leaves out the keys to which [`complete`] gives the same value, and the
/// state of the random generator.
pub fn reduce(whole: &Value) -> Value {
    let Value::Object(given) = whole else { return whole.clone() };
    let mut sketch = given.clone();
    sketch.remove("rng");
    let target = complete(&Value::Object(sketch.clone()));
    // `complete` fills in the two tracks only where both are missing, so they are tried together.
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

/// The default names.
pub const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Zoé", "Pierre"];

fn complete_player(player: &mut Map<String, Value>, seat: usize, count: usize, board: &str) {
    let camels = usize::from(outfit(count).camels);
    let placed = board.matches(&format!("@{seat}")).count();
    let mut plain = |key: &str, value: Value| {
        player.entry(key).or_insert(value);
    };
    plain("name", json!(NAMES.get(seat).unwrap_or(&"")));
    plain("coins", json!(0));
    plain("camels", json!(camels.saturating_sub(placed)));
    plain("tent", json!(false));
    for key in ["viziers", "elders", "artisans", "fakirs"] {
        plain(key, json!(0));
    }
    plain("goods", json!({}));
    for key in ["djinns", "items", "whims", "fulfilled"] {
        plain(key, json!([]));
    }
}

/// Puts the marker of the active player on the bid order track and the other markers at the cheapest prices.
fn complete_markers(whole: &mut Map<String, Value>) {
    if whole.contains_key("bidOrder") || whole.contains_key("turnOrder") {
        whole.entry("bidOrder").or_insert(json!([]));
        whole.entry("turnOrder").or_insert(json!([]));
        return;
    }
    let count = whole.get("players").and_then(Value::as_array).map_or(0, Vec::len);
    let turn = whole.get("turn").cloned().unwrap_or_default();
    let player = turn["player"].as_u64().unwrap_or_default() as usize;
    let mut markers: Vec<usize> = (0..outfit(count).markers).flat_map(|_| 0..count).collect();
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

/// Returns what each player starts with. A number that cannot play counts as three, and the reader reports it.
fn outfit(players: usize) -> Outfit {
    let players = if players == 2 { 2 } else { 3 };
    Outfit::of(players, Expansions::NONE).expect("two and three can play")
}

/// Adds up the digits that follow a sign on the board.
fn pieces(board: &str, sign: char) -> u32 {
    board.split(sign).skip(1).filter_map(|after| after.chars().next()?.to_digit(10)).sum()
}
