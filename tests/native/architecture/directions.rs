//! Style sheets say start and end, not left and right, so that a page of a language from right to left is the mirror of the others.

/// What stays physical: a file, its properties, and why.
const PHYSICAL: [(&str, &[&str], &str); 9] = [
    ("table/tile.css", &["left", "right"], TILE),
    ("table/tile_marks.css", &["left", "right"], TILE),
    ("table/meeples.css", &["left", "right"], TILE),
    ("table/aids.css", &["left", "right"], TILE),
    ("table/bubble.css", &["left"], "bubble.rs counts the columns of the board"),
    ("table/tile_note.css", &["justify-items"], "tile_note.rs measures where the tile is"),
    ("play/page.css", &["left", "margin"], "the coordinates of rows stand in the west of the board"),
    ("play/computer_turn.css", &["transform-origin"], "another rule is for the other direction"),
    ("learn/course.css", &["border-width"], "two sides of a square that is turned are a chevron"),
];
const TILE: &str = "a tile lies the same way in every language, and an embedded exercise pays for each byte";

/// Returns the declarations of a sheet, each with its line.
fn declarations(sheet: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    let (mut start, mut depth, mut is_quoted, mut is_comment) = (0, 0_usize, false, false);
    for (at, letter) in sheet.char_indices() {
        match letter {
            '*' if sheet[..at].ends_with('/') && !is_quoted => is_comment = true,
            '/' if is_comment && sheet[..at].ends_with('*') => (is_comment, start) = (false, at + 1),
            _ if is_comment => {}
            '"' => is_quoted = !is_quoted,
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '{' | '}' | ';' if depth == 0 && !is_quoted => {
                let part = sheet[start..at].trim();
                if letter != '{'
                    && let Some((name, value)) = part.split_once(':')
                {
                    let line = sheet[..at].lines().count();
                    found.push((line, name.trim().to_owned(), value.trim().to_owned()));
                }
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// Splits a value at the spaces outside its brackets.
fn parts(value: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let at_space = |letter: char| {
        depth = match letter {
            '(' => depth + 1,
            ')' => depth.saturating_sub(1),
            _ => depth,
        };
        letter == ' ' && depth == 0
    };
    value.split(at_space).filter(|part| !part.is_empty()).collect()
}

/// Tells whether a declaration says left or right, be it by the place of its values. The edges of a screen are physical.
fn is_physical(name: &str, value: &str) -> bool {
    let sides = |name: &str| name.split('-').any(|part| matches!(part, "left" | "right"));
    let four = parts(value);
    match name {
        _ if name.starts_with("--") || value.contains("env(safe-area-inset-left)") => false,
        _ if sides(name) => true,
        "padding" | "margin" | "inset" | "border-width" | "border-style" | "border-color" | "scroll-padding"
        | "scroll-margin" => four.len() == 4 && four[1] != four[3],
        "border-radius" => match four[..] {
            [first, second] => first != second,
            [first, second, third] => first != second || second != third,
            [first, second, third, fourth] => first != second || third != fourth,
            _ => false,
        },
        "text-align"
        | "float"
        | "clear"
        | "transform-origin"
        | "position-area"
        | "position-try-fallbacks"
        | "justify-self"
        | "justify-items"
        | "justify-content" => four.iter().any(|part| sides(part)),
        _ => false,
    }
}

#[test]
fn style_sheets_say_start_and_end() {
    let allowed: Vec<_> =
        PHYSICAL.iter().flat_map(|(file, names, _)| names.iter().map(|name| (*file, *name))).collect();
    let (mut unused, mut wrong) = (allowed.clone(), Vec::new());
    for (file, path) in super::files("style", "css") {
        for (line, name, value) in declarations(&super::read(&path)) {
            if is_physical(&name, &value) {
                let place = (file.as_str(), name.as_str());
                unused.retain(|other| *other != place);
                if !allowed.contains(&place) {
                    wrong.push(format!("style/{file}:{line}: {name}: {value}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "say start and end, or say why not in {}:\n{}", file!(), wrong.join("\n"));
    assert!(unused.is_empty(), "no longer needed: {unused:?}");
}

#[test]
fn what_is_physical_is_recognised() {
    let found = |sheet: &str| -> Vec<String> {
        declarations(sheet)
            .into_iter()
            .filter(|(_, name, value)| is_physical(name, value))
            .map(|(_, name, _)| name)
            .collect()
    };
    let wrong = "a { left: 0; margin: 0 1px 0 2px; & b:hover { border-top-right-radius: 1px } padding: 0 calc(1px + 2px) 0 0; }";
    assert_eq!(found(wrong), ["left", "margin", "border-top-right-radius", "padding"]);
    assert_eq!(
        found("a { text-align: right; float: left; border-radius: 1px 0 0 1px }"),
        ["text-align", "float", "border-radius"]
    );
    let right = "/* left: 0; */ a::before { content: \"left: {\"; inset: 0 1px 2px; margin: 0 calc(1px + 2px) 0 calc(1px + 2px); text-align: start; \
        --left: 0; border-radius: 1px 1px 0 0; padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left) }";
    assert_eq!(found(right), [""; 0]);
}
