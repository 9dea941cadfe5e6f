#!/usr/bin/env bash
# Finding: what rawzip writes for a file that the caller does not compress is read by Java's ZipFile and refused by its
# ZipInputStream.
#
# Packages:  crate rawzip 0.5.2 (needs cargo); Java 17 (Debian openjdk-17-jdk-headless).
# Expected:  a file that a zip library stores, its default, is the plainest there is, and every reader takes it.
# Behaviour: rawzip writes streams, so the sizes stand behind the content also where it is only stored. Whoever reads such a
#            file from its beginning cannot know where it ends: ZipInputStream throws before the first byte, ZipFile, which
#            reads the list at the end, sees nothing wrong. The same content, deflated by the caller, is read by both.
# Output seen:
#   stored: as a stream: only DEFLATED entries can have EXT descriptor; as a file: hello
#   deflated: as a stream: hello; as a file: hello
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "finding"
version = "0.1.0"
edition = "2024"

[dependencies]
rawzip = "=0.5.2"
TOML
cat >src/main.rs <<'RS'
use rawzip::{CompressionMethod, DataDescriptorOutput, ZipArchiveWriter, crc32};
use std::io::Write;

fn archive(method: Option<CompressionMethod>, content: &[u8]) -> Vec<u8> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    let file = archive.new_file("hello.txt");
    let file = if let Some(method) = method { file.compression_method(method) } else { file };
    let (mut file, _) = file.start().unwrap();
    file.write_all(content).unwrap();
    file.finish(DataDescriptorOutput::new(crc32(b"hello"), 5)).unwrap();
    archive.finish().unwrap()
}

fn main() {
    std::fs::write("stored", archive(None, b"hello")).unwrap();
    // Deflate in one block that is not compressed.
    let deflated = [&[1, 5, 0, !5, !0][..], b"hello"].concat();
    std::fs::write("deflated", archive(Some(CompressionMethod::DEFLATE), &deflated)).unwrap();
}
RS
cat >Read.java <<'JAVA'
import java.io.FileInputStream;
import java.util.zip.*;

public class Read {
    public static void main(String[] names) throws Exception {
        for (String name : names) {
            String stream;
            try (ZipInputStream in = new ZipInputStream(new FileInputStream(name))) {
                in.getNextEntry();
                stream = new String(in.readAllBytes());
            } catch (ZipException error) {
                stream = error.getMessage();
            }
            try (ZipFile file = new ZipFile(name)) {
                String whole = new String(file.getInputStream(file.entries().nextElement()).readAllBytes());
                System.out.println(name + ": as a stream: " + stream + "; as a file: " + whole);
            }
        }
    }
}
JAVA
cargo run --quiet

seen=$(java Read.java stored deflated)
echo "rawzip 0.5.2, $(java --version | head -n 1)"
echo "expected: what a zip library stores by default is read by every reader"
echo "behaviour: the size of a stored file stands behind it, and a reader of streams refuses it"
echo "seen:"
echo "$seen"
[[ $seen == "stored: as a stream: only DEFLATED entries can have EXT descriptor; as a file: hello
deflated: as a stream: hello; as a file: hello" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
