//! Dates as the sheet has them.

/// Returns the date of a day counted from 1 January 1970, as `2026-11-23`.
///
/// ```
/// use naqala::ui::pad::model::date_of_day;
/// assert_eq!(date_of_day(0), "1970-01-01");
/// assert_eq!(date_of_day(20_780), "2026-11-23");
/// assert_eq!(date_of_day(11_016), "2000-02-29");
/// ```
#[must_use]
pub fn date_of_day(day: u32) -> String {
    // Counted from 1 March of the year 0, so that a leap day is the last day of its year.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (date, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = era * 400 + year + u32::from(month <= 2);
    format!("{year}-{month:02}-{date:02}")
}
