//! `cargo xtask bench`: how fast the rules are, with ratios measured in one run.
//!
//! - sows per second by full enumeration on start positions;
//! - legal ends of all tiles on a start board (a), on one with 12 and 20 meeples on two tiles (b), and (b)/(a);
//! - the same on a board of 42 tiles with mountains, chasm and lake, on foot (c) and by carpet (d);
//! - the drops that are legal after the first one on board (b);
//! - whole random games per second, of the base game and with both expansions;
//! - the positions that a `sultan` values in a second. `benches/web.rs` prints the same in the browser.

mod thinking;

use naqala::game::{Action, Expansion, Game, Options, Order, Sow, State};
use naqala::notation::position;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;
use std::time::{Duration, Instant};

const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Returns the mean time of a call over at least a second.
fn time(mut call: impl FnMut()) -> Duration {
    call();
    let start = Instant::now();
    let mut calls = 0u32;
    while start.elapsed() < Duration::from_secs(1) {
        call();
        calls += 1;
    }
    start.elapsed() / calls
}

fn new_game(seed: u64, players: usize) -> Game {
    Game::new(&Options::new(NAMES[..players].iter().copied(), seed)).expect("2 to 4 players")
}

fn new_big_game(seed: u64) -> Game {
    Game::new(&Options::new(NAMES, seed).with(Expansion::ALL)).expect("five can play with expansions")
}

/// Plays random games for three seconds. The orders of the horn are not listed, so the row keeps its order.
fn play_games(name: &str, new: impl Fn(u64) -> Game) {
    let start = Instant::now();
    let mut games = 0u64;
    let mut actions = 0u64;
    while start.elapsed() < Duration::from_secs(3) {
        let mut rng = Pcg64Mcg::seed_from_u64(games);
        let mut game = new(games);
        while !game.is_over() {
            let legal = game.legal_actions();
            let places: Vec<u8> = (1..=game.supply.cards.row.len() as u8).collect();
            let action = match legal[..] {
                [] => Action::Order(Order::new(&places).expect("the row has cards")),
                _ => legal[(rng.next_u64() % legal.len() as u64) as usize],
            };
            game.play(action).expect("a listed action is legal");
            actions += 1;
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("random games, {name}: {:.0} games/s, {:.0} actions/s", games as f64 / seconds, actions as f64 / seconds);
}

/// Enumerates every sequence of drops.
fn enumerate(sow: &Sow) -> u64 {
    let drops = sow.drops();
    if sow.hand().len() == 1 {
        return drops.iter().count() as u64;
    }
    drops.iter().filter_map(|(square, meeple)| sow.dropped(square, meeple)).map(|next| enumerate(&next)).sum()
}

fn ends_of_all_tiles(state: &State, flies: bool) -> usize {
    let sows = state.board.squares().filter_map(|square| state.sow_from(square));
    sows.map(|sow| sow.by_carpet(flies).ends().iter().count()).sum()
}

/// Returns the slowest board: that of seed 1 with two tiles made tall, 12 meeples in the middle and 20 in a corner.
fn tall() -> Game {
    position::read(include_str!("tall.position.json")).expect("the tall board is consistent")
}

fn main() {
    let starts: Vec<Game> = (1..=5).map(|seed| new_game(seed, 2)).collect();
    let all = |games: &[Game]| -> u64 {
        let sows = games.iter().flat_map(|game| game.board.squares().filter_map(|square| game.sow_from(square)));
        sows.map(|sow| enumerate(&sow)).sum()
    };
    let sequences = all(&starts);
    let each = time(|| {
        black_box(all(black_box(&starts)));
    });
    println!(
        "full enumeration: {sequences} sows of 5 start boards, {:.0} sows/s",
        sequences as f64 / each.as_secs_f64()
    );

    let a = time(|| {
        black_box(ends_of_all_tiles(black_box(&starts[0]), false));
    });
    let tall = tall();
    let b = time(|| {
        black_box(ends_of_all_tiles(black_box(&tall), false));
    });
    println!(
        "legal ends of all tiles: (a) start board {a:.2?}, (b) 12 and 20 meeples {b:.2?}, (b)/(a) = {:.1}",
        b.as_secs_f64() / a.as_secs_f64()
    );
    let big = new_big_game(1);
    let [c, d] = [false, true].map(|flies| {
        time(|| {
            black_box(ends_of_all_tiles(black_box(&big), flies));
        })
    });
    println!("on 42 tiles with both expansions: (c) on foot {c:.2?}, (d) by carpet {d:.2?}");
    let corner = tall.board.squares().max_by_key(|square| tall.board.meeples(*square).len()).expect("a tile");
    let sow = tall.sow_from(corner).expect("meeples stand there");
    let (square, meeple) = sow.drops().iter().next().expect("a legal drop");
    let next = sow.dropped(square, meeple).expect("in hand");
    let drops = time(|| {
        black_box(black_box(&next).drops());
    });
    println!("legal drops with {} meeples in hand: {drops:.2?}", next.hand().len());

    play_games("base", |seed| new_game(seed, 2 + (seed % 3) as usize));
    play_games("both expansions, five players", new_big_game);

    for players in thinking::TABLES {
        let start = Instant::now();
        let valued = thinking::positions(players) as f64;
        println!("a sultan among {players}: {:.0} positions/s", valued / start.elapsed().as_secs_f64());
    }
}
