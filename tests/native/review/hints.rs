//! Hints: the adviser's answer as the page reads it, its stages, and words that agree with its figures.

use super::deeds::named;
use crate::support::{self, fixtures, games};
use naqala::ai::{Idea, Plan};
use naqala::game::Record;
use naqala::i18n::{Lang, hints as text};
use naqala::notation::{position, record};
use naqala::thinker::{Advising, Reply, advise, ends};
use naqala::ui::review::describe::bids;
use naqala::ui::review::describe::hint as words;
use naqala::ui::review::hints::suggestion::remaining;
use naqala::ui::review::hints::{Advised, BestEnd, BidTable, HintStage};
use std::collections::BTreeSet;

const BUDGET: u32 = 12_000;
/// Games with their numbers of positions: base game and expansions.
const GAMES: [(&str, usize); 6] = [
    ("2-players", 12),
    ("3-players", 4),
    ("3-players-artisans", 8),
    ("4-players", 4),
    ("4-players-whims", 4),
    ("5-players-both", 10),
];

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
    let plan = Plan::to_advise(record.game());
    let budget = if record.game().turn().is_none() { plan.budget } else { BUDGET };
    Advised::read(&answer(&advise(1, plan.count, budget, record))).expect("an advice")
}

/// Returns positions of whole games in which somebody is to decide, with the advice.
pub fn cases() -> impl Iterator<Item = (Record, Advised)> {
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
fn every_figure_of_a_hint_stands_in_its_advice() {
    let (mut left, mut turns) = (0, 0);
    for (record, advised) in cases() {
        let game = record.game();
        let best = advised.best();
        let known: BTreeSet<u32> = advised
            .lines
            .iter()
            .flat_map(|line| {
                let leaves = line.outcome.leaves.map(|leaves| leaves.points);
                leaves.into_iter().chain([line.ahead, best.value - line.value])
            })
            .map(rounded)
            .chain(BidTable::of(&advised).map(|table| table.error.max(1)))
            .collect();
        let whole = words::hint(Lang::EN, game, &advised, HintStage::Whole);
        for said in whole.iter().flat_map(|line| figures(line)) {
            assert!(known.contains(&said), "{said} of {whole:?} is in {advised:?}");
        }
        let own = game.active().map(|seat| &*game.player(seat).name).expect("a player to act");
        assert!(!whole.iter().any(|line| line.contains(own)), "the player to act is called you: {whole:?}");
        left += usize::from(best.outcome.leaves.is_some());
        turns += usize::from(best.outcome.turn.is_some());
    }
    assert!(left > 3 && turns > 3, "{left} turns left, {turns} turns bid for");
}

#[test]
fn no_stage_contradicts_a_later_one() {
    let mut vague = 0;
    for (record, advised) in cases() {
        for lang in [Lang::EN, Lang::FR] {
            let said = |stage| words::hint(lang, record.game(), &advised, stage).join(" ");
            let [look_for, area, idea, whole] =
                [HintStage::LookFor, HintStage::Area, HintStage::Idea, HintStage::Whole].map(said);
            assert!(named(lang, &look_for).is_subset(&named(lang, &whole)), "{look_for} / {whole}");
            let has = |figure: &str| whole.split(|letter: char| !letter.is_ascii_digit()).any(|other| other == figure);
            let all = look_for.split(|letter: char| !letter.is_ascii_digit()).filter(|figure| !figure.is_empty());
            all.for_each(|figure| assert!(has(figure), "{figure} of {look_for} / {whole}"));
            assert!(
                named(lang, idea.split_once('.').map_or("", |(first, _)| first)).is_subset(&named(lang, &whole)),
                "{idea} / {whole}"
            );
            if let Idea::End(tile, _) = advised.best().idea {
                assert!(support::names_area_of(&area, tile), "{area} / {idea}");
            }
            let close = text::close(lang, "");
            let is_close = look_for.starts_with(&close);
            assert_eq!(
                is_close,
                advised.best().is_equal && !advised.is_bid() && advised.lines.len() > 1,
                "{look_for} / {idea}"
            );
            vague += usize::from(!named(lang, &look_for).is_empty());
        }
    }
    assert!(vague > 10, "{vague} first stages name a thing");
}

#[test]
fn each_stage_says_more_shortly_and_in_both_languages() {
    for (record, advised) in cases() {
        let stages = HintStage::of(&advised);
        assert_eq!(stages.contains(&HintStage::Area), !advised.area.is_empty());
        for (times, &stage) in stages.iter().enumerate() {
            assert_eq!(HintStage::at(&advised, times + 1), stage);
            for lang in [Lang::EN, Lang::FR] {
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
            let said = |stage| words::hint(Lang::EN, record.game(), &advised, stage).join(" ");
            assert!(advised.area.contains(&tile) && support::names_area_of(&said(HintStage::Area), tile));
            assert!(said(HintStage::Idea).starts_with(&format!("End on {tile} with ")));
        }
    }
}

#[test]
fn a_bidder_hears_what_each_spot_is_worth() {
    let record = games::record(3, 7);
    let advised = advised(&record);
    let table = BidTable::of(&advised).expect("the spots are compared");
    let shown = bids::table(Lang::EN, record.game(), &advised).expect("the spots are compared");
    assert_eq!(shown.rows.len(), table.rows.len());
    for (row, (_, cells)) in table.rows.iter().zip(&shown.rows) {
        let figures = [&cells[2], &cells[3], &cells[4], &cells[5]];
        let [own, rivals, later, net] = figures.map(|cell| cell.replace('−', "-").parse::<i32>().expect("a figure"));
        assert_eq!((cells[0].as_str(), own - i32::from(row.price) + rivals + later), (&*row.price.to_string(), net));
        assert!((1..=3).contains(&row.place.expect("its turn")) && cells[1].contains(" of 3"), "{cells:?}");
    }
    let said = words::hint(Lang::EN, record.game(), &advised, HintStage::Whole);
    let dearer = said.iter().find(|said| said.ends_with(": no earlier turn than a cheaper bid."));
    assert_eq!(dearer.is_some(), !table.dearer.is_empty(), "{said:?}");
    for price in &table.dearer {
        assert!(dearer.is_some_and(|said| said.contains(&price.to_string())), "{price} in {said:?}");
    }
    let places: Vec<_> = advised.lines.iter().filter_map(|line| line.outcome.turn.map(|turn| turn.place)).collect();
    assert!(places.iter().collect::<BTreeSet<_>>().len() > 1, "dear bids play earlier: {places:?}");
    let idea = words::hint(Lang::EN, record.game(), &advised, HintStage::Idea);
    let price = table.best().price;
    assert!(idea[0].contains(&price.to_string()) || idea[0].starts_with("Any bid"), "{idea:?}");
    assert_eq!(idea.len(), 1 + usize::from(table.reason.is_some()), "a short sentence, and why: {idea:?}");
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
        if advised.is_bid() {
            continue;
        }
        let said = words::hint(Lang::EN, record.game(), &advised, HintStage::Idea);
        let is_equal = advised.lines.iter().skip(1).any(|line| line.is_equal);
        assert_eq!(said.len(), 1 + usize::from(is_equal), "{said:?}");
        assert!(!is_equal || said[1].starts_with("About as good: "));
        equals += usize::from(is_equal);
    }
    assert!(equals > 3, "{equals}");
}

/// Returns all that a hint says of a position that once had a misleading one.
fn said_of_case(name: &str) -> String {
    let case: serde_json::Value =
        serde_json::from_str(&fixtures::fixture(&format!("cases/{name}.json"))).expect("JSON");
    let game = position::from_value(&case["position"]).expect("a position");
    let advised = advised(&record::from_position(game.clone()));
    let stages = HintStage::of(&advised).into_iter();
    stages.flat_map(|stage| words::hint(Lang::EN, &game, &advised, stage)).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_hint_names_the_kill_that_is_its_point_and_sells_no_set_that_can_grow() {
    let kill = said_of_case("21-hint-main-idea-unsaid");
    assert!(kill.contains("kills a vizier of Player 4’s (23 points). Player 4 loses 21 points (viziers)."), "{kill}");
    let set = said_of_case("23-hint-tells-to-sell");
    assert!(!set.contains("sell"), "{set}");
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
    let said = words::ends(Lang::EN, start, &found);
    assert!(said.starts_with("From c3, the best first: "), "{said}");
    for end in &found {
        let Idea::End(tile, _) = end.idea else { panic!("a move ends on a tile") };
        let points = format!("({}{} point", if end.points < 0.0 { "−" } else { "+" }, rounded(end.points));
        assert!(said.contains(&format!("{tile} with ")) && said.contains(&points), "{points} in {said}");
    }
    assert_eq!(words::ends(Lang::EN, start, &[]), "No move begins on c3.");
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
    for inside in ["terms", "reasons"] {
        assert!(whole["candidates"][0].get(inside).is_none(), "a message holds no {inside}");
    }
}

#[test]
fn a_hint_is_over_once_what_it_speaks_of_is_played() {
    let mut longer = 0;
    for (record, advised) in cases().take(12) {
        let found = record.len();
        let [told, whole] = [HintStage::Idea, HintStage::Whole].map(|stage| stage.told(&advised));
        assert_eq!((Idea::of(told), whole), (Some(advised.best().idea), &advised.best().actions[..]));
        let mut played = record.clone();
        for &action in told {
            assert!(remaining(&played, found, told).is_some(), "{told:?} is not played yet");
            played.play(action).expect("legal");
        }
        assert_eq!(remaining(&played, found, told), None);
        assert_eq!(remaining(&played, found, whole).is_some(), whole.len() > told.len());
        longer += usize::from(whole.len() > told.len());
    }
    assert!(longer > 0, "some lines go on after their move");
}
