//! A step of a lesson made of a position: what is told, what is to be reached, and the way that was played.

use super::Draft;
use crate::game::{Action, Event, Fault, Game, Record, Seat, Square};
use crate::i18n::Lang;
use crate::notation::{position, record};
use crate::ui::lesson::{self, Lesson, sketch};
use serde_json::{Value, json};

/// What the author says of a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What the lesson is called, in each language.
    pub title: [String; Lang::ALL.len()],
    /// What the step tells and asks, in each language.
    pub text: [String; Lang::ALL.len()],
    /// What was played to get there; a step without is read.
    pub way: Vec<Action>,
    /// What is to be reached: all of these.
    pub aims: Vec<Target>,
    /// Way and aims that were kept and do not fit the position, as they were written: another position may fit them.
    astray: Value,
}

impl Plan {
    /// The plan as a text, to be kept.
    #[must_use]
    pub fn write(&self) -> String {
        let way: Vec<_> = self.way.iter().map(ToString::to_string).collect();
        let aims: Vec<_> = self.aims.iter().map(Target::condition).collect();
        let (way, aims) = if self.astray.is_null() {
            (json!(way), json!(aims))
        } else {
            (self.astray[0].clone(), self.astray[1].clone())
        };
        json!([self.title, self.text, way, aims]).to_string()
    }

    /// Takes a way to a goal, or none.
    pub fn go(&mut self, way: Vec<Action>, aims: Vec<Target>) {
        (self.way, self.aims, self.astray) = (way, aims, Value::Null);
    }

    /// Whether a way was kept that did not fit.
    #[must_use]
    pub fn is_astray(&self) -> bool {
        !self.astray.is_null()
    }

    /// Takes up the way that was kept, if it fits the position by now.
    pub fn find(&mut self, draft: &Draft) {
        if let Some((way, aims)) = walked(&self.astray, draft) {
            self.go(way, aims);
        }
    }

    /// The plan that was kept. Texts that cannot be read are empty; a way that cannot be played from this position waits for another one.
    #[must_use]
    pub fn read(text: &str, draft: &Draft) -> Self {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let text = |of: usize, lang: usize| kept[of][lang].as_str().unwrap_or_default().to_owned();
        let has_way = kept[2].as_array().is_some_and(|way| !way.is_empty());
        let astray = if has_way { json!([kept[2], kept[3]]) } else { Value::Null };
        let mut plan =
            Self { title: [text(0, 0), text(0, 1)], text: [text(1, 0), text(1, 1)], astray, ..Self::default() };
        plan.find(draft);
        plan
    }
}

/// The way that was kept, played again, and what was asked for at its end.
fn walked(kept: &Value, draft: &Draft) -> Option<(Vec<Action>, Vec<Target>)> {
    let mut record = draft.rehearsal().ok()?;
    for action in kept[0].as_array()? {
        record.play(action.as_str()?.parse().ok()?).ok()?;
    }
    let asked = kept[1].as_array()?;
    let aims: Vec<_> = targets(&record).into_iter().filter(|target| asked.contains(&target.condition())).collect();
    // A way that ends elsewhere is not the way that was kept.
    (aims.len() == asked.len()).then(|| (way(&record), aims))
}

/// Something that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Exactly these actions.
    Played(Vec<Action>),
    /// Something happens.
    Happens(Event),
    /// The learner holds a tile.
    Holds(Square, Seat),
    /// The learner gains so many points, or more.
    Gains(Seat, u32),
}

impl Target {
    /// Whether it is so, after something was played.
    fn is_met(&self, record: &Record) -> bool {
        let points = |game: &Game, seat| i64::from(game.score(seat).total());
        let gain = |seat| record.game_before(0).map_or(0, |start| points(record.game(), seat) - points(start, seat));
        match self {
            Self::Played(actions) => way(record) == *actions,
            Self::Happens(event) => record.entries().any(|(_, events)| events.contains(event)),
            Self::Holds(square, seat) => record.game().board.get(*square).and_then(|place| place.owner) == Some(*seat),
            Self::Gains(seat, least) => gain(*seat) >= i64::from(*least),
        }
    }

