//! Numbered pieces of work on all cores. Their results are kept in a file, so that a run goes on where the last one
//! stopped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, read_to_string};
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

/// A result that fits a line of a file.
pub trait Kept: Sized + Send {
    fn write(&self) -> String;

    /// Reads what [`write`](Self::write) wrote; returns `None` for a line that was cut off.
    fn read(line: &str) -> Option<Self>;
}

/// Does the pieces below `count` that the file does not have. `each` gets every result with its number, the kept ones
/// first, and says whether to go on.
pub fn run<R: Kept>(
    path: Option<&Path>,
    count: u64,
    work: impl Fn(u64) -> R + Sync,
    mut each: impl FnMut(u64, R) -> ControlFlow<()>,
) -> io::Result<()> {
    let mut file = path.map(|path| OpenOptions::new().create(true).append(true).open(path)).transpose()?;
    let text = path.map_or_else(|| Ok(String::new()), read_to_string)?;
    let mut done = BTreeSet::new();
    for (number, result) in text.lines().filter_map(read) {
        done.insert(number);
        if each(number, result).is_break() {
            return Ok(());
        }
    }
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, done, work) = (send.clone(), &next, &done, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    if !done.contains(&number) && send.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        // The threads stop when this loop has ended and dropped the receiver.
        for (number, result) in receive {
            add(file.as_mut(), number, &result)?;
            if each(number, result).is_break() {
                break;
            }
        }
        Ok(())
    })
}

fn add(file: Option<&mut File>, number: u64, result: &impl Kept) -> io::Result<()> {
    file.map_or(Ok(()), |file| writeln!(file, "{number} {}", result.write()))
}

/// Reads a numbered result; returns `None` for a line that was cut off.
pub fn read<R: Kept>(line: &str) -> Option<(u64, R)> {
    let (number, result) = line.split_once(' ')?;
    Some((number.parse().ok()?, R::read(result)?))
}
