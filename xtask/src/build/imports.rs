//! Shortens the names of imports: a name with a hash is a word that no compression removes, in the program and in its script.

use std::collections::BTreeMap;

use anyhow::Result;
use wasmparser::{Parser, Payload};

/// How many hexadecimal digits, a hash or a count, wasm-bindgen adds to a name.
const DIGITS: usize = 16;
/// How long the head of a wasm is, before its sections.
pub const HEADER: usize = 8;
/// The id of the section of imports.
const IMPORTS: u8 = 2;

/// Gives each import that ends with a hash or a count a short name, in the wasm and in the script.
pub fn shortened(script: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut end_before = HEADER;
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((_, range)) = payload.as_section() else { continue };
        let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
        let Payload::ImportSection(imports) = payload else {
            end_before = range.end;
            continue;
        };
        let (mut script, mut section, mut copied) = (script.to_owned(), Vec::new(), range.start);
        let mut short = BTreeMap::<&str, String>::new();
        for import in imports.into_imports() {
            let name = import?.name;
            if !is_counted(name) {
                continue;
            }
            let count = short.len();
            let plain = short.entry(name).or_insert_with(|| format!("_{count:x}"));
            script = script.replace(name, plain);
            // The name is a part of the bytes that were parsed; its length stands before it.
            let at = name.as_ptr().addr() - wasm.as_ptr().addr();
            section.extend(&wasm[copied..at - 1]);
            section.extend(length(plain.len()));
            section.extend(plain.as_bytes());
            copied = at + name.len();
        }
        section.extend(&wasm[copied..range.end]);
        let whole = [&wasm[..end_before], &[IMPORTS], &length(section.len()), &section, &wasm[range.end..]].concat();
        return Ok((script, whole));
    }
    Ok((script.to_owned(), wasm.to_vec()))
}

/// Returns whether a name ends with a hash or a count, so that it is no part of another name, and has a length of one byte.
fn is_counted(name: &str) -> bool {
    let end = name.rsplit_once('_').map_or("", |(_, end)| end);
    end.len() == DIGITS && end.bytes().all(|digit| digit.is_ascii_hexdigit()) && name.len() < 0x80
}

/// Writes a length as wasm does: seven bits a byte, the lowest first.
pub fn length(mut length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while length >= 0x80 {
        bytes.push(length.to_le_bytes()[0] | 0x80);
        length >>= 7;
    }
    bytes.push(length.to_le_bytes()[0]);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a wasm that imports functions from a script, and exports one.
    fn wasm(names: &[&str]) -> Vec<u8> {
        let mut section = length(names.len());
        for name in names {
            section.extend([1, b'm']);
            section.extend(length(name.len()));
            section.extend(name.as_bytes());
            section.extend([0, 0]);
        }
        let types = [1, 4, 1, 0x60, 0, 0];
        let exports = [7, 5, 1, 1, b'e', 0, 0];
        [b"\0asm\x01\0\0\0".as_slice(), &types, &[2], &length(section.len()), &section, &exports].concat()
    }

    #[test]
    fn long_names_become_short_in_both_files() -> Result<()> {
        let names = ["get_4f1baf9a00be3c74", "get_0123456789abcdef", "memory", "cast_0000000000000001"];
        let script = names.map(|name| format!("{name}: () => 0")).join(", ");
        let (script, renamed) = shortened(&script, &wasm(&names))?;
        let short = ["_0", "_1", "memory", "_2"];
        assert_eq!(script, short.map(|name| format!("{name}: () => 0")).join(", "));
        assert_eq!(renamed, wasm(&short));
        Ok(())
    }

    #[test]
    fn a_name_that_is_imported_twice_has_one_short_name() -> Result<()> {
        let name = "set_4f1baf9a00be3c74";
        let (script, renamed) = shortened(name, &wasm(&[name, name]))?;
        assert_eq!((script.as_str(), renamed), ("_0", wasm(&["_0", "_0"])));
        Ok(())
    }

    #[test]
    fn long_sections_have_lengths_of_several_bytes() {
        assert_eq!((length(0x7f), length(0x80), length(300)), (vec![0x7f], vec![0x80, 1], vec![0xac, 2]));
    }
}
