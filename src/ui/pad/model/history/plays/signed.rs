//! Scores as other apps write them: a number, or a sum with minus signs, such as `33+4-2`.

use crate::ui::pad::model::LARGEST_TOTAL;

/// Reads a score; `None` if the text is no sum of whole numbers, or comes to less than 0 or more than anybody has. BG Stats keeps
/// a sign that nothing follows.
///
/// An empty text is no score.
pub fn score(text: &str) -> Option<u32> {
    let text = text.trim().trim_end_matches(['+', '-']);
    let (mut total, mut number, mut sign) = (0_i64, None::<i64>, 1_i64);
    for letter in text.chars() {
        match letter {
            ' ' => {}
            '0'..='9' => {
                let next = number.unwrap_or(0) * 10 + i64::from(letter as u8 - b'0');
                number = Some(next).filter(|&next| next <= i64::from(LARGEST_TOTAL));
                number?;
            }
            '+' | '-' | '−' => {
                match number.take() {
                    Some(number) => total += sign * number,
                    // A minus may come first.
                    None if letter != '+' && total == 0 && sign == 1 => {}
                    None => return None,
                }
                sign = if letter == '+' { 1 } else { -1 };
            }
            _ => return None,
        }
    }
    total += sign * number?;
    u32::try_from(total).ok().filter(|&total| total <= LARGEST_TOTAL)
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn scores_are_numbers_or_sums_with_signs() {
        for (text, value) in [("128", 128), ("33+4-2", 35), (" 9+9+ ", 18), ("-2+10", 8), ("0", 0)] {
            assert_eq!(score(text), Some(value), "{text}");
        }
        for text in ["", " ", "win", "9.5", "-3", "3--2", "3++2", "100000", "9999+1", "+"] {
            assert_eq!(score(text), None, "{text}");
        }
    }
}
