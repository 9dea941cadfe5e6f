//! The count at the end of a game: the lines of the score sheet come one after another, then the winner is named.

use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds};

/// How many lines of the score sheet are counted, while the points are counted: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Counting {
    lines: RwSignal<Option<usize>>,
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

    /// Counts all that is left at once. The winner is named.
    pub fn finish(self) {
        if self.lines.try_get_untracked().flatten().is_some() {
            self.lines.set(None);
            self.sounds.play(Cue::End);
        }
    }
}

/// Begins to count when the game ends on this page. A game that was over when it was opened is counted already, and where
/// less movement is wanted, all is counted at once.
pub fn use_counting(table: Match) -> Counting {
    let motion = Settings::expect().motion;
    let counting = Counting { lines: RwSignal::new(None), sounds: Sounds::expect() };
    Effect::new(move |was_open: Option<bool>| {
        let is_open = !table.agreements().is_ended && table.with_record(|record| !record.game().is_over());
        if was_open == Some(true) && !is_open {
            counting.lines.set(Some(0));
            if !motion.get_untracked() || matches_media("(prefers-reduced-motion: reduce)") {
                counting.finish();
            }
        }
        is_open
    });
    counting
}
