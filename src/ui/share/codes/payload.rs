//! Payloads: bytes as a version and base64url.

use super::error::LinkError;

/// What the fragment of a whole game begins with.
pub(super) const GAME: &str = "#g=";

pub(super) const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How a payload holds a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// As its text.
    Plain,
    /// As its text, compressed with raw deflate.
    Deflated,
    /// As a short code.
    Short,
    /// As a short code, compressed with raw deflate.
    ShortDeflated,
}

impl Packing {
    const ALL: [Self; 4] = [Self::Plain, Self::Deflated, Self::Short, Self::ShortDeflated];

    const fn version(self) -> char {
        match self {
            Self::Plain => '0',
            Self::Deflated => '1',
            Self::Short => '2',
            Self::ShortDeflated => '3',
        }
    }
}

/// Writes bytes as a payload.
#[must_use]
pub fn payload(packing: Packing, bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 + bytes.len() * 4 / 3);
    text.push(packing.version());
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            text.push(char::from(LETTERS[(word >> (18 - 6 * place)) as usize & 63]));
        }
    }
    text
}

/// Reads the bytes of a payload; they may still be compressed.
///
/// # Errors
/// [`LinkError`]: an unknown version, a wrong character, or a missing end.
pub fn unpack(payload: &str) -> Result<(Packing, Vec<u8>), LinkError> {
    let version = payload.chars().next().ok_or(LinkError::CutOff)?;
    let packing = Packing::ALL.into_iter().find(|packing| packing.version() == version);
    let packing = packing.ok_or(LinkError::Version(version))?;
    let letter = |(at, byte): (usize, u8)| {
        LETTERS.iter().position(|&letter| letter == byte).map(|found| found as u32).ok_or(LinkError::Letter(at + 1))
    };
    let letters: Vec<u32> = payload[1..].bytes().enumerate().map(letter).collect::<Result<_, _>>()?;
    if letters.len() < 2 || letters.len() % 4 == 1 {
        return Err(LinkError::CutOff);
    }
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for four in letters.chunks(4) {
        let word = four.iter().fold(0, |word, letter| word << 6 | letter) << (6 * (4 - four.len()));
        bytes.extend_from_slice(&word.to_be_bytes()[1..four.len()]);
    }
    Ok((packing, bytes))
}

/// Returns the FNV-1a hash of some bytes.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Returns the fragment that holds a payload.
#[must_use]
pub fn fragment(payload: &str) -> String {
    format!("{GAME}{payload}")
}

#[cfg(test)]
mod tests {
    use super::{LinkError, Packing, payload, unpack};

    #[test]
    fn bytes_are_read_back() {
        for length in 0..70_u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37) ^ 0xa5).collect();
            let text = payload(Packing::Deflated, &bytes);
            assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{text}");
            let again = unpack(&text);
            assert_eq!(again, if length == 0 { Err(LinkError::CutOff) } else { Ok((Packing::Deflated, bytes)) });
        }
    }

    #[test]
    fn faults_of_payloads_are_told_apart() {
        for (text, error) in [
            ("", LinkError::CutOff),
            ("1", LinkError::CutOff),
            ("1A", LinkError::CutOff),
            ("1ABCDE", LinkError::CutOff),
            ("9AAAA", LinkError::Version('9')),
            ("éAAAA", LinkError::Version('é')),
            ("1AB=A", LinkError::Letter(3)),
            ("1A+AA", LinkError::Letter(2)),
            ("1AAAé", LinkError::Letter(4)),
        ] {
            assert_eq!(unpack(text), Err(error), "{text}");
        }
    }
}
