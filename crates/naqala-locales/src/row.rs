//! A row as a tree: texts, arguments and choices.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use std::collections::HashMap;

/// An argument of a row, as English declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its name, without `$`.
    pub name: String,
    pub kind: Kind,
}

/// The kind of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    /// A thing of the game, by the name of its type: `Meeple`.
    Thing(String),
}

/// A part of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Text(String),
    /// What an argument says, by its place.
    Argument(usize),
    /// One of several variants. The last one is for all else.
    Choice {
        by: By,
        variants: Vec<(String, Vec<Node>)>,
    },
}

/// What chooses a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// An argument: a text or thing by its name, a number by its digits or its plural category.
    Argument(usize),
    /// The first sound of an argument: `vowel` or any other.
    Initial(usize),
}

/// What a language knows while its rows are read.
pub struct Scope<'a> {
    pub terms: &'a HashMap<&'a str, &'a fluent_syntax::ast::Term<&'a str>>,
    pub messages: &'a HashMap<&'a str, &'a Pattern<&'a str>>,
    pub arguments: &'a [Argument],
    /// The plural categories that whole numbers of this language have.
    pub categories: &'a [&'static str],
}

/// What a term was given, and how deep it is in others.
#[derive(Clone, Default)]
struct Place<'a> {
    given: HashMap<&'a str, &'a str>,
    is_term: bool,
    depth: usize,
}

impl<'a> Scope<'a> {
    /// Reads the value of a row.
    pub fn row(&self, pattern: &'a Pattern<&'a str>) -> Result<Vec<Node>, String> {
        let mut nodes = Vec::new();
        self.pattern(pattern, &Place::default(), &mut nodes)?;
        Ok(nodes)
    }

    fn pattern(&self, pattern: &'a Pattern<&'a str>, place: &Place<'a>, nodes: &mut Vec<Node>) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                // A sentence may be written on several lines.
                PatternElement::TextElement { value } => text(nodes, &value.replace('\n', " ")),
                PatternElement::Placeable { expression } => self.expression(expression, place, nodes)?,
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        expression: &'a Expression<&'a str>,
        place: &Place<'a>,
        nodes: &mut Vec<Node>,
    ) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, place, nodes),
            Expression::Select { selector, variants } => self.select(selector, variants, place, nodes),
        }
    }

    fn inline(
        &self,
        inline: &'a InlineExpression<&'a str>,
        place: &Place<'a>,
        nodes: &mut Vec<Node>,
    ) -> Result<(), String> {
        if place.depth > 8 {
            return Err("Terms or rows name each other in a ring.".to_owned());
        }
        let deeper = Place { depth: place.depth + 1, ..place.clone() };
        match inline {
            InlineExpression::StringLiteral { value } => {
                text(nodes, &fluent_syntax::unicode::unescape_unicode_to_string(value));
                Ok(())
            }
            InlineExpression::NumberLiteral { value } => {
                text(nodes, value);
                Ok(())
            }
            InlineExpression::Placeable { expression } => self.expression(expression, place, nodes),
            InlineExpression::VariableReference { id } if place.is_term => {
                let given = place.given.get(id.name).ok_or_else(|| format!("The term is not given ${}.", id.name))?;
                text(nodes, given);
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                nodes.push(Node::Argument(self.argument(id.name)?));
                Ok(())
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                let row = self.messages.get(id.name).ok_or_else(|| format!("There is no row “{}”.", id.name))?;
                self.pattern(row, &deeper, nodes)
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self.terms.get(id.name).ok_or_else(|| format!("There is no term “-{}”.", id.name))?;
                let mut given = HashMap::new();
                for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                    let (InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }) =
                        &argument.value
                    else {
                        return Err(format!("“{}” of a term is neither a text nor a number.", argument.name.name));
                    };
                    given.insert(argument.name.name, *value);
                }
                self.pattern(&term.value, &Place { given, is_term: true, ..deeper }, nodes)
            }
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("{} chooses; it has no text of its own: {{ {}($name) -> … }}.", id.name, id.name))
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                Err("An attribute can only choose.".to_owned())
            }
        }
    }

    fn select(
        &self,
        selector: &'a InlineExpression<&'a str>,
        variants: &'a [Variant<&'a str>],
        place: &Place<'a>,
        nodes: &mut Vec<Node>,
    ) -> Result<(), String> {
        let by = match selector {
            // What is known here is chosen here.
            InlineExpression::VariableReference { id } if place.is_term => {
                return self.pattern(known(variants, place.given.get(id.name).copied()), place, nodes);
            }
            InlineExpression::TermReference { id, attribute: Some(attribute), .. } => {
                let term = self.terms.get(id.name).ok_or_else(|| format!("There is no term “-{}”.", id.name))?;
                let named = term.attributes.iter().find(|own| own.id.name == attribute.name);
                let value = match named.map(|own| &own.value.elements[..]) {
                    Some([PatternElement::TextElement { value }]) => *value,
                    _ => return Err(format!("The term “-{}” has no “.{}”.", id.name, attribute.name)),
                };
                return self.pattern(known(variants, Some(value)), place, nodes);
            }
            InlineExpression::VariableReference { id } => By::Argument(self.argument(id.name)?),
            InlineExpression::FunctionReference { id, arguments } if id.name == "INITIAL" => {
                match &arguments.positional[..] {
                    [InlineExpression::VariableReference { id }] => By::Initial(self.argument(id.name)?),
                    _ => return Err("INITIAL needs one argument: INITIAL($name).".to_owned()),
                }
            }
            InlineExpression::FunctionReference { id, .. } => return Err(format!("There is no function {}.", id.name)),
            _ => return Err("A choice needs an argument: { $n -> … }.".to_owned()),
        };
        let mut read = Vec::new();
        let mut others = None;
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            let mut inner = Vec::new();
            self.pattern(&variant.value, place, &mut inner)?;
            self.check_key(by, key)?;
            if variant.default { others = Some((key.to_owned(), inner)) } else { read.push((key.to_owned(), inner)) }
        }
        read.extend(others);
        self.check_categories(by, &read)?;
        nodes.push(Node::Choice { by, variants: read });
        Ok(())
    }

    fn argument(&self, name: &str) -> Result<usize, String> {
        self.arguments.iter().position(|argument| argument.name == name).ok_or_else(|| {
            let names: Vec<_> = self.arguments.iter().map(|argument| format!("${}", argument.name)).collect();
            let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
            format!("${name} is not handed to this row; these are: {known}.")
        })
    }

    fn is_number(&self, by: By) -> bool {
        matches!(by, By::Argument(place) if self.arguments[place].kind == Kind::Number)
    }

    fn check_key(&self, by: By, key: &str) -> Result<(), String> {
        let is_category = ["zero", "one", "two", "few", "many", "other"].contains(&key);
        match by {
            By::Argument(_) if self.is_number(by) && !is_category && key.parse::<i64>().is_err() => {
                Err(format!("[{key}] is neither a whole number nor one of zero, one, two, few, many, other."))
            }
            By::Initial(_) if !["vowel", "other"].contains(&key) => {
                Err(format!("INITIAL is “vowel” or “other”, not “{key}”."))
            }
            _ => Ok(()),
        }
    }

    /// Checks that a choice by plural categories has each that whole numbers of the language have.
    fn check_categories(&self, by: By, variants: &[(String, Vec<Node>)]) -> Result<(), String> {
        let has = |key: &str| variants.iter().any(|(own, _)| own == key);
        let is_plural =
            self.is_number(by) && variants.iter().any(|(key, _)| key != "other" && key.parse::<i64>().is_err());
        let lacks: Vec<_> = self.categories.iter().copied().filter(|category| is_plural && !has(category)).collect();
        if lacks.is_empty() {
            return Ok(());
        }
        Err(format!("The choice lacks what numbers of this language can be: {}.", lacks.join(", ")))
    }
}

