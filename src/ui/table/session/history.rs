//! The past of a game, for the log and for stepping through it.

use super::Agreements;
use super::account::{Account, Deed, latest, since};
use super::decision::decider;
use super::take_back::{StandingDecision, standing};
use crate::game::{Entry, Event, Phase, Record, Seat};
use crate::ui::kit::settings::Secrecy;

/// What a section of the log covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// The bids of a round.
    Bids(u32),
    /// A player's turn.
    Turn(Seat),
}

/// A section of the log: one bidding phase, or one turn.
#[derive(Clone, Debug, PartialEq)]
pub struct LogSection {
    /// What it covers.
    pub title: Title,
    /// The index of its first entry in the record.
    pub first: usize,
    /// Its lines, oldest first.
    pub lines: Vec<LogLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The index of its entry in the record.
    pub entry: usize,
    /// What happened.
    pub event: Event,
    /// Whether the players took it back later.
    pub is_taken_back: bool,
}

/// Returns the title of the section that holds an entry; `None` past the last entry.
#[must_use]
pub fn title(record: &Record, entry: usize) -> Option<Title> {
    let before = record.game_before(entry).filter(|_| entry < record.len())?;
    Some(match &before.phase {
        Phase::Bid | Phase::Over => Title::Bids(before.round),
        Phase::Turn(turn) => Title::Turn(turn.player),
    })
}

/// Returns whether the players took an entry back later.
#[must_use]
pub fn is_taken_back(record: &Record, entry: usize) -> bool {
    let later = record.entries().skip(entry + 1);
    later.into_iter().any(|(later, _)| matches!(later, Entry::Back(to) if to <= entry))
}

/// Returns the index of the first entry that a player has not seen: the one after their own last decision that stands.
#[must_use]
pub fn first_unseen(record: &Record, seat: Seat) -> usize {
    let is_own = |decision: &StandingDecision| decider(record, decision.entry) == Some(seat);
    standing(record).into_iter().find(is_own).map_or(0, |decision| decision.entry + 1)
}

/// Returns at most so many last turns of the others since the last decision of the player who decides now, for that player
/// to see; empty if nobody here decides.
///
/// It is empty, too, if a cover between several people shows them, or if they would only repeat the account of a
/// computer's last turn.
#[must_use]
pub fn missed_turns(
    record: &Record,
    agreements: &Agreements,
    secrecy: Secrecy,
    active: Option<Seat>,
    most: usize,
) -> Vec<Account> {
    let is_alone = agreements.people_here(record.game().players.len()).len() < 2;
    let is_open = is_alone || secrecy != Secrecy::Cover;
    let is_here = |seat: &Seat| agreements.level(*seat).is_none() && !agreements.is_at_another_device(*seat);
    let Some(seat) = active.filter(|seat| is_open && is_here(seat)) else { return Vec::new() };
    let mut turns = since(record, first_unseen(record, seat));
    turns.retain(|account| matches!(account.deed, Deed::Turn(_)));
    turns.drain(..turns.len().saturating_sub(most));
    if latest(record, agreements).is_some_and(|told| turns == [told]) { Vec::new() } else { turns }
}

/// Returns the first entry at or after `from` that stands: it is no take-back and was not taken back.
#[must_use]
pub fn next_standing(record: &Record, from: usize) -> Option<usize> {
    standing(record).into_iter().map(|decision| decision.entry).take_while(|&entry| entry >= from).last()
}

