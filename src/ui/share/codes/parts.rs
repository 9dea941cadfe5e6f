//! Sequences of QR codes: a payload that is too long for one code is split into parts.

use super::error::LinkError;
use super::payload::{LETTERS, checksum, fragment};

/// What the fragment of a part begins with.
pub(super) const PART: &str = "#p=";

/// The most characters of a link in one code; longer codes scan badly.
pub const ONE_CODE: usize = 1000;
/// The most characters of a payload in each code of a sequence; smaller codes scan faster.
const PART_LENGTH: usize = 480;
/// The most codes of a sequence.
const MOST_PARTS: usize = 99;

/// A part of a payload, as one code of a sequence holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the payload.
    pub id: String,
    /// The number of the part, from 1.
    pub number: usize,
    /// The number of parts of the payload.
    pub count: usize,
    /// Its characters of the payload.
    pub data: String,
}

/// Reads a part: its id, number, count and data, separated by dots.
pub(super) fn read(text: &str) -> Option<Part> {
    let mut words = text.splitn(4, '.');
    let number = |digits: Option<&str>| {
        let digits = digits.filter(|digits| digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit()))?;
        digits.parse::<usize>().ok().filter(|&number| number > 0)
    };
    let id = words.next().filter(|id| id.len() == 8 && id.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let (at, count) = (number(words.next())?, number(words.next())?);
    let data = words.next().filter(|data| !data.is_empty() && data.bytes().all(|byte| LETTERS.contains(&byte)))?;
    (at <= count && count <= MOST_PARTS).then(|| Part { id: id.into(), number: at, count, data: data.into() })
}

/// Returns the fragments for a payload: one if the link, which begins with `base`, fits one code; else a sequence.
#[must_use]
pub fn codes(base: &str, payload: &str) -> Vec<String> {
    let whole = fragment(payload);
    if base.len() + whole.len() <= ONE_CODE {
        return vec![whole];
    }
    let count = payload.len().div_ceil(PART_LENGTH);
    let length = payload.len().div_ceil(count);
    let id = id(payload);
    let part = |(at, data): (usize, &[u8])| {
        // A payload is ASCII, so nothing is lost.
        format!("{PART}{id}.{}.{count}.{}", at + 1, String::from_utf8_lossy(data))
    };
    payload.as_bytes().chunks(length).enumerate().map(part).collect()
}

/// Returns whether a sequence can hold a payload.
#[must_use]
pub const fn fits_codes(payload: &str) -> bool {
    payload.len() <= PART_LENGTH * MOST_PARTS
}

/// Returns the id of a payload: its FNV-1a hash.
fn id(payload: &str) -> String {
    format!("{:08x}", checksum(payload.as_bytes()))
}

/// The parts of a payload that were scanned so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScannedParts {
    id: String,
    parts: Vec<Option<String>>,
}

impl ScannedParts {
    /// Adds a part; drops the parts of another payload.
    #[must_use]
    pub fn add(before: Option<Self>, part: Part) -> Self {
        let is_same = |known: &Self| known.id == part.id && known.parts.len() == part.count;
        let new = || Self { id: part.id.clone(), parts: vec![None; part.count] };
        let mut collected = before.filter(is_same).unwrap_or_else(new);
        collected.parts[part.number - 1] = Some(part.data);
        collected
    }

    /// Returns the number of parts of the payload.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.parts.len()
    }

    /// Returns the numbers of the missing parts.
    #[must_use]
    pub fn missing(&self) -> Vec<usize> {
        (1..=self.parts.len()).filter(|&number| self.parts[number - 1].is_none()).collect()
    }

    /// Returns the payload if no part is missing.
    ///
    /// # Errors
    /// [`LinkError::Mixed`] if the parts do not belong together.
    pub fn whole(&self) -> Result<Option<String>, LinkError> {
        let Some(parts) = self.parts.iter().cloned().collect::<Option<Vec<_>>>() else { return Ok(None) };
        let payload = parts.concat();
        if id(&payload) == self.id { Ok(Some(payload)) } else { Err(LinkError::Mixed) }
    }

    /// Writes the id of the payload, then each part on a line of its own.
    #[must_use]
    pub fn write(&self) -> String {
        let lines: Vec<_> = self.parts.iter().map(|part| part.as_deref().unwrap_or_default()).collect();
        format!("{}\n{}", self.id, lines.join("\n"))
    }

    /// Reads what [`ScannedParts::write`] wrote; returns `None` for anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let id = lines.next()?.to_owned();
        let parts: Vec<_> = lines.map(|line| (!line.is_empty()).then(|| line.to_owned())).collect();
        (1..=MOST_PARTS).contains(&parts.len()).then_some(Self { id, parts })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Fragment, Packing, payload};
    use super::{LinkError, Part, ScannedParts, codes, fragment};

    fn part(link: &str) -> Part {
        match Fragment::read(link) {
            Ok(Some(Fragment::Part(part))) => part,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_sequence_is_collected_in_any_order() {
        let text = payload(Packing::Plain, &[7; 1500]);
        let links = codes("https://example.org/naqala/", &text);
        assert_eq!(links.len(), 5, "{} characters", text.len());
        let mut collected = None;
        for number in [3, 0, 4, 0, 1, 2] {
            let all = ScannedParts::add(collected, part(&links[number]));
            assert_eq!(ScannedParts::read(&all.write()).as_ref(), Some(&all));
            assert_eq!(all.whole().expect("they belong together").is_some(), all.missing().is_empty());
            collected = Some(all);
        }
        assert_eq!(collected.map(|all| all.whole()), Some(Ok(Some(text.clone()))));
        let other = codes("", &payload(Packing::Plain, &[8; 1500]));
        let all = ScannedParts::add(None, part(&other[0]));
        assert_eq!(all.missing(), [2, 3, 4, 5], "another payload starts anew");
    }

    #[test]
    fn parts_with_a_wrong_id_are_found() {
        let all = ScannedParts::add(None, part("#p=01234567.1.2.0AAA"));
        assert_eq!(ScannedParts::add(Some(all), part("#p=01234567.2.2.BBBB")).whole(), Err(LinkError::Mixed));
    }

    #[test]
    fn a_short_payload_takes_one_code() {
        let text = payload(Packing::Deflated, &[7; 700]);
        assert_eq!(codes("https://example.org/", &text), [fragment(&text)]);
        assert!(codes(&"x".repeat(900), &text).len() > 1, "the base counts");
    }
}
