//! What the table agrees to beside the rules: who has to agree, and the note that everybody sees afterwards.

use crate::game::Seat;
use serde_json::{Value, json};

/// Something beside the rules that shows what people hide from each other, or that changes who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Matter {
    /// A player has left: the others decide together, and see what that player hides.
    Left(Seat),
    /// A player who had left is back.
    Back(Seat),
    /// The game ends early, which opens everything.
    Ended,
    /// A game that had ended early goes on.
    Resumed,
    /// The table hides nothing any more.
    Opened,
    /// The table hides things again.
    Hidden,
    /// Masks take the place of covers: who holds a row sees it, in view of all.
    Masked,
    /// The record leaves the table with all that is hidden: as a file, a link, a copy, a board or a position to edit.
    Shown,
    /// A computer takes the seat of a person.
    Computer(Seat),
    /// A person takes the seat of a computer, and sees what it hid.
    Person(Seat),
}

/// Who has to agree to a matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// Nobody, since it shows nothing.
    Nobody,
    /// Everybody who is there, while people hide things from each other.
    Everybody,
}

impl Matter {
    /// Returns who has to agree. This is the whole table; docs/live.md states the same rows.
    #[must_use]
    pub const fn consent(self) -> Consent {
        match self {
            Self::Left(_) | Self::Ended | Self::Opened | Self::Shown | Self::Computer(_) | Self::Person(_) => {
                Consent::Everybody
            }
            Self::Back(_) | Self::Resumed | Self::Hidden | Self::Masked => Consent::Nobody,
        }
    }

    /// Returns its name in stored games and envelopes, and the seat that it is about.
    pub(super) const fn name(self) -> (&'static str, Option<Seat>) {
        match self {
            Self::Left(seat) => ("left", Some(seat)),
            Self::Back(seat) => ("back", Some(seat)),
            Self::Ended => ("ended", None),
            Self::Resumed => ("resumed", None),
            Self::Opened => ("opened", None),
            Self::Hidden => ("hidden", None),
            Self::Masked => ("masked", None),
            Self::Shown => ("shown", None),
            Self::Computer(seat) => ("computer", Some(seat)),
            Self::Person(seat) => ("person", Some(seat)),
        }
    }

    pub(super) fn from_name(name: &str, seat: Option<Seat>) -> Option<Self> {
        let of_table = [Self::Ended, Self::Resumed, Self::Opened, Self::Hidden, Self::Masked, Self::Shown];
        let of_seat = seat.map(|seat| [Self::Left(seat), Self::Back(seat), Self::Computer(seat), Self::Person(seat)]);
        of_table.into_iter().chain(of_seat.into_iter().flatten()).find(|matter| matter.name() == (name, seat))
    }
}

/// A matter that was agreed to. It stays in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is.
    pub matter: Matter,
    /// How many entries the record had then.
    pub entry: usize,
    /// The people who have not been told yet.
    pub untold: Vec<Seat>,
}

impl Note {
    /// Writes it for a stored game.
    #[must_use]
    pub fn write(&self) -> Value {
        let (name, seat) = self.matter.name();
        let untold: Vec<_> = self.untold.iter().map(|seat| seat.0).collect();
        json!([name, self.entry, untold, seat.map(|seat| seat.0)])
    }

    /// Reads one that a stored game of so many players and entries has written; `None` if a part of it is faulty.
    #[must_use]
    pub fn read(value: &Value, players: usize, entries: usize) -> Option<Self> {
        let seat = |value: &Value| value.as_u64().filter(|&seat| seat < players as u64).map(|seat| Seat(seat as u8));
        Some(Self {
            matter: Matter::from_name(value[0].as_str()?, seat(&value[3]))?,
            // Undo may have shortened the record since, and takes no note back.
            entry: value[1].as_u64().map(|entry| (entry as usize).min(entries))?,
            untold: value[2].as_array()?.iter().filter_map(seat).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Consent, Matter, Note};
    use crate::ai::Level;
    use crate::game::Seat;
    use crate::ui::table::session::Agreements;
    use serde_json::json;

    const ALL: [Matter; 10] = [
        Matter::Left(Seat(1)),
        Matter::Back(Seat(1)),
        Matter::Ended,
        Matter::Resumed,
        Matter::Opened,
        Matter::Hidden,
        Matter::Shown,
        Matter::Computer(Seat(0)),
        Matter::Person(Seat(2)),
        Matter::Masked,
    ];

    #[test]
    fn everybody_agrees_to_what_shows_hidden_things_and_nobody_is_asked_for_the_way_back() {
        let asked: Vec<_> = ALL.into_iter().filter(|matter| matter.consent() == Consent::Everybody).collect();
        assert_eq!(asked, [ALL[0], ALL[2], ALL[4], ALL[6], ALL[7], ALL[8]]);
    }

    #[test]
    fn a_written_note_is_read_back_and_a_faulty_one_is_none() {
        for matter in ALL {
            let note = Note { matter, entry: 7, untold: vec![Seat(2), Seat(0)] };
            assert_eq!(Note::read(&note.write(), 3, 7), Some(note.clone()));
            let shorter = Note { entry: 6, ..note.clone() };
            assert_eq!(Note::read(&note.write(), 3, 6), Some(shorter), "undo takes no note back");
        }
        for faulty in [
            json!(null),
            json!(["left", 0, []]),
            json!(["left", 0, [], 3]),
            json!(["ended", 0, [], 1]),
            json!(["ended", -1, []]),
            json!(["x", 0, []]),
        ] {
            assert_eq!(Note::read(&faulty, 3, 7), None, "{faulty}");
        }
    }

    #[test]
    fn everybody_is_told_once_and_the_log_keeps_the_note() {
        let mut agreements = Agreements::default();
        let people = || vec![Seat(0), Seat(1)];
        for matter in [Matter::Ended, Matter::Resumed, Matter::Ended] {
            agreements.note(matter, 4, people());
        }
        assert_eq!(agreements.news_for(Seat(1)), [Matter::Resumed, Matter::Ended]);
        agreements.tell(Seat(1));
        assert_eq!(agreements.news_for(Seat(1)), []);
        assert_eq!(agreements.news_for(Seat(0)).len(), 2);
        agreements.note(Matter::Ended, 4, people());
        assert_eq!(agreements.news_for(Seat(1)), [Matter::Ended], "what happens again is told again");
        assert_eq!(agreements.notes.len(), 2);
    }

    #[test]
    fn what_changed_at_another_device_becomes_notes() {
        let before = Agreements { left: vec![Seat(2)], ..Agreements::default() };
        let mut after = Agreements { is_ended: true, left: vec![Seat(1)], ..Agreements::default() };
        assert_eq!(before.changes(&after, 3), [Matter::Left(Seat(1)), Matter::Back(Seat(2)), Matter::Ended]);
        assert_eq!(after.changes(&after, 3), []);
        after.set_level(Seat(1), Some(Level::Courtier), 3);
        assert_eq!(before.changes(&after, 3)[0], Matter::Computer(Seat(1)));
    }
}
