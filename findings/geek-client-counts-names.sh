#!/usr/bin/env bash
# Finding: the typed client of BoardGameGeek's XML makes numbers and truth values of names and
# places, and a list with one play is no list.
#
# Packages:  npm bgg-xml-api-client 0.3.4, with fast-xml-parser 5.12.1; Node 20 or newer. The answer
#            comes from a server of this script, by the client's own setting `baseURL`.
# Expected:  what its types say: the name of a game and a location are of type `string`, `play` is an array.
# Behaviour: it has every attribute converted that looks like a value. The game 1830 is a number, the
#            location 0012 is 12, players called 007, 1e3, 0x1F and true are 7, 1000, 31 and true. A score
#            of more digits than a number holds stays a text beside scores that are numbers. One play
#            comes as an object, two as an array.
# Output seen:
#   one play: an array: false; game 1830 (number), location 12 (number)
#   names: 7 (number), 1000 (number), 31 (number), true (boolean), Anna (string)
#   scores: 33+4 (string), 40 (number), 12.5 (number), 90071992547409931 (string), "" (string)
#   two plays: an array: true
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund bgg-xml-api-client@0.3.4 fast-xml-parser@5.12.1
cat >finding.mjs <<'JS'
import { getBggPlays } from 'bgg-xml-api-client';
import http from 'node:http';

const PLAYERS = { '007': '33+4', '1e3': '040', '0x1F': '12.50', true: '90071992547409931', Anna: '' };
const player = ([name, score]) =>
  `<player username="" userid="0" name="${name}" startposition="" color="" score="${score}" new="0" rating="0" win="0"/>`;
const play = `<play id="1" date="2026-11-23" quantity="1" length="0" incomplete="0" nowinstats="0" location="0012">
<item name="1830" objecttype="thing" objectid="421"/><players>${Object.entries(PLAYERS).map(player).join('')}</players></play>`;
let count = 1;
const server = http.createServer((_, response) => {
  response.setHeader('content-type', 'text/xml');
  response.end(`<?xml version="1.0" encoding="utf-8"?><plays username="anna" userid="1" total="${count}" page="1">${play.repeat(count)}</plays>`);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const get = () => getBggPlays({ username: 'anna' }, { authorizationKey: 'none', baseURL: `http://127.0.0.1:${server.address().port}/` });
const typed = (value) => `${value === '' ? '""' : value} (${typeof value})`;
const one = (await get()).play;
console.log(`one play: an array: ${Array.isArray(one)}; game ${typed(one.item.name)}, location ${typed(one.location)}`);
console.log(`names: ${one.players.player.map(({ name }) => typed(name)).join(', ')}`);
console.log(`scores: ${one.players.player.map(({ score }) => typed(score)).join(', ')}`);
count = 2;
console.log(`two plays: an array: ${Array.isArray((await get()).play)}`);
server.close();
JS

seen=$(timeout 60 node finding.mjs)
echo "bgg-xml-api-client 0.3.4, fast-xml-parser 5.12.1"
echo "expected: names and places are strings and plays an array, as the types say"
echo "behaviour: whatever looks like a value becomes one, and one play is no array"
echo "seen:"
echo "$seen"
[[ $seen == 'one play: an array: false; game 1830 (number), location 12 (number)
names: 7 (number), 1000 (number), 31 (number), true (boolean), Anna (string)
scores: 33+4 (string), 40 (number), 12.5 (number), 90071992547409931 (string), "" (string)
two plays: an array: true' ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
