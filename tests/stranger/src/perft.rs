//! Counts of sequences of actions from a start position. They change with the deal, with the bids and with the sow.

use naqala_rules::game::{Game, Options, Step};

fn deal(players: &[&str], seed: u64) -> Game {
    Game::new(&Options::new(players.iter().copied(), seed)).expect("so many can play")
}

/// Counts the sequences of so many actions; what ends earlier counts once.
fn perft(game: &Game, depth: u32, ends: fn(&Game) -> bool) -> u64 {
    if depth == 0 || ends(game) {
        return 1;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play(action).expect("a listed action is legal");
        perft(&next, depth - 1, ends)
    };
    game.legal_actions().into_iter().map(after).sum()
}

/// Bids the cheapest spots until somebody moves.
fn at_first_move(mut game: Game) -> Game {
    while game.turn().is_none() {
        let cheapest = game.legal_actions()[0];
        game.play(cheapest).expect("a listed action is legal");
    }
    game
}

/// Nine spots have seven prices, three of them 0: with n markers there are Σ C(n, k) · 6! ∕ (6 − n + k)! ways to bid, k of them 0. After
/// four bids each of the 30 tiles has a legal move.
#[test]
fn the_first_five_actions_have_the_known_counts() {
    for players in [&["Anna", "Sam"][..], &["Anna", "Sam", "Noor", "Olivier"]] {
        let counts = [1, 2, 3, 4, 5].map(|depth| perft(&deal(players, 42), depth, |_| false));
        assert_eq!(counts, [7, 43, 229, 1044, 1044 * 30], "{players:?}");
    }
}

/// Every whole move on a start board: pick a tile up and drop its three meeples. The numbers are those of a count that shares no code
/// with the rules.
#[test]
fn the_first_move_has_the_known_number_of_sequences() {
    let has_moved = |game: &Game| game.turn().is_none_or(|turn| !matches!(turn.step, Step::Move | Step::Sow { .. }));
    let counts = [1, 2, 3, 4, 5].map(|seed| perft(&at_first_move(deal(&["Anna", "Sam"], seed)), 4, has_moved));
    assert_eq!(counts, [1119, 1325, 1297, 1304, 1022]);
}
