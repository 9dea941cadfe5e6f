//! The engine: answers the line protocol of `docs/protocol.md` on standard input and output. `naqala-engine picture` draws the
//! position, or the end of the record, that comes in.

use naqala_engine::{Engine, EngineReply, LONGEST_LINE};
use serde_json::Value;
use std::env;
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    match &env::args().skip(1).collect::<Vec<_>>()[..] {
        [] => answer().map(|()| ExitCode::SUCCESS),
        [command] if command == "picture" => picture(),
        _ => {
            eprintln!("usage: naqala-engine, or naqala-engine picture < POSITION > PICTURE.svg");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Draws what comes in. A failure is a line of JSON on standard error, as in the protocol.
fn picture() -> io::Result<ExitCode> {
    let mut line = b"load ".to_vec();
    io::stdin().lock().read_to_end(&mut line)?;
    // The protocol has a line for each command.
    line.iter_mut().filter(|byte| matches!(byte, b'\n' | b'\r')).for_each(|byte| *byte = b' ');
    let mut engine = Engine::default();
    let mut said = engine.reply_bytes(&line);
    if matches!(&said, EngineReply::Line(reply) if reply.contains("\"ok\"")) {
        said = engine.reply("picture");
    }
    let EngineReply::Line(reply) = said else { return Ok(ExitCode::FAILURE) };
    let Some(svg) =
        serde_json::from_str::<Value>(&reply).ok().and_then(|reply| Some(reply["svg"].as_str()?.to_owned()))
    else {
        eprintln!("{reply}");
        return Ok(ExitCode::FAILURE);
    };
    // A reader that closed the pipe has what it wanted.
    let _ignored = writeln!(io::stdout().lock(), "{svg}");
    Ok(ExitCode::SUCCESS)
}

fn answer() -> io::Result<()> {
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
