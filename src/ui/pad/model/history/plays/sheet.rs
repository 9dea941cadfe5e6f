//! A play of another app as a sheet.

use super::{Lost, PlayFaultKind, PlayFile};
use crate::game::{Expansion, Expansions, MAX_PLAYERS, MIN_PLAYERS, ScoreLine, Seat};
use crate::i18n::letters::lower;
use crate::ui::pad::model::{LONGEST_NOTE, LONGEST_REMARK, LONGEST_SUM, Pad, PadPlayer, sum};
use crate::ui::table::session::Colour;

/// The points of each line, as they were typed; empty where nothing was.
pub type Lines = [String; ScoreLine::ALL.len()];

/// A play.
#[derive(Default)]
pub struct Play {
    /// Its date, as `2026-11-23`; or empty.
    pub date: String,
    /// Where it was.
    pub place: String,
    /// What was noted.
    pub remark: String,
    /// The expansions that it names.
    pub expansions: Vec<Expansion>,
    /// Who played.
    pub players: Vec<Played>,
}

/// A player of a play.
#[derive(Default)]
pub struct Played {
    /// The name.
    pub name: String,
    /// The colour, in words.
    pub colour: String,
    /// The score, in the form of the file.
    pub score: String,
    /// Whether the player won.
    pub has_won: bool,
    /// The points of each line, if the play has a score sheet.
    pub lines: Option<Lines>,
}

/// Returns the colour that a word of English means: players write what they like.
fn colour(word: &str) -> Option<Colour> {
    let word: String = word.trim().chars().map(lower).collect();
    match word.as_str() {
        "blue" | "dark blue" | "indigo" | "navy" => Some(Colour::Indigo),
        "orange" | "yellow" => Some(Colour::Orange),
        "teal" | "turquoise" | "cyan" | "green" => Some(Colour::Teal),
        "pink" | "purple" | "magenta" => Some(Colour::Pink),
        "black" | "grey" | "gray" => Some(Colour::Black),
        _ => None,
    }
}

impl Play {
    /// Makes a sheet of the play.
    ///
    /// # Errors
    /// Why no sheet can have it.
    pub fn sheet(self, file: &mut PlayFile) -> Result<Pad, PlayFaultKind> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players.len()) {
            return Err(PlayFaultKind::Players(self.players.len()));
        }
        if self.players.iter().all(|player| player.score.trim().is_empty()) {
            return Err(PlayFaultKind::NoPoints);
        }
        let mut known: Vec<u32> = Vec::new();
        for (at, player) in self.players.iter().enumerate() {
            known.push(super::signed::score(&player.score).ok_or_else(|| PlayFaultKind::At(format!("[{at}].score")))?);
        }
        let mut cut = |text: &str, longest: usize| -> String {
            if text.trim().chars().count() > longest {
                file.lose(Lost::LongText);
            }
            text.trim().chars().take(longest).collect()
        };
        let has_points = |line: ScoreLine| {
            let lines = self.players.iter().filter_map(|player| player.lines.as_ref());
            lines.into_iter().any(|lines| sum(&lines[line as usize]).is_ok_and(|points| points > Some(0)))
        };
        // A line with points tells an expansion that the play does not name.
        let shown = Expansion::ALL.into_iter().filter(|&expansion| {
            let only: Expansions = [expansion].into_iter().collect();
            ScoreLine::ALL.into_iter().any(|line| !line.is_in(Expansions::NONE) && line.is_in(only) && has_points(line))
        });
        let mut pad = Pad {
            date: self.date.clone(),
            place: cut(&self.place, LONGEST_NOTE),
            remark: cut(&self.remark, LONGEST_REMARK),
            expansions: self.expansions.iter().copied().chain(shown).collect(),
            players: Vec::new(),
        };
        let wanted: Vec<Option<Colour>> = self.players.iter().map(|player| colour(&player.colour)).collect();
        for (player, own) in self.players.iter().zip(&wanted) {
            let is_free = |colour: &Colour, pad: &Pad| pad.players.iter().all(|other| other.colour != *colour);
            let is_meant = |colour: &Colour| wanted.contains(&Some(*colour));
            let free = |may: &dyn Fn(&Colour) -> bool| {
                Colour::ALL.into_iter().find(|colour| is_free(colour, &pad) && may(colour))
            };
            let colour = own.filter(|colour| is_free(colour, &pad));
            let colour = colour.or_else(|| free(&|it| !is_meant(it))).or_else(|| free(&|_| true));
            pad.players.push(PadPlayer::new(cut(&player.name, LONGEST_NOTE), colour.unwrap_or(Colour::Black)));
        }
        if self.players.iter().zip(&wanted).any(|(player, own)| own.is_none() && !player.colour.trim().is_empty()) {
            file.lose(Lost::Roles);
        }
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            for (line, text) in ScoreLine::ALL.into_iter().zip(player.lines.iter().flatten()) {
                // A zero in a line of an expansion that is not there says nothing.
                if line.is_in(pad.expansions) {
                    pad.type_in(seat, line, text);
                }
            }
        }
        let totals = pad.result().totals;
        for ((player, known), found) in pad.players.iter_mut().zip(&known).zip(totals) {
            player.total = (player.has_no_line() || *known != found).then_some(*known);
        }
        let won: Vec<Seat> =
            (0..).map(Seat).zip(&self.players).filter(|(_, it)| it.has_won).map(|(seat, _)| seat).collect();
        if !won.is_empty() && pad.result().winners != won {
            file.lose(Lost::Winner);
        }
        Ok(pad)
    }
}

/// Returns the points of a cell as a sheet types them; `None` if it can type nothing that comes to as much.
pub fn typed(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() || (text.chars().count() <= LONGEST_SUM && sum(text).is_ok()) {
        return Some(text.to_owned());
    }
    super::signed::score(text).map(|points| points.to_string())
}