    /// The condition of the lesson format.
    fn condition(&self) -> Value {
        match self {
            Self::Played(actions) => json!({"played": actions.iter().map(ToString::to_string).collect::<Vec<_>>()}),
            Self::Happens(event) => json!({"event": event}),
            Self::Holds(square, seat) => json!({"tile": square.to_string(), "owner": seat.0}),
            Self::Gains(seat, points) => json!({"gain": seat.0, "atLeast": points}),
        }
    }
}

/// What could be asked for after something was played, the plainest first.
#[must_use]
pub fn targets(record: &Record) -> Vec<Target> {
    let Some(start) = record.game_before(0) else { return Vec::new() };
    let (before, now) = (start, record.game());
    let mut targets = Vec::new();
    let Some(learner) = before.active() else { return targets };
    for (square, place) in now.board.places() {
        let was = before.board.get(square).and_then(|place| place.owner);
        if let Some(owner) = place.owner.filter(|&owner| was != Some(owner)) {
            targets.push(Target::Holds(square, owner));
        }
    }
    let points = |game: &Game| game.score(learner).total();
    let gained = points(now).saturating_sub(points(before));
    if gained > 0 {
        targets.push(Target::Gains(learner, gained));
    }
    for (_, events) in record.entries() {
        for event in events.iter().map(|event| Target::Happens(event.clone())) {
            if !targets.contains(&event) {
                targets.push(event);
            }
        }
    }
    targets.push(Target::Played(way(record)));
    targets
}

/// What was played, as the notation writes it.
#[must_use]
pub fn way(record: &Record) -> Vec<Action> {
    let entries = record.entries().map(|(entry, _)| entry);
    entries.filter_map(|entry| entry.to_string().parse().ok()).collect()
}

impl Draft {
    /// The position as a lesson begins with it, without what no lesson says: the order of later draws.
    ///
    /// # Errors
    /// Every fault, as the reader of lessons words it.
    pub fn rehearsal(&self) -> Result<Record, Vec<Fault>> {
        lesson::position(&self.sketch()).map(record::from_position)
    }

    /// The position without whatever the reader of lessons adds by itself.
    #[must_use]
    pub fn sketch(&self) -> Value {
        let whole = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        sketch::reduce(&whole)
    }

    /// The way of a plan, up to where all its aims are met first: nobody plays what comes after.
    fn walk<'a>(&self, plan: &'a Plan) -> &'a [Action] {
        let Ok(mut record) = self.rehearsal() else { return &plan.way };
        for (index, &action) in plan.way.iter().enumerate() {
            if record.play(action).is_err() {
                break;
            }
            if plan.aims.iter().all(|aim| aim.is_met(&record)) {
                return &plan.way[..=index];
            }
        }
        &plan.way
    }

    /// The step as a lesson, as text and as it can be followed. A text that is missing in one language is that of the other.
    ///
    /// # Errors
    /// Every fault, with the key where it stands.
    pub fn lesson(&self, plan: &Plan) -> Result<(String, Lesson), Vec<Fault>> {
        let words = |texts: &[String; 2]| {
            let or = |text: &String, other: &String| if text.trim().is_empty() { other.clone() } else { text.clone() };
            json!({"en": or(&texts[0], &texts[1]), "fr": or(&texts[1], &texts[0])})
        };
        let mut step = json!({"position": "start", "text": words(&plan.text)});
        if !plan.aims.is_empty() {
            let mut aims: Vec<_> = plan.aims.iter().map(Target::condition).collect();
            step["goal"] = if aims.len() == 1 { aims.remove(0) } else { json!({"all": aims}) };
            step["solution"] = self.walk(plan).iter().map(ToString::to_string).collect();
        }
        let value = json!({
            "format": lesson::FORMAT,
            "title": words(&plan.title),
            "positions": {"start": self.sketch()},
            "steps": [step]
        });
        let lesson = lesson::from_value(&value)?;
        Ok((serde_json::to_string_pretty(&value).unwrap_or_default(), lesson))
    }
}
