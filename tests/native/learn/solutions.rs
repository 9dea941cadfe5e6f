//! What puzzles ask and say once they are solved, and in which order they come.

use super::puzzles::{pack, step};
use naqala::ai::Idea;
use naqala::game::Action;
use naqala::i18n::Lang;
use naqala::notation::puzzle::{Theme, whole};
use naqala::ui::learn::puzzle::{Puzzle, PuzzleRating, Solved, next};
use naqala::ui::review::analysis::LossParts;
use naqala::ui::review::hints::Deeds;

#[test]
fn a_solution_says_all_points_of_its_turn_and_why_the_next_best_is_worse() {
    let (mut scoring, mut kept) = (0, 0);
    for puzzle in pack().puzzles {
        let game = whole(&puzzle.position).expect("a position");
        let step = step(&puzzle);
        let done = step.done.as_ref().expect("it says why").get(Lang::EN);
        // The rest of the turn can be played, and its points are said.
        let turn: Vec<Action> = puzzle.line.iter().chain(&puzzle.rest).copied().collect();
        let mut after = game.clone();
        for &action in &turn {
            after.play(action).unwrap_or_else(|refusal| panic!("{}: '{action}' {refusal:?}", puzzle.name));
        }
        let deeds = Deeds::of(&game, &turn);
        let worth: Vec<i64> = deeds.done.iter().map(|(_, points)| points.abs()).filter(|points| *points > 0).collect();
        assert!(worth.iter().all(|points| done.contains(&points.to_string())), "{}: {worth:?} in {done}", puzzle.name);
        scoring += usize::from(worth.len() > 1);

        let second = puzzle.second.unwrap_or_else(|| panic!("{} has no next best", puzzle.name));
        assert!(puzzle.right().all(|right| right != second.idea), "{}", puzzle.name);
        let apart = second.apart.unwrap_or_else(|| panic!("{} has no account", puzzle.name));
        assert!((apart.sum() * apart.coin - puzzle.better).abs() < 0.2, "{}: {apart:?}", puzzle.name);
        let seat = game.active().expect("somebody decides");
        let parts = LossParts::apart(&game, seat, Idea::of(&puzzle.line), apart);
        assert!((parts.total as f32 - puzzle.better).abs() < 0.7, "{}: {parts:?}", puzzle.name);
        let lines: Vec<&str> = done.lines().skip_while(|line| !line.starts_with("Next best: ")).collect();
        let said = [parts.once, parts.left, parts.kept].into_iter().filter(|points| *points != 0);
        assert_eq!(lines.len(), 1 + said.count(), "{}: {done}", puzzle.name);
        let named: i32 = parts.things.iter().map(|(_, points)| points).sum();
        assert!(parts.is_bid || named + parts.unnamed == parts.kept, "{}: {parts:?}", puzzle.name);
        kept += usize::from(!parts.things.is_empty());
        assert_eq!(parts.is_bid, lines[0].contains("is likely to give turn "), "{}: {}", puzzle.name, lines[0]);
    }
    assert!(scoring > 100 && kept > 50, "{scoring} {kept}");
}

#[test]
fn a_puzzle_says_in_its_title_and_first_words_what_is_asked() {
    for puzzle in pack().puzzles {
        let step = step(&puzzle);
        let (title, first) = (puzzle.title(Lang::EN), step.text.get(Lang::EN));
        let [what, begin] = if puzzle.theme == Theme::Bids {
            ["a bid", "Find the price to bid."]
        } else {
            ["a move", "Find the tile and the tribe to end your move with."]
        };
        assert!(title.ends_with(what) && first.starts_with(begin), "{title} {first}");
    }
}

#[test]
fn the_next_puzzle_is_near_the_player_about_something_else_and_of_the_same_kind() {
    let pack = pack();
    let (mut solved, mut rating) = (Solved::default(), PuzzleRating::default());
    let mut last: Option<Puzzle> = None;
    let base = pack.puzzles.iter().filter(|puzzle| puzzle.is_base() && puzzle.decides).count();
    let (mut changes, mut ratings) = (0, Vec::new());
    for place in 0..base {
        let next = next(&pack, &solved, &rating, last.as_ref()).expect("there are more").clone();
        assert!(next.is_base() && next.decides && !solved.has(&next.name), "{}: {place}", next.name);
        let open = pack.puzzles.iter().filter(|puzzle| puzzle.is_base() && puzzle.decides && !solved.has(&puzzle.name));
        let others = open.filter(|puzzle| last.as_ref().is_none_or(|last| last.theme != puzzle.theme));
        let nearest = others.map(|puzzle| rating.distance(puzzle)).min();
        assert!(nearest.is_none_or(|nearest| rating.distance(&next) == nearest), "{}: {place}", next.name);
        changes += usize::from(last.as_ref().is_none_or(|last| last.theme != next.theme));
        ratings.push(next.rating);
        rating.answer(&next.name, next.rating, true);
        solved.add(&next.name);
        last = Some(next);
    }
    assert!(changes > base * 4 / 5, "{changes} of {base}");
    assert!(ratings[0] < 1000, "it begins easy: {ratings:?}");
    // Once those are solved, the others come; somebody who asked for expansions stays with them.
    assert!(next(&pack, &solved, &rating, last.as_ref()).is_some());
    let with = pack.puzzles.iter().find(|puzzle| !puzzle.is_base() && puzzle.decides).expect("there are some");
    let after = next(&pack, &Solved::default(), &PuzzleRating::default(), Some(with)).expect("there are more");
    assert!(!after.is_base() && after.name != with.name);
    let all = pack.puzzles.iter().map(|puzzle| &*puzzle.name).collect::<Vec<_>>().join(" ");
    assert!(next(&pack, &Solved::from(&*all), &PuzzleRating::default(), None).is_none());
}

#[test]
fn a_rating_follows_first_answers_alone_and_is_read_as_it_was_written() {
    let mut rating = PuzzleRating::default();
    let begin = rating.points();
    assert!(rating.answer("bids-1", 1400, true) > rating.answer("bids-2", 600, true), "a hard one counts more");
    assert!(rating.points() > begin && rating.of("bids-1", 1400) < 1400);
    let before = rating.clone();
    assert_eq!(rating.answer("bids-1", 1400, false), 0, "only the first answer counts");
    assert_eq!(rating, before);
    assert!(rating.answer("bids-3", 900, false) < 0 && rating.of("bids-3", 900) > 900);
    for name in 0..200 {
        rating.answer(&format!("control-{name}"), 500, false);
    }
    assert!(rating.points() >= 300);
    assert_eq!(PuzzleRating::from(rating.to_string().as_str()), rating);
    for broken in ["", "many", "1000", "1000 x", "-5 2 a:b", "99999999999 1", "1000 3 bids-1 bids-2:x bids-3:4"] {
        let read = PuzzleRating::from(broken);
        assert!((300..=2800).contains(&read.points()) && !read.has("bids-1"), "{broken}: {read}");
    }
    assert!(PuzzleRating::from("1000 3 bids-1 bids-2:x bids-3:4").has("bids-3"));
    let mut most = PuzzleRating::from("1000 4294967295");
    assert!(most.answer("bids-1", u32::MAX, true) > 0, "no stored number of answers is too large for one more");
}
