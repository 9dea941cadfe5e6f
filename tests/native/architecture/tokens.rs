//! Rust source as words and marks, without comments, texts and what only tests compile.

/// Splits source into identifiers, `::` and single marks.
pub fn tokens(source: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let len = skipped(rest).unwrap_or_else(|| {
            let len = match first {
                _ if is_word(first) => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
                ':' if rest.starts_with("::") => 2,
                _ => first.len_utf8(),
            };
            tokens.push(&rest[..len]);
            len
        });
        rest = &rest[len..];
    }
    without_tests(&tokens)
}

pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns the length of the white space, comment or literal that the source starts with.
fn skipped(source: &str) -> Option<usize> {
    let end_of = |end: &str, from: usize| source[from..].find(end).map_or(source.len(), |at| from + at + end.len());
    if source.starts_with(char::is_whitespace) {
        return Some(source.len() - source.trim_start().len());
    }
    if source.starts_with("//") {
        return Some(end_of("\n", 2));
    }
    if source.starts_with("/*") {
        return Some(block_comment(source));
    }
    if let Some(text) = source.strip_prefix("br").or_else(|| source.strip_prefix('r')) {
        let hashes = text.len() - text.trim_start_matches('#').len();
        if text[hashes..].starts_with('"') {
            let start = source.len() - text.len() + hashes + 1;
            return Some(end_of(&format!("\"{}", "#".repeat(hashes)), start));
        }
    }
    for prefix in ["\"", "b\"", "c\""] {
        if source.starts_with(prefix) {
            return Some(quoted(source, prefix.len(), '"'));
        }
    }
    // A quote starts a letter, or the name of a lifetime.
    let letter = source.strip_prefix("b'").or_else(|| source.strip_prefix('\''))?;
    let start = source.len() - letter.len();
    let is_letter = letter.starts_with('\\') || letter.chars().nth(1) == Some('\'');
    let end_of_name = letter.find(|letter| !is_word(letter)).unwrap_or(letter.len());
    Some(if is_letter { quoted(source, start, '\'') } else { start + end_of_name })
}

/// Returns the length of a literal whose content starts at `start` and ends with the quote.
fn quoted(source: &str, start: usize, quote: char) -> usize {
    let mut letters = source[start..].char_indices();
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if letter == quote {
            return start + at + 1;
        }
    }
    source.len()
}

/// Returns the length of a comment, which may hold comments.
fn block_comment(source: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    loop {
        let Some(next) = source[at..].find("/*").into_iter().chain(source[at..].find("*/")).min() else {
            return source.len();
        };
        at += next;
        depth += if source[at..].starts_with("/*") { 1 } else { -1 };
        at += 2;
        if depth == 0 {
            return at;
        }
    }
}

/// Leaves out attributes, and items that only tests compile.
fn without_tests<'a>(tokens: &[&'a str]) -> Vec<&'a str> {
    let mut left = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let bracket = if tokens.get(at + 1) == Some(&"!") { at + 2 } else { at + 1 };
        if tokens[at] != "#" || tokens.get(bracket) != Some(&"[") {
            left.push(tokens[at]);
            at += 1;
            continue;
        }
        let end = end_of_group(tokens, bracket);
        let is_test = tokens[bracket..end] == ["[", "cfg", "(", "test", ")", "]"];
        at = if is_test { end_of_item(tokens, end) } else { end };
    }
    left
}

/// Returns the place behind the bracket that closes the one at `open`.
pub fn end_of_group(tokens: &[&str], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match *token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// Returns the place behind the item that starts at `start`: its block, or its semicolon.
fn end_of_item(tokens: &[&str], start: usize) -> usize {
    let mut at = start;
    while at < tokens.len() {
        match tokens[at] {
            ";" => return at + 1,
            "{" => {
                let end = end_of_group(tokens, at);
                // `use a::{b, c};` goes on behind its braces.
                return if tokens.get(end) == Some(&";") { end + 1 } else { end };
            }
            "(" | "[" => at = end_of_group(tokens, at),
            _ => at += 1,
        }
    }
    at
}
