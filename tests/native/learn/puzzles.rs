//! The pack of puzzles: each has a lesson whose right ways are judged right, and whose wrong ways are judged wrong.

use crate::support::{self, action, fixtures};
use naqala::ai::{Adviser, Idea, Knowledge, Plan};
use naqala::game::{Action, Expansions, Game, Meeple, Record, Sow, Square, Step};
use naqala::i18n::{Lang, words};
use naqala::notation::puzzle::{Theme, publish, whole};
use naqala::ui::learn::lesson::{LessonStep, NextStep, StepState};
use naqala::ui::learn::puzzle::{Pack, Puzzle, Reply, is_name, of_day};
use naqala::ui::learn::{lesson, puzzle};
use std::collections::BTreeSet;

pub fn pack() -> Pack {
    let text = fixtures::read(&fixtures::path("public/puzzles.json"));
    puzzle::read(&text).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

pub fn step(puzzle: &Puzzle) -> LessonStep {
    let lesson = puzzle.lesson().unwrap_or_else(|error| panic!("{}: {error}", puzzle.name));
    lesson.steps.into_iter().next().expect("a puzzle is one step")
}

/// Plays these actions, then at random to the end of the bid or move; none if the rules leave no way there.
fn played(start: &Record, first: &[Action], seed: usize) -> Option<(Record, Idea)> {
    let mut record = start.clone();
    let mut line: Vec<Action> = Vec::new();
    for turn in 0.. {
        let legal = || {
            let mut actions = record.game().legal_actions();
            actions.retain(|action| matches!(action, Action::Take(_) | Action::Drop(..)));
            (!actions.is_empty()).then(|| actions[(seed * 7 + turn * 3) % actions.len()])
        };
        let action = first.get(turn).copied().or_else(legal)?;
        record.play(action).ok()?;
        line.push(action);
        let is_sown = line.len() >= first.len() && matches!(action, Action::Drop(..)) && record.game().sow().is_none();
        if is_sown || matches!(action, Action::Bid { .. }) {
            break;
        }
    }
    let idea = Idea::of(&line)?;
    Some((record, idea))
}

#[test]
fn every_right_line_is_legal_and_judged_right_at_its_end_and_not_before() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        for line in [&puzzle.line].into_iter().chain(&puzzle.also) {
            let mut record = step.start.clone();
            for &action in line {
                assert_eq!(step.state(&record, None), StepState::Pending, "{} before '{action}'", puzzle.name);
                record.play(action).unwrap_or_else(|refusal| panic!("{}: '{action}' {refusal:?}", puzzle.name));
            }
            assert_eq!(step.state(&record, None), StepState::Reached, "{}: {line:?}", puzzle.name);
        }
        assert_eq!(step.also.len(), puzzle.also.len(), "{}", puzzle.name);
    }
}

#[test]
fn every_other_bid_and_moves_that_end_elsewhere_are_judged_wrong() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        let right: Vec<Idea> = puzzle.right().collect();
        // Whims are laid before a bid or a move, so the wrong ways lay them, too.
        let is_before = |action: &&Action| !matches!(action, Action::Bid { .. } | Action::Take(_) | Action::Drop(..));
        let before: Vec<Action> = puzzle.line.iter().take_while(is_before).copied().collect();
        let bids = step.start.game().legal_actions().into_iter().filter(|action| matches!(action, Action::Bid { .. }));
        let bids: Vec<Action> = bids.collect();
        let firsts: Vec<Vec<Action>> = if bids.is_empty() {
            vec![before; 12]
        } else {
            bids.into_iter().map(|bid| [&before[..], &[bid]].concat()).collect()
        };
        let mut wrong = 0;
        for (seed, first) in firsts.iter().enumerate() {
            let Some((record, idea)) = played(&step.start, first, seed) else { continue };
            if right.contains(&idea) {
                assert_eq!(step.state(&record, None), StepState::Reached, "{}: {idea:?}", puzzle.name);
                continue;
            }
            wrong += 1;
            let state = step.state(&record, None);
            let StepState::Feedback(text) = state else { panic!("{}: {idea:?} is {state:?}", puzzle.name) };
            let known = puzzle.wrong.iter().position(|(wrong, ..)| *wrong == idea).unwrap_or(puzzle.wrong.len());
            assert_eq!(text, &step.feedback[known].1, "{}: {idea:?}", puzzle.name);
            assert_eq!(step.next(&record), NextStep::UndoTo(0), "{}: however it began", puzzle.name);
        }
        assert!(wrong > 0, "{}: no wrong way was found", puzzle.name);
    }
}

