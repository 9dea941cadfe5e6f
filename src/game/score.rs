//! Scores by category (rules 10).

use super::{Djinn, Expansion, Expansions, Meeple, Piece, Player, Seat, State, TileKind, ValueColour, named::named};

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
        /// R-S7, with Whims.
        Cities = "cities",
        /// R-S8.
        Goods = "goods",
        /// R-S9, with Artisans.
        Artisans = "artisans",
        /// R-S10, with Artisans.
        Items = "items",
        /// R-S11, with Artisans.
        Tent = "tent",
    }
}

impl ScoreLine {
    /// Returns whether the line counts in a game with these expansions.
    #[must_use]
    pub const fn is_in(self, expansions: Expansions) -> bool {
        match self {
            Self::Cities => expansions.contains(Expansion::Whims),
            Self::Artisans | Self::Items | Self::Tent => expansions.contains(Expansion::Artisans),
            _ => true,
        }
    }
}

/// A player's points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([u32; ScoreLine::ALL.len()]);

impl Score {
    /// Returns the points of one line.
    #[must_use]
    pub const fn line(&self, line: ScoreLine) -> u32 {
        self.0[line as usize]
    }

    /// Returns the same score without one line.
    #[must_use]
    pub const fn without(mut self, line: ScoreLine) -> Self {
        self.0[line as usize] = 0;
        self
    }

    /// Returns the sum of all lines.
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
const CITIES: u32 = 5;
const ARTISAN: u32 = 2;
const ARTISAN_MOST: u32 = 3;
const ARTISAN_PTAH: u32 = 2;
const ITEM_GEB: u32 = 3;

impl State {
    /// Returns what a player would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let worth = |djinn, with, without| if player.has(djinn) { with } else { without };
        let owned = || self.board.places().filter(|(_, place)| place.owner == Some(seat));
        let lakeside = self.board.lakeside();
        let pieces = |count: fn(&super::Place) -> u8| -> u32 {
            let factor = |square| if lakeside.contains(square) { 2 } else { 1 };
            owned().map(|(square, place)| u32::from(count(place)) * factor(square)).sum()
        };
        let points = |line| match line {
            ScoreLine::Coins => player.coins,
            ScoreLine::Viziers => self.viziers_worth(seat, player.viziers()),
            ScoreLine::Elders => elders_worth(player, player.elders()),
            ScoreLine::Djinns => player.djinns.iter().map(|djinn| djinn.points()).sum(),
            ScoreLine::Tiles => owned().map(|(_, place)| u32::from(place.tile.value)).sum(),
            ScoreLine::Palms => pieces(|place| place.palms) * worth(Djinn::Haurvatat, PALM_HAURVATAT, PALM),
            ScoreLine::Palaces => pieces(|place| place.palaces) * PALACE,
            ScoreLine::Cities => {
                let cities = owned().filter(|(_, place)| matches!(place.tile.kind, TileKind::City(_))).count() as u32;
                CITIES * cities * cities
            }
            ScoreLine::Goods => player.goods.worth(wild_goods(player)),
            ScoreLine::Artisans => self.artisans_worth(seat, player.artisans()),
            ScoreLine::Items => {
                let precious = player.items.iter().filter(|item| !item.is_magic());
                precious.map(|item| item.points() + worth(Djinn::Geb, ITEM_GEB, 0)).sum()
            }
            ScoreLine::Tent => {
                let tent = owned().find(|(_, place)| place.is_tent);
                tent.map_or(0, |(square, _)| self.tent_worth(square))
            }
        };
        Score(ScoreLine::ALL.map(points))
    }

    /// Returns the points a player would gain by taking a tile with a piece: the tile, what stands on it, and for the
    /// tent what is around (R-S5 to R-S7, R-S11).
    #[must_use]
    pub fn points_of_control(&self, seat: Seat, square: super::Square, piece: Piece) -> u32 {
        let mut after = self.clone();
        if after.board.contains(square) {
            after.board.place_mut(square).set_piece(Some((seat, piece)));
        }
        after.score(seat).total().saturating_sub(self.score(seat).total())
    }

    /// Returns what a tent on this tile scores beside the tile itself (R-S11).
    #[must_use]
    pub fn tent_worth(&self, square: super::Square) -> u32 {
        self.board.coloured_around(square, ValueColour::Red)
    }

    /// Returns what this number of artisans in front of a player is worth beside those of the others (R-S9).
    fn artisans_worth(&self, seat: Seat, artisans: u8) -> u32 {
        let has_most =
            self.seats().filter(|&other| other != seat).all(|other| self.player(other).artisans() <= artisans);
        let each = if has_most { ARTISAN_MOST } else { ARTISAN };
        u32::from(artisans) * (each + if self.player(seat).has(Djinn::Ptah) { ARTISAN_PTAH } else { 0 })
    }

    /// Returns the points a player would gain with more viziers, elders or artisans in front (R-S2, R-S3, R-S9).
    #[must_use]
    pub fn points_of_more(&self, seat: Seat, meeple: Meeple, more: u8) -> u32 {
        let player = self.player(seat);
        match meeple {
            Meeple::Vizier => {
                let viziers = player.viziers();
                self.viziers_worth(seat, viziers.saturating_add(more)) - self.viziers_worth(seat, viziers)
            }
            Meeple::Elder => elders_worth(player, more),
            Meeple::Artisan => {
                let artisans = player.artisans();
                self.artisans_worth(seat, artisans.saturating_add(more)) - self.artisans_worth(seat, artisans)
            }
            Meeple::Merchant | Meeple::Builder | Meeple::Assassin => 0,
        }
    }

    /// Returns what this number of viziers in front of a player is worth beside those of the others (R-S2).
    fn viziers_worth(&self, seat: Seat, viziers: u8) -> u32 {
        let each = if self.player(seat).has(Djinn::Jafaar) { VIZIER_JAFAAR } else { VIZIER };
        let opponents = self.seats().filter(|&other| other != seat);
        let behind = opponents.filter(|&other| self.player(other).viziers() < viziers).count() as u32;
        u32::from(viziers) * each + behind * MORE_VIZIERS
    }

    /// Returns the players with the most points; they share a tie (R-E3).
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.winners_among(|_| true)
    }

    /// Returns those of some players who have the most points.
    pub fn winners_among(&self, may_win: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let some = self.seats().filter(|&seat| may_win(seat));
        let totals: Vec<_> = some.map(|seat| (self.score(seat).total(), seat)).collect();
        let best = totals.iter().map(|&(total, _)| total).max();
        totals.into_iter().filter(|&(total, _)| Some(total) == best).map(|(_, seat)| seat).collect()
    }
}

fn elders_worth(player: &Player, elders: u8) -> u32 {
    u32::from(elders) * if player.has(Djinn::Shamhat) { ELDER_SHAMHAT } else { ELDER }
}

/// Counts the goods of choice at the end: one for each pair of fakirs of Al-Amin's owner.
fn wild_goods(player: &Player) -> usize {
    if player.has(Djinn::AlAmin) { usize::from(player.fakirs / 2) } else { 0 }
}
