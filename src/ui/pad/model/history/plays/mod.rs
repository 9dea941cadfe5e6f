//! Plays of other apps: files of BG Stats, and the XML of BGG (`BoardGameGeek`). docs/plays.md says what is read and written.

pub mod bgg;
pub mod bgstats;
mod ids;
mod sheet;
mod signed;

use crate::ui::pad::model::Pad;

/// What a file of plays holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayFile {
    /// The plays as sheets, in the order of the file.
    pub pads: Vec<Pad>,
    /// What is wrong with other plays of the game.
    pub faults: Vec<PlayFault>,
    /// What the plays have and sheets cannot keep, each once.
    pub lost: Vec<Lost>,
    /// How many plays of other games there are.
    pub others: usize,
    /// How many plays of how many this page of a longer list has.
    pub page: Option<(usize, usize)>,
}

impl PlayFile {
    /// Notes something that is lost.
    fn lose(&mut self, lost: Lost) {
        if !self.lost.contains(&lost) {
            self.lost.push(lost);
        }
    }
}

/// One thing that is wrong with a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayFault {
    /// The number of the play in the file, from 1.
    pub number: usize,
    /// Its date as the file has it.
    pub date: String,
    /// What is wrong.
    pub kind: PlayFaultKind,
}

/// What is wrong with a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFaultKind {
    /// What stands at this place of the play cannot be read.
    At(String),
    /// It has so many players.
    Players(usize),
    /// It was played in teams.
    Teams,
    /// It was not finished.
    Unfinished,
    /// It stands for several games.
    Several(usize),
    /// It has no points.
    NoPoints,
}

/// What a play has and a sheet cannot keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// How long it took.
    Duration,
    /// Who began, and who sat where.
    Seats,
    /// Roles, boards and colours that the game does not have.
    Roles,
    /// Pictures, ratings, and who played for the first time.
    Notes,
    /// It does not count for statistics there.
    Uncounted,
    /// Others won there than had the most points.
    Winner,
    /// An expansion that this page does not know.
    Expansion(String),
    /// The end of a text that is too long.
    LongText,
    /// Lines of a score sheet that this page does not have.
    Lines,
}
