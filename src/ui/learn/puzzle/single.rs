//! The file of a single puzzle. The build writes one for each, so that an embedded board need not fetch the pack.

use super::of_day;
use super::pack::{DAILY, DAILY_WITH_EXPANSIONS};

/// Returns the address of the file with the puzzle that a name means on a day, if the note of the build has it: the hash
/// in the names of the files, then the count of each theme and of the puzzles from which the day chooses.
///
/// ```
/// use naqala::ui::learn::puzzle::single;
/// let note = "0a1b bids=2 daily=1";
/// assert_eq!(single(note, "bids-2", 20_000).as_deref(), Some("./puzzles/bids-2-0a1b.json"));
/// assert_eq!(single(note, "daily", 20_000).as_deref(), Some("./puzzles/daily-0-0a1b.json"));
/// assert_eq!(single(note, "bids-3", 20_000), None);
/// ```
#[must_use]
pub fn single(note: &str, name: &str, day: u32) -> Option<String> {
    let mut parts = note.split(' ');
    let hash = parts.next()?;
    let mut counts = parts.filter_map(|part| part.split_once('='));
    let mut count = |kind: &str| counts.find(|&(known, _)| known == kind)?.1.parse().ok();
    let file = if name == DAILY || name == DAILY_WITH_EXPANSIONS {
        format!("{name}-{}", of_day(day, count(name)?))
    } else {
        let (theme, number) = name.rsplit_once('-')?;
        number.parse().ok().filter(|number| (1..=count(theme).unwrap_or(0)).contains(number))?;
        name.to_owned()
    };
    Some(format!("./puzzles/{file}-{hash}.json"))
}
