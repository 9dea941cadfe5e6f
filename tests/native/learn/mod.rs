//! Lessons and puzzles.

mod lessons;
mod puzzles;
mod solutions;
