//! Plays of other apps: files as BG Stats, BGG and others' tools write them, and what goes back to them.

use crate::support::fixtures;
use naqala::game::{Expansion, Meeple, ScoreLine, Seat};
use naqala::ui::pad::model::history::plays::bgg;
use naqala::ui::pad::model::history::plays::{Lost, PlayFault, PlayFaultKind, PlayFile, bgstats};
use naqala::ui::pad::model::history::{FiledSheet, History, csv, json, summaries};
use naqala::ui::pad::model::{Pad, PadError, PadFault, Thing};
use naqala::ui::table::session::Colour;
use serde_json::Value;

fn value(name: &str) -> Value {
    serde_json::from_str(&fixtures::fixture(&format!("pads/{name}"))).expect("it is JSON")
}

fn backup() -> PlayFile {
    bgstats::read(&value("bgstats-backup.json")).expect("it has the lists")
}

fn filed(pads: impl IntoIterator<Item = Pad>) -> Vec<FiledSheet> {
    (1..).zip(pads).map(|(id, pad): (usize, _)| FiledSheet { id: id.to_string(), pad }).collect()
}

fn names(pad: &Pad) -> Vec<String> {
    pad.players.iter().map(|player| player.name.clone()).collect()
}

/// A sheet with points in every line and in two ways of entering them.
fn both() -> Pad {
    Pad::read(&fixtures::fixture("pads/pad-both.json")).expect("it is a sheet")
}

/// A sheet with totals alone.
fn totals(points: [u32; 2]) -> Pad {
    let mut pad = Pad::new(2);
    for ((player, name), points) in pad.players.iter_mut().zip(["Anna", "Sam"]).zip(points) {
        (player.name, player.total) = (name.to_owned(), Some(points));
    }
    pad
}

fn geek() -> PlayFile {
    bgg::read(&fixtures::fixture("pads/bgg-plays.xml")).expect("it is a list of plays")
}

#[test]
fn a_total_alone_counts_until_a_line_is_entered() {
    let mut pad = totals([103, 124]);
    assert_eq!((pad.result().totals, pad.result().winners), (vec![103, 124], vec![Seat(1)]));
    assert!(!pad.is_blank() && pad.result().faults.is_empty());
    assert_eq!(Pad::read(&pad.write()).as_ref(), Ok(&pad), "the sheet keeps it");
    assert_eq!(totals([0, 1]).result().winners, [Seat(1)]);
    assert_eq!(Pad::read(&totals([0, 0]).write()), Ok(totals([0, 0])), "0 is a total, too");
    // Nobody can compare viziers with a player of whom the total alone is known.
    pad.set(Seat(0), Thing::Kept(Meeple::Vizier), 2);
    let result = pad.result();
    assert_eq!(result.totals, [2, 124]);
    assert_eq!(result.faults, [PadFault::Total(Seat(0), 2, 103)]);
    assert_eq!(pad.not_compared(Seat(0), ScoreLine::Viziers), ["Sam"]);
    assert_eq!(Pad::read(&pad.write().replace("124", "10000")), Err(PadError::At("players[1].total".to_owned())));
    assert_eq!(pad.again().result().totals, [0, 0]);
}

#[test]
fn a_total_alone_goes_through_csv_and_counts_for_no_line() {
    let pads = [totals([103, 124]), totals([0, 7])];
    let text = csv::write(&pads, ',');
    assert!(text.contains(",Anna,indigo,,,,,,,,,,,,,103,0"), "{text}");
    assert_eq!(csv::read(&text, None).expect("it has the columns").pads, pads);
    let found = summaries(pads.iter());
    assert_eq!(found[0].totals, [(0, false), (103, false)]);
    assert_eq!((found[1].wins, found[1].line(ScoreLine::Coins)), (2, None));
    assert_eq!(pads[0].position(&names(&pads[0])).lacks.len(), 2 * pads[0].lines().len());
}

