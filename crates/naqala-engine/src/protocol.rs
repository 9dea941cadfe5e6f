//! The engine's line protocol: one command a line, one line of JSON for each reply. It does no input or output.
//!
//! ```
//! use naqala_engine::{Engine, EngineReply};
//! let mut engine = Engine::default();
//! let new = engine.reply(r#"new {"players": 2, "seed": "42", "expansions": []}"#);
//! assert_eq!(new, EngineReply::Line(r#"{"ok":true}"#.into()));
//! assert_eq!(engine.reply("quit"), EngineReply::Quit);
//! ```

use naqala_ai::text::advise::advise;
use naqala_ai::text::analyse::analyse;
use naqala_ai::text::failure::Failure;
use naqala_ai::text::think::think;
use naqala_rules::game::{Action, Entry, Event, Game, Options, Record, Refusal, Score, ScoreLine, Seat, Square};
use naqala_rules::notation::note::{self, Drawing, RecordNote};
use naqala_rules::notation::picture::{self, Look};
use naqala_rules::notation::position::{self, PositionError};
use naqala_rules::notation::reader::{Faults, Object};
use naqala_rules::notation::record::{self, Part};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Value, json};
use std::sync::Arc;

/// The longest line that the engine reads, in bytes. No game comes near it.
pub const LONGEST_LINE: usize = 4 << 20;
/// The most meeples in hand for which the engine counts the sequences of drops.
const MOST_COUNTED: u32 = 7;

/// The engine's reply to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineReply {
    /// One line of JSON, without its end.
    Line(String),
    /// No line: the program ends.
    Quit,
}

/// A game and the commands that change it.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    record: Option<Record>,
    /// The notes that the record or position came with.
    notes: Vec<RecordNote>,
}

impl Engine {
    /// Obeys one line, without its end. The engine can go on after every reply.
    #[must_use]
    pub fn reply(&mut self, line: &str) -> EngineReply {
        self.obey(line).unwrap_or_else(|failure| EngineReply::Line(failure.to_line()))
    }

    /// Obeys one line of bytes, which need not be text.
    #[must_use]
    pub fn reply_bytes(&mut self, line: &[u8]) -> EngineReply {
        if line.len() > LONGEST_LINE {
            return EngineReply::Line(too_long().to_line());
        }
        match std::str::from_utf8(line) {
            Ok(line) => self.reply(line),
            Err(error) => {
                let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
                let failure = Failure::syntax("the line is not UTF-8").column(before.chars().count() + 1);
                EngineReply::Line(failure.to_line())
            }
        }
    }

    /// Returns the game in play and its past, once there is one.
    #[must_use]
    pub const fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    fn obey(&mut self, line: &str) -> Result<EngineReply, Failure> {
        if line.len() > LONGEST_LINE {
            return Err(too_long());
        }
        let (verb, rest) = line.split_once(' ').map_or((line, None), |(verb, rest)| (verb, Some(rest)));
        let needs_more = || Failure::syntax(format!("'{verb}' needs more than that")).column(line.chars().count() + 1);
        let argument = || rest.ok_or_else(needs_more);
        let alone = || match rest {
            None => Ok(()),
            Some(_) => Err(Failure::syntax(format!("'{verb}' stands alone")).column(verb.len() + 1)),
        };
        let answer = match verb {
            "new" => self.start(argument()?),
            "load" => self.load(argument()?),
            "load-part" => self.load_part(argument()?),
            "state" => alone().and_then(|()| Ok(position::write(self.current()?.game()).to_string())),
            "view" => self.view(argument()?),
            "actions" => alone().and_then(|()| self.actions()),
            "play" => self.play(argument()?),
            "undo" => alone().and_then(|()| self.current_mut()?.undo().map(|_| ok()).map_err(Failure::from)),
            "redo" => alone().and_then(|()| self.current_mut()?.redo().map(|_| ok()).map_err(Failure::from)),
            "score" => alone().and_then(|()| self.score()),
            "sows" => self.sows(argument()?),
            "think" => argument().and_then(|rest| think(self.current()?, rest)),
            "advise" => advise(self.current()?, rest.unwrap_or_default()),
            "analyse" => analyse(self.current()?, rest.unwrap_or_default()),
            "picture" => alone().and_then(|()| self.picture()),
            "record" => alone().and_then(|()| Ok(record::write(self.current()?).with_notes(&self.notes).to_string())),
            "quit" => return alone().map(|()| EngineReply::Quit),
            _ => Err(Failure::unknown_command(verb)),
        };
        answer.map(EngineReply::Line)
    }

