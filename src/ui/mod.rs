//! The page. [`scene`] says what is drawn, what is lit and what a tap means, as a pure function with native tests;
//! components only draw it.

pub mod scene;
