//! Score sheets from games, and as text, link, picture and position of the editor.

use crate::support::games::{NAMES, deal};
use crate::support::{Dice, fixtures};
use naqala::game::{Expansion, Game, Meeple, Options, ScoreLine, Seat};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::ui::edit::model::Draft;
use naqala::ui::pad::describe;
use naqala::ui::pad::model::link::SheetLinkError;
use naqala::ui::pad::model::picture::{Ink, Shape, picture};
use naqala::ui::pad::model::{Pad, PadError, Thing, link};
use naqala::ui::share::codes::{LinkError, Packing, checksum, payload};
use naqala::ui::table::session::{Colour, Session};
use std::collections::BTreeSet;

fn both() -> Pad {
    Pad::read(&fixtures::fixture("pads/pad-both.json")).expect("it is a sheet")
}

fn names(pad: &Pad) -> Vec<String> {
    pad.players.iter().map(|player| player.name.clone()).collect()
}

/// Plays a random game to its end.
pub(super) fn finished(expansions: &[Expansion], players: usize, seed: u64) -> Session {
    let mut game: Game = deal(expansions, players, seed);
    let mut dice = Dice::new(seed);
    while let Some(action) = dice.action(&game) {
        game.play(action).expect("a listed action is legal");
    }
    let options = Options::new(NAMES[..2].to_vec(), 1);
    let mut session = Session::new(options, vec![Colour::Teal, Colour::Pink]).expect("two can play");
    session.record = record::from_position(game);
    session.colours = Colour::ALL.into_iter().rev().take(players).collect();
    session
}

const SETS: [(&[Expansion], usize); 5] =
    [(&[], 2), (&[], 4), (&[Expansion::Artisans], 3), (&[Expansion::Whims], 5), (&Expansion::ALL, 5)];

#[test]
fn a_finished_game_fills_the_whole_sheet() {
    for (seed, (expansions, players)) in (0..).zip(SETS.repeat(3)) {
        let session = finished(expansions, players, seed);
        let game = session.record.game();
        let pad = Pad::of_session(&session);
        let result = pad.result();
        assert_eq!(result.scores, game.seats().map(|seat| game.score(seat)).collect::<Vec<_>>());
        assert_eq!((result.winners, result.faults), (game.winners(), Vec::new()));
        assert_eq!(pad.players.iter().map(|player| player.colour).collect::<Vec<_>>(), session.colours);
        assert_eq!(Pad::read(&pad.write()), Ok(pad), "it is stored as it is");
    }
}

#[test]
fn a_counted_sheet_becomes_a_position_without_faults() {
    for (seed, (expansions, players)) in (0..).zip(SETS.repeat(3)) {
        let session = finished(expansions, players, seed);
        let pad = Pad::of_session(&session);
        let position = pad.position(&names(&pad));
        assert_eq!(position.lacks, []);
        let draft = Draft::read(&position.text).expect("the editor reads it");
        assert_eq!(draft.fault_kinds(), [], "{}", position.text);
        let (state, game) = (draft.state(), session.record.game());
        for (at, seat) in game.seats().enumerate() {
            let (made, own) = (state.score(seat), game.score(seat));
            // Where tiles lie is made up, so the lake and the tent may count otherwise.
            let is_placed = |line: &ScoreLine| !matches!(line, ScoreLine::Palms | ScoreLine::Palaces | ScoreLine::Tent);
            for line in ScoreLine::ALL.into_iter().filter(is_placed) {
                assert_eq!(made.line(line), own.line(line), "{line:?}");
            }
            assert_eq!(draft.colour(at), session.colours[at]);
            assert_eq!(state.player(seat).name, game.player(seat).name);
        }
    }
}

#[test]
fn a_position_of_a_sheet_lists_the_typed_lines_that_it_lacks() {
    let mut pad = Pad::new(2);
    pad.players[0].name = "Anna".to_owned();
    pad.players[1].name = "Sam".to_owned();
    pad.type_in(Seat(0), ScoreLine::Coins, "40+3");
    pad.type_in(Seat(0), ScoreLine::Goods, "13");
    pad.set(Seat(1), Thing::Kept(Meeple::Elder), 3);
    pad.set(Seat(1), Thing::Inland(naqala::game::Building::Palm), 1);
    let position = pad.position(&names(&pad));
    assert_eq!(position.lacks, [(Seat(0), ScoreLine::Goods), (Seat(1), ScoreLine::Palms)]);
    let draft = Draft::read(&position.text).expect("the editor reads it");
    assert_eq!(draft.fault_kinds(), []);
    assert_eq!(draft.state().score(Seat(0)).total(), 43);
    assert_eq!(draft.state().score(Seat(1)).line(ScoreLine::Elders), 6);
}

#[test]
fn a_sheet_survives_its_link() {
    for pad in [both(), Pad::new(5)] {
        let fragment = link::fragment(&pad.link_bytes(), false);
        assert!(fragment.starts_with("#score=0"), "{fragment}");
        let (bytes, is_deflated) = link::read(&fragment).expect("it was just made");
        assert!(!is_deflated);
        assert_eq!(Pad::of_link_bytes(&bytes), Ok(pad));
    }
    assert!(link::fragment(&[1, 2, 3], true).starts_with("#score=1"));
}

