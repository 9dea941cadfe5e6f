//! Reading the `turn` of a position: the step, what it needs, and nothing that does not apply.

use super::super::reader::{Faults, NOT_YET, Object};
use super::{board::meeples, player};
use crate::game::{
    Board, Boost, Building, Collected, Djinn, Hand, Meeple, Meeples, Pause, Phase, Seat, Square, Step, Turn, Unknown,
};
use serde_json::Value;
use std::str::FromStr;

/// The steps, each with the keys it may have beside `step`; what is asked for once it is read.
const STEPS: [(&str, &[&str]); 9] = [
    ("bid", &["player"]),
    ("move", &["player", "used", "boosts"]),
    ("sow", &["player", "hand", "from", "previous", "at", "used", "boosts"]),
    ("tribe", &["player", "hand", "tribe", "at", "used", "boosts"]),
    ("keep", &["player", "hand", "tribe", "at", "drawn", "then", "used", "boosts"]),
    ("tile", &["player", "at", "used", "boosts"]),
    ("place", &["player", "hand", "tribe", "at", "piece", "then", "used", "boosts"]),
    ("end", &["player", "at", "used", "boosts"]),
    ("over", &[]),
];
const STEPS_NOT_YET: [&str; 3] = ["control", "flute", "order"];
const KEYS_NOT_YET: [&str; 4] = ["tile", "target", "moved", "itemUsed"];

/// Reads the turn of a game on this board with so many players; none if it cannot be made out.
pub(super) fn read(value: &Value, board: &Board, players: usize, faults: &mut Faults) -> Option<(Phase, Option<Seat>)> {
    let reader = Reader { object: Object::open(value, "turn", faults)?, board };
    let step = reader.object.text("step", faults)?;
    if STEPS_NOT_YET.contains(&step) {
        faults.add("turn.step", NOT_YET);
        return None;
    }
    let Some((_, keys)) = STEPS.into_iter().find(|&(name, _)| name == step) else {
        faults.add("turn.step", format_args!("expected a step, found '{step}'"));
        return None;
    };
    for key in reader.object.keys().filter(|key| *key != "step" && !keys.contains(key)) {
        let is_known = STEPS.iter().any(|(_, keys)| keys.contains(&key));
        let what = if KEYS_NOT_YET.contains(&key) {
            NOT_YET
        } else if is_known {
            "does not apply to this step"
        } else {
            "unknown key"
        };
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
    for boost in boosts.iter().filter(|boost| used.iter().all(|djinn: &Djinn| djinn.name() != boost.name())) {
        faults.add("turn.boosts", format_args!("{boost} is not among the djinns used"));
    }
    let read = reader.step(step, faults);
    let (player, (step, at)) = (player?, read?);
    Some((Phase::Turn(Turn { player, step, at, used, boosts }), Some(player)))
}

struct Reader<'a> {
    object: Object<'a>,
    board: &'a Board,
}

impl Reader<'_> {
    /// A list of different names that is left out when it is empty.
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

    /// A square that may be missing: the outer option is none if it is there and makes no sense.
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
            "keep" => {
                let drawn: Vec<Djinn> = self.drawn(faults);
                let (then, at) = self.then(faults)?;
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
                let (then, at) = self.then(faults)?;
                Some((Step::Place { building: building?, then }, at))
            }
            pause => self.pause(pause, faults).map(|(pause, at)| (pause.into(), at)),
        }
    }

    fn drawn(&self, faults: &mut Faults) -> Vec<Djinn> {
        self.object.names("drawn", faults)
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

    fn then(&self, faults: &mut Faults) -> Option<(Pause, Option<Square>)> {
        let then = self.object.text("then", faults)?;
        if !["move", "tribe", "tile", "end"].contains(&then) {
            faults.add("turn.then", format_args!("expected move, tribe, tile or end, found '{then}'"));
            return None;
        }
        for key in ["hand", "tribe"].into_iter().filter(|key| then != "tribe" && self.object.has(key)) {
            faults.add(self.object.at(key), "applies only where the tribe's action follows");
        }
        self.pause(then, faults)
    }

    /// A step that a power can interrupt, and the tile of the last drop if there was a move.
    fn pause(&self, step: &str, faults: &mut Faults) -> Option<(Pause, Option<Square>)> {
        match step {
            "move" => {
                if self.object.has("at") {
                    faults.add("turn.at", "there was no move yet");
                }
                Some((Pause::Move, None))
            }
            "tribe" => {
                let collected = self.collected(faults);
                let at = self.square("at", faults);
                Some((Pause::Tribe(collected?), Some(at?)))
            }
            "tile" => self.square("at", faults).map(|at| (Pause::Tile, Some(at))),
            _ => Some((Pause::End, self.optional_square("at", faults)?)),
        }
    }

    fn collected(&self, faults: &mut Faults) -> Option<Collected> {
        let hand = self.hand(faults)?;
        let tribes: Vec<Meeple> = hand.tribes().collect();
        let &[meeple] = tribes.as_slice() else {
            faults.add("turn.hand", "expected meeples of one colour");
            return None;
        };
        if meeple.is_kept() {
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
