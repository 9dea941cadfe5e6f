//! Actions as text: one line each.

use crate::game::{Action, Building, Card, Meeples, Payment, Victim};
use std::{fmt, str::FromStr};

/// Text that is not an action: where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The column of the first character that does not fit, from 1.
    pub column: usize,
    /// What was expected there, and what was found.
    pub message: String,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for SyntaxError {}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&"e".repeat(self.elders.into()))?;
        f.write_str(&"f".repeat(self.fakirs.into()))
    }
}

impl fmt::Display for Victim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(square) => square.fmt(f),
            Self::Of(seat) => seat.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bid { price, fakirs: 0 } => write!(f, "bid {price}"),
            Self::Bid { price, fakirs } => write!(f, "bid {price} fakirs {fakirs}"),
            Self::Take(square) => write!(f, "take {square}"),
            Self::Drop(square, meeple) => write!(f, "drop {square} {meeple}"),
            Self::Skip => f.write_str("skip"),
            Self::Trade => f.write_str("trade"),
            Self::Build(fakirs) => write!(f, "build {fakirs}"),
            Self::Kill(victim, meeples) => write!(f, "kill {victim} {meeples}"),
            Self::Keep(djinn) => write!(f, "keep {djinn}"),
            Self::Place { building, square, pay: None } => write!(f, "{} {square}", building.name()),
            Self::Place { building, square, pay: Some(pay) } => write!(f, "{} {square} pay {pay}", building.name()),
            Self::Buy(card, None) => write!(f, "buy {card}"),
            Self::Buy(first, Some(second)) => write!(f, "buy {first} {second}"),
            Self::TakeDjinn(djinn, pay) => write!(f, "djinn {djinn} pay {pay}"),
            Self::Pass => f.write_str("pass"),
            Self::Power { djinn, square: None, pay } => write!(f, "power {djinn} pay {pay}"),
            Self::Power { djinn, square: Some(square), pay } => write!(f, "power {djinn} {square} pay {pay}"),
            Self::Sell(set) => write!(f, "sell {set}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The words of a line, each with its column.
pub(super) struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    pub(super) const fn new(line: &'a str) -> Self {
        Self { rest: Some(line), column: 1 }
    }

    fn error(&self, expected: &str, found: Option<&str>) -> SyntaxError {
        let found = found.map_or_else(|| "the end of the line".into(), |found| format!("'{found}'"));
        SyntaxError { column: self.column, message: format!("expected {expected}, found {found}") }
    }

    /// The next word as it stands; single spaces only.
    fn word(&mut self, expected: &str) -> Result<&'a str, SyntaxError> {
        let Some(rest) = self.rest else {
            // The column of the word would be behind the space that is not there.
            let error = self.error(expected, None);
            return Err(SyntaxError { column: error.column.saturating_sub(1).max(1), ..error });
        };
        let (word, after) = rest.split_once(' ').map_or((rest, None), |(word, after)| (word, Some(after)));
        if word.is_empty() {
            return Err(self.error(expected, after.map(|_| " ")));
        }
        self.rest = after;
        Ok(word)
    }

    /// The next word, read as something that has an inverse: what it writes is what stood there.
    pub(super) fn read<T: FromStr + fmt::Display>(&mut self, expected: &str) -> Result<T, SyntaxError> {
        self.read_if(expected, |_| true)
    }

    /// The same, for something that is not always fitting.
    fn read_if<T>(&mut self, expected: &str, fits: impl FnOnce(&T) -> bool) -> Result<T, SyntaxError>
    where
        T: FromStr + fmt::Display,
    {
        let word = self.word(expected)?;
        let value = word.parse::<T>().ok().filter(|value| fits(value) && value.to_string() == word);
        let value = value.ok_or_else(|| self.error(expected, Some(word)))?;
        self.column += word.chars().count() + 1;
        Ok(value)
    }

    pub(super) fn keyword(&mut self, keyword: &str) -> Result<(), SyntaxError> {
        let word = self.word(keyword)?;
        if word != keyword {
            return Err(self.error(&format!("'{keyword}'"), Some(word)));
        }
        self.column += keyword.len() + 1;
        Ok(())
    }

    /// What is left, read as one thing.
    fn read_rest<T: FromStr + fmt::Display>(&mut self, expected: &str) -> Result<T, SyntaxError> {
        let rest = self.rest.take();
        let value = rest.and_then(|rest| rest.parse::<T>().ok().filter(|value| value.to_string() == rest));
        value.ok_or_else(|| self.error(expected, rest))
    }

    const fn is_done(&self) -> bool {
        self.rest.is_none()
    }

    pub(super) fn finish<T>(self, value: T) -> Result<T, SyntaxError> {
        match self.rest {
            None => Ok(value),
            Some(rest) => Err(self.error("the end of the line", Some(rest))),
        }
    }

    fn pay(&mut self) -> Result<Payment, SyntaxError> {
        self.keyword("pay")?;
        let word = self.word("a payment")?;
        let pay = Payment::ALL.into_iter().find(|(_, letters)| *letters == word);
        let (pay, letters) = pay.ok_or_else(|| self.error("a payment: e, f, ee or ef", Some(word)))?;
        self.column += letters.len() + 1;
        Ok(pay)
    }

    fn place(&mut self, building: Building) -> Result<Action, SyntaxError> {
        let square = self.read("a tile from a1 to g6")?;
        let pay = if self.is_done() { None } else { Some(self.pay()?) };
        Ok(Action::Place { building, square, pay })
    }

    fn bid(&mut self) -> Result<Action, SyntaxError> {
        let price = self.read("a price")?;
        let mut fakirs = 0;
        if !self.is_done() {
            self.keyword("fakirs")?;
            fakirs = self.read_if("at least one fakir", |&fakirs| fakirs > 0)?;
        }
        Ok(Action::Bid { price, fakirs })
    }

    fn kill(&mut self) -> Result<Action, SyntaxError> {
        let is_player = self.rest.is_some_and(|rest| rest.starts_with('@'));
        let victim = if is_player {
            Victim::Of(self.read("a player from @0 to @4")?)
        } else {
            Victim::On(self.read("a tile or a player")?)
        };
        let meeples = self.read_if("one or two meeples", |meeples: &Meeples| (1..=2).contains(&meeples.len()))?;
        Ok(Action::Kill(victim, meeples))
    }

    fn buy(&mut self) -> Result<Action, SyntaxError> {
        let first: Card = self.read("a card")?;
        if self.is_done() {
            return Ok(Action::Buy(first, None));
        }
        let second = self.read_if("a card, in alphabetical order", |&second| second >= first)?;
        Ok(Action::Buy(first, Some(second)))
    }

    fn power(&mut self) -> Result<Action, SyntaxError> {
        let djinn = self.read("a djinn")?;
        let is_pay = self.rest.is_some_and(|rest| rest == "pay" || rest.starts_with("pay "));
        let square = if is_pay { None } else { Some(self.read("a tile or 'pay'")?) };
        Ok(Action::Power { djinn, square, pay: self.pay()? })
    }
}

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(line);
        let expected = "an action";
        let verb = words.word(expected)?;
        let unknown = words.error(expected, Some(verb));
        words.column += verb.chars().count() + 1;
        let action = match verb {
            "bid" => words.bid()?,
            "take" => Self::Take(words.read("a tile from a1 to g6")?),
            "drop" => Self::Drop(words.read("a tile from a1 to g6")?, words.read("a meeple")?),
            "skip" => Self::Skip,
            "trade" => Self::Trade,
            "build" => Self::Build(words.read("a number of fakirs")?),
            "kill" => words.kill()?,
            "keep" => Self::Keep(words.read("a djinn")?),
            "palm" => words.place(Building::Palm)?,
            "palace" => words.place(Building::Palace)?,
            "buy" => words.buy()?,
            "djinn" => Self::TakeDjinn(words.read("a djinn")?, words.pay()?),
            "pass" => Self::Pass,
            "power" => words.power()?,
            "sell" => Self::Sell(words.read_rest("different goods in alphabetical order")?),
            "end" => Self::End,
            _ => return Err(unknown),
        };
        words.finish(action)
    }
}
