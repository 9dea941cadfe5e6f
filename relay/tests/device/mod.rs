//! A device of a table, as the relay sees it.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long nothing must come before it counts as quiet.
const QUIET: Duration = Duration::from_millis(60);

/// A device that is connected to a room.
pub struct Device(WebSocketStream<TcpStream>);

/// Returns the address of a room.
pub fn room(number: u32) -> String {
    format!("{number:A>43}")
}

#[allow(dead_code, reason = "each test file uses some of them")]
impl Device {
    /// Enters a room, or returns the status of the refusal.
    pub async fn enter(relay: SocketAddr, room: &str) -> Result<Self, u16> {
        Self::over(TcpStream::connect(relay).await.map_err(|_| 0_u16)?, relay, room).await
    }

    /// Enters a room over an open connection.
    pub async fn over(stream: TcpStream, relay: SocketAddr, room: &str) -> Result<Self, u16> {
        Self::begin(stream, format!("ws://{relay}/relay/{room}").into_client_request().map_err(|_| 404_u16)?).await
    }

    /// Enters a room through a proxy that names the device's address.
    pub async fn through_proxy(relay: SocketAddr, room: &str, named: &str) -> Result<Self, u16> {
        let mut request = format!("ws://{relay}/relay/{room}").into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", named.parse().expect("a header"));
        Self::begin(TcpStream::connect(relay).await.map_err(|_| 0_u16)?, request).await
    }

    /// Enters a room as a page of a site.
    pub async fn from(relay: SocketAddr, room: &str, origin: &str) -> Result<Self, u16> {
        let mut request = format!("ws://{relay}/relay/{room}").into_client_request().expect("an address");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        Self::begin(TcpStream::connect(relay).await.map_err(|_| 0_u16)?, request).await
    }

    async fn begin(stream: TcpStream, request: impl IntoClientRequest + Unpin) -> Result<Self, u16> {
        stream.set_nodelay(true).expect("it is open");
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    pub async fn keep(&mut self, envelope: &[u8]) {
        self.send([&[1], envelope].concat()).await;
    }

    pub async fn pass_on(&mut self, envelope: &[u8]) {
        self.send([&[0], envelope].concat()).await;
    }

    pub async fn send(&mut self, frame: Vec<u8>) {
        self.put(Message::Binary(frame.into())).await;
    }

    pub async fn put(&mut self, message: Message) {
        // The relay may have ended the connection: the test then reads why.
        let _ended = self.0.send(message).await;
    }

    /// Returns the next envelope; `None` if the relay has ended the connection.
    pub async fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("something comes")? {
                Ok(Message::Binary(frame)) => return Some(frame.to_vec()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads up to the next such envelope; `false` if the relay ends the connection before.
    pub async fn next_of(&mut self, envelope: &[u8]) -> bool {
        while let Some(next) = self.next().await {
            if next == envelope {
                return true;
            }
        }
        false
    }

    /// Returns the code with which the relay ends the connection, if it says one.
    pub async fn end(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("it ends")? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Returns whether no envelope comes for a moment.
    pub async fn is_quiet(&mut self) -> bool {
        !matches!(timeout(QUIET, self.0.next()).await, Ok(Some(Ok(Message::Binary(_)))))
    }
}
