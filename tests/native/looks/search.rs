//! The search for the worst states: plays random games and keeps for each kind what needs the most room.

use super::kinds::kind;
use super::state::{actions_of, scene_of};
use crate::support::Dice;
use crate::support::games::options_with;
use crate::support::offered;
use naqala::game::{Game, Record};
use naqala::i18n::Lang;
use naqala::ui::table::describe;
use naqala::ui::table::scene::{Intent, Outcome, PlayerView, Scene, Selection};
use std::collections::BTreeMap;

/// The kind under which the measures of tables are kept. It comes after all kinds of prompts, whose states may serve.
const TABLE: &str = "~table";

/// The longest names that the set-up allows: wide capitals, accents, a hyphen, several words.
pub const NAMES: [&str; 5] = [
    "MAXIMILIENNE-WILHELM",
    "Anne-Sophie Lefèbvre",
    "ÉLÉONORE DE MÉRICOUR",
    "Friedrich-Wilhelm II",
    "Jean-Baptiste Moreau",
];

/// What is measured of each kind of prompt: its answers, the letters of the longest one, and those of what it asks.
const OF_PROMPTS: [&str; 3] = ["answers", "answer", "text"];
/// What is measured of the table, whatever it asks: the digits of a player's row and of all rows, the cards before a
/// player, the meeples in hand, those of one tile, and the winners.
const OF_TABLES: [&str; 6] = ["row", "rows", "cards", "hand", "tile", "winners"];

/// A state, by the way to it.
#[derive(Clone, Debug)]
pub struct Found {
    /// The seed of the game and of its choices.
    pub seed: u64,
    /// The number of entries played.
    pub entries: usize,
    /// The taps after them.
    pub taps: Vec<Intent>,
    /// What it asks.
    pub kind: String,
    /// What it has most of.
    pub most: Vec<&'static str>,
    /// What was measured of the prompt and of the table.
    figures: Figures,
}

/// What was measured of a state, in the order of the names.
#[derive(Clone, Copy, Debug)]
struct Figures {
    of_prompt: [usize; 3],
    of_table: [usize; 6],
    /// The letters of all that the bar says.
    words: usize,
}

impl Figures {
    /// Measures a state. Words count in the language that has more of them.
    fn of(game: &Game, scene: &Scene) -> Self {
        let asked = longest(|lang| {
            format!("{} {}", describe::whose_turn(lang, game), describe::prompt(lang, game, &scene.prompt))
        });
        let answers: Vec<_> = scene
            .buttons
            .iter()
            .map(|button| longest(|lang| describe::button_label(lang, game, &button.label)))
            .collect();
        let rows: Vec<_> = scene.players.iter().map(row).collect();
        let stacks =
            game.board.places().map(|(_, place)| 3 * place.meeples.tribes().count() + place.meeples.len() as usize);
        Self {
            of_prompt: [
                answers.len() + usize::from(scene.fakirs.is_some()),
                answers.iter().copied().max().unwrap_or_default(),
                asked,
            ],
            of_table: [
                rows.iter().copied().max().unwrap_or_default(),
                rows.iter().sum(),
                scene.players.iter().map(cards).max().unwrap_or_default(),
                scene.hand.iter().map(|group| 5 + usize::from(group.count)).sum(),
                stacks.max().unwrap_or_default(),
                if game.is_over() { game.winners().len() } else { 0 },
            ],
            words: asked + answers.iter().sum::<usize>(),
        }
    }

    /// Returns the digits of all rows: of equal states, a crowded table needs more room.
    const fn crowd(&self) -> usize {
        self.of_table[1]
    }
}

/// The worst states: a measure of a kind, or of the table for the kind `table` → the state that has most.
#[derive(Default)]
pub struct Worst(BTreeMap<(String, usize), Found>);

impl Worst {
    /// Plays the random game of a seed and looks at each state of it.
    pub fn watch(&mut self, seed: u64) {
        play(seed, |record| {
            for (taps, scene) in states_of(record) {
                self.measure(seed, record, &taps, &scene);
            }
            true
        });
    }

