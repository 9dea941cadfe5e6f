//! Rounding that keeps sums: figures that are shown side by side add up to the total that is shown.

/// Rounds parts so that together they are their rounded sum. None is off by a whole point.
///
/// ```
/// use naqala::ui::review::hints::adding_up;
/// assert_eq!(adding_up(&[0.4, 0.4, 0.4]), [1, 0, 0]);
/// assert_eq!(adding_up(&[-1.6, 1.25, 3.5]), [-2, 1, 4]);
/// ```
#[must_use]
pub fn adding_up(parts: &[f32]) -> Vec<i32> {
    let total = parts.iter().fold(0.0, |sum, part| sum + part).round() as i32;
    let mut rounded: Vec<i32> = parts.iter().map(|part| part.floor() as i32).collect();
    let mut by_rest: Vec<usize> = (0..parts.len()).collect();
    by_rest
        .sort_by(|one, other| (parts[*other] - parts[*other].floor()).total_cmp(&(parts[*one] - parts[*one].floor())));
    let missing = total - rounded.iter().sum::<i32>();
    for place in by_rest.into_iter().take(usize::try_from(missing).unwrap_or(0)) {
        rounded[place] += 1;
    }
    rounded
}
