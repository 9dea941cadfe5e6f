//! Reads rows into trees.

use crate::choices::{Categories, Things, check};
use crate::locales::Row;
use crate::nearest::did_you_mean;
use crate::node::{Argument, By, Join, Joint, Kind, Node, append, in_case, on_one_line, text};
use crate::syntax::{Messages, variant_key};
use crate::terms::Terms;
use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, Variant};
use std::collections::HashMap;

/// What a language knows while its rows are read.
pub struct Words<'a> {
    pub terms: &'a Terms<'a>,
    /// The rows that a row can name: those of its own file, then words, then the words of English for those that the language lacks.
    pub messages: [&'a Messages<'a>; 3],
    /// What English declares of the words.
    pub phrases: &'a [Row],
    /// The plural categories that whole numbers of this language have.
    pub categories: &'a Categories,
    /// The things between which English chooses.
    pub things: &'a Things,
    /// What stands in lists: before the last item with *and*, with *or*, between items, between sentences, before the last deed, between clauses.
    pub joins: &'a [Joint; 6],
}

/// What the variables of a text mean.
#[derive(Clone)]
pub struct Scope<'a> {
    pub words: &'a Words<'a>,
    /// The arguments, each with the place from which the reader takes it.
    arguments: Vec<(&'a Argument, usize)>,
    /// Whether it is checked what variants choices have. Those of another row are checked where it stands.
    is_checked: bool,
}

/// What a term was given, and how deep it is in others.
#[derive(Clone, Default)]
struct Place<'a> {
    given: HashMap<&'a str, &'a str>,
    is_term: bool,
    depth: usize,
}

impl<'a> Scope<'a> {
    /// Creates the scope of a row with its arguments.
    pub fn of(words: &'a Words<'a>, arguments: &'a [Argument]) -> Self {
        let arguments = arguments.iter().enumerate().map(|(place, argument)| (argument, place)).collect();
        Self { words, arguments, is_checked: true }
    }

    /// Reads the value of a row.
    pub fn row(&self, pattern: &'a Pattern<&'a str>) -> Result<Vec<Node>, String> {
        let mut nodes = Vec::new();
        self.pattern(pattern, &Place::default(), &mut nodes)?;
        on_one_line(&mut nodes);
        Ok(nodes)
    }

