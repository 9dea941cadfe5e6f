//! Random games, the same ones each time.

use naqala::game::{Action, Expansion, Game, Options, Order, Step};

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
        if game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. })) {
            return self.order(game.supply.cards().row().len());
        }
        let actions = game.legal_actions();
        let verb = |action: &Action| action.to_string().split(' ').next().map(str::to_owned);
        let mut verbs: Vec<_> = actions.iter().map(verb).collect();
        verbs.sort_unstable();
        verbs.dedup();
        // Djinns, items and whims make the rare things happen.
        let is_rare = |verb: &&String| ["djinn", "item", "power", "use", "whim"].contains(&verb.as_str());
        let rare: Vec<_> = verbs.iter().flatten().filter(is_rare).cloned().collect();
        let rare = self.pick(&rare).cloned();
        let chosen = rare.filter(|_| self.below(2) == 0).map(Some);
        let chosen = chosen.or_else(|| self.pick(&verbs).cloned())?;
        let actions: Vec<_> = actions.into_iter().filter(|action| verb(action) == chosen).collect();
        self.pick(&actions).copied()
    }

    /// An order for the horn, which no list has.
    fn order(&mut self, cards: usize) -> Option<Action> {
        let mut places: Vec<u8> = (1..=cards as u8).collect();
        for last in (1..cards).rev() {
            places.swap(last, self.below(last + 1));
        }
        Order::new(&places).map(Action::Order)
    }
}

pub const NAMES: [&str; 5] = ["Anna", "Sam", "Ève \"la\" Reine", "李", "Noor"];

/// Every set of expansions in turn, with every number of players that can play it.
pub fn options(seed: u64) -> Options {
    let sets: [&[Expansion]; 4] = [&[], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];
    let set = (seed % 4) as usize;
    let most = if set == 0 { 4 } else { 5 };
    let players = 2 + (set + (seed / 4) as usize) % (most - 1);
    Options::new(NAMES[..players].iter().copied(), seed).with(sets[set].iter().copied())
}

pub fn game(seed: u64) -> Game {
    Game::new(&options(seed)).expect("two to five players")
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
