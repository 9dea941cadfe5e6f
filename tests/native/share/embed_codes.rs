//! The code that puts a board on another page.

use crate::support::fixtures;
use naqala::i18n::Lang;
use naqala::ui::embed::model::{Content, Mode, options};
use naqala::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode, Host};
use serde_json::Value;

const SITE: &str = "https://naqala.example/";

fn code(mode: BoardMode, content: &BoardContent) -> EmbedCode<'_> {
    EmbedCode { site: SITE, lang: Lang::FR, mode, content, host: Host::Site }
}

fn frame(mode: BoardMode, content: &BoardContent) -> Option<String> {
    code(mode, content).frame()
}

/// Returns the part of a frame's address that the board reads.
fn fragment(frame: &str) -> String {
    let (_, rest) = frame.split_once("embed.html#").expect("a frame of a board");
    rest.split('"').next().unwrap_or_default().replace("&amp;", "&")
}

#[test]
fn a_board_understands_the_address_of_each_frame() {
    let text = |path| fixtures::read(&fixtures::path(path));
    let position = r#"{"board": ["V5:w M6:g", "S6:b L4:r"]}"#.to_owned();
    let record = text("tests/fixtures/replay/2-players.record.json");
    let lesson = fixtures::lesson("move");
    let frames = [
        (BoardMode::View, BoardContent::Position(position.clone())),
        (BoardMode::Explore, BoardContent::Position(position.clone())),
        (BoardMode::Play, BoardContent::Position(position)),
        (BoardMode::Replay, BoardContent::Record(record)),
        (BoardMode::Exercise, BoardContent::Lesson(lesson.clone())),
        (BoardMode::Exercise, BoardContent::Course("move".into(), Some(lesson))),
        (BoardMode::Exercise, BoardContent::Puzzle("daily".into(), None)),
    ];
    for (mode, content) in frames {
        let frame = frame(mode, &content).expect("an address holds it");
        let board = options::read(&fragment(&frame), Lang::EN)
            .unwrap_or_else(|faults| panic!("{mode}: {}", faults.first().map(ToString::to_string).unwrap_or_default()));
        assert_eq!(board.mode.name(), mode.name());
        assert_eq!(board.appearance.lang, Some(Lang::FR));
        assert!(board.content.is_some() && frame.contains("title=\"") && frame.contains("height=\""), "{frame}");
    }
}

#[test]
fn a_frame_holds_neither_an_unknown_file_nor_too_much() {
    assert_eq!(frame(BoardMode::Exercise, &BoardContent::Course("loops".into(), None)), None);
    assert_eq!(frame(BoardMode::View, &BoardContent::Position("x".repeat(20_000))), None);
}

