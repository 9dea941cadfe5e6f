//! Hints: the adviser's answer as the page reads it, its stages, and words that agree with its figures.

use crate::support::{self, fixtures, games};
use naqala::ai::{Idea, Reason, Term};
use naqala::game::{Game, Record};
use naqala::i18n::{Lang, hints as text};
use naqala::notation::record;
use naqala::thinker::{Advising, Reply, advise, ends};
use naqala::ui::review::describe::hint as words;
use naqala::ui::review::hints::{Advised, BestEnd, HintStage};
use std::collections::BTreeSet;

const BUDGET: u32 = 12_000;
/// Games with their numbers of positions: base game and expansions.
const GAMES: [(&str, usize); 3] = [("2-players", 12), ("3-players-artisans", 8), ("5-players-both", 10)];

/// Asks the adviser and returns its answer.
fn answer(request: &str) -> serde_json::Value {
    let mut advising = Advising::default();
    let mut reply = advising.take(request);
    loop {
        match reply.as_deref().and_then(Reply::read) {
            Some((_, Reply::Answer(answer))) => return answer,
            Some((_, Reply::Partial(_))) | None => reply = advising.step(500),
            Some(other) => panic!("{other:?}"),
        }
    }
}

fn advised(record: &Record) -> Advised {
    Advised::read(&answer(&advise(1, 3, BUDGET, record))).expect("an advice")
}

/// Returns positions of whole games in which somebody is to decide, with the advice.
fn cases() -> impl Iterator<Item = (Record, Advised)> {
    GAMES.into_iter().flat_map(|(name, count)| {
        let whole = record::read(&fixtures::fixture(&format!("replay/{name}.record.json"))).expect("a record");
        (0..count).map(move |at| whole.until(whole.len() * at / count)).map(|record| {
            let advised = advised(&record);
            (record, advised)
        })
    })
}

/// Returns the numbers of points that a sentence says: those after `about`.
fn figures(said: &str) -> Vec<u32> {
    let numbers = said
        .split("about ")
        .skip(1)
        .filter_map(|rest| rest.split([' ', '.', ')']).next()?.trim_start_matches(['+', '−']).parse().ok());
    numbers.collect()
}

fn rounded(points: f32) -> u32 {
    points.abs().round() as u32
}

#[test]
fn every_term_has_its_own_words() {
    for lang in Lang::ALL {
        let all: Vec<String> = Term::all().map(|term| words::term(lang, term)).collect();
        assert!(all.iter().all(|words| !words.is_empty()));
        // A jewel is both an item and, in some languages, a sort of goods; within the terms no two are alike.
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    }
}

#[test]
fn a_reason_says_whose_it_is_whether_it_is_more_and_how_much() {
    let game: &Game = &games::record(2, 42).game().clone();
    let own = game.active().expect("somebody bids");
    let other = game.seats().find(|&seat| seat != own).expect("two play");
    for term in Term::all() {
        for (seat, gain) in [(own, 3.4), (own, -0.6), (other, 12.5), (other, -1.2)] {
            let said = words::reason(Lang::En, game, &Reason { term, seat, points: gain, gain });
            assert!(said.starts_with(&words::term(Lang::En, term)), "{said}");
            assert_eq!(figures(&said), [rounded(gain)], "{said}");
            let whose = if seat == own { "you" } else { game.player(other).name() };
            assert!(said.ends_with(&format!(" {} for {whose}", if gain > 0.0 { "more" } else { "less" })), "{said}");
            let french = words::reason(Lang::Fr, game, &Reason { term, seat, points: gain, gain });
            assert!(french.contains(if gain > 0.0 { " de plus pour " } else { " de moins pour " }), "{french}");
        }
    }
}

#[test]
fn every_figure_of_a_hint_stands_in_its_advice() {
    let (mut reasons, mut close, mut left) = (0, 0, 0);
    for (record, advised) in cases() {
        let (game, best) = (record.game(), advised.best());
        let first = best.reasons.iter().find(|reason| reason.points > 0.0);
        let [look_for] = &words::hint(Lang::En, game, &advised, HintStage::LookFor)[..] else { panic!("one sentence") };
        match first {
            Some(first) => {
                assert_eq!(figures(look_for), [rounded(first.gain)], "{look_for}");
                assert!(look_for.contains(&words::term(Lang::En, first.term)), "{look_for}");
                assert_eq!(look_for.starts_with("It is close: "), best.is_equal, "{look_for}");
                close += usize::from(best.is_equal);
                reasons += 1;
            }
            None if advised.lines.len() == 1 => assert_eq!(look_for, text::only(Lang::En)),
            None => assert_eq!(look_for, text::nothing_decides(Lang::En)),
        }
        let known: BTreeSet<u32> = advised
            .lines
            .iter()
            .flat_map(|line| {
                let reasons = line.reasons.iter().map(|reason| reason.gain);
                reasons.chain(line.leaves.map(|leaves| leaves.points)).chain([line.value, best.value - line.value])
            })
            .map(rounded)
            .collect();
        let whole = words::hint(Lang::En, game, &advised, HintStage::Whole);
        if let Some(first) = first.filter(|_| !advised.is_bid()) {
            let against = whole.iter().find(|line| line.starts_with("Against the second choice: ")).expect("reasons");
            assert!(against.contains(&words::reason(Lang::En, game, first)), "{against} begins as {look_for}");
        }
        for said in whole.iter().flat_map(|line| figures(line)) {
            assert!(known.contains(&said), "{said} of {whole:?} is in {advised:?}");
        }
        let own = game.active().map(|seat| game.player(seat).name()).expect("a player to act");
        assert!(!whole.iter().any(|line| line.contains(own)), "the player to act is called you: {whole:?}");
        left += usize::from(best.leaves.is_some());
    }
    assert!(reasons > 10 && left > 3, "{reasons} reasons, {left} turns left");
    assert!((1..reasons).contains(&close), "{close} of {reasons} are close");
}

