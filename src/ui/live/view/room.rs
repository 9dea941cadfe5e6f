//! What this device keeps of a room: its key, its own number in it, the claimed seats, the edition of the agreements, what players
//! ask of each other, the clock, and a rematch that waits for its player.

use crate::ui::live::{Clock, DeviceId, Edition, Exchange, Nonce, RoomKey, Seats};
use crate::ui::share::message::Message;
use crate::ui::shell::live;
use crate::ui::table::session::message::GameId;
use crate::ui::table::session::requests::Requests;
use serde_json::{Value, json};

/// Returns fresh random bytes.
///
/// # Panics
/// If the browser has no random numbers: then nothing can be sealed.
fn random<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("every browser has random numbers");
    bytes
}

/// Returns a nonce that was never used.
pub fn fresh_nonce() -> Nonce {
    random()
}

/// Returns this device's side of a room that it enters for the first time.
pub fn enter(key: RoomKey) -> Exchange {
    Exchange::new(key, DeviceId(u64::from_be_bytes(random())), Seats::default())
}

/// Returns this device's side of a game's room; of a fresh one if it has none.
pub fn of(game: GameId) -> Exchange {
    let stored = live::room(game).and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let known = stored.and_then(|stored| {
        let key = RoomKey::read(stored["key"].as_str()?).ok()?;
        let exchange = Exchange::new(key, DeviceId(stored["device"].as_u64()?), Seats::read(&stored["seats"]));
        let agreed = stored["agreed"].as_u64().and_then(|hash| hash.try_into().ok());
        let rematch = stored["rematch"].as_str().and_then(|fragment| Message::read(fragment).ok().flatten());
        let exchange = exchange.with_edition(Edition::read(&stored["edition"]), agreed);
        // The room of a game is that of its rematch, too.
        let exchange = exchange.with_rematch(rematch.filter(|rematch| rematch.former == Some(game)));
        Some((exchange, Requests::read(&stored["requests"]), Clock::read(&stored["clock"])))
    });
    let (exchange, known, clock) = known.unwrap_or_else(|| {
        let fresh = enter(RoomKey::new(random()));
        store(game, &fresh);
        (fresh, Requests::default(), Clock::default())
    });
    // Nor is anything asked in it yet, or any time used.
    let mut requests = Requests::new(game);
    requests.join(&known);
    exchange.with_requests(requests).with_clock(clock.of_rematch(game))
}

/// Keeps this device's side of a game's room.
pub fn store(game: GameId, exchange: &Exchange) {
    let text = json!({
        "key": exchange.key().fragment(),
        "device": exchange.device().0,
        "seats": exchange.seats().write(),
        "edition": exchange.edition().write(),
        "agreed": exchange.agreed(),
        "requests": exchange.requests().write(),
        "clock": exchange.clock().write(),
        "rematch": exchange.rematch().map(Message::fragment),
    });
    live::store_room(game, &text.to_string());
}
