//! The engine: answers the line protocol of `docs/protocol.md` on standard input and output.

use naqala_engine::{Engine, EngineReply, LONGEST_LINE};
use std::io::{self, BufRead, Read, Write};

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte beyond the limit shows that a line is too long. The rest of such a line is skipped.
        let mut start = input.by_ref().take(LONGEST_LINE as u64 + 2);
        if start.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') && start.limit() == 0 {
            input.skip_until(b'\n')?;
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        let EngineReply::Line(reply) = engine.reply_bytes(text) else { return Ok(()) };
        // A reader that closed the pipe ends the program without an error.
        if writeln!(output, "{reply}").and_then(|()| output.flush()).is_err() {
            return Ok(());
        }
    }
}
