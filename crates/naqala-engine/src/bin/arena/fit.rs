//! Fits weights to how games ended: least squares, held near the weights they start from.

use naqala_ai::{Amounts, Promise, TERMS, Term, Weights};

const SIZE: usize = 2 * TERMS;
/// The spread of a final margin around what the best weights foretell, in points.
const NOISE: f64 = 20.0;
/// How many positions of one game tell as much as one position of another game.
const ALIKE: f64 = 20.0;

/// The sums that the fit needs. Their size does not grow with the games.
#[derive(Clone)]
pub struct Sums {
    squares: Vec<f64>,
    products: Vec<f64>,
    outcomes: f64,
    count: f64,
}

impl Sums {
    pub fn new() -> Self {
        Self { squares: vec![0.0; SIZE * SIZE], products: vec![0.0; SIZE], outcomes: 0.0, count: 0.0 }
    }

    /// Adds a position: each seat's amount of every term, and its points at the end. All are measured from the mean of
    /// the seats, so that only differences count.
    pub fn add(&mut self, progress: f64, all: &[Amounts], points: &[f64]) {
        let seats = all.len() as f64;
        let mean = points.iter().sum::<f64>() / seats;
        let means: Vec<f64> =
            (0..TERMS).map(|term| all.iter().map(|amounts| f64::from(amounts[term])).sum::<f64>() / seats).collect();
        for (amounts, points) in all.iter().zip(points) {
            let row: Vec<f64> = (0..SIZE)
                .map(|place| {
                    let amount = f64::from(amounts[place / 2]) - means[place / 2];
                    amount * if place % 2 == 0 { 1.0 - progress } else { progress }
                })
                .collect();
            let outcome = points - mean;
            for (place, &value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                self.products[place] += value * outcome;
                for (other, &second) in row.iter().enumerate() {
                    self.squares[place * SIZE + other] += value * second;
                }
            }
            self.outcomes += outcome * outcome;
            self.count += 1.0;
        }
    }

    pub fn join(&mut self, other: &Self) {
        let add = |sums: &mut [f64], more: &[f64]| sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        add(&mut self.squares, &other.squares);
        add(&mut self.products, &other.products);
        self.outcomes += other.outcomes;
        self.count += other.count;
    }

    /// Returns the weights that foretell the outcomes best and stay near `prior`, with the share of the outcomes'
    /// spread that they explain.
    pub fn fit(&self, prior: &Weights) -> (Weights, f64) {
        let near: Vec<f64> = prior.0.iter().flatten().map(|&weight| f64::from(weight)).collect();
        let mut matrix = self.squares.clone();
        let mut right = self.products.clone();
        for place in 0..SIZE {
            let pull = NOISE * NOISE * ALIKE / freedom(place, near[place]).powi(2);
            matrix[place * SIZE + place] += pull;
            right[place] += pull * near[place];
        }
        let weights = solve(matrix, right);
        let explained = (0..SIZE)
            .map(|place| {
                let row = &self.squares[place * SIZE..(place + 1) * SIZE];
                let foretold = row.iter().zip(&weights).map(|(square, weight)| square * weight).sum::<f64>();
                weights[place] * (2.0 * self.products[place] - foretold)
            })
            .sum::<f64>();
        let fitted = std::array::from_fn(|term| [weights[2 * term] as f32, weights[2 * term + 1] as f32]);
        (Weights(fitted), explained / self.outcomes.max(1.0))
    }

    pub const fn count(&self) -> f64 {
        self.count
    }
}

/// Returns how far a weight may stray from where it starts. The late weights of score lines hardly may: a point is a
/// point. Nor may that of camels, since those who place many early are ahead for other reasons.
fn freedom(place: usize, prior: f64) -> f64 {
    let is_line = place / 2 < naqala_rules::game::ScoreLine::ALL.len();
    let is = |promise: Promise| place / 2 == Term::Promise(promise).index();
    match (is_line, place % 2) {
        (true, 1) => 0.03,
        (true, _) => 0.3,
        (false, _) if is(Promise::Turns) => 8.0,
        (false, _) if is(Promise::Camels) => 0.4,
        (false, _) => 0.6 + prior.abs(),
    }
}

/// Solves a symmetric, positive definite system by Cholesky decomposition.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        for row in column..size {
            let sum: f64 = (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
            let rest = matrix[row * size + column] - sum;
            matrix[row * size + column] =
                if row == column { rest.max(1e-9).sqrt() } else { rest / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        let sum: f64 = (0..row).map(|k| matrix[row * size + k] * right[k]).sum();
        right[row] = (right[row] - sum) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let sum: f64 = (row + 1..size).map(|k| matrix[k * size + row] * right[k]).sum();
        right[row] = (right[row] - sum) / matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_weights_that_made_the_outcomes() {
        let mut sums = Sums::new();
        let mut prior = Weights([[0.0; 2]; TERMS]);
        prior.0[20] = [1.0; 2];
        for step in 0..100_000u32 {
            let amount = |salt: u32| ((step * 37 + salt * 101) % 23) as f32;
            let mut all = [[0.0; TERMS]; 2];
            all.iter_mut().zip([1, 2]).for_each(|(amounts, seat)| {
                amounts[20] = amount(seat);
                amounts[30] = amount(seat + 7);
            });
            let points = all.map(|amounts| 2.0 * f64::from(amounts[20]) - 0.5 * f64::from(amounts[30]));
            sums.add(f64::from(step % 11) / 10.0, &all, &points);
        }
        let (fitted, explained) = sums.fit(&prior);
        assert!(explained > 0.99);
        assert!(fitted.0[20].iter().all(|weight| (weight - 2.0).abs() < 0.05), "{:?}", fitted.0[20]);
        assert!(fitted.0[30].iter().all(|weight| (weight + 0.5).abs() < 0.05), "{:?}", fitted.0[30]);
    }
}
