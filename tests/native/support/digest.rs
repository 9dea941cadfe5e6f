//! A digest of whole random games, for comparing platforms (R-U8). `tests/web.rs` has this file and the two that it
//! uses as its own.

use super::dice::Dice;
use super::games::options;
use naqala::game::Game;
use naqala::notation::position;
use std::ops::Range;

/// The digest of the games with the seeds from 0 to 999. It changes with the rules, the generator, the notation and the
/// choices of [`Dice`].
pub const OF_A_THOUSAND: u64 = 0x7e76_b399_ee11_f246;

/// What the games up to now come to: FNV-1a, which is short and the same everywhere.
pub struct Digest(u64);

impl Digest {
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub const fn value(&self) -> u64 {
        self.0
    }

    /// Plays one random game for each seed and takes in every action, every number of events and the final position.
    pub fn play(&mut self, seeds: Range<u64>) {
        for seed in seeds {
            let mut game = Game::new(&options(seed)).expect("so many can play");
            let mut dice = Dice::new(seed);
            while let Some(action) = dice.action(&game) {
                let events = game.play(action).expect("a listed action is legal");
                self.take(action.to_string().as_bytes());
                self.take(&[events.len() as u8]);
            }
            self.take(position::write(&game).to_string().as_bytes());
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
