//! The history of score sheets: search, export, import without doubles, averages.

use crate::support::fixtures;
use naqala::game::{Expansion, Meeple, ScoreLine, Seat};
use naqala::ui::kit::text_file;
use naqala::ui::pad::model::history::csv::{CsvFault, CsvFaultKind, CsvFile, DateOrder};
use naqala::ui::pad::model::history::{FiledSheet, History, csv, json, summaries};
use naqala::ui::pad::model::{Pad, PadError, Thing};

fn both() -> Pad {
    Pad::read(&fixtures::fixture("pads/pad-both.json")).expect("it is a sheet")
}

/// A sheet of Anna and Sam with these coins.
fn coins(date: &str, place: &str, points: [u32; 2]) -> Pad {
    let mut pad = Pad::new(2);
    (pad.date, pad.place) = (date.to_owned(), place.to_owned());
    for ((seat, name), points) in (0..).map(Seat).zip(["Anna", "Sam"]).zip(points) {
        name.clone_into(&mut pad.players[seat.index()].name);
        pad.type_in(seat, ScoreLine::Coins, &points.to_string());
    }
    pad
}

fn history(pads: impl IntoIterator<Item = Pad>) -> History {
    (1..).zip(pads).map(|(id, pad): (usize, _)| FiledSheet { id: id.to_string(), pad }).collect()
}

fn awkward() -> Pad {
    let mut pad = coins("2026-11-20", "=HYPERLINK(\"http://x\")", [40, 50]);
    "+1, \"twice\"; 'quoted'\nsecond line".clone_into(&mut pad.remark);
    "@Zoé".clone_into(&mut pad.players[0].name);
    "'-Sam".clone_into(&mut pad.players[1].name);
    pad.type_in(Seat(1), ScoreLine::Goods, "-3");
    pad.type_in(Seat(1), ScoreLine::Tiles, "2x8+15");
    pad
}

#[test]
fn the_latest_sheet_comes_first() {
    let all = history([
        coins("2026-11-01", "", [1, 2]),
        coins("2026-11-20", "", [1, 2]),
        coins("", "", [1, 2]),
        coins("2026-11-20", "", [3, 4]),
    ]);
    assert_eq!(all.sheets().iter().map(|sheet| sheet.id.as_str()).collect::<Vec<_>>(), ["4", "2", "1", "3"]);
}

#[test]
fn sheets_are_found_by_words_in_any_case() {
    let mut all = history([coins("2026-11-01", "Évian, chez Léa", [1, 2]), coins("2026-11-20", "Lyon", [1, 2])]);
    let found = |all: &History, words| all.search(words).map(|sheet| sheet.id.clone()).collect::<Vec<_>>();
    assert_eq!(found(&all, "évian LÉA"), ["1"]);
    assert_eq!(found(&all, "anna 2026-11"), ["2", "1"]);
    assert_eq!(found(&all, "anna paris"), [""; 0]);
    let taken = all.take("1").expect("it is there");
    assert_eq!(found(&all, " "), ["2"]);
    all.put(taken);
    assert_eq!(found(&all, ""), ["2", "1"]);
}

#[test]
fn json_keeps_everything_of_every_sheet() {
    let pads = [both(), awkward(), Pad::new(3)];
    let text = json::write(&pads);
    assert_eq!(text.lines().count(), pads.len() + 2, "a sheet on each line");
    let read = json::read(&text).expect("it is a history");
    assert_eq!((read.pads.as_slice(), read.faults.as_slice()), (&pads[..], &[][..]));
    let one = json::read(&both().write()).expect("a sheet alone is read, too");
    assert_eq!(one.pads, [both()]);
}

