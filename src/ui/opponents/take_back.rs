//! How far one's own take-back goes.

use super::{are_last, decider};
use crate::game::{Entry, Record, Seat};
use crate::ui::session::Agreements;

/// Returns the first entry of the last turn or bid of a person, past the turns of computers since.
///
/// Returns `None` once the game is over, if decisions stand, or if another person decides next: then the table has to
/// agree.
#[must_use]
pub fn own_last_decision(record: &Record, agreements: &Agreements) -> Option<usize> {
    let next = record.game().active().filter(|_| !agreements.is_strict)?;
    let is_person = |seat: Seat| agreements.level(seat).is_none();
    let mut first = None;
    for (entry, is_last) in standing(record) {
        let Some(seat) = decider(record, entry) else { break };
        match first {
            None if !is_person(seat) => {}
            None if is_person(next) && next != seat => return None,
            None => first = Some((entry, seat)),
            Some((_, own)) if own == seat && !is_last => first = Some((entry, seat)),
            Some(_) => break,
        }
    }
    first.map(|(entry, _)| entry)
}

/// Returns the decisions that stand, newest first, each with whether it ended a turn or was a bid.
pub(in crate::ui) fn standing(record: &Record) -> Vec<(usize, bool)> {
    let entries: Vec<_> = record.entries().collect();
    let mut found = Vec::new();
    let mut next = entries.len();
    while let Some(at) = next.checked_sub(1) {
        next = match entries[at] {
            (Entry::Back(to), _) => to,
            (Entry::Action(_), events) => {
                found.push((at, are_last(events)));
                at
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
    use crate::ui::session::Agreements;

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
    fn one_goes_back_past_the_computer_to_the_start_of_ones_own_turn() {
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
    }
}