/// Calls `found` with the games after the ways to end a move on a tile with a tribe, until it returns true or there were many.
fn ways(game: &Game, tile: Square, tribe: Meeple, found: &mut dyn FnMut(&Game) -> bool) -> bool {
    fn go_on(
        game: &Game,
        sow: Sow,
        goal: (Square, Meeple),
        left: &mut u32,
        found: &mut dyn FnMut(&Game) -> bool,
    ) -> bool {
        for (tile, tribe) in sow.drops().iter() {
            let is_last = sow.hand().len() == 1;
            let mut next = game.clone();
            if *left == 0 || is_last && (tile, tribe) != goal || next.play(Action::Drop(tile, tribe)).is_err() {
                continue;
            }
            let then = sow.dropped(tile, tribe).expect("it is in the hand");
            let is_there = if is_last {
                *left -= 1;
                found(&next)
            } else {
                then.ends().contains(goal.0, goal.1) && go_on(&next, then, goal, left, found)
            };
            if is_there {
                return true;
            }
        }
        false
    }
    let mut left = 2000;
    game.board.squares().any(|start| {
        let mut next = game.clone();
        let is_legal = next.play(Action::Take(start)).is_ok();
        let sow = Sow::pick_up(&game.board, start).filter(|sow| is_legal && sow.ends().contains(tile, tribe));
        sow.is_some_and(|sow| go_on(&next, sow, (tile, tribe), &mut left, found))
    })
}

/// Returns whether a rival can answer so once the turn of the player is over, however it ends.
fn can_answer(game: &Game, reply: Reply, depth: u32) -> bool {
    if game.active() == Some(reply.seat) {
        return match reply.idea {
            Idea::Bid(price) => game
                .legal_actions()
                .iter()
                .any(|action| matches!(action, Action::Bid { price: other, .. } if *other == price)),
            Idea::End(tile, tribe) => ways(game, tile, tribe, &mut |after| {
                // Assassins may kill the last one on the tile where they end.
                let left = after.board.meeples(tile).len();
                !reply.takes || game.board.owner(tile).is_none() && left <= u32::from(tribe == Meeple::Assassin)
            }),
            Idea::Step(_) => false,
        };
    }
    let is_over = game.turn().is_none_or(|turn| turn.step == Step::Move);
    let mut actions = game.legal_actions();
    // What ends the turn soonest comes first.
    let is_quick = |action: &Action| matches!(action.to_string().split(' ').next(), Some("end" | "skip" | "pass"));
    actions.sort_by_key(|action| !is_quick(action));
    !is_over
        && depth > 0
        && actions.into_iter().take(24).any(|action| {
            let mut next = game.clone();
            next.play(action).is_ok() && can_answer(&next, reply, depth - 1)
        })
}

#[test]
fn what_a_rival_is_said_to_answer_can_be_played() {
    let (mut replies, mut untrue) = (0, Vec::new());
    // Every third one: to look for the ways takes long.
    for puzzle in pack().puzzles.iter().filter(|puzzle| puzzle.is_base() && puzzle.number % 3 == 2) {
        let game = whole(&puzzle.position).expect("a position");
        let best = puzzle.right().next().map(|idea| (idea, puzzle.reply));
        let wrong = puzzle.wrong.iter().map(|&(idea, _, reply)| (idea, reply));
        for (idea, reply) in best.into_iter().chain(wrong).filter_map(|(idea, reply)| Some((idea, reply?))) {
            replies += 1;
            let is_true = match idea {
                Idea::Bid(price) => game.legal_actions().into_iter().any(|action| {
                    let mut next = game.clone();
                    matches!(action, Action::Bid { price: other, .. } if other == price)
                        && next.play(action).is_ok()
                        && can_answer(&next, reply, 0)
                }),
                Idea::End(tile, tribe) => ways(&game, tile, tribe, &mut |after| can_answer(after, reply, 6)),
                Idea::Step(_) => false,
            };
            if !is_true {
                untrue.push(format!("{}: {idea:?} {reply:?}", puzzle.name));
            }
        }
    }
    assert!(replies > 100, "{replies}");
    assert!(untrue.is_empty(), "{} of {replies}: {untrue:#?}", untrue.len());
}

#[test]
fn a_wrong_try_is_answered_with_what_it_costs_in_both_languages() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        assert_eq!(step.feedback.len(), puzzle.wrong.len() + 1, "{}", puzzle.name);
        for ((_, say), &(idea, cost, reply)) in step.feedback.iter().zip(&puzzle.wrong) {
            assert!(puzzle.right().all(|right| right != idea), "{}: {idea:?}", puzzle.name);
            assert!(cost as f32 + 0.5 >= puzzle.better, "{}: {cost}", puzzle.name);
            for lang in Lang::all() {
                let text = say.get(lang);
                let points = if [Lang::EN, Lang::FR].contains(&lang) { " point" } else { "" };
                assert!(text.contains(&format!("{cost}{points}")), "{}: {text}", puzzle.name);
                let game = step.start.game();
                assert!(reply.is_none_or(|reply| text.contains(&*game.player(reply.seat).name)), "{text}");
            }
        }
        assert!(!puzzle.wrong.is_empty(), "{}", puzzle.name);
    }
}