    fn current(&self) -> Result<&Record, Failure> {
        self.record.as_ref().ok_or_else(Failure::no_game)
    }

    fn current_mut(&mut self) -> Result<&mut Record, Failure> {
        self.record.as_mut().ok_or_else(Failure::no_game)
    }

    fn start(&mut self, text: &str) -> Result<String, Failure> {
        let value: Value = serde_json::from_str(text)?;
        let mut faults = Faults::default();
        let options = read_options(&value, &mut faults).filter(|_| faults.is_empty());
        let options = options.ok_or_else(|| Failure::options(faults.into_vec()))?;
        self.record = Some(Record::new(options).map_err(|error| Failure::syntax(format!("players: {error}")))?);
        self.notes.clear();
        Ok(ok())
    }

    fn load(&mut self, text: &str) -> Result<String, Failure> {
        let Loaded { record, notes, fault } = read_part(text)?;
        if let Some(fault) = fault {
            return Err(fault);
        }
        (self.record, self.notes) = (Some(record), notes);
        Ok(ok())
    }

    fn load_part(&mut self, text: &str) -> Result<String, Failure> {
        let Loaded { record, notes, fault } = read_part(text)?;
        let entries = record.len();
        (self.record, self.notes) = (Some(record), notes);
        to_line(&LoadedPart { ok: true, entries, fault })
    }

    /// Draws what lies on the table, with the marks and arrows of a note on this moment.
    fn picture(&self) -> Result<String, Failure> {
        let record = self.current()?;
        let note = self.notes.iter().find(|note| note.at == record.len());
        let drawing = note.map(|note| note.note.drawing.clone()).unwrap_or_default();
        Ok(json!({ "svg": svg(record.game(), drawing)? }).to_string())
    }

    fn view(&self, text: &str) -> Result<String, Failure> {
        let record = self.current()?;
        let seat: Seat = text.parse().map_err(|error| Failure::syntax(error).column(1))?;
        if seat.index() >= record.game().players.len() {
            return Err(Failure::illegal("no-such-player", format!("nobody sits at {seat}")));
        }
        Ok(position::view(record.game(), seat).to_string())
    }

    fn actions(&self) -> Result<String, Failure> {
        let actions: Vec<_> = self.current()?.game().legal_actions().iter().map(ToString::to_string).collect();
        Ok(json!({ "actions": actions }).to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, Failure> {
        let record = self.current_mut()?;
        let before = record.len();
        let events: Arc<[Event]> = match text.parse()? {
            Entry::Action(action) => match record.play(action) {
                Ok(events) => events,
                Err(refusal) => return Err(Failure::refused(record.game(), action, refusal)),
            },
            Entry::Back(to) => record.take_back(to).map_err(|_| Failure::no_entry(to))?,
        };
        // Notes on what was undone say nothing of what is played in its place.
        self.notes.retain(|note| note.at <= before);
        to_line(&Played { ok: true, events: &events })
    }

    fn score(&self) -> Result<String, Failure> {
        let game = self.current()?.game();
        let players = game.seats().map(|seat| Points::of(game.score(seat))).collect();
        to_line(&Scores { players })
    }

    fn sows(&self, text: &str) -> Result<String, Failure> {
        let game = self.current()?.game();
        let square: Square = text.parse().map_err(|error| Failure::syntax(error).column(1))?;
        if !game.board.contains(square) {
            return Err(Failure::refused(game, Action::Take(square), Refusal::OffBoard));
        }
        let Some(sow) = game.sow_from(square) else { return Ok(json!({ "ends": [], "sequences": 0 }).to_string()) };
        let ends = sow.ends();
        let ends = game.board.squares().flat_map(|tile| ends.on(tile).map(move |meeple| (tile, meeple)));
        let ends = ends.map(|(tile, meeple)| End { tile: tile.to_string(), meeple: meeple.name() }).collect();
        // Seven meeples have at most 4·3⁶ walks and 7! orders of colours: far below 64 bits.
        let is_counted = sow.hand().len() <= MOST_COUNTED;
        let sequences = is_counted.then(|| sow.sequences()).flatten().and_then(|number| u64::try_from(number).ok());
        to_line(&Sows { ends, sequences })
    }
}

#[derive(Serialize)]
struct LoadedPart {
    ok: bool,
    entries: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Failure>,
}

#[derive(Serialize)]
struct Played<'a> {
    ok: bool,
    events: &'a [Event],
}

#[derive(Serialize)]
struct Sows {
    ends: Vec<End>,
    sequences: Option<u64>,
}

#[derive(Serialize)]
struct End {
    tile: String,
    meeple: &'static str,
}

#[derive(Serialize)]
struct Scores {
    players: Vec<Points>,
}

#[derive(Serialize)]
struct Points {
    total: u32,
    lines: Lines,
}

impl Points {
    fn of(score: Score) -> Self {
        Self { total: score.total(), lines: Lines(score) }
    }
}

/// All lines of a score sheet, in order.
struct Lines(Score);

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(ScoreLine::ALL.len()))?;
        for line in ScoreLine::ALL {
            map.serialize_entry(line.name(), &self.0.line(line))?;
        }
        map.end()
    }
}

