#!/usr/bin/env bash
# Finding: fast-xml-parser leaves numeric character references as they are, and its builder then
# writes something else than it read.
#
# Packages:  npm fast-xml-parser 5.12.1 and, as a witness, npm @xmldom/xmldom 0.9.8; Node 20 or newer.
# Expected:  a parser of XML reads `&#233;` and `&#x1F42A;` as the characters, as it reads `&amp;`:
#            XML gives references to all of them, without any declaration. `processEntities` is on.
# Behaviour: fast-xml-parser reads the five named ones and keeps the numeric ones as text, in attributes
#            and elsewhere. With `htmlEntities` it reads them. Its validator accepts the text. What it
#            builds from what it parsed has the ampersand of the reference escaped.
# Output seen:
#   fast-xml-parser, attribute: Zo&#233; & Sam
#   fast-xml-parser, text: one&#10;two &#x1F42A; <3
#   fast-xml-parser, built again: <play name="Zo&amp;#233; &amp; Sam">one&amp;#10;two &amp;#x1F42A; &lt;3</play>
#   fast-xml-parser with htmlEntities, attribute: Zoé & Sam
#   xmldom, attribute: Zoé & Sam
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1 @xmldom/xmldom@0.9.8
cat >finding.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

const XML = '<play name="Zo&#233; &amp; Sam">one&#10;two &#x1F42A; &lt;3</play>';
if (XMLValidator.validate(XML) !== true) throw new Error('it is valid');
const plain = { ignoreAttributes: false, attributeNamePrefix: '' };
const read = (options) => new XMLParser(options).parse(XML).play;
console.log(`fast-xml-parser, attribute: ${read(plain).name}`);
console.log(`fast-xml-parser, text: ${read(plain)['#text']}`);
const both = { ignoreAttributes: false };
console.log(`fast-xml-parser, built again: ${new XMLBuilder(both).build(new XMLParser(both).parse(XML))}`);
console.log(`fast-xml-parser with htmlEntities, attribute: ${read({ ...plain, htmlEntities: true }).name}`);
console.log(`xmldom, attribute: ${new DOMParser().parseFromString(XML, 'text/xml').documentElement.getAttribute('name')}`);
JS

seen=$(node finding.mjs)
echo "fast-xml-parser 5.12.1, xmldom 0.9.8"
echo "expected: numeric character references are characters"
echo "behaviour: fast-xml-parser keeps them as text"
echo "seen:"
echo "$seen"
[[ $seen == 'fast-xml-parser, attribute: Zo&#233; & Sam
fast-xml-parser, text: one&#10;two &#x1F42A; <3
fast-xml-parser, built again: <play name="Zo&amp;#233; &amp; Sam">one&amp;#10;two &amp;#x1F42A; &lt;3</play>
fast-xml-parser with htmlEntities, attribute: Zoé & Sam
xmldom, attribute: Zoé & Sam' ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
