#!/usr/bin/env bash
# Finding: in Chromium an attribute that only a child combinator with a universal selector speaks of
# restyles the whole subtree of its element, however deep the few children that can match are.
#
# Packages:  Debian chromium 156.0.8078.114; npm puppeteer-core 24.43.1 (drives it and traces).
# Expected:  `.game[data-ending] > .bar > *` can match the two children of the bar. To set the attribute
#            restyles the element and those two, or at most the bar.
# Behaviour: It restyles everything within `.game`, 2,000 icons that the rule cannot match among it. The same
#            rule with `.bar > :is(p, button)` restyles the two. `:nth-child(n)` and `:not(i)` at its end are
#            like `*`.
# Output seen (elements styled after the attribute is set on .game):
#   .bar > *: 2005
#   .bar > :is(p, button): 2
#   .bar > :nth-child(n): 2005
#   .bar > :not(i): 2005
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const SUBJECTS = ['*', ':is(p, button)', ':nth-child(n)', ':not(i)'];
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const subject of SUBJECTS) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>.game[data-ending] > .bar > ${subject} { opacity: 0 }</style><main class="game">
    <div>${'<span class="icon"></span>'.repeat(2000)}</div>
    <div class="bar"><p class="asked"></p><button class="undo"></button></div></main>`);
  await page.tracing.start({ categories: ['blink.user_timing', 'devtools.timeline'] });
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    performance.mark('set');
    document.querySelector('.game').setAttribute('data-ending', '');
    document.body.getBoundingClientRect();
    performance.mark('end');
  });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const from = traceEvents.find((event) => event.name === 'set');
  const to = traceEvents.find((event) => event.name === 'end' && event.ts > from.ts && event.tid === from.tid);
  const styled = traceEvents.filter((event) => event.name === 'UpdateLayoutTree' && event.tid === from.tid && event.pid === from.pid && event.ts > from.ts && event.ts < to.ts);
  console.log(`.bar > ${subject}: ${styled.reduce((sum, event) => sum + event.args.elementCount, 0)}`);
  await page.close();
}
await browser.close();
JS
seen=$(node finding.mjs)
echo "expected: to set the attribute restyles the element and the two children that the rule can match"
echo "behaviour: with a universal selector at the end of the rule it restyles the whole subtree of the element"
echo "seen:"
echo "$seen"
[[ $seen == ".bar > *: 2005
.bar > :is(p, button): 2
.bar > :nth-child(n): 2005
.bar > :not(i): 2005" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
