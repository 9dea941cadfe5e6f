//! The words for a tile, and for what ending a move on it gives.

use super::phrase::{name, tribes};
use crate::game::{Action, Building, Meeple, Mountains, Piece, Spell, State, TileKind};
use crate::i18n::{Lang, describe as text, hints, learn, refusals, words};
use crate::ui::table::scene::{Cell, Highlight, Parity, Preview};

/// Returns what a tile is and what is on it, one fact after the other.
#[must_use]
pub fn tile_facts(lang: Lang, game: &State, cell: &Cell) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(colour) = cell.tile.kind.colour() {
        facts.push(match cell.tile.value {
            0 => text::city_value(lang, colour),
            value => text::value(lang, value, colour),
        });
    }
    if let TileKind::Workshop(mountains) = cell.tile.kind {
        facts.push(match mountains {
            Mountains::NorthWest => text::mountains_north_west(lang).to_owned(),
            Mountains::SouthEast => text::mountains_south_east(lang).to_owned(),
        });
    }
    if let Some(whim) = cell.whim {
        let terms = whim.terms();
        facts.push(text::whim_here(lang, whim, terms.needed, terms.aim, terms.coins));
    }
    if !cell.standing.is_empty() {
        facts.push(words::group(lang, &tribes(cell.standing)));
    }
    if !cell.dropped.is_empty() {
        let dropped = tribes(cell.dropped.iter().copied().collect());
        facts.push(text::dropped(lang, cell.dropped.len(), &dropped));
    }
    if cell.standing.is_empty() && cell.dropped.is_empty() && cell.tile.kind.holds_meeples() {
        facts.push(text::no_meeples(lang).to_owned());
    }
    if let Some((seat, piece)) = cell.piece {
        let name = name(game, seat);
        facts.push(match piece {
            Piece::Camel => text::camel_of(lang, name),
            Piece::Tent => text::tent_of(lang, name),
        });
    }
    for (building, count) in [(Building::Palm, cell.palms), (Building::Palace, cell.palaces)] {
        if count > 0 {
            facts.push(words::buildings(lang, building, count));
        }
    }
    facts
}

/// Returns what a tap on a tile does and what a move that ends there gives, one after the other.
#[must_use]
pub fn tile_outlook(lang: Lang, cell: &Cell) -> Vec<String> {
    let outlook = [ends(lang, cell), state(lang, cell), preview_long(lang, cell)];
    outlook.into_iter().flatten().collect()
}

/// Returns where a tile is, what it is and what is on it, one fact after the other.
pub(super) fn place(lang: Lang, game: &State, cell: &Cell) -> Vec<String> {
    let mut facts = vec![cell.square.to_string(), words::tile(lang, cell.tile.kind).to_owned()];
    facts.extend(tile_facts(lang, game, cell));
    facts
}

/// Describes a tile for a screen reader: place, kind, value, what stands there, what a tap does.
#[must_use]
pub fn cell(lang: Lang, game: &State, cell: &Cell) -> String {
    let mut facts = place(lang, game, cell);
    let mut add = |fact: &str| facts.push(fact.to_owned());
    for &step in &cell.steps {
        match step {
            0 => add(text::start_of_path(lang)),
            step => add(&text::step_of_path(lang, step)),
        }
    }
    if cell.is_counted {
        add(text::counted(lang));
    }
    match cell.aids.parity {
        Some(Parity::Ends) => add(learn::even(lang)),
        Some(Parity::Passes) => add(learn::odd(lang)),
        Some(Parity::Light) => add(learn::light(lang)),
        Some(Parity::Dark) => add(learn::dark(lang)),
        None => {}
    }
    match cell.aids.reach {
        Some(0) => add(learn::in_reach(lang)),
        Some(fakirs) => add(&learn::in_reach_for(lang, fakirs)),
        None => {}
    }
    if cell.aids.is_blue {
        add(learn::blue(lang));
    }
    if let Some(points) = cell.aids.worth {
        add(&learn::worth(lang, points));
    }
    facts.extend(ends(lang, cell));
    let parts = [Some(words::facts(lang, &facts)), state(lang, cell), preview_long(lang, cell)];
    text::further(lang, &parts.into_iter().flatten().collect::<Vec<_>>())
}

