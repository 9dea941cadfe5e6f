//! The words for what a line does.

use crate::game::{CoinReason, Game, Meeple, ScoreLine, Seat, Victim};
use crate::i18n::{Lang, deeds as text, words};
use crate::ui::review::hints::{Deed, Deeds, is_coins, of_tribe};
use crate::ui::table::describe::phrase::{kinds, name, tribes};

/// Says in one sentence or two what a line does, with the points that are certain; `None` for a line that does nothing.
#[must_use]
pub fn does(lang: Lang, game: &Game, deeds: &Deeds) -> Option<String> {
    let parts: Vec<_> = deeds.done.iter().map(|(deed, points)| with_points(lang, game, deeds, deed, *points)).collect();
    if parts.is_empty() {
        return None;
    }
    let scoring = deeds.done.iter().filter(|(_, points)| *points != 0).count();
    let own = if scoring > 1 { text::in_all(lang, &parts, deeds.points) } else { text::this(lang, &parts) };
    let later = later(lang, deeds);
    let later = (!later.is_empty()).then(|| text::later(lang, &later));
    let said: Vec<_> = [own].into_iter().chain(rivals(lang, game, deeds)).chain(later).collect();
    Some(words::sentences(lang, &said))
}

/// Says which lines of rivals' score sheets change.
pub(super) fn rivals(lang: Lang, game: &Game, deeds: &Deeds) -> Vec<String> {
    let change = |(seats, line, points): (Vec<Seat>, ScoreLine, i64)| {
        let names: Vec<_> = seats.into_iter().map(|seat| name(game, seat)).collect();
        match (points < 0, &names[..]) {
            (true, [one]) => text::loses(lang, one, -points, line),
            (true, _) => text::lose_each(lang, &names, -points, line),
            (false, [one]) => text::gains(lang, one, points, line),
            (false, _) => text::gain_each(lang, &names, points, line),
        }
    };
    changes(deeds).into_iter().map(change).collect()
}

/// Joins the rivals whose score sheets change alike.
fn changes(deeds: &Deeds) -> Vec<(Vec<Seat>, ScoreLine, i64)> {
    let mut changes: Vec<(Vec<Seat>, ScoreLine, i64)> = Vec::new();
    for &(seat, line, points) in &deeds.rivals {
        match changes.iter_mut().find(|change| (change.1, change.2) == (line, points)) {
            Some((seats, ..)) => seats.push(seat),
            None => changes.push((vec![seat], line, points)),
        }
    }
    changes
}

/// Says what to look for: the deed that matters most, without its place.
#[must_use]
pub fn look_for(lang: Lang, deeds: &Deeds) -> String {
    let collects = |(deed, _): &&(Deed, i64)| matches!(deed, Deed::Collects(..));
    let any = || deeds.done.iter().find(collects).or(deeds.done.last());
    let Some((deed, points)) = deeds.main().or_else(any) else { return text::compare(lang).to_owned() };
    let is_gain = *points > 0;
    let points = *points;
    // Amid a turn the tribe is collected already.
    let has = |tribe| deeds.done.iter().any(|(deed, _)| matches!(deed, Deed::Collects(meeple, _) if *meeple == tribe));
    match deed {
        Deed::Takes(_) if is_gain => text::find_tile(lang, points),
        Deed::Collects(meeple, _) if !is_gain => text::find(lang, *meeple),
        Deed::Collects(meeple, _) => match of_tribe(*meeple).map_or(0, |line| deeds.lost(line)) {
            0 => text::find_tribe(lang, *meeple, points),
            lost => text::find_tribe_before(lang, *meeple, points, lost),
        },
        Deed::Builds { piece, .. } if is_gain => text::find_building(lang, *piece, points),
        Deed::Kills { .. } => text::find_kill(lang).to_owned(),
        Deed::Earns { coins: earned, reason: CoinReason::Builders } if has(Meeple::Builder) => {
            text::find_coins(lang, Meeple::Builder, *earned)
        }
        Deed::Gets(cards) if has(Meeple::Merchant) => text::find_cards(lang, Meeple::Merchant, cards.len()),
        Deed::Buys { .. } => text::find_goods(lang).to_owned(),
        Deed::Djinn { .. } | Deed::DrawsDjinn => text::find_djinn(lang).to_owned(),
        Deed::DrawsItems(_) | Deed::DrawsItem { .. } => text::find_item(lang).to_owned(),
        Deed::TakesWhim(_) => text::find_whim(lang).to_owned(),
        Deed::Lays { coins: earned, .. } => text::find_fulfilled(lang, *earned),
        Deed::Keeps(_) => text::compare_items(lang).to_owned(),
        Deed::Uses(item) => text::use_item(lang, *item),
        Deed::Power { djinn, .. } => text::use_djinn(lang, *djinn),
        _ => text::compare(lang).to_owned(),
    }
}

