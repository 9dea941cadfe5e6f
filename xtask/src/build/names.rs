//! Shortens the names by which the program and its script know each other: each ends in a hash, which nothing packs, and stands in both.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use wasmparser::{ExportSectionReader, ExternalKind, ImportSectionReader, Parser, Payload, TypeRef};

/// What the bindings call the script that they have made.
const SCRIPT: &str = "./naqala_bg.js";
const SHORT_SCRIPT: &str = "a";
/// How the script begins and ends what it offers to the program, and begins each part of that.
const OFFERS: (&str, &str) = ("const import0 = {\n        __proto__: null,", "\n    };\n");
const OFFER: &str = "\n        __w";

/// Gives both with short names; what the program does not import any more is dropped from the script. `known` are the exports that
/// others ask for by name.
pub fn shorten(wasm: &[u8], script: &str, known: &str) -> Result<(Vec<u8>, String)> {
    ensure!(wasm.starts_with(b"\0asm\x01\0\0\0"), "the program is no wasm");
    let mut out = wasm[..8].to_vec();
    let mut short = Short { imports: BTreeMap::new(), exports: BTreeMap::new() };
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((id, range)) = payload.as_section() else { continue };
        let body = match payload {
            Payload::ImportSection(imports) => short.imports(imports)?,
            Payload::ExportSection(exports) => short.exports(exports, script, known)?,
            _ => wasm[usize::try_from(range.start)?..usize::try_from(range.end)?].to_vec(),
        };
        out.push(id);
        number(&mut out, body.len() as u64);
        out.extend(body);
    }
    Ok((out, short.script(script)?))
}

/// The new names by the old ones.
struct Short {
    imports: BTreeMap<String, String>,
    exports: BTreeMap<String, String>,
}

impl Short {
    fn imports(&mut self, imports: ImportSectionReader) -> Result<Vec<u8>> {
        let (mut body, mut count) = (Vec::new(), 0);
        for import in imports.into_imports() {
            let import = import?;
            let TypeRef::Func(kind) = import.ty else { bail!("the program imports {}, no function", import.name) };
            if import.module == SCRIPT {
                let short = nth(self.imports.len());
                text(&mut body, SHORT_SCRIPT);
                text(&mut body, &short);
                self.imports.insert(import.name.to_owned(), short);
            } else {
                text(&mut body, import.module);
                text(&mut body, import.name);
            }
            body.push(0);
            number(&mut body, kind.into());
            count += 1;
        }
        Ok(counted(count, &body))
    }

    fn exports(&mut self, exports: ExportSectionReader, script: &str, known: &str) -> Result<Vec<u8>> {
        let (mut body, count) = (Vec::new(), exports.count());
        for export in exports {
            let export = export?;
            let is_asked = script.contains(&format!("wasm.{}", export.name)) && !known.contains(export.name);
            if is_asked {
                // Shorter ones could be those of others.
                let short = format!("${}", nth(self.exports.len()));
                text(&mut body, &short);
                self.exports.insert(export.name.to_owned(), short);
            } else {
                text(&mut body, export.name);
            }
            body.push(match export.kind {
                ExternalKind::Func => 0,
                ExternalKind::Table => 1,
                ExternalKind::Memory => 2,
                ExternalKind::Global => 3,
                _ => bail!("the program exports {}, which is of no kind that is known here", export.name),
            });
            number(&mut body, export.index.into());
        }
        Ok(counted(count.into(), &body))
    }

    fn script(&self, script: &str) -> Result<String> {
        let offered = format!("\"{SCRIPT}\": import0");
        ensure!(script.contains(&offered), "the script does not offer {SCRIPT}");
        let script = script.replacen(&offered, &format!("{SHORT_SCRIPT}: import0"), 1);
        let (before, rest) = script.split_once(OFFERS.0).context("the script offers nothing")?;
        let (offers, after) = rest.split_once(OFFERS.1).context("what the script offers has no end")?;
        let mut out = format!("{before}{}", OFFERS.0);
        let mut found = 0;
        for offer in offers.split(OFFER).skip(1) {
            let (name, body) = offer.split_once(": ").context("the script offers something without a name")?;
            if let Some(short) = self.imports.get(&format!("__w{name}")) {
                out.extend(["\n        ", short, ": ", body]);
                found += 1;
            }
        }
        ensure!(found == self.imports.len(), "the script offers {found} of {} imports", self.imports.len());
        out = out + OFFERS.1 + after;
        // The longest first: one could be the beginning of another.
        let mut exports: Vec<_> = self.exports.iter().collect();
        exports.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Ok(exports
            .into_iter()
            .fold(out, |script, (name, short)| script.replace(&format!("wasm.{name}"), &format!("wasm.{short}"))))
    }
}

