//! The puzzle of the day.

/// Returns the place of the puzzle of a day among `count`, at least one. Each comes once in `count` days; the puzzles
/// of two days in a row lie far apart.
///
/// ```
/// use naqala::ui::learn::puzzle::of_day;
/// let mut week: Vec<_> = (20_000..20_007).map(|day| of_day(day, 7)).collect();
/// week.sort_unstable();
/// assert_eq!(week, [0, 1, 2, 3, 4, 5, 6]);
/// ```
#[must_use]
pub fn of_day(day: u32, count: usize) -> usize {
    let least = count * 5 / 8;
    let step = (least.max(1)..=count).find(|&step| common_divisor(step, count) == 1).unwrap_or(1);
    day as usize % count * step % count
}

const fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}
