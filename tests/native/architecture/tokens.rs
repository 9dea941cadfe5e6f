//! Rust source as words and marks, without comments, literals and what only tests compile.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Splits source into identifiers, `::` and single marks.
pub fn tokens(source: &str) -> Vec<String> {
    let stream = source.parse().unwrap_or_else(|error| panic!("{error} in:\n{source}"));
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens);
    without_tests(&tokens)
}

fn flatten(stream: TokenStream, tokens: &mut Vec<String>) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Group(group) => {
                let [open, close] = match group.delimiter() {
                    Delimiter::Brace => ["{", "}"],
                    Delimiter::Parenthesis => ["(", ")"],
                    _ => ["[", "]"],
                };
                tokens.push(open.into());
                flatten(group.stream(), tokens);
                tokens.push(close.into());
            }
            TokenTree::Ident(word) => tokens.push(word.to_string()),
            TokenTree::Literal(_) => {}
            // The name of a lifetime follows.
            TokenTree::Punct(mark) if mark.as_char() == '\'' => drop(trees.next()),
            TokenTree::Punct(mark) => {
                let is_path = |next: &TokenTree| matches!(next, TokenTree::Punct(next) if next.as_char() == ':');
                let is_first = mark.as_char() == ':' && mark.spacing() == Spacing::Joint;
                let is_double = is_first && trees.next_if(is_path).is_some();
                tokens.push(if is_double { "::".into() } else { mark.as_char().into() });
            }
        }
    }
}

pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Leaves out attributes, and items that only tests compile.
fn without_tests(tokens: &[String]) -> Vec<String> {
    let mut left = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let bracket = if tokens.get(at + 1).is_some_and(|next| next == "!") { at + 2 } else { at + 1 };
        if tokens[at] != "#" || tokens.get(bracket).is_none_or(|next| next != "[") {
            left.push(tokens[at].clone());
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
pub fn end_of_group(tokens: &[impl AsRef<str>], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.as_ref() {
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
fn end_of_item(tokens: &[String], start: usize) -> usize {
    let mut at = start;
    while at < tokens.len() {
        match tokens[at].as_str() {
            ";" => return at + 1,
            "{" => {
                let end = end_of_group(tokens, at);
                // `use a::{b, c};` goes on behind its braces.
                return if tokens.get(end).is_some_and(|next| next == ";") { end + 1 } else { end };
            }
            "(" | "[" => at = end_of_group(tokens, at),
            _ => at += 1,
        }
    }
    at
}
