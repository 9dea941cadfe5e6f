//! Live tables: devices elsewhere play together now.
//!
//! Live play is delivery and nothing else: a message ([`share::message`](super::share::message)) goes to the other devices
//! of a room by itself, sealed, through a relay that keeps the newest. A device sends what it has, and takes what goes on
//! from it. A lost, late or doubled envelope does no harm, for the same reasons as a message.
//!
//! [`RoomKey`] is the secret of a room, [`seal`] keeps it from the relay, a [`Parcel`] is what an envelope holds, [`Seats`]
//! says who plays at which device, [`Attendance`] who looks at the table, an [`Edition`] which agreements count, a [`Sign`] what
//! players say to each other, a [`Clock`] how long each may think, and [`Exchange`] is one device's side of it all.

mod attendance;
mod clock;
mod edition;
mod exchange;
mod key;
mod parcel;
mod seal;
mod seats;
mod sign;
#[cfg(feature = "web")]
pub mod view;

pub use attendance::Attendance;
pub use clock::{Acting, Allowance, Clock, Stopwatch, Terms};
pub use edition::Edition;
pub use exchange::{Arrived, Delivery, Exchange};
pub use key::{RoomKey, is_room};
pub use parcel::{Body, Parcel};
pub use seal::{LONGEST, Nonce, open, seal};
pub use seats::{DeviceId, Seats};
pub use sign::{Sign, Signs};