#[test]
fn each_stage_says_more_shortly_and_in_both_languages() {
    for (record, advised) in cases() {
        let stages = HintStage::of(&advised);
        assert_eq!(stages.contains(&HintStage::Area), !advised.area.is_empty());
        for (times, &stage) in stages.iter().enumerate() {
            assert_eq!(HintStage::at(&advised, times + 1), stage);
            for lang in Lang::ALL {
                let said = words::hint(lang, record.game(), &advised, stage);
                assert!(!said.is_empty() && said.len() <= 6, "{said:?}");
                for line in said {
                    assert!((6..=320).contains(&line.chars().count()) && line.ends_with('.'), "{line}");
                    assert!(!line.contains(".."), "{line}");
                }
            }
        }
        assert_eq!(HintStage::at(&advised, 9), HintStage::Whole, "more presses say no more");
        if let Idea::End(tile, _) = advised.best().idea {
            let said = |stage| words::hint(Lang::En, record.game(), &advised, stage).join(" ");
            assert!(advised.area.contains(&tile) && support::names_area_of(&said(HintStage::Area), tile));
            assert!(said(HintStage::Idea).starts_with(&format!("End on {tile} with ")));
        }
    }
}

#[test]
fn a_bidder_hears_what_each_spot_is_worth() {
    let record = games::record(3, 7);
    let advised = Advised::read(&answer(&advise(1, 5, 20_000, &record))).expect("an advice");
    let said = words::hint(Lang::En, record.game(), &advised, HintStage::Whole);
    let Idea::Bid(best) = advised.best().idea else { panic!("a bid is due") };
    assert_eq!(said[0], format!("Bid {best}: the best."));
    let worse: Vec<_> = said.iter().filter(|line| line.contains(" worse")).collect();
    let as_good = said[1].strip_prefix("About as good: ").map_or(0, |bids| bids.matches("bid ").count());
    assert_eq!(1 + as_good + worse.len(), advised.lines.len(), "each spot is judged once: {said:?}");
    assert_eq!(said.len(), 2 + usize::from(as_good > 0) + worse.len(), "those as good share a line: {said:?}");
    assert!(as_good > 1, "this bid has several: {said:?}");
    assert_eq!(
        HintStage::of(&advised),
        [HintStage::LookFor, HintStage::Idea, HintStage::Whole],
        "a bid has no place on the board"
    );
}

#[test]
fn equally_good_lines_are_called_so() {
    let mut equals = 0;
    for (record, advised) in cases() {
        let said = words::hint(Lang::En, record.game(), &advised, HintStage::Idea);
        let is_equal = advised.lines.iter().skip(1).any(|line| line.is_equal);
        assert_eq!(said.len(), 1 + usize::from(is_equal), "{said:?}");
        assert!(!is_equal || said[1].starts_with("About as good: "));
        equals += usize::from(is_equal);
    }
    assert!(equals > 3, "{equals}");
}

#[test]
fn a_tile_lists_its_best_ends() {
    let mut record = games::record(2, 42);
    for price in [3, 1, 0, 0] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let start = "c3".parse().expect("a tile");
    let found = BestEnd::read_all(&answer(&ends(1, start, 3, &record))).expect("a list");
    assert!((1..=3).contains(&found.len()));
    let said = words::ends(Lang::En, start, &found);
    assert!(said.starts_with("From c3, the best first: "), "{said}");
    for end in &found {
        let Idea::End(tile, _) = end.idea else { panic!("a move ends on a tile") };
        let points = format!("({}{} point", if end.points < 0.0 { "−" } else { "+" }, rounded(end.points));
        assert!(said.contains(&format!("{tile} with ")) && said.contains(&points), "{points} in {said}");
    }
    assert_eq!(words::ends(Lang::En, start, &[]), "No move begins on c3.");
}

#[test]
fn an_answer_that_is_no_advice_is_not_read() {
    let record = games::record(2, 42);
    let whole = answer(&advise(1, 3, 2000, &record));
    assert!(Advised::read(&whole).is_some());
    for (key, value) in [("candidates", serde_json::json!([])), ("hint", serde_json::Value::Null)] {
        let mut other = whole.clone();
        other[key] = value;
        assert_eq!(Advised::read(&other), None, "{key}");
    }
    assert!(whole["candidates"][0].get("terms").is_none(), "a message holds no terms");
}
