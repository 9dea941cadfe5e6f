//! What players ask of each other at a live table, and what the others answer: all devices join it alike.

use super::agreed::{Consent, Matter};
use super::message::GameId;
use crate::ai::Level;
use crate::game::Seat;
use serde_json::{Value, json};

/// What a player asks all others to agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Request {
    /// What it is.
    pub matter: Matter,
    /// The level of the computer that is to take a seat.
    pub level: Option<Level>,
}

impl Request {
    /// Asks for something that no computer takes part in.
    #[must_use]
    pub const fn of(matter: Matter) -> Self {
        Self { matter, level: None }
    }
}

/// What somebody answers to a request. Of two answers from one seat the refusal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    /// They agree.
    Agrees,
    /// They do not.
    Refuses,
}

/// The last request of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Slot {
    /// How often the player has asked or settled a request. The greatest counts.
    number: u32,
    /// The number at which the others agreed last that the record leaves the table.
    shown: u32,
    /// What the player asks; nothing once it is settled.
    open: Option<Request>,
    answers: [Option<Answer>; 5],
}

/// The requests of all players of a game, one at a time of each. They stay while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requests {
    game: GameId,
    slots: [Slot; 5],
}

impl Default for Requests {
    fn default() -> Self {
        Self::new(GameId(0))
    }
}

impl Requests {
    /// Begins a game in which nobody has asked for anything.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        Self { game, slots: Default::default() }
    }

    fn slot(&self, seat: Seat) -> Slot {
        self.slots.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns what a player asks.
    #[must_use]
    pub fn by(&self, asker: Seat) -> Option<Request> {
        self.slot(asker).open
    }

    /// Returns who has refused what a player asks.
    #[must_use]
    pub fn refused_by(&self, asker: Seat) -> Option<Seat> {
        let slot = self.slot(asker);
        let refuses = |seat: &Seat| slot.answers[seat.index()] == Some(Answer::Refuses);
        slot.open.and_then(|_| (0..5).map(Seat).find(refuses))
    }

    /// Returns whether somebody agrees to what a player asks. Who asks the same does.
    #[must_use]
    pub fn has_agreed(&self, asker: Seat, seat: Seat) -> bool {
        let (slot, other) = (self.slot(asker), self.slot(seat));
        slot.answers.get(seat.index()) == Some(&Some(Answer::Agrees)) || slot.open.is_some() && slot.open == other.open
    }

    /// Returns what a player has to answer: who asks, the number of the request, and what it is. Once somebody has refused, nobody
    /// else is asked.
    #[must_use]
    pub fn to_answer(&self, seat: Seat) -> Vec<(Seat, u32, Request)> {
        let askers = (0..5).map(Seat).filter(|&asker| asker != seat && self.refused_by(asker).is_none());
        let open = askers.filter(|&asker| !self.has_agreed(asker, seat));
        open.filter_map(|asker| Some((asker, self.slot(asker).number, self.by(asker)?))).collect()
    }

    /// Returns whether the others have agreed that the record leaves the table, and it has not left yet.
    #[must_use]
    pub fn may_show(&self, asker: Seat) -> bool {
        let Slot { number, shown, .. } = self.slot(asker);
        shown > 0 && shown == number
    }

    /// Returns the players at whose devices the record has left the table since an earlier state.
    #[must_use]
    pub fn shown_since(&self, before: &Self) -> Vec<Seat> {
        (0..5).map(Seat).filter(|&seat| self.slot(seat).shown > before.slot(seat).shown).collect()
    }

    /// Asks for something, in place of what the player asked before.
    pub fn ask(&mut self, asker: Seat, request: Request) {
        self.next(asker, Some(request));
    }

    /// Clears what a player asks: it is done, withdrawn, or refused.
    pub fn settle(&mut self, asker: Seat) {
        self.next(asker, None);
    }

    /// Notes that all agree that the record leaves the table at the device of a player.
    pub fn allow_showing(&mut self, asker: Seat) {
        self.next(asker, None);
        if let Some(slot) = self.slots.get_mut(asker.index()) {
            slot.shown = slot.number;
        }
    }

    fn next(&mut self, asker: Seat, open: Option<Request>) {
        if let Some(slot) = self.slots.get_mut(asker.index()) {
            *slot = Slot { number: slot.number.saturating_add(1), open, answers: Default::default(), ..*slot };
        }
    }

    /// Answers the request of a player with this number, unless that has changed meanwhile.
    pub fn answer(&mut self, seat: Seat, asker: Seat, number: u32, answer: Answer) {
        let slot = self.slots.get_mut(asker.index()).filter(|slot| slot.number == number && slot.open.is_some());
        if let Some(given) = slot.and_then(|slot| slot.answers.get_mut(seat.index())) {
            *given = (*given).max(Some(answer));
        }
    }

    /// Joins what another device knows of the same game. Returns whether that changed anything here.
    pub fn join(&mut self, other: &Self) -> bool {
        let before = *self;
        if self.game == other.game {
            for (own, other) in self.slots.iter_mut().zip(other.slots) {
                *own = own.joined(other);
            }
        }
        before != *self
    }

    /// Returns whether another device knows less of the same game.
    #[must_use]
    pub fn is_ahead_of(&self, other: &Self) -> bool {
        let mut theirs = *other;
        theirs.join(self)
    }

    /// Writes them for a parcel or the storage.
    #[must_use]
    pub fn write(&self) -> Value {
        json!([self.game.0, self.slots.map(Slot::write)])
    }

    /// Reads them; a faulty part is as if nobody had asked.
    #[must_use]
    pub fn read(value: &Value) -> Self {
        let game = GameId(value[0].as_u64().unwrap_or_default());
        Self { game, slots: std::array::from_fn(|seat| Slot::read(&value[1][seat]).unwrap_or_default()) }
    }
}

