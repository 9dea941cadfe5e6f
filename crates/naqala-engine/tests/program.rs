//! The engine as a program.

use naqala_engine::LONGEST_LINE;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

fn start() -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala-engine"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the engine starts")
}

#[test]
fn the_engine_answers_each_line_at_once_whatever_the_bytes() {
    let mut engine = start();
    let mut input = engine.stdin.take().expect("piped");
    let mut output = BufReader::new(engine.stdout.take().expect("piped"));
    let mut ask = |line: &[u8]| {
        input.write_all(line).and_then(|()| input.write_all(b"\n")).and_then(|()| input.flush()).expect("it reads");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("it answers");
        answer
    };
    assert!(ask(b"\xff\xfe\x00").contains(r#""code":"syntax""#));
    assert!(ask(&vec![b'['; 3 * LONGEST_LINE]).contains("longer than"));
    assert!(ask(&vec![b'x'; LONGEST_LINE + 1]).contains("longer than"));
    assert!(ask(&vec![b'x'; LONGEST_LINE]).contains("unknown-command"));
    assert!(ask(b"").contains("unknown-command"));
    assert_eq!(ask(b"new {\"players\": 3, \"seed\": \"42\", \"expansions\": []}\r"), "{\"ok\":true}\n");
    assert!(ask(b"actions").starts_with(r#"{"actions":["bid 0""#));
    assert_eq!(ask(b"quit"), "", "nothing more is written");
    assert!(engine.wait().expect("it ends").success());
}

#[test]
fn the_engine_ends_with_its_input() {
    let mut engine = start();
    engine.stdin.take().expect("piped").write_all(b"undo").expect("it reads");
    let output = engine.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    assert_eq!(answers.lines().count(), 1, "a last line without a newline is a line");
}

#[test]
fn the_engine_ends_quietly_when_nobody_reads() {
    let mut engine = start();
    drop(engine.stdout.take());
    let mut input = engine.stdin.take().expect("piped");
    // The pipe breaks after some lines, once its buffer is full or the engine has ended.
    while input.write_all(b"undo\n").is_ok() {}
    assert!(engine.wait().expect("it ends").success());
}