    /// Keeps a state where it has most.
    fn measure(&mut self, seed: u64, record: &Record, taps: &[Intent], scene: &Scene) {
        let kind = kind(record.game(), scene);
        let figures = Figures::of(record.game(), scene);
        let found = || Found {
            seed,
            entries: record.len(),
            taps: taps.to_vec(),
            kind: kind.clone(),
            most: Vec::new(),
            figures,
        };
        let mut keep = |of: &str, measure: usize, score: &dyn Fn(&Figures) -> [usize; 3]| {
            let key = (of.to_owned(), measure);
            if self.0.get(&key).is_none_or(|known| score(&known.figures) < score(&figures)) {
                self.0.insert(key, found());
            }
        };
        for measure in 0..OF_PROMPTS.len() {
            keep(&kind, measure, &|of| [of.of_prompt[measure], of.words, of.crowd()]);
        }
        for measure in 0..OF_TABLES.len() {
            keep(TABLE, measure, &|of| [of.of_table[measure], of.crowd(), of.words]);
        }
    }

    /// Returns the states, each once. A state that has nearly as much as another of its kind stands for both.
    pub fn states(self) -> Vec<Found> {
        let mut states: Vec<Found> = Vec::new();
        for ((of, measure), found) in self.0 {
            let is_table = of == TABLE;
            let (name, value): (_, fn(&Found, usize) -> usize) = if is_table {
                (OF_TABLES[measure], |state, measure| state.figures.of_table[measure])
            } else {
                (OF_PROMPTS[measure], |state, measure| state.figures.of_prompt[measure])
            };
            let serves = |state: &&mut Found| {
                (is_table || state.kind == of) && value(state, measure) * 10 >= value(&found, measure) * 9
            };
            match states.iter_mut().find(serves) {
                Some(state) => state.most.push(name),
                None => states.push(Found { most: vec![name], ..found }),
            }
        }
        states
    }
}

/// Plays the random game of a seed while `look` returns true, and shows it each position.
pub fn play(seed: u64, mut look: impl FnMut(&Record) -> bool) -> Record {
    let mut record = Record::new(options_with(seed, &NAMES)).expect("so many can play");
    let mut dice = Dice::new(seed);
    while look(&record)
        && let Some(action) = dice.action(record.game())
    {
        record.play(action).expect("a listed action is legal");
    }
    record
}

/// Returns what the page draws of a position and of everything that can be chosen in it, with the taps that choose it.
pub fn states_of(record: &Record) -> Vec<(Vec<Intent>, Scene)> {
    let actions = actions_of(record.game());
    let mut ways: Vec<(Selection, Vec<Intent>)> = vec![(Selection::Nothing, Vec::new())];
    let mut states = Vec::new();
    while let Some((selection, taps)) = ways.get(states.len()).cloned() {
        let scene = scene_of(record, &selection, &actions);
        for tap in offered(&scene).into_iter().filter(|tap| chooses(*tap)) {
            if let Outcome::Select(then) = tap.resolve_within(record, &selection, &actions)
                && ways.iter().all(|(known, _)| *known != then)
            {
                ways.push((then, [&taps[..], &[tap]].concat()));
            }
        }
        states.push((taps, scene));
    }
    states
}

/// Counts the letters in the language that needs more of them.
fn longest(words: impl Fn(Lang) -> String) -> usize {
    Lang::all().map(|lang| words(lang).chars().count()).max().unwrap_or_default()
}

/// Returns whether a tap may choose something that the page then asks about.
const fn chooses(tap: Intent) -> bool {
    matches!(
        tap,
        Intent::Spot(_)
            | Intent::Fakirs(_)
            | Intent::Djinn(_)
            | Intent::Card(_)
            | Intent::Item(_)
            | Intent::Tile(_)
            | Intent::PowerTile(..)
            | Intent::EndTurn
    )
}

/// Counts the digits in the row of a player. Points count without what is hidden where people hide things.
fn row(player: &PlayerView) -> usize {
    let points = player.score.public().total();
    let counts = [
        player.coins.unwrap_or_default() as usize,
        points as usize,
        player.goods.iter().map(|(_, count)| usize::from(count)).sum(),
        player.fakirs.into(),
        player.djinns.len(),
        player.item_count,
        player.whim_count,
    ];
    let meeples = player.meeples.tribes().map(|meeple| usize::from(player.meeples.count(meeple)));
    counts.into_iter().chain(meeples).map(|count| count.to_string().len()).sum()
}

/// Counts the cards that lie before a player.
fn cards(player: &PlayerView) -> usize {
    let goods = player.goods.iter().count();
    goods + player.djinns.len() + player.item_count + player.whim_count + player.fulfilled.len()
}
