//! Who plays: the levels, the adviser, other builds, and two players to measure them by.

use super::program::Program;
use super::train;
use naqala_ai::{Adviser, Knowledge, Level, Line, Plan, Scope, Search, Skill, Style, Weights, Width};
use naqala_rules::game::{Action, Game, Phase, Record, ScoreLine, Step};
use std::fmt;
use std::sync::Arc;

/// The players of the arena that have a name.
pub const NAMES: [&str; 10] =
    ["random", "points", "newcomer", "novice", "apprentice", "scribe", "courtier", "counsellor", "sultan", "advise"];

/// A player of the arena.
#[derive(Clone, Debug)]
pub struct Kind {
    /// The name as typed, with the changed parts.
    name: String,
    mind: Mind,
    /// How many positions the adviser may value to choose this player's bids.
    bids: Option<u32>,
}

/// The weights for two to five players.
type Tables = [Weights; 4];

#[derive(Clone, Debug)]
enum Mind {
    /// Any legal action.
    Random,
    /// The best of so many random moves, which a person may see who plays for the first time.
    Newcomer { tries: u64 },
    /// A search with a skill and weights, in a style.
    Thinker { skill: Skill, weights: Option<Arc<Tables>>, style: Style },
    /// The best line of the adviser, which may value this many positions.
    Adviser { budget: u32 },
    /// Another build.
    Program(Arc<Program>),
}

impl Kind {
    /// Reads a player: a name, then perhaps parts of the skill that differ, as in `sultan:outlook=0.5,budget=0`; or a
    /// level of another build, as in `sultan@/old/naqala-engine`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let mut mind = match (name, name.split_once('@')) {
            (_, Some((level, path))) => Mind::Program(Arc::new(Program::new(level, path)?)),
            ("random", _) => Mind::Random,
            ("newcomer", _) => Mind::Newcomer { tries: 5 },
            ("points", _) => {
                Mind::Thinker { skill: POINTS, weights: Some(Arc::new([points_now(); 4])), style: Style::Plain }
            }
            ("advise", _) => Mind::Adviser { budget: Plan::USUAL },
            _ => {
                let level: Level = name
                    .parse()
                    .map_err(|_| format!("no player is called '{name}'; there are {}", NAMES.join(", ")))?;
                Mind::Thinker { skill: Skill::of(level), weights: None, style: Style::Plain }
            }
        };
        let mut bids = None;
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (part, value) =
                change.split_once('=').ok_or_else(|| format!("'{change}' is not a part and its value"))?;
            match (&mut mind, part, value) {
                (_, "bids", _) => bids = Some(number(value)?),
                (Mind::Adviser { budget }, "budget", _) => *budget = number(value)?,
                (Mind::Newcomer { tries }, "tries", _) => *tries = number(value)?,
                (Mind::Thinker { weights, .. }, "weights", "hand") => {
                    *weights = Some(Arc::new([Weights::by_hand(); 4]));
                }
                (Mind::Thinker { weights, .. }, "weights", file) => *weights = Some(Arc::new(train::read(file)?)),
                (Mind::Thinker { style, .. }, "style", _) => {
                    *style = value.parse().map_err(|error| format!("{error}"))?;
                }
                (Mind::Thinker { skill, .. }, ..) => change_part(skill, part, value)?,
                _ => return Err(format!("'{name}' has no part '{part}'")),
            }
        }
        Ok(Self { name: text.into(), mind, bids })
    }

    /// Returns the line that this player plays now; an empty one once the game is over.
    ///
    /// # Panics
    /// If another build does not answer: a contest with it has no result.
    pub fn think(&self, record: &Record, seed: u64) -> Line {
        let Some(knowledge) = Knowledge::of_record(record) else { return line(Vec::new()) };
        if let Some(budget) = self.bids.filter(|_| matches!(record.game().phase, Phase::Bid)) {
            return advised(&knowledge, budget, seed);
        }
        match &self.mind {
            Mind::Random => line(random(record.game(), seed).into_iter().collect()),
            Mind::Newcomer { tries } => line(newcomer(record.game(), *tries, seed)),
            Mind::Thinker { skill, weights, style } => {
                let players = knowledge.players();
                let weights = weights.as_ref().map_or_else(|| Weights::fitted(players), |tables| tables[players - 2]);
                search(&knowledge, *skill, &weights.in_style(*style), seed)
            }
            Mind::Adviser { budget } => advised(&knowledge, *budget, seed),
            Mind::Program(program) => program.think(record, seed).unwrap_or_else(|error| panic!("{self}: {error}")),
        }
    }
}

fn search(knowledge: &Knowledge, skill: Skill, weights: &Weights, seed: u64) -> Line {
    let mut search = Search::with(knowledge, skill, weights, seed);
    while !search.step(u32::MAX) {}
    search.best()
}

