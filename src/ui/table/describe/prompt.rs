//! Prompts: what the game waits for, in one line.

use super::phrase::{name, names};
use crate::game::{Action, Boost, Building, Djinn, Game, Phase, Prize, Seat, Square, Step, TileKind, Turn};
use crate::i18n::{Lang, describe as text, powers, words};
use crate::ui::table::scene::{Loss, Prompt};

/// Tells who decides: `Anna bids`, `Anna’s turn`.
#[must_use]
pub fn whose_turn(lang: Lang, game: &Game) -> String {
    let Some(seat) = game.active() else { return text::game_over(lang).to_owned() };
    let name = name(game, seat);
    match game.phase {
        Phase::Bid => text::bids(lang, name),
        _ => text::turn_of(lang, name),
    }
}

/// Tells the only person at a device that they decide: `Your turn, Anna`.
#[must_use]
pub fn your_turn(lang: Lang, game: &Game, seat: Seat) -> String {
    let name = name(game, seat);
    match game.phase {
        Phase::Bid => text::your_bid(lang, name),
        _ => text::your_turn(lang, name),
    }
}

/// Says in a sentence who decides.
#[must_use]
pub fn who_is_next(lang: Lang, game: &Game) -> String {
    words::sentence(lang, &whose_turn(lang, game))
}

/// Names the current part of the round. The last part is the sale, or for a player without goods the end of the turn.
#[must_use]
pub fn step(lang: Lang, game: &Game, phase: &Phase) -> &'static str {
    match phase {
        Phase::Bid => text::step_bid(lang),
        Phase::Over => text::step_over(lang),
        Phase::Turn(turn) => match turn.step {
            Step::Move | Step::Sow(_) => text::step_move(lang),
            Step::Tribe(_) => text::step_tribe(lang),
            Step::Control { .. } => text::step_control(lang),
            Step::Keep { ref drawn, .. } if matches!(drawn[..], [Prize::Item(_), ..]) => text::step_item(lang),
            Step::Keep { .. } | Step::Place { .. } => text::step_djinn(lang),
            Step::Flute { .. } | Step::Order { .. } => text::step_item(lang),
            Step::Tile => text::step_tile(lang),
            Step::End if has_goods(game) => text::step_end(lang),
            Step::End => text::step_last(lang),
        },
    }
}

/// Describes what the game waits for, in one line.
#[must_use]
pub fn prompt(lang: Lang, game: &Game, prompt: &Prompt) -> String {
    match prompt {
        Prompt::Bid => text::ask_bid(lang).to_owned(),
        Prompt::ConfirmBid(price) => confirm_bid(lang, game, *price),
        Prompt::Move => text::ask_move(lang).to_owned(),
        Prompt::NoMoveOnFoot => text::ask_no_move_on_foot(lang).to_owned(),
        Prompt::NoMove if game.ending => text::ask_no_move_ending(lang).to_owned(),
        Prompt::NoMove => text::ask_no_move(lang).to_owned(),
        Prompt::Drop(count) => text::ask_drop(lang, *count),
        Prompt::LastDrop => last_drop(lang, game),
        Prompt::Choose(square) => choose(lang, game, *square),
        Prompt::ChooseMeeples(square) => text::ask_choose_meeples(lang, &square.to_string()),
        Prompt::Trade(count) => match (game.supply.cards.row.len() as u32).min((*count).into()) {
            0 => text::ask_trade_none(lang).to_owned(),
            count => text::ask_trade(lang, count),
        },
        Prompt::Build { builders, fakirs, coins } => build(lang, game, *builders, *fakirs, *coins),
        Prompt::Kill { is_compulsory, is_double } => {
            let can_kill = || game.legal_actions().iter().any(|action| matches!(action, Action::Kill(..)));
            match (is_compulsory, is_double) {
                (true, false) => text::ask_must_kill(lang),
                (true, true) => text::ask_must_kill_two(lang),
                (false, _) if !can_kill() => text::ask_no_victim(lang),
                (false, false) => text::ask_may_kill(lang),
                (false, true) => text::ask_may_kill_two(lang),
            }
            .to_owned()
        }
        Prompt::Control(square) => text::ask_control(lang, &square.to_string()),
        Prompt::Craft(count) => match (game.supply.items.len() as u32).min((*count).into()) {
            0 => text::ask_craft_none(lang).to_owned(),
            count => text::ask_craft(lang, count),
        },
        Prompt::KeepItem => text::ask_keep_item(lang).to_owned(),
        Prompt::Use(item) => text::ask_use(lang, *item, powers::item_power(lang, *item)),
        Prompt::ItemTile(item, true) => text::ask_talisman_to(lang, *item),
        Prompt::ItemTile(item, false) => text::ask_use(lang, *item, powers::item_power(lang, *item)),
        Prompt::Bring(square, 0) => text::ask_bring_none(lang, &square.to_string()),
        Prompt::Bring(square, left) => text::ask_bring(lang, *left, &square.to_string()),
        Prompt::Order => text::ask_order(lang).to_owned(),
        Prompt::Keep => text::ask_keep(lang).to_owned(),
        Prompt::Tile(kind) => tile(lang, game, *kind),
        Prompt::Place(building) => match (building, can_shift(game, *building)) {
            (Building::Palm, false) => text::ask_place_palm(lang),
            (Building::Palm, true) => text::ask_place_palm_or(lang),
            (Building::Palace, false) => text::ask_place_palace(lang),
            (Building::Palace, true) => text::ask_place_palace_or(lang),
        }
        .to_owned(),
        Prompt::PowerTile(djinn @ Djinn::Utug) => text::ask_meeple_tile(lang, *djinn),
        Prompt::PowerTile(djinn) => text::ask_empty_tile(lang, *djinn),
        Prompt::Pay(djinn) => pay(lang, game, *djinn),
        Prompt::Lamp(djinn) => text::ask_confirm_take(lang, *djinn),
        Prompt::End => if has_goods(game) { text::ask_sell(lang) } else { text::ask_end(lang) }.to_owned(),
        Prompt::GiveUp(Loss::Purchase) => text::ask_give_up_purchase(lang).to_owned(),
        Prompt::GiveUp(Loss::Power) => text::ask_give_up_power(lang).to_owned(),
        Prompt::Over(winners) => over(lang, game, winners),
    }
}

