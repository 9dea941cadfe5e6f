//! A text as a code to be scanned, drawn as one path.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write as _;

/// The largest version that a phone still reads off a screen.
const LARGEST: u8 = 25;
/// Empty modules around the code.
const QUIET: i32 = 4;

/// The dark modules of a code, as a path, and how many modules it is wide; nothing for more than a code can hold.
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
                write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET).expect("a text takes what is written");
            }
            x += run.max(1);
        }
    }
    Some((path, code.size() + 2 * QUIET))
}

/// Draws a code, dark on white whatever the colours of the page: cameras expect that.
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
