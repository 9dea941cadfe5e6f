//! The page's side of live tables.

mod asking;
mod clock_bar;
mod clock_settings;
mod desk;
mod dialog;
mod join;
mod keeping_time;
mod people;
mod room;
mod said;
mod signs;
mod socket;
mod table;
mod timing;
mod turn_sign;

pub use dialog::LiveDialog;
pub use join::JoinDialog;
pub use table::LiveTable;
