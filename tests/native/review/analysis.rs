//! The review of a game: its verdicts one by one, what a game stores of them, and what the page draws and says.

use crate::support::{fixtures, games};
use naqala::ai::{Adviser, Analyser, Analysis, DecisionVerdict, Knowledge, LossKind, MarginSum, Mark, Plan};
use naqala::game::{Options, Record, Seat};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::thinker::{Advising, Reply, judge};
use naqala::ui::review::analysis::{
    Decided, Extent, Graph, Measure, SumInTenths, Verdicts, read_verdict, spread, tenths, turning_points,
};
use naqala::ui::review::describe::deeds::does;
use naqala::ui::review::describe::review as words;
use naqala::ui::review::hints::Deeds;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Asks the adviser for the verdict about one decision.
fn reply(decision: usize, record: &Record) -> Reply {
    let mut advising = Advising::default();
    let mut reply = advising.take(&judge(1, decision, &record::write(record).to_string()));
    loop {
        match reply.as_deref().and_then(Reply::read) {
            Some((1, reply)) => return reply,
            Some(other) => panic!("{other:?}"),
            None => reply = advising.step(500),
        }
    }
}

fn verdict(decision: usize, record: &Record) -> Value {
    match reply(decision, record) {
        Reply::Answer(value) => value,
        other => panic!("{other:?}"),
    }
}

/// A game of three with an expansion, up to some of its decisions, and all their verdicts.
static PLAYED: LazyLock<(Record, Vec<Value>)> = LazyLock::new(|| {
    let whole = record::read(&fixtures::fixture("replay/3-players-artisans.record.json")).expect("a record");
    let end = Analyser::entries(&whole)[8];
    let record = whole.until(end);
    let verdicts = (0..8).map(|decision| verdict(decision, &record)).collect();
    (record, verdicts)
});

fn verdicts_of(list: &[Value]) -> Verdicts {
    let mut kept = Verdicts::default();
    list.iter().enumerate().for_each(|(place, verdict)| kept.set(place, verdict.clone()));
    kept
}

fn is_near(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.06
}

#[test]
fn verdicts_asked_for_one_by_one_are_those_of_the_whole_analysis() {
    let (record, verdicts) = &*PLAYED;
    let mut analyser = Analyser::new(record, Analyser::PLAN);
    while !analyser.step(u32::MAX) {}
    let whole = analyser.analysis();
    let ours = verdicts_of(verdicts).analysis(record);
    assert!(whole.is_done && ours.is_done);
    for (one, other) in whole.decisions.iter().zip(&ours.decisions) {
        assert_eq!(
            (one.entry, one.seat, &one.played, &one.best),
            (other.entry, other.seat, &other.played, &other.best)
        );
        assert_eq!((one.mark, one.kind, one.is_forced), (other.mark, other.kind, other.is_forced));
        assert_eq!(
            one.outcomes.map(|outcome| outcome.leaves.map(|left| (left.seat, left.tile))),
            other.outcomes.map(|outcome| outcome.leaves.map(|left| (left.seat, left.tile)))
        );
        for (one, other) in [(one.loss, other.loss), (one.error, other.error), (one.luck, other.luck)] {
            assert!(is_near(one, other), "{one} {other}");
        }
    }
    for (one, other) in
        whole.margin.iter().chain(&whole.chances).flatten().zip(ours.margin.iter().chain(&ours.chances).flatten())
    {
        assert!(is_near(*one, *other), "{one} {other}");
    }
    assert_eq!(whole.costliest, ours.costliest);
    assert!(matches!(reply(8, record), Reply::Error(_)), "there is no further decision");
}

