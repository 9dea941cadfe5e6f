//! The Content-Security-Policy. It allows only files of the site itself, and the page's own inline scripts by hash.

use std::fmt::Write;

use anyhow::{Result, ensure};
use lol_html::{element, html_content::ContentType};

use super::html;
use crate::digest;

/// The policy of a worker, which obeys the headers of its own script and not its page's policy.
pub const OF_WORKERS: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/// Writes the policy into the page as its first meta after the character set. A relay is the one other host that the
/// page may connect to.
pub fn write_into(page: &str, relay: Option<&str>) -> Result<String> {
    let policy = policy_for(&html::inline_scripts(page)?, relay);
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    let mut written = 0;
    let write = element!("meta[charset]", |charset| {
        charset.after(&meta, ContentType::Html);
        written += 1;
        Ok(())
    });
    let page = html::rewrite(page, vec![write])?;
    ensure!(written == 1, "the page has {written} <meta charset>, and its policy goes after the one");
    Ok(page)
}

/// Reads the policy of a finished page.
pub fn policy_of(page: &str) -> Result<Option<String>> {
    let mut found = None;
    let read = element!("meta[http-equiv=content-security-policy i]", |meta| {
        found = meta.get_attribute("content");
        Ok(())
    });
    html::rewrite(page, vec![read])?;
    Ok(found)
}

fn policy_for(inline_scripts: &[String], relay: Option<&str>) -> String {
    let relay = relay.map(|host| format!(" {host}")).unwrap_or_default();
    let mut scripts = String::from("'self' 'wasm-unsafe-eval'");
    for script in inline_scripts {
        // Writing to a String cannot fail.
        let _ = write!(scripts, " '{}'", digest::integrity(script.as_bytes()));
    }
    format!(
        "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self'{relay}; \
         font-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_inline_scripts_and_no_others() -> Result<()> {
        let page = "<html><head><meta charset=utf-8><script src=a.js></script><script></script></head></html>";
        let finished = write_into(page, None)?;
        let policy = policy_of(&finished)?.unwrap_or_default();
        assert_eq!(policy.matches("'sha256-").count(), 1);
        assert!(policy.contains("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
        assert!(finished.starts_with("<html><head><meta charset=utf-8><meta http-equiv="));
        Ok(())
    }

    #[test]
    fn opens_the_relay_alone_and_nothing_without_one() -> Result<()> {
        let page = "<html><head><meta charset=utf-8></head></html>";
        let policy = |relay| anyhow::Ok(policy_of(&write_into(page, relay)?)?.unwrap_or_default());
        assert!(policy(None)?.contains("connect-src 'self';"));
        let with = policy(Some("wss://relay.example.org"))?;
        assert!(with.contains("connect-src 'self' wss://relay.example.org;"));
        assert_eq!(with.replace(" wss://relay.example.org", ""), policy(None)?);
        Ok(())
    }
}
