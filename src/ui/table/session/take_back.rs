//! How far one's own take-back goes.

use super::Agreements;
use super::decision::{decider, end_decision};
use crate::game::{Entry, Record, Seat};

/// A decision that was not taken back.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct StandingDecision {
    /// Its entry in the record.
    pub entry: usize,
    /// Whether it ended a turn or was a bid.
    pub is_last: bool,
}

/// Returns the first entry of the last turn or bid of a person, past the turns of computers since.
///
/// Returns `None` once the game is over, if decisions stand, or if other people play: then the table has to agree.
#[must_use]
pub fn own_last_decision(record: &Record, agreements: &Agreements) -> Option<usize> {
    let game = record.game();
    let is_free = !agreements.is_strict && !game.is_over() && agreements.people(game.players.len()).len() == 1;
    let (first, _) = last_decision_of(record, &|seat| agreements.level(seat).is_none()).filter(|_| is_free)?;
    Some(first)
}

/// Returns the first entry of the last turn or bid of these players that stands, and whose it is. The decisions of
/// others since then do not count.
pub(in crate::ui) fn last_decision_of(record: &Record, is_meant: &dyn Fn(Seat) -> bool) -> Option<(usize, Seat)> {
    let decisions = standing(record).into_iter();
    let decided = decisions.map_while(|decision| Some((decision, decider(record, decision.entry)?)));
    let mut decided = decided.skip_while(|&(_, seat)| !is_meant(seat));
    let (last, own) = decided.next()?;
    let earlier = decided.take_while(|&(decision, seat)| seat == own && !decision.is_last).last();
    Some((earlier.map_or(last.entry, |(decision, _)| decision.entry), own))
}

/// Returns the decisions that stand, newest first.
pub(in crate::ui) fn standing(record: &Record) -> Vec<StandingDecision> {
    let entries: Vec<_> = record.entries().collect();
    let mut found = Vec::new();
    let mut next = entries.len();
    while let Some(entry) = next.checked_sub(1) {
        next = match entries[entry] {
            (Entry::Back(to), _) => to,
            (Entry::Action(_), events) => {
                found.push(StandingDecision { entry, is_last: end_decision(events) });
                entry
            }
        };
    }
    found
}

#[cfg(test)]
mod tests {
    use super::own_last_decision;
    use crate::ai::Level;
    use crate::game::{Action, Options, Record, Seat};
    use crate::ui::table::session::Agreements;

    fn against_a_computer() -> Agreements {
        Agreements { computers: vec![None, Some(Level::Courtier)], ..Agreements::default() }
    }

    /// Plays the first legal action, or the end of the turn, until the record is as wanted.
    fn play_until(record: &mut Record, is_there: impl Fn(&Record) -> bool) {
        while !is_there(record) {
            let legal = record.game().legal_actions();
            let action = if legal.contains(&Action::End) { Action::End } else { legal[0] };
            record.play(action).expect("it is on the list");
        }
    }

    #[test]
    fn own_take_back_crosses_computers_turns() {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        let agreements = against_a_computer();
        let active = |record: &Record| record.game().active();
        let moves = |record: &Record| record.game().turn().is_some();
        play_until(&mut record, |record| moves(record) && active(record) == Some(Seat(0)));
        let begin = record.len();
        play_until(&mut record, |record| record.len() > begin + 2);
        assert_eq!(own_last_decision(&record, &agreements), Some(begin), "amid one's own turn");
        play_until(&mut record, |record| active(record) == Some(Seat(1)));
        assert_eq!(own_last_decision(&record, &agreements), Some(begin), "while the computer is to play");
        play_until(&mut record, |record| active(record) == Some(Seat(0)));
        assert_eq!(own_last_decision(&record, &agreements), Some(begin), "after the computer has played");
        record.take_back(begin).expect("there is such an entry");
        assert_eq!(active(&record), Some(Seat(0)));
        let earlier = own_last_decision(&record, &agreements).expect("there was a decision before");
        assert!(earlier < begin, "the next one goes to the decision before");
    }

    #[test]
    fn a_take_back_is_not_offered_for_others_or_where_decisions_stand() {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        assert_eq!(own_last_decision(&record, &against_a_computer()), None, "nothing was decided yet");
        play_until(&mut record, |record| record.len() == 1);
        assert_eq!(own_last_decision(&record, &Agreements::default()), None, "the other person's bid");
        play_until(&mut record, |record| record.game().turn().is_some());
        let strict = Agreements { is_strict: true, ..against_a_computer() };
        assert!(own_last_decision(&record, &against_a_computer()).is_some());
        assert_eq!(own_last_decision(&record, &strict), None);
        let mut record = Record::new(Options::new(["Anna", "Sam", "Olivier"], 42)).expect("three can play");
        let computers = vec![None, None, Some(Level::Courtier)];
        let mixed = Agreements { computers, ..Agreements::default() };
        while let Some(&action) = record.game().legal_actions().first().filter(|_| record.len() < 150) {
            record.play(action).expect("it is on the list");
            assert_eq!(own_last_decision(&record, &mixed), None, "two people have to agree, whoever else plays");
        }
    }
}
