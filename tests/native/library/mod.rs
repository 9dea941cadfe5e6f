//! The games of a device.

mod rows;
mod saved;
