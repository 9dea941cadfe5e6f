//! The words of a hint about a bid: what to bid and why, and the table of the spots.

use super::kept;
use crate::ai::Idea;
use crate::game::Game;
use crate::i18n::{Lang, hints as text, words};
use crate::ui::review::hints::{Advised, AdvisedLine, BidGain, BidReason, BidRow, BidTable, LaterGain, spread};
use std::cmp::Ordering;

/// The spots up to this price are cheap.
pub(super) const CHEAP: u8 = 3;
/// The figures of the spots that matter little differ by no more points than this.
const LITTLE: i32 = 5;

/// The table of the spots in words, each row with its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotTable {
    /// Its heads.
    pub heads: [&'static str; 6],
    /// Its rows, and whether each is as good as the first.
    pub rows: Vec<(bool, [String; 6])>,
    /// What the figures are.
    pub key: String,
}

/// Returns the table of the spots; none if they were not compared.
#[must_use]
pub fn table(lang: Lang, game: &Game, advised: &Advised) -> Option<SpotTable> {
    let table = BidTable::of(advised)?;
    let signed = |figure: i32| if figure > 0 { format!("+{figure}") } else { minus(figure) };
    let cells = |row: &BidRow| {
        let turn =
            row.place.map_or_else(|| text::spot_open(lang).to_owned(), |place| turn(lang, place, row.of, row.idea));
        [row.price.to_string(), turn, signed(row.own), signed(-row.rivals), signed(row.later), minus(row.net)]
    };
    let rows = table.rows.iter().enumerate().map(|(at, row)| (at < table.good, cells(row))).collect();
    let (rivals, key) = if has_one_rival(game) {
        (text::spot_rival(lang), text::spots_key(lang))
    } else {
        (text::spot_rivals(lang), text::spots_key_rivals(lang))
    };
    let [price, turn, own] = [text::spot_price, text::spot_turn, text::spot_own].map(|head| head(lang));
    let heads = [price, turn, own, rivals, text::spot_later(lang), text::spot_net(lang)];
    Some(SpotTable { heads, rows, key: key.to_owned() })
}

/// Says which turn of a round a bid is likely to lead to, and the likely end of its move.
pub(super) fn turn(lang: Lang, place: usize, of: usize, idea: Option<Idea>) -> String {
    let place = text::spot_place(lang, place, of);
    match idea {
        Some(Idea::End(tile, meeple)) => {
            text::spot_turn_with(lang, &place, &text::end_in_short(lang, &tile.to_string(), meeple))
        }
        _ => place,
    }
}

/// Says what to look for, without a price.
pub(super) fn look_for(lang: Lang, game: &Game, advised: &Advised) -> &'static str {
    let table = BidTable::of(advised);
    if table
        .as_ref()
        .is_some_and(|table| table.good > 1 && table.good == table.rows.len() && spread(&table.rows) <= LITTLE)
    {
        return text::any_place(lang);
    }
    match price(advised, table.as_ref()) {
        price if price > CHEAP => text::dear_bid(lang),
        price if open_prices(game).next() == Some(price) => text::cheap_bid(lang),
        _ => text::earlier(lang),
    }
}

/// Says what to bid and which other bids are as good, then why.
pub(super) fn idea(lang: Lang, game: &Game, advised: &Advised) -> Vec<String> {
    let table = BidTable::of(advised);
    let best = price(advised, table.as_ref());
    let prices: Vec<u8> = table.iter().flat_map(BidTable::good).map(|row| row.price).collect();
    let is_close = table.as_ref().is_none_or(|table| spread(table.good()) <= LITTLE);
    let others = || prices[1..].iter().map(ToString::to_string).collect::<Vec<_>>();
    let said = match prices[..] {
        [_, .., most] if is_close && open_prices(game).take(prices.len()).eq(prices.iter().copied()) => {
            text::any_bid(lang, most)
        }
        [_, _, ..] if is_close => text::bid_or(lang, best, &others()),
        [_, _, ..] => text::bid_or_unsure(lang, best, &others()),
        _ => text::one_bid(lang, best),
    };
    [said].into_iter().chain(table.as_ref().and_then(|table| why(lang, game, table))).collect()
}

