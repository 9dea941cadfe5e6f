//! Whole rounds with the guide: always a prompt, never a long one, nothing untrue, nothing secret, and less and less.

use super::{PERSON, guided};
use crate::support::secrets::with_other_secrets;
use crate::support::{Dice, games};
use naqala::ai::{Knowledge, Level, Search};
use naqala::game::{Action, Entry, Event, Game, Meeple, Piece, Record, ScoreLine, Seat, Square};
use naqala::i18n::Lang;
use naqala::ui::play::guide::{
    Comment, Keeper, OpenTile, ROUNDS, Rank, TIMES, ask, comment, describe as words, is_new,
};
use naqala::ui::review::describe::suggestion as suggestions;
use naqala::ui::review::hints::suggestion::Suggestion;
use std::collections::BTreeMap;
use std::mem::discriminant;

/// Returns the line that a computer plays.
fn think(record: &Record, level: Level) -> Vec<Action> {
    let knowledge = Knowledge::of_record(record).expect("somebody is to play");
    let mut search = Search::new(&knowledge, level, record.len() as u64);
    while !search.step(1000) {}
    search.best().actions
}

/// Plays a game for this many rounds and shows each moment. The person plays at random, or as the guide suggests.
fn watch(seed: u64, rounds: u32, mut look: impl FnMut(&Record)) {
    let mut record = games::record(2, seed);
    let mut dice = Dice::new(seed);
    look(&record);
    while let Some(seat) = record.game().active().filter(|_| record.game().round <= rounds) {
        let line = match (seat == PERSON, seed % 2) {
            (true, 0) => dice.action(record.game()).into_iter().collect(),
            (true, _) => think(&record, Level::Courtier),
            (false, _) => think(&record, Level::Apprentice),
        };
        assert!(!line.is_empty());
        for action in line {
            record.play(action).expect("legal");
            look(&record);
        }
    }
}

/// Asserts that a text is short, and written as the language asks.
fn check(lang: Lang, text: &str) {
    let count = text.split([' ', '\u{a0}', '\u{202f}']).filter(|word| word.chars().any(char::is_alphanumeric)).count();
    // Some languages need a few more words for the same.
    let most = if lang == Lang::EN || lang == Lang::FR { 25 } else { 32 };
    assert!(count <= most, "{count} words: {text}");
    assert!(
        text.ends_with(['.', '?', '。', '？']) && !text.contains("  ") && !text.contains(['{', '}', '\'']),
        "{text}"
    );
    if lang == Lang::FR {
        assert!(![" :", " ;", " ?", " !"].iter().any(|wrong| text.contains(wrong)), "{text}");
    }
}

#[test]
fn thirty_games_have_a_prompt_at_each_decision_of_two_rounds_and_later_only_for_what_is_new() {
    let agreements = guided();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let (mut farewells, mut later) = (0, 0);
    for seed in 0..30 {
        let mut was_farewell = false;
        let mut explained: BTreeMap<String, usize> = BTreeMap::new();
        let mut before = None;
        watch(seed, ROUNDS + 2, |record| {
            let (game, asked, said) = (record.game(), ask(record, &agreements), comment(record, &agreements));
            let kind = asked.map(|asked| format!("{:?}", discriminant(&asked)));
            let is_explained = asked.is_some_and(|asked| is_new(record, PERSON, asked));
            if let Some(kind) = kind.clone().filter(|_| is_explained && kind != before) {
                let times = explained.entry(kind).or_default();
                *times += 1;
                assert!(*times <= TIMES, "{asked:?} is explained {times} times");
            }
            before = kind;
            if game.round <= ROUNDS && !game.is_over() {
                let asked = asked.expect("there is always a prompt");
                kinds.entry(format!("{:?}", discriminant(&asked))).and_modify(|count| *count += 1).or_insert(1);
                for lang in Lang::all() {
                    check(lang, &words::ask(lang, game, asked));
                }
                assert!(!said.contains(&Comment::Farewell));
            } else {
                assert!(asked.is_none() || is_explained, "{asked:?} is known");
                later += usize::from(asked.is_some());
                farewells += u32::from(said == [Comment::Farewell] && !was_farewell);
                was_farewell |= said == [Comment::Farewell];
            }
            assert!(said.len() <= 3, "{said:?}");
            for comment in &said {
                is_true(record, comment);
                for lang in Lang::all() {
                    check(lang, &words::comment(lang, game, PERSON, comment));
                }
                let name = format!("{comment:?}");
                let name = name.split([' ', '(']).next().unwrap_or_default().to_owned();
                *kinds.entry(name).or_default() += 1;
            }
        });
        assert!(was_farewell, "the guide says goodbye");
    }
    assert_eq!(farewells, 30, "once in each game");
    assert!(later > 30, "{later} steps are new after two rounds");
    for kind in [
        "Bid",
        "Begins",
        "Ended",
        "Viziers",
        "Elders",
        "Cards",
        "Bought",
        "Earned",
        "Killed",
        "Placed",
        "Turn",
        "Opening",
        "RoundEnded",
        "Farewell",
    ] {
        assert!(kinds.get(kind).is_some_and(|&count| count > 0), "no {kind} in {kinds:?}");
    }
}

