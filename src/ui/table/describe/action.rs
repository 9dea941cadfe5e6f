//! The words of buttons and other choices.

use super::phrase::{kinds, name, tribes};
use crate::game::{Action, Card, Game, Meeple, Prize, Spell, Step, TileKind, Victim};
use crate::i18n::{Lang, describe as text, words};
use crate::ui::table::scene::ButtonLabel;

/// Returns the label of a button.
#[must_use]
pub fn button_label(lang: Lang, game: &Game, label: &ButtonLabel) -> String {
    match label {
        ButtonLabel::Action(action) => self::action(lang, game, *action),
        ButtonLabel::Item(item) => words::item_label(lang, *item).to_owned(),
        ButtonLabel::Meeple(meeple) => words::tribe(lang, *meeple, 1_u32).to_owned(),
        ButtonLabel::Cancel => text::do_cancel(lang).to_owned(),
    }
}

/// Describes an action, with a note if undo does not cross it.
#[must_use]
pub fn choice(lang: Lang, game: &Game, action: Action) -> String {
    let sentence = self::action(lang, game, action);
    if game.reveals(action) { text::choice_reveals(lang, &sentence) } else { sentence }
}

/// Describes an action, as on a button.
#[must_use]
pub fn action(lang: Lang, game: &Game, action: Action) -> String {
    match action {
        Action::Bid { price, fakirs } => {
            let due = game.bid_price(price, fakirs).unwrap_or(price.into());
            match (due, fakirs) {
                (0, 0) => text::do_bid_free(lang, price),
                _ => text::do_bid(lang, price, due, fakirs),
            }
        }
        Action::Take(square) => text::do_take(lang, &tribes(game.board.meeples(square)), &square.to_string()),
        Action::Drop(square, meeple) => text::do_drop(lang, meeple, &square.to_string()),
        Action::Skip => match game.turn().map(|turn| &turn.step) {
            Some(Step::Tribe(_)) => text::do_skip_kill(lang).to_owned(),
            _ => text::do_skip_move(lang).to_owned(),
        },
        Action::Control(piece) => {
            let points = match (game.active(), game.turn().map(|turn| &turn.step)) {
                (Some(seat), Some(Step::Control { tile, .. })) => game.points_of_control(seat, *tile, piece),
                _ => 0,
            };
            text::do_control(lang, piece, points)
        }
        Action::Craft => craft(lang, game),
        Action::TakeItem(pay) => text::do_take_item(lang, pay),
        Action::Use(spell) => spell_words(lang, spell),
        Action::Bring(square, meeple) => text::do_bring(lang, meeple, &square.to_string()),
        Action::Done => text::do_done(lang).to_owned(),
        Action::Order(_) => text::do_order(lang).to_owned(),
        Action::Whim(whim) => text::do_whim(lang, whim, whim.terms().coins),
        Action::Trade => trade(lang, game),
        Action::Build(fakirs) => {
            let coins = game.builders_earn(fakirs).unwrap_or(0);
            match fakirs {
                0 => text::do_build(lang, coins),
                _ => text::do_build_fakirs(lang, fakirs, coins),
            }
        }
        Action::Kill(victim, group) => kill(lang, game, victim, &tribes(group)),
        Action::Keep(Prize::Djinn(djinn)) => text::do_keep(lang, djinn),
        Action::Keep(Prize::Item(item)) => text::do_keep_item(lang, item),
        Action::Place { building, square, pay } => {
            let tile = square.to_string();
            match pay {
                None => text::do_place(lang, building, &tile),
                Some(pay) => text::do_place_pay(lang, building, &tile, building.shifter(), pay),
            }
        }
        Action::Buy(first, second) => {
            let bought: Vec<Card> = [Some(first), second].into_iter().flatten().collect();
            let price = tile_kind(game).and_then(TileKind::market).map_or(0, |market| market.price);
            text::do_buy(lang, &kinds(&bought), price)
        }
        Action::TakeDjinn(djinn, pay) => text::do_take_djinn(lang, djinn, pay),
        Action::Pass => match tile_kind(game) {
            Some(TileKind::SacredPlace) => text::do_pass_djinn(lang),
            Some(TileKind::Workshop(_)) => text::do_pass_item(lang),
            Some(kind) if kind.market().is_some() => text::do_pass_market(lang),
            _ => text::do_pass(lang),
        }
        .to_owned(),
        Action::Power { djinn, square: None, pay } => text::do_power(lang, djinn, pay),
        Action::Power { djinn, square: Some(square), pay } => text::do_power_on(lang, djinn, &square.to_string(), pay),
        Action::Sell(set) => {
            let goods: Vec<_> = set.iter().collect();
            text::do_sell(lang, &kinds(&goods), set.worth())
        }
        Action::End => text::do_end(lang).to_owned(),
    }
}

fn craft(lang: Lang, game: &Game) -> String {
    let count = game.turn().and_then(|turn| turn.step.collected()).map_or(0, |collected| collected.count);
    match game.supply.items.len().min(count.into()) {
        0 => text::do_pass(lang).to_owned(),
        count => text::do_craft(lang, count as u32),
    }
}

/// Describes the use of an item.
fn spell_words(lang: Lang, spell: Spell) -> String {
    match spell {
        Spell::Scimitar(square, group) => text::do_scimitar(lang, &tribes(group), &square.to_string()),
        Spell::Lamp(Some(djinn)) => text::do_lamp(lang, djinn),
        Spell::Lamp(None) => text::do_lamp_deck(lang).to_owned(),
        Spell::Flute(square) => text::do_flute(lang, &square.to_string()),
        Spell::Ring(item) => text::do_ring(lang, item),
        Spell::Talisman(from, to) => text::do_talisman(lang, &from.to_string(), &to.to_string()),
        Spell::Carpet | Spell::Horn => text::do_use(lang, spell.item()),
    }
}

fn trade(lang: Lang, game: &Game) -> String {
    let count = match game.turn().map(|turn| &turn.step) {
        Some(Step::Tribe(collected)) => collected.count,
        _ => 0,
    };
    match game.supply.cards.row.len().min(count.into()) {
        0 => text::do_pass(lang).to_owned(),
        count => text::do_trade(lang, count),
    }
}

fn kill(lang: Lang, game: &Game, victim: Victim, dead: &[(Meeple, u8)]) -> String {
    match victim {
        Victim::Of(seat) => text::do_kill_of(lang, dead, name(game, seat)),
        Victim::On(square) => match game.fakirs_to_kill(victim).unwrap_or(0) {
            0 => text::do_kill_on(lang, dead, &square.to_string()),
            fakirs => text::do_kill_on_fakirs(lang, dead, &square.to_string(), fakirs),
        },
    }
}

/// Returns the kind of the tile on which the move ended.
pub(super) fn tile_kind(game: &Game) -> Option<TileKind> {
    let at = game.turn()?.at?;
    game.board.get(at).map(|place| place.tile.kind)
}
