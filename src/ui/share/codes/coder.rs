//! A range coder: choices as bytes, at about the bits that each is worth.
//!
//! The encoder narrows a range by each choice and writes the shortest number in it; the decoder makes the same choices
//! again. docs/sharing.md gives the arithmetic, since old links depend on it.

/// The bits of a number of the coder, and the range at the start.
const BITS: u32 = 56;
const WHOLE: u64 = 1 << BITS;
/// The coder moves on by a byte while the range is below this.
const NARROW: u64 = 1 << (BITS - 8);

/// The encoder of choices.
pub(super) struct Encoder {
    bytes: Vec<u8>,
    low: u64,
    range: u64,
}

impl Encoder {
    pub(super) const fn new() -> Self {
        Self { bytes: Vec::new(), low: 0, range: WHOLE - 1 }
    }

    /// Writes a choice that takes `weight` of `total` and has `before` ahead of it.
    pub(super) fn put_weighed(&mut self, before: u32, weight: u32, total: u32) {
        let unit = self.range / u64::from(total);
        self.low += unit * u64::from(before);
        self.range = unit * u64::from(weight);
        self.carry();
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Writes a number below `below`; all numbers are worth the same.
    pub(super) fn put(&mut self, number: usize, below: usize) {
        self.put_weighed(number as u32, 1, below as u32);
    }

    /// Adds 1 to the bytes written so far if the low end has outgrown its bits.
    fn carry(&mut self) {
        if self.low < WHOLE {
            return;
        }
        self.low -= WHOLE;
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    fn shift(&mut self) {
        self.bytes.push((self.low >> (BITS - 8)) as u8);
        self.low = (self.low << 8) & (WHOLE - 1);
    }

    /// Returns the bytes of the shortest number in the range. The decoder reads zeros behind it.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let rest = (0..=BITS).rev().step_by(8).map(|bits| (1_u64 << bits) - 1);
        let shortest = rest.map(|rest| (self.low + rest) & !rest).find(|end| end - self.low < self.range);
        self.low = shortest.unwrap_or(self.low);
        self.carry();
        while self.low != 0 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// The decoder of choices. Each read returns `None` for bytes that no encoder wrote.
pub(super) struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// The number that was written, less the low end.
    above: u64,
    range: u64,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { bytes: bytes.iter(), above: 0, range: WHOLE - 1 };
        for _ in 0..BITS / 8 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        self.above = self.above << 8 | u64::from(self.bytes.next().copied().unwrap_or(0));
    }

    /// Reads where in `total` the next choice lies; [`take`](Self::take) has to follow.
    pub(super) fn place(&self, total: u32) -> Option<u32> {
        let place = self.above / (self.range / u64::from(total));
        (place < u64::from(total)).then_some(place as u32)
    }

    /// Takes the choice that [`place`](Self::place) lies in.
    pub(super) fn take(&mut self, before: u32, weight: u32, total: u32) {
        let unit = self.range / u64::from(total);
        self.above -= unit * u64::from(before);
        self.range = unit * u64::from(weight);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Reads a number below `below`.
    pub(super) fn get(&mut self, below: usize) -> Option<usize> {
        let number = self.place(below as u32)?;
        self.take(number, 1, below as u32);
        Some(number as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::{Decoder, Encoder};
    use crate::game::Rng;

    #[test]
    fn choices_are_read_back() {
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let choices: Vec<(u32, u32)> = (0..rng.below(200))
                .map(|_| {
                    let most = [1, 2, 9, 300, 60_000][rng.below(5) as usize];
                    let below = 1 + rng.below(most);
                    // The last of many makes the low end carry.
                    (if rng.below(3) == 0 { below - 1 } else { rng.below(below) }, below)
                })
                .collect();
            let mut encoder = Encoder::new();
            for &(number, below) in &choices {
                encoder.put(number as usize, below as usize);
            }
            let bytes = encoder.finish();
            let bits: f64 = choices.iter().map(|&(_, below)| f64::from(below).log2()).sum();
            assert!((bytes.len() as f64) < bits / 8.0 + 2.0, "{} bytes for {bits} bits", bytes.len());
            let mut decoder = Decoder::new(&bytes);
            for (number, below) in choices {
                assert_eq!(decoder.get(below as usize), Some(number as usize), "seed {seed}");
            }
        }
    }

    #[test]
    fn weighed_choices_take_the_bits_that_they_are_worth() {
        let mut encoder = Encoder::new();
        (0..1000).for_each(|_| encoder.put_weighed(1, 999, 1000));
        let bytes = encoder.finish();
        assert!(bytes.len() <= 2, "{bytes:?}");
        let mut decoder = Decoder::new(&bytes);
        for _ in 0..1000 {
            assert!(decoder.place(1000).is_some_and(|place| place > 0));
            decoder.take(1, 999, 1000);
        }
    }

    #[test]
    fn bytes_that_nobody_wrote_are_read_or_refused() {
        let mut decoder = Decoder::new(&[255; 400]);
        assert!((0..500).any(|_| decoder.get(3).is_none()), "they lie beyond the range");
    }
}
