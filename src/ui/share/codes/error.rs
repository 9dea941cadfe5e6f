//! Why a link cannot be read.

/// Why a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// A later version of the page made it.
    Version(char),
    /// The character at this place of the data, from 1, is not base64url.
    Letter(usize),
    /// Its end is missing.
    CutOff,
    /// The numbers of its part are impossible.
    Part,
    /// It is longer than any game.
    Long,
    /// Its data cannot be decompressed.
    Damaged,
    /// It was packed with other rules.
    Rules,
    /// The parts belong to different games.
    Mixed,
    /// This browser cannot decompress.
    Unable,
}
