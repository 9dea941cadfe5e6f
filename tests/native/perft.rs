//! The sow against brute force, which walks every sequence, and against known counts (R-M1 to R-M5).

use crate::support::games::{SETS, deal};
use crate::support::{Dice, json_of};
use naqala::game::{Expansion, Game, Meeple, Place, Sow, Square};
use naqala::notation::position;
use serde_json::Value;
use std::collections::BTreeSet;

/// What brute force finds from one point of a move.
#[derive(Default)]
struct Found {
    sequences: u128,
    ends: BTreeSet<(Square, Meeple)>,
    drops: BTreeSet<(Square, Meeple)>,
}

/// Walks every sequence of drops. It shares nothing with the sow: no walks, no bit sets, and tiles are letters.
struct Brute {
    squares: Vec<Square>,
    stacks: Vec<Vec<Meeple>>,
    /// The tiles that one step leads to, for each tile.
    ways: Vec<Vec<usize>>,
    /// The tiles that can hold meeples.
    open: Vec<usize>,
    /// Whether the last meeple flies.
    flies: bool,
}

impl Brute {
    fn new(game: &Game, flies: bool) -> Self {
        let (squares, places): (Vec<Square>, Vec<&Place>) = game.board.places().unzip();
        let letters: Vec<char> = places.iter().map(|place| place.tile.kind.letter()).collect();
        let open: Vec<usize> = (0..squares.len()).filter(|&tile| !['X', 'G'].contains(&letters[tile])).collect();
        // A workshop N has its mountains in the north and west, a workshop E in the south and east.
        let barred = |tile: usize, other: usize| {
            let (here, there) = (squares[tile], squares[other]);
            match letters[tile] {
                'N' => there.row() > here.row() || there.column() < here.column(),
                'E' => there.row() < here.row() || there.column() > here.column(),
                _ => false,
            }
        };
        let leads =
            |from: usize, to: usize| squares[from].is_adjacent(squares[to]) && !barred(from, to) && !barred(to, from);
        let ways = (0..squares.len()).map(|from| open.iter().copied().filter(|&to| leads(from, to)).collect());
        let stacks = places.iter().map(|place| place.meeples.iter().collect()).collect();
        Self { ways: ways.collect(), squares, stacks, open, flies }
    }

    fn tile(&self, square: Square) -> usize {
        self.squares.iter().position(|&other| other == square).expect("it is on the board")
    }

    /// Finds everything that a hand can do from a tile.
    fn look(&mut self, hand: &[Meeple], at: usize, previous: Option<usize>) -> Found {
        let mut found = Found::default();
        for (next, meeple, sequences) in self.walk(hand, at, previous, &mut found.ends) {
            found.sequences += sequences;
            found.drops.insert((self.squares[next], meeple));
        }
        found
    }

    /// Returns the next drops that lead to an end, each with the number of sequences that begin with it.
    fn walk(
        &mut self,
        hand: &[Meeple],
        at: usize,
        previous: Option<usize>,
        ends: &mut BTreeSet<(Square, Meeple)>,
    ) -> Vec<(usize, Meeple, u128)> {
        let mut drops = Vec::new();
        if let [last] = *hand {
            let by_air: Vec<usize> =
                self.open.iter().copied().filter(|&next| previous.is_none() || next != at).collect();
            let on_foot = self.ways[at].iter().copied().filter(|&next| Some(next) != previous).collect();
            for next in if self.flies { by_air } else { on_foot } {
                if self.stacks[next].contains(&last) {
                    ends.insert((self.squares[next], last));
                    drops.push((next, last, 1));
                }
            }
            return drops;
        }
        for next in self.ways[at].clone().into_iter().filter(|&next| Some(next) != previous) {
            for meeple in hand.iter().copied().collect::<BTreeSet<_>>() {
                let mut rest = hand.to_vec();
                rest.remove(rest.iter().position(|other| *other == meeple).expect("it is in the hand"));
                self.stacks[next].push(meeple);
                let below = self.walk(&rest, next, Some(at), ends).into_iter().map(|drop| drop.2).sum();
                self.stacks[next].pop();
                if below > 0 {
                    drops.push((next, meeple, below));
                }
            }
        }
        drops
    }
}

/// Compares a move with brute force, and then each move after its drops, to a depth.
fn compare(brute: &mut Brute, sow: &Sow, at: usize, previous: Option<usize>, deep: u32) -> Found {
    let hand: Vec<Meeple> = sow.hand().iter().collect();
    let found = brute.look(&hand, at, previous);
    let square = brute.squares[at];
    assert_eq!(sow.ends().iter().collect::<BTreeSet<_>>(), found.ends, "{square}");
    assert_eq!(sow.drops().iter().collect::<BTreeSet<_>>(), found.drops, "{square}");
    assert_eq!(sow.can_end(), !found.ends.is_empty(), "{square}");
    if !brute.flies {
        assert_eq!(sow.sequences(), Some(found.sequences), "{square}");
    }
    if deep > 0 && hand.len() > 1 {
        for &(next, meeple) in &found.drops {
            let (tile, after) = (brute.tile(next), sow.dropped(next, meeple).expect("it is in the hand"));
            brute.stacks[tile].push(meeple);
            compare(brute, &after, tile, Some(at), deep - 1);
            brute.stacks[tile].pop();
        }
    }
    found
}

