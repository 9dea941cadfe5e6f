//! Games on their way: links and codes, imports, messages.

mod codes;
mod embed_codes;
mod imports;
pub mod messages;
mod packages;