#[test]
fn a_title_does_not_tell_what_a_puzzle_is_about() {
    let pack = pack();
    let numbers: BTreeSet<u32> = pack.puzzles.iter().map(|puzzle| puzzle.number).collect();
    assert_eq!(numbers.len(), pack.puzzles.len());
    for puzzle in pack.puzzles {
        for lang in Lang::all() {
            assert!(!puzzle.title(lang).contains(puzzle::theme(lang, puzzle.theme)), "{}", puzzle.title(lang));
        }
    }
}

#[test]
fn names_of_puzzles_that_were_taken_out_are_not_given_again() {
    let pack = pack();
    assert!(!pack.gone.is_empty());
    for gone in &pack.gone {
        assert!(is_name(gone) && pack.find(gone).is_none(), "{gone}");
    }
}

#[test]
fn only_puzzles_that_decide_are_of_the_day() {
    let pack = pack();
    for day in 20_000..20_400 {
        for is_base in [true, false] {
            assert!(pack.of_day(day, is_base).expect("there is one each day").decides);
        }
    }
}

#[test]
fn puzzles_have_names_themes_ratings_and_expansions_of_all_kinds() {
    let pack = pack();
    let names: BTreeSet<&str> = pack.puzzles.iter().map(|puzzle| &*puzzle.name).collect();
    assert_eq!(names.len(), pack.puzzles.len());
    for puzzle in &pack.puzzles {
        assert!(is_name(&puzzle.name) && puzzle.name.starts_with(puzzle.theme.name()), "{}", puzzle.name);
        assert!((300..2800).contains(&puzzle.rating), "{}: {}", puzzle.name, puzzle.rating);
    }
    let has = |is_meant: &dyn Fn(&Puzzle) -> bool| pack.puzzles.iter().filter(|puzzle| is_meant(puzzle)).count();
    for theme in Theme::ALL {
        assert!(has(&|puzzle| puzzle.theme == theme) > 0, "{theme}");
    }
    for grade in 1..=3 {
        assert!(has(&|puzzle| puzzle.grade() == grade) > 0, "{grade}");
    }
    let with_expansions = has(&|puzzle| whole(&puzzle.position).expect("a position").expansions != Expansions::NONE);
    assert!(3 * with_expansions >= pack.puzzles.len(), "{with_expansions} of {}", pack.puzzles.len());
}

#[test]
fn a_puzzle_has_hints_from_vague_to_plain_and_says_why_in_both_languages() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        let is_bid = puzzle.theme == Theme::Bids;
        assert_eq!(step.hints.len(), if is_bid { 2 } else { 3 }, "{}", puzzle.name);
        for lang in Lang::all() {
            let done = step.done.as_ref().expect("it says why").get(lang);
            let has_figure = done.chars().any(|letter| letter.is_ascii_digit());
            assert!(has_figure, "{}: {done}", puzzle.name);
            let Some(Idea::End(tile, _)) = Idea::of(&puzzle.line) else { continue };
            assert!(support::names_area_of(step.hints[1].get(lang), tile), "{}", puzzle.name);
        }
    }
}

#[test]
fn a_puzzle_shows_nothing_that_nobody_sees_and_its_decks_have_the_rest() {
    for puzzle in pack().puzzles {
        let game = whole(&puzzle.position).unwrap_or_else(|error| panic!("{}: {error}", puzzle.name));
        assert_eq!(publish(&game).as_ref(), Some(&puzzle.position), "{}", puzzle.name);
        assert_eq!(game.all_cards().len(), 54, "{}", puzzle.name);
    }
}

#[test]
fn the_puzzle_of_the_day_is_of_the_base_game_unless_more_is_asked() {
    let pack = pack();
    let base = pack.puzzles.iter().filter(|puzzle| puzzle.decides && puzzle.is_base()).count() as u32;
    let days: BTreeSet<_> =
        (20_000..20_000 + base).filter_map(|day| pack.of_day(day, true)).map(|puzzle| &puzzle.name).collect();
    assert_eq!(days.len() as u32, base, "each comes once");
    for puzzle in pack.puzzles.iter().filter(|puzzle| days.contains(&puzzle.name)) {
        assert_eq!(step(puzzle).start.game().expansions, Expansions::NONE, "{}", puzzle.name);
    }
    for day in 20_000..20_007 {
        let name = |name| pack.named(name, day).map(|puzzle| &*puzzle.name).expect("there is one each day");
        assert!(days.contains(&Box::from(name("daily"))));
        let more = pack.find(name("daily-expansions")).expect("it is in the pack");
        assert_ne!(step(more).start.game().expansions, Expansions::NONE);
    }
}

