//! Practice: what a device keeps of an analysed game, and what it reads again.

mod journal;
