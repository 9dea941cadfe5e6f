//! The style sheet of embedded boards: what of the page's can apply to them. A rule whose classes and attributes are named nowhere in
//! what a board loads has nothing to apply to.

/// Drops the rules of a sheet that has no comments which name something that is not known.
pub fn prune(sheet: &str, is_known: &dyn Fn(&str) -> bool) -> String {
    let mut kept = String::new();
    let mut rest = sheet;
    while let Some(end) = outside(rest, |c| matches!(c, '{' | ';')) {
        if rest[end..].starts_with(';') {
            kept += &rest[..=end];
            rest = &rest[end + 1..];
            continue;
        }
        let (prelude, block) = (rest[..end].trim(), &rest[end + 1..]);
        let close = closing(block);
        let (body, after) = (&block[..close], block.get(close + 1..).unwrap_or_default());
        rest = after;
        let (prelude, body) = if ["@media", "@container", "@supports"].iter().any(|at| prelude.starts_with(at)) {
            (prelude.to_owned(), prune(body, is_known))
        } else if prelude.starts_with('@') {
            (prelude.to_owned(), body.to_owned())
        } else {
            let fitting: Vec<&str> = alternatives(prelude).filter(|selector| can_fit(selector, is_known)).collect();
            (fitting.join(","), if fitting.is_empty() { String::new() } else { body.to_owned() })
        };
        if !body.trim().is_empty() {
            kept.extend([prelude.as_str(), "{", &body, "}"]);
        }
    }
    kept
}

/// Whether all that a selector asks for is known.
fn can_fit(selector: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let mut rest = selector;
    while let Some(at) = rest.find(['.', '[', '(']) {
        let (before, inner) = (&rest[..at], &rest[at + 1..]);
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
        let name = inner.find(|c| !is_name(c)).map_or(inner, |end| &inner[..end]);
        match &rest[at..=at] {
            "." | "[" if !is_known(name) => return false,
            "." => rest = &inner[name.len()..],
            "[" => rest = &inner[outside(inner, |c| c == ']').unwrap_or(inner.len())..],
            _ => {
                let end = outside(inner, |c| c == ')').unwrap_or(inner.len());
                let is_choice = [":is", ":where", ":has"].iter().any(|choice| before.ends_with(choice));
                if is_choice && !alternatives(&inner[..end]).any(|one| can_fit(one, is_known)) {
                    return false;
                }
                rest = &inner[end..];
            }
        }
    }
    true
}

/// The parts of a list of selectors.
fn alternatives(list: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(list);
    std::iter::from_fn(move || {
        let list = rest?;
        let end = outside(list, |c| c == ',');
        rest = end.map(|end| &list[end + 1..]);
        Some(list[..end.unwrap_or(list.len())].trim())
    })
}

/// Where the block ends that has just begun.
fn closing(block: &str) -> usize {
    let mut from = 0;
    let mut depth = 0;
    while let Some(at) = outside(&block[from..], |c| matches!(c, '{' | '}')) {
        let at = from + at;
        if block[at..].starts_with('{') {
            depth += 1;
        } else if depth == 0 {
            return at;
        } else {
            depth -= 1;
        }
        from = at + 1;
    }
    block.len()
}

/// The first character of a kind that stands in no text and in no brackets that begin after the start.
fn outside(text: &str, is_it: impl Fn(char) -> bool) -> Option<usize> {
    let (mut quote, mut depth) = (None, 0);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(mark), _) => quote = Some(mark).filter(|mark| c != *mark),
            (None, '"' | '\'') => quote = Some(c),
            (None, _) if depth == 0 && is_it(c) => return Some(at),
            (None, '(' | '[') => depth += 1,
            (None, ')' | ']') => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::prune;

    fn pruned(sheet: &str) -> String {
        prune(sheet, &|name| ["board", "cell", "data-mode", "lit"].contains(&name))
    }

    #[test]
    fn keeps_what_can_apply() {
        for sheet in [
            "*,:before{margin:0}",
            ".board>.cell:hover{color:red}",
            ".cell:not(.setup){color:red}",
            ".cell:nth-child(2n + 1){color:red}",
            "[data-mode=\"a.b, (c\"] .lit{background:url(\"data:x,{.}\")}",
            ":is(.setup,.board) .cell{color:red}",
            "@media (width>1px){.board{& .setup{color:red}}}",
            "@keyframes a{0%{top:0}}",
            "@property --a{syntax:\"<length>\"}",
        ] {
            assert_eq!(pruned(sheet), sheet);
        }
    }

    #[test]
    fn drops_what_cannot() {
        assert_eq!(pruned(".setup{color:red}.board{top:0}.sheet.lit{top:1px}"), ".board{top:0}");
        assert_eq!(pruned(".setup, .board .cell, .board[data-sheet]{top:0}"), ".board .cell{top:0}");
        assert_eq!(pruned(":is(.setup,.sheet) .cell{top:0}.board:has(>.setup){top:0}"), "");
        assert_eq!(
            pruned("@media print{.setup{top:0}}@media print{.setup{top:0}.lit{top:0}}"),
            "@media print{.lit{top:0}}"
        );
    }
}
