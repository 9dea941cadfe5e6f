//! What the board brings to the count at the end of a game.

use crate::support::games::{options, watch};
use naqala::game::{Game, Score, ScoreLine, Seat};
use naqala::ui::play::finale::{brought, counting_order};

#[test]
fn the_board_brings_what_its_lines_say() {
    for seed in 0..16 {
        watch(&options(seed), |game| {
            if game.is_over() {
                expect_brought(game, seed);
            }
        });
    }
}

fn expect_brought(game: &Game, seed: u64) {
    let board = &game.board;
    for seat in game.seats() {
        let score = game.score(seat);
        let mine = |line| brought(board, line).into_iter().filter(move |brought| brought.to == seat);
        let values = mine(ScoreLine::Tiles).filter_map(|brought| board.get(brought.from));
        let values: u32 = values.map(|place| u32::from(place.tile.value)).sum();
        assert_eq!(values, score.line(ScoreLine::Tiles), "seed {seed}, {seat:?}");
        for line in [ScoreLine::Palms, ScoreLine::Palaces, ScoreLine::Cities] {
            assert_eq!(mine(line).next().is_some(), score.line(line) > 0, "seed {seed}, {seat:?}, {line:?}");
        }
        assert_eq!(mine(ScoreLine::Coins).next(), None, "coins lie beside the board");
    }
    let scores: Vec<_> = game.seats().map(|seat| game.score(seat)).collect();
    let lines = counting_order(&scores);
    let counted = |score: &Score| lines.iter().map(|&line| score.line(line)).sum::<u32>();
    assert!(scores.iter().all(|score| counted(score) == score.total()), "seed {seed}: all points are counted");
    // Before the last line somebody else led or the lead was the smallest that any line leaves.
    let winners = naqala::game::winners(&scores);
    let Some(&last) = lines.last() else { return };
    let lead = |line: ScoreLine| {
        let most = |wins: bool| {
            let of = |seat: &Seat| winners.contains(seat) == wins;
            game.seats().filter(of).map(|seat| i64::from(game.score(seat).without(line).total())).max().unwrap_or(0)
        };
        most(true) - most(false)
    };
    assert!(lines.iter().all(|&line| lead(last) <= lead(line)), "seed {seed}: {last:?} does not decide");
}
