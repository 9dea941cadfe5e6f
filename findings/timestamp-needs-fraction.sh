#!/usr/bin/env bash
# Finding: SCORM 2004 refuses a time in UTC without a fraction of a second, and a duration with three decimals.
#
# Packages:  npm scorm-again 3.4.3, a runtime of SCORM (needs Node.js 20.19).
# Expected:  `2026-11-30T04:05:06Z`, the commonest form of ISO 8601, is a time; and a runtime that takes milliseconds in a time
#            takes them in a duration.
# Behaviour: the grammar of the standard nests the zone within the fraction of a second, and the runtime keeps to it: a time with
#            a zone needs a fraction, one without a zone does not. `toISOString()` passes only because it never leaves the zeros
#            out. A time may have three decimals there, a duration two: a session measured with `performance.now()` is refused.
# Output seen:
#   cmi.interactions.0.timestamp 2026-11-30T04:05:06Z: refused, 406
#   cmi.interactions.0.timestamp 2026-11-30T04:05:06.0Z: taken
#   cmi.interactions.0.timestamp 2026-11-30T04:05:06: taken
#   cmi.interactions.0.timestamp 2026-11-30T04:05:06.789Z: taken
#   cmi.session_time PT6.78S: taken
#   cmi.session_time PT6.789S: refused, 406
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund scorm-again@3.4.3
cat >finding.mjs <<'JS'
import { Scorm2004API } from 'scorm-again';

for (const [name, value] of [
  ['cmi.interactions.0.timestamp', '2026-11-30T04:05:06Z'],
  ['cmi.interactions.0.timestamp', '2026-11-30T04:05:06.0Z'],
  ['cmi.interactions.0.timestamp', '2026-11-30T04:05:06'],
  ['cmi.interactions.0.timestamp', '2026-11-30T04:05:06.789Z'],
  ['cmi.session_time', 'PT6.78S'],
  ['cmi.session_time', 'PT6.789S'],
]) {
  const api = new Scorm2004API({ logLevel: 5 });
  api.Initialize('');
  api.SetValue('cmi.interactions.0.id', 'urn:finding:1');
  api.SetValue('cmi.interactions.0.type', 'other');
  const isTaken = String(api.SetValue(name, value)) === 'true';
  console.log(`${name} ${value}: ${isTaken ? 'taken' : `refused, ${api.GetLastError()}`}`);
}
JS

seen=$(node finding.mjs)
echo "scorm-again 3.4.3"
echo "expected: a time in UTC needs no fraction, and a duration takes the decimals that a time takes"
echo "behaviour: a zone needs a fraction before it, and a duration has two decimals at most"
echo "seen:"
echo "$seen"
[[ $seen == "cmi.interactions.0.timestamp 2026-11-30T04:05:06Z: refused, 406
cmi.interactions.0.timestamp 2026-11-30T04:05:06.0Z: taken
cmi.interactions.0.timestamp 2026-11-30T04:05:06: taken
cmi.interactions.0.timestamp 2026-11-30T04:05:06.789Z: taken
cmi.session_time PT6.78S: taken
cmi.session_time PT6.789S: refused, 406" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
