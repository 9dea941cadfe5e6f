//! The words for what a line does.

use crate::game::{CoinReason, Game, Meeple, ScoreLine, Seat, Victim};
use crate::i18n::letters::small;
use crate::i18n::{Lang, deeds as text, describe, opponents, words};
use crate::ui::review::hints::{Deed, Deeds, of_tribe};
use crate::ui::table::describe::phrase::{a_piece, coins, list, name, payment, some_cards, tribe, victims};

/// Says in one sentence or two what a line does, with the points that are certain; `None` for a line that does nothing.
#[must_use]
pub fn does(lang: Lang, game: &Game, deeds: &Deeds) -> Option<String> {
    let parts: Vec<_> = deeds.done.iter().map(|(deed, points)| with_points(lang, game, deeds, deed, *points)).collect();
    if parts.is_empty() {
        return None;
    }
    let joined = list(&parts, describe::and(lang));
    let scoring = deeds.done.iter().filter(|(_, points)| *points != 0).count();
    let own =
        if scoring > 1 { text::in_all(lang, &joined, &count(lang, deeds.points)) } else { text::this(lang, &joined) };
    let later = later(lang, deeds);
    let later = (!later.is_empty()).then(|| text::later(lang, &list(&later, describe::and(lang))));
    Some([own].into_iter().chain(rivals(lang, game, deeds)).chain(later).collect::<Vec<_>>().join(" "))
}

