//! Games in links: a payload is a version and base64url, a link is a payload or a part of one behind `#`.
//!
//! The format is described in docs/sharing.md. What squeezes and unsqueezes is the browser's.
//!
//! ```
//! use naqala::ui::share::{Fragment, Packing, fragment, payload, unpack};
//! let link = fragment(&payload(Packing::Plain, b"{}"));
//! assert_eq!(link, "#g=0e30");
//! let Some(Fragment::Game(found)) = Fragment::read(&link)? else { panic!("it is a game") };
//! assert_eq!(unpack(&found)?, (Packing::Plain, b"{}".to_vec()));
//! # Ok::<(), naqala::ui::share::LinkError>(())
//! ```

/// A link of at most so many characters fits one code that scans well.
pub const ONE_CODE: usize = 1000;
/// In a sequence each code holds so much of the payload at most: small codes are read faster.
const PART_LENGTH: usize = 480;
/// A sequence has so many codes at most.
const MOST_PARTS: usize = 99;
/// More is not read.
const LONGEST_PAYLOAD: usize = 1_000_000;

const GAME: &str = "#g=";
const PART: &str = "#p=";
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// A later version of the page made it.
    Version(char),
    /// The character at this place of the data, from 1, does not belong there.
    Letter(usize),
    /// Its end is missing.
    CutOff,
    /// The numbers of its part cannot be.
    Part,
    /// It holds more than any game.
    Long,
    /// What it holds cannot be unsqueezed.
    Damaged,
    /// The parts are not of one game.
    Mixed,
    /// This browser can unsqueeze nothing.
    Unable,
}

/// How the text of a game is put in a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// As it is.
    Plain,
    /// Squeezed: raw deflate.
    Deflated,
}

impl Packing {
    const fn version(self) -> char {
        match self {
            Self::Plain => '0',
            Self::Deflated => '1',
        }
    }
}

/// What is behind the `#` of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fragment {
    /// The payload of a whole game.
    Game(String),
    /// A part of a payload.
    Part(Part),
}

/// A part of a payload, as one code of a sequence holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What tells the payload from others.
    pub id: String,
    /// Which part it is, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// What it holds.
    pub data: String,
}

/// Whether an address leads to a game or to a part of one.
#[must_use]
pub fn is_link(fragment: &str) -> bool {
    fragment.starts_with(GAME) || fragment.starts_with(PART)
}

/// The fragment in a pasted text, if that is a link.
#[must_use]
pub fn fragment_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let fragment = &text[text.find('#')?..];
    (is_link(fragment) && !text.starts_with(['{', '['])).then_some(fragment)
}

impl Fragment {
    /// Reads what is behind the `#`, with it; nothing where that is no game.
    ///
    /// # Errors
    /// [`LinkError`]; what a payload holds is looked at later.
    pub fn read(text: &str) -> Result<Option<Self>, LinkError> {
        if text.len() > LONGEST_PAYLOAD {
            return Err(LinkError::Long);
        }
        if let Some(payload) = text.strip_prefix(GAME) {
            return Ok(Some(Self::Game(payload.to_owned())));
        }
        let Some(rest) = text.strip_prefix(PART) else { return Ok(None) };
        part(rest).map(|part| Some(Self::Part(part))).ok_or(LinkError::Part)
    }
}

fn part(text: &str) -> Option<Part> {
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

/// The end of a link that holds a payload.
#[must_use]
pub fn fragment(payload: &str) -> String {
    format!("{GAME}{payload}")
}

/// Puts bytes in a payload.
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

/// Takes the bytes out of a payload, as they were put in.
///
/// # Errors
/// [`LinkError`]: another version, a character that does not belong there, an end that is missing.
pub fn unpack(payload: &str) -> Result<(Packing, Vec<u8>), LinkError> {
    let version = payload.chars().next().ok_or(LinkError::CutOff)?;
    let packing = [Packing::Plain, Packing::Deflated].into_iter().find(|packing| packing.version() == version);
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

/// The ends of the links for a payload: one if the whole link, with what is before `#`, fits one code; else a sequence.
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
        // A payload is ASCII.
        format!("{PART}{id}.{}.{count}.{}", at + 1, String::from_utf8_lossy(data))
    };
    payload.as_bytes().chunks(length).enumerate().map(part).collect()
}

/// Whether a sequence can hold a payload.
#[must_use]
pub const fn fits_codes(payload: &str) -> bool {
    payload.len() <= PART_LENGTH * MOST_PARTS
}

