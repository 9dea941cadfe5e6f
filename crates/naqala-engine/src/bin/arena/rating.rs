//! How hard a puzzle is, by who finds its solution.

use super::proof::Proof;
use naqala_ai::{Idea, Knowledge, Level, Search};

/// How many times each level looks, every time with another seed: the weaker ones overlook other moves then.
const LOOKS: u64 = 8;
/// The rating of each level, on the scale of chess: 400 points more find ten times as much.
const LEVELS: [(Level, f32); Level::ALL.len()] = [
    (Level::Novice, 800.0),
    (Level::Apprentice, 1040.0),
    (Level::Scribe, 1280.0),
    (Level::Courtier, 1520.0),
    (Level::Counsellor, 1760.0),
    (Level::Sultan, 2000.0),
];
/// How often a puzzle is taken to be found, and not to be found, by a player in the middle: nothing is endlessly easy or hard.
const MIDDLE: f32 = 1400.0;
const PRIOR: f32 = 1.0;

/// Returns the rating of a puzzle: with it, the levels should find its solution as often as they do.
pub fn rating(knowledge: &Knowledge, proof: &Proof) -> u32 {
    let looks = |level| (0..LOOKS).filter(|&seed| finds(knowledge, proof, level, seed)).count() as f32;
    let found = PRIOR + LEVELS.iter().map(|&(level, _)| looks(level)).sum::<f32>();
    of_found(found).round() as u32
}

fn finds(knowledge: &Knowledge, proof: &Proof, level: Level, seed: u64) -> bool {
    let mut search = Search::new(knowledge, level, seed);
    while !search.step(u32::MAX) {}
    proof.accepts(Idea::of(&search.best().actions))
}

/// Returns the rating with which so many looks are expected to find it.
fn of_found(found: f32) -> f32 {
    let chance = |player: f32, puzzle: f32| 1.0 / (1.0 + 10_f32.powf((puzzle - player) / 400.0));
    let expected = |puzzle: f32| {
        let looks = LEVELS.iter().map(|&(_, level)| LOOKS as f32 * chance(level, puzzle));
        2.0 * PRIOR * chance(MIDDLE, puzzle) + looks.sum::<f32>()
    };
    let (mut low, mut high) = (0.0, 4000.0);
    while high - low > 0.5 {
        let middle = f32::midpoint(low, high);
        if expected(middle) > found {
            low = middle;
        } else {
            high = middle;
        }
    }
    f32::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, LOOKS, of_found};

    #[test]
    fn what_fewer_find_is_rated_higher() {
        let ratings: Vec<f32> = (0..=LEVELS.len() as u64 * LOOKS).map(|found| of_found(1.0 + found as f32)).collect();
        assert!(ratings.is_sorted_by(|easier, harder| easier > harder), "{ratings:?}");
        let [hardest, .., easiest] = ratings[..] else { unreachable!("there are many") };
        assert!((400.0..800.0).contains(&easiest) && (2000.0..2400.0).contains(&hardest), "{easiest} {hardest}");
    }

    #[test]
    fn what_half_of_all_looks_find_is_rated_in_the_middle() {
        let half = (LEVELS.len() as u64 * LOOKS) as f32 / 2.0;
        assert!((of_found(1.0 + half) - 1400.0).abs() < 1.0);
    }
}