/// Returns the variant for a value that is known while the rows are read.
fn known<'a>(variants: &'a [Variant<&'a str>], value: Option<&str>) -> &'a Pattern<&'a str> {
    let is_it = |variant: &&Variant<&'a str>| match variant.key {
        VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key } => Some(key) == value,
    };
    // The parser has seen that one of them is the default.
    let default = variants.iter().find(|variant| variant.default).unwrap_or(&variants[0]);
    &variants.iter().find(is_it).unwrap_or(default).value
}

/// Appends a text, to the text before if there is one.
fn text(nodes: &mut Vec<Node>, more: &str) {
    match nodes.last_mut() {
        Some(Node::Text(before)) => before.push_str(more),
        _ => nodes.push(Node::Text(more.to_owned())),
    }
}

/// Returns the first argument that a row prints rather than chooses by.
pub fn printed(nodes: &[Node]) -> Option<usize> {
    nodes.iter().find_map(|node| match node {
        Node::Text(_) => None,
        Node::Argument(place) => Some(*place),
        Node::Choice { variants, .. } => variants.iter().find_map(|(_, nodes)| printed(nodes)),
    })
}

/// Moves all texts into the variants of the choices among them, so that each way through the row is one text.
pub fn spread(nodes: &[Node]) -> Vec<Node> {
    let Some(at) = nodes.iter().position(|node| matches!(node, Node::Choice { .. })) else { return nodes.to_vec() };
    let Node::Choice { by, variants } = &nodes[at] else { return nodes.to_vec() };
    let variants = variants.iter().map(|(key, inner)| {
        let mut whole: Vec<Node> = Vec::new();
        for node in nodes[..at].iter().chain(inner).chain(&nodes[at + 1..]) {
            match node {
                Node::Text(more) => text(&mut whole, more),
                other => whole.push(other.clone()),
            }
        }
        (key.clone(), spread(&whole))
    });
    vec![Node::Choice { by: *by, variants: variants.collect() }]
}