#[test]
fn stored_verdicts_are_read_again() {
    let (record, verdicts) = &*PLAYED;
    let some = verdicts_of(&verdicts[..3]);
    let text = some.write();
    let again = Verdicts::read(&text);
    assert_eq!(again, some);
    let analysis = again.analysis(record);
    assert_eq!((analysis.decisions.len(), analysis.is_done), (3, false), "it is not done before all are judged");
    assert!(Verdicts::default().write().is_empty());
    for other in ["naqala-review/1", "100000"] {
        let foreign = text.replace(other, &other.replace('1', "9").replace('6', "7"));
        assert_ne!(foreign, text);
        assert_eq!(Verdicts::read(&foreign), Verdicts::default(), "{other}");
    }
    for broken in ["", "null", "[]", "{", r#"{"format":"naqala-review/1","budget":100000,"decisions":7}"#] {
        assert_eq!(Verdicts::read(broken), Verdicts::default());
    }
}

#[test]
fn a_broken_verdict_and_all_after_it_are_left_out() {
    let (record, verdicts) = &*PLAYED;
    for (key, value) in [
        ("loss", json!("much")),
        ("played", json!(["fly"])),
        ("points", json!([[1, 2], [1], [2, 3]])),
        ("player", json!(7)),
    ] {
        let mut broken = verdicts.clone();
        broken[1][key] = value;
        assert_eq!(verdicts_of(&broken).analysis(record).decisions.len(), 1, "{key}");
    }
    assert_eq!(read_verdict(&json!({})), None);
}

#[test]
fn a_take_back_keeps_the_verdicts_before_it() {
    let (record, verdicts) = &*PLAYED;
    let mut changed = record.clone();
    let entries = Analyser::entries(record);
    changed.take_back(entries[5]).expect("there is such an entry");
    let mut kept = verdicts_of(verdicts);
    let analysis = kept.analysis(&changed);
    assert_eq!((analysis.decisions.len(), analysis.is_done), (5, true), "five decisions stand, and all are judged");
    let legal = changed.game().legal_actions();
    changed.play(legal[0]).expect("it is on the list");
    while Analyser::entries(&changed).len() < 6 {
        let legal = changed.game().legal_actions();
        changed.play(legal[0]).expect("it is on the list");
    }
    let analysis = kept.analysis(&changed);
    assert_eq!(
        (analysis.decisions.len(), analysis.is_done),
        (5, false),
        "the old verdict is not that of the new decision"
    );
    kept.set(5, verdict(5, &changed));
    assert_eq!(kept.analysis(&changed).decisions.len(), 6);
}

#[test]
fn the_shown_figures_add_up() {
    let (record, verdicts) = &*PLAYED;
    let analysis = verdicts_of(verdicts).analysis(record);
    let odd = MarginSum { start: 0.05, luck: 1.249, own: -3.151, rivals: 2.05, rest: -0.198, end: 0.0 };
    for sum in analysis.sums.iter().chain([&odd]) {
        let shown = SumInTenths::from(sum);
        let [start, luck, own, rivals, rest, end] = shown.rows();
        assert_eq!(start + luck + own + rivals + rest, end);
        assert!((f64::from(rest) / 10.0 - f64::from(sum.rest)).abs() <= 0.3, "{sum:?} {shown:?}");
    }
    for (seat, sum) in analysis.sums.iter().enumerate() {
        let last = analysis.margin[seat].last().expect("all is judged");
        assert!(is_near(sum.end, *last) && is_near(sum.start, analysis.margin[seat][0]));
    }
}

/// An analysis with nothing but chances and margins.
fn analysis(chances: [&[f32]; 2], margins: [&[f32]; 2]) -> Analysis {
    let (record, verdicts) = &*PLAYED;
    let count = chances[0].len() - 1;
    let decisions: Vec<DecisionVerdict> = verdicts[..count].iter().filter_map(read_verdict).collect();
    Analysis {
        decisions,
        chances: chances.map(<[f32]>::to_vec).to_vec(),
        margin: margins.map(<[f32]>::to_vec).to_vec(),
        ..Verdicts::default().analysis(record)
    }
}

