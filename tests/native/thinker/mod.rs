//! Requests to the workers, and their replies.

mod advising;
mod thinking;
