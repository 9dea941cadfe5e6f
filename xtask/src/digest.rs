//! Hashes as browsers write them.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

/// Returns a hash as attributes for integrity and policies state it.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// Returns a short hash, for file names.
pub fn short(bytes: &[u8]) -> String {
    let mut name = format!("{:x}", Sha256::digest(bytes));
    name.truncate(16);
    name
}

#[cfg(test)]
mod tests {
    #[test]
    fn matches_the_known_digests_of_nothing() {
        assert_eq!(super::integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(super::short(b""), "e3b0c44298fc1c14");
    }
}