/// Names the tribes with which a move can end on a tile.
fn ends(lang: Lang, cell: &Cell) -> Option<String> {
    (!cell.ends.is_empty()).then(|| text::ends(lang, &cell.ends))
}

/// Describes what a tap does here, or why it does nothing.
fn state(lang: Lang, cell: &Cell) -> Option<String> {
    match cell.highlight {
        Highlight::Calm => None,
        Highlight::Alive => Some(text::can_take(lang).to_owned()),
        Highlight::Lit => Some(text::can_drop(lang, &cell.tribes)),
        Highlight::Shortcut => Some(shortcut(lang, &cell.choices)),
        Highlight::Target => target(lang, cell),
        Highlight::Blocked(refusal) => Some(text::blocked(lang, refusals::refusal(lang, refusal))),
    }
}

/// Describes the drops of a tap that ends the move.
fn shortcut(lang: Lang, drops: &[Action]) -> String {
    let drops = drops.iter().filter_map(|action| match *action {
        Action::Drop(square, meeple) => Some(hints::act(lang, &text::do_drop(lang, meeple, &square.to_string()))),
        _ => None,
    });
    text::further(lang, &drops.collect::<Vec<_>>())
}

/// Describes the action of a tile highlighted as a target.
fn target(lang: Lang, cell: &Cell) -> Option<String> {
    Some(match *cell.choices.first()? {
        Action::Kill(..) if cell.fakirs > 0 => text::can_kill_for(lang, &cell.tribes, cell.fakirs),
        Action::Kill(..) => text::can_kill(lang, &cell.tribes),
        // If there are several payments, the buttons name each.
        Action::Place { building, pay: Some(pay), .. } if cell.choices.len() == 1 => {
            text::can_place_for(lang, building, pay)
        }
        Action::Place { building, .. } => text::can_place(lang, building),
        Action::Power { djinn, pay, .. } => text::can_use(lang, djinn, pay),
        Action::Bring(..) => text::can_bring(lang, &cell.tribes),
        Action::Use(Spell::Scimitar(..)) => text::can_scimitar(lang).to_owned(),
        Action::Use(Spell::Flute(_)) => text::can_call(lang).to_owned(),
        Action::Use(Spell::Talisman(from, _)) if from == cell.square => text::can_move_piece(lang).to_owned(),
        Action::Use(Spell::Talisman(..)) => text::can_move_here(lang).to_owned(),
        _ => return None,
    })
}

/// Describes the gain of ending the move here: coins, cards, reach or points.
#[must_use]
pub fn preview(lang: Lang, preview: &Preview) -> String {
    match preview.meeple {
        Meeple::Builder => words::coins(lang, preview.gain),
        Meeple::Merchant => words::cards(lang, preview.gain),
        Meeple::Assassin => text::reach(lang, preview.gain),
        Meeple::Vizier | Meeple::Elder | Meeple::Artisan => words::points(lang, preview.gain),
    }
}

/// Describes everything that ending the move on a tile gives: meeples, gain, the tile itself and its action.
#[must_use]
pub fn preview_long(lang: Lang, cell: &Cell) -> Option<String> {
    let end = cell.preview.as_ref()?;
    let mut facts = vec![words::meeples(lang, end.meeple, end.count), preview(lang, end)];
    if end.piece.is_some() {
        facts.push(text::takes_tile(lang).to_owned());
    }
    let kind = cell.tile.kind;
    if end.offer.is_none() {
        return Some(words::facts(lang, &facts));
    }
    facts.push(if let Some(building) = kind.building() {
        text::then_place(lang, building)
    } else if let Some(market) = kind.market() {
        text::then_buy(lang, market.takes, market.price)
    } else if let Some(whim) = cell.whim {
        text::then_whim(lang, whim)
    } else if matches!(kind, TileKind::Workshop(_)) {
        text::then_item(lang).to_owned()
    } else {
        text::then_djinn(lang).to_owned()
    });
    Some(words::facts(lang, &facts))
}
