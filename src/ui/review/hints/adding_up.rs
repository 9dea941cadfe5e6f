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
    let total = parts.iter().sum::<f32>().round() as i32;
    let mut rounded = parts.map(|part| part.floor() as i32);
    let rest = |at: usize| parts[at] - parts[at].floor();
    let mut by_rest: [usize; PARTS] = std::array::from_fn(|at| at);
    by_rest.sort_by(|&one, &other| rest(other).total_cmp(&rest(one)));
    let missing = total - rounded.iter().sum::<i32>();
    for &at in by_rest.iter().take(usize::try_from(missing).unwrap_or(0)) {
        rounded[at] += 1;
    }
    rounded
}
