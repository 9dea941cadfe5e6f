//! The board and everything beside it.

pub mod action_bar;
pub mod bid_track;
pub mod board;
pub mod card_note;
pub mod city_whims;
pub mod details;
pub mod djinns;
pub mod drawing;
pub mod flights;
pub mod market;
pub mod offered_items;
pub mod picture;
pub mod player;
pub mod rule_link;
pub mod sound;
