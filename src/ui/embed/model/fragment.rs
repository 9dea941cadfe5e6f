//! Reads the fragment of a board's address (the part behind `#`) as the JSON that a message would contain.

use super::LONGEST;
use crate::game::Fault;
use serde_json::{Map, Value};

/// The most pairs of a fragment.
const MOST_PAIRS: usize = 64;

/// Splits a fragment into its pairs; lists, numbers and JSON become JSON values.
pub(super) fn parse(fragment: &str) -> Result<Map<String, Value>, Vec<Fault>> {
    let text = fragment.strip_prefix('#').unwrap_or(fragment);
    let fault = |at: &str, what: &str| vec![Fault::syntax(at, what)];
    if text.len() > LONGEST {
        return Err(fault("the address", "it is too long"));
    }
    let mut map = Map::new();
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let shown: String = key.chars().take(40).collect();
        let (Some(key), Some(value)) = (decode(key), decode(value)) else {
            return Err(fault(&shown, "a % that no two digits follow, or bytes that are no text"));
        };
        let value = match key.as_str() {
            "players" => list(&value, |letter| letter == ','),
            "controls" | "expansions" => list(&value, |letter| letter == ',' || letter.is_whitespace()),
            "position" | "record" | "lesson" | "colours" => match serde_json::from_str(&value) {
                Ok(value) => value,
                Err(error) => return Err(fault(&shown, &format!("expected JSON: {error}"))),
            },
            "v" | "step" | "at" => value.parse().map_or(Value::String(value), |number: u32| number.into()),
            _ => Value::String(value),
        };
        if map.len() == MOST_PAIRS {
            return Err(fault("the address", "it says too much"));
        }
        if map.insert(key, value).is_some() {
            return Err(fault(&shown, "it stands there twice"));
        }
    }
    Ok(map)
}

fn list(text: &str, is_between: fn(char) -> bool) -> Value {
    text.split(is_between).map(str::trim).filter(|word| !word.is_empty()).map(Value::from).collect()
}

/// Decodes the text of an address: `%` and two digits are a byte, `+` is a space.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => digit(rest.next()?)? << 4 | digit(rest.next()?)?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}
