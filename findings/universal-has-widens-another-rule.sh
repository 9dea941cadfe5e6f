#!/usr/bin/env bash
# Finding: in Chromium a rule with a universal selector within `:has()` makes another rule's `:has()`,
# which names a class, restyle all that the other rule could match, whenever any element comes or goes.
#
# Packages:  Debian chromium 156.0.8078.108; npm puppeteer-core 24.43.1 (drives it and traces).
# Expected:  An empty `<i>` that is added beside both can match neither `.answers > *` nor `.whims`, so
#            nothing but itself is styled, as with each of the rules alone.
# Behaviour: With `.bar:not(:has(.answers > *)) > .hand` in the page, adding the `<i>` anywhere styles
#            all 2,000 elements that `.game:not(:has(.whims)) .icon` speaks of. With
#            `.bar:has(.answers:empty) > .hand` in its place it does not.
# Output seen (elements styled after an <i> is added in a part with neither):
#   neither rule: 1
#   the universal rule: 1
#   the named rule: 1
#   both: 2002
#   both, the universal one said with :empty: 1
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const UNIVERSAL = '.bar:not(:has(.answers > *)) > .hand { color: red }';
const EMPTY = '.bar:has(.answers:empty) > .hand { color: red }';
const NAMED = '.game:not(:has(.whims)) .icon { color: blue }';
const SHEETS = {
  'neither rule': '',
  'the universal rule': UNIVERSAL,
  'the named rule': NAMED,
  both: UNIVERSAL + NAMED,
  'both, the universal one said with :empty': EMPTY + NAMED,
};
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, sheet] of Object.entries(SHEETS)) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${sheet}</style><main class="game">
    <div>${'<span class="icon"></span>'.repeat(2000)}</div><div class="side"></div>
    <div class="bar"><div class="answers"></div><div class="hand"></div></div></main>`);
  await page.tracing.start({ categories: ['blink.user_timing', 'devtools.timeline'] });
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    performance.mark('add');
    document.querySelector('.side').append(document.createElement('i'));
    document.body.getBoundingClientRect();
    performance.mark('end');
  });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const from = traceEvents.find((event) => event.name === 'add');
  const to = traceEvents.find((event) => event.name === 'end' && event.ts > from.ts && event.tid === from.tid);
  const styled = traceEvents.filter((event) => event.name === 'UpdateLayoutTree' && event.tid === from.tid && event.pid === from.pid && event.ts > from.ts && event.ts < to.ts);
  console.log(`${name}: ${styled.reduce((sum, event) => sum + event.args.elementCount, 0)}`);
  await page.close();
}
await browser.close();
JS
seen=$(node finding.mjs)
echo "expected: an element that no :has() speaks of restyles nothing but itself"
echo "behaviour: a universal selector within one :has() lets it restyle what another rule's :has() speaks of"
echo "seen:"
echo "$seen"
[[ $seen == "neither rule: 1
the universal rule: 1
the named rule: 1
both: 2002
both, the universal one said with :empty: 1" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
