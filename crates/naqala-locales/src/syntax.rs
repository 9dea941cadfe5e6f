//! What is read of the syntax trees of Fluent files.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use std::collections::HashMap;

/// The rows of a language by their keys.
pub type Messages<'a> = HashMap<&'a str, &'a Message<&'a str>>;

/// Calls `note` with each argument that a text uses, in order, and the variants between which it chooses there.
pub fn used<'a>(pattern: &Pattern<&'a str>, note: &mut impl FnMut(&'a str, &[Variant<&'a str>])) {
    fn inline<'a>(expression: &InlineExpression<&'a str>, note: &mut impl FnMut(&'a str, &[Variant<&'a str>])) {
        match expression {
            InlineExpression::VariableReference { id } => note(id.name, &[]),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| inline(argument, note));
            }
            InlineExpression::Placeable { expression } => all(expression, note),
            _ => {}
        }
    }
    fn all<'a>(expression: &Expression<&'a str>, note: &mut impl FnMut(&'a str, &[Variant<&'a str>])) {
        match expression {
            Expression::Inline(expression) => inline(expression, note),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => note(id.name, variants),
                    other => inline(other, note),
                }
                for variant in variants {
                    used(&variant.value, note);
                }
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            all(expression, note);
        }
    }
}

/// Returns the key of a variant.
pub fn variant_key<'a>(variant: &Variant<&'a str>) -> &'a str {
    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
    name
}
