//! The words of buttons and other choices.

use super::phrase::{a_meeple, a_piece, meeples, name, payment, some_cards, victims};
use crate::game::{Action, Card, Game, Prize, Spell, Step, TileKind, Victim};
use crate::i18n::letters::capital;
use crate::i18n::{Lang, describe as text, words};
use crate::ui::table::scene::ButtonLabel;

/// Returns the label of a button.
#[must_use]
pub fn button_label(lang: Lang, game: &Game, label: &ButtonLabel) -> String {
    match label {
        // The prompt names the tile.
        ButtonLabel::Action(Action::Drop(_, meeple)) => capital(words::tribe(lang, *meeple, 1)),
        ButtonLabel::Action(action) => self::action(lang, game, *action),
        ButtonLabel::Item(item) => capital(words::item(lang, *item)),
        ButtonLabel::Cancel => text::do_cancel(lang).to_owned(),
    }
}

/// Returns the note on buttons that undo does not cross.
#[must_use]
pub fn reveals_note(lang: Lang) -> &'static str {
    text::reveals_note(lang)
}

/// Describes an action, with a note if undo does not cross it.
#[must_use]
pub fn choice(lang: Lang, game: &Game, action: Action) -> String {
    let sentence = self::action(lang, game, action);
    if game.reveals(action) { format!("{sentence} ({})", reveals_note(lang)) } else { sentence }
}

/// Describes an action, as on a button.
#[must_use]
pub fn action(lang: Lang, game: &Game, action: Action) -> String {
    match action {
        Action::Bid { price, fakirs } => {
            let due = game.bid_price(price, fakirs).unwrap_or(price.into());
            match price_of(lang, due, fakirs) {
                Some(paid) => text::do_bid(lang, price, &paid),
                None => text::do_bid_free(lang, price),
            }
        }
        Action::Take(square) => text::do_take(lang, &square.to_string(), &meeples(lang, game.board.meeples(square))),
        Action::Drop(square, meeple) => text::do_drop(lang, &square.to_string(), &a_meeple(lang, meeple)),
        Action::Skip => match game.turn().map(|turn| &turn.step) {
            Some(Step::Tribe(_)) => text::do_skip_kill(lang).to_owned(),
            _ => text::do_skip_move(lang).to_owned(),
        },
        Action::Control(piece) => {
            let points = match (game.active(), game.turn().map(|turn| &turn.step)) {
                (Some(seat), Some(Step::Control { tile, .. })) => game.points_of_control(seat, *tile, piece),
                _ => 0,
            };
            text::do_control(lang, &capital(words::piece(lang, piece)), points)
        }
        Action::Craft => craft(lang, game),
        Action::TakeItem(pay) => text::do_take_item(lang, &payment(lang, pay)),
        Action::Use(spell) => spell_words(lang, spell),
        Action::Bring(square, meeple) => text::do_bring(lang, &a_meeple(lang, meeple), &square.to_string()),
        Action::Done => text::do_done(lang).to_owned(),
        Action::Order(_) => text::do_order(lang).to_owned(),
        Action::Whim(whim) => {
            let coins = text::coins(lang, whim.terms().coins);
            text::do_whim(lang, words::whim(lang, whim), &coins)
        }
        Action::Trade => trade(lang, game),
        Action::Build(fakirs) => {
            let coins = text::coins(lang, game.builders_earn(fakirs).unwrap_or(0));
            match fakirs {
                0 => text::do_build(lang, &coins),
                _ => text::do_build_fakirs(lang, &text::fakirs(lang, fakirs), &coins),
            }
        }
        Action::Kill(victim, group) => kill(lang, game, victim, &victims(lang, group)),
        Action::Keep(Prize::Djinn(djinn)) => text::do_keep(lang, words::djinn(lang, djinn)),
        Action::Keep(Prize::Item(item)) => text::do_keep_item(lang, words::the_item(lang, item)),
        Action::Place { building, square, pay } => {
            let (piece, tile) = (a_piece(lang, building), square.to_string());
            match pay {
                None => text::do_place(lang, &piece, &tile),
                Some(pay) => {
                    let shifter = words::djinn(lang, building.shifter());
                    text::do_place_pay(lang, &piece, &tile, shifter, &payment(lang, pay))
                }
            }
        }
        Action::Buy(first, second) => {
            let bought: Vec<Card> = [Some(first), second].into_iter().flatten().collect();
            let price = tile_kind(game).and_then(TileKind::market).map_or(0, |market| market.price);
            text::do_buy(lang, &some_cards(lang, &bought), &text::coins(lang, price))
        }
        Action::TakeDjinn(djinn, pay) => text::do_take_djinn(lang, words::djinn(lang, djinn), &payment(lang, pay)),
        Action::Pass => match tile_kind(game) {
            Some(TileKind::SacredPlace) => text::do_pass_djinn(lang),
            Some(TileKind::Workshop(_)) => text::do_pass_item(lang),
            Some(kind) if kind.market().is_some() => text::do_pass_market(lang),
            _ => text::do_pass(lang),
        }
        .to_owned(),
        Action::Power { djinn, square: None, pay } => {
            text::do_power(lang, words::djinn(lang, djinn), &payment(lang, pay))
        }
        Action::Power { djinn, square: Some(square), pay } => {
            text::do_power_on(lang, words::djinn(lang, djinn), &payment(lang, pay), &square.to_string())
        }
        Action::Sell(set) => {
            let goods: Vec<_> = set.iter().collect();
            text::do_sell(lang, &some_cards(lang, &goods), &text::coins(lang, set.worth()))
        }
        Action::End => text::do_end(lang).to_owned(),
    }
}