#[test]
fn a_backup_of_bg_stats_keeps_its_score_sheets_and_names_what_is_wrong() {
    let PlayFile { pads, faults, lost, others, page } = backup();
    assert_eq!((others, page), (1, None));
    let [first, second, third] = &pads[..] else { panic!("{pads:?}") };
    assert_eq!(
        (first.date.as_str(), first.place.as_str(), first.remark.as_str()),
        ("2026-03-28", "Lyon", "first game of the year")
    );
    assert_eq!(names(first), ["Anna", "Sam"]);
    assert_eq!(first.players[1].typed(ScoreLine::Coins), "22+4");
    assert_eq!(first.players[0].typed(ScoreLine::Djinns), "6+8");
    assert_eq!(first.players[1].typed(ScoreLine::Tiles), "58");
    assert_eq!(first.players[0].typed(ScoreLine::Goods), "13");
    assert_eq!((first.result().totals, first.players[0].total), (vec![103, 124], None));
    assert!(first.expansions.is_empty());
    // A line with points, and the list of expansions.
    assert_eq!(second.expansions.iter().collect::<Vec<_>>(), [Expansion::Artisans]);
    assert_eq!(second.players[1].typed(ScoreLine::Tiles), "28", "a sheet here has no minus");
    assert_eq!(second.result().totals, [52, 48]);
    assert_eq!(third.players.iter().map(|player| player.total).collect::<Vec<_>>(), [Some(97), Some(111), Some(88)]);
    let fault = |number, date: &str, kind| PlayFault { number, date: date.to_owned(), kind };
    let at = |place: &str| PlayFaultKind::At(place.to_owned());
    assert_eq!(
        faults,
        [
            fault(5, "2026-04-03", PlayFaultKind::NoPoints),
            fault(6, "2026-04-04", at("playerScores[0].score")),
            fault(7, "2026-04-05", PlayFaultKind::Players(1)),
            fault(8, "2026-04-06", PlayFaultKind::Teams),
            fault(9, "2026-04-07", at("playerScores[0].playerRefId")),
        ]
    );
    let expansion = Lost::Expansion("Five Tribes: Dhenim".to_owned());
    assert_eq!(lost, [Lost::Winner, Lost::Duration, expansion, Lost::Seats]);
}

#[test]
fn a_play_file_of_a_telephone_with_capitals_rounds_and_a_late_hour_is_read() {
    let file = bgstats::read(&value("bgstats-play.bgsplay")).expect("it has the lists");
    assert_eq!((file.faults.as_slice(), file.lost.as_slice()), (&[][..], &[][..]));
    let [pad] = &file.pads[..] else { panic!("{file:?}") };
    assert_eq!(pad.date, "2024-11-23", "it was played the evening before");
    assert_eq!(names(pad), ["Anna", "Zoé"]);
    assert_eq!(pad.players[0].colour, Colour::Orange);
    assert_eq!(pad.players[1].typed(ScoreLine::Coins), "51");
    assert_eq!((pad.result().totals, pad.place.as_str()), (vec![43, 51], "Évian"));
    assert_eq!(pad.expansions.iter().collect::<Vec<_>>(), [Expansion::Whims]);
}

#[test]
fn a_play_file_of_another_tool_without_a_number_of_the_game_is_read() {
    let file = bgstats::read(&value("bgstats-tool.bgsplay")).expect("it has the lists");
    let [pad] = &file.pads[..] else { panic!("{file:?}") };
    assert_eq!((pad.result().totals, pad.date.as_str()), (vec![131, 111, 91], "2026-02-01"));
    assert_eq!(file.lost, [Lost::Duration]);
}

#[test]
fn a_damaged_file_of_bg_stats_is_refused_with_a_place() {
    for key in ["games", "players"] {
        let mut damaged = value("bgstats-backup.json");
        damaged[key] = Value::Null;
        assert_eq!(bgstats::read(&damaged), Err(PadError::At(key.to_owned())));
    }
    assert!(!bgstats::is_file(&serde_json::json!({"format": "naqala-pads/1", "plays": []})));
    let first = |change: &dyn Fn(&mut Value)| {
        let mut damaged = value("bgstats-backup.json");
        change(&mut damaged["plays"][0]);
        let file = bgstats::read(&damaged).expect("it has the lists");
        file.faults.first().filter(|fault| fault.number == 1).map(|fault| fault.kind.clone())
    };
    let at = |place: &str| Some(PlayFaultKind::At(place.to_owned()));
    assert_eq!(first(&|play| play["playDate"] = "yesterday".into()), at("playDate"));
    assert_eq!(first(&|play| play["gameRefId"] = 77.into()), at("gameRefId"));
    assert_eq!(first(&|play| play["locationRefId"] = 77.into()), at("locationRefId"));
    assert_eq!(first(&|play| play["playerScores"] = 1.into()), at("playerScores"));
    assert_eq!(first(&|play| play["playerScores"][1]["score"] = true.into()), at("playerScores[1].score"));
    assert_eq!(first(&|play| play["scoresheet"] = "{".into()), None, "without its sheet the totals are left");
}

