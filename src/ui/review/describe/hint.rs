//! The words of hints. Every figure in them comes from the advice.

use super::suggestion::way;
use crate::ai::{Idea, Promise, Reason, Term};
use crate::game::{Action, Board, Game, Seat, Square};
use crate::i18n::letters::{capital, small};
use crate::i18n::{Lang, describe, hints as text, opponents, puzzles, words};
use crate::ui::review::hints;
use crate::ui::review::hints::suggestion::Suggestion;
use crate::ui::review::hints::{Advised, AdvisedLine, BestEnd, HintStage};
use crate::ui::table::describe::action;
use crate::ui::table::describe::phrase::{list, name};

/// The most reasons given for the whole line.
const REASONS: usize = 2;
/// The spots up to this price are cheap; the next one costs [`DEAR`].
const CHEAP: u8 = 3;
const DEAR: u8 = 5;

/// Returns the sentences of one stage of a hint to the player to act.
#[must_use]
pub fn hint(lang: Lang, game: &Game, advised: &Advised, stage: HintStage) -> Vec<String> {
    let best = advised.best();
    match stage {
        HintStage::LookFor => vec![look_for(lang, game, advised)],
        HintStage::Area => vec![area(lang, &advised.area)],
        HintStage::Idea => {
            let equals = advised.lines.iter().skip(1).filter(|line| line.is_equal);
            let sentence = format!("{}.", capital(&idea(lang, game, best)));
            [sentence].into_iter().chain(as_good(lang, game, equals)).collect()
        }
        HintStage::Whole if advised.is_bid() => bids(lang, game, advised),
        HintStage::Whole => whole(lang, game, best),
    }
}

/// Names what the next press of the button says.
#[must_use]
pub const fn next(lang: Lang, stage: HintStage) -> &'static str {
    match stage {
        HintStage::LookFor => text::hint(lang),
        HintStage::Area => text::where_to(lang),
        HintStage::Idea => text::how(lang),
        HintStage::Whole => text::whole(lang),
    }
}

/// Says where the moves from a tile end best.
#[must_use]
pub fn ends(lang: Lang, start: Square, ends: &[BestEnd]) -> String {
    let one = |end: &BestEnd| {
        let Idea::End(tile, meeple) = end.idea else { return None };
        let sign = if end.points < 0.0 { "−" } else { "+" };
        let points = opponents::points(lang, rounded(end.points), sign);
        Some(text::one_end(lang, &tile.to_string(), words::tribe(lang, meeple, 2), &points))
    };
    let ends: Vec<_> = ends.iter().filter_map(one).collect();
    match ends[..] {
        [] => text::no_end(lang, &start.to_string()),
        _ => text::ends_from(lang, &start.to_string(), &ends.join(", ")),
    }
}

fn look_for(lang: Lang, game: &Game, advised: &Advised) -> String {
    let first = advised.best().reasons.iter().find(|reason| reason.points > 0.0);
    match first {
        Some(first) if advised.best().is_equal => text::close(lang, &reason(lang, game, first)),
        Some(first) => text::look_for(lang, &reason(lang, game, first)),
        None if advised.lines.len() == 1 => text::only(lang).to_owned(),
        None => text::nothing_decides(lang).to_owned(),
    }
}

/// Says what a line is about, as an order in lower case.
fn idea(lang: Lang, game: &Game, line: &AdvisedLine) -> String {
    match line.idea {
        Idea::Bid(price) => text::bid(lang, price),
        Idea::End(tile, meeple) => text::end(lang, &tile.to_string(), words::tribe(lang, meeple, 2)),
        Idea::Step(act) => small(&action(lang, game, act)),
    }
}

fn whole(lang: Lang, game: &Game, best: &AdvisedLine) -> Vec<String> {
    // Only reasons for the line, as in the first stage: a reason against it would puzzle the player.
    let reasons = best.reasons.iter().filter(|reason| reason.points > 0.0).take(REASONS);
    let reasons: Vec<_> = reasons.map(|each| reason(lang, game, each)).collect();
    let against = (!reasons.is_empty()).then(|| text::against_second(lang, &reasons.join(" · ")));
    let leaves = best.leaves.map(|left| {
        let (tile, tribe) = (left.tile.to_string(), words::tribe(lang, left.meeple, 2));
        text::leaves(lang, called(lang, game, left.seat), tribe, &tile, &points(lang, left.points))
    });
    let steps = text::steps(lang, &steps(lang, game, &best.actions).join(" → "));
    [steps].into_iter().chain(against).chain(leaves).chain([ahead(lang, best.value)]).collect()
}

/// Says the steps of a line in order: a move as one step, each further action by itself.
pub(super) fn steps(lang: Lang, game: &Game, line: &[Action]) -> Vec<String> {
    let mut steps = Vec::new();
    let mut game = game.clone();
    let mut moved = false;
    for (at, &act) in line.iter().enumerate() {
        let is_move = matches!(act, Action::Take(_) | Action::Drop(..));
        if is_move && !moved {
            moved = true;
            steps.extend(Suggestion::of(&line[at..]).map(|found| way(lang, &game, &found)));
        } else if !is_move {
            steps.push(small(&action(lang, &game, act)));
        }
        if game.play(act).is_err() {
            break;
        }
    }
    steps
}

