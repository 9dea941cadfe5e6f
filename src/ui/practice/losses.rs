//! What a player lost in each analysed game, by kind.

use crate::ai::{Analysis, DecisionVerdict, LossKind};
use crate::game::Seat;
use crate::ui::review::analysis::tenths;
use crate::ui::table::session::Session;
use serde_json::{Value, json};

/// The points that a player lost in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLosses {
    /// The day on which the game was analysed.
    pub day: u32,
    /// The names of all players.
    pub players: Vec<String>,
    /// The seat of the player who lost the points.
    pub seat: Seat,
    /// The points of all players.
    pub points: Vec<u32>,
    /// Whether the player won, alone or shared.
    pub has_won: bool,
    /// How many decisions the player made.
    pub decisions: u32,
    /// The points lost by each kind, in the order of [`LossKind::ALL`], in tenths.
    pub(super) lost: [u32; LossKind::ALL.len()],
}

impl GameLosses {
    /// Sums up the decisions of a player in a game.
    #[must_use]
    pub fn of(session: &Session, analysis: &Analysis, seat: Seat, today: u32) -> Self {
        let game = session.record.game();
        let winners = game.winners_among(|seat| !session.agreements.left.contains(&seat));
        let is_own = |judged: &&DecisionVerdict| judged.seat == seat;
        let mut lost = [0; LossKind::ALL.len()];
        lost.iter_mut()
            .zip(&analysis.lost[seat.index()])
            .for_each(|(lost, points)| *lost = tenths(*points).unsigned_abs());
        Self {
            day: today,
            players: game.players.iter().map(|player| player.name.to_string()).collect(),
            seat,
            points: game.seats().map(|seat| game.score(seat).total()).collect(),
            has_won: winners.contains(&seat),
            decisions: analysis.decisions.iter().filter(is_own).count() as u32,
            lost,
        }
    }

    /// Returns the name of the player who lost the points.
    #[must_use]
    pub fn player(&self) -> &str {
        &self.players[self.seat.index()]
    }

    /// Returns the names of the others.
    #[must_use]
    pub fn rivals(&self) -> Vec<&str> {
        let others = self.players.iter().enumerate().filter(|(seat, _)| *seat != self.seat.index());
        others.map(|(_, name)| name.as_str()).collect()
    }

    /// Returns the player's points and those of the best rival.
    #[must_use]
    pub fn result(&self) -> (u32, u32) {
        let others = self.points.iter().enumerate().filter(|(seat, _)| *seat != self.seat.index());
        (self.points[self.seat.index()], others.map(|(_, points)| *points).max().unwrap_or_default())
    }

    /// Returns the points lost by a kind, or by all, in tenths.
    #[must_use]
    pub fn lost(&self, kind: Option<LossKind>) -> u32 {
        kind.map_or_else(|| self.lost.iter().sum(), |kind| self.lost[kind as usize])
    }

    /// Returns whether both are about the same player of the same game.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.seat == other.seat
            && self.players == other.players
            && self.points == other.points
            && self.decisions == other.decisions
    }

    pub(super) fn written(&self) -> Value {
        json!({
            "day": self.day, "players": self.players, "seat": self.seat.0, "points": self.points, "won": self.has_won,
            "decisions": self.decisions, "lost": self.lost,
        })
    }

    /// Reads what [`written`](Self::written) wrote; `None` for anything else.
    pub(super) fn read(value: &Value) -> Option<Self> {
        let number = |value: &Value| u32::try_from(value.as_u64()?).ok();
        let numbers = |key: &str| value[key].as_array()?.iter().map(number).collect::<Option<Vec<u32>>>();
        let names = value["players"].as_array()?.iter().map(|name| name.as_str().map(str::to_owned));
        let (players, points) = (names.collect::<Option<Vec<_>>>()?, numbers("points")?);
        let seat = Seat(u8::try_from(value["seat"].as_u64()?).ok()?);
        let is_whole = seat.index() < players.len() && points.len() == players.len();
        is_whole.then_some(Self {
            day: number(&value["day"])?,
            players,
            seat,
            points,
            has_won: value["won"].as_bool()?,
            decisions: number(&value["decisions"])?,
            lost: of_kinds(&numbers("lost")?)?,
        })
    }
}

/// Reads the points lost by each kind. Older journals knew fewer kinds.
fn of_kinds(lost: &[u32]) -> Option<[u32; LossKind::ALL.len()]> {
    let mut kinds = [0; LossKind::ALL.len()];
    kinds.get_mut(..lost.len())?.copy_from_slice(lost);
    Some(kinds)
}

/// Returns the mean of the points lost by a kind, or by all, in a game, in tenths; 0 without a game.
#[must_use]
pub fn mean(games: &[GameLosses], kind: Option<LossKind>) -> u32 {
    let sum: u32 = games.iter().map(|game| game.lost(kind)).sum();
    let count = games.len() as u32;
    (sum + count / 2).checked_div(count).unwrap_or_default()
}
