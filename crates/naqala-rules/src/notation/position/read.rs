//! Reads positions and finds every fault, not only the first.

use super::super::reader::{Faults, Object};
use super::{FORMAT, board, player, step};
use crate::game::{
    Board, Deck, Expansion, Expansions, Fault, Game, Phase, Place, Rng, Seat, State, Supply, Tile, TileKind, TurnOrder,
};
use serde_json::Value;
use std::fmt;

/// Every key of a position; only `rng` and `note` may be missing. `notation::note` reads the note.
const KEYS: [&str; 22] = [
    "format",
    "expansions",
    "board",
    "players",
    "bidOrder",
    "turnOrder",
    "market",
    "deck",
    "discard",
    "djinnRow",
    "djinnDeck",
    "djinnDiscard",
    "itemDeck",
    "itemDiscard",
    "whimDeck",
    "bag",
    "supply",
    "round",
    "ending",
    "turn",
    "rng",
    "note",
];

/// The reason for which a text is not a whole position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text is not JSON.
    Syntax {
        /// The line of the fault, from 1.
        line: usize,
        /// The column of the fault, from 1.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// It is not written in this notation, or not consistent: every fault.
    Invalid(Vec<Fault>),
    /// It is a view, which hides what one player may not see.
    Hidden,
}

impl PositionError {
    /// Returns the code in the notation's table of errors.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "syntax",
            Self::Invalid(_) => "invalid-position",
            Self::Hidden => "hidden-information",
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { line, column, message } => write!(f, "line {line}, column {column}: {message}"),
            Self::Invalid(faults) => {
                let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
                f.write_str(&faults.join("; "))
            }
            Self::Hidden => f.write_str("this is what one player sees: what it hides is needed here"),
        }
    }
}

impl std::error::Error for PositionError {}

impl From<serde_json::Error> for PositionError {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let place = format!(" at line {line} column {column}");
        let message = message.strip_suffix(&*place).unwrap_or(&message).to_owned();
        Self::Syntax { line, column, message }
    }
}

/// Reads a whole position.
///
/// # Errors
/// [`PositionError`], with every fault.
pub fn read(text: &str) -> Result<Game, PositionError> {
    from_value(&serde_json::from_str(text)?)
}

/// Reads a whole position from parsed JSON.
///
/// # Errors
/// [`PositionError`], with every fault.
pub fn from_value(value: &Value) -> Result<Game, PositionError> {
    if is_view(value) {
        return Err(PositionError::Hidden);
    }
    let mut faults = Faults::default();
    let state = read_state(value, &mut faults);
    let Some((state, unsure)) = state else { return Err(PositionError::Invalid(faults.into_vec())) };
    if faults.is_empty() {
        return Game::from_state(state).map_err(PositionError::Invalid);
    }
    let root = |at: &str| at.split(['.', '[']).next().unwrap_or_default().to_owned();
    faults.add_new(state.faults().into_iter().filter(|fault| !unsure.contains(&root(&fault.at).as_str())).collect());
    Err(PositionError::Invalid(faults.into_vec()))
}

/// Reads a whole position that need not be consistent.
///
/// # Errors
/// [`PositionError`] if something cannot be read.
pub fn draft(value: &Value) -> Result<State, PositionError> {
    if is_view(value) {
        return Err(PositionError::Hidden);
    }
    let mut faults = Faults::default();
    let state = read_state(value, &mut faults).map(|(state, _)| state);
    state.filter(|_| faults.is_empty()).ok_or_else(|| PositionError::Invalid(faults.into_vec()))
}

/// Returns whether the position hides something, as a view does: a number in place of a list, `null` in place of coins.
fn is_view(value: &Value) -> bool {
    let is_count = |value: Option<&Value>| value.is_some_and(Value::is_number);
    let is_secret = |player: &Value| {
        player::SECRETS.into_iter().any(|key| match key {
            "coins" => player.get(key).is_some_and(Value::is_null),
            _ => is_count(player.get(key)),
        })
    };
    ["deck", "djinnDeck", "itemDeck", "whimDeck"].into_iter().any(|deck| is_count(value.get(deck)))
        || is_count(value.get("turn").and_then(|turn| turn.get("drawn")))
        || value.get("players").and_then(Value::as_array).is_some_and(|players| players.iter().any(is_secret))
}

