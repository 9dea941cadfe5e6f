//! The hints of a step, one at a time, and after the last one the next thing to do.

use super::attempt::Attempt;
use super::cursor::LessonCursor;
use crate::game::{Action, Game, Record, Square};
use crate::i18n::{Lang, learn, words};
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::{LessonStep, NextStep};
use crate::ui::table::describe;
use crate::ui::table::scene::{Intent, tiles};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::sync::Arc;

/// The hint the learner asked for last. After all of them it says what to do next, and the board points at it. Hints speak of the
/// decision; so where something else was played, it first leads back there.
#[component]
pub fn StepHints(step: Arc<LessonStep>, attempt: Attempt) -> impl IntoView {
    let lang = Settings::expect().lang;
    let game = Match::expect();
    let advice = {
        let step = Arc::clone(&step);
        move || {
            let is_astray = attempt.hints.get() > 0 && attempt.has_gone_wrong();
            let shows_way = attempt.shows_way.get();
            let next = (shows_way || is_astray).then(|| game.with_record(|record| NextTap::at(&step, record)));
            next.filter(|next| shows_way || matches!(next, NextTap::Undo(_) | NextTap::Retry))
        }
    };
    let pointed = advice.clone();
    let shown = Arc::clone(&step);
    let asked = move || if attempt.is_reached.get() { 0 } else { attempt.hints.get() };
    Effect::new(move |_| match pointed() {
        Some(NextTap::Play(action)) => game.show_way(tiles(action), game.with_record(|record| shown.way(record))),
        Some(NextTap::Tap(Intent::Tile(square))) => game.point_at(vec![square]),
        Some(_) => game.point_at(shown.show.clone()),
        None => game.point_at(shown.marked(asked()).to_vec()),
    });
    let list = move || {
        let lang = lang.get();
        let advice = advice().map(|advice| advice.words(lang, &game.position()));
        let is_way = advice.is_some();
        let last = || asked().checked_sub(1).and_then(|last| step.hints.get(last));
        let hint = advice.or_else(|| last().map(|hint| hint.get(lang).to_owned()));
        hint.map(|hint| view! { <li data-way=is_way.then_some("") prop:textContent=hint></li> }.into_any())
    };
    view! { <div role="status"><ul class="lesson-hints" translate="yes" aria-label=t(learn::hints)>{move || list()}</ul></div> }
}

/// What to do next to meet the goal.
pub enum NextTap {
    /// Play this action.
    Play(Action),
    /// Undo this many entries.
    Undo(usize),
    /// Start again, since undo would pass a barrier.
    Retry,
    /// Tap something that is refused, as the goal asks.
    Tap(Intent),
}

impl NextTap {
    /// Returns what to do next from a record.
    pub fn at(step: &LessonStep, record: &Record) -> Self {
        match step.next(record) {
            NextStep::Play(action) => Self::Play(action),
            NextStep::UndoTo(kept) if record.can_undo_to(kept) => Self::Undo(record.len() - kept),
            NextStep::UndoTo(_) => Self::Retry,
            NextStep::Done => step.refused_tap(record).map_or(Self::Retry, Self::Tap),
        }
    }

    /// Does it for the learner.
    pub fn follow(self, game: Match, cursor: LessonCursor) {
        match self {
            Self::Play(action) => {
                game.send(Intent::Play(action));
            }
            Self::Undo(steps) => (0..steps).for_each(|_| {
                game.send(Intent::Undo);
            }),
            Self::Retry => cursor.retry(),
            Self::Tap(intent) => {
                game.send(intent);
            }
        }
    }

    fn words(&self, lang: Lang, game: &Game) -> String {
        match *self {
            Self::Play(Action::Drop(tile, meeple)) if has_choice(game, tile) => {
                learn::way_by_hand(lang, meeple, &tile.to_string())
            }
            Self::Play(action) => learn::way_on(lang, &describe::choice(lang, game, action)),
            Self::Undo(steps) => learn::way_back(lang, steps as u32),
            Self::Retry => learn::way_again(lang).to_owned(),
            Self::Tap(intent) => learn::way_refused(lang, &tapped(lang, game, intent)),
        }
    }
}

/// Returns whether several tribes can be dropped on a tile, so that a tap on it alone may drop another one.
fn has_choice(game: &Game, tile: Square) -> bool {
    let is_drop = |action: &&Action| matches!(action, Action::Drop(other, _) if *other == tile);
    game.legal_actions().iter().filter(is_drop).count() > 1
}

/// Returns the name of what is tapped.
fn tapped(lang: Lang, game: &Game, intent: Intent) -> String {
    match intent {
        Intent::Tile(square) => square.to_string(),
        Intent::Spot(price) => learn::price(lang, price),
        Intent::Djinn(djinn) => words::djinn(lang, djinn).to_owned(),
        Intent::Item(item) => words::item(lang, item).to_owned(),
        Intent::Colour(meeple) => words::tribe(lang, meeple, 1).to_owned(),
        Intent::Card(place) => {
            game.supply.cards.row.get(place).map_or_else(String::new, |&card| words::card(lang, card).to_owned())
        }
        _ => String::new(),
    }
}
