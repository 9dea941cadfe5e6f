//! Plays opponents against each other and says how strong they are.

mod fit;
mod players;
mod report;
mod table;
mod train;

use report::Tally;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use table::Setting;

const USAGE: &str = "\
usage: arena FIRST OTHERS [--players N] [--expansions artisans,whims] [--games N] [--seed N]

One seat plays FIRST, all others play OTHERS. Each deal is played once from every seat.
Players: random, points, apprentice, courtier, counsellor, sultan";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let done = if arguments.next_if(|first| first == "train").is_some() {
        train::Plan::parse(arguments).and_then(|plan| train::run(&plan).map_err(|error| error.to_string()))
    } else {
        Setting::parse(arguments).map(|setting| run(&setting))
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}\n\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn run(setting: &Setting) {
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= setting.games || send.send(table::play(setting, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut tally = Tally::new(setting.players);
        for result in receive {
            tally.add(&result);
            if tally.games() % 10 == 0 {
                eprint!("\r{tally}   ");
            }
        }
        eprintln!();
        println!("{} vs {} · {} players · {}: {tally}", setting.first, setting.others, setting.players, setting.sets());
    });
}
