//! Plays opponents against each other and says how strong they are.

mod advice;
mod calibrate;
mod cases;
mod contest;
mod errors;
mod fit;
mod freeze;
mod kept;
mod pack;
mod players;
mod program;
mod proof;
mod puzzles;
mod rating;
mod renew;
mod report;
mod statistics;
mod strength;
mod sums;
mod themes;
mod train;

use clap::{Args, Parser, Subcommand};
use contest::Setting;
use report::Tally;
use std::ops::ControlFlow;
use std::process::ExitCode;
use strength::CONTESTS;

/// Plays opponents against each other, finds puzzles in their games and fits their weights.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
#[allow(clippy::large_enum_variant, reason = "a run has one command")]
enum Command {
    Arena(Arena),
    Puzzles(puzzles::Plan),
    Train(train::Plan),
}

const PLAYERS: &str = "\
One seat plays FIRST, all others play OTHERS. Each deal is played once from every seat, and counts as one number.
Players: random, points, novice, apprentice, scribe, courtier, counsellor, sultan. Parts of a skill can differ: sultan:budget=1,outlook=0.5
(all_up_to, ends, ways, noticed, fewest, finished, look, played_on, budget, bid_budget, trust, ambition, outlook, eagerness); weights=hand, or weights=FILE with those
that a training wrote.
counsellor:style=palms likes palm trees (plain, palms, djinns, viziers, merchants).
newcomer:tries=12 takes the best of so many random moves.
advise plays the best line of advice, advise:budget=60000 with that many positions; sultan:bids=60000 bids as advise does.
sultan@/old/naqala-engine is a level of another build, which answers the line protocol.";

#[derive(Args)]
#[command(about = "Play opponents against each other and say how strong they are", after_help = PLAYERS)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
struct Arena {
    #[command(subcommand)]
    check: Option<Check>,
    #[command(flatten)]
    setting: Option<Setting>,
}

#[derive(Subcommand)]
enum Check {
    Advise(advice::Plan),
    Analyse(sums::Plan),
    Calibrate(calibrate::Plan),
    Cases(cases::Plan),
    Errors(errors::Plan),
    Freeze(freeze::Plan),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Arena(Arena { check: Some(check), .. }) => match check {
            Check::Advise(plan) => advice::run(&plan),
            Check::Analyse(plan) => sums::run(&plan),
            Check::Calibrate(plan) => calibrate::run(&plan),
            Check::Cases(plan) => cases::run(&plan),
            Check::Errors(plan) => errors::run(&plan),
            Check::Freeze(plan) => freeze::run(&plan),
        },
        Command::Arena(Arena { setting: Some(setting), .. }) => run(&setting),
        Command::Arena(_) => unreachable!("clap asks for players where it finds no command"),
        Command::Puzzles(plan) => puzzles::run(&plan),
        Command::Train(plan) => train::run(&plan),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays the games that are not kept yet, on all cores.
fn run(setting: &Setting) -> std::io::Result<()> {
    contest::check(setting.options(0))?;
    let players = setting.players as u64;
    let mut tally = Tally::new(setting.players);
    let play = |game| contest::play(setting, game);
    kept::run(setting.keep.as_deref(), setting.games.next_multiple_of(players), play, |game, outcome| {
        if !tally.add(game / players, &outcome) {
            return ControlFlow::Continue(());
        }
        eprint!("\r{tally}   ");
        let is_decided = setting.sprt.is_some_and(|test| tally.decide(test).is_some());
        if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    eprintln!();
    println!("{} vs {} · {} players · {}: {tally}", setting.first, setting.others, setting.players, setting.sets());
    println!("{}", tally.lines());
    let decided = setting.sprt.map(|test| match tally.decide(test) {
        Some(is_high) => format!("{:.0} %", if is_high { test.high } else { test.low } * 100.0),
        None => "open".into(),
    });
    if let (Some(test), Some(decided)) = (setting.sprt, &decided) {
        println!("{:.0} or {:.0} %: {decided}", test.low * 100.0, test.high * 100.0);
    }
    if setting.write {
        let names = format!("`{}`, `{}`", setting.first, setting.others);
        let table = format!("{}, {}", setting.players, setting.sets());
        let (deals, seed) = (tally.deals().to_string(), setting.seed.to_string());
        let share = format!("{} %", 100 / setting.players);
        strength::write(CONTESTS, &[names, table, deals, seed, tally.won(), share, tally.margin()])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Arena, Arguments, Check, Command};
    use clap::{CommandFactory, Parser};

    fn parse(words: &str) -> Result<Command, clap::Error> {
        Arguments::try_parse_from(["xtask"].into_iter().chain(words.split(' '))).map(|arguments| arguments.command)
    }

    #[test]
    fn states_its_commands_without_contradiction() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn two_players_or_a_check_can_follow_arena() {
        let players = parse("arena sultan:budget=1,outlook=0.5 points --players 3 --expansions artisans,whims");
        assert!(matches!(players, Ok(Command::Arena(Arena { check: None, setting: Some(setting) }))
            if setting.players == 3 && setting.games == 400 && setting.sets() == "artisans+whims"));
        let check = parse("arena advise --decisions 2 --expansions none");
        assert!(matches!(check, Ok(Command::Arena(Arena { check: Some(Check::Advise(_)), .. }))));
        let players = parse("arena sultan:bids=3000 sultan@/old/naqala-engine --sprt 50,60");
        assert!(matches!(players, Ok(Command::Arena(Arena { setting: Some(setting), .. })) if setting.sprt.is_some()));
        for check in
            ["calibrate sultan --games 8", "errors advise:budget=9 --write", "cases sultan", "freeze --decisions 3"]
        {
            assert!(
                matches!(parse(&format!("arena {check}")), Ok(Command::Arena(Arena { check: Some(_), .. }))),
                "{check}"
            );
        }
        assert!(matches!(parse("arena analyse"), Ok(Command::Arena(Arena { check: Some(Check::Analyse(_)), .. }))));
        for wrong in ["arena", "arena sultan", "arena sultan nobody", "arena sultan points random", "train --games 3"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
