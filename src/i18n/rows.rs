//! The functions of the rows, which the build makes of English.

use super::arguments::{Argument, Number, counted, each, texts};
use super::lang::Lang;
use super::reader::{choose, say};
use super::texts::find;
use super::things::Thing;
use crate::game;

include!(concat!(env!("OUT_DIR"), "/rows.rs"));