/// A backup of the first play alone, which is of Anna and Sam and has these rows: a name, and their cells.
fn with_rows(rows: &[(&str, Value, Value)]) -> Value {
    let mut file = value("bgstats-backup.json");
    let play = file["plays"][0].clone();
    let id = |at: usize| {
        let data = play["playerScores"][at]["metaData"].as_str().expect("it is text");
        let data: Value = serde_json::from_str(data).expect("it is JSON");
        data["scoreUuid"].as_str().expect("it is text").to_owned()
    };
    let row = |(name, anna, sam): &(&str, Value, Value)| serde_json::json!({"templateId": name, "scores": {(id(0)): anna, (id(1)): sam}});
    let rows: Vec<Value> = rows.iter().map(row).collect();
    let sheet = serde_json::json!({"groups": [{"rows": rows}]});
    file["plays"] = serde_json::json!([play]);
    file["plays"][0]["scoresheet"] = sheet.to_string().into();
    file
}

#[test]
fn a_score_sheet_of_which_anything_is_lost_is_asked_about() {
    let lost = |file: &Value| bgstats::read(file).expect("it has the lists").lost.contains(&Lost::Lines);
    let gold = ("gold", Value::from("103"), Value::from("124"));
    assert!(!lost(&with_rows(std::slice::from_ref(&gold))));
    // A row that is not known, with a cell of one player: the other keeps the lines.
    let mixed = with_rows(&[gold.clone(), ("dunes", "".into(), "7".into())]);
    assert!(lost(&mixed));
    let pad = &bgstats::read(&mixed).expect("it has the lists").pads[0];
    assert_eq!(pad.players.iter().map(|player| player.total).collect::<Vec<_>>(), [None, Some(124)]);
    assert!(lost(&with_rows(&[gold.clone(), ("viziers", true.into(), Value::Null)])), "that is no number");
    let mut file = with_rows(&[gold]);
    let sheet: Value =
        serde_json::from_str(file["plays"][0]["scoresheet"].as_str().expect("it is text")).expect("JSON");
    for (sheet, is_lost) in [
        ("{".into(), true),
        (7.into(), true),
        (r#"{"groups":[{"rows":[{"scores":["7"]}]}]}"#.into(), true),
        (sheet, false),
        ("".into(), false),
        (Value::Null, false),
    ] {
        file["plays"][0]["scoresheet"] = sheet;
        assert_eq!(lost(&file), is_lost, "{}", file["plays"][0]["scoresheet"]);
    }
}

#[test]
fn cells_of_a_score_sheet_may_be_numbers_and_a_zero_tells_no_expansion() {
    let file = with_rows(&[("gold", 103.into(), "124".into()), ("tent", 0.into(), "0".into())]);
    let read = bgstats::read(&file).expect("it has the lists");
    let pad = &read.pads[0];
    assert!(pad.expansions.is_empty() && !read.lost.contains(&Lost::Lines), "{read:?}");
    assert_eq!(pad.players[0].typed(ScoreLine::Coins), "103");
    assert_eq!(pad.players[0].typed(ScoreLine::Tent), "", "the sheet has no such line");
    let alone = bgstats::read(&with_rows(&[("tent", 0.into(), Value::Null)])).expect("it has the lists");
    assert_eq!(alone.pads[0].result().totals, [103, 124], "the totals alone are known");
    let pad = &bgstats::read(&with_rows(&[("tent", 4.into(), Value::Null)])).expect("it has the lists").pads[0];
    assert!(!pad.expansions.is_empty());
}

#[test]
fn a_score_sheet_that_says_something_else_is_not_taken_for_true() {
    let mut file = value("bgstats-backup.json");
    file["plays"][0]["playerScores"][0]["score"] = "110".into();
    let pads = bgstats::read(&file).expect("it has the lists").pads;
    assert_eq!(pads[0].result().faults, [PadFault::Total(Seat(0), 103, 110)]);
    // A line that this page does not have.
    let sheet = file["plays"][0]["scoresheet"].as_str().expect("it is text").replace("palmtrees", "dunes");
    file["plays"][0]["scoresheet"] = sheet.replace("merchandise", "wares").into();
    let read = bgstats::read(&file).expect("it has the lists");
    assert_eq!(read.pads[0].players.iter().map(|player| player.total).collect::<Vec<_>>(), [Some(110), Some(124)]);
    assert!(read.lost.contains(&Lost::Lines), "{:?}", read.lost);
}

#[test]
fn what_is_written_for_bg_stats_is_read_again_whole() {
    let mut plain = totals([103, 124]);
    plain.remark = "two\nlines".to_owned();
    let sheets = filed([both(), plain.clone(), Pad::new(2)]);
    let text = bgstats::write(&sheets, "2026-11-30", names);
    let written: Value = serde_json::from_str(&text).expect("it is JSON");
    assert!(bgstats::is_file(&written));
    assert_eq!(written["plays"].as_array().map(Vec::len), Some(2), "a blank sheet is no play");
    assert_eq!(written["players"].as_array().map(Vec::len), Some(5), "Anna and Sam are there once");
    assert_eq!(written["plays"][1]["playDate"], "2026-11-30 10:00:00");
    let file = bgstats::read(&written).expect("it has the lists");
    assert_eq!((file.faults, file.lost), (vec![], vec![]));
    let again = &file.pads[0];
    assert_eq!(again.result().scores, both().result().scores, "all lines are there, cities and tent, too");
    assert_eq!((again.expansions, &again.place, &again.date), (both().expansions, &both().place, &both().date));
    assert_eq!(file.pads[1], Pad { date: "2026-11-30".to_owned(), ..plain });
    // The same sheet is the same play for BG Stats, another one another play.
    let other = bgstats::write(&sheets[..1], "2026-12-01", names);
    let other: Value = serde_json::from_str(&other).expect("it is JSON");
    assert_eq!(other["plays"][0]["uuid"], written["plays"][0]["uuid"]);
    assert_eq!(other["plays"][0]["modificationDate"], "2026-12-01 10:00:00", "when it was written");
    assert_ne!(written["plays"][0]["uuid"], written["plays"][1]["uuid"]);
    let uuid = written["plays"][0]["uuid"].as_str().expect("it is text");
    assert!(uuid.len() == 36 && uuid.as_bytes()[14] == b'8' && b"89ab".contains(&uuid.as_bytes()[19]), "{uuid}");
}

#[test]
fn the_link_to_bg_stats_carries_one_play_and_leads_to_no_server() {
    let mut pad = totals([103, 124]);
    pad.date = "2026-11-23".to_owned();
    pad.place = "Évian & \"Lyon\"".to_owned();
    let link = bgstats::link("17", &pad, "2026-11-30", &names(&pad), "The Artisans").expect("there are points");
    let data = link.strip_prefix("bgstats://app.bgstatsapp.com/createPlay.html?data=").expect("it opens the app");
    assert!(data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~%".contains(&byte)), "{data}");
    let bytes: Vec<u8> = data
        .split('%')
        .enumerate()
        .flat_map(|(at, part)| {
            let (code, rest) = if at == 0 { ("", part) } else { part.split_at(2) };
            u8::from_str_radix(code, 16).ok().into_iter().chain(rest.bytes())
        })
        .collect();
    let play: Value = serde_json::from_slice(&bytes).expect("it is JSON");
    assert_eq!((&play["playDate"], &play["location"]), (&"2026-11-23 10:00:00".into(), &"Évian & \"Lyon\"".into()));
    assert_eq!((&play["game"]["bggId"], &play["comments"]), (&157_354.into(), &"The Artisans".into()));
    assert_eq!((&play["players"][0]["score"], &play["players"][0]["rank"]), (&103.into(), &2.into()));
    assert_eq!((&play["players"][1]["winner"], &play["players"][1]["rank"]), (&true.into(), &1.into()));
    assert_eq!(bgstats::link("1", &Pad::new(2), "2026-11-30", &names(&Pad::new(2)), ""), None);
}

#[test]
fn a_list_of_boardgamegeek_gives_totals_and_names_what_is_wrong() {
    let PlayFile { pads, faults, lost, others, page } = geek();
    assert_eq!((others, page), (1, Some((8, 254))), "it is one page of many");
    let [first, second] = &pads[..] else { panic!("{pads:?}") };
    assert_eq!(names(first), ["Anna", "Sam \"the Vizier\"", "noor_77"]);
    assert_eq!(first.remark, "Tea & dates.\nA <close> game");
    assert_eq!((first.result().totals, first.place.as_str()), (vec![131, 128, 99], "Lyon"));
    assert_eq!(first.expansions.iter().collect::<Vec<_>>(), [Expansion::Artisans], "it is logged beside the game");
    let colours: Vec<_> = first.players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Colour::Orange, Colour::Indigo, Colour::Teal]);
    assert_eq!((second.date.as_str(), second.result().totals), ("", vec![88, 92]));
    let fault = |number, date: &str, kind| PlayFault { number, date: date.to_owned(), kind };
    assert_eq!(
        faults,
        [
            fault(4, "2026-05-11", PlayFaultKind::Several(3)),
            fault(5, "2026-05-10", PlayFaultKind::Unfinished),
            fault(7, "2026-05-01", PlayFaultKind::Players(0)),
            fault(8, "2026-04-30", PlayFaultKind::At("player[0].score".to_owned())),
        ]
    );
    assert_eq!(lost, [Lost::Duration, Lost::Uncounted, Lost::Seats, Lost::Notes, Lost::Roles, Lost::Winner]);
    assert_eq!(bgg::read("<items/>"), Err(PadError::At("plays".to_owned())));
    assert_eq!(bgg::read("<plays/>"), Ok(PlayFile::default()));
}

