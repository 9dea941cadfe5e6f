//! The viewer of a scene, and everything else that it depends on.

use super::{OpenActions, Selection};
use crate::game::{Meeple, Seat, Square};
use crate::ui::kit::settings::Overlay;

/// The viewer of a scene. The scene contains nothing that the viewer may not know (R-H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everyone: the table plays with open coins.
    Table,
    /// One player.
    Seat(Seat),
    /// The people at a table where only computers hide things: a bit for each seat.
    People(u8),
    /// Everyone at a table where people look at their own things when they want to. The scene shows nothing hidden.
    Public,
    /// Nobody, while the device changes hands. The scene shows nothing hidden and has no open actions.
    Nobody,
}

impl Viewer {
    /// Returns the viewer of a table where people hide things from each other and from nobody else.
    ///
    /// A person who is alone among computers always sees their own. Among several people, the one who decides sees their
    /// own; while a computer decides, the one who had the device last. Once the game is over, everything is open.
    #[must_use]
    pub fn at_covered_table(active: Option<Seat>, holder: Option<Seat>, people: &[Seat]) -> Self {
        let Some(active) = active else { return Self::Table };
        match people {
            &[only] => Self::Seat(only),
            _ if people.contains(&active) => Self::Seat(active),
            _ => holder.filter(|seat| people.contains(seat)).map_or(Self::Nobody, Self::Seat),
        }
    }

    /// Returns the viewer of a table where people hide nothing from each other, but computers do. Once the game is over,
    /// everything is open.
    #[must_use]
    pub fn at_open_table(active: Option<Seat>, people: &[Seat], players: usize) -> Self {
        if active.is_none() || people.len() == players {
            return Self::Table;
        }
        Self::People(bits(people))
    }

    /// Returns the viewer of a table where people look at their own things when they want to: the one who peeks now, if any.
    ///
    /// A person who is alone among computers always sees their own. Once the game is over, everything is open.
    #[must_use]
    pub fn at_masked_table(active: Option<Seat>, peeking: Option<Seat>, people: &[Seat]) -> Self {
        match (active, people) {
            (None, _) => Self::Table,
            (_, &[only]) => Self::Seat(only),
            _ => peeking.filter(|seat| people.contains(seat)).map_or(Self::Public, Self::Seat),
        }
    }

    /// Returns the viewer who sees what belongs to some players, and only that.
    #[must_use]
    pub fn of(seats: &[Seat]) -> Self {
        Self::People(bits(seats))
    }

    /// Returns whether the viewer may see the hidden things of a player, and what they have drawn to choose from.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Table => true,
            Self::Seat(viewer) => viewer == seat,
            Self::People(seats) => seats >> seat.0 & 1 == 1,
            Self::Public | Self::Nobody => false,
        }
    }
}

/// Returns a bit for each of the seats.
fn bits(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// What a scene depends on besides the record.
#[derive(Clone, Copy, Debug)]
pub struct SceneInput<'a> {
    /// The viewer.
    pub viewer: Viewer,
    /// The half-made choice.
    pub selection: &'a Selection,
    /// The tile that the player looks at. Before a move, the scene shows where a move from it can end.
    pub look: Option<Square>,
    /// The tribe of the hand at which the player points.
    pub pointed: Option<Meeple>,
    /// The actions that are open.
    pub actions: &'a OpenActions,
    /// The overlays drawn over the board.
    pub overlays: &'a [Overlay],
}

#[cfg(test)]
mod tests {
    use super::Viewer;
    use crate::game::{Options, Record, ScoreLine, Seat};
    use crate::ui::table::scene::{Scene, Selection};

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
    fn only_viewers_who_may_know_coins_see_them() {
        assert_eq!(coins(Viewer::Table), [Some(50), Some(50)]);
        assert_eq!(coins(Viewer::Seat(Seat(1))), [None, Some(50)]);
        assert_eq!(coins(Viewer::Nobody), [None, None]);
    }

    #[test]
    fn people_see_their_own_while_a_computer_decides() {
        let [anna, computer, sam] = [0, 1, 2].map(Seat);
        let both = [anna, sam];
        assert_eq!(Viewer::at_covered_table(Some(sam), Some(anna), &both), Viewer::Seat(sam));
        assert_eq!(Viewer::at_covered_table(Some(computer), Some(anna), &both), Viewer::Seat(anna));
        assert_eq!(Viewer::at_covered_table(Some(computer), None, &both), Viewer::Nobody, "nobody has the device yet");
        assert_eq!(Viewer::at_covered_table(Some(computer), None, &[anna]), Viewer::Seat(anna));
        assert_eq!(Viewer::at_covered_table(Some(computer), None, &[]), Viewer::Nobody, "only computers play");
        assert_eq!(Viewer::at_covered_table(None, None, &[]), Viewer::Table, "the game is over");
    }

    #[test]
    fn at_an_open_table_only_computers_hide_things() {
        let [anna, computer, sam] = [0, 1, 2].map(Seat);
        let knows = |viewer: Viewer| [anna, computer, sam].map(|seat| viewer.knows(seat));
        for active in [anna, computer, sam] {
            assert_eq!(knows(Viewer::at_open_table(Some(active), &[anna, sam], 3)), [true, false, true]);
            assert_eq!(knows(Viewer::at_open_table(Some(active), &[sam], 3)), [false, false, true]);
            assert_eq!(knows(Viewer::at_open_table(Some(active), &[], 3)), [false; 3], "only computers play");
            assert_eq!(Viewer::at_open_table(Some(active), &[anna, computer, sam], 3), Viewer::Table);
        }
        assert_eq!(Viewer::at_open_table(None, &[anna], 3), Viewer::Table, "the game is over");
    }

    #[test]
    fn peeking_shows_masked_things_only_to_their_owner() {
        let [anna, computer, sam] = [0, 1, 2].map(Seat);
        let both = [anna, sam];
        let masked = Viewer::at_masked_table(Some(sam), None, &both);
        assert_eq!([anna, computer, sam].map(|seat| masked.knows(seat)), [false; 3]);
        assert_eq!(Viewer::at_masked_table(Some(sam), Some(anna), &both), Viewer::Seat(anna));
        assert_eq!(Viewer::at_masked_table(Some(sam), Some(computer), &both), masked, "nobody peeks at a computer's");
        assert_eq!(
            Viewer::at_masked_table(Some(computer), None, &[anna]),
            Viewer::Seat(anna),
            "who is alone hides from nobody"
        );
        let watched = Viewer::at_masked_table(Some(computer), Some(computer), &[]);
        assert!(!watched.knows(computer), "only computers play");
        assert_eq!(Viewer::at_masked_table(None, None, &both), Viewer::Table, "the game is over");
    }

    #[test]
    fn nobody_has_no_open_actions() {
        let record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        let scene = Scene::of(&record, &Selection::default(), Viewer::Nobody);
        assert!(scene.buttons.is_empty());
        assert!(scene.spots.iter().all(|spot| !spot.is_open && spot.due.is_none()));
    }
}
