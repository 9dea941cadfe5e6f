//! Dates as spreadsheets write them again: in the form of the country, not as `2026-11-23`.

/// Which number of a date comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    /// The day, as in most countries.
    Day,
    /// The month, as in the United States.
    Month,
}

impl DateOrder {
    /// Both, the day first.
    pub const ALL: [Self; 2] = [Self::Day, Self::Month];

    /// Reads a date whose numbers have this order, unless the year stands first or points part them, and returns it as
    /// `2026-11-23`; `None` if there is no such day.
    ///
    /// ```
    /// use naqala::ui::pad::model::history::csv::DateOrder;
    /// assert_eq!(DateOrder::Day.read("3/4/26").as_deref(), Some("2026-04-03"));
    /// assert_eq!(DateOrder::Month.read("3/4/2026").as_deref(), Some("2026-03-04"));
    /// assert_eq!(DateOrder::Month.read("23.11.2026").as_deref(), Some("2026-11-23"));
    /// assert_eq!(DateOrder::Month.read("2026-11-23").as_deref(), Some("2026-11-23"));
    /// assert_eq!(DateOrder::Day.read("29/02/2026"), None);
    /// ```
    #[must_use]
    pub fn read(self, text: &str) -> Option<String> {
        let between = text.chars().find(|letter| !letter.is_ascii_digit())?;
        if !['-', '/', '.'].contains(&between) {
            return None;
        }
        let parts: Vec<&str> = text.split(between).map(str::trim).collect();
        let number = |at: usize| parts[at].parse::<u32>().ok();
        let (year, month, day) = match (parts.as_slice(), self) {
            ([first, _, _], _) if first.len() == 4 => (0, 1, 2),
            ([_, _, _], Self::Month) if between != '.' => (2, 0, 1),
            ([_, _, _], _) => (2, 1, 0),
            _ => return None,
        };
        let century = match parts[year].len() {
            2 => 2000,
            4 => 0,
            _ => return None,
        };
        let (year, month, day) = (century + number(year)?, number(month)?, number(day)?);
        ((1..=12).contains(&month) && (1..=days(year, month)).contains(&day))
            .then(|| format!("{year:04}-{month:02}-{day:02}"))
    }
}

/// Returns how many days a month has.
const fn days(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && !year.is_multiple_of(100) || month == 2 && year.is_multiple_of(400) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Returns the order that the dates of a file have.
///
/// # Errors
/// A date that can be read either way, if no other one decides it, or if they contradict each other.
pub fn order_of<'a>(dates: impl Iterator<Item = &'a str> + Clone) -> Result<DateOrder, &'a str> {
    let [days, months] = DateOrder::ALL.map(|order| dates.clone().map(move |date| order.read(date)));
    let read = || dates.clone().zip(days.clone().zip(months.clone()));
    let fits_days = read().all(|(_, (day, month))| day.is_some() || month.is_none());
    let fits_months = read().all(|(_, (day, month))| month.is_some() || day.is_none());
    let unclear = read().find(|(_, (day, month))| day.is_some() && month.is_some() && day != month);
    match (fits_days, fits_months) {
        (true, false) => Ok(DateOrder::Day),
        (false, true) => Ok(DateOrder::Month),
        (true, true) => unclear.map_or(Ok(DateOrder::Day), |(date, _)| Err(date)),
        (false, false) => Err(unclear.or_else(|| read().next()).map_or("", |(date, _)| date)),
    }
}
