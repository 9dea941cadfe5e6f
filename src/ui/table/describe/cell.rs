//! The words for a tile, and for what ending a move on it gives.

use super::phrase::{a_meeple, a_piece, meeples, name, one_of, payment, tribe, whim_terms};
use crate::game::{Action, Building, Meeple, Mountains, Piece, Spell, State, TileKind};
use crate::i18n::letters::small;
use crate::i18n::{Lang, describe as text, learn, refusals, words};
use crate::ui::table::scene::{Cell, Highlight, Parity, Preview};

/// Returns what a tile is and what is on it, one fact after the other.
#[must_use]
pub fn tile_facts(lang: Lang, game: &State, cell: &Cell) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(colour) = cell.tile.kind.colour() {
        let colour = words::value_colour(lang, colour);
        facts.push(match cell.tile.value {
            0 => text::city_value(lang, colour),
            value => text::value(lang, value, colour),
        });
    }
    if let TileKind::Workshop(mountains) = cell.tile.kind {
        facts.push(text::mountains(
            lang,
            match mountains {
                Mountains::NorthWest => text::north_west(lang),
                Mountains::SouthEast => text::south_east(lang),
            },
        ));
    }
    if let Some(whim) = cell.whim {
        facts.push(text::whim_here(lang, words::whim(lang, whim), &whim_terms(lang, whim)));
    }
    if !cell.standing.is_empty() {
        facts.push(meeples(lang, cell.standing));
    }
    if !cell.dropped.is_empty() {
        let dropped = meeples(lang, cell.dropped.iter().copied().collect());
        facts.push(text::dropped(lang, cell.dropped.len() as u32, &dropped));
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
            facts.push(format!("{count} {}", words::building(lang, building, count)));
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

/// Describes a tile for a screen reader: place, kind, value, what stands there, what a tap does.
#[must_use]
pub fn cell(lang: Lang, game: &State, cell: &Cell) -> String {
    let mut sentence = format!("{}, {}", cell.square, words::tile(lang, cell.tile.kind));
    let mut add = |part: &str| {
        sentence.push_str(", ");
        sentence.push_str(part);
    };
    for fact in tile_facts(lang, game, cell) {
        add(&fact);
    }
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
    if let Some(ends) = ends(lang, cell) {
        add(&ends);
    }
    if let Some(state) = state(lang, cell) {
        sentence = text::further(lang, &sentence, &state);
    }
    if let Some(preview) = preview_long(lang, cell) {
        sentence = text::further(lang, &sentence, &preview);
    }
    sentence
}

/// Names the tribes with which a move can end on a tile.
fn ends(lang: Lang, cell: &Cell) -> Option<String> {
    let ends: Vec<_> = cell.ends.iter().map(|&meeple| words::tribe(lang, meeple, 2)).collect();
    (!ends.is_empty()).then(|| text::ends(lang, &super::phrase::list(&ends, text::or(lang))))
}

/// Describes what a tap does here, or why it does nothing.
fn state(lang: Lang, cell: &Cell) -> Option<String> {
    match cell.highlight {
        Highlight::Calm => None,
        Highlight::Alive => Some(text::can_take(lang).to_owned()),
        Highlight::Lit => Some(text::can_drop(lang, &one_of(lang, &cell.tribes))),
        Highlight::Shortcut => Some(shortcut(lang, &cell.choices)),
        Highlight::Target => target(lang, cell),
        Highlight::Blocked(refusal) => {
            let reason = refusals::refusal(lang, refusal).trim_end_matches('.');
            Some(text::blocked(lang, &small(reason)))
        }
    }
}

/// Describes the drops of a tap that ends the move.
fn shortcut(lang: Lang, drops: &[Action]) -> String {
    let drops = drops.iter().filter_map(|action| match *action {
        Action::Drop(square, meeple) => Some(small(&text::do_drop(lang, &square.to_string(), &a_meeple(lang, meeple)))),
        _ => None,
    });
    drops.reduce(|said, more| text::further(lang, &said, &more)).unwrap_or_default()
}

/// Describes the action of a tile highlighted as a target.
fn target(lang: Lang, cell: &Cell) -> Option<String> {
    let pays = |sentence: String, pay: Option<String>| match pay {
        Some(pay) => text::for_payment(lang, &sentence, &pay),
        None => sentence,
    };
    let paid = |pay| payment(lang, pay);
    Some(match *cell.choices.first()? {
        Action::Kill(..) => {
            let fakirs = (cell.fakirs > 0).then(|| text::fakirs(lang, cell.fakirs));
            pays(text::can_kill(lang, &one_of(lang, &cell.tribes)), fakirs)
        }
        Action::Place { building, pay, .. } => {
            let sentence = text::can_place(lang, &a_piece(lang, building));
            // If there are several payments, the buttons name each.
            pays(sentence, pay.filter(|_| cell.choices.len() == 1).map(paid))
        }
        Action::Power { djinn, pay, .. } => pays(text::can_use(lang, words::djinn(lang, djinn)), Some(paid(pay))),
        Action::Bring(..) => text::can_bring(lang, &one_of(lang, &cell.tribes)),
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
        Meeple::Builder => text::coins(lang, preview.gain),
        Meeple::Merchant => text::cards(lang, preview.gain),
        Meeple::Assassin => text::reach(lang, preview.gain),
        Meeple::Vizier | Meeple::Elder | Meeple::Artisan => text::points(lang, preview.gain),
    }
}

/// Describes everything that ending the move on a tile gives: meeples, gain, the tile itself and its action.
#[must_use]
pub fn preview_long(lang: Lang, cell: &Cell) -> Option<String> {
    let end = cell.preview.as_ref()?;
    let mut sentence = format!("{}, {}", tribe(lang, end.meeple, end.count), preview(lang, end));
    let mut add = |part: &str| {
        sentence.push_str(", ");
        sentence.push_str(part);
    };
    if end.piece.is_some() {
        add(text::takes_tile(lang));
    }
    let kind = cell.tile.kind;
    if end.offer.is_none() {
        return Some(sentence);
    }
    if let Some(building) = kind.building() {
        add(&text::then_place(lang, &a_piece(lang, building)));
    } else if let Some(market) = kind.market() {
        let cards = text::cards(lang, market.takes as u32);
        add(&text::then_buy(lang, &cards, &text::coins(lang, market.price)));
    } else if let Some(whim) = cell.whim {
        add(&text::then_whim(lang, words::whim(lang, whim)));
    } else if matches!(kind, TileKind::Workshop(_)) {
        add(text::then_item(lang));
    } else {
        add(text::then_djinn(lang));
    }
    Some(sentence)
}
