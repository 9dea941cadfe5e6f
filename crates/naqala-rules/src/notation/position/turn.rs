//! Writes the `turn` of a position: the step and its data.

use super::names::{Names, names};
use crate::game::{Boost, Collected, Djinn, Meeples, Pause, Phase, Prize, Seat, State, Step};
use serde::Serialize;

/// A turn, ready to be written.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct WrittenTurn {
    step: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tribe: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    previous: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Names>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moved: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used: Vec<&'static str>,
    #[serde(rename = "itemUsed", skip_serializing_if = "Option::is_none")]
    item_used: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    boosts: Vec<&'static str>,
}

/// Writes the turn; `sees` tells whose secrets are shown.
pub(super) fn write(state: &State, sees: impl Fn(Seat) -> bool) -> WrittenTurn {
    let turn = match &state.phase {
        Phase::Over => return WrittenTurn { step: "over", ..WrittenTurn::default() },
        Phase::Bid => {
            let player = state.active().map(|seat| seat.0);
            return WrittenTurn { step: "bid", player, ..WrittenTurn::default() };
        }
        Phase::Turn(turn) => turn,
    };
    let mut written = WrittenTurn {
        player: Some(turn.player.0),
        at: turn.at.map(|square| square.to_string()),
        used: names(&turn.used, Djinn::name),
        item_used: turn.item_used.then_some(true),
        boosts: names(&turn.boosts, Boost::name),
        ..WrittenTurn::default()
    };
    match &turn.step {
        Step::Sow(hand) => {
            written.step = "sow";
            written.hand = Some(hand.meeples.to_string());
            written.from = Some(hand.from.to_string());
            written.previous = hand.previous.map(|square| square.to_string());
            written.at = Some(hand.at.to_string());
        }
        Step::Control { tile, .. } => {
            written.step = "control";
            written.tile = Some(tile.to_string());
        }
        Step::Keep { drawn, .. } => {
            written.step = "keep";
            written.drawn = Some(Names::new(names(drawn, Prize::name), sees(turn.player)));
        }
        Step::Place { building, .. } => {
            written.step = "place";
            written.piece = Some(building.name());
        }
        Step::Flute { target, moved, .. } => {
            written.step = "flute";
            written.target = Some(target.to_string());
            written.moved = Some(*moved);
        }
        Step::Order { .. } => written.step = "order",
        step => {
            if let Some(pause) = step.pause() {
                written.step = written.pause(pause);
            }
        }
    }
    if let Some(then) = turn.step.then() {
        written.then = Some(written.pause(then));
    }
    written
}

impl WrittenTurn {
    /// Names a step that a power can interrupt, and writes what it needs.
    fn pause(&mut self, pause: Pause) -> &'static str {
        match pause {
            Pause::Move => "move",
            Pause::Tribe(Collected { meeple, count }) => {
                self.hand = Some(Meeples::of(meeple, count).to_string());
                self.tribe = Some(meeple.name());
                "tribe"
            }
            Pause::Tile => "tile",
            Pause::End => "end",
        }
    }
}
