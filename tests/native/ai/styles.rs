//! Styles change what a level does, and little else.

use super::legality::check_line;
use super::{positions, think, think_in_style};
use crate::support::ask;
use naqala::ai::{Knowledge, Level, Style};
use naqala::game::Step;
use naqala::notation::position;
use naqala_engine::Engine;

#[test]
fn each_style_finds_legal_lines_and_sometimes_others_than_the_plain_one() {
    let (mut other, mut moves) = ([0; Style::ALL.len()], 0);
    positions(900, |game, seed| {
        if game.turn().is_none_or(|turn| turn.step != Step::Move) {
            return;
        }
        moves += 1;
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let plain = think(&knowledge, Level::Counsellor, seed);
        for style in Style::ALL {
            let line = think_in_style(&knowledge, Level::Counsellor, style, seed);
            check_line(game, &line.actions);
            other[style as usize] += usize::from(line.actions != plain.actions);
        }
    });
    let [plain, liked @ ..] = other;
    assert_eq!(plain, 0);
    assert!(liked.iter().all(|&other| (5..moves / 2).contains(&other)), "{other:?} of {moves}");
}

#[test]
fn the_protocol_answers_in_a_style() {
    let mut others = 0;
    positions(30, |game, _| {
        let mut engine = Engine::default();
        ask(&mut engine, &format!("load {}", position::write(game)));
        let [plain, named, djinns] = [
            r#"think counsellor {"seed": "7"}"#,
            r#"think counsellor {"style": "plain", "seed": "7"}"#,
            r#"think counsellor {"seed": "7", "style": "djinns"}"#,
        ]
        .map(|command| ask(&mut engine, command));
        assert_eq!(plain, named);
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let line = think_in_style(&knowledge, Level::Counsellor, Style::Djinns, 7).actions;
        let line: Vec<_> = line.iter().map(ToString::to_string).collect();
        assert_eq!(djinns["line"], serde_json::json!(line));
        others += usize::from(djinns != plain);
    });
    assert!(others > 10, "{others}");
}
