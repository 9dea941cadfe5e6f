//! For whom a scene is drawn, and with what chosen.

use super::{OpenActions, Selection};
use crate::game::{Seat, Square};
use crate::ui::overlay::Overlay;

/// The viewer of a scene: what they may not know is not in it (R-H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A table that plays with open coins.
    Table,
    /// A player.
    Seat(Seat),
    /// Nobody, while the device changes hands: nothing hidden is shown and nothing can be chosen.
    Nobody,
}

impl Viewer {
    /// Tells whether the viewer may see what a player hides.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Table => true,
            Self::Seat(viewer) => viewer == seat,
            Self::Nobody => false,
        }
    }
}

/// What a scene depends on besides the record.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// What is chosen.
    pub selection: &'a Selection,
    /// The tile under the pointer or held, whose ends are shown before anything is picked up.
    pub look: Option<Square>,
    /// The actions that are open.
    pub actions: &'a OpenActions,
    /// The aids drawn over the board.
    pub overlays: &'a [Overlay],
}

#[cfg(test)]
mod tests {
    use super::Viewer;
    use crate::game::{Options, Record, ScoreLine, Seat};
    use crate::ui::scene::{Scene, Selection};

    fn coins(viewer: Viewer) -> [Option<u32>; 2] {
        let record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        let scene = Scene::of(&record, &Selection::default(), viewer);
        [0, 1].map(|seat| {
            let player = &scene.players[seat];
            assert_eq!(player.score.line(ScoreLine::Coins), player.coins.unwrap_or(0));
            player.coins
        })
    }

    #[test]
    fn coins_are_for_those_who_may_know_them() {
        assert_eq!(coins(Viewer::Table), [Some(50), Some(50)]);
        assert_eq!(coins(Viewer::Seat(Seat(1))), [None, Some(50)]);
        assert_eq!(coins(Viewer::Nobody), [None, None]);
    }

    #[test]
    fn nobody_is_offered_nothing() {
        let record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        let scene = Scene::of(&record, &Selection::default(), Viewer::Nobody);
        assert!(scene.buttons.is_empty());
        assert!(scene.spots.iter().all(|spot| !spot.is_open && spot.due.is_none()));
    }
}
