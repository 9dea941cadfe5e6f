//! A scanner of start tags, as much HTML as the finishing of Trunk's page needs.

use std::ops::Range;

/// A start tag, where it stands, and for scripts and styles the text inside.
#[derive(Debug)]
pub struct Tag {
    pub name: String,
    pub span: Range<usize>,
    pub content: Range<usize>,
    attributes: Vec<(String, String)>,
}

impl Tag {
    /// Reads an attribute's value, empty if it has none.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Tells whether this is `<link>` with that `rel`.
    pub fn is_link(&self, rel: &str) -> bool {
        self.name == "link" && self.attribute("rel").is_some_and(|value| value.eq_ignore_ascii_case(rel))
    }
}

/// Lists the start tags of a page in order; comments and the text of scripts hold none.
pub fn tags(html: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(offset) = html[at..].find('<') {
        let start = at + offset;
        let rest = &html[start..];
        if rest.starts_with("<!--") {
            at = rest.find("-->").map_or(html.len(), |end| start + end + 3);
        } else if rest[1..].starts_with(|c: char| c.is_ascii_alphabetic()) {
            let mut tag = start_tag(html, start);
            if tag.name == "script" || tag.name == "style" {
                tag.content = tag.span.end..closing(html, tag.span.end, &tag.name);
            }
            at = tag.content.end;
            found.push(tag);
        } else {
            at = start + 1;
        }
    }
    found
}

fn closing(html: &str, from: usize, name: &str) -> usize {
    let lower = html[from..].to_ascii_lowercase();
    lower.find(&format!("</{name}")).map_or(html.len(), |end| from + end)
}

fn start_tag(html: &str, start: usize) -> Tag {
    let is_end = |c: char| c.is_ascii_whitespace() || c == '>' || c == '/';
    let name_end = html[start + 1..].find(is_end).map_or(html.len(), |end| start + 1 + end);
    let mut attributes = Vec::new();
    let mut at = name_end;
    loop {
        let rest = html[at..].trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        at = html.len() - rest.len();
        if rest.is_empty() {
            break;
        }
        if rest.starts_with('>') {
            at += 1;
            break;
        }
        let key_end = rest
            .find(|c: char| c.is_ascii_whitespace() || c == '>' || c == '=' || c == '/')
            .unwrap_or(rest.len())
            .max(1);
        let (key, after) = rest.split_at(key_end);
        let (value, length) = match after.trim_start().strip_prefix('=') {
            Some(value) => {
                let value = value.trim_start();
                let (text, end) = attribute_value(value);
                (text, after.len() - value.len() + end)
            }
            None => ("", 0),
        };
        attributes.push((key.to_ascii_lowercase(), value.to_owned()));
        at += key_end + length;
    }
    Tag { name: html[start + 1..name_end].to_ascii_lowercase(), span: start..at, content: at..at, attributes }
}

/// Splits a quoted or bare value off, with the length it takes in the source.
fn attribute_value(text: &str) -> (&str, usize) {
    for quote in ['"', '\''] {
        if let Some(inner) = text.strip_prefix(quote) {
            let end = inner.find(quote).unwrap_or(inner.len());
            return (&inner[..end], (end + 2).min(text.len()));
        }
    }
    let end = text.find(|c: char| c.is_ascii_whitespace() || c == '>').unwrap_or(text.len());
    (&text[..end], end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_quoted_bare_and_empty_attributes() {
        let html = "<!DOCTYPE html><link rel=stylesheet href='./a.css' integrity=\"sha384-x=\" hidden/><p>a < b";
        let tags = tags(html);
        assert_eq!(tags.len(), 2);
        assert!(tags[0].is_link("stylesheet"));
        assert_eq!(tags[0].attribute("href"), Some("./a.css"));
        assert_eq!(tags[0].attribute("integrity"), Some("sha384-x="));
        assert_eq!(tags[0].attribute("hidden"), Some(""));
        assert_eq!(&html[tags[0].span.clone()].chars().last(), &Some('>'));
        assert_eq!(tags[1].name, "p");
    }

    #[test]
    fn takes_scripts_whole_and_skips_comments() {
        let html = "<!-- <b> --><script type=module>if (a<b) '<i>'</script><style>x</style>";
        let tags = tags(html);
        let names: Vec<_> = tags.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names, ["script", "style"]);
        assert_eq!(&html[tags[0].content.clone()], "if (a<b) '<i>'");
    }
}
