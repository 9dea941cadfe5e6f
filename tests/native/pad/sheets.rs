//! The score pad: sheets of finished games agree with the core, impossible sheets are refused in words, and damaged
//! texts name the place of the damage.

use crate::support::games::{NAMES, deal};
use crate::support::{Dice, fixtures};
use naqala::game::Building::{Palace, Palm};
use naqala::game::{Card, Djinn, Expansion, Expansions, Game, Item, Meeple, PossessionsFault, ScoreLine, Seat};
use naqala::i18n::Lang;
use naqala::ui::pad::describe;
use naqala::ui::pad::model::{Pad, PadError, PadFault, Thing};
use naqala::ui::table::session::Colour;
use serde_json::Value;

/// Plays a random game to its end.
fn finished(expansions: &[Expansion], players: usize, seed: u64) -> Game {
    let mut game = deal(expansions, players, seed);
    let mut dice = Dice::new(seed);
    while let Some(action) = dice.action(&game) {
        game.play(action).expect("a listed action is legal");
    }
    game
}

/// Makes a sheet for the players of a game.
fn blank(game: &Game) -> Pad {
    let mut pad = Pad::new(2);
    pad.resize(game.players.len(), |at| NAMES[at].to_owned());
    for (player, name) in pad.players.iter_mut().zip(NAMES) {
        name.clone_into(&mut player.name);
    }
    pad.expansions = game.expansions;
    pad
}

/// Enters a line of a game by counting, one thing after another; coins are typed.
fn count_line(pad: &mut Pad, game: &Game, seat: Seat, line: ScoreLine) {
    if line == ScoreLine::Coins {
        return type_line(pad, game, seat, line);
    }
    let possessions = game.possessions(seat);
    for thing in Thing::of_line(line, game.expansions) {
        pad.set(seat, thing, thing.count(&possessions));
    }
}

fn type_line(pad: &mut Pad, game: &Game, seat: Seat, line: ScoreLine) {
    pad.type_in(seat, line, &game.score(seat).line(line).to_string());
}

fn assert_agrees(pad: &Pad, game: &Game) {
    let result = pad.result();
    assert_eq!(result.scores, game.seats().map(|seat| game.score(seat)).collect::<Vec<_>>());
    assert_eq!(result.winners, game.winners());
    assert_eq!(result.faults, []);
    assert_eq!(Pad::read(&pad.write()).as_ref(), Ok(pad));
}

#[test]
fn finished_games_typed_counted_or_both_agree_with_the_core() {
    let sets: [(&[Expansion], usize); 6] = [
        (&[], 2),
        (&[], 4),
        (&[Expansion::Artisans], 3),
        (&[Expansion::Whims], 5),
        (&Expansion::ALL, 2),
        (&Expansion::ALL, 5),
    ];
    for (seed, (expansions, players)) in (0..).zip(sets.repeat(4)) {
        let game = finished(expansions, players, seed);
        let (mut typed, mut counted, mut mixed) = (blank(&game), blank(&game), blank(&game));
        for (at, line) in typed.lines().into_iter().enumerate() {
            for seat in game.seats() {
                type_line(&mut typed, &game, seat, line);
                count_line(&mut counted, &game, seat, line);
                // Viziers and artisans are compared, so all players enter them alike.
                let is_typed =
                    (at + if matches!(line, ScoreLine::Viziers | ScoreLine::Artisans) { 0 } else { seat.index() }) % 2
                        == 0;
                // Djinns change other lines, so the sheet has them even where their points were typed.
                count_line(&mut mixed, &game, seat, line);
                if is_typed {
                    type_line(&mut mixed, &game, seat, line);
                }
            }
        }
        for pad in [typed, counted, mixed] {
            assert_agrees(&pad, &game);
        }
    }
}

#[test]
fn a_typed_line_replaces_the_counted_things_until_something_is_counted_again() {
    let mut pad = Pad::new(2);
    let (anna, elders) = (Seat(0), Thing::Kept(Meeple::Elder));
    let points = |pad: &Pad| pad.result().scores[0].line(ScoreLine::Elders);
    pad.set(anna, elders, 3);
    assert_eq!(points(&pad), 6);
    pad.type_in(anna, ScoreLine::Elders, "4+4");
    assert_eq!((points(&pad), pad.player(anna).expect("she plays").typed(ScoreLine::Elders)), (8, "4+4"));
    pad.type_in(anna, ScoreLine::Elders, "");
    assert_eq!(points(&pad), 6);
    pad.type_in(anna, ScoreLine::Elders, "8");
    pad.set(anna, elders, 4);
    assert_eq!(points(&pad), 8);
    assert!(!pad.player(anna).expect("she plays").is_typed(ScoreLine::Elders));
}

