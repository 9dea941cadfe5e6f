//! Our lessons are whole, and faults of a lesson are told with their step and field.

mod docs;
mod faults;
mod ours;
mod steps;