#[test]
fn a_puzzle_says_the_expansions_that_it_needs() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        assert_eq!(puzzle.expansions().collect::<Expansions>(), step.start.game().expansions, "{}", puzzle.name);
        for lang in Lang::all() {
            let names = puzzle.expansions().all(|needed| step.text.get(lang).contains(words::expansion(lang, needed)));
            assert!(names, "{}: {}", puzzle.name, step.text.get(lang));
        }
    }
}

#[test]
fn a_hint_marks_the_tiles_that_it_names() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        assert_eq!(step.hint_tiles.len(), step.hints.len(), "{}", puzzle.name);
        let Some(Idea::End(tile, _)) = Idea::of(&puzzle.line) else { continue };
        assert!(step.marked(0).is_empty() && step.marked(1).is_empty(), "{}", puzzle.name);
        assert!(step.marked(2).contains(&tile), "{}", puzzle.name);
        assert_eq!(
            step.marked(3),
            [step
                .start
                .game()
                .board
                .squares()
                .find(|square| step.hints[2].get(Lang::EN).contains(&square.to_string()))
                .expect("it names a tile")],
            "{}",
            puzzle.name
        );
    }
}

#[test]
fn the_puzzle_of_the_day_is_another_one_each_day_until_all_were_there() {
    for count in [1, 2, 7, 40, 201, 240] {
        let days: BTreeSet<usize> = (20_000..20_000 + count).map(|day| of_day(day, count as usize)).collect();
        assert_eq!(days.len(), count as usize);
    }
    let pack = pack();
    let themes: Vec<Theme> =
        (20_000..20_030).map(|day| pack.of_day(day, true).expect("there is one each day").theme).collect();
    let changes = themes.windows(2).filter(|pair| pair[0] != pair[1]).count();
    assert!(changes > 20, "{themes:?}");
}

#[test]
fn the_engine_finds_the_clearest_puzzle_again_at_a_small_budget() {
    let pack = pack();
    let gain = |puzzle: &&Puzzle| puzzle.better as i32;
    let clear =
        pack.puzzles.iter().filter(|puzzle| puzzle.grade() == 1 && puzzle.theme != Theme::Bids).max_by_key(gain);
    let clear = clear.expect("there are easy ones");
    let game: Game = whole(&clear.position).expect("a position");
    let knowledge = Knowledge::of_position(&game).expect("the game goes on");
    let mut adviser = Adviser::new(&knowledge, Plan { budget: 60_000, ..Plan::default() });
    while !adviser.step(u32::MAX) {}
    let best = adviser.best().lines[0].idea;
    assert!(clear.right().any(|idea| idea == best), "{}: {best:?}", clear.name);
}

#[test]
fn a_lesson_step_accepts_what_is_as_good_as_its_goal() {
    let lesson = r#"{
        "format": "naqala-lesson/1",
        "title": {"en": "Two ways", "fr": "Deux façons"},
        "positions": {"start": {"board": ["O8:ww V5:ww", "S6:bw S6:wb"]}},
        "steps": [{
            "position": "start",
            "text": {"en": "Collect.", "fr": "Récoltez."},
            "goal": {"event": {"type": "collected", "tile": "a1"}},
            "also": [{"event": {"type": "collected", "tile": "b1"}}],
            "solution": ["take b2", "drop b1 w", "drop a1 w"]
        }]
    }"#;
    let read = lesson::read(lesson).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let judged = |texts: [&str; 3]| {
        let mut record = read.steps[0].start.clone();
        texts.map(action).into_iter().for_each(|action| record.play(action).map(drop).expect("it is legal"));
        read.steps[0].state(&record, None) == StepState::Reached
    };
    assert!(judged(["take b2", "drop b1 w", "drop a1 w"]));
    assert!(judged(["take a2", "drop a1 w", "drop b1 w"]));
    let of_nothing = lesson.replace("\"goal\": {\"event\": {\"type\": \"collected\", \"tile\": \"a1\"}},", "");
    let faults = lesson::read(&of_nothing).unwrap_err();
    assert!(faults.iter().any(|fault| fault.at == "steps[0].also"), "{faults:?}");
    let broken = lesson.replace("\"tile\": \"b1\"", "\"colour\": \"b1\"");
    assert_eq!(lesson::read(&broken).unwrap_err()[0].at, "steps[0].also[0].event.colour");
}
