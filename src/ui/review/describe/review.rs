//! The words of an analysed game. Every figure in them comes from a verdict.

use super::bids;
use super::deeds::{does, look_for};
use super::hint::{leaves, place, rounded, steps};
use super::kept;
use crate::ai::{BidTurn, DecisionVerdict, Idea, LossKind, Mark};
use crate::game::{Action, Game, Phase, Seat};
use crate::i18n::{Lang, branch, hints, language, review as text, words};
use crate::ui::review::analysis::{Decided, Extent, LossParts, Measure, tenths};
use crate::ui::review::branch::{Answer, TrialHint};
use crate::ui::review::hints::Deeds;
use crate::ui::table::describe::action;
use crate::ui::table::describe::phrase::{name, names};

/// A point that counts less than this at the end is worth a word.
const EARLY: f32 = 0.85;

/// Says what decided a game: the lines of the score sheet on which the winner is furthest ahead of another player.
#[must_use]
pub fn decided(lang: Lang, game: &Game, decided: &Decided) -> String {
    let Decided::Won { winner, other, by, lines } = decided else {
        return text::shared(lang, &names(game, &game.winners()));
    };
    let lines: Vec<_> = lines.iter().map(|&(line, own, theirs)| text::decisive(lang, line, own, theirs)).collect();
    text::decided(lang, name(game, *winner), name(game, *other), *by, &lines)
}

/// Heads the moments that cost a player most, or says that there are none. It claims nothing about what is not judged.
#[must_use]
pub fn costliest(lang: Lang, name: &str, has_cost: bool, Extent { judged, all }: Extent) -> String {
    match (has_cost, judged == all) {
        (true, true) => text::costliest(lang, name),
        (true, false) => text::costliest_so_far(lang, name, judged, all),
        (false, true) => text::no_cost(lang, name),
        (false, false) => text::no_cost_so_far(lang, name, judged, all),
    }
}

/// Returns a player's accuracy in percent; a dash while none of the decisions is judged.
#[must_use]
pub fn accuracy(lang: Lang, accuracy: f32, extent: Extent) -> String {
    if extent.judged == 0 && !extent.is_whole() { String::from("–") } else { percent(lang, accuracy) }
}

/// Says when a decision was made, and by whom.
#[must_use]
pub fn moment(lang: Lang, before: &Game, seat: Seat) -> String {
    let name = name(before, seat);
    match before.phase {
        Phase::Bid => text::bid_of(lang, before.round, name),
        _ => text::turn_of(lang, before.round, name),
    }
}

/// Returns the sentences of a verdict: what was played, what is better and what that cost; then why, and what was drawn.
#[must_use]
pub fn verdict(lang: Lang, before: &Game, judged: &DecisionVerdict) -> [Vec<String>; 2] {
    let [played, best] = lines(lang, before, judged);
    let is_bid = matches!(Idea::of(&judged.best), Some(Idea::Bid(_)));
    let deeds = |line| does(lang, before, &Deeds::of(before, line)).filter(|_| !is_bid);
    let (mut said, mut reasons) = (vec![text::played(lang, &played)], Vec::new());
    if judged.is_forced {
        said.push(text::forced(lang).to_owned());
    } else if judged.loss > 0.0 {
        said.extend(deeds(&judged.played));
        said.push(text::better(lang, &best));
        said.extend(deeds(&judged.best));
        said.push(text::loss(lang, rounded(judged.loss)));
        let [with_best, with_played] = judged.win().map(|win| chance(lang, win));
        if with_best != with_played {
            said.push(text::chances(lang, &with_best, &with_played));
        }
        reasons = why(lang, before, judged);
    } else {
        said.push(text::as_good(lang).to_owned());
    }
    if tenths(judged.luck) != 0 {
        reasons.push(text::drew(lang, &signed(lang, tenths(judged.luck))));
    }
    [said, reasons]
}

/// Says the whole better line, step by step; `None` if nothing is better, and for a single action.
#[must_use]
pub fn way(lang: Lang, before: &Game, judged: &DecisionVerdict) -> Option<String> {
    let is_longer = judged.loss > 0.0 && judged.best.len() > 1;
    is_longer.then(|| hints::steps(lang, &steps(lang, before, &judged.best).join(" → ")))
}

