//! Hashes as browsers write them.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256, Sha384, Sha512};

/// Writes a digest as `sha384-…`; nothing for an algorithm browsers do not know.
pub fn of(algorithm: &str, bytes: &[u8]) -> Option<String> {
    let encoded = match algorithm {
        "sha256" => STANDARD.encode(Sha256::digest(bytes)),
        "sha384" => STANDARD.encode(Sha384::digest(bytes)),
        "sha512" => STANDARD.encode(Sha512::digest(bytes)),
        _ => return None,
    };
    Some(format!("{algorithm}-{encoded}"))
}

/// Writes a short name for content, for file names.
pub fn short(bytes: &[u8]) -> String {
    let mut name = format!("{:x}", Sha256::digest(bytes));
    name.truncate(16);
    name
}

#[cfg(test)]
mod tests {
    #[test]
    fn matches_the_known_digest_of_nothing() {
        assert_eq!(super::of("sha256", b"").as_deref(), Some("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="));
        assert_eq!(super::of("md5", b""), None);
    }
}