fn ok() -> String {
    json!({ "ok": true }).to_string()
}

fn to_line(reply: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(reply).map_err(Failure::from)
}

fn too_long() -> Failure {
    Failure::syntax(format!("the line is longer than {LONGEST_LINE} bytes"))
}

/// Draws a position, with its board in the notation, marks and arrows, for those who do not see it.
fn svg(game: &Game, drawing: Drawing) -> Result<String, Failure> {
    let position = serde_json::to_value(position::write(game))?;
    let rows = position["board"].as_array().into_iter().flatten().filter_map(Value::as_str).map(ToOwned::to_owned);
    let marks = drawing.marks.iter().map(ToString::to_string);
    let arrows = drawing.arrows.iter().map(ToString::to_string);
    let text = rows.chain(marks).chain(arrows).collect::<Vec<_>>().join(", ");
    Ok(picture::svg(game, &Look { text: &text, drawing, ..Look::default() }))
}

/// What a text holds.
struct Loaded {
    record: Record,
    notes: Vec<RecordNote>,
    /// The failure of the first entry that cannot be replayed.
    fault: Option<Failure>,
}

/// Reads a position, or a record up to its first entry that cannot be replayed. Notes on moments after that are left out.
fn read_part(text: &str) -> Result<Loaded, Failure> {
    let value: Value = serde_json::from_str(text)?;
    if value.get("format").and_then(Value::as_str) != Some(record::FORMAT) {
        let record = record::from_position(position::from_value(&value)?);
        let note = note::of_position(&value, &record.game().board).map_err(PositionError::Invalid)?;
        return Ok(Loaded {
            record,
            notes: note.map(|note| RecordNote { at: 0, note }).into_iter().collect(),
            fault: None,
        });
    }
    let Part { record, fault } = record::part(&value)?;
    let notes = note::of_record(&value, &record);
    // Notes with faults do not keep a part from being loaded.
    let notes = if fault.is_some() { notes.unwrap_or_default() } else { notes.map_err(PositionError::Invalid)? };
    let fault = fault.map(|fault| Failure::from(fault).written_by(record::core(&value)));
    Ok(Loaded { record, notes, fault })
}

/// Reads the options of a new game: how many players or their names, the seed, the expansions.
fn read_options(value: &Value, faults: &mut Faults) -> Option<Options> {
    let object = Object::open(value, "", faults)?;
    object.only(&["players", "seed", "expansions"], faults);
    let expansions = position::read_expansions(&object, faults);
    let seed = record::read_seed(&object, faults);
    let players = if object.optional("players").is_some_and(Value::is_number) {
        // The set-up refuses numbers that cannot play. `u8` keeps the list short before that.
        let count: u8 = object.number("players", faults)?;
        (1..=count).map(|number| format!("Player {number}").into()).collect()
    } else {
        record::read_names(&object, "players", faults)?
    };
    Some(Options { players, expansions, seed: seed? })
}
