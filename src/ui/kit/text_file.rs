//! Texts in files. A file whose letters cannot be read for sure is refused with its place, never read with loss.

/// Reads the bytes of a file: UTF-8, or UTF-16 if a byte order mark says so. The text has no such mark.
///
/// # Errors
/// The line, from 1, of the first letter of another encoding.
///
/// ```
/// use naqala::ui::kit::text_file::decode;
/// assert_eq!(decode("\u{feff}Zoé".as_bytes()), Ok("Zoé".to_owned()));
/// assert_eq!(decode(&[0xff, 0xfe, b'Z', 0, 0xe9, 0]), Ok("Zé".to_owned()));
/// assert_eq!(decode(b"Anna\nZo\xe9"), Err(2));
/// ```
pub fn decode(bytes: &[u8]) -> Result<String, usize> {
    let of_pair: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => {
            let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
            let line = |read: usize| bytes[..read].split(|&byte| byte == b'\n').count();
            return str::from_utf8(bytes).map(str::to_owned).map_err(|error| line(error.valid_up_to()));
        }
    };
    let (pairs, rest) = bytes[2..].as_chunks::<2>();
    let mut text = String::new();
    // An odd byte at the end is half a letter.
    let halves = pairs.iter().map(|&pair| of_pair(pair)).chain(rest.first().map(|_| 0xd800));
    for letter in char::decode_utf16(halves) {
        text.push(letter.map_err(|_| 1 + text.matches('\n').count())?);
    }
    Ok(text)
}

/// Returns the words of a text that have letters beyond ASCII, each once: those that another encoding changes.
///
/// ```
/// use naqala::ui::kit::text_file::foreign_words;
/// assert_eq!(foreign_words("1,Zoé,12\nAnna Noël;Zoé"), ["Zoé", "Noël"]);
/// ```
#[must_use]
pub fn foreign_words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for word in text.split(|letter: char| letter.is_ascii() && !letter.is_ascii_alphabetic()) {
        if !word.is_ascii() && !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

#[cfg(feature = "web")]
mod browser {
    use crate::ui::kit::browser::{call, construct};
    use js_sys::{Array, Uint8Array};
    use wasm_bindgen::JsValue;
    use wasm_bindgen_futures::JsFuture;

    /// The encodings in which spreadsheets save without asking, by the system's language and maker.
    const OLDER: [&str; 4] = ["windows-1252", "windows-1250", "windows-1251", "macintosh"];

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// What the browser throws, if the file is gone or may not be read.
    pub async fn bytes(file: &web_sys::File) -> Result<Vec<u8>, JsValue> {
        Ok(Uint8Array::new(&JsFuture::from(file.array_buffer()).await?).to_vec())
    }

    /// Reads bytes in each of the older encodings, and leaves out what reads the same as another one.
    pub fn decode_older(bytes: &[u8]) -> Vec<String> {
        let decode = |name: &str| {
            let decoder = construct("TextDecoder", &name.into())?;
            call(&decoder, "decode", &Array::of1(&Uint8Array::from(bytes)))
        };
        let mut texts: Vec<String> = Vec::new();
        for text in OLDER.into_iter().filter_map(|name| decode(name).ok()?.as_string()) {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    }
}

#[cfg(feature = "web")]
pub use browser::{bytes, decode_older};
