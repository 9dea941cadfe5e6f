//! Writes a brotli file beside every file that gains from it.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use super::files;

const ALREADY_COMPRESSED: [&str; 8] = ["br", "gz", "png", "jpg", "webp", "avif", "woff2", "ico"];

/// Compresses every file below a folder.
pub fn folder(folder: &Path) -> Result<()> {
    for file in files::below(folder)? {
        let ending = file.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        if ALREADY_COMPRESSED.contains(&ending.as_str()) {
            continue;
        }
        let bytes = fs::read(&file).with_context(|| format!("{} could not be read", file.display()))?;
        let small = brotli_11(&bytes)?;
        if small.len() < bytes.len() {
            let mut name = file.into_os_string();
            name.push(".br");
            fs::write(&name, small).with_context(|| format!("{} could not be written", name.display()))?;
        }
    }
    Ok(())
}

fn brotli_11(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters =
        BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut small, &parameters).context("brotli failed")?;
    Ok(small)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_what_unpacks_to_the_same() -> Result<()> {
        let text = "sow, collect, score; ".repeat(100);
        let small = brotli_11(text.as_bytes())?;
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut small.as_slice(), &mut back)?;
        assert_eq!(back, text.as_bytes());
        assert!(small.len() < text.len() / 10);
        Ok(())
    }
}
