//! The table without a browser: the scene, forced steps, computers at the table.

mod forced;
mod opponents;
mod scene;
