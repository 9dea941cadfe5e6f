//! Which kept envelopes go first when time or memory ends.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use crate::blocks::Block;

/// The rooms with a kept envelope, by their use and by the block that sent it.
#[derive(Debug, Default)]
pub struct Order {
    by_use: BTreeMap<u64, Arc<str>>,
    holdings: HashMap<Option<Block>, Holding>,
    /// How much each block holds, the least first.
    by_size: BTreeSet<(usize, Option<Block>)>,
    bytes: usize,
}

#[derive(Debug, Default)]
struct Holding {
    by_use: BTreeMap<u64, Arc<str>>,
    bytes: usize,
}

impl Order {
    /// Returns how much all hold.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Notes an envelope that takes so many bytes, and the number of its use.
    pub fn add(&mut self, used: u64, room: &Arc<str>, bytes: usize, block: Option<Block>) {
        self.bytes += bytes;
        self.by_use.insert(used, room.clone());
        let holding = self.holdings.entry(block).or_default();
        holding.by_use.insert(used, room.clone());
        self.by_size.remove(&(holding.bytes, block));
        holding.bytes += bytes;
        self.by_size.insert((holding.bytes, block));
    }

    /// Forgets an envelope that was added with these.
    pub fn remove(&mut self, used: u64, bytes: usize, block: Option<Block>) {
        self.bytes -= bytes;
        self.by_use.remove(&used);
        let Some(holding) = self.holdings.get_mut(&block) else { return };
        holding.by_use.remove(&used);
        self.by_size.remove(&(holding.bytes, block));
        holding.bytes -= bytes;
        if holding.by_use.is_empty() {
            self.holdings.remove(&block);
        } else {
            self.by_size.insert((holding.bytes, block));
        }
    }

    /// Returns the least used room.
    pub fn oldest(&self) -> Option<Arc<str>> {
        self.by_use.first_key_value().map(|(_, room)| room.clone())
    }

    /// Returns the least used room of the block that holds the most: who floods pushes out their own rooms first.
    pub fn first_to_go(&self) -> Option<Arc<str>> {
        let (_, most) = self.by_size.last()?;
        self.holdings.get(most)?.by_use.first_key_value().map(|(_, room)| room.clone())
    }
}