/// Returns whether the player to act has something to sell.
fn has_goods(game: &Game) -> bool {
    game.active().is_some_and(|seat| !game.player(seat).goods.is_empty())
}

fn confirm_bid(lang: Lang, game: &Game, price: u8) -> String {
    let order = game.order_after(price);
    let before: usize = order.prices().filter(|&other| other > price).map(|other| order.group(other).len()).sum();
    match game.bid_order.len() {
        1 => text::ask_confirm_last_bid(lang, before),
        _ => text::ask_confirm_bid(lang, before),
    }
    .to_owned()
}

fn last_drop(lang: Lang, game: &Game) -> String {
    let last = game.sow().and_then(|sow| sow.hand().tribes().next());
    match last {
        Some(meeple) if game.turn().is_some_and(|turn| turn.boosts.contains(&Boost::Carpet)) => {
            text::ask_drop_flying(lang, meeple)
        }
        Some(meeple) => text::ask_last_drop(lang, meeple),
        None => text::ask_drop(lang, 1),
    }
}

fn choose(lang: Lang, game: &Game, square: Square) -> String {
    let tile = square.to_string();
    match game.turn().map(|turn| &turn.step) {
        Some(Step::Sow(_)) => text::ask_choose_drop(lang, &tile),
        Some(Step::Tribe(_)) if !game.turn().is_some_and(|turn| turn.boosts.contains(&Boost::Iblis)) => {
            text::ask_choose_victim(lang, &tile)
        }
        Some(Step::Tribe(_) | Step::Flute { .. }) => text::ask_choose_meeples(lang, &tile),
        _ => text::ask_choose_payment(lang, &tile),
    }
}

fn build(lang: Lang, game: &Game, builders: u8, fakirs: u8, coins: u32) -> String {
    let blue = game.turn().and_then(|turn| turn.at).map_or(0, |at| game.board.blue_around(at));
    let boosted = |turn: &Turn| turn.boosts.contains(&Boost::Echidna);
    if game.turn().is_some_and(boosted) {
        text::ask_build_doubled(lang, builders, fakirs, blue, coins)
    } else {
        text::ask_build(lang, builders, fakirs, blue, coins)
    }
}

/// Returns whether a payment would let the player place the building on a neighbouring tile.
fn can_shift(game: &Game, building: Building) -> bool {
    let is_shifted =
        |action: &Action| matches!(action, Action::Place { building: other, pay: Some(_), .. } if *other == building);
    game.legal_actions().iter().any(is_shifted)
}

fn tile(lang: Lang, game: &Game, kind: TileKind) -> String {
    let at = game.turn().and_then(|turn| turn.at).map_or_else(String::new, |at| at.to_string());
    let legal = game.legal_actions();
    if let Some(building) = kind.building() {
        return if can_shift(game, building) {
            text::ask_must_place_or(lang, building, &at, building.shifter())
        } else {
            text::ask_must_place(lang, building, &at)
        };
    }
    if let Some(market) = kind.market() {
        let Some(bought) = legal.iter().find_map(|action| match action {
            Action::Buy(_, second) => Some(1 + u32::from(second.is_some())),
            _ => None,
        }) else {
            return text::ask_cannot_buy(lang, kind);
        };
        return text::ask_buy(lang, kind, bought, market.price);
    }
    if let TileKind::Workshop(_) = kind {
        let can_take = legal.iter().any(|action| matches!(action, Action::TakeItem(_)));
        return if can_take { text::ask_workshop(lang) } else { text::ask_no_workshop(lang) }.to_owned();
    }
    let can_take = legal.iter().any(|action| matches!(action, Action::TakeDjinn(..)));
    if can_take { text::ask_djinn(lang) } else { text::ask_no_djinn(lang) }.to_owned()
}

fn pay(lang: Lang, game: &Game, djinn: Djinn) -> String {
    let mut payments = Vec::new();
    let mut takes = false;
    for action in game.legal_actions() {
        match action {
            Action::Keep(Prize::Djinn(other)) if other == djinn => return text::ask_confirm_keep(lang, djinn),
            Action::TakeDjinn(other, pay) if other == djinn => {
                takes = true;
                payments.push(pay);
            }
            Action::Power { djinn: other, pay, .. } if other == djinn => payments.push(pay),
            _ => {}
        }
    }
    payments.dedup();
    let has_choice = payments.iter().any(|pay| Some(pay) != payments.first());
    match (takes, has_choice) {
        (true, true) => text::ask_pay_take(lang, djinn),
        (true, false) => text::ask_confirm_take(lang, djinn),
        (false, true) => text::ask_pay_use(lang, djinn),
        (false, false) => text::ask_confirm_use(lang, djinn),
    }
}

fn over(lang: Lang, game: &Game, winners: &[Seat]) -> String {
    let points = winners.first().map_or(0, |&seat| game.score(seat).total());
    match winners {
        [only] => text::ask_over(lang, name(game, *only), points),
        _ => text::ask_over_shared(lang, &names(game, winners), points),
    }
}
