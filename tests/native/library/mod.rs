//! The games of a device.

mod saved;
