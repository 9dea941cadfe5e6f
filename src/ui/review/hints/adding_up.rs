//! Rounding that keeps sums: figures that are shown side by side add up to the total that is shown.

/// Rounds parts so that together they are their rounded sum. None is off by a whole point.
///
/// ```
/// use naqala::ui::review::hints::adding_up;
/// assert_eq!(adding_up([0.4, 0.4, 0.4]), [1, 0, 0]);
/// assert_eq!(adding_up([-1.6, 1.25, 3.5]), [-2, 1, 4]);
/// ```
#[must_use]
pub fn adding_up<const PARTS: usize>(parts: [f32; PARTS]) -> [i32; PARTS] {
    let rounded = adding_up_to(&parts, parts.iter().sum::<f32>().round() as i32);
    std::array::from_fn(|at| rounded[at])
}

/// Rounds parts so that together they are a total that is about their sum.
///
/// ```
/// use naqala::ui::review::hints::adding_up_to;
/// assert_eq!(adding_up_to(&[2.0, 0.6, 0.6], 3), [2, 1, 0]);
/// assert_eq!(adding_up_to(&[2.0, 1.1], 2), [1, 1]);
/// ```
#[must_use]
pub fn adding_up_to(parts: &[f32], total: i32) -> Vec<i32> {
    let mut rounded: Vec<i32> = parts.iter().map(|part| part.floor() as i32).collect();
    let rest = |at: usize| parts[at] - parts[at].floor();
    let mut by_rest: Vec<usize> = (0..parts.len()).collect();
    by_rest.sort_by(|&one, &other| rest(other).total_cmp(&rest(one)));
    let missing = total - rounded.iter().sum::<i32>();
    let most = missing.unsigned_abs() as usize;
    if missing < 0 {
        by_rest.iter().rev().take(most).for_each(|&at| rounded[at] -= 1);
    } else {
        by_rest.iter().take(most).for_each(|&at| rounded[at] += 1);
    }
    rounded
}
