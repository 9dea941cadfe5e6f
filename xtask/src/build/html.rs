//! Reading and rewriting HTML with `lol_html`.

use std::{borrow::Cow, cell::RefCell};

use anyhow::{Context, Result};
use lol_html::{
    ElementContentHandlers, RewriteStrSettings, Selector, element, html_content::Element, rewrite_str, text,
};

/// A selector and the changes to the elements that it chooses.
pub type Handler<'h> = (Cow<'h, Selector>, ElementContentHandlers<'h>);

/// Runs the handlers over a page and returns the changed page.
pub fn rewrite(page: &str, handlers: Vec<Handler<'_>>) -> Result<String> {
    let settings =
        handlers.into_iter().fold(RewriteStrSettings::new(), RewriteStrSettings::append_element_content_handler);
    rewrite_str(page, settings).context("the page could not be rewritten")
}

/// Lists the inline scripts of a page.
pub fn inline_scripts(page: &str) -> Result<Vec<String>> {
    let found = RefCell::new(Vec::new());
    let begin = element!("script:not([src])", |_| {
        found.borrow_mut().push(String::new());
        Ok(())
    });
    let read = text!("script:not([src])", |chunk| {
        if let Some(script) = found.borrow_mut().last_mut() {
            script.push_str(chunk.as_str());
        }
        Ok(())
    });
    rewrite(page, vec![begin, read])?;
    Ok(found.into_inner())
}

/// Reads an attribute's value, empty if there is none.
pub fn attribute(element: &Element, name: &str) -> String {
    element.get_attribute(name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::inline_scripts;

    #[test]
    fn takes_scripts_whole_and_skips_comments() -> anyhow::Result<()> {
        let page = "<!-- <script>x</script> --><script type=module>if (a<b) '<i>'</script><script src=y></script><script></script>";
        assert_eq!(inline_scripts(page)?, ["if (a<b) '<i>'", ""]);
        Ok(())
    }
}
