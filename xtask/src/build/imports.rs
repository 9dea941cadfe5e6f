//! Takes the hashes out of the names of imports: eight bytes each that no compression can remove, in the program and in its
//! script.

use std::collections::BTreeMap;

use anyhow::Result;
use wasmparser::{Parser, Payload};

/// How many hexadecimal digits wasm-bindgen adds to a name.
const DIGITS: usize = 16;

/// Replaces the hash at the end of each import by a count, which tells names apart that differ by their hashes alone. Counts
/// have as many digits as hashes, so nothing moves in the wasm.
pub fn without_hashes(script: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let (mut script, mut renamed) = (script.to_owned(), wasm.to_vec());
    let (mut counts, mut plain) = (BTreeMap::<&str, usize>::new(), BTreeMap::<&str, String>::new());
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::ImportSection(imports) = payload? else { continue };
        for import in imports.into_imports() {
            let name = import?.name;
            let Some((stem, _)) = name.rsplit_once('_').filter(|(_, end)| is_hash(end)) else { continue };
            let plain = plain.entry(name).or_insert_with(|| {
                let count = counts.entry(stem).or_default();
                *count += 1;
                format!("{stem}_{:0DIGITS$}", *count - 1)
            });
            // The name is a part of the bytes that were parsed.
            let at = name.as_ptr().addr() - wasm.as_ptr().addr();
            renamed[at..at + name.len()].copy_from_slice(plain.as_bytes());
            script = script.replace(name, plain);
        }
    }
    Ok((script, renamed))
}

/// Some names end with a count already, which stays: another name must not become the same.
fn is_hash(end: &str) -> bool {
    end.len() == DIGITS && end.bytes().all(|digit| digit.is_ascii_hexdigit()) && !end.starts_with("00000000")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a wasm that imports functions from a script.
    fn wasm(names: &[&str]) -> Vec<u8> {
        let short = |length: usize| u8::try_from(length).unwrap_or(u8::MAX);
        let mut section = vec![short(names.len())];
        for name in names {
            section.extend([1, b'm', short(name.len())]);
            section.extend(name.as_bytes());
            section.extend([0, 0]);
        }
        let types = [1, 4, 1, 0x60, 0, 0];
        [b"\0asm\x01\0\0\0".as_slice(), &types, &[2, short(section.len())], &section].concat()
    }

    #[test]
    fn hashes_become_counts_in_both_files() -> Result<()> {
        let names = ["get_4f1baf9a00be3c74", "get_0123456789abcdef", "cast_0000000000000002", "cast_0000000000000001"];
        let script = names.map(|name| format!("{name}: () => 0")).join(", ");
        let (script, renamed) = without_hashes(&script, &wasm(&names))?;
        let plain = ["get_0000000000000000", "get_0000000000000001", "cast_0000000000000002", "cast_0000000000000001"];
        assert_eq!(script, plain.map(|name| format!("{name}: () => 0")).join(", "));
        assert_eq!(renamed, wasm(&plain));
        Ok(())
    }
}