/// Says what each spot is worth: the best one, those as good, then the others with the reason against them.
fn bids(lang: Lang, game: &Game, advised: &Advised) -> Vec<String> {
    let best = advised.best();
    let price = |line: &AdvisedLine| if let Idea::Bid(price) = line.idea { price } else { 0 };
    let is_as_good = |line: &&AdvisedLine| line.is_equal || rounded(best.value - line.value) == 0;
    let (equals, worse): (Vec<_>, Vec<_>) = advised.lines.iter().skip(1).partition(is_as_good);
    let sentence = text::best_bid(lang, price(best));
    let worse = worse.into_iter().map(|line| {
        let (price, points) = (price(line), points(lang, best.value - line.value));
        match line.reasons.iter().find(|reason| reason.points < 0.0) {
            Some(why) => text::worse_bid_for(lang, price, &points, &reason(lang, game, why)),
            None => text::worse_bid(lang, price, &points),
        }
    });
    let as_good = as_good(lang, game, equals.into_iter());
    [sentence].into_iter().chain(as_good).chain(worse).chain([ahead(lang, best.value)]).collect()
}

/// Says which lines are as good as the best one; nothing without any.
fn as_good<'a>(lang: Lang, game: &Game, lines: impl Iterator<Item = &'a AdvisedLine>) -> Option<String> {
    let ideas: Vec<_> = lines.map(|line| idea(lang, game, line)).collect();
    (!ideas.is_empty()).then(|| text::as_good(lang, &list(&ideas, describe::or(lang))))
}

fn ahead(lang: Lang, value: f32) -> String {
    match rounded(value) {
        0 => text::level(lang).to_owned(),
        _ if value > 0.0 => text::ahead(lang, &points(lang, value)),
        _ => text::behind(lang, &points(lang, value)),
    }
}

/// Says a reason to the player to act: a thing, and how many points more or less it gives to whom.
#[must_use]
pub fn reason(lang: Lang, game: &Game, reason: &Reason) -> String {
    let (what, points) = (term(lang, reason.term), points(lang, reason.gain));
    let whom = called(lang, game, reason.seat);
    if reason.gain > 0.0 { text::more(lang, &what, &points, whom) } else { text::less(lang, &what, &points, whom) }
}

/// Calls the player to act "you", and the others by their names.
fn called(lang: Lang, game: &Game, seat: Seat) -> &str {
    if game.active() == Some(seat) { text::you(lang) } else { name(game, seat) }
}

/// Names a term of the evaluation, in the words of the game.
#[must_use]
pub fn term(lang: Lang, term: Term) -> String {
    let promise = match term {
        Term::Line(line) => return small(words::score_line(lang, line)),
        Term::Power(djinn) => return text::power(lang, words::djinn(djinn)),
        Term::Magic(item) => return words::the_item(lang, item).to_owned(),
        Term::Promise(promise) => promise,
    };
    match promise {
        Promise::Poverty => text::poverty(lang),
        Promise::VizierLead => text::vizier_lead(lang),
        Promise::ElderStock => text::elder_stock(lang),
        Promise::NextCard => text::next_card(lang),
        Promise::Fakirs => text::fakirs(lang),
        Promise::SpareFakirs => text::spare_fakirs(lang),
        Promise::Camels => text::camels(lang),
        Promise::Whims => text::whims(lang),
        Promise::FirstTurn => text::first_turn(lang),
        Promise::SecondTurn => text::second_turn(lang),
        Promise::LaterTurns => text::later_turns(lang),
        Promise::Turns => text::turns(lang),
    }
    .to_owned()
}

/// Says around which tile a move ends, or whether a bid is dear; `None` for other steps.
#[must_use]
pub fn place(lang: Lang, board: &Board, idea: Idea) -> Option<String> {
    match idea {
        Idea::End(..) => Some(area(lang, &hints::place(idea, board))),
        Idea::Bid(price) if price > CHEAP => Some(puzzles::costs_at_least(lang, DEAR)),
        Idea::Bid(_) => Some(puzzles::costs_at_most(lang, CHEAP)),
        Idea::Step(_) => None,
    }
}

/// Names tiles that lie together by two corners; the marks on the board show each.
fn area(lang: Lang, tiles: &[Square]) -> String {
    let columns_and_rows = tiles.iter().map(|tile| (tile.column(), tile.row()));
    let first = columns_and_rows.clone().reduce(|one, other| (one.0.min(other.0), one.1.min(other.1)));
    let last = columns_and_rows.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
    let corner = |corner: Option<(u8, u8)>| {
        corner.and_then(|(column, row)| Square::new(column, row)).map(|tile| tile.to_string()).unwrap_or_default()
    };
    text::area(lang, &corner(first), &corner(last))
}

pub(super) fn points(lang: Lang, points: f32) -> String {
    text::points(lang, rounded(points))
}

/// Rounds a number of points and drops its sign.
fn rounded(points: f32) -> u32 {
    points.abs().round() as u32
}