#[test]
fn what_is_written_as_plays_of_boardgamegeek_is_read_again_with_its_totals() {
    let mut awkward = totals([103, 124]);
    awkward.place = "<Lyon> & \"Évian\"".to_owned();
    awkward.remark = "two\nlines\u{1}".to_owned();
    let pads = [both(), both(), awkward.clone(), Pad::new(2)];
    let text = bgg::write(&pads, names);
    let file = bgg::read(&text).expect("it is a list of plays");
    assert_eq!((file.faults, file.lost, file.page), (vec![], vec![], None));
    assert_eq!(file.pads.len(), 3);
    for (read, pad) in file.pads.iter().zip(&pads) {
        assert_eq!(read.result().totals, pad.result().totals);
        assert_eq!(read.result().winners, pad.result().winners);
        assert_eq!((read.expansions, &read.date, &read.place), (pad.expansions, &pad.date, &pad.place));
        assert_eq!(
            read.players.iter().map(|it| it.colour).collect::<Vec<_>>(),
            pad.players.iter().map(|it| it.colour).collect::<Vec<_>>()
        );
    }
    assert_eq!(file.pads[2].remark, "two\nlines");
}

#[test]
fn the_same_plays_are_not_added_twice() {
    let history: History = filed(backup().pads).into_iter().collect();
    assert_eq!(history.missing(backup().pads), []);
    assert_eq!(json::read(&json::write(&backup().pads)).expect("it is a history").pads, backup().pads);
    // Points alone are known by what they say, things that lie there only by themselves.
    let counted = both();
    let mut typed = Pad::new(2);
    let mut lying = typed.clone();
    typed.type_in(Seat(0), ScoreLine::Viziers, "12");
    lying.set(Seat(0), Thing::Kept(Meeple::Vizier), 2);
    let history: History = filed([lying.clone(), counted]).into_iter().collect();
    assert_eq!(history.missing(vec![typed.clone(), both()]), []);
    let history: History = filed([typed.clone()]).into_iter().collect();
    assert_eq!(history.missing(vec![lying.clone(), typed, lying.clone()]), [lying]);
}

