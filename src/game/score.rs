//! Scoring by category (rules 10).

use super::{Djinn, Meeple, Player, Seat, State, named::named};

named! {
    /// A line of the score sheet.
    ScoreLine, "a score line" {
        /// R-S1.
        Coins = "coins",
        /// R-S2.
        Viziers = "viziers",
        /// R-S3.
        Elders = "elders",
        /// R-S4.
        Djinns = "djinns",
        /// R-S5.
        Tiles = "tiles",
        /// R-S6.
        Palms = "palms",
        /// R-S6.
        Palaces = "palaces",
        /// R-S7: not in the base game.
        Cities = "cities",
        /// R-S8.
        Goods = "goods",
        /// R-S9: not in the base game.
        Artisans = "artisans",
        /// R-S10: not in the base game.
        Items = "items",
        /// R-S11: not in the base game.
        Tent = "tent",
    }
}

impl ScoreLine {
    /// Whether the line exists in the game that is played.
    #[must_use]
    pub const fn is_base(self) -> bool {
        !matches!(self, Self::Cities | Self::Artisans | Self::Items | Self::Tent)
    }
}

/// A player's points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([u32; ScoreLine::ALL.len()]);

impl Score {
    /// Points of one line.
    #[must_use]
    pub const fn line(&self, line: ScoreLine) -> u32 {
        self.0[line as usize]
    }

    /// The same score without one line.
    #[must_use]
    pub const fn without(mut self, line: ScoreLine) -> Self {
        self.0[line as usize] = 0;
        self
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().fold(0, |total, &points| total.saturating_add(points))
    }
}

const ELDER: u32 = 2;
const ELDER_SHAMHAT: u32 = 4;
const VIZIER: u32 = 1;
const VIZIER_JAFAAR: u32 = 3;
const MORE_VIZIERS: u32 = 10;
const PALM: u32 = 3;
const PALM_HAURVATAT: u32 = 5;
const PALACE: u32 = 5;

impl State {
    /// What a player would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let worth = |djinn, with, without| if player.has(djinn) { with } else { without };
        let owned = || self.board.places().map(|(_, place)| place).filter(|place| place.owner == Some(seat));
        let points = |line| match line {
            ScoreLine::Coins => player.coins,
            ScoreLine::Viziers => self.viziers_worth(seat, player.viziers()),
            ScoreLine::Elders => elders_worth(player, player.elders()),
            ScoreLine::Djinns => player.djinns.iter().map(|djinn| djinn.points()).sum(),
            ScoreLine::Tiles => owned().map(|place| u32::from(place.tile.value)).sum(),
            ScoreLine::Palms => {
                owned().map(|place| u32::from(place.palms)).sum::<u32>() * worth(Djinn::Haurvatat, PALM_HAURVATAT, PALM)
            }
            ScoreLine::Palaces => owned().map(|place| u32::from(place.palaces) * PALACE).sum(),
            ScoreLine::Goods => player.goods.worth(wild_goods(player)),
            ScoreLine::Cities | ScoreLine::Artisans | ScoreLine::Items | ScoreLine::Tent => 0,
        };
        Score(ScoreLine::ALL.map(points))
    }

    /// The points a player would gain with more viziers or elders in front (R-S2, R-S3).
    #[must_use]
    pub fn points_of_more(&self, seat: Seat, meeple: Meeple, more: u8) -> u32 {
        let player = self.player(seat);
        match meeple {
            Meeple::Vizier => {
                let viziers = player.viziers();
                self.viziers_worth(seat, viziers.saturating_add(more)) - self.viziers_worth(seat, viziers)
            }
            Meeple::Elder => elders_worth(player, more),
            Meeple::Merchant | Meeple::Builder | Meeple::Assassin => 0,
        }
    }

    /// What so many viziers in front of a player are worth beside those of the others (R-S2).
    fn viziers_worth(&self, seat: Seat, viziers: u8) -> u32 {
        let each = if self.player(seat).has(Djinn::Jafaar) { VIZIER_JAFAAR } else { VIZIER };
        let opponents = self.seats().filter(|&other| other != seat);
        let behind = opponents.filter(|&other| self.player(other).viziers() < viziers).count() as u32;
        u32::from(viziers) * each + behind * MORE_VIZIERS
    }

    /// Those with the most points; a tie is shared (R-E3).
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        let totals: Vec<_> = self.seats().map(|seat| (self.score(seat).total(), seat)).collect();
        let best = totals.iter().map(|&(total, _)| total).max();
        totals.into_iter().filter(|&(total, _)| Some(total) == best).map(|(_, seat)| seat).collect()
    }
}

fn elders_worth(player: &Player, elders: u8) -> u32 {
    u32::from(elders) * if player.has(Djinn::Shamhat) { ELDER_SHAMHAT } else { ELDER }
}

/// Goods of choice at the end: one for each pair of Al-Amin's owner's fakirs.
fn wild_goods(player: &Player) -> usize {
    if player.has(Djinn::AlAmin) { usize::from(player.fakirs / 2) } else { 0 }
}
