//! The words of hints: what a line does, as its events say, then what it leads to, as a guess.

use super::bids::{self, CHEAP};
use super::deeds::{does, look_for};
use super::suggestion::way;
use crate::ai::{Idea, Leaves};
use crate::game::{Action, Board, Game, Square, Step};
use crate::i18n::{Lang, hints as text, puzzles};
use crate::ui::review::hints::suggestion::Suggestion;
use crate::ui::review::hints::{Advised, AdvisedLine, BestEnd, Deeds, HintStage};
use crate::ui::table::describe::action;
use crate::ui::table::describe::phrase::name;

/// What the first spot costs that is not cheap.
const DEAR: u8 = 5;
/// A second choice is worth a word if it brings so many points more at once.
const TEMPTING: i64 = 2;

/// Returns the sentences of one stage of a hint to the player to act.
#[must_use]
pub fn hint(lang: Lang, game: &Game, advised: &Advised, stage: HintStage) -> Vec<String> {
    let best = advised.best();
    match stage {
        HintStage::LookFor => vec![first(lang, game, advised)],
        HintStage::Area if matches!(best.idea, Idea::End(..)) => vec![area(lang, text::area, &advised.area)],
        HintStage::Area => vec![area(lang, text::look_at, &advised.area)],
        HintStage::Idea if advised.is_bid() => bids::idea(lang, game, advised),
        HintStage::Idea => {
            let equals = advised.lines.iter().skip(1).filter(|line| line.is_equal);
            let in_short = |other| match other {
                Idea::End(tile, meeple) => text::end_in_short(lang, &tile.to_string(), meeple),
                _ => idea(lang, game, other),
            };
            let ideas: Vec<_> = equals.map(|line| in_short(line.idea)).collect();
            let as_good = (!ideas.is_empty()).then(|| text::as_good(lang, &ideas));
            [text::idea(lang, &idea(lang, game, best.idea))].into_iter().chain(as_good).collect()
        }
        HintStage::Whole if advised.is_bid() => {
            let value = bids::best(advised).ahead;
            bids::notes(lang, advised).into_iter().chain([ahead(lang, value)]).collect()
        }
        HintStage::Whole => {
            let done = does(lang, game, &Deeds::of(game, &best.actions));
            // What it does says a single step once more.
            let steps = steps(lang, game, &best.actions);
            let is_said = done.is_some() && matches!(best.idea, Idea::Step(_)) && steps.len() == 1;
            let steps = (!is_said).then(|| text::steps(lang, &steps.join(" → ")));
            let left = best.outcome.leaves.map(|left| leaves(lang, game, left));
            let second = tempting(game, advised).map(|(second, more)| against(lang, game, best, second, more));
            [steps, done, left, second, Some(ahead(lang, best.ahead))].into_iter().flatten().collect()
        }
    }
}

/// Names what the next press of the button says.
#[must_use]
pub fn next(lang: Lang, stage: HintStage) -> &'static str {
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
        Some(text::one_end(lang, &tile.to_string(), meeple, end.points.round() as i32))
    };
    let ends: Vec<_> = ends.iter().filter_map(one).collect();
    match ends[..] {
        [] => text::no_end(lang, &start.to_string()),
        _ => text::ends_from(lang, &start.to_string(), &ends),
    }
}

/// Says what to look for, without a place.
fn first(lang: Lang, game: &Game, advised: &Advised) -> String {
    let best = advised.best();
    if advised.is_bid() {
        return bids::look_for(lang, game, advised).to_owned();
    }
    let said = match advised.lines.len() {
        1 if is_without_move(game, best) => return text::no_move(lang).to_owned(),
        1 => return text::only(lang).to_owned(),
        _ if tempting(game, advised).is_some() => text::mind(lang).to_owned(),
        _ => look_for(lang, &main_deeds(game, best)),
    };
    if best.is_equal { text::close(lang, &said) } else { said }
}

/// Returns whether a line begins with the move that cannot be made.
fn is_without_move(game: &Game, line: &AdvisedLine) -> bool {
    let is_move = game.turn().is_some_and(|turn| turn.step == Step::Move);
    is_move && line.actions.first() == Some(&Action::Skip)
}

/// Returns what the first hint is about: the first step, where the idea is that step and it does something, or else the whole line.
fn main_deeds(game: &Game, line: &AdvisedLine) -> Deeds {
    let first = if matches!(line.idea, Idea::Step(_)) { &line.actions[..1] } else { &[] };
    let step = Deeds::of(game, first);
    if step.done.is_empty() { Deeds::of(game, &line.actions) } else { step }
}