fn agree(game: &Game, square: Square, flies: bool, deep: u32) -> (u128, usize) {
    let mut brute = Brute::new(game, flies);
    let at = brute.tile(square);
    brute.stacks[at].clear();
    let Some(sow) = game.sow_from(square) else {
        assert!(game.board.meeples(square).is_empty(), "{square}");
        return (0, 0);
    };
    let found = compare(&mut brute, &sow.by_carpet(flies), at, None, deep);
    if flies {
        assert_eq!(sow.by_carpet(true).sequences(), sow.sequences(), "always on foot");
    }
    (found.sequences, found.ends.len())
}

/// These counts change with the generator, the deal or the sow.
#[test]
fn start_positions_have_the_known_numbers_of_sequences_and_ends() {
    let count = |seed| {
        let game = deal(&[], 2, seed);
        let totals = game.board.squares().map(|square| agree(&game, square, false, 2));
        totals.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    };
    let counts: Vec<_> = (1..=5).map(count).collect();
    assert_eq!(counts, [(1119, 308), (1325, 332), (1297, 336), (1304, 326), (1022, 276)]);
}

/// Deals a board and throws its meeples onto fewer tiles, as in the middle of a game.
fn tumbled(expansions: &[Expansion], seed: u64) -> Game {
    let mut dice = Dice::new(seed);
    let mut value = json_of(&deal(expansions, 3, seed));
    let rows = value["board"].as_array().expect("rows").iter().filter_map(Value::as_str);
    let mut tiles: Vec<Vec<String>> = rows.map(|row| row.split(' ').map(str::to_owned).collect()).collect();
    let mut letters = Vec::new();
    for tile in tiles.iter_mut().flatten() {
        let (kind, rest) = tile.split_once(':').unwrap_or((tile, ""));
        let (meeples, whim) = rest.split_once('=').unwrap_or((rest, ""));
        letters.extend(meeples.chars());
        let whim = if whim.is_empty() { String::new() } else { format!("={whim}") };
        *tile = format!("{kind}:{whim}");
    }
    while let Some(letter) = letters.pop() {
        let (row, column) = (dice.below(tiles.len()), dice.below(tiles[0].len()));
        let tile = &mut tiles[row][column];
        let (kind, rest) = tile.split_once(':').expect("every tile has one");
        let standing = rest.split('=').next().map_or(0, str::len);
        if ["X", "G"].contains(&kind) || standing >= 7 || (row + column + seed as usize).is_multiple_of(3) {
            letters.push(letter);
        } else {
            *tile = format!("{kind}:{letter}{rest}");
        }
    }
    let tidy = |tile: &String| tile.replace(":=", "=").trim_end_matches(':').to_owned();
    let rows = tiles.iter().map(|row| row.iter().map(tidy).collect::<Vec<_>>().join(" "));
    value["board"] = rows.collect::<Vec<_>>().into();
    position::from_value(&value).unwrap_or_else(|error| panic!("{error}"))
}

/// Compares every tile of random boards of every set. Small hands are compared at every drop of the move.
fn agree_on_random_boards(flies: bool, tallest: u32, seeds: u64) {
    let mut tall = 0;
    for (set, expansions) in SETS.iter().enumerate() {
        for seed in 0..seeds {
            let game = tumbled(expansions, seed + 100 * set as u64);
            for square in game.board.squares() {
                let count = game.board.meeples(square).len();
                if (1..=tallest).contains(&count) {
                    agree(&game, square, flies, 7_u32.saturating_sub(count).min(3));
                    tall += u32::from(count == tallest);
                }
            }
        }
    }
    assert!(tall >= 30, "only {tall} tall tiles");
}

#[test]
fn random_boards_of_every_set_agree_with_brute_force_on_foot() {
    agree_on_random_boards(false, 7, 3);
}

#[test]
fn random_boards_of_every_set_agree_with_brute_force_by_carpet() {
    agree_on_random_boards(true, 5, 6);
}

/// On boards so narrow a walk is forced, and it passes the tiles where it can end.
#[test]
fn rings_and_corridors_agree_with_brute_force_at_every_drop() {
    let boards: [&[&str]; 6] = [
        &["M6 M6", "M6:yyyyyyg M6"],
        &["M6 M6", "M6:yyyyyyy M6:w"],
        &["M6 M6 M6", "M6:yywwwgg M6 M6"],
        &["M6 M6 M6", "M6 X M6", "M6:yyyywwg M6 M6"],
        &["E5 M6:y M6", "M6:yyywwgb E5 M6"],
        &["M6:yyw M6 X G M6:y"],
    ];
    let dealt = json_of(&deal(&Expansion::ALL, 2, 1));
    for rows in boards {
        let mut value = dealt.clone();
        value["board"] = rows.to_vec().into();
        let game = position::from_value(&value).unwrap_or_else(|error| panic!("{error}"));
        for square in game.board.squares() {
            for flies in [false, true] {
                agree(&game, square, flies, 7);
            }
        }
    }
}