/// Returns the log by bidding phases and turns, oldest first.
#[must_use]
pub fn sections(record: &Record) -> Vec<LogSection> {
    let mut taken_back = vec![false; record.len()];
    for (at, (entry, _)) in record.entries().enumerate() {
        if let Entry::Back(to) = entry {
            taken_back[to..at].fill(true);
        }
    }
    let mut sections: Vec<LogSection> = Vec::new();
    let mut is_closed = true;
    for (at, (entry, events)) in record.entries().enumerate() {
        let Some(title) = title(record, at) else { continue };
        let line = |event: &Event| LogLine { entry: at, event: event.clone(), is_taken_back: taken_back[at] };
        let lines = events.iter().map(line);
        match sections.last_mut() {
            Some(section) if !is_closed && section.title == title => section.lines.extend(lines),
            _ => sections.push(LogSection { title, first: at, lines: lines.collect() }),
        }
        is_closed =
            matches!(entry, Entry::Back(_)) || events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::{Title, first_unseen, is_taken_back, next_standing, sections};
    use crate::game::{Action, Event, Options, Record, Seat};

    fn played(actions: usize) -> Record {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        for _ in 0..actions {
            let legal = record.game().legal_actions();
            let action = if legal.contains(&Action::End) { Action::End } else { legal[0] };
            record.play(action).expect("it is on the list");
        }
        record
    }

    #[test]
    fn a_round_has_a_section_for_its_bids_and_one_for_each_turn() {
        let record = played(60);
        let sections = sections(&record);
        assert_eq!(sections[0].title, Title::Bids(1));
        assert_eq!(sections[0].first, 0);
        let turns = sections[1..].iter().take_while(|section| section.title != Title::Bids(2)).count();
        assert_eq!(turns, 4, "two markers each, and a section for each turn");
        let lines: usize = sections.iter().map(|section| section.lines.len()).sum();
        assert_eq!(lines, record.entries().map(|(_, events)| events.len()).sum::<usize>());
    }

    #[test]
    fn entries_taken_back_stay_in_the_log_and_are_marked() {
        let mut record = played(5);
        record.take_back(2).expect("there is such an entry");
        let lines: Vec<_> = sections(&record).into_iter().flat_map(|section| section.lines).collect();
        assert!(lines.iter().all(|line| line.is_taken_back == (2..5).contains(&line.entry)));
        assert_eq!(lines.last().map(|line| line.event.clone()), Some(Event::TakenBack { to: 2 }));
        let taken_back: Vec<_> = (0..record.len()).filter(|&entry| is_taken_back(&record, entry)).collect();
        assert_eq!(taken_back, [2, 3, 4]);
    }

    #[test]
    fn next_standing_skips_entries_taken_back() {
        let mut record = played(8);
        record.take_back(3).expect("there is such an entry");
        let legal = record.game().legal_actions();
        record.play(legal[0]).expect("it is on the list");
        let found: Vec<_> = (0..11).map(|from| next_standing(&record, from)).collect();
        assert_eq!(found[..3], [0, 1, 2].map(Some));
        assert_eq!(found[3..10], [Some(9); 7], "from what was taken back to what was played since");
        assert_eq!(found[10], None);
    }

    #[test]
    fn the_first_unseen_entry_follows_a_players_last_decision() {
        let record = played(0);
        assert_eq!(first_unseen(&record, Seat(0)), 0, "nothing happened, nothing was missed");
        let mut record = played(120);
        for seat in [0, 1].map(Seat) {
            let first = first_unseen(&record, seat);
            let actor = |entry: usize| record.game_before(entry).and_then(|game| game.active());
            assert_eq!(actor(first - 1), Some(seat), "the entry before was their own");
            assert!((first..record.len()).all(|entry| actor(entry) != Some(seat)));
        }
        // A take-back is nobody's decision, so it does not count as seen.
        let actor = record.game().active().expect("the game goes on");
        let other = Seat(1 - actor.0);
        let first = first_unseen(&record, other);
        record.take_back(first + 1).expect("there is such an entry");
        assert_eq!(first_unseen(&record, other), first);
        // What was taken back is no decision of theirs any more.
        let before = record.until(first - 1);
        record.take_back(first - 1).expect("there is such an entry");
        assert_eq!(first_unseen(&record, other), first_unseen(&before, other));
        assert_eq!(first_unseen(&record, Seat(7)), 0, "a player who never decided has seen nothing");
    }
}
