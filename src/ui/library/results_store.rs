//! The results against computers, kept on this device.

use super::results::Results;
use crate::ui::kit::local_storage;

/// The key of the results in `localStorage`.
const KEY: &str = "naqala.results";

/// Reads the results of this device.
#[must_use]
pub fn load() -> Results {
    local_storage::read(KEY).map(|text| Results::read(&text)).unwrap_or_default()
}

/// Stores the results.
pub fn store(results: &Results) {
    local_storage::write(KEY, &results.write());
}
