//! Plays opponents against each other and says how strong they are.

mod advice;
mod fit;
mod kept;
mod pack;
mod players;
mod proof;
mod puzzles;
mod report;
mod sums;
mod table;
mod themes;
mod train;

use report::Tally;
use std::ops::ControlFlow;
use std::process::ExitCode;
use table::Setting;

const USAGE: &str = "\
cargo xtask arena FIRST OTHERS [--players N] [--expansions artisans,whims] [--games N] [--seed N] [--keep FILE]
    One seat plays FIRST, all others play OTHERS. Each deal is played once from every seat.
    Players: random, points, apprentice, courtier, counsellor, sultan. Parts of a skill can differ: sultan:depth=1,outlook=0.5
    (all_up_to, ends, ways, noticed, finished, played_on, depth, trust, outlook, eagerness, bidding=cheapest, weights=hand).
    --keep writes each result to a file, and goes on from what the file has. --until-certain stops once the result is.

cargo xtask arena advise [--decisions N] [--games N] [--players N] [--expansions artisans,whims|none] [--budget N] [--seed N] [--keep FILE]
    Asks for advice in random decisions of computers' games and plays the two best lines out, that many games each, in the same
    samples, with a courtier on every seat (--player names another). Says how often the best line is not worse beyond the error.
    --keep writes each decision to a file, and goes on from what the file has. --print N prints the record of decision N.

cargo xtask arena analyse [--games N] [--budget N] [--seed N] [--player NAME] [--keep FILE]
    Plays games of all sets and numbers of players, analyses them, adds up what each decision says, and compares with the sums.

cargo xtask puzzles [--puzzles N] [--games N] [--seed N] [--out FOLDER]
    Looks through computers' games for decisions in which one line is better than all others by 5 points and 3 errors, at ten times
    the usual budget, and writes each with its theme and grade. Goes on from what the folder has. A third has expansions.
    --pack FILE adds what the folder has to the pack that the page fetches (public/puzzles.json) instead. --check FILE proves each
    puzzle of a pack again, with --seed N.

cargo xtask train [--rounds N] [--minutes N] [--seed N] [--out FILE]
    Plays games on all cores, fits the weights to how they end, and writes src/ai/weights.rs.";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let done = match arguments.next().as_deref() {
        Some("play") if arguments.next_if(|argument| argument == "advise").is_some() => {
            advice::Plan::parse(arguments).and_then(|plan| advice::run(&plan).map_err(|error| error.to_string()))
        }
        Some("play") if arguments.next_if(|argument| argument == "analyse").is_some() => {
            sums::Plan::parse(arguments).and_then(|plan| sums::run(&plan).map_err(|error| error.to_string()))
        }
        Some("play") => Setting::parse(arguments).and_then(|setting| run(&setting).map_err(|error| error.to_string())),
        Some("puzzles") => {
            puzzles::Plan::parse(arguments).and_then(|plan| puzzles::run(&plan).map_err(|error| error.to_string()))
        }
        Some("train") => {
            train::Plan::parse(arguments).and_then(|plan| train::run(&plan).map_err(|error| error.to_string()))
        }
        _ => Err("say what to do".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}\n\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// Plays the games that are not kept yet, on all cores.
fn run(setting: &Setting) -> std::io::Result<()> {
    let mut tally = Tally::new(setting.players);
    let play = |game| table::play(setting, game);
    kept::run(setting.keep.as_deref(), setting.games, play, |_, outcome| {
        tally.add(&outcome);
        if tally.games().is_multiple_of(10) {
            eprint!("\r{tally}   ");
        }
        if setting.until_certain && tally.is_certain() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    eprintln!();
    println!("{} vs {} · {} players · {}: {tally}", setting.first, setting.others, setting.players, setting.sets());
    Ok(())
}
