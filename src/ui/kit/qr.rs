//! QR codes, drawn as one path.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write as _;

/// The largest version that a phone can still scan from a screen.
const LARGEST: u8 = 25;
/// The width of the quiet zone around the code, in modules.
const QUIET: i32 = 4;

/// Returns the dark modules of a code as a path, and its width in modules; `None` if the text is too long.
fn path(text: &str) -> Option<(String, i32)> {
    let segments = QrSegment::make_segments(text);
    let code =
        QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, Version::MIN, Version::new(LARGEST), None, true)
            .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET).expect("writing to a string cannot fail");
            }
            x += run.max(1);
        }
    }
    Some((path, code.size() + 2 * QUIET))
}

/// Draws a code; returns `None` if the text is too long. It is black on white in every theme, as scanners expect.
pub fn picture(text: &str, label: impl Fn() -> String + Send + 'static) -> Option<AnyView> {
    let (path, size) = path(text)?;
    Some(
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
                <rect width=size.to_string() height=size.to_string() fill="#fff" />
                <path d=path fill="#000" />
            </svg>
        }
        .into_any(),
    )
}