/// Says a little more about the better line of a decision.
#[must_use]
pub fn trial_hint(lang: Lang, before: &Game, judged: &DecisionVerdict, hint: TrialHint) -> String {
    match hint {
        TrialHint::Why => look_for(lang, &Deeds::of(before, &judged.best)),
        TrialHint::Where => {
            Idea::of(&judged.best).and_then(|idea| place(lang, &before.board, idea)).unwrap_or_default()
        }
        TrialHint::Line => {
            let better = text::better(lang, &short(lang, before, &judged.best));
            words::sentences(lang, &[Some(better), way(lang, before, judged)].into_iter().flatten().collect::<Vec<_>>())
        }
    }
}

/// Answers a try.
#[must_use]
pub fn answer(lang: Lang, tried: &DecisionVerdict, played: &DecisionVerdict) -> String {
    match Answer::of(tried, played) {
        Answer::AsGood => branch::as_good(lang).to_owned(),
        Answer::Better => branch::better(lang, rounded(played.loss - tried.loss).max(1)),
        Answer::Same => branch::same(lang).to_owned(),
        Answer::NotYet => branch::not_yet(lang).to_owned(),
    }
}

/// Says what a try gains against what was played, and what the best line has more still, by the same parts.
#[must_use]
pub fn compared(lang: Lang, before: &Game, tried: &DecisionVerdict, played: &DecisionVerdict) -> Vec<String> {
    let accounts = [tried, played].map(|judged| judged.outcomes[1].account);
    let gained = match accounts {
        [Some(own), Some(theirs)] if tried.played != played.played => {
            let parts = LossParts::apart(before, tried.seat, Idea::of(&tried.played), own - theirs);
            let LossParts { once, left, kept, total, .. } = parts;
            let say = if parts.is_bid {
                branch::gained_by_bid(lang, once, kept, left, total)
            } else {
                branch::gained(lang, once, left, kept, total)
            };
            Some(say)
        }
        _ => None,
    };
    let still = LossParts::of(before, tried).map(|still| {
        let said: Vec<_> = [branch::still(lang).to_owned()].into_iter().chain(parts(lang, &still)).collect();
        words::sentences(lang, &said)
    });
    [gained, still].into_iter().flatten().collect()
}

/// Names how grave a loss is.
#[must_use]
pub fn mark(lang: Lang, mark: Mark) -> &'static str {
    match mark {
        Mark::Small => text::small(lang),
        Mark::Clear => text::clear(lang),
        Mark::Grave => text::grave(lang),
    }
}

/// Names a kind of loss.
#[must_use]
pub fn kind(lang: Lang, kind: LossKind) -> &'static str {
    match kind {
        LossKind::Bids => text::bids(lang),
        LossKind::Sales => text::sales(lang),
        LossKind::Gifts => text::gifts(lang),
        LossKind::Djinns => text::djinns(lang),
        LossKind::Ends => text::ends(lang),
        LossKind::Points => text::points(lang),
        LossKind::Later => text::later(lang),
        LossKind::Rest => text::other(lang),
    }
}

/// Names what a graph shows.
#[must_use]
pub fn measure(lang: Lang, measure: Measure) -> &'static str {
    match measure {
        Measure::Chance => text::chance(lang),
        Measure::Margin => text::margin(lang),
    }
}

/// Writes tenths as a decimal number: `3.1`, `3,1`, with a true minus.
#[must_use]
pub fn decimal(lang: Lang, tenths: i32) -> String {
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let point = language::decimal_sign(lang);
    let sign = if tenths < 0 { "−" } else { "" };
    format!("{sign}{whole}{point}{part}")
}

/// Writes tenths with their sign.
#[must_use]
pub fn signed(lang: Lang, tenths: i32) -> String {
    let plus = if tenths > 0 { "+" } else { "" };
    format!("{plus}{}", decimal(lang, tenths))
}

/// Writes an expected chance in percent. It is never quite 0 or 100, because nothing is certain before the end.
#[must_use]
pub fn chance(lang: Lang, chance: f32) -> String {
    percent(lang, chance.clamp(0.01, 0.99))
}

/// Writes a share in percent.
#[must_use]
pub fn percent(lang: Lang, chance: f32) -> String {
    text::percent(lang, (chance * 100.0).round() as i32)
}

