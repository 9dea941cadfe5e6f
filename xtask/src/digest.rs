//! Hashes as browsers write them.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256, Sha384};

/// Returns the value of an integrity attribute.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// Returns the hash by which a policy allows an inline script.
pub fn script(bytes: &[u8]) -> String {
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
        assert_eq!(super::script(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(super::integrity(b""), "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb");
        assert_eq!(super::short(b""), "e3b0c44298fc1c14");
    }
}
