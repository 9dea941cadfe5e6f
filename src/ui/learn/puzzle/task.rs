//! A puzzle as a lesson of one step.

use super::pack::{Puzzle, Reply, Second};
use crate::ai::Idea;
use crate::game::{Action, Game, Seat, Square};
use crate::i18n::{Lang, here_now, hints, puzzles as text, words};
use crate::notation::puzzle::Theme;
use crate::notation::{position, puzzle};
use crate::ui::learn::lesson::{self, Lesson};
use crate::ui::review::analysis::LossParts;
use crate::ui::review::describe::{deeds, hint, review};
use crate::ui::review::hints::Deeds;
use serde_json::{Value, json};

/// How many things that are kept for later a solution names at most.
const MOST_THINGS: usize = 4;

impl Puzzle {
    /// Returns its title, which says what is asked.
    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        if self.is_bid() { text::number_bid(lang, self.number) } else { text::number_move(lang, self.number) }
    }

    /// Makes a lesson of it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn lesson(&self) -> Result<Lesson, String> {
        lesson::from_value(&self.written()?)
            .map(Lesson::of_decisions)
            .map_err(|faults| faults.first().map(ToString::to_string).unwrap_or_default())
    }

    /// Writes a lesson of it: one step, whose goal is any line that is right. The build writes it into a file, so that a
    /// board on another page needs no code for puzzles.
    ///
    /// # Errors
    /// What is wrong with its position.
    pub fn written(&self) -> Result<Value, String> {
        let game = puzzle::whole(&self.position).map_err(|error| error.to_string())?;
        let hints = self.hints(&game);
        let goals: Vec<Value> = self.right().map(|idea| met(&game, idea)).collect();
        let names = |tiles: &Vec<Square>| tiles.iter().map(ToString::to_string).collect::<Value>();
        Ok(json!({
            "format": lesson::FORMAT,
            "title": localized(|lang| self.title(lang)),
            "positions": {"start": serde_json::to_value(position::write(&game)).map_err(|error| error.to_string())?},
            "steps": [{
                "position": "start",
                "text": localized(|lang| self.task(lang, &game)),
                "goal": goals.first(),
                "also": goals.get(1..),
                "solution": self.line.iter().map(ToString::to_string).collect::<Value>(),
                "hints": hints.iter().map(|(hint, _)| hint.clone()).collect::<Value>(),
                "hintTiles": hints.iter().map(|(_, tiles)| names(tiles)).collect::<Value>(),
                "feedback": self.feedback(&game),
                "done": localized(|lang| self.done(lang, &game)),
            }],
        }))
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
        let needed = self.expansions().map(|expansion| text::with_expansion(lang, expansion).to_owned());
        words::sentences(lang, &[task].into_iter().chain(needed).collect::<Vec<_>>())
    }

    /// Returns what to look for, then where, then the first step, each with the tiles that it names.
    fn hints(&self, game: &Game) -> Vec<(Value, Vec<Square>)> {
        let first = (localized(|lang| hint(lang, self.theme).to_owned()), Vec::new());
        let place = Idea::of(&self.line).filter(|idea| !matches!(idea, Idea::Step(_))).map(|idea| {
            let words = localized(|lang| hint::place(lang, &game.board, idea).unwrap_or_default());
            (words, idea.area(&game.board).iter().collect())
        });
        let start = self.line.iter().find_map(|action| match *action {
            Action::Take(tile) => Some((localized(|lang| text::begins(lang, &tile.to_string())), vec![tile])),
            _ => None,
        });
        [first].into_iter().chain(place).chain(start).collect()
    }

    /// Returns what is said of each wrong idea, and of all others that were played to their end.
    fn feedback(&self, game: &Game) -> Value {
        let known = self.wrong.iter().map(|&(idea, cost, reply)| {
            let say = |lang| {
                if self.is_bid() {
                    [text::wrong_bid(lang, cost), text::wrong_bid_again(lang).to_owned()]
                } else {
                    [text::wrong_move(lang, cost), text::wrong_move_again(lang).to_owned()]
                }
            };
            let said = |lang| {
                let ([wrong, again], answer) = (say(lang), reply.map(|reply| answer(lang, game, reply)));
                words::sentences(lang, &[Some(wrong), answer, Some(again)].into_iter().flatten().collect::<Vec<_>>())
            };
            json!({
                "when": met(game, idea),
                "say": localized(said),
            })
        });
        let (kind, say): (_, fn(Lang, u32) -> String) =
            if self.is_bid() { ("bid", text::not_best_bid) } else { ("collected", text::not_best_move) };
        let least = self.better.floor() as u32;
        let other = json!({"when": event(&json!({"type": kind})), "say": localized(|lang| say(lang, least))});
        known.chain([other]).collect()
    }

    /// Says what the whole turn does, how the rival answers, and why the next best line is worse, a line each.
    fn done(&self, lang: Lang, game: &Game) -> String {
        let turn: Vec<Action> = self.line.iter().chain(&self.rest).copied().collect();
        let done = deeds::does(lang, game, &Deeds::of(game, &turn));
        let also: Vec<_> = self.right().skip(1).map(|idea| said(lang, idea)).collect();
        // Where two are right, it says of which it speaks.
        let which = self.right().next().filter(|_| !also.is_empty());
        let which = which.map(|idea| hints::idea(lang, &said(lang, idea)));
        let as_good = (!also.is_empty()).then(|| hints::as_good(lang, &also));
        let answer = self.reply.filter(|_| self.second_reply() != self.reply).map(|reply| answer(lang, game, reply));
        let first = words::sentences(lang, &[which, done, answer, as_good].into_iter().flatten().collect::<Vec<_>>());
        let first = Some(first).filter(|first| !first.is_empty());
        let said = |most| first.iter().cloned().chain(self.why(lang, game, most)).collect::<Vec<_>>().join("\n");
        // Some languages need more room than others.
        let fits = |said: &String| said.chars().count() <= lesson::LONGEST_TEXT;
        (1..=MOST_THINGS).rev().map(said).find(fits).unwrap_or_else(|| said(0))
    }

    /// Returns how the rival answers the next best line.
    fn second_reply(&self) -> Option<Reply> {
        let second = self.second?.idea;
        self.wrong.iter().find(|(wrong, ..)| *wrong == second).and_then(|(.., reply)| *reply)
    }

    /// Says why the next best line is worse: what it leaves, if that differs, and the parts of the difference.
    fn why(&self, lang: Lang, game: &Game, most: usize) -> Vec<String> {
        let points = hint::rounded(self.better);
        let Some(Second { idea, apart, turns }) = self.second else { return vec![text::next_best(lang, points)] };
        let parts =
            apart.zip(game.active()).map(|(apart, seat)| LossParts::apart(game, seat, Idea::of(&self.line), apart));
        // The parts add up to what is said.
        let points = parts.as_ref().map_or(points, |parts| parts.total.unsigned_abs());
        let answer =
            self.second_reply().filter(|&reply| Some(reply) != self.reply).map(|reply| answer(lang, game, reply));
        let second = text::second(lang, &said(lang, idea), points);
        let turns = turns.and_then(|turns| review::bid_turns(lang, [Idea::of(&self.line)?, idea], turns));
        let second = words::sentences(lang, &[Some(second), turns, answer].into_iter().flatten().collect::<Vec<_>>());
        [second].into_iter().chain(parts.into_iter().flat_map(|parts| review::in_lines(lang, &parts, most))).collect()
    }
}

