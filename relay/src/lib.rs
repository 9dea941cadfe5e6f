//! The relay of live tables: it carries sealed envelopes between the devices of a room, and keeps the newest of each
//! room. It knows nothing of the game, of its players, or of the key.
//!
//! A device opens a WebSocket at `/relay/ADDRESS`; the address has 43 characters of base64url. All frames are binary:
//!
//! | from | frame |
//! |---|---|
//! | relay, first | the newest kept envelope of the room, or nothing |
//! | device | one byte, 1 to keep the envelope or 0 to pass it on alone, then the envelope |
//! | device | the byte 2 alone: a question whether all that it sent before has arrived |
//! | relay, later | an envelope of another device of the room |
//! | relay, later | an empty frame: the answer to such a question |
//!
//! The relay may forget everything at any moment: devices hold the game, and send it again when they come back.
//! docs/live.md says what they put into envelopes, and what a relay can and cannot do.

mod blocks;
mod connection;
mod kept;
mod limits;
mod metrics;
#[cfg(feature = "redis")]
mod nodes;
mod rooms;

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::{ConnectInfo, Path, State, WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header::ORIGIN},
    response::{IntoResponse, Response},
    routing::get,
};

pub use blocks::Block;
pub use limits::Limits;
pub use rooms::Rooms;

/// How many characters an address has: 32 bytes in base64url.
const ADDRESS: usize = 43;

/// The sites whose pages may connect.
#[derive(Clone, Debug)]
pub enum Origins {
    /// The site at the relay's own address. Programs that name no site may connect, too.
    Own,
    /// These, like `https://example.org`.
    Listed(Vec<String>),
}

impl Origins {
    fn allow(&self, headers: &HeaderMap) -> bool {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(ORIGIN.as_str()) else { return !headers.contains_key(ORIGIN) };
        match self {
            Self::Own => origin.split_once("://").is_some_and(|(_, host)| text("host") == Some(host)),
            Self::Listed(sites) => sites.iter().any(|site| site == origin),
        }
    }
}

/// Serves `/relay/ADDRESS`, `/health` and `/metrics`. The server must state who connects, as
/// `into_make_service_with_connect_info::<SocketAddr>()` does.
pub fn router(rooms: Arc<Rooms>, origins: Origins) -> Router {
    Router::new()
        .route("/health", get(async || "ok\n"))
        .route(
            "/metrics",
            get(async |State((rooms, _)): State<(Arc<Rooms>, Arc<Origins>)>| {
                metrics::text(rooms.load(), &rooms.metrics)
            }),
        )
        .merge(sockets(rooms.clone(), origins.clone()))
        .with_state((rooms, Arc::new(origins)))
}

/// Serves `/relay/ADDRESS` alone, for a server that has other pages and states who connects.
pub fn sockets<S: Clone + Send + Sync + 'static>(rooms: Arc<Rooms>, origins: Origins) -> Router<S> {
    Router::new().route("/relay/{address}", get(open)).with_state((rooms, Arc::new(origins)))
}

async fn open(
    State((rooms, origins)): State<(Arc<Rooms>, Arc<Origins>)>,
    Path(address): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let is_address = address.len() == ADDRESS
        && address.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter));
    if !is_address {
        return StatusCode::NOT_FOUND.into_response();
    }
    if !origins.allow(&headers) {
        rooms.metrics.count(|metrics| &metrics.refused);
        return StatusCode::FORBIDDEN.into_response();
    }
    let seat = match rooms.enter(&address, rooms.block(peer.ip(), &headers)) {
        Ok(seat) => seat,
        Err(reason) => {
            rooms.metrics.count(|metrics| &metrics.refused);
            return reason.into_response();
        }
    };
    // A frame that is longer than an envelope gets an answer below. One beyond this bound ends the connection.
    let most = rooms.limits.envelope * 4;
    upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(rooms.limits.envelope * 4)
        .on_upgrade(move |socket| connection::run(socket, seat))
}