#[test]
fn viziers_are_compared_only_where_they_were_counted() {
    let mut pad = Pad::new(3);
    pad.set(Seat(0), Thing::Kept(Meeple::Vizier), 3);
    pad.type_in(Seat(1), ScoreLine::Viziers, "1");
    pad.set(Seat(2), Thing::Kept(Meeple::Vizier), 1);
    pad.players[1].name = "Sam".to_owned();
    assert_eq!(pad.result().scores[0].line(ScoreLine::Viziers), 13);
    assert_eq!(
        describe::line(Lang::EN, &pad, Seat(0), ScoreLine::Viziers),
        "3 viziers × 1 = 3 · 10 for 1 player with fewer = 10 · Sam: only the points are known, so the numbers are not compared"
    );
}

#[test]
fn a_line_is_explained() {
    let mut pad = Pad::new(2);
    pad.expansions = Expansion::ALL.into_iter().collect();
    for (thing, count) in [
        (Thing::Kept(Meeple::Artisan), 2),
        (Thing::Djinn(Djinn::AlAmin), 1),
        (Thing::Card(Card::Fish), 2),
        (Thing::Card(Card::Gold), 1),
        (Thing::Card(Card::Fakir), 2),
        (Thing::Tile(8), 2),
        (Thing::City, 2),
        (Thing::Lakeside(Palace), 1),
        (Thing::Item(Item::Crown), 1),
        (Thing::RoundTent, 4),
    ] {
        pad.set(Seat(0), thing, count);
    }
    pad.type_in(Seat(0), ScoreLine::Coins, "3+6");
    let says = |lang, line| describe::line(lang, &pad, Seat(0), line);
    for (line, english, french) in [
        (ScoreLine::Coins, "3+6 = 9", "3+6 = 9"),
        (ScoreLine::Viziers, "", ""),
        (ScoreLine::Djinns, "Al-Amin 5", "Al-Amin 5"),
        (ScoreLine::Tiles, "2 × 8", "2 × 8"),
        (
            ScoreLine::Palaces,
            "2 palaces × 5 = 10 · 1 by the lake counts twice",
            "2 palais × 5 = 10 · 1 au bord du lac compte double",
        ),
        (ScoreLine::Cities, "2 cities: 5 × 2 × 2 = 20", "2 cités\u{a0}: 5 × 2 × 2 = 20"),
        (
            ScoreLine::Goods,
            "sets of 3 + 1 = 8 · 1 good of choice for fakirs · with Al-Amin",
            "séries de 3 + 1 = 8 · 1 marchandise au choix contre des fakirs · avec Al-Amin",
        ),
        (ScoreLine::Artisans, "2 artisans × 3 = 6 · nobody has more", "2 artisans × 3 = 6 · personne n’en a plus"),
        (ScoreLine::Items, "1 crown × 9 = 9", "1 couronne × 9 = 9"),
        (ScoreLine::Tent, "4 red-valued tiles around the tent", "4 tuiles à chiffre rouge autour du campement"),
    ] {
        assert_eq!((says(Lang::EN, line).as_str(), says(Lang::FR, line).as_str()), (english, french));
    }
}

/// Returns the empty sheet of Anna and Sam.
fn pair() -> Pad {
    let mut pad = Pad::new(2);
    for (player, name) in pad.players.iter_mut().zip(NAMES) {
        name.clone_into(&mut player.name);
    }
    pad
}

