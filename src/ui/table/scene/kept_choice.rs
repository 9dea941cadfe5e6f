//! A half-made choice as text: the steps that lead to it from none. They are read as intents, so that a choice which the
//! rules no longer offer is none.

use super::{Intent, OpenActions, Outcome, Selection};
use crate::game::{Action, Card, Item, Record};

/// Writes a choice; `row` are the cards of the market. Returns an empty text where nothing is chosen.
#[must_use]
pub fn write_choice(selection: &Selection, row: &[Card]) -> String {
    match selection {
        Selection::Nothing => String::new(),
        Selection::Bid { price, fakirs: 0 } => format!("spot {price}"),
        Selection::Bid { price, fakirs } => format!("fakirs {fakirs},spot {price}"),
        Selection::Colour(meeple) => format!("colour {meeple}"),
        Selection::Tile(square, before) => after(before, row, &format!("tile {square}")),
        Selection::First(square, meeple, before) => after(before, row, &format!("standing {square} {meeple}")),
        Selection::Fakirs(fakirs) => format!("fakirs {fakirs}"),
        Selection::Card(card) => {
            row.iter().position(|other| other == card).map_or_else(String::new, |place| format!("card {place}"))
        }
        Selection::Djinn(djinn) => format!("djinn {djinn}"),
        Selection::Power(djinn, pay) => format!("power {djinn} {pay}"),
        Selection::Item(item) => format!("item {item}"),
        Selection::Lamp(djinn) => format!("item {},djinn {djinn}", Item::Lamp),
        Selection::Talisman(square) => format!("item {},tile {square}", Item::Talisman),
        Selection::Order(places) => {
            let cards: Vec<_> = places.iter().map(|place| format!("card {}", place - 1)).collect();
            cards.join(",")
        }
        Selection::Ending => "end".into(),
        Selection::Sale(set) => format!("sale {set}"),
    }
}

/// Writes a step after a choice.
fn after(before: &Selection, row: &[Card], step: &str) -> String {
    match write_choice(before, row) {
        before if before.is_empty() => step.into(),
        before => format!("{before},{step}"),
    }
}

/// Reads a choice for a record and its open actions; `None` where they do not offer each of its steps.
#[must_use]
pub fn read_choice(text: &str, record: &Record, actions: &OpenActions) -> Option<Selection> {
    text.split(',').try_fold(Selection::Nothing, |before, step| {
        match intent(step, actions.open())?.resolve_within(record, &before, actions) {
            Outcome::Select(after) => Some(after),
            _ => None,
        }
    })
}

/// Reads a step. An intent that chooses whatever it names is read only where an action is open that needs it.
fn intent(step: &str, open: &[Action]) -> Option<Intent> {
    let (kind, what) = step.split_once(' ').unwrap_or((step, ""));
    let intent = match kind {
        "spot" => Intent::Spot(what.parse().ok()?),
        "colour" => Intent::Colour(what.parse().ok()?),
        "tile" => Intent::Tile(what.parse().ok()?),
        "standing" => {
            let (square, meeple) = what.split_once(' ')?;
            Intent::Standing(square.parse().ok()?, meeple.parse().ok()?)
        }
        "fakirs" => Intent::Fakirs(what.parse().ok()?),
        "card" => Intent::Card(what.parse().ok()?),
        "djinn" => Intent::Djinn(what.parse().ok()?),
        "item" => Intent::Item(what.parse().ok()?),
        "sale" => Intent::Sale(what.parse().ok()?),
        "end" => Intent::EndTurn,
        "power" => open.iter().find_map(|action| match *action {
            Action::Power { djinn, square: Some(_), pay } if format!("{djinn} {pay}") == what => {
                Some(Intent::PowerTile(djinn, pay))
            }
            _ => None,
        })?,
        _ => return None,
    };
    let is_open = |action: &Action| match (intent, *action) {
        (Intent::Fakirs(count), Action::Build(fakirs) | Action::Bid { fakirs, .. }) => count == fakirs,
        (Intent::Sale(set), Action::Sell(other)) => set == other,
        _ => false,
    };
    let is_free = !matches!(intent, Intent::Fakirs(_) | Intent::Sale(_));
    (is_free || open.iter().any(is_open)).then_some(intent)
}
