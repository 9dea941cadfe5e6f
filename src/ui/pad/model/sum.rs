//! Sums as people type them.

/// Why a text is no sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumFault {
    /// The character at fault, counted from 1.
    pub at: usize,
    /// What is wrong there.
    pub kind: SumFaultKind,
}

/// What is wrong with a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumFaultKind {
    /// A character that is neither digit nor sign.
    Strange(char),
    /// A number is missing.
    NoNumber,
    /// A sign between two numbers is missing.
    NoSign,
    /// It comes to more than a line can hold.
    Large,
}

/// The largest sum; no line has as many points.
const MOST: u32 = 9999;

/// Reads a sum of numbers and products, such as `3+6+2` or `2x8 + 15`; returns `None` for an empty text.
///
/// ```
/// use naqala::ui::pad::model::{SumFault, SumFaultKind, sum};
/// assert_eq!(sum("3 + 6 + 2"), Ok(Some(11)));
/// assert_eq!(sum("2x8+15"), Ok(Some(31)));
/// assert_eq!(sum("3+a"), Err(SumFault { at: 3, kind: SumFaultKind::Strange('a') }));
/// ```
///
/// # Errors
/// [`SumFault`], with the place of the fault.
pub fn sum(text: &str) -> Result<Option<u32>, SumFault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let (mut total, mut product, mut number) = (0_u32, 1_u32, None::<u32>);
    let (mut was_space, mut last) = (false, 0);
    let fault = |at, kind| SumFault { at, kind };
    for (at, letter) in (1..).zip(text.chars()) {
        last = at;
        match letter {
            ' ' | '\u{a0}' | '\u{202f}' => was_space = true,
            '0'..='9' => {
                if was_space && number.is_some() {
                    return Err(fault(at, SumFaultKind::NoSign));
                }
                was_space = false;
                let next = number.unwrap_or(0) * 10 + u32::from(letter as u8 - b'0');
                if next > MOST {
                    return Err(fault(at, SumFaultKind::Large));
                }
                number = Some(next);
            }
            '+' | '×' | 'x' | 'X' | '*' => {
                let factor = number.take().ok_or(fault(at, SumFaultKind::NoNumber))?;
                was_space = false;
                product = product.saturating_mul(factor);
                if letter == '+' {
                    total = total.saturating_add(product);
                    product = 1;
                }
            }
            _ => return Err(fault(at, SumFaultKind::Strange(letter))),
        }
    }
    let factor = number.ok_or(fault(last, SumFaultKind::NoNumber))?;
    let total = total.saturating_add(product.saturating_mul(factor));
    if total > MOST { Err(fault(last, SumFaultKind::Large)) } else { Ok(Some(total)) }
}

#[cfg(test)]
mod tests {
    use super::{SumFaultKind, sum};

    #[test]
    fn sums_and_products_are_read() {
        for (text, value) in [("7", 7), (" 3+6+2 ", 11), ("2×8+15", 31), ("2*8+3x4", 28), ("0", 0), ("9999", 9999)] {
            assert_eq!(sum(text), Ok(Some(value)), "{text}");
        }
        assert_eq!(sum(""), Ok(None));
        assert_eq!(sum("  "), Ok(None));
    }

    #[test]
    fn a_fault_says_where_it_is() {
        for (text, at, kind) in [
            ("3+", 2, SumFaultKind::NoNumber),
            ("+3", 1, SumFaultKind::NoNumber),
            ("3++4", 3, SumFaultKind::NoNumber),
            ("3 4", 3, SumFaultKind::NoSign),
            ("3-1", 2, SumFaultKind::Strange('-')),
            ("1.5", 2, SumFaultKind::Strange('.')),
            ("10000", 5, SumFaultKind::Large),
            ("9999+1", 6, SumFaultKind::Large),
            ("999x999x999x999", 15, SumFaultKind::Large),
        ] {
            let fault = sum(text).unwrap_err();
            assert_eq!((fault.at, fault.kind), (at, kind), "{text}");
        }
    }
}
