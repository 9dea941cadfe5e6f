//! Sealing: XChaCha20-Poly1305 with the key of the room. A relay sees the length of an envelope, and when it comes.
//!
//! `WebCrypto` would not do: browsers give it only to pages over TLS, and two devices at home have plain HTTP.

use super::RoomKey;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};

/// The longest envelope that a relay carries.
pub const LONGEST: usize = 4 * 1024;
/// Contents are filled up to a multiple of this, so that their length says little.
const STEP: usize = 256;
/// What an envelope has beside its content: the nonce before it, and the tag behind it.
const BESIDE: usize = size_of::<Nonce>() + 16;

/// Fresh random bytes for each envelope: so many that no two are ever the same.
pub type Nonce = [u8; 24];

/// Seals a text; `None` if it is too long.
#[must_use]
pub fn seal(key: &RoomKey, nonce: Nonce, text: &str) -> Option<Vec<u8>> {
    let length = text.len().next_multiple_of(STEP).max(STEP);
    // The last step may be shorter.
    let length = length.min(LONGEST - BESIDE);
    if text.len() > length {
        return None;
    }
    let mut content = text.as_bytes().to_vec();
    content.resize(length, 0);
    let address = key.address();
    let payload = Payload { msg: &content, aad: address.as_bytes() };
    let sealed = cipher(key).encrypt(&XNonce::from(nonce), payload).ok()?;
    Some([&nonce[..], &sealed].concat())
}

/// Opens an envelope; `None` if nobody with the key has sealed it for this room.
#[must_use]
pub fn open(key: &RoomKey, envelope: &[u8]) -> Option<String> {
    let (nonce, sealed) = envelope.split_first_chunk::<24>()?;
    let address = key.address();
    let payload = Payload { msg: sealed, aad: address.as_bytes() };
    let mut content = cipher(key).decrypt(&XNonce::from(*nonce), payload).ok()?;
    let filled = content.iter().rev().take_while(|&&byte| byte == 0).count();
    content.truncate(content.len() - filled);
    String::from_utf8(content).ok()
}

fn cipher(key: &RoomKey) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(&key.0.into())
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, RoomKey, open, seal};

    const KEY: RoomKey = RoomKey::new([3; 32]);

    #[test]
    fn a_sealed_text_is_opened_with_the_key_alone() {
        for text in ["", "x", &"long ".repeat(800)] {
            let envelope = seal(&KEY, [9; 24], text).expect("it is short enough");
            assert!(envelope.len() <= LONGEST);
            assert_eq!(open(&KEY, &envelope).as_deref(), Some(text));
            assert_eq!(open(&RoomKey::new([4; 32]), &envelope), None);
        }
        assert_eq!(seal(&KEY, [9; 24], &"x".repeat(4096)), None);
    }

    #[test]
    fn any_changed_bit_or_missing_byte_is_noticed() {
        let envelope = seal(&KEY, [9; 24], "a text").expect("it is short enough");
        for at in 0..envelope.len() {
            let mut changed = envelope.clone();
            changed[at] ^= 1 << (at % 8);
            assert_eq!(open(&KEY, &changed), None, "byte {at}");
            assert_eq!(open(&KEY, &envelope[..at]), None, "cut at {at}");
        }
    }

    #[test]
    fn lengths_say_little() {
        let length = |text: &str| seal(&KEY, [1; 24], text).map(|envelope| envelope.len());
        assert_eq!(length("a"), length(&"a".repeat(256)));
        assert_ne!(length("a"), length(&"a".repeat(257)));
    }
}
