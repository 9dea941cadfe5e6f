//! Actions, and entries of records, as text: one line each.

use crate::game::{Action, Building, Card, Djinn, Entry, Item, Meeples, Payment, Spell, Victim};
#[cfg(feature = "serde")]
use serde_json::Value;
use std::{fmt, str::FromStr};

/// A text that is not an action: where it fails, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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

/// Reads a list of actions, a text each; returns `None` for anything else.
#[cfg(feature = "serde")]
pub fn read_actions(list: &Value) -> Option<Vec<Action>> {
    list.as_array()?.iter().map(|action| action.as_str()?.parse().ok()).collect()
}

impl fmt::Display for Victim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(square) => square.fmt(f),
            Self::Of(seat) => seat.fmt(f),
        }
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.item().name())?;
        match self {
            Self::Lamp(Some(djinn)) => write!(f, " {djinn}"),
            Self::Lamp(None) => f.write_str(" deck"),
            Self::Scimitar(square, meeples) => write!(f, " {square} {meeples}"),
            Self::Flute(square) => write!(f, " {square}"),
            Self::Ring(item) => write!(f, " {item}"),
            Self::Talisman(from, to) => write!(f, " {from} {to}"),
            Self::Carpet | Self::Horn => Ok(()),
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
            Self::Control(piece) => write!(f, "control {piece}"),
            Self::Trade => f.write_str("trade"),
            Self::Build(fakirs) => write!(f, "build {fakirs}"),
            Self::Kill(victim, meeples) => write!(f, "kill {victim} {meeples}"),
            Self::Craft => f.write_str("craft"),
            Self::Keep(prize) => write!(f, "keep {prize}"),
            Self::Place { building, square, pay: None } => write!(f, "{building} {square}"),
            Self::Place { building, square, pay: Some(pay) } => write!(f, "{building} {square} pay {pay}"),
            Self::Buy(card, None) => write!(f, "buy {card}"),
            Self::Buy(first, Some(second)) => write!(f, "buy {first} {second}"),
            Self::TakeDjinn(djinn, pay) => write!(f, "djinn {djinn} pay {pay}"),
            Self::TakeItem(pay) => write!(f, "item pay {pay}"),
            Self::Pass => f.write_str("pass"),
            Self::Power { djinn, square: None, pay } => write!(f, "power {djinn} pay {pay}"),
            Self::Power { djinn, square: Some(square), pay } => write!(f, "power {djinn} {square} pay {pay}"),
            Self::Use(spell) => write!(f, "use {spell}"),
            Self::Bring(square, meeple) => write!(f, "bring {square} {meeple}"),
            Self::Done => f.write_str("done"),
            Self::Order(order) => write!(f, "order {order}"),
            Self::Whim(whim) => write!(f, "whim {whim}"),
            Self::Sell(set) => write!(f, "sell {set}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The words of a line, each with its column.
struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    const fn new(line: &'a str) -> Self {
        Self { rest: Some(line), column: 1 }
    }

    fn error(&self, expected: &str, found: Option<&str>) -> SyntaxError {
        let found = found.map_or_else(|| "the end of the line".into(), |found| format!("'{found}'"));
        SyntaxError { column: self.column, message: format!("expected {expected}, found {found}") }
    }

    /// Refuses a line that ends too early. The column is the one after its last character.
    fn missing(&self, expected: &str) -> SyntaxError {
        let error = self.error(expected, None);
        SyntaxError { column: error.column.saturating_sub(1).max(1), ..error }
    }

    /// Takes the next word as it stands; only single spaces separate words.
    fn word(&mut self, expected: &str) -> Result<&'a str, SyntaxError> {
        let rest = self.rest.ok_or_else(|| self.missing(expected))?;
        let (word, after) = rest.split_once(' ').map_or((rest, None), |(word, after)| (word, Some(after)));
        if word.is_empty() {
            return Err(self.error(expected, after.map(|_| " ")));
        }
        self.rest = after;
        Ok(word)
    }

    /// Reads the next word as a value, which must be written as that same word.
    fn read<T: FromStr + fmt::Display>(&mut self, expected: &str) -> Result<T, SyntaxError> {
        self.read_if(expected, |_| true)
    }

    /// Reads the next word likewise, if its value fits.
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

    fn keyword(&mut self, keyword: &str) -> Result<(), SyntaxError> {
        let word = self.word(keyword)?;
        if word != keyword {
            return Err(self.error(&format!("'{keyword}'"), Some(word)));
        }
        self.column += keyword.len() + 1;
        Ok(())
    }

    /// Reads the rest of the line as one thing.
    fn read_rest<T: FromStr + fmt::Display>(&mut self, expected: &str) -> Result<T, SyntaxError> {
        let rest = self.rest.take().ok_or_else(|| self.missing(expected))?;
        let value = rest.parse::<T>().ok().filter(|value| value.to_string() == rest);
        value.ok_or_else(|| self.error(expected, Some(rest)))
    }

    const fn is_done(&self) -> bool {
        self.rest.is_none()
    }

    fn finish<T>(self, value: T) -> Result<T, SyntaxError> {
        match self.rest {
            None => Ok(value),
            Some(rest) => Err(self.error("the end of the line", Some(rest))),
        }
    }

    fn pay(&mut self) -> Result<Payment, SyntaxError> {
        self.one_of(&[Payment::E, Payment::F, Payment::EE, Payment::EF], "a payment: e, f, ee or ef")
    }

    /// Reads one of these payments.
    fn one_of(&mut self, payments: &[Payment], expected: &str) -> Result<Payment, SyntaxError> {
        self.keyword("pay")?;
        let word = self.word("a payment")?;
        let pay = payments.iter().find(|pay| pay.name() == word).ok_or_else(|| self.error(expected, Some(word)))?;
        self.column += word.len() + 1;
        Ok(*pay)
    }

    fn control(&mut self) -> Result<Action, SyntaxError> {
        self.read("'camel' or 'tent'").map(Action::Control)
    }

    fn spell(&mut self) -> Result<Spell, SyntaxError> {
        let item = self.read_if("a magic item", |item: &Item| item.is_magic())?;
        Ok(match item {
            Item::Scimitar => Spell::Scimitar(self.read("a tile from a1 to g6")?, self.one_or_two()?),
            Item::Lamp if self.rest == Some("deck") => {
                self.keyword("deck")?;
                Spell::Lamp(None)
            }
            Item::Lamp => Spell::Lamp(Some(self.read::<Djinn>("a djinn or 'deck'")?)),
            Item::Flute => Spell::Flute(self.read("a tile from a1 to g6")?),
            Item::Ring => Spell::Ring(self.read("an item")?),
            Item::Talisman => Spell::Talisman(self.read("a tile from a1 to g6")?, self.read("a tile from a1 to g6")?),
            Item::Horn => Spell::Horn,
            Item::Carpet | Item::Jewel | Item::Chest | Item::Crown => Spell::Carpet,
        })
    }

    fn one_or_two(&mut self) -> Result<Meeples, SyntaxError> {
        self.read_if("one or two meeples", |meeples: &Meeples| (1..=2).contains(&meeples.len()))
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
        Ok(Action::Kill(victim, self.one_or_two()?))
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
            "control" => words.control()?,
            "trade" => Self::Trade,
            "build" => Self::Build(words.read("a number of fakirs")?),
            "kill" => words.kill()?,
            "craft" => Self::Craft,
            "keep" => Self::Keep(words.read("a djinn or an item")?),
            "palm" => words.place(Building::Palm)?,
            "palace" => words.place(Building::Palace)?,
            "buy" => words.buy()?,
            "djinn" => Self::TakeDjinn(words.read("a djinn")?, words.pay()?),
            "item" => Self::TakeItem(words.one_of(&Payment::ITEM, "a payment: p or ff")?),
            "pass" => Self::Pass,
            "power" => words.power()?,
            "use" => Self::Use(words.spell()?),
            "bring" => Self::Bring(words.read("a tile from a1 to g6")?, words.read("a meeple")?),
            "done" => Self::Done,
            "order" => Self::Order(words.read_rest("places of the row, from 1")?),
            "whim" => Self::Whim(words.read("a whim")?),
            "sell" => Self::Sell(words.read_rest("different goods in alphabetical order")?),
            "end" => Self::End,
            _ => return Err(unknown),
        };
        words.finish(action)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Back(to) => write!(f, "back {to}"),
        }
    }
}

impl FromStr for Entry {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Self, SyntaxError> {
        if line != "back" && !line.starts_with("back ") {
            return line.parse().map(Self::Action);
        }
        let mut words = Words::new(line);
        words.keyword("back")?;
        let to = words.read("the number of an entry")?;
        words.finish(Self::Back(to))
    }
}