/// Changes to a sheet of two players of the base game that make it impossible, one after the other.
fn impossible() -> Vec<(&'static str, Pad)> {
    let typed = [
        ("coins", "40+"),
        ("coins", "+4"),
        ("coins", "4 4"),
        ("coins", "4,5"),
        ("coins", "-3"),
        ("coins", "12345"),
        ("viziers", "200"),
        ("elders", "7"),
        ("elders", "200"),
        ("djinns", "900"),
        ("tiles", "999"),
        ("palms", "7"),
        ("palms", "300"),
        ("palaces", "12"),
        ("palaces", "55"),
        ("goods", "900"),
    ];
    let mut sheets: Vec<_> = typed
        .into_iter()
        .map(|(line, text)| {
            let mut pad = pair();
            pad.type_in(Seat(1), line.parse().expect("it is a line"), text);
            (text, pad)
        })
        .collect();
    let both = |thing, counts: [u8; 2]| {
        let mut pad = pair();
        pad.set(Seat(0), Thing::Tile(8), 1);
        pad.set(Seat(1), Thing::Tile(8), 1);
        for (seat, count) in [Seat(0), Seat(1)].into_iter().zip(counts) {
            pad.set(seat, thing, count);
        }
        pad
    };
    for (thing, counts) in [
        (Thing::Kept(Meeple::Vizier), [9, 8]),
        (Thing::Kept(Meeple::Elder), [20, 1]),
        (Thing::Kept(Meeple::Artisan), [1, 0]),
        (Thing::Djinn(Djinn::Boaz), [1, 1]),
        (Thing::Djinn(Djinn::Geb), [1, 0]),
        (Thing::Tile(15), [1, 1]),
        (Thing::Tile(8), [4, 3]),
        (Thing::Tile(6), [11, 1]),
        (Thing::City, [1, 0]),
        (Thing::Inland(Palm), [7, 6]),
        (Thing::Inland(Palace), [5, 6]),
        (Thing::Lakeside(Palm), [1, 0]),
        (Thing::Card(Card::Gold), [2, 1]),
        (Thing::Card(Card::Fakir), [10, 9]),
        (Thing::Item(Item::Crown), [1, 0]),
        (Thing::RoundTent, [2, 0]),
    ] {
        sheets.push(("counted", both(thing, counts)));
    }
    let mut pad = pair();
    pad.set(Seat(0), Thing::Inland(Palm), 1);
    sheets.push(("a palm tree without a tile", pad));
    sheets.push(("five players", Pad::new(5)));
    sheets
}

/// What is said of each impossible sheet, in the same order.
const SAID: [&str; 34] = [
    "Sam, Coins: a number is missing at place 3",
    "Sam, Coins: a number is missing at place 1",
    "Sam, Coins: + or × is missing before place 3",
    "Sam, Coins: “,” at place 2 is neither a digit, + nor ×",
    "Sam, Coins: “-” at place 1 is neither a digit, + nor ×",
    "Sam, Coins: the number is too large at place 5",
    "Sam, Viziers: nobody can have 200 here",
    "Sam, Elders: nobody can have 7 here",
    "Sam, Elders: nobody can have 200 here",
    "Sam, Djinns: nobody can have 900 here; Djinns: 900 points in all, and there are 141",
    "Sam, Tiles: nobody can have 999 here; Tiles: 999 points in all, and there are 198",
    "Sam, Palm trees: nobody can have 7 here",
    "Sam, Palm trees: nobody can have 300 here",
    "Sam, Palaces: nobody can have 12 here",
    "Sam, Palaces: nobody can have 55 here; Palaces: 55 points in all, and there are 50",
    "Sam, Goods: nobody can have 900 here",
    "Viziers: 17 in all, and there are 16",
    "Elders: 21 in all, and there are 20",
    "Artisans: not in this game",
    "Boaz is there more than once",
    "Geb: not in this game",
    "Tile of value 15: 2 in all, and there are 1",
    "Tile of value 8: 7 in all, and there are 6",
    "Anna, tiles: 12, and 11 are possible",
    "Cities: not in this game",
    "Palm trees: 13 in all, and there are 12",
    "Palaces: 55 points in all, and there are 50; Palaces: 11 in all, and there are 10",
    "Anna, palm trees: there is no lake in this game",
    "Gold: 3 in all, and there are 2",
    "Fakir: 19 in all, and there are 18",
    "Crown: not in this game",
    "Anna, red-valued tiles around the tent: 2, and 0 are possible",
    "Anna, palm trees: no tile to stand on",
    "Five can play with an expansion only",
];

#[test]
fn impossible_sheets_are_refused_in_words() {
    let sheets = impossible();
    assert_eq!(sheets.len(), SAID.len());
    for ((what, pad), expected) in sheets.into_iter().zip(SAID) {
        let faults = pad.result().faults;
        let said = |lang| faults.iter().map(|fault| describe::fault(lang, &pad, fault)).collect::<Vec<_>>().join("; ");
        assert_eq!(said(Lang::EN), expected, "{what}: {pad:?}");
        assert_ne!(said(Lang::FR), said(Lang::EN), "{what}");
    }
}

#[test]
fn the_tiles_of_all_players_together_are_limited() {
    let mut pad = Pad::new(2);
    for seat in [Seat(0), Seat(1)] {
        pad.type_in(seat, ScoreLine::Tiles, "110");
    }
    assert_eq!(pad.result().faults, [PadFault::Together(ScoreLine::Tiles, 220, 198)]);
    pad.type_in(Seat(1), ScoreLine::Tiles, "88");
    assert_eq!(pad.result().faults, []);
}

