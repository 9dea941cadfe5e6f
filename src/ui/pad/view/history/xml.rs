//! XML, read by the browser.

use crate::ui::pad::model::PadError;
use crate::ui::pad::model::history::plays::bgg::Element;
use web_sys::{DomParser, SupportedType};

/// How deep elements may lie in each other. Those of a list of plays lie four deep.
const DEEPEST: u8 = 8;

/// Reads a text of XML. One with a document type is refused: lists of plays have none, and entities could grow without end.
///
/// # Errors
/// [`PadError`] if it is damaged.
pub fn read(text: &str) -> Result<Element, PadError> {
    if let Some(at) = text.find("<!DOCTYPE").or_else(|| text.find("<!ENTITY")) {
        return Err(place(text, at));
    }
    let none = || PadError::Syntax(1, 1);
    let parser = DomParser::new().map_err(|_| none())?;
    let document = parser.parse_from_string(text, SupportedType::ApplicationXml).map_err(|_| none())?;
    // Firefox makes it the only element, other browsers put it into what they could read.
    if let Some(error) = document.query_selector("parsererror").ok().flatten() {
        let (line, column) = fault(&error).unwrap_or((1, 1));
        return Err(PadError::Syntax(line, column));
    }
    document.document_element().map(|root| element(&root, 0)).ok_or_else(none)
}

/// Returns the fault at a byte of a text.
fn place(text: &str, at: usize) -> PadError {
    let before = &text[..at];
    let line = before.rsplit('\n').next().unwrap_or_default();
    PadError::Syntax(1 + before.matches('\n').count(), 1 + line.chars().count())
}

/// Reads line and column from the words of a browser, in whatever language: they are the first two numbers of the part that
/// Chromium and Safari write, and the last two before the excerpt that Firefox shows.
fn fault(error: &web_sys::Element) -> Option<(usize, usize)> {
    let numbers = |text: &str| -> Vec<usize> {
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    if let Some(part) = error.query_selector("div").ok().flatten() {
        return numbers(&part.text_content()?).get(..2).map(|both| (both[0], both[1]));
    }
    let numbers = numbers(&error.first_child()?.text_content()?);
    numbers.last_chunk::<2>().map(|both| (both[0], both[1]))
}

fn element(node: &web_sys::Element, depth: u8) -> Element {
    let mut attributes = Vec::new();
    for name in node.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        attributes.extend(node.get_attribute(&name).map(|value| (name, value)));
    }
    let mut children = Vec::new();
    let mut next = node.first_element_child().filter(|_| depth < DEEPEST);
    while let Some(child) = next {
        children.push(element(&child, depth + 1));
        next = child.next_element_sibling();
    }
    let text = if children.is_empty() { node.text_content().unwrap_or_default() } else { String::new() };
    Element { name: node.local_name(), attributes, children, text }
}
