//! Games on their way: links and codes, imports, messages.

mod arrivals;
mod codes;
mod embed_codes;
mod imports;
pub mod messages;
mod packages;