#[test]
fn palm_trees_need_no_counted_tile_where_tiles_are_typed() {
    let mut pad = Pad::new(2);
    pad.type_in(Seat(0), ScoreLine::Tiles, "8");
    pad.set(Seat(0), Thing::Inland(Palm), 1);
    assert_eq!(pad.result().faults, []);
    pad.type_in(Seat(0), ScoreLine::Tiles, "");
    let fault = PossessionsFault::NoTile(Seat(0), Palm);
    assert_eq!(pad.result().faults, [PadFault::Lies(fault)]);
}

fn example() -> Value {
    serde_json::from_str(&fixtures::fixture("pads/pad-both.json")).expect("it is JSON")
}

#[test]
fn a_sheet_is_written_and_read_back() {
    let pad = Pad::read(&example().to_string()).expect("it is a sheet");
    assert_eq!(pad.result().faults, []);
    assert_eq!(Pad::read(&pad.write()), Ok(pad));
    let none = Pad::new(2);
    assert_eq!(Pad::read(&none.write()), Ok(none));
    assert_eq!(Pad::new(2).expansions, Expansions::NONE);
}

#[test]
fn a_damaged_sheet_says_where() {
    assert_eq!(Pad::read("{\"format\""), Err(PadError::Syntax(1, 9)));
    assert_eq!(Pad::read("[]"), Err(PadError::Format(String::new())));
    assert_eq!(Pad::read("{\"format\":\"naqala-pad/2\"}"), Err(PadError::Format("naqala-pad/2".to_owned())));
    for (pointer, value, place) in [
        ("/date", Value::from(7), "date"),
        ("/extra", Value::from(7), "extra"),
        ("/expansions/1", "sultan".into(), "expansions[1]"),
        ("/players/0/colour", "red".into(), "players[0].colour"),
        ("/players/1/name", "x".repeat(61).into(), "players[1].name"),
        ("/players/0/typed/coins", "1".repeat(61).into(), "players[0].typed.coins"),
        ("/players/0/typed/camels", "1".into(), "players[0].typed.camels"),
        ("/players/0/meeples", "q".into(), "players[0].meeples"),
        ("/players/0/goods/fakir", Value::from(1), "players[0].goods.fakir"),
        ("/players/0/goods/fish", Value::from(256), "players[0].goods.fish"),
        ("/players/0/tiles/7", Value::from(1), "players[0].tiles.7"),
        ("/players/0/items/lamp", "1".into(), "players[0].items.lamp"),
        ("/players/0/djinns/0", "jafaar".into(), "players[0].djinns"),
        ("/players/0/djinns/2", "genie".into(), "players[0].djinns[2]"),
        ("/players/0/palms", Value::from(vec![1]), "players[0].palms"),
        ("/players/0/tent", Value::from(-1), "players[0].tent"),
        ("/players/0/cities", Value::from(1.5), "players[0].cities"),
        ("/players/0/camels", Value::from(1), "players[0].camels"),
    ] {
        let mut sheet = example();
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer begins with it");
        match sheet.pointer_mut(parent).expect("it is there") {
            Value::Object(map) => drop(map.insert(key.to_owned(), value)),
            Value::Array(list) => list[key.parse::<usize>().expect("a place")] = value,
            other => panic!("{other}"),
        }
        assert_eq!(Pad::read(&sheet.to_string()), Err(PadError::At(place.to_owned())));
    }
    let mut alone = example();
    alone["players"].as_array_mut().expect("a list").truncate(1);
    assert_eq!(Pad::read(&alone.to_string()), Err(PadError::At("players".to_owned())));
}

#[test]
fn all_leaders_are_named() {
    let mut pad = Pad::new(3);
    for (player, name) in pad.players.iter_mut().zip(["Anna", "Sam", "Noor"]) {
        player.name = name.into();
    }
    let said = |lang, seats: &[Seat]| describe::leaders(lang, &pad, seats);
    assert_eq!(said(Lang::EN, &[]), "");
    assert_eq!(said(Lang::EN, &[Seat(1)]), "Most points: Sam");
    assert_eq!(said(Lang::FR, &[Seat(0), Seat(2)]), "Le plus de points\u{a0}: Anna et Noor");
}

#[test]
fn colours_change_places() {
    let mut pad = Pad::new(3);
    pad.recolour(Seat(0), Colour::Teal);
    assert_eq!(
        pad.players.iter().map(|player| player.colour).collect::<Vec<_>>(),
        [Colour::Teal, Colour::Orange, Colour::Indigo]
    );
    pad.recolour(Seat(1), Colour::Black);
    assert_eq!(pad.players[1].colour, Colour::Black);
}
