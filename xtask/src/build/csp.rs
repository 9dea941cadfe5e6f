//! The Content-Security-Policy: only what comes from the site itself, and the page's own inline scripts by hash.

use std::fmt::Write;

use anyhow::{Context, Result};

use crate::{digest, html};

const NAME: &str = "content-security-policy";

/// Writes the policy into the page as its first meta after the character set.
pub fn write_into(page: &str) -> Result<String> {
    let tags = html::tags(page);
    let charset = tags
        .iter()
        .find(|tag| tag.name == "meta" && tag.attribute("charset").is_some())
        .context("the page has no <meta charset>, after which the policy goes")?;
    let (before, after) = page.split_at(charset.span.end);
    let policy = policy_for(page);
    Ok(format!("{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}"))
}

/// Reads the policy a finished page carries.
pub fn policy_of(page: &str) -> Option<String> {
    html::tags(page)
        .iter()
        .find(|tag| tag.attribute("http-equiv").is_some_and(|name| name.eq_ignore_ascii_case(NAME)))
        .and_then(|tag| tag.attribute("content").map(ToOwned::to_owned))
}

fn policy_for(page: &str) -> String {
    let mut scripts = String::from("'self' 'wasm-unsafe-eval'");
    for tag in html::tags(page) {
        if tag.name == "script"
            && tag.attribute("src").is_none()
            && let Some(hash) = digest::of("sha256", page[tag.content].as_bytes())
        {
            // Writing to a String cannot fail.
            let _ = write!(scripts, " '{hash}'");
        }
    }
    format!(
        "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_inline_scripts_and_no_others() -> Result<()> {
        let page = "<html><head><meta charset=utf-8><script src=a.js></script><script></script></head></html>";
        let finished = write_into(page)?;
        let policy = policy_of(&finished).context("a policy")?;
        assert_eq!(policy.matches("'sha256-").count(), 1);
        assert!(policy.contains("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
        assert!(finished.starts_with("<html><head><meta charset=utf-8><meta http-equiv="));
        Ok(())
    }
}