/// Tells a payload from others (FNV-1a).
fn id(payload: &str) -> String {
    let hash = payload.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

/// The parts of a payload that have come so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collected {
    id: String,
    parts: Vec<Option<String>>,
}

impl Collected {
    /// Adds a part; those of another payload are given up.
    #[must_use]
    pub fn add(before: Option<Self>, part: Part) -> Self {
        let is_same = |known: &Self| known.id == part.id && known.parts.len() == part.count;
        let new = || Self { id: part.id.clone(), parts: vec![None; part.count] };
        let mut collected = before.filter(is_same).unwrap_or_else(new);
        collected.parts[part.number - 1] = Some(part.data);
        collected
    }

    /// How many there are in all.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.parts.len()
    }

    /// The numbers of those that have not come yet.
    #[must_use]
    pub fn missing(&self) -> Vec<usize> {
        (1..=self.parts.len()).filter(|&number| self.parts[number - 1].is_none()).collect()
    }

    /// The payload, once every part has come.
    ///
    /// # Errors
    /// [`LinkError::Mixed`] if they do not belong together.
    pub fn whole(&self) -> Result<Option<String>, LinkError> {
        let Some(parts) = self.parts.iter().cloned().collect::<Option<Vec<_>>>() else { return Ok(None) };
        let payload = parts.concat();
        if id(&payload) == self.id { Ok(Some(payload)) } else { Err(LinkError::Mixed) }
    }

    /// Writes them down: the number of the payload, then each part on a line.
    #[must_use]
    pub fn write(&self) -> String {
        let lines: Vec<_> = self.parts.iter().map(|part| part.as_deref().unwrap_or_default()).collect();
        format!("{}\n{}", self.id, lines.join("\n"))
    }

    /// Reads what was written down; nothing if it makes no sense.
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
    use super::{Collected, Fragment, LinkError, Packing, codes, fragment, fragment_in, payload, unpack};

    #[test]
    fn bytes_survive() {
        for length in 0..70_u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37) ^ 0xa5).collect();
            let text = payload(Packing::Deflated, &bytes);
            assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{text}");
            let again = unpack(&text);
            assert_eq!(again, if length == 0 { Err(LinkError::CutOff) } else { Ok((Packing::Deflated, bytes)) });
        }
    }

    #[test]
    fn faults_are_told_apart() {
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
    fn a_sequence_comes_together_in_any_order() {
        let text = payload(Packing::Plain, &[7; 1500]);
        let links = codes("https://example.org/naqala/", &text);
        assert_eq!(links.len(), 5, "{} characters", text.len());
        let mut collected = None;
        for number in [3, 0, 4, 0, 1, 2] {
            let Ok(Some(Fragment::Part(part))) = Fragment::read(&links[number]) else { panic!("{}", links[number]) };
            let all = Collected::add(collected, part);
            assert_eq!(Collected::read(&all.write()).as_ref(), Some(&all));
            assert_eq!(all.whole().expect("they belong together").is_some(), all.missing().is_empty());
            collected = Some(all);
        }
        assert_eq!(collected.map(|all| all.whole()), Some(Ok(Some(text.clone()))));
        let other = codes("", &payload(Packing::Plain, &[8; 1500]));
        let Ok(Some(Fragment::Part(part))) = Fragment::read(&other[0]) else { panic!("{}", other[0]) };
        let all = Collected::add(None, part);
        assert_eq!(all.missing(), [2, 3, 4, 5], "another payload starts anew");
    }

    #[test]
    fn parts_that_lie_are_found() {
        let read = |link: &str| match Fragment::read(link) {
            Ok(Some(Fragment::Part(part))) => part,
            other => panic!("{other:?}"),
        };
        let all = Collected::add(None, read("#p=01234567.1.2.0AAA"));
        assert_eq!(Collected::add(Some(all), read("#p=01234567.2.2.BBBB")).whole(), Err(LinkError::Mixed));
    }

    #[test]
    fn what_is_small_takes_one_code() {
        let text = payload(Packing::Deflated, &[7; 700]);
        assert_eq!(codes("https://example.org/", &text), [fragment(&text)]);
        assert!(codes(&"x".repeat(900), &text).len() > 1, "what is before it counts");
    }

    #[test]
    fn a_pasted_link_is_known() {
        assert_eq!(fragment_in(" http://x/#g=1AAAA\n"), Some("#g=1AAAA"));
        assert_eq!(fragment_in("{\"name\": \"#g=1\"}"), None);
        assert_eq!(fragment_in("hello"), None);
    }
}
