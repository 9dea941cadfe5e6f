//! The scores of whole games against sums of their own, made from the text of the last position by the tables of
//! `docs/rules.md` (R-S1 to R-S11, R-E3).

use crate::support::games::{options, watch};
use crate::support::json_of;
use naqala::game::{Game, Possessions, Seat, scores, winners};
use serde_json::Value;

/// What a set of n different goods is worth.
const SETS: [u32; 10] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60];
const GOODS: [&str; 9] = ["fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat"];

/// A tile of a position, as text.
struct Tile<'a> {
    column: usize,
    row: usize,
    text: &'a str,
}

impl Tile<'_> {
    /// Returns the number behind a mark, 0 without the mark.
    fn number(&self, mark: char) -> u32 {
        let rest = self.text.split_once(mark).map_or("", |(_, rest)| rest);
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().unwrap_or(0)
    }

    fn kind(&self) -> char {
        self.text.chars().next().expect("every tile has a kind")
    }

    fn has_piece_of(&self, seat: usize) -> bool {
        self.has(&format!("@{seat}")) || self.has(&format!("&{seat}"))
    }

    fn has(&self, mark: &str) -> bool {
        self.text.contains(mark)
    }

    /// Returns whether the other tile is in the 3×3 block round this one.
    fn is_beside(&self, other: &Tile) -> bool {
        self.column.abs_diff(other.column) <= 1 && self.row.abs_diff(other.row) <= 1
    }
}

/// Sums what a player has, line by line in the order of the rules.
fn lines(position: &Value, seat: usize) -> [u32; 12] {
    let rows = position["board"].as_array().expect("rows").iter().filter_map(Value::as_str).enumerate();
    let tiles: Vec<Tile> = rows
        .flat_map(|(row, line)| line.split(' ').enumerate().map(move |(column, text)| Tile { column, row, text }))
        .collect();
    let own = || tiles.iter().filter(|tile| tile.has_piece_of(seat));
    let players = position["players"].as_array().expect("players");
    let count = |player: usize, key: &str| players[player][key].as_u64().expect("a count") as u32;
    let names = |key: &str| players[seat][key].as_array().expect("names").iter().filter_map(Value::as_str);
    let has = |djinn: &str| names("djinns").any(|name| name == djinn);
    let others = || (0..players.len()).filter(|&other| other != seat);
    let if_has = |djinn, with, without| if has(djinn) { with } else { without };

    let viziers = count(seat, "viziers");
    let fewer = others().filter(|&other| count(other, "viziers") < viziers).count() as u32;
    let djinns = names("djinns").map(|name| match name {
        "echidna" | "leta" | "sibittis" | "utug" => 4,
        "al-amin" => 5,
        "anun-nak" | "enki" | "haurvatat" | "iblis" | "sloar" => 8,
        "hagis" | "lamia" => 10,
        _ => 6,
    });
    let lake = tiles.iter().find(|tile| tile.kind() == 'G');
    let built = |mark| -> u32 {
        own().map(|tile| tile.number(mark) * if lake.is_some_and(|lake| lake.is_beside(tile)) { 2 } else { 1 }).sum()
    };
    let cities = own().filter(|tile| "BR".contains(tile.kind())).count() as u32;
    let goods = GOODS.map(|good| players[seat]["goods"][good].as_u64().unwrap_or(0));
    let wild = if_has("al-amin", count(seat, "fakirs") / 2, 0);
    let artisans = count(seat, "artisans");
    let has_most = others().all(|other| count(other, "artisans") <= artisans);
    let items = names("items").map(|name| match name {
        "jewel" => 5,
        "chest" => 7,
        "crown" => 9,
        _ => 0,
    });
    let geb = if_has("geb", 3, 0);
    let tent = tiles.iter().find(|tile| tile.has(&format!("&{seat}")));
    let red = |tent: &Tile| tiles.iter().filter(|tile| "OMLPR".contains(tile.kind()) && tent.is_beside(tile)).count();
    [
        count(seat, "coins"),
        viziers * if_has("jafaar", 3, 1) + 10 * fewer,
        count(seat, "elders") * if_has("shamhat", 4, 2),
        djinns.sum(),
        own().map(|tile| tile.number(tile.kind())).sum(),
        built('^') * if_has("haurvatat", 5, 3),
        built('#') * 5,
        5 * cities * cities,
        best_sets(goods, wild),
        artisans * (if has_most { 3 } else { 2 } + if_has("ptah", 2, 0)),
        items.map(|worth| if worth > 0 { worth + geb } else { 0 }).sum(),
        tent.map_or(0, |tent| red(tent) as u32),
    ]
}

/// Returns what goods are worth where this many of them can be chosen freely: it tries each choice.
fn best_sets(mut goods: [u64; 9], wild: u32) -> u32 {
    if wild > 0 {
        let with = |place: usize| {
            let mut more = goods;
            more[place] += 1;
            best_sets(more, wild - 1)
        };
        return (0..goods.len()).map(with).max().unwrap_or(0);
    }
    // The best split makes each set as large as it can be: the larger a set is, the more its next good adds.
    let mut sum = 0;
    while goods.iter().any(|&count| count > 0) {
        sum += SETS[goods.iter().filter(|&&count| count > 0).count()];
        goods = goods.map(|count| count.saturating_sub(1));
    }
    sum
}

// R-S1, R-S2, R-S3, R-S4, R-S5, R-S6, R-S7, R-S8, R-S9, R-S10, R-S11, R-E3
#[test]
fn every_line_of_the_score_is_what_the_text_of_the_position_sums_to() {
    let names = [
        "coins", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "cities", "goods", "artisans", "items",
        "tent",
    ];
    let mut seen = [0; 12];
    let mut look = |game: &Game| {
        let position = json_of(game);
        let sums: Vec<[u32; 12]> = (0..game.players.len()).map(|seat| lines(&position, seat)).collect();
        for (seat, sum) in sums.iter().enumerate() {
            let score = game.score(Seat(seat as u8));
            let found = names.map(|name| score.line(name.parse().expect("a line")));
            assert_eq!(&found, sum, "player {seat} in {position}");
            assert_eq!(score.total(), sum.iter().sum::<u32>());
            for (seen, &points) in seen.iter_mut().zip(sum) {
                *seen += u32::from(points > 0);
            }
        }
        let totals: Vec<u32> = sums.iter().map(|lines| lines.iter().sum()).collect();
        let best = (0..totals.len()).filter(|&seat| totals.iter().all(|&other| other <= totals[seat]));
        let best: Vec<_> = best.map(|seat| Seat(seat as u8)).collect();
        assert_eq!(game.winners(), best);
        let possessions: Vec<_> = game.seats().map(|seat| game.possessions(seat)).collect();
        let scores = scores(&possessions);
        assert_eq!(scores, game.seats().map(|seat| game.score(seat)).collect::<Vec<_>>());
        assert_eq!((winners(&scores), Possessions::faults(&possessions, game.expansions)), (best, vec![]));
    };
    for seed in 0..160 {
        let mut step = 0;
        watch(&options(seed), |game| {
            step += 1;
            if game.is_over() || step % 50 == 0 {
                look(game);
            }
        });
    }
    assert!(seen.iter().all(|&times| times > 30), "{seen:?}");
}
