//! The past of a game by turns, for the log and for stepping through it.

use crate::game::{Entry, Event, Phase, Record, Seat};

/// What a chapter of the log tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// The bids of a round.
    Bids(u32),
    /// A player's turn.
    Turn(Seat),
}

/// One bidding phase, or one turn.
#[derive(Clone, Debug, PartialEq)]
pub struct LogSection {
    /// What it tells.
    pub title: Title,
    /// The number of its first entry in the record.
    pub first: usize,
    /// What happened, oldest first.
    pub lines: Vec<Happened>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened {
    /// The number of its entry in the record.
    pub entry: usize,
    /// What.
    pub event: Event,
    /// Whether the table took it back later.
    pub is_taken_back: bool,
}

/// What the chapter of an entry tells; nothing past the last one.
#[must_use]
pub fn title(record: &Record, entry: usize) -> Option<Title> {
    let before = record.game_before(entry).filter(|_| entry < record.len())?;
    Some(match &before.phase {
        Phase::Bid | Phase::Over => Title::Bids(before.round),
        Phase::Turn(turn) => Title::Turn(turn.player),
    })
}

/// Whether the table took an entry back later.
#[must_use]
pub fn is_taken_back(record: &Record, entry: usize) -> bool {
    let later = record.entries().skip(entry + 1);
    later.into_iter().any(|(later, _)| matches!(later, Entry::Back(to) if to <= entry))
}

/// The first entry that a player has not seen happen: the one after their own last decision.
#[must_use]
pub fn since(record: &Record, seat: Seat) -> usize {
    let is_own = |&(at, (entry, _)): &(usize, (Entry, _))| {
        let decides = record.game_before(at).and_then(|before| before.active());
        matches!(entry, Entry::Action(_)) && decides == Some(seat)
    };
    record.entries().enumerate().rev().find(is_own).map_or(0, |(at, _)| at + 1)
}

/// Everything that happened, by bidding phases and turns, oldest first.
#[must_use]
pub fn chapters(record: &Record) -> Vec<LogSection> {
    let mut gone = vec![false; record.len()];
    for (at, (entry, _)) in record.entries().enumerate() {
        if let Entry::Back(to) = entry {
            gone[to..at].fill(true);
        }
    }
    let mut chapters: Vec<LogSection> = Vec::new();
    let mut is_closed = true;
    for (at, (entry, events)) in record.entries().enumerate() {
        let Some(title) = title(record, at) else { continue };
        let happened = |event: &Event| Happened { entry: at, event: event.clone(), is_taken_back: gone[at] };
        let lines = events.iter().map(happened);
        match chapters.last_mut() {
            Some(chapter) if !is_closed && chapter.title == title => chapter.lines.extend(lines),
            _ => chapters.push(LogSection { title, first: at, lines: lines.collect() }),
        }
        is_closed =
            matches!(entry, Entry::Back(_)) || events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
    }
    chapters
}

/// What the player before the present one did, for whoever takes the device: nothing at the start.
#[must_use]
pub fn just_happened(record: &Record) -> Vec<Event> {
    let actor = |entry: usize| record.game_before(entry).and_then(|game| game.active());
    let Some(last) = record.len().checked_sub(1) else { return Vec::new() };
    let first = (0..=last).rev().take_while(|&entry| actor(entry) == actor(last)).last().unwrap_or(last);
    record.entries().skip(first).flat_map(|(_, events)| events.iter().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Title, chapters, is_taken_back, just_happened, since};
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
    fn a_round_is_its_bids_and_its_turns() {
        let record = played(60);
        let chapters = chapters(&record);
        assert_eq!(chapters[0].title, Title::Bids(1));
        assert_eq!(chapters[0].first, 0);
        let turns = chapters[1..].iter().take_while(|chapter| chapter.title != Title::Bids(2)).count();
        assert_eq!(turns, 4, "two markers each, each turn a chapter of its own");
        let told: usize = chapters.iter().map(|chapter| chapter.lines.len()).sum();
        assert_eq!(told, record.entries().map(|(_, events)| events.len()).sum::<usize>());
    }

    #[test]
    fn what_was_taken_back_stays_and_is_marked() {
        let mut record = played(5);
        record.take_back(2).expect("there is such an entry");
        let lines: Vec<_> = chapters(&record).into_iter().flat_map(|chapter| chapter.lines).collect();
        assert!(lines.iter().all(|line| line.is_taken_back == (2..5).contains(&line.entry)));
        assert_eq!(lines.last().map(|line| line.event.clone()), Some(Event::TakenBack { to: 2 }));
        let gone: Vec<_> = (0..record.len()).filter(|&entry| is_taken_back(&record, entry)).collect();
        assert_eq!(gone, [2, 3, 4]);
    }

    #[test]
    fn what_a_player_missed_begins_after_their_own_last_decision() {
        let record = played(0);
        assert_eq!(since(&record, Seat(0)), 0, "nothing happened, nothing was missed");
        let mut record = played(120);
        for seat in [0, 1].map(Seat) {
            let first = since(&record, seat);
            let actor = |entry: usize| record.game_before(entry).and_then(|game| game.active());
            assert_eq!(actor(first - 1), Some(seat), "the entry before was their own");
            assert!((first..record.len()).all(|entry| actor(entry) != Some(seat)));
        }
        // What the table takes back is nobody's decision: all of it is still to be seen.
        let actor = record.game().active().expect("the game goes on");
        let other = Seat(1 - actor.0);
        let first = since(&record, other);
        record.take_back(first + 1).expect("there is such an entry");
        assert_eq!(since(&record, other), first);
        assert_eq!(since(&record, Seat(7)), 0, "a player who never decided has seen nothing");
    }

    #[test]
    fn just_now_is_what_one_player_did() {
        assert!(just_happened(&played(0)).is_empty());
        let events = just_happened(&played(1));
        assert!(matches!(events[0], Event::Bid { .. }));
    }
}
