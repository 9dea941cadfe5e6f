//! A puzzle as a lesson of one step.

use super::pack::Puzzle;
use crate::ai::Idea;
use crate::game::{Action, Game, Meeple, Seat, Square};
use crate::i18n::{Lang, Phrase, describe as joins, hints, puzzles as text, words};
use crate::notation::puzzle::Theme;
use crate::notation::{PositionError, puzzle, record};
use crate::ui::learn::lesson::{Condition, Lesson, LessonStep, LocalizedText};
use crate::ui::review::describe::{deeds, hint};
use crate::ui::review::hints::Deeds;
use crate::ui::table::allow::Allow;
use crate::ui::table::describe;
use serde_json::{Value, json};

/// No move collects more meeples of a tribe.
const MOST: usize = 30;

impl Puzzle {
    /// Returns its title.
    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        text::number(lang, theme(lang, self.theme), self.number())
    }

    /// Makes a lesson of it: one step, whose goal is any line that is right.
    ///
    /// # Errors
    /// What is wrong with its position.
    pub fn lesson(&self) -> Result<Lesson, PositionError> {
        let game = puzzle::whole(&self.position)?;
        let hints = self.hints(&game);
        let mut goals = self.right().map(|idea| met(&game, idea));
        let step = LessonStep {
            text: LocalizedText::of(|lang| self.task(lang, &game)),
            allow: Allow::Everything,
            goal: goals.next(),
            also: goals.collect(),
            solution: self.line.clone(),
            hints: hints.iter().map(|(hint, _)| hint.clone()).collect(),
            hint_tiles: hints.into_iter().map(|(_, tiles)| tiles).collect(),
            feedback: self.feedback(),
            done: Some(LocalizedText::of(|lang| self.done(lang, &game))),
            show: Vec::new(),
            overlays: Vec::new(),
            start: record::from_position(game),
        };
        Ok(Lesson { title: LocalizedText::of(|lang| self.title(lang)), steps: vec![step] })
    }

    fn is_bid(&self) -> bool {
        self.theme == Theme::Bids
    }

    fn task(&self, lang: Lang, game: &Game) -> String {
        let name = game.active().map_or("", |seat| &game.player(seat).name);
        let say = match (self.is_bid(), self.also.is_empty()) {
            (true, true) => text::find_bid,
            (true, false) => text::find_a_bid,
            (false, true) => text::find_move,
            (false, false) => text::find_a_move,
        };
        let task = say(lang, name);
        let needed = self.expansions().map(|expansion| format!("{}. ", words::expansion(lang, expansion)));
        needed.chain([task]).collect()
    }

    /// Returns what to look for, then where, then the first step, each with the tiles that it names.
    fn hints(&self, game: &Game) -> Vec<(LocalizedText, Vec<Square>)> {
        let first = (LocalizedText::of(|lang| hint(lang, self.theme).to_owned()), Vec::new());
        let place = Idea::of(&self.line).filter(|idea| !matches!(idea, Idea::Step(_))).map(|idea| {
            let words = LocalizedText::of(|lang| hint::place(lang, &game.board, idea).unwrap_or_default());
            (words, idea.area(&game.board).iter().collect())
        });
        let start = self.line.iter().find_map(|action| match *action {
            Action::Take(tile) => Some((LocalizedText::of(|lang| text::begins(lang, &tile.to_string())), vec![tile])),
            _ => None,
        });
        [first].into_iter().chain(place).chain(start).collect()
    }

    /// Returns the feedback to a bid or move that was played to its end and is not right: another is better.
    fn feedback(&self) -> Vec<(Condition, LocalizedText)> {
        let (kind, say): (_, Phrase) =
            if self.is_bid() { ("bid", text::not_best_bid) } else { ("collected", text::not_best_move) };
        vec![(event(&json!({"type": kind})), LocalizedText::of(|lang| say(lang).to_owned()))]
    }

    fn done(&self, lang: Lang, game: &Game) -> String {
        let worse = text::next_best(lang, &hint::points(lang, self.better));
        let done = deeds::does(lang, game, &Deeds::of(game, &self.line));
        let why = [done, Some(worse)].into_iter().flatten().collect::<Vec<_>>().join(" ");
        if self.also.is_empty() {
            return why;
        }
        let right: Vec<_> = self.right().map(|idea| said(lang, idea)).collect();
        format!("{} {why}", hints::as_good(lang, &describe::list(&right, joins::or(lang))))
    }
}

/// Returns the condition that a line with this idea meets.
fn met(game: &Game, idea: Idea) -> Condition {
    match idea {
        Idea::Bid(price) => {
            let player = game.active().map(Seat::index);
            event(&json!({"type": "bid", "player": player, "price": price}))
        }
        Idea::End(tile, meeple) => {
            Condition::Any((2..=MOST).map(|count| collected(&tile.to_string(), meeple, count)).collect())
        }
        Idea::Step(action) => Condition::Played(vec![action]),
    }
}

fn collected(tile: &str, meeple: Meeple, count: usize) -> Condition {
    event(&json!({"type": "collected", "tile": tile, "meeples": meeple.name().repeat(count)}))
}

fn event(fields: &Value) -> Condition {
    Condition::Event(fields.as_object().cloned().unwrap_or_default())
}

fn said(lang: Lang, idea: Idea) -> String {
    match idea {
        Idea::Bid(price) => hints::bid(lang, price),
        Idea::End(tile, meeple) => hints::end(lang, &tile.to_string(), words::tribe(lang, meeple, 2)),
        Idea::Step(action) => action.to_string(),
    }
}

/// Names a theme.
#[must_use]
pub const fn theme(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::Control => text::control(lang),
        Theme::Assassins => text::assassins(lang),
        Theme::Builders => text::builders(lang),
        Theme::Merchants => text::merchants(lang),
        Theme::Viziers => text::viziers(lang),
        Theme::Djinns => text::djinns(lang),
        Theme::Bids => text::bids(lang),
        Theme::Leaving => text::leaving(lang),
        Theme::Ending => text::ending(lang),
    }
}

const fn hint(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::Control => text::hint_control(lang),
        Theme::Assassins => text::hint_assassins(lang),
        Theme::Builders => text::hint_builders(lang),
        Theme::Merchants => text::hint_merchants(lang),
        Theme::Viziers => text::hint_viziers(lang),
        Theme::Djinns => text::hint_djinns(lang),
        Theme::Bids => text::hint_bids(lang),
        Theme::Leaving => text::hint_leaving(lang),
        Theme::Ending => text::hint_ending(lang),
    }
}
