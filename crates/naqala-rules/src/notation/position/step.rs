//! Reads the `turn` of a position: the step and its data, and nothing that does not apply.

use super::super::reader::{Faults, Object};
use super::{board::meeples, player};
use crate::game::{
    Board, Boost, Building, Collected, Djinn, Hand, Meeple, Meeples, Pause, Phase, Prize, Seat, Square, Step, Turn,
    Unknown,
};
use serde_json::Value;
use std::str::FromStr;

/// The steps, each with the keys it may have beside `step` and those of every turn.
const STEPS: [(&str, &[&str]); 12] = [
    ("bid", &[]),
    ("move", &[]),
    ("sow", &["hand", "from", "previous", "at"]),
    ("control", &["hand", "tribe", "at", "tile", "then"]),
    ("tribe", &["hand", "tribe", "at"]),
    ("keep", &["hand", "tribe", "at", "drawn", "then"]),
    ("tile", &["at"]),
    ("place", &["hand", "tribe", "at", "piece", "then"]),
    ("flute", &["hand", "tribe", "at", "target", "moved", "then"]),
    ("order", &["hand", "tribe", "at", "then"]),
    ("end", &["at"]),
    ("over", &[]),
];
/// The keys of every turn. A bid has only the first.
const TURN_KEYS: [&str; 4] = ["player", "used", "itemUsed", "boosts"];

/// Reads the turn of a game on this board with this many players; none if that fails.
pub(super) fn read(value: &Value, board: &Board, players: usize, faults: &mut Faults) -> Option<(Phase, Option<Seat>)> {
    let reader = Reader { object: Object::open(value, "turn", faults)?, board };
    let step = reader.object.text("step", faults)?;
    let Some((_, keys)) = STEPS.into_iter().find(|&(name, _)| name == step) else {
        faults.add("turn.step", format_args!("expected a step, found '{step}'"));
        return None;
    };
    let shared: &[&str] = match step {
        "over" => &[],
        "bid" => &TURN_KEYS[..1],
        _ => &TURN_KEYS,
    };
    let applies = |key: &str| key == "step" || keys.contains(&key) || shared.contains(&key);
    for key in reader.object.keys().filter(|key| !applies(key)) {
        let is_known = TURN_KEYS.contains(&key) || STEPS.iter().any(|(_, keys)| keys.contains(&key));
        let what = if is_known { "does not apply to this step" } else { "unknown key" };
        faults.add(reader.object.at(key), what);
    }
    if step == "over" {
        return Some((Phase::Over, None));
    }
    let player = reader.object.get("player", faults);
    let player = player.and_then(|player| player::seat(player, "turn.player".into(), players, faults));
    if step == "bid" {
        return Some((Phase::Bid, Some(player?)));
    }
    let used = reader.distinct("used", faults);
    let boosts: Vec<Boost> = reader.distinct("boosts", faults);
    let item_used = reader.object.has("itemUsed") && reader.object.truth("itemUsed", faults).unwrap_or(false);
    for &boost in &boosts {
        if boost == Boost::Carpet && !item_used {
            faults.add("turn.boosts", "the carpet is there, but no item was used");
        } else if boost != Boost::Carpet && used.iter().all(|djinn: &Djinn| djinn.name() != boost.name()) {
            faults.add("turn.boosts", format_args!("{boost} is not among the djinns used"));
        }
    }
    let read = reader.step(step, faults);
    let (player, (step, at)) = (player?, read?);
    Some((Phase::Turn(Turn { player, step, at, used, item_used, boosts }), Some(player)))
}

struct Reader<'a> {
    object: Object<'a>,
    board: &'a Board,
}

