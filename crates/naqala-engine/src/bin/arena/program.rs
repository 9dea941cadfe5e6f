//! Another build of the engine as a player, over the line protocol of docs/protocol.md.

use naqala_ai::{Level, Line};
use naqala_rules::game::Record;
use naqala_rules::notation::{read_actions, record};
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// A program that thinks at a level, with as many processes as games are played at once.
#[derive(Debug)]
pub struct Program {
    path: PathBuf,
    level: Level,
    idle: Mutex<Vec<Running>>,
}

impl Program {
    /// Names a level of a program, which is started when it first has to think.
    pub fn new(level: &str, path: &str) -> Result<Self, String> {
        let level = level.parse().map_err(|_| {
            format!("a program has no player '{level}'; there are {}", Level::ALL.map(Level::name).join(", "))
        })?;
        Ok(Self { path: path.into(), level, idle: Mutex::default() })
    }

    /// Returns the line that the program plays now.
    pub fn think(&self, record: &Record, seed: u64) -> io::Result<Line> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = idle().pop();
        let mut running = waiting.map_or_else(|| Running::start(&self.path), Ok)?;
        let loaded = running.ask(&format!("load {}", serde_json::to_string(&record::write(record))?))?;
        let options = json!({ "seed": seed.to_string() });
        let thought = running.ask(&format!("think {} {options}", self.level))?;
        let line = line(&thought)
            .ok_or_else(|| io::Error::other(format!("{}: {loaded}, then {thought}", self.path.display())))?;
        idle().push(running);
        Ok(line)
    }
}

/// Reads a thought. A program of another version may say less.
fn line(thought: &Value) -> Option<Line> {
    let float = |key: &str| thought[key].as_f64().map_or(0.0, |number| number as f32);
    let positions = thought["positions"].as_u64().and_then(|count| u32::try_from(count).ok()).unwrap_or(0);
    Some(Line { actions: read_actions(&thought["line"])?, value: float("value"), win: float("win"), positions })
}

/// A process that answers.
#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Running {
    fn start(path: &PathBuf) -> io::Result<Self> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { return Err(io::Error::other("a pipe is missing")) };
        Ok(Self { child, input, output: BufReader::new(output) })
    }

    fn ask(&mut self, command: &str) -> io::Result<Value> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        let mut reply = String::new();
        self.output.read_line(&mut reply)?;
        Ok(serde_json::from_str(&reply)?)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A process that has ended already needs no end.
        if self.child.kill().is_ok() {
            let _ended = self.child.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Program, line};
    use serde_json::json;

    #[test]
    fn a_thought_is_read_and_an_error_is_none() {
        let thought = line(&json!({ "line": ["bid 3"], "value": 1.5, "win": 0.6, "positions": 12 })).unwrap();
        assert_eq!((thought.actions.len(), thought.value, thought.win, thought.positions), (1, 1.5, 0.6, 12));
        assert_eq!(line(&json!({ "error": { "code": "syntax" } })), None);
        assert!(Program::new("random", "engine").is_err());
    }

    #[test]
    fn a_program_that_cannot_be_started_is_an_error() {
        let program = Program::new("sultan", "/nowhere/naqala-engine").unwrap();
        let options = naqala_rules::game::Options::new(["Anna", "Sam"], 42);
        assert!(program.think(&naqala_rules::game::Record::new(options).unwrap(), 7).is_err());
    }
}
