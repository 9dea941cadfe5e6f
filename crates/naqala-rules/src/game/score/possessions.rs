//! What counts at the end of a game, and what it is worth (rules 10).

use super::{Score, ScoreLine};
use crate::game::{Building, Card, Djinn, Djinns, Goods, Item, Meeple, Meeples};

/// All that counts at the end for one player: what lies in front of them, and what their tiles bring.
///
/// It scores the players of a game, and those of a real table on the score pad.
///
/// ```
/// use naqala_rules::game::{Djinn, Meeple, Possessions, ScoreLine, scores};
/// let mut anna = Possessions { coins: 40, ..Possessions::default() };
/// anna.meeples.add(Meeple::Vizier, 4);
/// anna.djinns = [Djinn::Jafaar].into_iter().collect();
/// let scores = scores(&[anna, Possessions::default()]);
/// // Four viziers, 3 points each, and 10 for the opponent with fewer.
/// assert_eq!(scores[0].line(ScoreLine::Viziers), 22);
/// assert_eq!(scores[0].total(), 40 + 22 + 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Possessions {
    /// The coins.
    pub coins: u32,
    /// The viziers, elders and artisans kept.
    pub meeples: Meeples,
    /// The goods held.
    pub goods: Goods,
    /// The fakirs held.
    pub fakirs: u8,
    /// The djinns held.
    pub djinns: Djinns,
    /// The items held; the magic ones are worth nothing.
    pub items: Items,
    /// The tiles controlled, cities apart.
    pub tiles: TileValues,
    /// How many cities are controlled.
    pub cities: u8,
    /// The palm trees on these tiles.
    pub palms: Built,
    /// The palaces on these tiles.
    pub palaces: Built,
    /// How many red-valued tiles the 3×3 block of the tent has; none without a tent on the board.
    pub tent: Option<u8>,
}

/// How many palm trees or palaces stand on a player's tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Built {
    /// Away from the great lake.
    pub inland: u8,
    /// On the tiles round the great lake, where each counts double.
    pub lakeside: u8,
}

impl Built {
    /// Returns how many there are.
    pub const fn count(self) -> u32 {
        self.inland as u32 + self.lakeside as u32
    }

    /// Returns how many count: those by the lake twice.
    pub const fn counted(self) -> u32 {
        self.inland as u32 + 2 * self.lakeside as u32
    }
}

/// Tiles by the value printed on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileValues([u8; Self::VALUES.len()]);

impl TileValues {
    /// The values that tiles have.
    pub const VALUES: [u8; 7] = [4, 5, 6, 8, 10, 12, 15];

    /// Adds tiles of a value; ignores values that no tile has.
    pub fn add(&mut self, value: u8, count: u8) {
        if let Some(place) = Self::place(value) {
            self.0[place] = self.0[place].saturating_add(count);
        }
    }

    /// Sets how many tiles have a value; ignores values that no tile has.
    pub fn set(&mut self, value: u8, count: u8) {
        if let Some(place) = Self::place(value) {
            self.0[place] = count;
        }
    }

    /// Returns how many tiles have a value.
    pub fn count(self, value: u8) -> u8 {
        Self::place(value).map_or(0, |place| self.0[place])
    }

    /// Returns how many tiles there are.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns the sum of the values.
    pub fn points(self) -> u32 {
        Self::VALUES.into_iter().zip(self.0).map(|(value, count)| u32::from(value) * u32::from(count)).sum()
    }

    fn place(value: u8) -> Option<usize> {
        Self::VALUES.iter().position(|&other| other == value)
    }
}

/// Items by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Items([u8; Item::ALL.len()]);

impl Items {
    /// Adds items of a kind.
    pub fn add(&mut self, item: Item, count: u8) {
        self.0[item as usize] = self.0[item as usize].saturating_add(count);
    }

    /// Sets how many there are of a kind.
    pub fn set(&mut self, item: Item, count: u8) {
        self.0[item as usize] = count;
    }

    /// Returns how many there are of a kind.
    pub const fn count(self, item: Item) -> u8 {
        self.0[item as usize]
    }

    /// Returns whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Self {
        items.into_iter().fold(Self::default(), |mut all, item| {
            all.add(item, 1);
            all
        })
    }
}