impl Reader<'_> {
    /// Reads a list of different names, which is left out when it is empty.
    fn distinct<T>(&self, key: &str, faults: &mut Faults) -> Vec<T>
    where
        T: FromStr<Err = Unknown> + PartialEq,
    {
        if !self.object.has(key) {
            return Vec::new();
        }
        let names: Vec<T> = self.object.names(key, faults);
        if names.iter().enumerate().any(|(index, name)| names[..index].contains(name)) {
            faults.add(self.object.at(key), "the same name twice");
        }
        names
    }

    fn square(&self, key: &str, faults: &mut Faults) -> Option<Square> {
        let square: Square = self.object.named(key, faults)?;
        if !self.board.contains(square) {
            faults.add(self.object.at(key), format_args!("{square} is not on the board"));
            return None;
        }
        Some(square)
    }

    /// Reads a square that may be missing: `Some(None)` if it is missing, `None` if it is there and wrong.
    #[allow(clippy::option_option, reason = "missing and wrong are different things")]
    fn optional_square(&self, key: &str, faults: &mut Faults) -> Option<Option<Square>> {
        if self.object.has(key) { self.square(key, faults).map(Some) } else { Some(None) }
    }

    fn hand(&self, faults: &mut Faults) -> Option<Meeples> {
        let text = self.object.text("hand", faults)?;
        meeples(text).map_err(|what| faults.add("turn.hand", what)).ok()
    }

    fn step(&self, step: &str, faults: &mut Faults) -> Option<(Step, Option<Square>)> {
        match step {
            "sow" => Some((Step::Sow(self.sow(faults)?), None)),
            "control" => {
                let tile = self.square("tile", faults);
                let (then, at) = self.then(true, faults)?;
                Some((Step::Control { tile: tile?, then }, at))
            }
            "flute" => {
                let target = self.square("target", faults);
                let moved = if self.object.has("moved") { self.object.number("moved", faults)? } else { 0 };
                let (then, at) = self.then(false, faults)?;
                Some((Step::Flute { target: target?, moved, then }, at))
            }
            "order" => self.then(false, faults).map(|(then, at)| (Step::Order { then }, at)),
            "keep" => {
                let drawn: Vec<Prize> = self.object.names("drawn", faults);
                let (then, at) = self.then(false, faults)?;
                Some((Step::Keep { drawn, then }, at))
            }
            "place" => {
                let building = self.object.text("piece", faults).and_then(|piece| {
                    let building = Building::ALL.into_iter().find(|building| building.name() == piece);
                    if building.is_none() {
                        faults.add("turn.piece", "expected 'palm' or 'palace'");
                    }
                    building
                });
                let (then, at) = self.then(false, faults)?;
                Some((Step::Place { building: building?, then }, at))
            }
            pause => self.pause(pause, false, faults).map(|(pause, at)| (pause.into(), at)),
        }
    }

    fn sow(&self, faults: &mut Faults) -> Option<Hand> {
        let meeples = self.hand(faults);
        let from = self.square("from", faults);
        let previous = self.optional_square("previous", faults);
        let at = self.optional_square("at", faults);
        let (meeples, from, previous) = (meeples?, from?, previous?);
        let at = match (previous, at?) {
            (None, None) => from,
            (None, Some(at)) if at == from => at,
            (None, Some(_)) => {
                faults.add("turn.previous", "missing: where the last step came from");
                return None;
            }
            (Some(_), None) => {
                faults.add("turn.at", "missing: where the last drop fell");
                return None;
            }
            (Some(previous), Some(at)) if previous.is_adjacent(at) => at,
            (Some(_), Some(_)) => {
                faults.add("turn.previous", "not next to the tile of the last drop");
                return None;
            }
        };
        Some(Hand { meeples, from, previous, at })
    }

    /// Reads the step that follows. Only a control step can come before a tribe that has no decision.
    fn then(&self, is_control: bool, faults: &mut Faults) -> Option<(Pause, Option<Square>)> {
        let then = self.object.text("then", faults)?;
        if !["move", "tribe", "tile", "end"].contains(&then) {
            faults.add("turn.then", format_args!("expected move, tribe, tile or end, found '{then}'"));
            return None;
        }
        for key in ["hand", "tribe"].into_iter().filter(|key| then != "tribe" && self.object.has(key)) {
            faults.add(self.object.at(key), "applies only where the tribe's action follows");
        }
        self.pause(then, is_control, faults)
    }

    /// Reads a step that a power can interrupt, and the tile of the last drop if there was a move.
    fn pause(&self, step: &str, is_control: bool, faults: &mut Faults) -> Option<(Pause, Option<Square>)> {
        match step {
            "move" => {
                if self.object.has("at") {
                    faults.add("turn.at", "there was no move yet");
                }
                Some((Pause::Move, None))
            }
            "tribe" => {
                let collected = self.collected(is_control, faults);
                let at = self.square("at", faults);
                Some((Pause::Tribe(collected?), Some(at?)))
            }
            "tile" => self.square("at", faults).map(|at| (Pause::Tile, Some(at))),
            _ => Some((Pause::End, self.optional_square("at", faults)?)),
        }
    }

    fn collected(&self, is_control: bool, faults: &mut Faults) -> Option<Collected> {
        let hand = self.hand(faults)?;
        let tribes: Vec<Meeple> = hand.tribes().collect();
        let &[meeple] = tribes.as_slice() else {
            faults.add("turn.hand", "expected meeples of one colour");
            return None;
        };
        if !meeple.acts() && !is_control {
            faults.add("turn.hand", "viziers and elders ask for no decision");
            return None;
        }
        if hand.len() < 2 {
            faults.add("turn.hand", "a move collects at least two meeples");
            return None;
        }
        if self.object.has("tribe") && self.object.named::<Meeple>("tribe", faults)? != meeple {
            faults.add("turn.tribe", "not the colour of the meeples in hand");
            return None;
        }
        Some(Collected { meeple, count: hand.count(meeple) })
    }
}