/// Describes the price of a bid, such as `3 coins and 2 fakirs`; `None` if it is free.
pub(super) fn price_of(lang: Lang, coins: u32, fakirs: u8) -> Option<String> {
    let paid = text::fakirs(lang, fakirs);
    match (coins, fakirs) {
        (0, 0) => None,
        (0, _) => Some(paid),
        (_, 0) => Some(text::coins(lang, coins)),
        (..) => Some(format!("{} {} {paid}", text::coins(lang, coins), text::and(lang))),
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
        Spell::Scimitar(square, group) => text::do_scimitar(lang, &victims(lang, group), &square.to_string()),
        Spell::Lamp(Some(djinn)) => text::do_lamp(lang, words::djinn(lang, djinn)),
        Spell::Lamp(None) => text::do_lamp_deck(lang).to_owned(),
        Spell::Flute(square) => text::do_flute(lang, &square.to_string()),
        Spell::Ring(item) => text::do_ring(lang, words::the_item(lang, item)),
        Spell::Talisman(from, to) => text::do_talisman(lang, &from.to_string(), &to.to_string()),
        Spell::Carpet | Spell::Horn => text::do_use(lang, words::the_item(lang, spell.item())),
    }
}

fn trade(lang: Lang, game: &Game) -> String {
    let count = match game.turn().map(|turn| &turn.step) {
        Some(Step::Tribe(collected)) => collected.count,
        _ => 0,
    };
    match game.supply.cards.row.len().min(count.into()) {
        0 => text::do_pass(lang).to_owned(),
        count => text::do_trade(lang, &text::cards(lang, count as u32)),
    }
}

fn kill(lang: Lang, game: &Game, victim: Victim, dead: &str) -> String {
    match victim {
        Victim::Of(seat) => {
            let name = name(game, seat);
            text::do_kill_of(lang, dead, name)
        }
        Victim::On(square) => {
            let sentence = text::do_kill_on(lang, dead, &square.to_string());
            match game.fakirs_to_kill(victim).unwrap_or(0) {
                0 => sentence,
                fakirs => text::for_payment(lang, &sentence, &text::fakirs(lang, fakirs)),
            }
        }
    }
}

/// Returns the kind of the tile on which the move ended.
pub(super) fn tile_kind(game: &Game) -> Option<TileKind> {
    let at = game.turn()?.at?;
    game.board.get(at).map(|place| place.tile.kind)
}
