//! Averages and bests of each player.

use super::plain;
use crate::game::ScoreLine;
use crate::ui::pad::model::Pad;
use crate::ui::table::session::Colour;

/// What a player scored over several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSummary {
    /// The name, as it was written last.
    pub name: String,
    /// The colour of the last game.
    pub colour: Colour,
    /// How many games were won, alone or together.
    pub wins: usize,
    /// The points of each game, the first one first, and whether it was won.
    pub totals: Vec<(u32, bool)>,
    /// The points in each line, of the games that have the line.
    lines: [Vec<u32>; ScoreLine::ALL.len()],
}

/// The mean and the most of some points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The mean in tenths, rounded.
    pub tenths: u32,
    /// The most.
    pub best: u32,
    /// Of how many games.
    pub games: usize,
}

impl Figures {
    fn of(points: impl ExactSizeIterator<Item = u32> + Clone) -> Option<Self> {
        let games = points.len();
        let sum: u64 = points.clone().map(u64::from).sum();
        let count = games as u64;
        Some(Self { best: points.max()?, tenths: ((sum * 20 + count) / (count * 2)) as u32, games })
    }
}

impl PlayerSummary {
    /// Returns the figures of a line; `None` if no game had it.
    #[must_use]
    pub fn line(&self, line: ScoreLine) -> Option<Figures> {
        Figures::of(self.lines[line as usize].iter().copied())
    }

    /// Returns the figures of the totals.
    #[must_use]
    pub fn total(&self) -> Option<Figures> {
        Figures::of(self.totals.iter().map(|&(points, _)| points))
    }
}

/// Sums up the games of each player who has a name; the player with the most games comes first. `pads` has the latest
/// first. Blank sheets and sheets with faults do not count.
#[must_use]
pub fn summaries<'a>(pads: impl DoubleEndedIterator<Item = &'a Pad>) -> Vec<PlayerSummary> {
    let mut all: Vec<(String, PlayerSummary)> = Vec::new();
    for pad in pads.rev().filter(|pad| !pad.is_blank()) {
        let result = pad.result();
        if !result.faults.is_empty() {
            continue;
        }
        for ((player, score), seat) in pad.players.iter().zip(&result.scores).zip(0_u8..) {
            let key = plain(&player.name);
            if key.is_empty() {
                continue;
            }
            let at = all.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
                let none = PlayerSummary {
                    name: String::new(),
                    colour: player.colour,
                    wins: 0,
                    totals: Vec::new(),
                    lines: Default::default(),
                };
                all.push((key, none));
                all.len() - 1
            });
            let summary = &mut all[at].1;
            let is_winner = result.winners.iter().any(|winner| winner.0 == seat);
            player.name.trim().clone_into(&mut summary.name);
            summary.colour = player.colour;
            summary.wins += usize::from(is_winner);
            summary.totals.push((result.totals[usize::from(seat)], is_winner));
            for line in pad.lines().into_iter().filter(|_| !player.has_total_alone()) {
                summary.lines[line as usize].push(score.line(line));
            }
        }
    }
    all.sort_by(|(a, one), (b, other)| other.totals.len().cmp(&one.totals.len()).then_with(|| a.cmp(b)));
    all.into_iter().map(|(_, summary)| summary).collect()
}
