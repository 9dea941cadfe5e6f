//! Zip files.

use rawzip::{CompressionMethod, DataDescriptorOutput, Error, ZipArchiveWriter};
use std::io::Write;

/// A file of an archive. It is always compressed: the sizes stand after the content, and readers of streams, such as Java's, refuse
/// that of a file that is only stored (`findings/stored-entry-without-size.sh`).
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its content.
    pub content: &'a [u8],
    /// The same, as raw deflate.
    pub deflated: &'a [u8],
}

/// Joins files to an archive.
///
/// # Errors
/// What the library refuses: a name that is too long.
pub fn zip(entries: &[Entry]) -> Result<Vec<u8>, Error> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for entry in entries {
        let (mut file, _) = archive.new_file(entry.name).compression_method(CompressionMethod::DEFLATE).start()?;
        file.write_all(entry.deflated)?;
        file.finish(DataDescriptorOutput::new(crc32(entry.content), entry.content.len() as u64))?;
    }
    archive.finish()
}

/// Returns the CRC-32 of bytes. The library's own is as fast as can be, with a table of 16 KB; a package has 100 KB.
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
}
