//! Statistics of a player over sheets and finished games.

use naqala::ai::Level;
use naqala::game::{Expansions, ScoreLine, Seat};
use naqala::ui::library::saved::{self, Heading};
use naqala::ui::pad::model::Pad;
use naqala::ui::pad::model::history::statistics::{Kind, Played, Statistics, Tally, joined, people};

use super::sharing::finished;

/// A finished game of the device: the players with their levels and points.
fn heading(players: &[(&str, Option<Level>, u32)]) -> Heading {
    let most = players.iter().map(|(.., points)| *points).max().unwrap_or_default();
    Heading {
        name: String::new(),
        players: players.iter().map(|(name, ..)| (*name).to_owned()).collect(),
        computers: players.iter().map(|(_, level, _)| *level).collect(),
        expansions: Expansions::NONE,
        round: 9,
        is_over: true,
        won: (0..).map(Seat).zip(players).filter(|(_, (.., points))| *points == most).map(|(seat, _)| seat).collect(),
        points: players.iter().map(|(.., points)| *points).collect(),
        has_secrets: false,
        saved: 0,
    }
}

/// A sheet with coins alone.
fn coins(players: &[(&str, u32)]) -> Pad {
    let mut pad = Pad::new(players.len());
    for ((seat, (name, points)), player) in (0..).map(Seat).zip(players).zip(0..) {
        (*name).clone_into(&mut pad.players[player].name);
        pad.type_in(seat, ScoreLine::Coins, &points.to_string());
    }
    pad
}

fn figures(tally: Tally) -> (u32, u32, u32, i32) {
    (tally.games, tally.won, tally.mean(), tally.lead())
}

#[test]
fn games_are_summed_up_by_opponent_level_and_number_of_players() {
    let sultan = Some(Level::Sultan);
    let games: Vec<Played> = [
        heading(&[("Anna", None, 120), ("Tariq", sultan, 131), ("Zahra", Some(Level::Novice), 60)]),
        heading(&[("Tariq", sultan, 100), (" ANNA", None, 121), ("Samir", sultan, 90)]),
        heading(&[("Anna", None, 99), ("Sam", None, 99)]),
    ]
    .iter()
    .filter_map(Played::of_heading)
    .collect();
    let sheets = [coins(&[("Sam", 50), ("Anna", 40)]), coins(&[("Sam", 10), ("Noor", 20)])];
    let all = joined(sheets.iter(), &games);
    assert_eq!(people(&all), ["Anna", "Sam", "Noor"], "computers are no people");
    let found = Statistics::of(&all, "anna");
    assert_eq!(figures(found.all), (4, 2, 950, 0), "(120 + 121 + 99 + 40) / 4; ahead by -11, 21, 0 and -10");
    let opponents: Vec<_> = found.opponents.iter().map(|(name, tally)| (name.as_str(), figures(*tally))).collect();
    assert_eq!(opponents, [("Sam", (2, 1, 695, -5))]);
    let levels: Vec<_> = found.levels.iter().map(|(level, tally)| (*level, figures(*tally))).collect();
    assert_eq!(levels, [(Level::Novice, (1, 0, 1200, 60)), (Level::Sultan, (2, 1, 1205, 5))]);
    let sizes: Vec<_> = found.sizes.iter().map(|(size, tally)| (*size, tally.games)).collect();
    assert_eq!(sizes, [(2, 2), (3, 2)]);
    // The lines of one sheet are known, and the games have none yet.
    assert_eq!(found.kind_games, 1);
    assert_eq!(found.kinds[0], Kind { line: ScoreLine::Coins, own: 400, others: Some(500) });
    assert_eq!(Statistics::of(&all, "Tariq"), Statistics::default());
}

#[test]
fn a_game_that_goes_on_a_blank_sheet_and_one_with_a_fault_do_not_count() {
    assert_eq!(
        Played::of_heading(&Heading { is_over: false, ..heading(&[("Anna", None, 1), ("Sam", None, 2)]) }),
        None
    );
    assert_eq!(
        Played::of_heading(&Heading { points: vec![1], ..heading(&[("Anna", None, 1), ("Sam", None, 2)]) }),
        None
    );
    let mut faulty = coins(&[("Anna", 40), ("Sam", 50)]);
    faulty.type_in(Seat(0), ScoreLine::Coins, "40+");
    let mut alone = coins(&[("Anna", 0), ("Sam", 0)]).again();
    assert_eq!(joined([&faulty, &alone].into_iter(), &[]), []);
    // A total alone counts, but for no kind of points.
    alone.players[0].total = Some(7);
    let found = Statistics::of(&joined([&alone].into_iter(), &[]), "Anna");
    assert_eq!((found.all.games, found.kind_games, found.kinds.len()), (1, 0, 0));
    // Nobody knows what the others had in a line.
    let mut beside = coins(&[("Anna", 40), ("Sam", 0)]);
    beside.type_in(Seat(1), ScoreLine::Coins, "");
    beside.players[1].total = Some(50);
    let found = Statistics::of(&joined([&beside].into_iter(), &[]), "Anna");
    assert_eq!(found.kinds[0], Kind { line: ScoreLine::Coins, own: 400, others: None });
}

#[test]
fn a_sheet_that_was_filled_from_a_game_counts_once_with_its_lines() {
    let session = finished(&[], 3, 4);
    let text = saved::write(&session, 1);
    let mut game = Played::of_heading(&saved::heading(&text).expect("it is a game")).expect("it is over");
    game.add_lines(&session);
    let name = session.record.game().players[0].name.to_string();
    let sheet = Pad::of_session(&session);
    let all = joined([&sheet, &sheet].into_iter(), std::slice::from_ref(&game));
    assert_eq!(all.len(), 2, "the second sheet is another game");
    let found = Statistics::of(&all[..1], &name);
    let score = session.record.game().score(Seat(0));
    assert_eq!((found.kind_games, found.all.mean()), (1, score.total() * 10));
    for kind in found.kinds {
        assert_eq!(kind.own, score.line(kind.line) * 10, "{:?}", kind.line);
    }
}
