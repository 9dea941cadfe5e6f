//! The count at the end of a game: the lines of the score sheet come one after another, then the winner is named.

use crate::game::ScoreLine;
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds};
use leptos::prelude::request_animation_frame;

/// A part of the last scene. They come in this order, each with a frame and lines by twos: a frame is too short for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole sheet, in place of what counts.
    Sheet,
    /// Who has won, and the heads of dialog and sheet.
    Winners,
    /// A line of the sheet, by its place.
    Line(usize),
    /// What one may do next.
    Next,
    /// What else one may do.
    More,
    /// The best djinn of the winners.
    Djinn,
    /// A camel or tent of the winners.
    Beast(usize),
}

/// The most camels of the last scene.
pub const CARAVAN: usize = 7;

impl Part {
    const fn place(self) -> usize {
        let lines = ScoreLine::ALL.len().div_ceil(2);
        match self {
            Self::Sheet => 0,
            Self::Winners => 1,
            Self::Line(place) => 2 + place / 2,
            Self::Next => 2 + lines,
            Self::More => 3 + lines,
            Self::Djinn => 4 + lines,
            Self::Beast(place) => 5 + lines + place,
        }
    }
}

/// How many lines of the score sheet are counted, while the points are counted, and what has come of the last scene: a handle, copied
/// freely.
#[derive(Clone, Copy)]
pub struct Counting {
    lines: RwSignal<Option<usize>>,
    /// How many parts of the last scene are there, while they come.
    parts: RwSignal<Option<usize>>,
    sounds: Sounds,
}

impl Counting {
    /// Returns how many lines are counted; `None` if all are; tracked.
    #[must_use]
    pub fn lines(self) -> Option<usize> {
        self.lines.get()
    }

    /// Returns whether points are being counted; tracked.
    #[must_use]
    pub fn is_on(self) -> bool {
        self.lines.with(Option::is_some)
    }

    /// Counts one more line.
    pub fn count_line(self) {
        let Some(lines) = self.lines.get_untracked() else { return };
        self.lines.set(Some(lines + 1));
        self.sounds.play(Cue::Line(lines));
    }

    /// Counts all that is left at once. The winner is named, and the last scene comes.
    pub fn finish(self) {
        if self.lines.try_get_untracked().flatten().is_some() {
            self.parts.set(Some(0));
            self.lines.set(None);
            self.sounds.play(Cue::End);
            self.unfold();
        }
    }

    /// Returns whether a part of the last scene is there, tracked.
    #[must_use]
    pub fn shows(self, part: Part) -> bool {
        self.lines.with(Option::is_none) && self.parts.get().is_none_or(|parts| part.place() < parts)
    }

    fn unfold(self) {
        request_animation_frame(move || {
            if let Some(parts) = self.parts.try_get_untracked().flatten() {
                let next = Some(parts + 1).filter(|&parts| parts <= Part::Beast(CARAVAN).place());
                self.parts.set(next);
                if next.is_some() {
                    self.unfold();
                }
            }
        });
    }
}

/// Begins to count when the game ends on this page. A game that was over when it was opened is counted already, and where
/// less movement is wanted, all is counted at once.
pub fn use_counting(table: Match) -> Counting {
    let motion = Settings::expect().motion;
    let counting = Counting { lines: RwSignal::new(None), parts: RwSignal::new(None), sounds: Sounds::expect() };
    Effect::new(move |was_open: Option<bool>| {
        let is_open = !table.agreements().is_ended && table.with_record(|record| !record.game().is_over());
        if was_open == Some(true) && !is_open {
            if motion.get_untracked() && !matches_media("(prefers-reduced-motion: reduce)") {
                counting.lines.set(Some(0));
            } else {
                counting.sounds.play(Cue::End);
            }
        }
        is_open
    });
    counting
}
