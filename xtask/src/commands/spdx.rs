//! Licence expressions: names joined by OR, AND, parentheses; `/` is an old way to write OR.

const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Tells whether an expression can be met with licences of the list alone.
pub fn allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, broken: false };
    reader.any() && reader.words.is_empty() && !reader.broken
}

struct Reader<'a> {
    words: &'a [&'a str],
    broken: bool,
}

impl<'a> Reader<'a> {
    fn take(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.words.first().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            self.take();
        }
        found
    }

    fn any(&mut self) -> bool {
        let mut met = self.every();
        while self.takes("OR") {
            met |= self.every();
        }
        met
    }

    fn every(&mut self) -> bool {
        let mut met = self.one();
        while self.takes("AND") {
            met &= self.one();
        }
        met
    }

    fn one(&mut self) -> bool {
        if self.takes("(") {
            let met = self.any();
            return self.takes(")") && met;
        }
        let Some(name) = self.take() else {
            self.broken = true;
            return false;
        };
        if self.takes("WITH") {
            let exception = self.take().unwrap_or_default();
            return ALLOWED.contains(&format!("{name} WITH {exception}").as_str());
        }
        ALLOWED.contains(&name)
    }
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn or_needs_one_and_needs_all() {
        assert!(allowed("MIT"));
        assert!(allowed("GPL-3.0 OR MIT"));
        assert!(allowed("MIT/GPL-2.0"));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(allowed("Apache-2.0 WITH LLVM-exception OR GPL-2.0"));
        assert!(allowed("Unlicense OR MIT AND GPL-2.0"));
        assert!(!allowed("MIT AND GPL-3.0"));
        assert!(!allowed("(GPL-2.0 OR LGPL-3.0) AND MIT"));
    }

    #[test]
    fn what_cannot_be_read_is_not_allowed() {
        for broken in ["", "MIT OR", "(MIT", "MIT MIT", "MIT)", "Apache-2.0 WITH Nothing"] {
            assert!(!allowed(broken), "{broken}");
        }
    }
}