/// Says what a line is about, as an order in lower case.
fn idea(lang: Lang, game: &Game, idea: Idea) -> String {
    match idea {
        Idea::Bid(price) => text::bid(lang, price),
        Idea::End(tile, meeple) => text::end(lang, &tile.to_string(), meeple),
        Idea::Step(act) => text::act(lang, &action(lang, game, act)),
    }
}

/// Returns the second choice if it brings more at once than the best line, and how much more. A player who sees it
/// wonders why it is not the best.
fn tempting<'a>(game: &Game, advised: &'a Advised) -> Option<(&'a AdvisedLine, i64)> {
    let second = advised.lines.get(1).filter(|line| !line.is_equal)?;
    let [best, more] = [advised.best(), second].map(|line| Deeds::of(game, &line.actions).points);
    (more - best >= TEMPTING).then_some((second, more - best))
}

/// Says why a second choice is not the best, although it brings more at once.
fn against(lang: Lang, game: &Game, best: &AdvisedLine, second: &AdvisedLine, more: i64) -> String {
    let second_idea = idea(lang, game, second.idea);
    let gives_away = |left: &Leaves| {
        let is_rival = game.active() != Some(left.seat);
        is_rival && best.outcome.leaves.is_some_and(|best| best.seat == left.seat && left.points - best.points >= 1.0)
    };
    match second.outcome.leaves.filter(gives_away) {
        Some(left) => text::but_leaves(lang, &second_idea, more, name(game, left.seat), rounded(left.points)),
        None => text::but_later(lang, &second_idea, more),
    }
}

/// Says the best that a line leaves to the player who moves next.
#[must_use]
pub fn leaves(lang: Lang, game: &Game, left: Leaves) -> String {
    let (tile, points) = (left.tile.to_string(), rounded(left.points));
    if game.active() == Some(left.seat) {
        text::leaves_you(lang, left.meeple, &tile, points)
    } else {
        text::leaves(lang, name(game, left.seat), left.meeple, &tile, points)
    }
}

/// Says the steps of a line in order: a move as one step, each further action by itself.
pub(super) fn steps(lang: Lang, game: &Game, line: &[Action]) -> Vec<String> {
    let mut steps = Vec::new();
    let mut game = game.clone();
    let mut moved = false;
    for (at, &act) in line.iter().enumerate() {
        // That a turn ends goes without saying.
        if act == Action::End && at > 0 {
            break;
        }
        let is_move = matches!(act, Action::Take(_) | Action::Drop(..));
        if is_move && !moved {
            moved = true;
            steps.extend(Suggestion::of(&line[at..]).map(|found| way(lang, &game, &found)));
        } else if !is_move {
            steps.push(step(lang, &game, act));
        }
        if game.play(act).is_err() {
            break;
        }
    }
    steps
}

/// Says an action as a step: the button of a piece says what it is worth instead of where it goes.
fn step(lang: Lang, game: &Game, act: Action) -> String {
    match (act, game.turn().map(|turn| &turn.step)) {
        (Action::Control(piece), Some(Step::Control { tile, .. })) => text::control(lang, piece, &tile.to_string()),
        _ => text::act(lang, &action(lang, game, act)),
    }
}

fn ahead(lang: Lang, value: f32) -> String {
    match rounded(value) {
        0 => text::level(lang).to_owned(),
        _ if value > 0.0 => text::ahead(lang, rounded(value)),
        _ => text::behind(lang, rounded(value)),
    }
}

/// Says around which tile a move ends, or whether a bid is dear; `None` for other steps.
#[must_use]
pub fn place(lang: Lang, board: &Board, idea: Idea) -> Option<String> {
    match idea {
        Idea::End(..) => Some(area(lang, text::area, &idea.area(board).iter().collect::<Vec<_>>())),
        Idea::Bid(price) if price > CHEAP => Some(puzzles::costs_at_least(lang, DEAR)),
        Idea::Bid(_) => Some(puzzles::costs_at_most(lang, CHEAP)),
        Idea::Step(_) => None,
    }
}

/// Names tiles that lie together by two corners; the marks on the board show each.
fn area(lang: Lang, say: fn(Lang, &str, &str) -> String, tiles: &[Square]) -> String {
    let columns_and_rows = tiles.iter().map(|tile| (tile.column(), tile.row()));
    let first = columns_and_rows.clone().reduce(|one, other| (one.0.min(other.0), one.1.min(other.1)));
    let last = columns_and_rows.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
    let corner = |corner: Option<(u8, u8)>| {
        corner.and_then(|(column, row)| Square::new(column, row)).map(|tile| tile.to_string()).unwrap_or_default()
    };
    say(lang, &corner(first), &corner(last))
}

/// Rounds a number of points and drops its sign.
pub fn rounded(points: f32) -> u32 {
    points.abs().round() as u32
}