impl Slot {
    fn joined(self, other: Self) -> Self {
        let [own, theirs] = [self, other].map(|slot| (slot.number, slot.open));
        let newer = if own < theirs { other } else { self };
        let answers = std::array::from_fn(|seat| self.answers[seat].max(other.answers[seat]));
        let answers = if own == theirs { answers } else { newer.answers };
        Self { shown: self.shown.max(other.shown), answers, ..newer }
    }

    fn write(self) -> Value {
        if self == Self::default() {
            return Value::Null;
        }
        let open = self.open.map(|Request { matter, level }| {
            let (name, seat) = matter.name();
            json!([name, seat.map(|seat| seat.0), level.map(Level::name)])
        });
        json!([self.number, self.shown, open, self.answers.map(|answer| answer.map(|answer| answer == Answer::Agrees))])
    }

    fn read(value: &Value) -> Option<Self> {
        let number = |value: &Value| value.as_u64()?.try_into().ok();
        let seat = |value: &Value| value.as_u64().filter(|&seat| seat < 5).map(|seat| Seat(seat as u8));
        let request = |value: &Value| {
            let matter = Matter::from_name(value[0].as_str()?, seat(&value[1]))?;
            let level = value[2].as_str().and_then(|name| name.parse().ok());
            // Without a level there is no computer, and a person has none.
            let fits =
                matter.consent() == Consent::Everybody && matches!(matter, Matter::Computer(_)) == level.is_some();
            fits.then_some(Request { matter, level })
        };
        let answer =
            |value: &Value| value.as_bool().map(|agrees| if agrees { Answer::Agrees } else { Answer::Refuses });
        Some(Self {
            number: number(&value[0])?,
            shown: number(&value[1])?,
            open: request(&value[2]),
            answers: std::array::from_fn(|seat| answer(&value[3][seat])),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, GameId, Matter, Request, Requests, Seat};
    use crate::ai::Level;
    use serde_json::json;

    const END: Request = Request::of(Matter::Ended);
    const SHOWN: Request = Request::of(Matter::Shown);

    /// Asks for the end at the seat of Anna.
    fn asked() -> Requests {
        let mut requests = Requests::new(GameId(7));
        requests.ask(Seat(0), END);
        requests
    }

    #[test]
    fn all_others_are_asked_until_each_has_answered() {
        let mut requests = asked();
        assert_eq!(requests.to_answer(Seat(0)), []);
        for seat in [1, 2].map(Seat) {
            assert_eq!(requests.to_answer(seat), [(Seat(0), 1, END)]);
            assert!(!requests.has_agreed(Seat(0), seat));
            requests.answer(seat, Seat(0), 1, Answer::Agrees);
            assert!(requests.has_agreed(Seat(0), seat));
            assert_eq!(requests.to_answer(seat), []);
        }
        requests.settle(Seat(0));
        assert_eq!((requests.by(Seat(0)), requests.to_answer(Seat(3))), (None, Vec::new()));
    }

    #[test]
    fn one_refusal_clears_the_question_for_all_and_is_told_until_it_is_settled() {
        let mut requests = asked();
        requests.answer(Seat(2), Seat(0), 1, Answer::Refuses);
        assert_eq!((requests.refused_by(Seat(0)), requests.by(Seat(0))), (Some(Seat(2)), Some(END)));
        assert_eq!(requests.to_answer(Seat(1)), []);
        requests.settle(Seat(0));
        assert_eq!((requests.refused_by(Seat(0)), requests.by(Seat(0))), (None, None));
    }

    #[test]
    fn an_answer_to_what_is_asked_no_more_changes_nothing() {
        let mut requests = asked();
        requests.ask(Seat(0), SHOWN);
        requests.answer(Seat(1), Seat(0), 1, Answer::Agrees);
        assert!(!requests.has_agreed(Seat(0), Seat(1)), "it was to the end");
        requests.settle(Seat(0));
        requests.answer(Seat(1), Seat(0), 3, Answer::Refuses);
        assert_eq!(requests.refused_by(Seat(0)), None);
        for nobody in [Seat(5), Seat(255)] {
            let before = requests;
            requests.ask(nobody, END);
            requests.answer(nobody, Seat(0), 3, Answer::Agrees);
            assert_eq!((requests, requests.by(nobody)), (before, None));
        }
    }

    #[test]
    fn two_ask_at_once_and_who_asks_the_same_agrees() {
        let mut requests = asked();
        requests.ask(Seat(1), SHOWN);
        assert_eq!(requests.to_answer(Seat(2)).len(), 2);
        assert_eq!(requests.to_answer(Seat(1)), [(Seat(0), 1, END)]);
        requests.ask(Seat(1), END);
        assert!(requests.has_agreed(Seat(0), Seat(1)) && requests.has_agreed(Seat(1), Seat(0)));
        assert_eq!(requests.to_answer(Seat(1)), []);
    }

    #[test]
    fn what_may_be_shown_is_so_once_and_all_hear_of_it() {
        let mut requests = Requests::new(GameId(7));
        requests.ask(Seat(0), SHOWN);
        let before = requests;
        requests.allow_showing(Seat(0));
        assert!(requests.may_show(Seat(0)) && !requests.may_show(Seat(1)));
        assert_eq!(requests.shown_since(&before), [Seat(0)]);
        requests.settle(Seat(0));
        assert!(!requests.may_show(Seat(0)));
        requests.ask(Seat(0), END);
        assert_eq!(requests.shown_since(&before), [Seat(0)], "a later request does not hide it");
    }

    #[test]
    fn all_devices_agree_whatever_they_hear_first() {
        let asked = asked();
        let mut known = vec![asked; 6];
        known[0].answer(Seat(1), Seat(0), 1, Answer::Agrees);
        known[1].answer(Seat(2), Seat(0), 1, Answer::Refuses);
        known[2].ask(Seat(1), SHOWN);
        known[2].allow_showing(Seat(1));
        known[3].ask(Seat(1), END);
        // Two devices have the seat, and one of them knows no better.
        known[4].ask(Seat(0), SHOWN);
        known[5].ask(Seat(0), END);
        known[5].answer(Seat(1), Seat(0), 2, Answer::Refuses);
        let joined = |order: &[usize]| {
            let mut all = Requests::new(GameId(7));
            for &at in order {
                all.join(&known[at]);
            }
            all
        };
        let all = joined(&[0, 1, 2, 3, 4, 5]);
        for order in [[5, 4, 3, 2, 1, 0], [3, 1, 5, 0, 4, 2], [4, 0, 2, 5, 1, 3]] {
            assert_eq!(joined(&order), all);
        }
        for known in known {
            assert!(all.is_ahead_of(&known) && !known.is_ahead_of(&all) && !all.is_ahead_of(&all));
        }
        let mut other = Requests::new(GameId(8));
        assert!(!other.join(&all) && !all.is_ahead_of(&other), "a rematch is another game");
    }

    #[test]
    fn written_requests_are_read_back_and_faulty_ones_are_none() {
        let mut requests = asked();
        requests.answer(Seat(1), Seat(0), 1, Answer::Agrees);
        requests.answer(Seat(4), Seat(0), 1, Answer::Refuses);
        requests.ask(Seat(1), Request { matter: Matter::Computer(Seat(2)), level: Some(Level::Sultan) });
        requests.allow_showing(Seat(3));
        requests.ask(Seat(4), Request::of(Matter::Left(Seat(0))));
        assert_eq!(Requests::read(&requests.write()), requests);
        for faulty in [json!(null), json!("x"), json!([0, 1]), json!([0, ["x", [], [-1, 0], [1, null, null]]])] {
            assert_eq!(Requests::read(&faulty), Requests::default(), "{faulty}");
        }
        for faulty in [
            json!(["left", null, null]),
            json!(["left", 5, null]),
            json!(["back", 1, null]),
            json!(["computer", 1, null]),
            json!(["computer", 1, "x"]),
            json!(["person", 1, "sultan"]),
            json!(["x", null, null]),
            json!(7),
        ] {
            let read = Requests::read(&json!([7, [[1, 0, faulty, [true, "x"]]]]));
            assert_eq!((read.by(Seat(0)), read.refused_by(Seat(0))), (None, None));
        }
    }
}
