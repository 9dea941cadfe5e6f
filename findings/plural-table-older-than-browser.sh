#!/usr/bin/env bash
# Finding: the plural rules of intl_pluralrules and those of a browser's `Intl.PluralRules` give one number different
# categories, and the crate refuses tags that its own language would answer.
#
# Packages:  intl_pluralrules 7.0.2 with unic-langid 0.9.6 (needs cargo), Node.js 20 (CLDR 48 in 20.20.2).
# Expected:  both follow Unicode's table, so a number has one category in a language; a tag with a region or a script that
#            the table does not list falls back to its language.
# Behaviour: the crate has the table of before CLDR 38: a million is `other` in French, Spanish, Italian and Portuguese, where
#            the browser says `many`; 20 is `many` in Hebrew, where the browser says `other`. `pt-BR` and `zh-Hans` are an
#            error, though `pt` and `zh` are known. So a text that was checked natively can lack the form that the page
#            asks for.
# Output seen (crate|browser):
#   fr=1000000 other|many
#   es=1000000 other|many
#   it=1000000 other|many
#   pt=1000000 other|many
#   he=20 many|other
#   pt-BR=1 unknown locale|one
#   zh-Hans=1 unknown locale|other
#   ru=2 few|few
#   pl=5 many|many
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "plurals"
version = "0.0.0"
edition = "2021"

[dependencies]
intl_pluralrules = "=7.0.2"
unic-langid = "=0.9.6"
TOML
cat > src/main.rs <<'RUST'
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;
fn main() {
    for word in std::env::args().skip(1) {
        let (tag, number) = word.split_once('=').unwrap();
        let number: u64 = number.parse().unwrap();
        let tag: LanguageIdentifier = tag.parse().unwrap();
        let rules = PluralRules::create(tag, PluralRuleType::CARDINAL);
        let category = rules.map(|rules| format!("{:?}", rules.select(number).unwrap()).to_lowercase());
        println!("{word} {}", category.unwrap_or_else(|error| error.to_string()));
    }
}
RUST
words="fr=1000000 es=1000000 it=1000000 pt=1000000 he=20 pt-BR=1 zh-Hans=1 ru=2 pl=5"
# shellcheck disable=SC2086
cargo run --quiet -- $words > crate.txt
# shellcheck disable=SC2086
node -e 'for (const word of process.argv.slice(1)) { const [tag, number] = word.split("="); console.log(word, new Intl.PluralRules(tag).select(Number(number))); }' $words > browser.txt
paste -d '|' crate.txt <(cut -d ' ' -f 2- browser.txt) | tee both.txt
diff - both.txt <<'SEEN'
fr=1000000 other|many
es=1000000 other|many
it=1000000 other|many
pt=1000000 other|many
he=20 many|other
pt-BR=1 unknown locale|one
zh-Hans=1 unknown locale|other
ru=2 few|few
pl=5 many|many
SEEN