#[test]
fn damaged_json_says_where_and_keeps_the_other_sheets() {
    let text = json::write(&[both(), awkward()]).replacen("\"colour\":\"teal\"", "\"colour\":\"red\"", 1);
    let read = json::read(&text).expect("it is a history");
    assert_eq!(read.pads, [awkward()]);
    assert_eq!(read.faults, [(1, PadError::At("players[2].colour".to_owned()))]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(json::read(&lines[..2].join("\n")), Err(PadError::Syntax(2, lines[1].len())));
    assert_eq!(json::read("{\"format\":\"naqala-pads/2\"}"), Err(PadError::Format("naqala-pads/2".to_owned())));
    assert_eq!(json::read("{\"format\":\"naqala-pads/1\"}"), Err(PadError::At("sheets".to_owned())));
    assert_eq!(
        json::read("{\"format\":\"naqala-pads/1\",\"sheets\":[],\"more\":1}"),
        Err(PadError::At("more".to_owned()))
    );
}

#[test]
fn csv_has_a_line_for_each_player_and_a_column_for_each_score_line() {
    let text = csv::write(&[both()], ',');
    let lines: Vec<_> = text.trim_start_matches('\u{feff}').split("\r\n").collect();
    assert_eq!(
        lines[0],
        "sheet,date,place,remark,expansions,player,colour,coins,viziers,elders,djinns,tiles,palms,palaces,cities,goods,artisans,items,tent,total,winner"
    );
    assert_eq!(lines.len(), 1 + 5 + 1);
    let scores = both().result().scores;
    let points: Vec<String> = ScoreLine::ALL.into_iter().map(|line| scores[0].line(line).to_string()).collect();
    assert_eq!(
        lines[1],
        format!("1,2026-11-21,Lyon,,artisans whims,Anna,indigo,{},{},0", points.join(","), scores[0].total())
    );
}

#[test]
fn csv_is_read_back_with_its_points_whatever_stands_between_the_cells() {
    for between in [',', ';', '\t'] {
        let pads = [both(), coins("2026-11-01", "", [1, 2])];
        let CsvFile { pads: read, faults, left_out } =
            csv::read(&csv::write(&pads, between), None).expect("it has the columns");
        assert_eq!((faults, left_out), (vec![], vec![]));
        assert_eq!(read.len(), 2);
        for (read, pad) in read.iter().zip(&pads) {
            assert_eq!(read.result().scores, pad.result().scores);
            assert_eq!((&read.date, &read.place, read.expansions), (&pad.date, &pad.place, pad.expansions));
        }
    }
}

#[test]
fn no_cell_of_the_csv_is_a_formula_and_all_texts_come_back() {
    for between in [',', ';'] {
        let text = csv::write(&[awkward()], between);
        for line in text.trim_start_matches('\u{feff}').lines() {
            for cell in line.split(between) {
                let cell = cell.trim_start_matches('"');
                assert!(!cell.starts_with(['=', '+', '-', '@']), "{cell}");
            }
        }
        let CsvFile { pads: read, faults, .. } = csv::read(&text, None).expect("it has the columns");
        assert_eq!(faults, []);
        let [pad] = &read[..] else { panic!("{read:?}") };
        assert_eq!((&pad.place, &pad.remark), (&awkward().place, &awkward().remark));
        assert_eq!(pad.players[0].name, "@Zoé");
        assert_eq!(pad.players[1].name, "'-Sam");
        assert_eq!(pad.players[1].typed(ScoreLine::Goods), "-3", "what is no sum is not lost");
        assert_eq!(pad.players[1].typed(ScoreLine::Tiles), "31");
    }
}

#[test]
fn faults_of_csv_name_the_line_and_keep_the_other_sheets() {
    let good = csv::write(&[coins("2026-11-01", "", [1, 2]), coins("2026-11-02", "", [3, 4])], ',');
    let at = |line, kind| CsvFault { line, kind };
    for (from, to, fault) in [
        ("Sam,orange,4", "Sam,red,4", at(5, CsvFaultKind::Cell("colour"))),
        ("Sam,orange,4", "Sam,orange", at(5, CsvFaultKind::Cells(20, 21))),
        ("Sam,orange,4", "Sam,orange,5", at(5, CsvFaultKind::Total(4, 5))),
        ("2,2026-11-02,,,,Sam", "2,2026-11-03,,,,Sam", at(5, CsvFaultKind::Differs("date"))),
        ("2,2026-11-02,,,,Sam", "3,2026-11-02,,,,Sam", at(4, CsvFaultKind::Players(1))),
        ("2,2026-11-02,,,,Anna", "2,2026-11-02,,,sultan,Anna", at(5, CsvFaultKind::Differs("expansions"))),
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let CsvFile { pads: read, faults, .. } = csv::read(&text, None).expect("it has the columns");
        assert_eq!(faults.first(), Some(&fault));
        assert_eq!(read, [coins_read(&good)], "the first sheet is read, whatever the second one has");
    }
    for (from, to, fault) in [
        ("place", "date", at(1, CsvFaultKind::Column("date".to_owned()))),
        ("sheet,", "place,", at(1, CsvFaultKind::Column("place".to_owned()))),
        ("Anna", "\"Anna", at(2, CsvFaultKind::Quote)),
        ("Anna", "An\"na", at(2, CsvFaultKind::Quote)),
    ] {
        assert_eq!(csv::read(&good.replacen(from, to, 1), None), Err(fault), "{to}");
    }
    assert_eq!(csv::read("", None), Err(at(1, CsvFaultKind::NoColumn("sheet"))));
    assert_eq!(csv::read("sheet,date\n", None), Err(at(1, CsvFaultKind::NoColumn("player"))));
}

fn coins_read(text: &str) -> Pad {
    csv::read(text, None).expect("it has the columns").pads.remove(0)
}

#[test]
fn an_import_brings_no_doubles_and_changes_nothing() {
    let all = history([both(), coins("2026-11-01", "", [1, 2])]);
    let pads: Vec<Pad> = all.sheets().iter().map(|sheet| sheet.pad.clone()).collect();
    assert_eq!(all.missing(json::read(&json::write(&pads)).expect("it is a history").pads), []);
    let points = csv::read(&csv::write(&pads, ','), None).expect("it has the columns").pads;
    assert_eq!(all.missing(points.clone()), [], "the same points are a double, however they were entered");
    let mut other = both();
    other.set(Seat(0), Thing::Kept(Meeple::Vizier), 5);
    let added = all.missing(vec![other.clone(), both(), other.clone()]);
    assert_eq!(added, [other], "another state of a sheet stands beside it, once");
    assert_eq!(
        history(points).missing(pads.clone()),
        [both(), pads[1].clone()][..1],
        "what was counted is more than its points"
    );
}

#[test]
fn averages_and_bests_count_the_games_that_have_a_line() {
    let mut whims = coins("2026-11-03", "", [30, 60]);
    whims.expansions = [Expansion::Whims].into_iter().collect();
    whims.set(Seat(0), Thing::City, 2);
    whims.players[0].name = " ANNA".to_owned();
    let mut impossible = coins("2026-11-04", "", [900, 1]);
    impossible.type_in(Seat(0), ScoreLine::Coins, "4+");
    let mut blank = coins("2026-11-05", "", [1, 1]);
    blank = blank.again();
    let all = history([coins("2026-11-01", "", [40, 20]), coins("2026-11-02", "", [51, 51]), whims, impossible, blank]);
    let found = summaries(all.sheets().iter().map(|sheet| &sheet.pad));
    let [anna, sam] = &found[..] else { panic!("{found:?}") };
    assert_eq!((anna.name.as_str(), anna.wins, sam.wins), ("ANNA", 2, 2));
    assert_eq!(anna.totals, [(40, true), (51, true), (50, false)]);
    let figures =
        |figures: Option<naqala::ui::pad::model::history::Figures>| figures.map(|of| (of.tenths, of.best, of.games));
    assert_eq!(figures(anna.total()), Some((470, 51, 3)));
    assert_eq!(figures(anna.line(ScoreLine::Coins)), Some((403, 51, 3)));
    assert_eq!(figures(anna.line(ScoreLine::Cities)), Some((200, 20, 1)));
    assert_eq!(figures(anna.line(ScoreLine::Tent)), None);
    assert_eq!(figures(sam.line(ScoreLine::Cities)), Some((0, 0, 1)));
}

/// Reads a file that Excel saved, which need not be UTF-8.
fn saved_by_excel(name: &str) -> Vec<u8> {
    std::fs::read(fixtures::path("tests/fixtures/pads").join(name)).expect("it is a fixture")
}

#[test]
fn what_excel_saved_in_french_is_asked_about_and_then_read_whole() {
    let bytes = saved_by_excel("excel-french.csv");
    assert_eq!(text_file::decode(&bytes), Err(2), "its letters are not UTF-8");
    // All that stands beyond ASCII there is the same in Latin 1.
    let text: String = bytes.iter().copied().map(char::from).collect();
    assert_eq!(text_file::foreign_words(&text), ["Évian", "Zoé", "très", "Noël"]);
    assert_eq!(csv::unclear_date(&text), None, "no month has the number 23");
    let CsvFile { pads, faults, left_out } = csv::read(&text, None).expect("it has the columns");
    assert_eq!((faults, left_out), (vec![], vec!["notes".to_owned()]));
    assert_eq!(pads.iter().map(|pad| pad.date.as_str()).collect::<Vec<_>>(), ["2026-11-23", "2026-04-03"]);
    assert_eq!(pads[0].players[1].name, "Noël");
    assert_eq!(pads[0].players[1].typed(ScoreLine::Coins), "38", "Excel has added decimals");
    let again = csv::read(&csv::write(&pads, ','), None).expect("it has the columns");
    assert_eq!(again.pads, pads, "what was read is written as ever");
}

#[test]
fn a_date_that_can_be_two_days_is_asked_about_or_refused() {
    let text = text_file::decode(&saved_by_excel("excel-unicode.txt")).expect("a mark says that it is UTF-16");
    assert_eq!(csv::unclear_date(&text).as_deref(), Some("11/4/2026"));
    let undecided = csv::read(&text, None).expect("it has the columns");
    let fault = |line, date: &str| CsvFault { line, kind: CsvFaultKind::Date(date.to_owned()) };
    assert_eq!((undecided.pads, undecided.faults), (vec![], vec![fault(2, "11/4/2026"), fault(4, "3/4/2026")]));
    for (order, dates) in
        [(DateOrder::Day, ["2026-04-11", "2026-04-03"]), (DateOrder::Month, ["2026-11-04", "2026-03-04"])]
    {
        let file = csv::read(&text, Some(order)).expect("it has the columns");
        assert_eq!(file.pads.iter().map(|pad| pad.date.as_str()).collect::<Vec<_>>(), dates);
    }
    // A spreadsheet of another country leaves what it cannot take for a date, so these contradict each other.
    let mixed = text.replace("3/4/2026", "25/4/2026").replace("11/4/2026", "4/30/2026");
    assert_eq!(csv::unclear_date(&mixed).as_deref(), Some("4/30/2026"));
    let file = csv::read(&mixed, Some(DateOrder::Day)).expect("it has the columns");
    assert_eq!(file.faults, [CsvFault { line: 2, kind: CsvFaultKind::Cell("date") }]);
    assert_eq!(file.pads.len(), 1);
    let no_date = csv::read(&text.replace("3/4/2026", "in spring"), Some(DateOrder::Day)).expect("it has the columns");
    assert_eq!(no_date.faults, [CsvFault { line: 4, kind: CsvFaultKind::Cell("date") }], "no field could show it");
}
