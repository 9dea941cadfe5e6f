//! A puzzle of one's own: a decision of an analysed game that cost much.

use super::schedule::Standing;
use crate::ai::DecisionVerdict;
use crate::notation::{position, record};
use crate::ui::review::analysis::{Verdicts, read_verdict};
use crate::ui::review::branch::begin;
use crate::ui::table::session::{Colour, Session};
use serde_json::{Value, json};

/// A decision as its player knew it, what was played, and what is better.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPuzzle {
    /// Whose decision it was.
    pub player: String,
    /// What the game is called: its own name, or else its players.
    pub game: String,
    /// The day on which it was kept.
    pub day: u32,
    /// When it comes again.
    pub standing: Standing,
    pub(super) colours: Vec<Colour>,
    pub(super) position: Value,
    /// The verdict as the adviser wrote it, without what its player could not know.
    pub(super) verdict: Value,
}

impl OwnPuzzle {
    /// Makes a puzzle of a verdict about a decision of a game. Its position holds what the player knew; whatever else is
    /// hidden is drawn anew.
    #[must_use]
    pub fn of(session: &Session, verdict: &Value, today: u32) -> Option<Self> {
        let judged = read_verdict(verdict)?;
        let players = &session.record.game().players;
        let names: Vec<_> = players.iter().map(|player| &*player.name).collect();
        let start = begin(&session.record, judged.entry, &[judged.seat]);
        let mut verdict = verdict.clone();
        verdict["entry"] = json!(0);
        // What came after the decision is no part of it: draws, and what the lines lead to. What they add up to is a guess.
        verdict["luck"] = json!(0.0);
        verdict["points"][2] = verdict["points"][1].clone();
        let accounts = [0, 1].map(|line: usize| json!({"account": verdict["outcomes"][line]["account"]}));
        verdict["outcomes"] = json!(accounts);
        verdict.as_object_mut()?.remove("reasons");
        let puzzle = Self {
            player: names[judged.seat.index()].to_owned(),
            game: if session.name.is_empty() { names.join(", ") } else { session.name.clone() },
            day: today,
            standing: Standing::new(today),
            colours: session.colours.clone(),
            position: serde_json::to_value(position::write(start.game())).ok()?,
            verdict,
        };
        puzzle.session().is_some().then_some(puzzle)
    }

    /// Returns the decision as an analysed game of its own, in which it was played as it was; `None` if it cannot be read.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        let mut record = record::from_position(position::from_value(&self.position).ok()?);
        for action in self.judged()?.played {
            record.play(action).ok()?;
        }
        let mut verdicts = Verdicts::default();
        verdicts.set(0, self.verdict.clone());
        let is_judged = verdicts.analysis(&record).decisions.len() == 1;
        let is_coloured = self.colours.len() == record.game().players.len();
        (is_judged && is_coloured).then(|| Session {
            colours: self.colours.clone(),
            name: self.game.clone(),
            review: verdicts.write(),
            ..Session::of_record(record)
        })
    }

    /// Returns the verdict about the decision.
    #[must_use]
    pub fn judged(&self) -> Option<DecisionVerdict> {
        read_verdict(&self.verdict)
    }

    /// Returns whether both are the same decision: the same position, in which the same was played.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.position == other.position && self.verdict["played"] == other.verdict["played"]
    }

    /// Returns whether it was made of this verdict.
    pub(super) fn is_about(&self, verdict: &Value) -> bool {
        ["player", "played", "best", "loss", "error", "chances"].iter().all(|key| self.verdict[key] == verdict[key])
    }

    pub(super) fn written(&self) -> Value {
        let colours: Vec<_> = self.colours.iter().map(|colour| colour.name()).collect();
        let (step, due) = self.standing.written();
        json!({
            "player": self.player, "game": self.game, "day": self.day, "step": step, "due": due,
            "new": self.standing.is_new(), "colours": colours, "position": self.position, "verdict": self.verdict,
        })
    }

    /// Reads what [`written`](Self::written) wrote; `None` for anything else.
    pub(super) fn read(value: &Value) -> Option<Self> {
        let text = |key: &str| value[key].as_str().map(str::to_owned);
        let number = |key: &str| value[key].as_u64();
        let colours = value["colours"].as_array()?.iter().map(|name| Colour::from_name(name.as_str()?));
        let verdict = value["verdict"].clone();
        read_verdict(&verdict)?;
        Some(Self {
            player: text("player")?,
            game: text("game")?,
            day: u32::try_from(number("day")?).ok()?,
            standing: Standing::read(number("step")?, number("due")?, value["new"] == true)?,
            colours: colours.collect::<Option<_>>()?,
            position: value.get("position").filter(|position| position.is_object())?.clone(),
            verdict,
        })
    }
}
