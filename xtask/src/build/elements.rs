//! Leaves out what the program's table need not state: wasm-bindgen and the splitter fill the places of functions that come
//! with later chunks with nothing, as a table is anyway.

use anyhow::Result;
use wasmparser::{Element, ElementItems, ElementKind, Operator, Parser, Payload};

use super::imports::{HEADER, length};

/// The id of the section of elements.
const ELEMENTS: u8 = 9;

/// Returns the wasm without the elements that put nothing into the table.
pub fn without_empty(wasm: &[u8]) -> Result<Vec<u8>> {
    let (mut whole, mut end_before) = (Vec::with_capacity(wasm.len()), HEADER);
    whole.extend(wasm.iter().take(HEADER));
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((_, range)) = payload.as_section() else { continue };
        let end = usize::try_from(range.end)?;
        if let Payload::ElementSection(elements) = payload {
            let mut kept = Vec::new();
            for element in elements {
                let element = element?;
                if !is_empty(&element)? {
                    kept.push(usize::try_from(element.range.start)?..usize::try_from(element.range.end)?);
                }
            }
            let mut section = length(kept.len());
            for part in kept {
                section.extend(&wasm[part]);
            }
            whole.extend([[ELEMENTS].as_slice(), &length(section.len()), &section].concat());
        } else {
            whole.extend(&wasm[end_before..end]);
        }
        end_before = end;
    }
    Ok(whole)
}

/// Returns whether an element that is written at the start has no function.
fn is_empty(element: &Element) -> Result<bool> {
    let (ElementKind::Active { .. }, ElementItems::Expressions(_, items)) = (&element.kind, &element.items) else {
        return Ok(false);
    };
    for item in items.clone() {
        if !matches!(item?.get_operators_reader().read()?, Operator::RefNull { .. }) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a wasm with a function, a table, and these elements.
    fn wasm(elements: &[&[u8]]) -> Vec<u8> {
        let section = [length(elements.len()), elements.concat()].concat();
        let head = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x04\x04\x01\x70\0\x09";
        let code = b"\x0a\x04\x01\x02\0\x0b";
        [head.as_slice(), &[ELEMENTS], &length(section.len()), &section, code].concat()
    }

    /// A function at the place 1, none at the places 2 and 3, a function behind none, and a function by its number.
    const FUNCTION: &[u8] = b"\x04\x41\x01\x0b\x01\xd2\0\x0b";
    const NOTHING: &[u8] = b"\x04\x41\x02\x0b\x02\xd0\x70\x0b\xd0\x70\x0b";
    const BOTH: &[u8] = b"\x04\x41\x04\x0b\x02\xd0\x70\x0b\xd2\0\x0b";
    const NUMBER: &[u8] = b"\0\x41\x06\x0b\x01\0";

    #[test]
    fn elements_without_a_function_are_left_out() -> Result<()> {
        let whole = wasm(&[NOTHING, FUNCTION, NOTHING, BOTH, NUMBER]);
        assert_eq!(without_empty(&whole)?, wasm(&[FUNCTION, BOTH, NUMBER]));
        Ok(())
    }

    #[test]
    fn a_wasm_without_them_stays_as_it_is() -> Result<()> {
        let whole = wasm(&[FUNCTION, NUMBER]);
        assert_eq!(without_empty(&whole)?, whole);
        let plain = b"\0asm\x01\0\0\0".to_vec();
        assert_eq!(without_empty(&plain)?, plain);
        Ok(())
    }

    #[test]
    fn a_long_section_is_found_behind_its_length() -> Result<()> {
        let many = vec![NOTHING; 100];
        assert_eq!(without_empty(&wasm(&[&many[..], &[NUMBER]].concat()))?, wasm(&[NUMBER]));
        Ok(())
    }
}