/// Asserts that a comment is true of the position.
fn is_true(record: &Record, comment: &Comment) {
    let now = record.game();
    let before = record.game_before(record.len() - 1).expect("something was played");
    match comment {
        Comment::Ended { tile, keeper, .. } => {
            let owner = now.board.owner(*tile);
            match keeper {
                Keeper::Taken(points) => {
                    assert_eq!(owner, Some(PERSON));
                    assert_eq!(*points, before.points_of_control(PERSON, *tile, Piece::Camel));
                }
                Keeper::Owner(seat) => assert_eq!(owner, Some(*seat)),
                Keeper::Meeples => assert!(owner.is_none() && !now.board.meeples(*tile).is_empty()),
                Keeper::Nobody => assert_eq!(owner, None),
            }
        }
        Comment::Viziers { own, theirs } => {
            assert_eq!([*own, *theirs], [0, 1].map(|seat| now.player(Seat(seat)).viziers()));
            let bonus = now.score(PERSON).line(ScoreLine::Viziers) >= u32::from(*own) + 10;
            assert_eq!(bonus, own > theirs);
        }
        Comment::Earned { coins } => {
            assert_eq!(now.player(PERSON).coins - before.player(PERSON).coins, *coins);
        }
        Comment::Bought { coins, .. } => {
            assert_eq!(before.player(PERSON).coins - now.player(PERSON).coins, *coins);
        }
        Comment::Placed { scores: Some((seat, points)), .. } => {
            // Coins that the same action pays, are no points of the tile.
            let (_, events) = record.entries().last().expect("something was played");
            let paid = events.iter().map(|event| match event {
                Event::Coins { player, amount, .. } if player == seat => *amount,
                _ => 0,
            });
            let total = |game: &Game| i64::from(game.score(*seat).total());
            assert_eq!(total(now) - total(before), i64::from(*points) + paid.sum::<i64>(), "{comment:?}");
        }
        Comment::Bid { who, rank, is_final: true, .. } => {
            // The first marker left the track when its turn began.
            let first = now.active();
            let order: Vec<_> = first.into_iter().chain(now.turn_order.order()).collect();
            let other = Seat(1 - who.0);
            match rank {
                Rank::Before => {
                    assert!(order.iter().position(|&seat| seat == *who) < order.iter().position(|&seat| seat == other));
                }
                Rank::After => assert!(
                    order.iter().rposition(|&seat| seat == *who) > order.iter().rposition(|&seat| seat == other)
                ),
                Rank::Between => assert!(order.iter().filter(|&&seat| seat == other).count() > 1),
                Rank::Alone => panic!("the other has bid, too"),
            }
        }
        Comment::Begins { who } => assert_eq!(now.active(), Some(*who)),
        Comment::Opening(OpenTile { by, next, tile, meeple, count, can_be_taken }) => {
            assert_eq!(now.active(), Some(*next));
            assert_ne!(by, next);
            assert_eq!(now.board.meeples(*tile).count(*meeple), *count);
            let has_way = now.board.squares().any(|start| leads(now, start, *tile, *meeple, *can_be_taken));
            assert!(has_way, "{comment:?}");
        }
        Comment::FewCamels { who, count } => assert_eq!(now.player(*who).camels, *count),
        _ => {}
    }
}

