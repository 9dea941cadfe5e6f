//! Blocks of addresses: what those at one house, school or provider's address send together.

use std::{collections::HashMap, hash::BuildHasher, net::IpAddr, sync::Arc, time::Instant};

use axum::http::HeaderMap;

use crate::limits::{Allowance, Limits};

/// A block of addresses: one address of IPv4, or 2^72 of IPv6, as a house or a school has them.
///
/// It is a number from the address and a secret that is drawn at the start and ends with the program: no address is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u64);

impl Block {
    /// Returns the block of a device: the one that a trusted proxy names, or else that of the peer.
    ///
    /// A peer at a private address is a proxy or a device at home, and has none: many may stand behind it.
    pub fn of(peer: IpAddr, headers: &HeaderMap, limits: &Limits, secret: &impl BuildHasher) -> Option<Self> {
        let named = limits.forwarded.as_ref().and_then(|name| {
            // What stands before the last one is what the device itself has claimed.
            headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        });
        let address: IpAddr = named.unwrap_or(peer).to_canonical();
        let is_private = match address {
            IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
            IpAddr::V6(address) => {
                address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
            }
        };
        let start = match address {
            IpAddr::V4(address) => address.to_bits().into(),
            IpAddr::V6(address) => address.to_bits() >> 72,
        };
        (named.is_some() || !is_private).then(|| Self(secret.hash_one((address.is_ipv4(), start))))
    }
}

/// What rooms and blocks have sent lately, however often their devices connected meanwhile.
#[derive(Debug, Default)]
pub struct Blocks {
    /// Of each block in each room, so that nobody uses up what others of their room may send.
    rooms: HashMap<(Arc<str>, Option<Block>), Allowance>,
    all: HashMap<Block, Allowance>,
    connections: HashMap<Block, usize>,
}

impl Blocks {
    /// Counts an envelope, a question, a ping or a new connection. Returns whether it stays within the bounds.
    pub fn take(&mut self, room: &Arc<str>, block: Option<Block>, limits: &Limits) -> bool {
        let now = Instant::now();
        if let Some(block) = block
            && !self.all.entry(block).or_default().take(limits.of_block(), limits, now)
        {
            return false;
        }
        self.rooms.entry((room.clone(), block)).or_default().take(limits.of_room(), limits, now)
    }

    /// Returns whether a block has as many open connections as it may have.
    pub fn is_full(&self, block: Option<Block>, limits: &Limits) -> bool {
        block.and_then(|block| self.connections.get(&block)).is_some_and(|&open| open >= limits.connections_of_block)
    }

    /// Counts an open connection.
    pub fn enter(&mut self, block: Option<Block>) {
        if let Some(block) = block {
            *self.connections.entry(block).or_default() += 1;
        }
    }

    /// Counts a connection that has ended.
    pub fn leave(&mut self, block: Option<Block>) {
        let Some(block) = block else { return };
        if let Some(open) = self.connections.get_mut(&block) {
            *open -= 1;
            if *open == 0 {
                self.connections.remove(&block);
            }
        }
    }

    /// Forgets what is longer ago than bounds look back.
    pub fn sweep(&mut self, limits: &Limits) {
        let now = Instant::now();
        self.rooms.retain(|_, allowance| !allowance.is_over(limits, now));
        self.all.retain(|_, allowance| !allowance.is_over(limits, now));
    }

    /// Returns how many rooms and blocks it counts.
    #[cfg(test)]
    pub fn counted(&self) -> usize {
        self.rooms.len() + self.all.len() + self.connections.len()
    }
}

#[cfg(test)]
mod tests {
    use std::{hash::RandomState, time::Duration};

    use super::*;

    #[test]
    fn blocks_are_houses_and_proxies_name_them_only_when_trusted() {
        let (secret, own) = (RandomState::new(), Limits::default());
        let proxied = Limits { forwarded: Some("x-forwarded-for".parse().expect("a name")), ..Limits::default() };
        let of = |peer: &str, named: &str, limits: &Limits| {
            let headers =
                HeaderMap::from_iter([("x-forwarded-for".parse().expect("a name"), named.parse().expect("text"))]);
            Block::of(peer.parse().expect("an address"), &headers, limits, &secret)
        };
        let house = of("203.0.113.7", "", &own);
        assert!(house.is_some());
        assert_eq!(of("203.0.113.7", "198.51.100.1", &own), house, "nobody trusts what a device claims");
        assert_eq!(of("::ffff:203.0.113.7", "", &own), house);
        assert_ne!(of("203.0.113.8", "", &own), house);
        assert_eq!(of("2001:db8:0:1::1", "", &own), of("2001:db8:0:ff::2", "", &own));
        assert_ne!(of("2001:db8:0:1::1", "", &own), of("2001:db8:0:100::1", "", &own));
        for private in ["127.0.0.1", "172.17.0.1", "192.168.1.2", "::1", "fd00::1", "fe80::1"] {
            assert_eq!(of(private, "203.0.113.7", &own), None, "{private} may be a proxy");
            assert_eq!(of(private, "198.51.100.1, 203.0.113.7", &proxied), house);
        }
    }

    #[test]
    fn nothing_is_counted_beyond_its_time() {
        let secret = RandomState::new();
        let limits = Limits { span: Duration::ZERO, ..Limits::default() };
        let block = Block::of("203.0.113.7".parse().expect("an address"), &HeaderMap::new(), &limits, &secret);
        let mut blocks = Blocks::default();
        blocks.enter(block);
        assert!(blocks.take(&"room".into(), block, &limits));
        assert_eq!(blocks.counted(), 3);
        blocks.leave(block);
        blocks.sweep(&limits);
        assert_eq!(blocks.counted(), 0);
    }
}
