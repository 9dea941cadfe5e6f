//! Games in links. A payload is a version and base64url; a link holds a payload, or a part of one, after `#`.
//!
//! docs/sharing.md describes the format. The browser compresses the bytes (`ui::share::compression`).
//!
//! ```
//! use naqala::ui::share::codes::{Fragment, Packing, fragment, payload, unpack};
//! let link = fragment(&payload(Packing::Plain, b"{}"));
//! assert_eq!(link, "#g=0e30");
//! let Some(Fragment::Game(found)) = Fragment::read(&link)? else { panic!("it is a game") };
//! assert_eq!(unpack(&found)?, (Packing::Plain, b"{}".to_vec()));
//! # Ok::<(), naqala::ui::share::codes::LinkError>(())
//! ```

mod coder;
mod decisions;
mod error;
mod parts;
mod payload;
pub mod short;

pub use error::LinkError;
pub use parts::{ONE_CODE, Part, ScannedParts, codes, fits_codes};
pub use payload::{Packing, checksum, fragment, payload, unpack};

use parts::PART;
use payload::GAME;

/// What the fragment of a message begins with (`share::message`).
pub(in crate::ui) const MESSAGE: &str = "#m=";
/// The most characters of a fragment.
pub(in crate::ui) const LONGEST_FRAGMENT: usize = 1_000_000;

/// What the fragment of an address holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fragment {
    /// The payload of a whole game.
    Game(String),
    /// A part of a payload.
    Part(Part),
}

impl Fragment {
    /// Reads a fragment, with its `#`; returns `None` if it holds no game.
    ///
    /// # Errors
    /// [`LinkError`]. The data of the payload is not checked yet.
    pub fn read(text: &str) -> Result<Option<Self>, LinkError> {
        if text.len() > LONGEST_FRAGMENT {
            return Err(LinkError::Long);
        }
        if let Some(payload) = text.strip_prefix(GAME) {
            return Ok(Some(Self::Game(payload.to_owned())));
        }
        let Some(rest) = text.strip_prefix(PART) else { return Ok(None) };
        parts::read(rest).map(|part| Some(Self::Part(part))).ok_or(LinkError::Part)
    }
}

/// Returns whether the fragment of an address holds a game, a part of one, or a message.
#[must_use]
pub fn is_link(fragment: &str) -> bool {
    [GAME, PART, MESSAGE].iter().any(|start| fragment.starts_with(start))
}

/// Returns the fragment of a pasted text if that is a link to a game.
#[must_use]
pub fn fragment_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let fragment = &text[text.find('#')?..];
    (is_link(fragment) && !text.starts_with(['{', '['])).then_some(fragment)
}

#[cfg(test)]
mod tests {
    use super::{Fragment, LinkError, fragment_in};

    #[test]
    fn faults_of_fragments_are_told_apart() {
        for text in [
            "#p=",
            "#p=1.1.1.A",
            "#p=01234567.0.2.A",
            "#p=01234567.3.2.A",
            "#p=01234567.-1.2.A",
            "#p=01234567.1.2.",
            "#p=01234567.1.2.A=",
            "#p=0123456g.1.2.A",
            "#p=01234567.1.100.A",
            "#p=01234567.1.NaN.A",
            "#p=01234567.+1.2.A",
        ] {
            assert_eq!(Fragment::read(text), Err(LinkError::Part), "{text}");
        }
        assert_eq!(Fragment::read(&format!("#g={}", "A".repeat(2_000_000))), Err(LinkError::Long));
        assert_eq!(Fragment::read("#panic"), Ok(None));
        assert_eq!(Fragment::read(""), Ok(None));
    }

    #[test]
    fn a_pasted_link_is_recognised() {
        assert_eq!(fragment_in(" http://x/#g=1AAAA\n"), Some("#g=1AAAA"));
        assert_eq!(fragment_in("{\"name\": \"#g=1\"}"), None);
        assert_eq!(fragment_in("hello"), None);
    }
}
