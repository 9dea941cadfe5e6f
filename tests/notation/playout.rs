//! Random games, the same ones each time.

use naqala::game::{Action, Game, Options};

/// A small generator: not the game's own, so that choices and draws have nothing to do with each other.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1))
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len()))
    }

    /// A legal action: first its verb, so that the many sets of goods do not crowd out the rest.
    pub fn action(&mut self, game: &Game) -> Option<Action> {
        let actions = game.legal_actions();
        let verb = |action: &Action| action.to_string().split(' ').next().map(str::to_owned);
        let mut verbs: Vec<_> = actions.iter().map(verb).collect();
        verbs.sort_unstable();
        verbs.dedup();
        // Djinns make the rare things happen.
        let rare = verbs.iter().flatten().find(|verb| ["djinn", "power"].contains(&verb.as_str())).cloned();
        let chosen = rare.filter(|_| self.below(2) == 0).map(Some);
        let chosen = chosen.or_else(|| self.pick(&verbs).cloned())?;
        let actions: Vec<_> = actions.into_iter().filter(|action| verb(action) == chosen).collect();
        self.pick(&actions).copied()
    }
}

pub const NAMES: [&str; 4] = ["Anna", "Sam", "Ève \"la\" Reine", "李"];

pub fn game(seed: u64) -> Game {
    let players = 2 + (seed % 3) as usize;
    Game::new(&Options::new(NAMES[..players].iter().copied(), seed)).expect("two to four players")
}

/// Plays a random game to its end and shows each state of it.
pub fn watch(seed: u64, mut see: impl FnMut(&Game)) {
    let mut game = game(seed);
    let mut dice = Dice::new(seed);
    see(&game);
    while let Some(action) = dice.action(&game) {
        game.play(action).expect("listed actions are legal");
        see(&game);
    }
    assert!(game.is_over());
}