#[test]
fn the_element_holds_its_content_and_a_link_for_pages_without_scripts() {
    let content = BoardContent::Lesson(r#"{"title": {"en": "</script><b>", "fr": "é"}}"#.into());
    let english = |content| EmbedCode { lang: Lang::EN, ..code(BoardMode::Exercise, content) }.element();
    let code = english(&content);
    assert!(code.starts_with("<script src=\"https://naqala.example/naqala.js\" defer blocking=\"render\"></script>\n<naqala-board mode=\"exercise\" lang=\"en\">"), "{code}");
    assert!(
        code.contains(r#""\u003c/script>\u003cb>""#) && code.contains("<a href=\"https://naqala.example/\">"),
        "{code}"
    );
    assert_eq!(code.matches("</script>").count(), 2, "the text ends no script: {code}");
    let course = BoardContent::Course("loops".into(), None);
    let code = english(&course);
    assert!(
        code.contains(" src=\"https://naqala.example/lessons/loops.json\">") && code.contains("/#learn=loops\">"),
        "{code}"
    );
    let puzzle = options::read("#mode=exercise&puzzle=daily", Lang::EN).ok().and_then(|board| board.content);
    assert!(matches!(puzzle, Some(Content::Puzzle(_))) && Mode::ALL.len() == BoardMode::ALL.len());
}

#[test]
fn an_element_that_gives_a_result_code_has_the_script_that_reports_below_its_own() {
    let content = BoardContent::Puzzle("merchants-4".into(), None);
    let code = EmbedCode { lang: Lang::EN, ..code(BoardMode::Exercise, &content) }.reporting_element();
    let lines: Vec<_> = code.lines().collect();
    assert!(lines[0].contains("/naqala.js\""), "{code}");
    assert_eq!(lines[1], "<script src=\"https://naqala.example/naqala-report.js\" defer></script>");
    assert_eq!(lines[2], "<naqala-board mode=\"exercise\" lang=\"en\" puzzle=\"merchants-4\" data-report>");
}

/// Returns the texts inside an element.
fn texts(code: &str) -> Vec<&str> {
    code.lines().filter_map(|line| line.strip_prefix("  <p>")?.strip_suffix("</p>")).collect()
}

#[test]
fn the_element_says_its_position_in_words() {
    let position = r#"{"board": ["V5:w^2 M6:gg@1", "S6#1 L4"], "players": [{"name": "<b>Ann"}, {"name": "Sam"}]}"#;
    let content = BoardContent::Position(position.into());
    let of = |lang, mode, content| EmbedCode { lang, ..code(mode, content) }.element();
    let english = of(Lang::EN, BoardMode::Explore, &content);
    let [asked, north, south] = texts(&english)[..] else { panic!("who decides, and two rows: {english}") };
    assert_eq!(asked, "&lt;b&gt;Ann’s turn (Move).");
    assert_eq!(
        north,
        "a2, village, value 5 blue, 1 elder, 2 palm trees; b2, small market, value 6 red, 2 merchants, camel of Sam."
    );
    assert_eq!(
        south,
        "a1, sacred place, value 6 blue, no meeples, 1 palace; b1, large market, value 4 red, no meeples."
    );
    assert!(
        of(Lang::FR, BoardMode::View, &content).contains("<p>a2, village, valeur 5"),
        "in the language of the board"
    );
    let sown = fixtures::read(&fixtures::path("tests/fixtures/valid/sow-before-the-first-drop-without-at.json"));
    let sown = of(Lang::EN, BoardMode::Explore, &BoardContent::Position(sown));
    assert_eq!(texts(&sown)[0], "Olivier’s turn (Move). Meeples in hand (2 merchants and 1 builder).");
}

#[test]
fn the_words_of_a_lesson_begin_with_its_task_and_those_of_a_record_are_of_the_moment_shown_first() {
    let lesson = fixtures::lesson("move");
    let course = code(BoardMode::Exercise, &BoardContent::Course("move".into(), Some(lesson.clone()))).element();
    let value: Value = serde_json::from_str(&lesson).expect("the lesson is JSON");
    let task = value["steps"][0]["text"]["fr"].as_str().expect("a task").split(['\'', '\n', '"', '&']).next();
    assert!(texts(&course)[0].starts_with(task.expect("its beginning")), "{course}");
    let record = BoardContent::Record(fixtures::read(&fixtures::path("tests/fixtures/replay/2-players.record.json")));
    let [first, last] = [BoardMode::Replay, BoardMode::View].map(|mode| code(mode, &record).element());
    assert!(texts(&first).len() == 6 && texts(&last).len() == 6 && texts(&first)[1..] != texts(&last)[1..]);
    let pack = Some(fixtures::read(&fixtures::path("public/puzzles.json")));
    let puzzle = |name: &str| code(BoardMode::Exercise, &BoardContent::Puzzle(name.into(), pack.clone())).element();
    assert_eq!(texts(&puzzle("control-1")).len(), 6);
    assert!(texts(&puzzle("daily")).is_empty(), "that of tomorrow is another one");
    for broken in ["", "{}", "[]", r#"{"board": ["Q"]}"#, r#"{"steps": [], "positions": 4}"#] {
        for content in
            [BoardContent::Lesson, BoardContent::Record, BoardContent::Position].map(|make| make(broken.into()))
        {
            assert!(texts(&code(BoardMode::View, &content).element()).is_empty(), "{broken}");
        }
    }
}

#[test]
fn every_lesson_of_the_course_fits_into_a_frame() {
    let lessons = fixtures::lessons();
    assert!(lessons.len() > 60);
    for (name, text) in lessons.into_iter().filter(|(name, _)| name != "course.json") {
        assert!(frame(BoardMode::Exercise, &BoardContent::Course(name.clone(), Some(text))).is_some(), "{name}");
    }
}

#[test]
fn a_frame_is_as_high_as_its_board_needs_in_the_column_of_its_host() {
    let position = BoardContent::Position(r#"{"board": ["V5 M6 S6", "S6 L4 M6"]}"#.into());
    let deal = BoardContent::Puzzle("daily".into(), None);
    let height = |content, mode, host| EmbedCode { host, ..code(mode, content) }.height();
    let hosts = Host::ALL.map(|host| height(&position, BoardMode::View, host));
    assert_eq!(hosts, [290; 5], "tiles are never wider than 128 pixels");
    assert_eq!(height(&deal, BoardMode::Play, Host::Site), 1150);
    assert!(height(&deal, BoardMode::Play, Host::WordPress) < height(&deal, BoardMode::Play, Host::Moodle));
    let record = |notes| {
        let value = serde_json::json!({"actions": ["bid 3", "bid 1"], "notes": notes});
        BoardContent::Record(value.to_string())
    };
    let note = |at: usize| serde_json::json!([{"at": at, "text": {"en": "Dear."}}]);
    let [plain, early, late] = [serde_json::json!([]), note(1), note(2)].map(record);
    let of = |mode| [&plain, &early, &late].map(|record| height(record, mode, Host::Site));
    let [plain, early, late] = of(BoardMode::Replay);
    assert!(early >= plain + 90 && late == early, "a replay shows each comment and has buttons");
    let [plain, early, late] = of(BoardMode::View);
    assert!(early == plain && late >= plain + 40, "a picture shows that of its moment");
    let address = EmbedCode { host: Host::Notion, ..code(BoardMode::Exercise, &deal) }.address();
    assert_eq!(address.as_deref(), Some("https://naqala.example/embed.html#v=1&mode=exercise&lang=fr&puzzle=daily"));
}

/// `cargo xtask rooms` has measured what each puzzle needs beside its tiles; the seventh width is that of a column in WordPress.
#[test]
fn a_frame_has_room_for_each_puzzle_with_its_expansions() {
    let pack = fixtures::read(&fixtures::path("public/puzzles.json"));
    let puzzles: Value = serde_json::from_str(&pack).expect("the pack is JSON");
    let rooms: Value =
        serde_json::from_str(&fixtures::read(&fixtures::path("tests/e2e/rooms.json"))).expect("the rooms are JSON");
    let puzzles = puzzles["puzzles"].as_array().expect("the pack has puzzles");
    assert!(puzzles.len() > 150);
    for puzzle in puzzles {
        let (name, rows) = (puzzle["name"].as_str().expect("a name"), &puzzle["position"]["board"]);
        let (rows, columns) = (rows.as_array().expect("rows"), rows[0].as_str().expect("a row").split(' ').count());
        let tiles = rows.len() as u64 * ((645 - 12) / columns as u64).min(128);
        let content = BoardContent::Puzzle(name.into(), Some(pack.clone()));
        let frame = EmbedCode { host: Host::WordPress, ..code(BoardMode::Exercise, &content) }.height();
        let needed = tiles + rooms[name][6].as_u64().expect("a room");
        assert!(u64::from(frame) >= needed && u64::from(frame) < needed + 500, "{name}: {frame} for {needed}");
    }
    let of_day =
        |name: &str| code(BoardMode::Exercise, &BoardContent::Puzzle(name.into(), Some(pack.clone()))).height();
    assert!(of_day("daily-expansions") > of_day("daily") + 250);
}