#[test]
fn an_old_link_of_a_sheet_still_opens() {
    let fragment = fixtures::fixture("pads/link-1.txt");
    let (bytes, _) = link::read(fragment.trim()).expect("it is a link");
    let pad = Pad::of_link_bytes(&bytes).expect("it is a sheet");
    assert_eq!(pad.result().scores.iter().map(naqala::game::Score::total).collect::<Vec<_>>(), [43, 12]);
}

#[test]
fn damaged_links_are_refused_in_words() {
    let bytes = both().link_bytes();
    let good = link::fragment(&bytes, false);
    let read = |fragment: &str| match link::read(fragment) {
        Ok((bytes, _)) => Pad::of_link_bytes(&bytes).expect_err(fragment),
        Err(error) => SheetLinkError::Link(error),
    };
    let fault = SheetLinkError::Link;
    assert_eq!(read("#score="), fault(LinkError::CutOff));
    assert_eq!(read("#score=9AAAA"), fault(LinkError::Version('9')));
    assert_eq!(read("#score=2AAAA"), fault(LinkError::Version('2')));
    assert_eq!(read("#score=0AA!A"), fault(LinkError::Letter(3)));
    assert_eq!(read("#score=0AAAA"), fault(LinkError::CutOff));
    assert_eq!(read(&format!("#score=0{}", "A".repeat(50_000))), fault(LinkError::Long));
    for end in [good.len() - 4, good.len() - 8, good.len() / 2] {
        assert!(matches!(read(&good[..end]), SheetLinkError::Link(LinkError::Damaged | LinkError::CutOff)));
    }
    // Each changed bit is noticed.
    for at in (0..bytes.len()).step_by(7) {
        let mut changed = bytes.clone();
        changed[at] ^= 1 << (at % 8);
        assert_eq!(Pad::of_link_bytes(&changed), Err(fault(LinkError::Damaged)), "byte {at}");
    }
    let checked = |text: &str| {
        let mut bytes = text.as_bytes().to_vec();
        bytes.extend(checksum(text.as_bytes()).to_be_bytes());
        payload(Packing::Plain, &bytes)
    };
    let other = read(&format!("#score={}", checked("{\"format\":\"naqala-pad/2\"}")));
    assert_eq!(other, SheetLinkError::Sheet(PadError::Format("naqala-pad/2".to_owned())));
    let errors = [fault(LinkError::CutOff), fault(LinkError::Damaged), other];
    let said = [Lang::EN, Lang::FR].map(|lang| errors.each_ref().map(|error| describe::link(lang, error)));
    assert_eq!(said.iter().flatten().collect::<BTreeSet<_>>().len(), 6, "one sentence says one thing: {said:?}");
    assert!(said.iter().all(|said| said[2].contains("naqala-pad/2")), "{said:?}");
}

#[test]
fn a_sheet_is_written_as_plain_lines() {
    let mut pad = Pad::new(2);
    for (player, name) in pad.players.iter_mut().zip(["Anna", "Sam"]) {
        player.name = name.to_owned();
    }
    pad.remark = "Sam’s first game".to_owned();
    pad.type_in(Seat(0), ScoreLine::Coins, "40+3");
    pad.set(Seat(1), Thing::Kept(Meeple::Vizier), 2);
    assert_eq!(
        describe::plain_text(Lang::EN, &pad, "23 Nov 2026 · Lyon"),
        "Score pad · 23 Nov 2026 · Lyon\n★ Anna 43\nSam 12\n\nCoins: Anna 43, Sam 0\nViziers: Anna 0, Sam 12\n\nSam’s first game"
    );
    assert!(describe::plain_text(Lang::FR, &pad, "").starts_with("Feuille de score\n★ Anna 43\n"));
}

#[test]
fn a_picture_shows_each_line_and_no_text_leaves_its_room() {
    for lang in Lang::all() {
        let pad = both();
        let drawn = picture(lang, &pad, "21 Nov 2026 · Lyon", &names(&pad));
        let mut texts = Vec::new();
        for shape in &drawn.shapes {
            if let Shape::Text { text, .. } = shape {
                texts.push(text.as_str());
            }
        }
        for score in pad.result().scores {
            let total = score.total().to_string();
            assert!(texts.iter().any(|text| text.trim_start_matches("★ ") == total), "{total}");
        }
        assert_eq!(texts.len(), 2 + 5 + (pad.lines().len() + 1) * 6);
        assert!(drawn.shapes.iter().any(|shape| matches!(shape, Shape::Area(_, Ink::Player(Colour::Pink)))));
        for shape in &drawn.shapes {
            let (left, right, top, bottom) = match shape {
                Shape::Area([x, y, width, height], _) => (*x, x + width, *y, y + height),
                Shape::Text { at: [x, y], room, size, is_centred, .. } => {
                    let left = if *is_centred { x - room / 2.0 } else { *x };
                    (left, left + room, y - f64::from(*size), *y)
                }
            };
            assert!(left >= 0.0 && top >= 0.0 && right <= drawn.width && bottom <= drawn.height, "{shape:?}");
        }
    }
}