/// Says why the bid is better than one that is worse, or that more coins buy nothing; none if all that are shown are as good.
#[must_use]
pub fn why(lang: Lang, game: &Game, table: &BidTable) -> Option<String> {
    let Some(BidReason { gain, points, other }) = table.reason else {
        return (table.rows.len() == 1 && !table.dearer.is_empty()).then(|| text::why_no_earlier(lang).to_owned());
    };
    let (best, price) = (table.best(), other.price);
    let what = match gain {
        BidGain::Price => return Some(text::why_price(lang, price, points)),
        BidGain::Own => "own",
        BidGain::Rivals if has_one_rival(game) => "rival",
        BidGain::Rivals => "rivals",
        BidGain::Later(_) => "later",
    };
    // A dearer one that is good comes as early: then it is no reason that this one does.
    let is_as_early = table.good().iter().any(|good| good.place == other.place && good.price > price);
    let turns =
        other.place.zip(best.place).map(|(place, best)| if is_as_early { place.cmp(&place) } else { place.cmp(&best) });
    let said = match (turns, gain, best.idea) {
        (Some(Ordering::Greater), BidGain::Own, Some(Idea::End(tile, meeple))) => {
            text::why_gone(lang, price, &tile.to_string(), meeple, points)
        }
        (Some(Ordering::Less), BidGain::Own, Some(Idea::End(tile, meeple))) if best.idea != other.idea => {
            text::why_wait(lang, price, &tile.to_string(), meeple, points)
        }
        (Some(Ordering::Greater), ..) => text::why_comes_later(lang, what, price, points),
        (Some(Ordering::Less), ..) => text::why_comes_earlier(lang, what, price, points),
        (Some(Ordering::Equal), ..) => text::why_unsure(lang, what, price, points),
        (None, ..) => text::why_open(lang, what, price, points),
    };
    let BidGain::Later(Some(most)) = gain else { return Some(said) };
    let most = match most {
        LaterGain::Thing(most) => text::why_most(lang, kept::thing(lang, most)),
        LaterGain::Rivals if has_one_rival(game) => text::why_most_rival(lang).to_owned(),
        LaterGain::Rivals => text::why_most_rivals(lang).to_owned(),
    };
    Some(words::sentences(lang, &[said, most]))
}

fn has_one_rival(game: &Game) -> bool {
    game.players.len() == 2
}

/// Says what the table does not.
pub(super) fn notes(lang: Lang, advised: &Advised) -> Vec<String> {
    let Some(table) = BidTable::of(advised) else { return Vec::new() };
    let dearer: Vec<_> = table.dearer.iter().map(ToString::to_string).collect();
    let alike = (table.good > 1).then(|| text::spots_alike(lang, table.error.max(1)));
    let dearer = (!dearer.is_empty()).then(|| text::same_turn(lang, &dearer));
    alike.into_iter().chain(dearer).chain([text::spots_guess(lang).to_owned()]).collect()
}

/// Returns the line of the bid to make.
#[must_use]
pub fn best(advised: &Advised) -> &AdvisedLine {
    let price = price(advised, BidTable::of(advised).as_ref());
    advised.lines.iter().find(|line| line.idea == Idea::Bid(price)).unwrap_or_else(|| advised.best())
}

/// Returns the price to bid.
fn price(advised: &Advised, table: Option<&BidTable>) -> u8 {
    match (table, advised.best().idea) {
        (Some(table), _) => table.best().price,
        (None, Idea::Bid(price)) => price,
        (None, _) => 0,
    }
}

/// Returns the prices of the spots that are open, the cheapest first.
fn open_prices(game: &Game) -> impl Iterator<Item = u8> {
    game.turn_order.prices().filter(|&price| game.turn_order.is_open(price))
}

/// Writes a figure with a true minus.
fn minus(figure: i32) -> String {
    if figure < 0 { format!("−{}", figure.unsigned_abs()) } else { figure.to_string() }
}