/// The name of that number: a, b, … z, aa, ba …
fn nth(mut number: usize) -> String {
    let mut name = String::new();
    loop {
        name.extend(('a'..='z').nth(number % 26));
        number /= 26;
        if number == 0 {
            return name;
        }
        number -= 1;
    }
}

fn counted(count: u64, body: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    number(&mut all, count);
    all.extend(body);
    all
}

fn text(out: &mut Vec<u8>, text: &str) {
    number(out, text.len() as u64);
    out.extend(text.as_bytes());
}

/// A number as wasm writes it: seven bits a byte, the lowest first.
fn number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    out.push(number.to_le_bytes()[0]);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_beep_0123456789abcdef: function(arg0) {
            wasm.__wbindgen_free(arg0);
        },
        __wbg_gone_0123456789abcdef: function() {
            return { a: 1 };
        },
        __wbindgen_generic_1: function() {
            wasm.memory.grow(1);
        },
    };
    return { \"./naqala_bg.js\": import0, \"./__wasm_split.js\": import1 };
}";

    fn wasm() -> Vec<u8> {
        let mut imports = vec![3];
        for (module, name) in
            [(SCRIPT, "__wbg_beep_0123456789abcdef"), ("./__wasm_split.js", "load"), (SCRIPT, "__wbindgen_generic_1")]
        {
            text(&mut imports, module);
            text(&mut imports, name);
            imports.extend([0, 0]);
        }
        let mut exports = vec![3];
        for (name, kind, index) in [("memory", 2, 0), ("__wbindgen_free", 0, 1), ("main", 0, 2)] {
            text(&mut exports, name);
            exports.extend([kind, index]);
        }
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        for (id, body) in [(1, vec![1, 0x60, 0, 0]), (2, imports), (5, vec![1, 0, 1]), (7, exports)] {
            wasm.push(id);
            number(&mut wasm, body.len() as u64);
            wasm.extend(body);
        }
        wasm
    }

    fn names(wasm: &[u8]) -> Result<(Vec<String>, Vec<String>)> {
        let (mut imports, mut exports) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(found) => {
                    for import in found.into_imports() {
                        let import = import?;
                        imports.push(format!("{} {}", import.module, import.name));
                    }
                }
                Payload::ExportSection(found) => {
                    for export in found {
                        exports.push(export?.name.to_owned());
                    }
                }
                _ => {}
            }
        }
        Ok((imports, exports))
    }

    #[test]
    fn renames_on_both_sides() -> Result<()> {
        let (wasm, script) = shorten(&wasm(), SAID, "const { memory } = initSync()")?;
        let (imports, exports) = names(&wasm)?;
        assert_eq!(imports, ["a a", "./__wasm_split.js load", "a b"]);
        assert_eq!(exports, ["memory", "$a", "main"]);
        assert!(script.contains("\n        a: function(arg0) {\n            wasm.$a(arg0);"), "{script}");
        assert!(script.contains("\n        },\n        b: function() {\n            wasm.memory.grow(1);"), "{script}");
        assert!(
            !script.contains("__wbg_gone") && script.contains("return { a: import0, \"./__wasm_split.js\": import1")
        );
        Ok(())
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        assert!(shorten(&wasm(), &SAID.replace("__wbg_beep", "__wbg_boop"), "").is_err());
        assert!(shorten(&wasm(), &SAID.replace("naqala_bg", "other"), "").is_err());
        assert!(shorten(b"", SAID, "").is_err());
    }

    #[test]
    fn numbers_names_without_repeating_one() {
        let all: std::collections::BTreeSet<String> = (0..2000).map(nth).collect();
        assert_eq!(all.len(), 2000);
        assert_eq!([nth(25), nth(26), nth(27)], ["z", "aa", "ba"]);
    }

    #[test]
    fn writes_numbers_as_wasm_does() {
        let mut out = Vec::new();
        number(&mut out, 624_485);
        assert_eq!(out, [0xe5, 0x8e, 0x26]);
    }
}
