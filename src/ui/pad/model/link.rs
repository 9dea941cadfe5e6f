//! Sheets in links: the text of a sheet with a check, as a payload of `ui::share::codes`. docs/sharing.md describes it.

use super::{Pad, PadError};
use crate::ui::share::codes::{LinkError, Packing, checksum, payload, unpack};

/// What the fragment of a sheet begins with.
pub const LINK: &str = "#score=";
/// The most characters of a fragment. A sheet of five with long remarks has a few thousand.
const LONGEST_LINK: usize = 40_000;
/// The most bytes of a sheet that was decompressed.
pub const LONGEST_SHEET: usize = 40_000;

/// Why a link holds no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetLinkError {
    /// It cannot be read.
    Link(LinkError),
    /// It was read, and holds something else.
    Sheet(PadError),
}

impl From<LinkError> for SheetLinkError {
    fn from(error: LinkError) -> Self {
        Self::Link(error)
    }
}

impl Pad {
    /// Returns the bytes of the sheet in a link: its text, and four bytes that check it.
    #[must_use]
    pub fn link_bytes(&self) -> Vec<u8> {
        let mut bytes = self.write().into_bytes();
        let check = checksum(&bytes);
        bytes.extend_from_slice(&check.to_be_bytes());
        bytes
    }

    /// Reads the bytes of a link.
    ///
    /// # Errors
    /// [`SheetLinkError`]: the check does not fit, or it is no sheet.
    pub fn of_link_bytes(bytes: &[u8]) -> Result<Self, SheetLinkError> {
        let (text, check) = bytes.split_last_chunk::<4>().ok_or(LinkError::CutOff)?;
        if checksum(text) != u32::from_be_bytes(*check) {
            return Err(LinkError::Damaged.into());
        }
        let text = std::str::from_utf8(text).map_err(|_| LinkError::Damaged)?;
        Self::read(text).map_err(SheetLinkError::Sheet)
    }
}

/// Returns the fragment for the bytes of a sheet, which may be compressed with raw deflate.
#[must_use]
pub fn fragment(bytes: &[u8], is_deflated: bool) -> String {
    LINK.to_owned() + &payload(if is_deflated { Packing::Deflated } else { Packing::Plain }, bytes)
}

/// Reads the bytes of a fragment, and whether they are compressed.
///
/// # Errors
/// [`LinkError`].
pub fn read(fragment: &str) -> Result<(Vec<u8>, bool), LinkError> {
    if fragment.len() > LONGEST_LINK {
        return Err(LinkError::Long);
    }
    match unpack(fragment.strip_prefix(LINK).ok_or(LinkError::CutOff)?)? {
        (Packing::Plain, bytes) => Ok((bytes, false)),
        (Packing::Deflated, bytes) => Ok((bytes, true)),
        // No sheet is a short code.
        (Packing::Short, _) => Err(LinkError::Version('2')),
        (Packing::ShortDeflated, _) => Err(LinkError::Version('3')),
    }
}