#[test]
fn a_play_of_an_expansion_goes_with_the_nearest_game_of_its_day() {
    let play = |id: u32, date: &str, players: &str| {
        let name = if id == 157_354 { "Five Tribes" } else { "" };
        format!("<play date=\"{date}\"><item name=\"{name}\" objectid=\"{id}\"/><players>{players}</players></play>")
    };
    let two = "<player name=\"Anna\" score=\"9\"/><player name=\"Sam\" score=\"8\"/>";
    let (first, second) = ("2026-05-01", "2026-05-02");
    let plays = [
        play(176_677, first, ""),
        play(157_354, first, two),
        play(157_354, second, two),
        play(157_354, first, two),
        play(213_973, first, ""),
        play(176_677, "2026-05-03", ""),
    ];
    let file = bgg::read(&format!("<plays>{}</plays>", plays.concat())).expect("it is a list of plays");
    let found: Vec<Vec<_>> = file.pads.iter().map(|pad| pad.expansions.iter().collect()).collect();
    assert_eq!(found, [vec![Expansion::Artisans], vec![], vec![Expansion::Whims]]);
    assert_eq!(file.faults.iter().map(|fault| fault.number).collect::<Vec<_>>(), [6], "no game was played that day");
}

#[test]
fn a_remark_in_pieces_is_read_whole() {
    let text = fixtures::fixture("pads/bgg-plays.xml").replace("A &lt;close&gt;", "A <!-- very --><![CDATA[<close>]]>");
    assert_eq!(bgg::read(&text).expect("it is a list of plays").pads[0].remark, "Tea & dates.\nA <close> game");
}

#[test]
fn damaged_xml_and_a_document_type_are_refused_with_a_place() {
    for (text, line, column) in [
        ("<plays>\n<play id=\"1\"></plays>", 2, 14),
        ("<plays>\n<play id=\"1\"/>\n<pla", 3, 5),
        ("<plays>&none;</plays>", 1, 8),
        ("<?xml version=\"1.0\"?>\n<!DOCTYPE plays [<!ENTITY a \"b\">]>\n<plays>&a;</plays>", 2, 1),
        ("", 1, 1),
    ] {
        assert_eq!(bgg::read(text), Err(PadError::Syntax(line, column)), "{text}");
    }
}