/// Returns whether some legal move from a tile ends on another with a tribe, and takes that tile if it should.
fn leads(game: &Game, start: Square, tile: Square, meeple: Meeple, takes: bool) -> bool {
    let is_end = game.sow_from(start).is_some_and(|sow| sow.ends().contains(tile, meeple));
    let mut game = game.clone();
    if !is_end || game.play(Action::Take(start)).is_err() {
        return false;
    }
    if !takes {
        return true;
    }
    ends_there(&game, tile, meeple)
}

/// Returns whether the move in progress can take a tile with a tribe on one of the shortest ways.
fn ends_there(game: &Game, tile: Square, meeple: Meeple) -> bool {
    let Some(sow) = game.sow() else { return false };
    let left = sow.hand().len();
    sow.drops().iter().any(|(square, one)| {
        let mut next = game.clone();
        if u32::from(square.distance(tile)) + 1 != left || next.play(Action::Drop(square, one)).is_err() {
            return false;
        }
        let is_taken = || next.board.owner(tile) == game.active();
        if left == 1 { square == tile && one == meeple && is_taken() } else { ends_there(&next, tile, meeple) }
    })
}

#[test]
fn hidden_things_change_nothing_that_the_guide_says() {
    let agreements = guided();
    let mut dice = Dice::new(11);
    let mut compared = 0;
    for seed in 0..12 {
        let mut last: Option<Record> = None;
        watch(seed, ROUNDS, |record| last = Some(record.clone()));
        let record = last.expect("it was shown");
        let actions: Vec<_> = record.entries().map(|(entry, _)| entry).collect();
        // Each turn is played again from a position with other secrets.
        let mut from = 0;
        for (at, entry) in actions.iter().enumerate() {
            let Entry::Action(action) = *entry else { continue };
            if !matches!(action, Action::End | Action::Bid { .. }) {
                continue;
            }
            let start = record.game_before(from).expect("it is in the record");
            let other = with_other_secrets(start, PERSON, &mut dice);
            let mut both = [Game::clone(start), other].map(|game| Record::from_position(game, 7));
            for entry in &actions[from..=at] {
                let Entry::Action(action) = *entry else { break };
                let reveals = both[0].game().reveals(action) && !matches!(action, Action::End | Action::Bid { .. });
                // What is revealed may differ; and with fewer coins something else may be played.
                if reveals || both.iter_mut().any(|record| record.play(action).is_err()) {
                    break;
                }
                let [one, two] = both.each_ref().map(|record| (ask(record, &agreements), comment(record, &agreements)));
                assert_eq!(one, two);
                compared += 1;
            }
            from = at + 1;
        }
    }
    assert!(compared > 400, "{compared}");
}

#[test]
fn each_suggestion_is_legal_and_short() {
    let mut suggested = 0;
    watch(4, ROUNDS, |record| {
        if record.game().active() != Some(PERSON) || record.len() % 3 > 0 {
            return;
        }
        let line = think(record, Level::Courtier);
        let mut game = Game::clone(record.game());
        for at in 0..line.len() {
            let suggestion = Suggestion::of(&line[at..]).expect("the line goes on");
            for lang in Lang::all() {
                check(lang, &suggestions::suggestion(lang, &game, &suggestion));
            }
            game.play(line[at]).expect("a suggestion is legal");
            suggested += 1;
        }
    });
    assert!(suggested > 5, "{suggested}");
}