#[test]
fn the_graph_has_a_point_for_each_moment() {
    let mut record = games::record(2, 42);
    for price in [3, 1, 0, 0] {
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
    let analysis = analysis([&[0.5, 1.0, 0.25], &[0.5, 0.0, 0.75]], [&[0.0, 12.0, -6.0], &[0.0, -12.0, 6.0]]);
    let chance = Graph::of(&analysis, Measure::Chance, &record, &[0, 1, 2, 3]);
    assert_eq!(chance.lines[0], [[0.0, 0.5], [0.25, 0.0], [0.5, 0.75]], "what is not judged stays empty");
    assert_eq!(chance.lines[1], [[0.0, 0.5], [0.25, 1.0], [0.5, 0.25]]);
    assert_eq!(chance.levels, [(0.0, 100), (0.5, 50), (1.0, 0)]);
    let margin = Graph::of(&analysis, Measure::Margin, &record, &[0, 1, 2, 3]);
    assert_eq!(margin.levels, [(0.0, 20), (0.5, 0), (1.0, -20)], "the edge is the next ten beyond the largest margin");
    for (found, height) in margin.lines[0].iter().zip([0.5, 0.2, 0.65]) {
        assert!((found[1] - height).abs() < 1e-5, "{found:?}");
    }
    assert_eq!(chance.rounds, [(0.0, 1)]);
    let places: Vec<_> =
        [-1.0, 0.0, 0.12, 0.13, 0.5, 1.0, 2.0].into_iter().map(|part| Graph::decision_at(part, 4)).collect();
    assert_eq!(places, [0, 0, 0, 1, 2, 3, 3]);
}

#[test]
fn turning_points_are_the_largest_changes_of_a_chance() {
    let sure = analysis([&[0.5, 0.6, 0.3, 0.31, 0.9], &[0.5, 0.4, 0.7, 0.69, 0.1]], [&[], &[]]);
    let found: Vec<_> =
        turning_points(&sure).iter().map(|turning| (turning.place, turning.before.max(turning.after))).collect();
    assert_eq!(
        found.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
        [1, 3],
        "small changes are none, the order is that of the game"
    );
    let many = analysis(
        [&[0.0, 1.0, 0.0, 1.0, 0.0, 0.5, 0.0, 1.0, 0.0], &[1.0, 0.0, 1.0, 0.0, 1.0, 0.5, 1.0, 0.0, 1.0]],
        [&[], &[]],
    );
    let places: Vec<_> = turning_points(&many).iter().map(|turning| turning.place).collect();
    assert_eq!(places.len(), 5);
    assert!(!places.contains(&4) && !places.contains(&5), "{places:?}");
}

#[test]
fn a_verdict_says_the_figures_of_its_decision_in_both_languages() {
    let (record, verdicts) = &*PLAYED;
    let decisions = verdicts_of(verdicts).analysis(record).decisions;
    let mut losses = 0;
    for judged in &decisions {
        let before = record.game_before(judged.entry).expect("it is in the record");
        let name = &*before.players[judged.seat.index()].name;
        for lang in [Lang::EN, Lang::FR] {
            let said = words::verdict(lang, before, judged).concat();
            assert!(words::moment(lang, before, judged.seat).contains(name));
            let all = said.join(" ");
            assert!(said.iter().all(|sentence| sentence.ends_with('.')), "{said:?}");
            let lost = judged.loss.round();
            let said_loss = all.contains(if lang == Lang::EN { "cost about" } else { "coûté environ" });
            assert_eq!(said_loss, judged.loss > 0.0, "{said:?}");
            assert!(judged.loss == 0.0 || all.contains(&format!(" {lost} point")), "{said:?}: {lost}");
            assert_eq!(said.len() > 2, judged.loss > 0.0 || tenths(judged.luck) != 0, "{said:?}");
            assert_eq!(words::way(lang, before, judged).is_some(), judged.loss > 0.0 && judged.best.len() > 1);
            let done = does(lang, before, &Deeds::of(before, &judged.best)).filter(|_| judged.loss > 0.0);
            assert!(done.is_none_or(|done| all.contains(&done)), "{said:?} says what the better line does");
            let [better, played] = judged.win();
            assert!(judged.loss == 0.0 || better > played, "a better line wins more often: {judged:?}");
        }
        losses += usize::from(judged.loss > 0.0);
    }
    assert!(losses > 1, "random play loses points");
}

#[test]
fn the_look_back_begins_with_the_score_sheet() {
    let mut won = 0;
    for name in ["2-players", "3-players-artisans", "4-players-whims", "5-players-both"] {
        let whole = record::read(&fixtures::fixture(&format!("replay/{name}.record.json"))).expect("a record");
        let game = whole.game();
        assert_eq!(Decided::of(whole.game_before(3).expect("it has begun"), None), None, "nothing is decided yet");
        for asking in game.seats().map(Some).chain([None]) {
            let Some(Decided::Won { winner, other, by, lines }) = Decided::of(game, asking) else { continue };
            assert!(game.winners() == [winner] && (other == asking.unwrap_or(other) || asking == Some(winner)));
            assert_eq!(by, game.score(winner).total() - game.score(other).total());
            assert!(
                (1..=2).contains(&lines.len())
                    && lines.iter().all(|&(line, own, theirs)| {
                        (own, theirs) == (game.score(winner).line(line), game.score(other).line(line)) && own > theirs
                    }),
                "{lines:?}"
            );
            let decided = Decided::Won { winner, other, by, lines: lines.clone() };
            for lang in Lang::all() {
                let said = words::decided(lang, game, &decided);
                let (line, own, theirs) = &lines[0];
                assert!(said.contains(&*game.player(winner).name) && said.contains(&by.to_string()), "{said}");
                assert!(said.contains(&own.to_string()) && said.contains(&theirs.to_string()), "{said}");
                for (of, to) in [(Lang::EN, "to"), (Lang::FR, "contre")].into_iter().filter(|(of, _)| *of == lang) {
                    assert!(said.contains(&format!(" {by} point")), "{of:?}: {said}");
                    assert!(said.contains(&format!("{own} {to} {theirs}")), "{of:?}: {said}");
                }
                assert!(said.to_lowercase().contains(&naqala::i18n::words::score_line(lang, *line).to_lowercase()));
            }
            won += 1;
        }
    }
    assert!(won > 8, "{won}");
}

#[test]
fn who_follows_a_hint_hears_of_no_loss() {
    let (record, verdicts) = &*PLAYED;
    for value in verdicts {
        let judged = read_verdict(value).expect("a verdict");
        let before = record.until(judged.entry);
        let Plan { count, budget, seed } = Plan::to_advise(before.game());
        let knowledge = Knowledge::of_record(&before).expect("the game goes on");
        let mut adviser = Adviser::new(&knowledge, Plan { count, budget, seed });
        while !adviser.step(u32::MAX) {}
        let best = adviser.best().lines[0].actions.clone();
        let mut played = before.clone();
        for &action in &best {
            played.play(action).expect("legal");
        }
        let entries = Analyser::entries(&played);
        let same = verdict(entries.len() - 1, &played);
        assert_eq!((&same["loss"], &same["best"]), (&json!(0.0), &same["played"]), "{same}");
    }
}

#[test]
fn numbers_are_written_as_each_language_does() {
    let both = |number: fn(Lang) -> String| [Lang::EN, Lang::FR].map(number);
    assert_eq!(both(|lang| words::decimal(lang, -31)), ["−3.1", "−3,1"]);
    assert_eq!(both(|lang| words::decimal(lang, 5)), ["0.5", "0,5"]);
    assert_eq!(both(|lang| words::signed(lang, 120)), ["+12.0", "+12,0"]);
    assert_eq!(both(|lang| words::signed(lang, 0)), ["0.0", "0,0"]);
    assert_eq!(both(|lang| words::percent(lang, 0.614)), ["61%", "61\u{202f}%"]);
    assert_eq!(
        [0.0, 0.004, 0.614, 0.996, 1.0].map(|win| words::chance(Lang::EN, win)),
        ["1%", "1%", "61%", "99%", "99%"]
    );
    assert_eq!(words::percent(Lang::EN, 1.0), "100%");
}

#[test]
fn marks_and_kinds_have_words_of_their_own() {
    for lang in Lang::all() {
        let marks: BTreeSet<_> = Mark::ALL.into_iter().map(|mark| words::mark(lang, mark)).collect();
        let kinds: BTreeSet<_> = LossKind::ALL.into_iter().map(|kind| words::kind(lang, kind)).collect();
        assert_eq!((marks.len(), kinds.len()), (Mark::ALL.len(), LossKind::ALL.len()));
    }
}

#[test]
fn a_game_without_decisions_has_nothing_to_show() {
    let record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
    let analysis = Verdicts::default().analysis(&record);
    assert!(analysis.is_done && turning_points(&analysis).is_empty());
    let graph = Graph::of(&analysis, Measure::Chance, &record, &[]);
    assert!(graph.lines.iter().all(Vec::is_empty) && graph.rounds.is_empty());
    assert_eq!(Graph::decision_at(0.5, 0), 0);
    assert_eq!(analysis.sums[Seat(0).index()], MarginSum::default());
}

#[test]
fn names_at_the_ends_of_lines_never_overlap_and_stay_in_the_graph() {
    let apart = 0.1;
    for heights in
        [vec![0.5], vec![0.02, 0.0, 0.01, 0.03, 0.0], vec![1.0, 0.98, 1.0, 0.2, 0.97], vec![0.5, 0.5, 0.52, 0.1, 0.9]]
    {
        let spread = spread(&heights, apart);
        assert!(spread.iter().all(|height| (-0.001..=1.001).contains(height)), "{heights:?} {spread:?}");
        for (one, other) in (0..heights.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
            assert!((spread[one] - spread[other]).abs() > apart - 0.001, "{heights:?} {spread:?}");
            let is_in_order = (heights[one] - heights[other]) * (spread[one] - spread[other]) >= 0.0;
            assert!(is_in_order, "{heights:?} {spread:?}");
        }
    }
    assert_eq!(spread(&[0.2, 0.8, 0.5], apart), [0.2, 0.8, 0.5], "who has room stays where they are");
}

#[test]
fn what_is_not_judged_is_neither_praised_nor_blamed() {
    let (record, verdicts) = &*PLAYED;
    let entries = Analyser::entries(record);
    let parts = [0, 2, entries.len()].map(|judged| verdicts_of(&verdicts[..judged]).analysis(record));
    for seat in record.game().seats() {
        let [none, some, whole] = parts.each_ref().map(|part| Extent::of(part, record, &entries, seat));
        assert_eq!((none.judged, whole.judged, whole.is_whole()), (0, whole.all, true));
        assert!(some.judged <= some.all && none.all == whole.all && some.all == whole.all);
        assert!(!words::accuracy(Lang::EN, 1.0, none).contains('%'), "nothing is known");
        for lang in Lang::all() {
            let said = |has_cost, extent| words::costliest(lang, "Anna", has_cost, extent);
            let figures = [some.judged.to_string(), some.all.to_string()];
            let claims = [true, false].map(|has| said(has, some));
            assert!(
                claims.iter().all(|claim| some.is_whole() || figures.iter().all(|figure| claim.contains(figure))),
                "{some:?}: {claims:?}"
            );
            assert!(
                [true, false].iter().all(|&has| !said(has, whole).contains(|letter: char| letter.is_ascii_digit()))
            );
        }
    }
    let counted = |part: &Analysis| -> Vec<Extent> {
        record.game().seats().map(|seat| Extent::of(part, record, &entries, seat)).collect()
    };
    assert_eq!(counted(&parts[1]).iter().map(|extent| extent.judged).sum::<usize>(), 2);
    assert!(counted(&parts[1]).iter().any(|extent| !extent.is_whole()));
    assert_eq!(counted(&parts[2]).iter().map(|extent| extent.all).sum::<usize>(), entries.len());
}