/// Says which lines of rivals' score sheets change.
pub(super) fn rivals(lang: Lang, game: &Game, deeds: &Deeds) -> Vec<String> {
    let change = |(seats, line, points): (Vec<Seat>, ScoreLine, i64)| {
        let change = match (points < 0, seats.len()) {
            (true, 1) => text::loses,
            (true, _) => text::lose_each,
            (false, 1) => text::gains,
            (false, _) => text::gain_each,
        };
        let names: Vec<_> = seats.into_iter().map(|seat| name(game, seat)).collect();
        let line = small(words::score_line(lang, line));
        change(lang, &list(&names, describe::and(lang)), &count(lang, points.abs()), &line)
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
    let points = count(lang, *points);
    // Amid a turn the tribe is collected already.
    let has = |tribe| deeds.done.iter().any(|(deed, _)| matches!(deed, Deed::Collects(meeple, _) if *meeple == tribe));
    match deed {
        Deed::Takes(_) if is_gain => text::find_tile(lang, &points),
        Deed::Collects(meeple, _) if !is_gain => text::find(lang, words::tribe(lang, *meeple, 2)),
        Deed::Collects(meeple, _) => {
            let tribe = words::tribe(lang, *meeple, 2);
            match of_tribe(*meeple).map_or(0, |line| deeds.lost(line)) {
                0 => text::find_tribe(lang, tribe, &points),
                lost => text::find_tribe_before(lang, tribe, &points, &lost.to_string()),
            }
        }
        Deed::Builds { piece, .. } if is_gain => text::find_building(lang, &a_piece(lang, *piece), &points),
        Deed::Kills { .. } => text::find_kill(lang).to_owned(),
        Deed::Earns { coins: earned, reason: CoinReason::Builders } if has(Meeple::Builder) => {
            text::find_tribe(lang, words::tribe(lang, Meeple::Builder, 2), &coins(lang, *earned))
        }
        Deed::Gets(cards) if has(Meeple::Merchant) => {
            let cards = describe::cards(lang, cards.len() as u32);
            text::find_tribe(lang, words::tribe(lang, Meeple::Merchant, 2), &cards)
        }
        Deed::Buys { .. } => text::find_goods(lang).to_owned(),
        Deed::Djinn { .. } | Deed::DrawsDjinn => text::find_djinn(lang).to_owned(),
        Deed::DrawsItems(_) | Deed::DrawsItem { .. } => text::find_item(lang).to_owned(),
        Deed::TakesWhim(_) => text::find_whim(lang).to_owned(),
        Deed::Lays { coins: earned, .. } => text::find_fulfilled(lang, &coins(lang, *earned)),
        Deed::Keeps(_) => text::compare_items(lang).to_owned(),
        Deed::Uses(item) => text::use_item(lang, words::the_item(lang, *item)),
        Deed::Power { djinn, .. } => text::use_djinn(lang, words::djinn(lang, *djinn)),
        _ => text::compare(lang).to_owned(),
    }
}

/// Says a deed with its points, which coins say by themselves.
pub(super) fn with_points(lang: Lang, game: &Game, deeds: &Deeds, deed: &Deed, points: i64) -> String {
    let words = of_deed(lang, game, deed);
    let is_plain = points == 0 || matches!(deed, Deed::Earns { .. } | Deed::Lays { .. });
    match points {
        _ if is_plain => words,
        ..0 => format!("{words} ({})", text::costs(lang, &count(lang, -points))),
        0.. => {
            let points = count(lang, points);
            let raised_by =
                deeds.raised_by(deed).map(|djinn| text::with_djinn(lang, &points, words::djinn(lang, djinn)));
            format!("{words} ({})", raised_by.unwrap_or(points))
        }
    }
}

fn of_deed(lang: Lang, game: &Game, deed: &Deed) -> String {
    let paid = |words: String, pay| match pay {
        Some(pay) => describe::for_payment(lang, &words, &payment(lang, pay)),
        None => words,
    };
    match deed {
        Deed::Takes(tile) => text::takes(lang, &tile.to_string()),
        Deed::Moves { from, tile } => text::moves(lang, &from.to_string(), &tile.to_string()),
        Deed::Collects(meeple, count) => {
            let collected = tribe(lang, *meeple, *count);
            let passed = if *meeple == Meeple::Vizier { passed(game, *count) } else { Vec::new() };
            let than = match passed[..] {
                [] => return text::collects(lang, &collected),
                [_] | [_, _] => list(&passed, describe::and(lang)),
                _ => text::rivals(lang, passed.len() as u32),
            };
            text::collects_more(lang, &collected, &than)
        }
        Deed::Builds { piece, tile } => text::places(lang, &a_piece(lang, *piece), &tile.to_string()),
        Deed::Kills { victim: Victim::On(tile), meeples } => {
            text::kills(lang, &victims(lang, *meeples), &tile.to_string())
        }
        Deed::Kills { victim: Victim::Of(seat), meeples } => {
            let other = name(game, *seat);
            text::kills_of(lang, &victims(lang, *meeples), other)
        }
        Deed::Earns { coins: earned, reason: CoinReason::Djinn(djinn) } => {
            text::earns_by(lang, &coins(lang, *earned), words::djinn(lang, *djinn))
        }
        Deed::Earns { coins: earned, .. } => text::earns(lang, &coins(lang, *earned)),
        Deed::Sells { cards, coins: earned } => text::sells(lang, &some_cards(lang, cards), &coins(lang, *earned)),
        Deed::Gets(cards) => text::takes(lang, &some_cards(lang, cards)),
        Deed::Buys { cards, coins: price } => text::buys(lang, &some_cards(lang, cards), &coins(lang, *price)),
        Deed::DrawsCards(count) => text::draws(lang, &describe::cards(lang, *count)),
        Deed::DrawsItems(count) => text::draws(lang, &opponents::items(lang, *count)),
        Deed::Djinn { djinn, paid: pay } => paid(text::takes_djinn(lang, words::djinn(lang, *djinn)), *pay),
        Deed::DrawsDjinn => text::draws_djinn(lang).to_owned(),
        Deed::Power { djinn, paid: pay } => paid(text::uses(lang, words::djinn(lang, *djinn)), Some(*pay)),
        Deed::Keeps(item) => text::keeps(lang, words::the_item(lang, *item)),
        Deed::DrawsItem { paid: pay } => paid(text::draws(lang, &opponents::items(lang, 1)), *pay),
        Deed::Uses(item) => text::uses(lang, words::the_item(lang, *item)),
        Deed::TakesWhim(whim) => text::takes_whim(lang, words::whim(lang, *whim)),
        Deed::Lays { whim, coins: earned } => text::lays(lang, words::whim(lang, *whim), &coins(lang, *earned)),
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
        later.push(describe::fakirs(lang, fakirs as u32));
    }
    let is_laid = |taken| deeds.done.iter().any(|(deed, _)| matches!(deed, Deed::Lays { whim, .. } if *whim == taken));
    for (deed, _) in &deeds.done {
        later.extend(match deed {
            Deed::Djinn { djinn, .. } => Some(text::power(lang, words::djinn(lang, *djinn))),
            Deed::TakesWhim(whim) if !is_laid(*whim) => Some(text::whim(lang).to_owned()),
            _ => None,
        });
    }
    later
}

/// Counts points that are certain.
pub(super) fn count(lang: Lang, points: i64) -> String {
    let sign = if points < 0 { "−" } else { "" };
    opponents::points(lang, u32::try_from(points.unsigned_abs()).unwrap_or(u32::MAX), sign)
}
