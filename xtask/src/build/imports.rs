//! Shortens the names of imports and exports: a name with a hash is a word that no compression removes, in the program and
//! in its script.

use std::collections::BTreeMap;

use anyhow::Result;
use wasmparser::{Parser, Payload};

/// How many hexadecimal digits, a hash or a count, wasm-bindgen or Rust adds to a name.
const DIGITS: usize = 16;
/// How long the head of a wasm is, before its sections.
pub const HEADER: usize = 8;

/// Gives each import and export that ends with a hash or a count a short name, in the wasm and in the script.
pub fn shortened(script: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let (mut script, mut whole) = (script.to_owned(), wasm[..HEADER].to_vec());
    let mut short = BTreeMap::<&str, String>::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((id, range)) = payload.as_section() else { continue };
        let (mut section, mut copied) = (Vec::new(), usize::try_from(range.start)?);
        for name in names(payload)?.into_iter().filter(|name| is_counted(name)) {
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
        section.extend(&wasm[copied..usize::try_from(range.end)?]);
        whole.push(id);
        whole.extend(length(section.len()));
        whole.extend(section);
    }
    Ok((script, whole))
}

/// Returns the names of a section of imports or exports.
fn names(section: Payload<'_>) -> Result<Vec<&str>> {
    Ok(match section {
        Payload::ImportSection(imports) => {
            imports.into_imports().map(|import| Ok(import?.name)).collect::<Result<_>>()?
        }
        Payload::ExportSection(exports) => exports.into_iter().map(|export| Ok(export?.name)).collect::<Result<_>>()?,
        _ => Vec::new(),
    })
}

/// Returns whether a name ends with a hash or a count, as wasm-bindgen or Rust writes it, so that it is no part of another
/// name, and has a length of one byte.
fn is_counted(name: &str) -> bool {
    let counted = name.strip_suffix('E').unwrap_or(name);
    let parts = counted.len().checked_sub(DIGITS).and_then(|at| counted.split_at_checked(at));
    name.len() < 0x80
        && parts.is_some_and(|(head, end)| {
            (head.ends_with('_') || head.ends_with("17h")) && end.bytes().all(|digit| digit.is_ascii_hexdigit())
        })
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
    fn wasm(names: &[&str], export: &str) -> Vec<u8> {
        let mut section = length(names.len());
        for name in names {
            section.extend([1, b'm']);
            section.extend(length(name.len()));
            section.extend(name.as_bytes());
            section.extend([0, 0]);
        }
        let types = [1, 4, 1, 0x60, 0, 0];
        let exports = [&[1], length(export.len()).as_slice(), export.as_bytes(), &[0, 0]].concat();
        let exports = [&[7], length(exports.len()).as_slice(), &exports].concat();
        [b"\0asm\x01\0\0\0".as_slice(), &types, &[2], &length(section.len()), &section, &exports].concat()
    }

    #[test]
    fn long_names_become_short_in_both_files() -> Result<()> {
        let names = ["get_4f1baf9a00be3c74", "get_0123456789abcdef", "memory", "cast_0000000000000001"];
        let script = names.map(|name| format!("{name}: () => 0")).join(", ");
        let closure = "_ZN8closures1_6invoke17h0123456789abcdefE";
        let (script, renamed) = shortened(&format!("{script} wasm.{closure}()"), &wasm(&names, closure))?;
        let short = ["_0", "_1", "memory", "_2"];
        assert_eq!(script, short.map(|name| format!("{name}: () => 0")).join(", ") + " wasm._3()");
        assert_eq!(renamed, wasm(&short, "_3"));
        Ok(())
    }

    #[test]
    fn a_name_that_is_imported_twice_has_one_short_name() -> Result<()> {
        let name = "set_4f1baf9a00be3c74";
        let (script, renamed) = shortened(name, &wasm(&[name, name], "e"))?;
        assert_eq!((script.as_str(), renamed), ("_0", wasm(&["_0", "_0"], "e")));
        Ok(())
    }

    #[test]
    fn long_sections_have_lengths_of_several_bytes() {
        assert_eq!((length(0x7f), length(0x80), length(300)), (vec![0x7f], vec![0x80, 1], vec![0xac, 2]));
    }
}