/// Reads what can be read, with stand-ins for the rest, and names the keys that the stand-ins make meaningless.
fn read_state(value: &Value, faults: &mut Faults) -> Option<(State, Vec<&'static str>)> {
    let object = Object::open(value, "", faults)?;
    object.only(&KEYS, faults);
    if let Some(format) = object.text("format", faults).filter(|&format| format != FORMAT) {
        faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
    }
    let expansions = read_expansions(&object, faults);
    let mut unsure = Vec::new();
    let players = player::read_all(&object, faults).unwrap_or_else(|| {
        unsure.extend(["players", "bidOrder", "turnOrder", "turn", "board"]);
        Vec::new()
    });
    let count = if unsure.is_empty() { players.len() } else { 5 };
    let board = board::read(&object, faults).unwrap_or_else(|| {
        unsure.extend(["board", "turn"]);
        stand_in()
    });
    let bid_order = player::seats(&object, "bidOrder", count, faults);
    let turn_order = read_turn_order(&object, count, faults);
    let phase = object.get("turn", faults).and_then(|turn| {
        let (board, mut own) = (&board, Faults::default());
        let (phase, player) = step::read(turn, board, count, &mut own).unzip();
        if phase == Some(Phase::Bid) && player.flatten() != bid_order.first().copied() {
            own.add("turn.player", "the first of the bid order bids");
        }
        if unsure.is_empty() {
            faults.append(own);
        }
        phase
    });
    let phase = phase.unwrap_or_else(|| {
        unsure.push("bidOrder");
        Phase::Over
    });
    let supply = read_supply(&object, faults);
    let (round, ending) = (object.number("round", faults).unwrap_or(1), object.truth("ending", faults));
    let rng = object.has("rng").then(|| read_rng(&object, faults)).flatten().unwrap_or(0);
    let (ending, rng) = (ending.unwrap_or(false), Rng::from_state(rng));
    Some((State { expansions, board, players, bid_order, turn_order, supply, round, ending, phase, rng }, unsure))
}

fn stand_in() -> Board {
    let place = Place::bare(Tile { kind: TileKind::SmallMarket, value: 6 });
    Board::new(1, vec![place; 2]).expect("two tiles are the smallest board")
}

fn read_rng(object: &Object, faults: &mut Faults) -> Option<u128> {
    let text = object.text("rng", faults)?;
    let is_hex = text.len() == 32 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    if !is_hex {
        faults.add("rng", "expected 32 hexadecimal digits in lower case");
    }
    u128::from_str_radix(text, 16).ok().filter(|_| is_hex)
}

/// Reads the expansions of the game, each named once.
pub fn read_expansions(object: &Object, faults: &mut Faults) -> Expansions {
    let names: Vec<Expansion> = object.names("expansions", faults);
    let expansions: Expansions = names.iter().copied().collect();
    if expansions.iter().count() < names.len() {
        faults.add(object.at("expansions"), "the same name twice");
    }
    expansions
}

fn read_supply(object: &Object, faults: &mut Faults) -> Supply {
    let cards = Deck {
        row: object.names("market", faults),
        pile: object.names("deck", faults),
        discard: object.names("discard", faults),
    };
    let djinns = Deck {
        row: object.names("djinnRow", faults),
        pile: object.names("djinnDeck", faults),
        discard: object.names("djinnDiscard", faults),
    };
    let bag = object.text("bag", faults).map(board::meeples);
    let bag = bag.and_then(|bag| bag.map_err(|what| faults.add("bag", what)).ok()).unwrap_or_default();
    let (mut palms, mut palaces) = (0, 0);
    let pieces = object.get("supply", faults);
    if let Some(pieces) = pieces.and_then(|pieces| Object::open(pieces, "supply", faults)) {
        pieces.only(&["palms", "palaces"], faults);
        palms = pieces.number("palms", faults).unwrap_or(0);
        palaces = pieces.number("palaces", faults).unwrap_or(0);
    }
    let (items, item_discard) = (object.names("itemDeck", faults), object.names("itemDiscard", faults));
    let whims = object.names("whimDeck", faults);
    Supply { cards, djinns, items, item_discard, whims, bag, palms, palaces }
}

fn read_turn_order(object: &Object, players: usize, faults: &mut Faults) -> TurnOrder {
    let mut order = TurnOrder::new(players);
    let mut last = None;
    for (index, group) in object.list("turnOrder", faults).unwrap_or_default().iter().enumerate() {
        let Some(group) = Object::open(group, format!("turnOrder[{index}]"), faults) else { continue };
        group.only(&["price", "players"], faults);
        let seats: Vec<Seat> = player::seats(&group, "players", players, faults);
        let Some(price) = group.number::<u8>("price", faults) else { continue };
        if order.rank(price).is_none() {
            faults.add(group.at("price"), format_args!("there is no spot with the price {price}"));
        } else if last.is_some_and(|last| last >= price) {
            faults.add(group.at("price"), "groups stand in the order of their prices, cheapest first");
        }
        last = Some(price);
        if group.optional("players").and_then(Value::as_array).is_some_and(Vec::is_empty) {
            faults.add(group.at("players"), "groups without markers are left out");
        }
        let are_all_placed = seats.into_iter().rev().all(|seat| order.push(price, seat));
        if !are_all_placed && order.rank(price).is_some() {
            faults.add(group.at("players"), "more markers than any game has");
        }
    }
    order
}
