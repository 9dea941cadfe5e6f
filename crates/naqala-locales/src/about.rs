//! What `language.ftl` says of a language itself.

use crate::fault::Fault;
use crate::file::File;
use crate::locales::Room;
use crate::node::{Join, Joint};
use crate::syntax::Messages;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// The name, the direction and the joins of a language.
pub struct About {
    pub own_name: String,
    pub direction: String,
    pub joins: [Joint; 6],
}

impl About {
    /// Reads the rows of `language.ftl`, of which `english` declares all.
    pub fn read(
        tag: &str,
        file: Option<&File>,
        rows: &Messages<'_>,
        english: Option<&Room>,
        faults: &mut Vec<Fault>,
    ) -> Self {
        let said = |key: &str| rows.get(key).and_then(|row| row.value.as_ref()).map(text);
        let joins = Join::ALL.map(|join| {
            let key = key(join, rows);
            let forms = rows.get(&*key).map_or(&[][..], |row| &row.attributes);
            let forms = forms.iter().map(|form| (first_sign(form.id.name).to_owned(), text(&form.value)));
            forms.chain([(String::new(), said(&key).unwrap_or_default())]).collect::<Joint>()
        });
        let [own_name, direction] = ["own-name", "direction"].map(|key| said(key).unwrap_or_default());
        let about = Self { own_name, direction, joins };
        let whole = format!("{tag}/language.ftl");
        if Join::ALL.iter().any(|&join| !rows.contains_key(&*key(join, rows))) {
            let what = "The file has to say what joins lists: join-and, join-or, join-comma, join-sentences.";
            faults.push(Fault::of_file(&whole, what));
        }
        if about.own_name.is_empty() || !["ltr", "rtl"].contains(&about.direction.as_str()) {
            let what = "The file has to say the language's name in itself and its direction: own-name = Français, direction = ltr.";
            faults.push(Fault::of_file(&whole, what));
        }
        if let Some(file) = file {
            faults.extend(about.unspaced(rows).map(|(key, what)| file.fault(&key, what)));
            let rows = english.map_or(&[][..], |room| &room.rows);
            let declared = |key: &str| rows.iter().find(|row| row.key == key).map(|row| row.source.clone());
            let [list, decimal] = ["list-sign", "decimal-sign"].map(|key| said(key).or_else(|| declared(key)));
            if list.is_some() && list == decimal {
                let what =
                    "list-sign has to be another sign than decimal-sign: both would part the numbers of a table.";
                faults.push(file.fault("list-sign", what));
            }
        }
        about
    }

    /// Returns the joins that lack a space, in a language whose letters are Latin or Cyrillic ones.
    fn unspaced(&self, rows: &Messages<'_>) -> impl Iterator<Item = (String, String)> {
        let has_spaces = self.own_name.chars().all(|letter| letter < '\u{530}');
        let joins = Join::ALL.into_iter().zip(&self.joins);
        let joins = joins.filter(move |(join, _)| has_spaces && rows.contains_key(&*format!("join-{}", join.name())));
        let texts = joins.flat_map(|(join, texts)| texts.iter().map(move |(_, text)| (join, text)));
        texts.filter(|(_, text)| !text.is_empty()).filter_map(|(join, text)| {
            let before = if matches!(join, Join::Comma | Join::Clauses) || text.starts_with(char::is_whitespace) {
                ""
            } else {
                " "
            };
            let after = if text.ends_with(char::is_whitespace) { "" } else { " " };
            let key = format!("join-{}", join.name());
            let what = format!("{key} has to keep its spaces: {{ \"{before}{text}{after}\" }}.");
            (!before.is_empty() || !after.is_empty()).then_some((key, what))
        })
    }
}

/// Returns the row of a join. Most languages join deeds as they join things, and clauses as what commas part.
pub fn key(join: Join, rows: &Messages<'_>) -> String {
    let own = format!("join-{}", join.name());
    let stand_in = match join {
        Join::Deeds => Join::And,
        Join::Clauses => Join::Comma,
        _ => return own,
    };
    if rows.contains_key(&*own) { own } else { format!("join-{}", stand_in.name()) }
}

/// Returns the first sign of the parts that a form of a join is for: `8` for `n8`, since no name in Fluent begins with a digit.
fn first_sign(name: &str) -> &str {
    name.strip_prefix('n').filter(|digit| digit.starts_with(|sign: char| sign.is_ascii_digit())).unwrap_or(name)
}

fn text(text: &Pattern<&str>) -> String {
    match &text.elements[..] {
        [PatternElement::TextElement { value }] => (*value).to_owned(),
        [PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) }] => {
            fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned()
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::first_sign;

    #[test]
    fn forms_of_joins_are_for_letters_and_digits() {
        assert_eq!(["i", "n", "n8", "né"].map(first_sign), ["i", "n", "8", "né"]);
    }
}
