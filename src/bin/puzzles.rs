//! Writes the lesson of each puzzle of a pack: a line with its name, a space and JSON. `cargo xtask build` runs it.

use naqala::ui::learn::puzzle;
use std::io;

fn main() -> io::Result<()> {
    let text = io::read_to_string(io::stdin())?;
    let pack = puzzle::read(&text).map_err(|faults| io::Error::other(faults[0].to_string()))?;
    for puzzle in pack.puzzles {
        println!("{} {}", puzzle.name, puzzle.written().map_err(io::Error::other)?);
    }
    Ok(())
}
