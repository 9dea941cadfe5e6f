#!/usr/bin/env bash
# Finding: `cargo package` of a workspace verifies a crate with an earlier state of the member that it depends on, if that member's
# version is the same.
#
# Packages:  cargo 1.95.0 (needs cargo), no crates.
# Expected:  `cargo package -p one -p two` packs both members, and verifies `two` with the `one` that it has just packed.
# Behaviour: Cargo puts the packed members into a registry of its own below the target folder, and unpacks them in its home. A later run
#            finds `one` 0.1.0 unpacked and does not unpack it again: `two` fails with an error about a function that `one` has had since,
#            although `cargo build` and the tests pass. Neither `cargo clean` helps, since the sources lie in Cargo's home, nor does
#            removing those, since what was compiled of them lies in the target folder; both together do.
# Output seen:
#   first run: ok
#   one has a new function, two calls it, same versions: error[E0425]
#   after cargo clean: error[E0425]
#   without the unpacked sources: error[E0425]
#   without both: ok
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export CARGO_HOME="$folder/home" CARGO_TERM_COLOR=never
mkdir -p one/src two/src
printf '[workspace]\nmembers = ["one", "two"]\nresolver = "3"\n' >Cargo.toml
for name in one two; do
  printf '[package]\nname = "finding-%s"\nversion = "0.1.0"\nedition = "2024"\nlicense = "MIT"\ndescription = "A finding"\n' "$name" >"$name/Cargo.toml"
done
printf '\n[dependencies]\nfinding-one = { path = "../one", version = "0.1.0" }\n' >>two/Cargo.toml
echo 'pub fn first() {}' >one/src/lib.rs
echo 'pub fn call() { finding_one::first() }' >two/src/lib.rs

try() {
  if cargo package --quiet --allow-dirty -p finding-one -p finding-two >out.txt 2>&1; then
    echo "$1: ok"
  else
    echo "$1: $(grep -o 'error\[E[0-9]*\]' out.txt | head -n 1)"
  fi
}

{
  try 'first run'
  echo 'pub fn first() {} pub fn second() {}' >one/src/lib.rs
  echo 'pub fn call() { finding_one::second() }' >two/src/lib.rs
  cargo build --quiet
  try 'one has a new function, two calls it, same versions'
  cargo clean --quiet
  try 'after cargo clean'
  rm -rf home/registry/src/-*
  try 'without the unpacked sources'
  rm -rf home/registry/src/-*
  cargo clean --quiet
  try 'without both'
} | tee seen.txt

diff seen.txt - <<'SEEN'
first run: ok
one has a new function, two calls it, same versions: error[E0425]
after cargo clean: error[E0425]
without the unpacked sources: error[E0425]
without both: ok
SEEN