/// Returns the condition that a line with this idea meets.
fn met(game: &Game, idea: Idea) -> Value {
    match idea {
        Idea::Bid(price) => {
            let player = game.active().map(Seat::index);
            event(&json!({"type": "bid", "player": player, "price": price}))
        }
        Idea::End(tile, meeple) => {
            event(&json!({"type": "collected", "tile": tile.to_string(), "meeples": format!("{}*", meeple.name())}))
        }
        Idea::Step(action) => json!({"played": [action.to_string()]}),
    }
}

fn event(fields: &Value) -> Value {
    json!({"event": fields})
}

fn localized(say: impl Fn(Lang) -> String) -> Value {
    here_now().map(|lang| (lang.code(), say(lang))).collect()
}

/// Says how a rival can answer.
fn answer(lang: Lang, game: &Game, Reply { seat, idea, takes }: Reply) -> String {
    let name = &game.player(seat).name;
    match idea {
        Idea::Bid(price) => text::rival_bids(lang, name, price),
        Idea::End(tile, _) if takes => {
            let value = game.board.get(tile).map_or(0, |place| place.tile.value);
            text::takes(lang, name, &tile.to_string(), value)
        }
        Idea::End(tile, meeple) => text::ends(lang, name, &tile.to_string(), meeple),
        Idea::Step(action) => action.to_string(),
    }
}

fn said(lang: Lang, idea: Idea) -> String {
    match idea {
        Idea::Bid(price) => hints::bid(lang, price),
        Idea::End(tile, meeple) => hints::end(lang, &tile.to_string(), meeple),
        Idea::Step(action) => action.to_string(),
    }
}

/// Names a theme.
#[must_use]
pub fn theme(lang: Lang, theme: Theme) -> &'static str {
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

fn hint(lang: Lang, theme: Theme) -> &'static str {
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
