//! Pictures of positions: each shows what the position has, and what others write is never markup.

use super::{deal, watch};
use crate::support::{fixtures, games};
use naqala::game::{Game, Meeple, Options, Place};
use naqala::notation::picture::{Look, svg};
use naqala::notation::{position, record};
use naqala_engine::{Engine, EngineReply};
use proptest::prelude::*;
use serde_json::Value;

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// Checks that elements are closed in their order, and that every `&` begins one of the signs that XML knows.
fn check_markup(svg: &str) {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("each tag ends");
        let name = tag.split(' ').next().unwrap_or_default();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(count(tag, "\"") % 2, 0, "{tag}");
        for sign in part.split('&').skip(1) {
            assert!(["amp;", "lt;", "gt;", "quot;"].iter().any(|known| sign.starts_with(known)), "{sign}");
        }
        assert!(!text.contains('>'), "{text}");
    }
    assert!(open.is_empty(), "{open:?}");
}

fn check(game: &Game) {
    let drawn = svg(game, &Look::default());
    check_markup(&drawn);
    let places: Vec<_> = game.board.places().map(|(_, place)| place).collect();
    assert_eq!(count(&drawn, "<g transform="), places.len(), "a tile for each place");
    let discs: usize = places
        .iter()
        .map(
            |place| if place.meeples.len() > 8 { place.meeples.tribes().count() } else { place.meeples.len() as usize },
        )
        .sum();
    assert_eq!(count(&drawn, "<circle"), discs);
    let signs = |count: fn(&Place) -> bool| places.iter().filter(|place| count(place)).count();
    let built = signs(|place| place.palms > 0) + signs(|place| place.palaces > 0);
    assert_eq!(count(&drawn, "scale(.9)"), built);
    assert_eq!(
        count(&drawn, "stroke=\"#fff\""),
        signs(|place| place.piece.is_some()),
        "a flag for each camel and tent"
    );
    assert_eq!(count(&drawn, "fill=\"#3b2f6b\""), signs(|place| place.whim.is_some()), "a card for each whim");
    for outside in ["href", "url(", "<style", "<script", "@import", "<image", "<foreignObject"] {
        assert!(!drawn.contains(outside), "it needs nothing beside it: {outside}");
    }
}

#[test]
fn each_position_of_random_games_is_drawn() {
    for seed in 0..20 {
        let mut seen = 0;
        watch(seed, |game| {
            seen += 1;
            if seen % 9 == 0 {
                check(game);
            }
        });
    }
}

#[test]
fn scores_stand_below_the_board_in_the_colours_of_their_players() {
    let game = deal(3);
    let below: Vec<_> = (0..game.players.len()).map(|seat| (seat, format!("{seat}: 100"))).collect();
    let (plain, drawn) = (svg(&game, &Look::default()), svg(&game, &Look { below: below.clone(), ..Look::default() }));
    check_markup(&drawn);
    assert_eq!(count(&drawn, "<circle") - count(&plain, "<circle"), below.len());
    assert!(below.iter().all(|(_, words)| drawn.contains(&format!(">{words}</text>"))));
}

#[test]
fn the_engine_draws_the_position_as_it_stands() {
    let mut engine = Engine::default();
    let text = fixtures::fixture("valid/control-before-the-move.json").replace('\n', " ");
    assert!(matches!(engine.reply("picture"), EngineReply::Line(reply) if reply.contains("no-game")));
    let _loaded = engine.reply(&format!("load {text}"));
    let EngineReply::Line(reply) = engine.reply("picture") else { panic!("it answers") };
    let reply: Value = serde_json::from_str(&reply).expect("JSON");
    let drawn = reply["svg"].as_str().expect("a picture");
    check_markup(drawn);
    assert!(drawn.contains("<desc>M6:yw"), "the board in the notation: {drawn}");
    assert!(matches!(engine.reply("picture big"), EngineReply::Line(reply) if reply.contains("error")));
    let game = position::read(&text).expect("it is consistent");
    assert_eq!(count(drawn, "<g transform="), game.board.places().count());
    check(&position::read(&fixtures::fixture("valid/every-tile-and-piece.json")).expect("it is consistent"));
    // A record is drawn at its end.
    let whole = record::read(&fixtures::fixture("replay/5-players-both.record.json")).expect("a record");
    check(whole.game());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn names_and_words_are_text(name in "\\PC{1,12}", title in any::<String>(), words in any::<String>()) {
        let options = Options::new([name.as_str(), "Sam"], 7);
        prop_assume!(Game::new(&options).is_ok());
        // Its names stand on the flags of the end.
        let mut end = None;
        games::watch(&options, |game| end = Some(game.clone()));
        let game = end.expect("a game has positions");
        let letters = [title.as_str(); Meeple::ALL.len()];
        let look = Look { title: &title, text: &words, letters, below: vec![(0, words.clone())], ..Look::default() };
        check_markup(&svg(&game, &look));
    }
}