    fn pattern(&self, pattern: &'a Pattern<&'a str>, place: &Place<'a>, nodes: &mut Vec<Node>) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text(nodes, value),
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
            InlineExpression::VariableReference { id } => self.argument_said(id.name, None, nodes),
            InlineExpression::MessageReference { id, attribute } => {
                let (row, is_foreign) = self.message(id.name, 0)?;
                let value = form(row, attribute.as_ref().map(|form| form.name).filter(|_| !is_foreign))?;
                let scope = Self { is_checked: false, ..self.clone() };
                scope.pattern(value, &deeper, nodes)
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self.words.terms.get(id.name)?;
                let mut given = HashMap::new();
                for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                    let (InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }) =
                        &argument.value
                    else {
                        return Err(format!("“{}” of a term is neither a text nor a number.", argument.name.name));
                    };
                    self.words.terms.check(&format!("${}", argument.name.name), value)?;
                    given.insert(argument.name.name, *value);
                }
                self.pattern(&term.value, &Place { given, is_term: true, ..deeper }, nodes)
            }
            InlineExpression::TermReference { .. } => Err("An attribute of a term can only choose.".to_owned()),
            InlineExpression::FunctionReference { id, arguments } => {
                use InlineExpression::{StringLiteral, VariableReference};
                match (id.name, &arguments.positional[..]) {
                    ("FORM", [VariableReference { id }, StringLiteral { value }]) => {
                        self.argument_said(id.name, Some(value), nodes)
                    }
                    ("NUMBER" | "SIGNED", [VariableReference { id: variable }]) => {
                        let node = if id.name == "NUMBER" { Node::Argument } else { Node::Signed };
                        nodes.push(node(self.argument(variable.name)?.1));
                        Ok(())
                    }
                    ("CAPITAL" | "SMALL", [inner]) => {
                        let mut read = Vec::new();
                        self.inline(inner, &deeper, &mut read)?;
                        for node in in_case(read, id.name == "CAPITAL") {
                            append(nodes, node);
                        }
                        Ok(())
                    }
                    ("INITIAL", _) => Err("INITIAL only chooses: { INITIAL($name) -> … }.".to_owned()),
                    _ => Err(format!(
                        "There are FORM($thing, \"form\"), NUMBER($n), SIGNED($n), CAPITAL($text), SMALL($text), not this {}.",
                        id.name
                    )),
                }
            }
        }
    }

    /// Returns a row by its key, and whether it is English that fills in. That has no forms. `from` 1 leaves out the row's own file.
    fn message(&self, key: &str, from: usize) -> Result<(&'a Message<&'a str>, bool), String> {
        let mut rows = self.words.messages.iter().enumerate().skip(from);
        let found = rows.find_map(|(at, rows)| Some((*rows.get(key)?, at == 2)));
        found.ok_or_else(|| {
            let all = self.words.messages.iter().skip(from).flat_map(|rows| rows.keys().copied());
            format!("There is no row “{key}”.{}", did_you_mean(key, all))
        })
    }

    /// Says an argument, in a form of the phrase that says it.
    fn argument_said(&self, name: &str, named: Option<&str>, nodes: &mut Vec<Node>) -> Result<(), String> {
        let (argument, place) = self.argument(name)?;
        let row = argument.says.as_ref().and_then(|key| self.words.phrases.iter().find(|row| row.key == *key));
        let said = |places: Vec<usize>| match row {
            Some(row) => {
                let (message, is_foreign) = self.message(&row.key, 1)?;
                let value = form(message, named.filter(|_| !is_foreign))?;
                let arguments = row.arguments.iter().zip(places).collect();
                Self { words: self.words, arguments, is_checked: false }.row(value)
            }
            None if named.is_some() => Err(format!("${name} is a finished text, which has no forms.")),
            None => Ok(places[..1].iter().map(|&place| Node::Argument(place)).collect()),
        };
        if let Kind::List { join, .. } = &argument.kind {
            let of = |join: Join| self.words.joins[join as usize].clone();
            let is_own = matches!(join, Join::Sentences | Join::Clauses);
            let between = of(if is_own { *join } else { Join::Comma }).pop();
            let between = between.map(|(_, text)| text).unwrap_or_default();
            nodes.push(Node::List { place, between, last: of(*join), item: said(vec![0, 1])? });
        } else {
            said(vec![place])?.into_iter().for_each(|node| append(nodes, node));
        }
        Ok(())
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
                let term = self.words.terms.get(id.name)?;
                let named = term.attributes.iter().find(|own| own.id.name == attribute.name);
                let value = match named.map(|own| &own.value.elements[..]) {
                    Some([PatternElement::TextElement { value }]) => *value,
                    _ => return Err(format!("The term “-{}” has no “.{}”.", id.name, attribute.name)),
                };
                for variant in variants.iter().filter(|variant| !variant.default) {
                    self.words.terms.check(&format!(".{}", attribute.name), variant_key(variant))?;
                }
                return self.pattern(known(variants, Some(value)), place, nodes);
            }
            InlineExpression::VariableReference { id } => match self.argument(id.name)? {
                (Argument { kind: Kind::Number, .. }, place) => By::Number(place),
                (Argument { kind: Kind::List { .. }, .. }, _) => {
                    return Err(format!("${} is a list, which cannot choose.", id.name));
                }
                (_, place) => By::Name(place),
            },
            InlineExpression::FunctionReference { id, arguments } if id.name == "INITIAL" => {
                match &arguments.positional[..] {
                    [InlineExpression::VariableReference { id }] => By::Initial(self.argument(id.name)?.1),
                    _ => return Err("INITIAL needs one argument: INITIAL($name).".to_owned()),
                }
            }
            InlineExpression::FunctionReference { id, .. } => return Err(format!("{} does not choose.", id.name)),
            _ => return Err("A choice needs an argument: { $n -> … }.".to_owned()),
        };
        let mut read = Vec::new();
        let mut others = None;
        for variant in variants {
            let key = variant_key(variant).to_owned();
            let mut inner = Vec::new();
            self.pattern(&variant.value, place, &mut inner)?;
            if variant.default { others = Some((key, inner)) } else { read.push((key, inner)) }
        }
        read.extend(others);
        let (By::Name(place) | By::Number(place) | By::Initial(place)) = by;
        if let Some((argument, _)) = self.arguments.iter().find(|(_, own)| self.is_checked && *own == place) {
            check(by, argument, &read, self.words.categories, self.words.things)?;
        }
        nodes.push(Node::Choice { by, variants: read });
        Ok(())
    }

    fn argument(&self, name: &str) -> Result<(&'a Argument, usize), String> {
        self.arguments.iter().find(|(argument, _)| argument.name == name).copied().ok_or_else(|| {
            let names: Vec<_> = self.arguments.iter().map(|(argument, _)| format!("${}", argument.name)).collect();
            let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
            format!("${name} is not handed to this row; these are: {known}.")
        })
    }
}

/// Returns the text of a row, or one of its forms.
fn form<'a>(row: &'a Message<&'a str>, named: Option<&str>) -> Result<&'a Pattern<&'a str>, String> {
    let value = match named {
        None => row.value.as_ref(),
        Some(named) => row.attributes.iter().find(|own| own.id.name == named).map(|own| &own.value),
    };
    value.ok_or_else(|| match named {
        Some(named) => format!("The row “{}” has no form “.{named}”.", row.id.name),
        None => format!("The row “{}” has no text.", row.id.name),
    })
}

/// Returns the variant for a value that is known while the rows are read.
fn known<'a>(variants: &'a [Variant<&'a str>], value: Option<&str>) -> &'a Pattern<&'a str> {
    let is_it = |variant: &&Variant<&'a str>| Some(variant_key(variant)) == value;
    // The parser has seen that one of them is the default.
    let default = variants.iter().find(|variant| variant.default).unwrap_or(&variants[0]);
    &variants.iter().find(is_it).unwrap_or(default).value
}