/// Scores the players of one table (R-S1 to R-S11).
pub fn scores(players: &[Possessions]) -> Vec<Score> {
    let score = |(seat, player): (usize, &Possessions)| {
        let others = players.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, other)| other.meeples);
        player.score_beside(others)
    };
    players.iter().enumerate().map(score).collect()
}

impl Possessions {
    /// The points for each opponent who keeps fewer viziers (R-S2).
    pub const MORE_VIZIERS: u32 = 10;
    /// The points of one palace away from the lake (R-S6).
    pub const PALACE: u32 = 5;

    /// Scores one player. Of the opponents, only the meeples that they keep matter (R-S1 to R-S11).
    pub fn score_beside(&self, others: impl Iterator<Item = Meeples> + Clone) -> Score {
        let kept = |meeple| others.clone().map(move |meeples| meeples.count(meeple));
        let points = |line| match line {
            ScoreLine::Coins => self.coins,
            ScoreLine::Viziers => {
                let viziers = self.meeples.count(Meeple::Vizier);
                let fewer = kept(Meeple::Vizier).filter(|&other| other < viziers).count() as u32;
                u32::from(viziers) * self.worth_of_vizier() + fewer * Self::MORE_VIZIERS
            }
            ScoreLine::Elders => u32::from(self.meeples.count(Meeple::Elder)) * self.worth_of_elder(),
            ScoreLine::Djinns => self.djinns.iter().map(Djinn::points).sum(),
            ScoreLine::Tiles => self.tiles.points(),
            ScoreLine::Palms => self.palms.counted() * self.worth_of_palm(),
            ScoreLine::Palaces => self.palaces.counted() * Self::PALACE,
            ScoreLine::Cities => self.worth_of_cities(),
            ScoreLine::Goods => self.goods.worth(self.wild_goods()),
            ScoreLine::Artisans => {
                let artisans = self.meeples.count(Meeple::Artisan);
                let has_most = kept(Meeple::Artisan).all(|other| other <= artisans);
                u32::from(artisans) * self.worth_of_artisan(has_most)
            }
            ScoreLine::Items => {
                let precious = Item::ALL.into_iter().filter(|item| !item.is_magic());
                precious.map(|item| u32::from(self.items.count(item)) * self.worth_of_item(item)).sum()
            }
            ScoreLine::Tent => self.tent.map_or(0, u32::from),
        };
        Score::of(points)
    }

    /// Returns whether a djinn is among them.
    pub const fn has(&self, djinn: Djinn) -> bool {
        self.djinns.contains(djinn)
    }

    /// Returns the palm trees or palaces.
    pub const fn built(&self, building: Building) -> Built {
        match building {
            Building::Palm => self.palms,
            Building::Palace => self.palaces,
        }
    }

    /// Returns how many cards of a kind are among them.
    pub fn cards(&self, card: Card) -> u8 {
        if card.is_good() { self.goods.count(card) } else { self.fakirs }
    }

    /// Returns how many goods of choice there are at the end: one for each pair of fakirs of Al-Amin's owner.
    pub const fn wild_goods(&self) -> usize {
        if self.has(Djinn::AlAmin) { (self.fakirs / 2) as usize } else { 0 }
    }

    /// Returns the points of one vizier, without those for opponents with fewer (R-S2).
    pub const fn worth_of_vizier(&self) -> u32 {
        if self.has(Djinn::Jafaar) { 3 } else { 1 }
    }

    /// Returns the points of one elder (R-S3).
    pub const fn worth_of_elder(&self) -> u32 {
        if self.has(Djinn::Shamhat) { 4 } else { 2 }
    }

    /// Returns the points of one artisan, of a player with the most of them or not (R-S9).
    pub const fn worth_of_artisan(&self, has_most: bool) -> u32 {
        let each = if has_most { 3 } else { 2 };
        each + if self.has(Djinn::Ptah) { 2 } else { 0 }
    }

    /// Returns the points of all cities together (R-S7).
    pub const fn worth_of_cities(&self) -> u32 {
        5 * self.cities as u32 * self.cities as u32
    }

    /// Returns the points of one palm tree away from the lake (R-S6).
    pub const fn worth_of_palm(&self) -> u32 {
        if self.has(Djinn::Haurvatat) { 5 } else { 3 }
    }

    /// Returns the points of one precious item (R-S10).
    pub const fn worth_of_item(&self, item: Item) -> u32 {
        item.points() + if self.has(Djinn::Geb) { 3 } else { 0 }
    }
}
