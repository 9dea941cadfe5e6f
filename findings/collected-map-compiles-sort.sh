#!/usr/bin/env bash
# Finding: `collect()` into a `BTreeMap` compiles a whole stable sort of its pairs into the program,
# for each type of them; filling the map in a loop, or with `extend`, does not.
#
# Packages:  Rust 1.95.0 with the target wasm32-unknown-unknown (needs cargo), no crates.
# Expected:  `collect()` and `extend()` of an iterator insert pair by pair, as a loop does, and all
#            three compile to about the same size; a map that keeps order needs no sort.
# Behaviour: `collect()` gathers the pairs in a `Vec`, sorts it, and builds the map from it.
#            Optimised for size, a map costs 6 kB more than a loop, of 14 kB in all, and a map of
#            another type 3.6 kB more again. Where the compiler knows that the pairs are few, as
#            with `BTreeMap::from` of three, it leaves out most of the sort, and what inserts one
#            pair is not compiled at all: the module is smaller than that of the loop.
# Output seen (bytes of the module):
#   insert: 14152, with a second type 18825
#   extend: 14161, with a second type 18835
#   collect: 20173, with a second type 28484
#   from: 11863, with a second type 16203
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/src"
cat >"$folder/Cargo.toml" <<'TOML'
[package]
name = "finding"
version = "0.0.0"
edition = "2024"

[lib]
crate-type = ["cdylib"]

[features]
insert = []
extend = []
collect = []
from = []
second = []

[profile.release]
opt-level = "z"
lto = true
codegen-units = 1
panic = "abort"
strip = true
TOML
cat >"$folder/src/lib.rs" <<'RUST'
use std::collections::BTreeMap;

fn fill<const N: usize>(n: u32) -> BTreeMap<u32, [u32; N]> {
    #[cfg(feature = "from")]
    return BTreeMap::from([(n, [n; N]), (n ^ 5, [1; N]), (n / 3, [2; N])]);
    #[cfg(not(feature = "from"))]
    let pairs = (0..n).map(|k| (k.rotate_left(9), [k; N]));
    #[cfg(feature = "collect")]
    return pairs.collect();
    #[cfg(any(feature = "insert", feature = "extend"))]
    {
        let mut map = BTreeMap::new();
        #[cfg(feature = "extend")]
        map.extend(pairs);
        #[cfg(feature = "insert")]
        for (key, value) in pairs {
            map.insert(key, value);
        }
        map
    }
}

fn read<const N: usize>(n: u32) -> u32 {
    fill::<N>(n).range(n..).next().map_or(0, |(key, value)| key ^ value[0])
}

#[unsafe(no_mangle)]
pub extern "C" fn run(n: u32) -> u32 {
    read::<3>(n) ^ if cfg!(feature = "second") { read::<5>(n) } else { 0 }
}
RUST

size() {
  (cd "$folder" && cargo build --quiet --release --target wasm32-unknown-unknown --features "$1")
  stat -c %s "$folder/target/wasm32-unknown-unknown/release/finding.wasm"
}
declare -A one two
for way in insert extend collect from; do
  one[$way]=$(size "$way")
  two[$way]=$(size "$way,second")
done

rustc --version
echo "expected: collecting a BTreeMap compiles to about the size of inserting in a loop"
echo "behaviour: it compiles a stable sort for each type of pair"
echo "seen:"
for way in insert extend collect from; do
  echo "$way: ${one[$way]}, with a second type ${two[$way]}"
done
# Another compiler may differ by some bytes.
sort_of() { echo $((two[$1] - two[insert] - (one[$1] - one[insert]))); }
((one[extend] - one[insert] < 300 && one[collect] - one[insert] > 4000 && one[from] < one[insert] &&
  $(sort_of extend) < 300 && $(sort_of collect) > 2500)) || { echo "CHANGED: the sizes are others" >&2; exit 1; }
