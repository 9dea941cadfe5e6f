//! Who plays: the levels, and two players to measure them by.

use naqala::ai::{Bidding, Knowledge, Level, Search, Skill, Weights};
use naqala::game::{Action, Game, Record, ScoreLine};
use std::fmt;

/// A player of the arena.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// A search with a skill and weights.
    Thinker {
        /// The name as typed, with the changed parts.
        name: String,
        skill: Skill,
        weights: Option<Box<Weights>>,
    },
}

impl Kind {
    pub const NAMES: [&str; 6] = ["random", "points", "apprentice", "courtier", "counsellor", "sultan"];

    /// Reads a player: a name, then perhaps parts of the skill that differ, as in `sultan:outlook=0.5,played_on=0`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let (mut skill, weights) = match name {
            "random" => return Ok(Self::Random),
            "points" => (POINTS, Some(Box::new(points_now()))),
            _ => {
                let level: Level = name
                    .parse()
                    .map_err(|_| format!("no player is called '{name}'; there are {}", Self::NAMES.join(", ")))?;
                (level.skill(), None)
            }
        };
        let mut weights = weights;
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (part, value) =
                change.split_once('=').ok_or_else(|| format!("'{change}' is not a part and its value"))?;
            match (part, value) {
                ("weights", "hand") => weights = Some(Box::new(Weights::HAND)),
                _ => change_part(&mut skill, part, value)?,
            }
        }
        Ok(Self::Thinker { name: text.into(), skill, weights })
    }

    /// Returns the actions that this player plays now.
    pub fn think(&self, record: &Record, seed: u64) -> Vec<Action> {
        let Self::Thinker { skill, weights, .. } = self else {
            return random(record.game(), seed).into_iter().collect();
        };
        let Some(knowledge) = Knowledge::of_record(record) else { return Vec::new() };
        let weights = weights.as_deref().copied().unwrap_or_else(|| Weights::fitted(knowledge.players()));
        let mut search = Search::with(&knowledge, *skill, &weights, seed);
        while !search.step(u32::MAX) {}
        search.best().actions
    }
}

fn change_part(skill: &mut Skill, part: &str, value: &str) -> Result<(), String> {
    match part {
        "all_up_to" => skill.all_up_to = number(value)?,
        "ends" => skill.ends = number(value)?,
        "ways" => skill.ways = number(value)?,
        "noticed" => skill.noticed = number(value)?,
        "finished" => skill.finished = number(value)?,
        "played_on" => skill.played_on = number(value)?,
        "playouts" => skill.playouts = number(value)?,
        "depth" => skill.depth = number(value)?,
        "trust" => skill.trust = number(value)?,
        "outlook" => skill.outlook = number(value)?,
        "eagerness" => skill.eagerness = number(value)?,
        "bidding" => {
            skill.bidding = match value {
                "cheapest" => Bidding::Cheapest,
                "weighed" => Bidding::Weighed,
                _ => return Err(format!("'{value}' is no way to bid")),
            }
        }
        _ => return Err(format!("a skill has no part '{part}'")),
    }
    Ok(())
}

/// Reads a number.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is no number"))
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Thinker { name, .. } => f.pad(name),
        }
    }
}

const POINTS: Skill = Skill {
    all_up_to: 4,
    ends: 60,
    ways: 8,
    noticed: 100,
    finished: 12,
    played_on: 0,
    depth: 0,
    playouts: 0,
    trust: 0.0,
    outlook: 0.0,
    eagerness: 0.0,
    bidding: Bidding::Cheapest,
};

/// Returns weights by which only points count.
fn points_now() -> Weights {
    Weights(std::array::from_fn(|term| if term < ScoreLine::ALL.len() { [1.0; 2] } else { [0.0; 2] }))
}

fn random(game: &Game, seed: u64) -> Option<Action> {
    let legal = game.legal_actions();
    let mixed =
        (seed ^ 0x51_7C_C1_B7).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    if legal.is_empty() {
        // The legal actions do not list the orders of the horn. This player keeps the order of the row.
        let places: Vec<u8> = (1..=game.supply.cards().row().len() as u8).collect();
        return naqala::game::Order::new(&places).map(Action::Order);
    }
    Some(legal[(mixed >> 33) as usize % legal.len()])
}
