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
/// What the fragment of an invitation to a live table begins with (`live`).
pub(in crate::ui) const ROOM: &str = "#l=";
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

/// Returns whether the fragment of an address holds a game, a part of one, a message, or an invitation.
#[must_use]
pub fn is_link(fragment: &str) -> bool {
    [GAME, PART, MESSAGE, ROOM].iter().any(|start| fragment.starts_with(start))
}

/// Returns the fragment of a pasted text if that is a link to a game. Mail scanners encode links, some of them twice, and put
/// them between other words.
#[must_use]
pub fn fragment_in(text: &str) -> Option<String> {
    let mut text = text.trim().to_owned();
    if text.starts_with(['{', '[']) {
        return None;
    }
    for times in 0..=MOST_ENCODINGS {
        let mut fragments = text.match_indices('#').map(|(at, _)| &text[at..]);
        if let Some(fragment) = fragments.find(|fragment| is_link(fragment)) {
            let is_of_link = |letter: &char| letter.is_ascii_alphanumeric() || "#=-_.".contains(*letter);
            // The caller tells the faults of a plain link apart.
            return Some(if times == 0 {
                fragment.split_whitespace().next().unwrap_or_default().to_owned()
            } else {
                fragment.chars().take_while(is_of_link).collect()
            });
        }
        text = decoded(&text)?;
    }
    None
}

/// How often a link may be encoded.
const MOST_ENCODINGS: usize = 3;

/// Decodes `%23` and its like; `None` if there is nothing to decode.
fn decoded(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    let mut has_changed = false;
    for part in parts {
        let code = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        has_changed |= code.is_some();
        match code {
            Some(code) => bytes.extend([&[code], &part.as_bytes()[2..]].concat()),
            None => bytes.extend([b"%", part.as_bytes()].concat()),
        }
    }
    has_changed.then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns a link as it came, then as it was if a messenger has taken a last `-` or `_` for punctuation and left it out.
#[must_use = "it only makes texts"]
pub fn with_lost_ends(link: &str) -> impl Iterator<Item = String> {
    ["", "-", "_"].into_iter().map(move |end| format!("{link}{end}"))
}

#[cfg(test)]
mod tests {
    use super::{Fragment, LinkError, fragment_in, with_lost_ends};

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
        let of = |text| fragment_in(text);
        assert_eq!(of(" http://x/#g=1AAAA\n").as_deref(), Some("#g=1AAAA"));
        assert_eq!(of("http://x/#g=1A%A").as_deref(), Some("#g=1A%A"), "its fault is told later");
        assert_eq!(fragment_in("{\"name\": \"#g=1\"}"), None);
        assert_eq!(fragment_in("hello"), None);
        assert_eq!(fragment_in("100%"), None);
    }

    #[test]
    fn a_lost_end_is_tried_last() {
        assert_eq!(with_lost_ends("#g=2AB").collect::<Vec<_>>(), ["#g=2AB", "#g=2AB-", "#g=2AB_"]);
    }

    #[test]
    fn a_rewritten_link_is_recognised() {
        let scanned =
            "https://eur02.safelinks.example/?url=https%3A%2F%2Fx%2F%23m%3D0AA.2-_B&data=05%7C01%7C&reserved=0";
        assert_eq!(fragment_in(scanned).as_deref(), Some("#m=0AA.2-_B"));
        let twice = scanned.replace('%', "%25");
        assert_eq!(fragment_in(&twice).as_deref(), Some("#m=0AA.2-_B"));
        for link in ["http://x/%23g=2AB", "http://x/%23g%3D2AB", "#g%3D2AB", "See http://x/%23g=2AB, your turn"] {
            assert_eq!(fragment_in(link).as_deref(), Some("#g=2AB"), "{link}");
        }
    }
}