/// Says a deed with its points, which coins say by themselves.
pub(super) fn with_points(lang: Lang, game: &Game, deeds: &Deeds, deed: &Deed, points: i64) -> String {
    let words = of_deed(lang, game, deed);
    let is_plain = points == 0 || is_coins(deed);
    match points {
        _ if is_plain => words,
        ..0 => text::costs(lang, &words, -points),
        0.. => match deeds.raised_by(deed) {
            Some(djinn) => text::worth_with(lang, &words, points, djinn),
            None => text::worth(lang, &words, points),
        },
    }
}

fn of_deed(lang: Lang, game: &Game, deed: &Deed) -> String {
    match deed {
        Deed::Takes(tile) => text::takes(lang, &tile.to_string()),
        Deed::Moves { from, tile } => text::moves(lang, &from.to_string(), &tile.to_string()),
        Deed::Collects(meeple, count) => {
            let collected = [(*meeple, *count)];
            let passed = if *meeple == Meeple::Vizier { passed(game, *count) } else { Vec::new() };
            match passed[..] {
                [] => text::collects(lang, &collected),
                [_] | [_, _] => text::collects_more(lang, &collected, &passed),
                _ => text::collects_most(lang, &collected, passed.len()),
            }
        }
        Deed::Builds { piece, tile } => text::places(lang, *piece, &tile.to_string()),
        Deed::Kills { victim: Victim::On(tile), meeples } => text::kills(lang, &tribes(*meeples), &tile.to_string()),
        Deed::Kills { victim: Victim::Of(seat), meeples } => text::kills_of(lang, &tribes(*meeples), name(game, *seat)),
        Deed::Earns { coins: earned, reason: CoinReason::Djinn(djinn) } => text::earns_by(lang, *earned, *djinn),
        Deed::Earns { coins: earned, .. } => text::earns(lang, *earned),
        Deed::Sells { cards, coins: earned } => text::sells(lang, &kinds(cards), *earned),
        Deed::Gets(cards) => text::takes_cards(lang, &kinds(cards)),
        Deed::Buys { cards, coins: price } => text::buys(lang, &kinds(cards), *price),
        Deed::DrawsCards(count) => text::draws_cards(lang, *count),
        Deed::DrawsItems(count) => text::draws_items(lang, *count),
        Deed::Djinn { djinn, paid: Some(paid) } => text::takes_djinn_for(lang, *djinn, *paid),
        Deed::Djinn { djinn, paid: None } => text::takes_djinn(lang, *djinn),
        Deed::DrawsDjinn => text::draws_djinn(lang).to_owned(),
        Deed::Power { djinn, paid } => text::uses_djinn(lang, *djinn, *paid),
        Deed::Keeps(item) => text::keeps(lang, *item),
        Deed::DrawsItem { paid: Some(paid) } => text::draws_item_for(lang, *paid),
        Deed::DrawsItem { paid: None } => text::draws_items(lang, 1),
        Deed::Uses(item) => text::uses(lang, *item),
        Deed::TakesWhim(whim) => text::takes_whim(lang, *whim),
        Deed::Lays { whim, coins: earned } => text::lays(lang, *whim, *earned),
    }
}

/// Names the rivals who have fewer viziers than the player to act only once that player has so many more.
fn passed(game: &Game, more: u8) -> Vec<&str> {
    let Some(seat) = game.active() else { return Vec::new() };
    let own = game.player(seat).viziers();
    let rivals =
        game.seats().filter(|&other| other != seat && (own..own + more).contains(&game.player(other).viziers()));
    rivals.map(|other| name(game, other)).collect()
}

/// Lists what may be of use later.
fn later(lang: Lang, deeds: &Deeds) -> Vec<String> {
    let mut later = Vec::new();
    let fakirs = |(deed, _): &(Deed, i64)| match deed {
        Deed::Gets(cards) | Deed::Buys { cards, .. } => cards.iter().filter(|card| !card.is_good()).count() as i64,
        Deed::Djinn { paid: Some(paid), .. } | Deed::Power { paid, .. } | Deed::DrawsItem { paid: Some(paid) } => {
            -i64::from(paid.fakirs())
        }
        _ => 0,
    };
    let fakirs = deeds.done.iter().map(fakirs).sum::<i64>();
    if fakirs > 0 {
        later.push(words::fakirs(lang, fakirs));
    }
    let is_laid = |taken| deeds.done.iter().any(|(deed, _)| matches!(deed, Deed::Lays { whim, .. } if *whim == taken));
    for (deed, _) in &deeds.done {
        later.extend(match deed {
            Deed::Djinn { djinn, .. } => Some(text::power(lang, *djinn)),
            Deed::TakesWhim(whim) if !is_laid(*whim) => Some(text::whim(lang).to_owned()),
            _ => None,
        });
    }
    later
}