/// Returns the best of some random moves by the points that each brings at once. The rest of the turn and bids are those
/// of `points`.
fn newcomer(game: &Game, tries: u64, seed: u64) -> Vec<Action> {
    let points = |game: &Game| {
        let knowledge = Knowledge::of_position(game);
        knowledge.map_or_else(Vec::new, |knowledge| search(&knowledge, POINTS, &points_now(), seed).actions)
    };
    let moves = |game: &Game| game.turn().is_some_and(|turn| matches!(turn.step, Step::Move | Step::Sow(_)));
    if !moves(game) || !game.can_move() {
        return points(game);
    }
    let seat = game.active();
    let mut best: Option<(u32, Vec<Action>)> = None;
    for number in 0..tries {
        let (mut after, mut line) = (game.clone(), Vec::new());
        while moves(&after) {
            let mut legal = after.legal_actions();
            legal.retain(|action| matches!(action, Action::Take(_) | Action::Drop(..)));
            let chosen = any(&legal, seed ^ number << 40 ^ (line.len() as u64) << 20);
            if chosen.is_none_or(|action| after.play(action).is_err()) {
                break;
            }
            line.extend(chosen);
        }
        for action in points(&after) {
            if after.active() != seat || after.play(action).is_err() {
                break;
            }
            line.push(action);
        }
        let score = seat.map_or(0, |seat| after.score(seat).total());
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, line));
        }
    }
    best.map_or_else(|| points(game), |(_, line)| line)
}

/// Returns the best line of advice.
fn advised(knowledge: &Knowledge, budget: u32, seed: u64) -> Line {
    let mut adviser = Adviser::new(knowledge, Plan { budget, seed, ..Plan::default() });
    while !adviser.step(u32::MAX) {}
    let advice = adviser.best();
    advice.lines.into_iter().next().map_or_else(
        || line(Vec::new()),
        |best| Line { actions: best.actions, value: best.value, win: best.win, positions: advice.positions },
    )
}

const fn line(actions: Vec<Action>) -> Line {
    Line { actions, value: 0.0, win: 0.0, positions: 0 }
}

fn change_part(skill: &mut Skill, part: &str, value: &str) -> Result<(), String> {
    match part {
        "all_up_to" => skill.scope.width.all_up_to = number(value)?,
        "ends" => skill.scope.width.ends = number(value)?,
        "ways" => skill.scope.width.ways = number(value)?,
        "noticed" => skill.scope.width.noticed = number(value)?,
        "fewest" => skill.scope.width.fewest = number(value)?,
        "finished" => skill.scope.width.kept = number(value)?,
        "look" => skill.scope.look = number(value)?,
        "played_on" => skill.played_on = number(value)?,
        "budget" => skill.budget = number(value)?,
        "bid_budget" => skill.bid_budget = number(value)?,
        "trust" => skill.trust = number(value)?,
        "ambition" => skill.ambition = number(value)?,
        "outlook" => skill.outlook = number(value)?,
        "eagerness" => skill.scope.eagerness = number(value)?,
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
        f.pad(&self.name)
    }
}

/// A counsellor who sees every end, and nothing but its own points.
const POINTS: Skill = {
    let skill = Skill::of(Level::Counsellor);
    let width = Width { all_up_to: 4, ends: 60, ..skill.scope.width };
    Skill { scope: Scope { width, eagerness: 0.0, ..skill.scope }, bid_budget: 0, outlook: 0.0, ..skill }
};

/// Returns weights by which only points count.
fn points_now() -> Weights {
    Weights(std::array::from_fn(|term| if term < ScoreLine::ALL.len() { [1.0; 2] } else { [0.0; 2] }))
}

fn random(game: &Game, seed: u64) -> Option<Action> {
    let legal = game.legal_actions();
    if legal.is_empty() {
        // The legal actions do not list the orders of the horn. This player keeps the order of the row.
        let places: Vec<u8> = (1..=game.supply.cards.row.len() as u8).collect();
        return naqala_rules::game::Order::new(&places).map(Action::Order);
    }
    any(&legal, seed)
}

/// Returns any of some actions; none of none.
fn any(actions: &[Action], seed: u64) -> Option<Action> {
    let mixed =
        (seed ^ 0x51_7C_C1_B7).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (!actions.is_empty()).then(|| actions[(mixed >> 33) as usize % actions.len()])
}

#[cfg(test)]
mod tests {
    use super::{Kind, Mind, NAMES, Style};
    use naqala_rules::game::{Action, Entry, Options, Record};

    #[test]
    fn players_are_read_with_their_parts() {
        for name in NAMES {
            assert_eq!(Kind::parse(name).unwrap().to_string(), name);
        }
        let gardener = Kind::parse("counsellor:style=palms").unwrap();
        assert!(matches!(gardener.mind, Mind::Thinker { style: Style::Palms, .. }));
        let bidder = Kind::parse("sultan:budget=1,bids=3000").unwrap();
        assert!(
            matches!(bidder, Kind { mind: Mind::Thinker { skill, .. }, bids: Some(3000), .. } if skill.budget == 1)
        );
        assert!(matches!(Kind::parse("advise:budget=70").unwrap().mind, Mind::Adviser { budget: 70 }));
        assert!(matches!(Kind::parse("sultan@/old/naqala-engine").unwrap().mind, Mind::Program(_)));
        for wrong in
            ["", "nobody", "advise:outlook=1", "sultan:bids", "random:ends=2", "sultan:style=camels", "nobody@/x"]
        {
            assert!(Kind::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_adviser_plays_legal_lines_and_bids_for_others() {
        for name in ["advise:budget=2000", "apprentice:bids=2000"] {
            let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).unwrap();
            let player = Kind::parse(name).unwrap();
            for _ in 0..6 {
                for action in player.think(&record, 7).actions {
                    record.play(action).unwrap();
                }
            }
            assert!(record.len() >= 6 && record.game().turn().is_some(), "{name}");
            assert!(matches!(record.entries().next(), Some((Entry::Action(Action::Bid { .. }), _))), "{name}");
        }
    }
}
