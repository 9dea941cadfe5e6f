//! The result of a sheet.

use super::{Pad, PadPlayer, SumFault, Thing, sum};
use crate::game::{Meeple, Meeples, Possessions, PossessionsFault, Score, ScoreLine, Seat};

/// The scores of a sheet, its winners, and its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadResult {
    /// The score of each player, by lines. It is 0 where the total alone is known.
    pub scores: Vec<Score>,
    /// The total of each player.
    pub totals: Vec<u32>,
    /// The winners; none before anything was entered.
    pub winners: Vec<Seat>,
    /// What is wrong with the sheet.
    pub faults: Vec<PadFault>,
}

/// One thing that is wrong with a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadFault {
    /// What was typed is no sum.
    Sum(Seat, ScoreLine, SumFault),
    /// Nobody can have the points that were typed.
    Points(Seat, ScoreLine, u32),
    /// All players together have more points in a line than there are: found, most.
    Together(ScoreLine, u32, u32),
    /// The lines do not come to the total that is known from elsewhere: found, that total.
    Total(Seat, u32, u32),
    /// What lies on the table is not possible.
    Lies(PossessionsFault),
}

/// Lines whose points exist only once, so that the players share them.
const SHARED: [ScoreLine; 3] = [ScoreLine::Djinns, ScoreLine::Tiles, ScoreLine::Palaces];

impl PadFault {
    /// Returns the field at fault, if it is one.
    #[must_use]
    pub const fn field(&self) -> Option<(Seat, ScoreLine)> {
        match *self {
            Self::Sum(seat, line, _) | Self::Points(seat, line, _) => Some((seat, line)),
            Self::Together(..) | Self::Total(..) | Self::Lies(_) => None,
        }
    }
}

impl PadPlayer {
    /// Returns what lies on the table and counts: nothing of a line that was typed, except djinns, whose powers change
    /// other lines.
    pub(super) fn counted(&self) -> Possessions {
        let mut possessions = self.possessions;
        for line in ScoreLine::ALL.into_iter().filter(|&line| line != ScoreLine::Djinns && self.is_typed(line)) {
            for thing in Thing::of_line(line, crate::game::Expansion::ALL.into_iter().collect()) {
                thing.set(&mut possessions, 0);
            }
        }
        possessions
    }
}

impl Pad {
    /// Returns the players with whom a player's viziers or artisans cannot be compared, since only their points are known.
    #[must_use]
    pub fn not_compared(&self, seat: Seat, line: ScoreLine) -> Vec<&str> {
        let is_compared = matches!(line, ScoreLine::Viziers | ScoreLine::Artisans);
        let is_points = |other: &PadPlayer| other.is_typed(line) || other.has_total_alone();
        let others = self.players.iter().enumerate().filter(|&(at, other)| at != seat.index() && is_points(other));
        others.filter(|_| is_compared).map(|(_, other)| other.name.as_str()).collect()
    }

    /// Returns the meeples of each opponent beside whom a player is scored.
    ///
    /// An opponent of whom only the points are known gives no bonus for viziers and takes no majority of artisans.
    pub fn beside(&self, seat: Seat) -> impl Iterator<Item = Meeples> + Clone {
        let others = self.players.iter().enumerate().filter(move |&(at, _)| at != seat.index());
        others.map(|(_, other)| {
            let mut meeples = other.counted().meeples;
            if other.is_typed(ScoreLine::Viziers) || other.has_total_alone() {
                meeples.add(Meeple::Vizier, u8::MAX);
            }
            meeples
        })
    }

    /// Scores the sheet.
    #[must_use]
    pub fn result(&self) -> PadResult {
        let mut faults = Vec::new();
        let seats = || (0..self.players.len() as u8).map(Seat);
        let scores: Vec<Score> = seats().map(|seat| self.score(seat, &mut faults)).collect();
        for line in SHARED.into_iter().filter(|line| line.is_in(self.expansions)) {
            let found = scores.iter().map(|score| score.line(line)).sum();
            match line.most(self.expansions) {
                Some(most) if found > most => faults.push(PadFault::Together(line, found, most)),
                _ => {}
            }
        }
        let counted: Vec<_> = self.players.iter().map(PadPlayer::counted).collect();
        faults.extend(self.lying_faults(&counted).map(PadFault::Lies));
        let mut totals: Vec<u32> = scores.iter().map(Score::total).collect();
        for ((seat, player), total) in seats().zip(&self.players).zip(&mut totals) {
            match player.total {
                Some(known) if player.has_total_alone() => *total = known,
                Some(known) if known != *total => faults.push(PadFault::Total(seat, *total, known)),
                _ => {}
            }
        }
        let most = totals.iter().max().filter(|_| !self.is_blank());
        let winners = seats().zip(&totals).filter(|(_, total)| Some(*total) == most).map(|(seat, _)| seat).collect();
        PadResult { scores, totals, winners, faults }
    }

    fn score(&self, seat: Seat, faults: &mut Vec<PadFault>) -> Score {
        let player = &self.players[seat.index()];
        let mut score = player.counted().score_beside(self.beside(seat));
        for line in ScoreLine::ALL {
            if !line.is_in(self.expansions) {
                score = score.without(line);
                continue;
            }
            match sum(player.typed(line)) {
                Ok(None) => {}
                Ok(Some(points)) => {
                    score = score.with(line, points);
                    if !line.is_possible(points, self.expansions) {
                        faults.push(PadFault::Points(seat, line, points));
                    }
                }
                Err(fault) => {
                    score = score.without(line);
                    faults.push(PadFault::Sum(seat, line, fault));
                }
            }
        }
        score
    }

    /// Returns the faults of what lies on the table. If tiles or cities were typed, nobody knows how many there are.
    fn lying_faults(&self, counted: &[Possessions]) -> impl Iterator<Item = PossessionsFault> {
        let has_tiles = |seat: Seat| {
            let player = &self.players[seat.index()];
            player.is_typed(ScoreLine::Tiles) || player.is_typed(ScoreLine::Cities)
        };
        Possessions::faults(counted, self.expansions).into_iter().filter(move |fault| match *fault {
            PossessionsFault::NoTile(seat, _) | PossessionsFault::TentNowhere(seat) => !has_tiles(seat),
            _ => true,
        })
    }
}