/// Says what the better line leads to, and the parts of what it is better by.
fn why(lang: Lang, before: &Game, judged: &DecisionVerdict) -> Vec<String> {
    let [better, played] = &judged.outcomes;
    let parts = LossParts::of(before, judged);
    let leaves_less = parts.as_ref().is_none_or(|parts| parts.left > 0);
    let parts = parts.map(|parts| self::parts(lang, &parts)).unwrap_or_default();
    if let [Some(best @ Idea::Bid(_)), Some(price)] = [&judged.best, &judged.played].map(|line| Idea::of(line)) {
        let turns = better.turn.zip(played.turn).and_then(|(own, other)| bid_turns(lang, [best, price], [own, other]));
        return turns.into_iter().chain(parts).collect();
    }
    // What both leave to the same player is worth a word only where it differs, as the figures do.
    let left = better.leaves.filter(|better| {
        let is_more =
            played.leaves.is_some_and(|played| played.seat == better.seat && played.points - better.points >= 1.0);
        leaves_less && is_more
    });
    let left = left.zip(played.leaves).map(|(better, played)| {
        words::sentences(lang, &[leaves(lang, before, better), text::left_instead(lang, rounded(played.points))])
    });
    left.into_iter().chain(parts).collect()
}

/// Says which turns two bids are likely to lead to; none for other ideas.
#[must_use]
pub fn bid_turns(lang: Lang, ideas: [Idea; 2], turns: [BidTurn; 2]) -> Option<String> {
    let [Idea::Bid(better), Idea::Bid(other)] = ideas else { return None };
    let [turn, instead] = turns.map(|turn| bids::turn(lang, turn.place, turn.of, turn.idea));
    Some(text::bid_turns(lang, better, &turn, other, &instead))
}

/// Says the parts of a loss that are not 0, a line each, with so many of the things that are kept by name.
#[must_use]
pub fn in_lines(lang: Lang, parts: &LossParts, most: usize) -> Vec<String> {
    let LossParts { is_bid, once, left, kept, .. } = *parts;
    let own = if is_bid {
        text::turns_part(lang, kept)
    } else if parts.things.is_empty() {
        text::kept_part(lang, kept)
    } else {
        text::kept_part_with(lang, kept, &kept_things(lang, parts, most))
    };
    let once_said = if is_bid { text::price_part(lang, once) } else { text::once_part(lang, once) };
    let lines = [(once, once_said), (left, text::left_part(lang, left)), (kept, own)];
    lines.into_iter().filter(|(points, _)| *points != 0).map(|(_, said)| said).collect()
}

/// Names what is kept, each with its points, the largest ones first, and the rest together.
fn kept_things(lang: Lang, parts: &LossParts, most: usize) -> Vec<String> {
    let (named, small) = parts.things.split_at(parts.things.len().min(most));
    let rest = small.iter().fold(parts.unnamed, |sum, (_, points)| sum + points);
    let named = named.iter().map(|&(thing, points)| (kept::loss_thing(lang, thing), points));
    let all = named.chain([(text::kept_rest(lang).to_owned(), rest)]).filter(|(_, points)| *points != 0);
    all.map(|(thing, points)| text::kept_points(lang, &thing, points)).collect()
}

/// Says the parts of a loss, which add up, and what is kept in names.
fn parts(lang: Lang, parts: &LossParts) -> Vec<String> {
    let LossParts { once, left, kept, total, .. } = *parts;
    let sum = if parts.is_bid {
        text::bid_parts(lang, once, kept, left, total)
    } else {
        text::parts(lang, once, left, kept, total)
    };
    let early = (once != 0 && parts.coin < EARLY).then(|| text::early(lang, &decimal(lang, tenths(parts.coin))));
    let things = kept_things(lang, parts, usize::MAX);
    let named = (!things.is_empty()).then(|| text::kept(lang, &things));
    [early, Some(sum), named].into_iter().flatten().collect()
}

/// Says what was played and what is best: in short if their ideas differ, else step by step.
fn lines(lang: Lang, before: &Game, judged: &DecisionVerdict) -> [String; 2] {
    let both = [&judged.played, &judged.best];
    let [played, best] = both.map(|line| Idea::of(line));
    if judged.loss > 0.0 && played == best {
        return both.map(|line| steps(lang, before, line).join(" → "));
    }
    both.map(|line| short(lang, before, line))
}

fn short(lang: Lang, before: &Game, line: &[Action]) -> String {
    match Idea::of(line) {
        Some(Idea::Bid(price)) => text::bid(lang, price),
        Some(Idea::End(tile, meeple)) => text::ended(lang, &tile.to_string(), meeple),
        Some(Idea::Step(act)) => hints::act(lang, &action(lang, before, act)),
        None => String::new(),
    }
}
