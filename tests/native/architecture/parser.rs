//! The parser of imports, on made-up sources.

use super::imports::{Sources, rings};
use super::tokens::tokens;

/// Returns each arrow as `from > to`.
fn arrows(files: &[(&str, &str)]) -> Vec<String> {
    let arrows = Sources::new(files.iter().copied()).arrows();
    let mut arrows: Vec<String> = arrows.into_iter().map(|arrow| format!("{} > {}", arrow.from, arrow.to)).collect();
    arrows.dedup();
    arrows
}

#[test]
fn comments_texts_attributes_and_tests_have_no_tokens() {
    let source = r##"
        //! use crate::a;
        /* use crate::b; /* nested */ */
        #[doc = "use crate::c;"]
        fn f<'a>(x: &'a str) -> char { let y = "\"use d"; let z = r#"e" f"#; '"' }
        #[cfg(test)]
        mod tests { use crate::g; }
        #[cfg(test)]
        use crate::{h, i};
        fn j() {}
    "##;
    let found = tokens(source).join(" ");
    assert_eq!(found, "fn f < > ( x : & str ) - > char { let y = ; let z = ; } fn j ( ) { }");
}

#[test]
fn nested_and_renamed_imports_lead_to_their_files() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a/mod.rs", "pub mod c; pub mod d;"),
        ("a/c.rs", "pub struct C;"),
        ("a/d.rs", "pub fn d() {} pub struct E;"),
        ("b.rs", "use crate::a::{c::{C as Other}, d::{self as module, E}}; use std::{fmt, str::FromStr};"),
    ];
    assert_eq!(arrows(&files), ["b.rs > a/c.rs", "b.rs > a/d.rs"]);
}

#[test]
fn paths_in_the_code_are_arrows() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d;"),
        ("a.rs", "fn f() { crate::b::g(super::c::VALUE) }"),
        ("b.rs", "use super::d; pub(in crate::c) fn g(number: u8) { d::h::<u8>(number) }"),
        ("c.rs", "pub const VALUE: u8 = 1; fn f(d: u8) -> u8 { u8::from(d) }"),
        ("d.rs", "pub const fn h<T>(thing: T) {}"),
    ];
    assert_eq!(arrows(&files), ["a.rs > b.rs", "a.rs > c.rs", "b.rs > d.rs"]);
}

#[test]
fn re_exports_lead_to_the_file_that_defines_the_item() {
    let files = [
        ("lib.rs", "pub mod a; mod b;"),
        ("a/mod.rs", "mod c; mod d; pub use c::C; pub use self::d::*; pub struct Own;"),
        ("a/c.rs", "use super::{D, Own}; pub struct C;"),
        ("a/d.rs", "pub struct D;"),
        ("b.rs", "use crate::a::C; fn f(d: crate::a::D) {}"),
        ("main.rs", "fn main() { naqala::a::D; }"),
    ];
    let expected = ["a/c.rs > a/d.rs", "a/c.rs > a/mod.rs", "b.rs > a/c.rs", "b.rs > a/d.rs", "main.rs > a/d.rs"];
    assert_eq!(arrows(&files), expected);
}

#[test]
fn items_that_a_macro_makes_belong_to_the_file_that_calls_it() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "macro_rules! make { ($name:ident) => { pub struct $name; } } pub(crate) use make;"),
        ("b.rs", "use crate::a::make; make! { Made }"),
        ("c.rs", "use crate::b::Made;"),
    ];
    assert_eq!(arrows(&files), ["b.rs > a.rs", "c.rs > b.rs"]);
}

#[test]
fn a_module_and_an_item_may_share_a_name() {
    let files = [
        ("lib.rs", "pub mod a; mod b;"),
        ("a/mod.rs", "mod write; mod other; pub use other::write;"),
        ("a/write.rs", "pub struct Names;"),
        ("a/other.rs", "use super::write::Names; pub fn write() {}"),
        ("b.rs", "use crate::a; fn f() { a::write() }"),
    ];
    assert_eq!(arrows(&files), ["a/other.rs > a/write.rs", "b.rs > a/other.rs"]);
}

#[test]
fn blocks_of_modules_count_for_their_file() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "use crate::b; mod inner { use super::b::B; pub fn f() { super::super::b::g() } }"),
        ("b.rs", "pub struct B; pub fn g() {}"),
    ];
    assert_eq!(arrows(&files), ["a.rs > b.rs"]);
}

#[test]
fn files_that_lead_to_each_other_are_a_ring() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d;"),
        ("a.rs", "use crate::b::B; pub struct A;"),
        ("b.rs", "use crate::c::C; pub struct B;"),
        ("c.rs", "use crate::a::A; pub struct C;"),
        ("d.rs", "use crate::a::A;"),
    ];
    let arrows = Sources::new(files).arrows();
    let rings = rings(&arrows);
    let found: Vec<Vec<_>> = rings.iter().map(|ring| ring.iter().map(|arrow| arrow.from.as_str()).collect()).collect();
    assert_eq!(found, [["a.rs", "b.rs", "c.rs"]]);
}

#[test]
fn a_parent_that_uses_its_child_makes_a_ring_with_it() {
    let files = [
        ("lib.rs", "mod a;"),
        ("a/mod.rs", "mod b; use b::B; pub struct A(B);"),
        ("a/b.rs", "use super::A; pub struct B;"),
    ];
    assert_eq!(arrows(&files), ["a/b.rs > a/mod.rs", "a/mod.rs > a/b.rs"]);
}
