#!/usr/bin/env bash
# Finding: when the browser's default font size changes on an open page, Chromium changes the
# answer of a media query in em without a `change` event, and fires no `resize`.
#
# Packages:  Debian chromium 156.0.8078.108; npm playwright-core 1.56.1 (drives it).
# Expected:  a MediaQueryList whose `matches` has changed fires `change`.
# Behaviour: after Page.setFontSizes of the DevTools protocol the page is laid out with the new
#            size and `matches` of (max-width: 60em) is another one, but neither `change` nor
#            `resize` comes within 60 frames. Only a ResizeObserver on a box sized in em tells;
#            the missing `change` comes with the next change of the window's size.
# Output seen (a window 1280 px wide, the font from 16 px to 32 px):
#   matches: false, then true; font: 32px; events: observer
#   after the window is 1 px narrower: observer, resize, change
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1
cat >finding.mjs <<'JS'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
const frames = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
await page.setContent('<!doctype html><div style="width: 10em">x</div>');
await page.evaluate(() => {
  window.events = [];
  window.query = matchMedia('(max-width: 60em)');
  window.before = query.matches;
  query.addEventListener('change', () => events.push('change'));
  addEventListener('resize', () => events.push('resize'));
  let first = true;
  new ResizeObserver(() => {
    if (!first) events.push('observer');
    first = false;
  }).observe(document.querySelector('div'));
});
await frames();
const session = await page.context().newCDPSession(page);
await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
await frames();
console.log(
  await page.evaluate(() => {
    const font = getComputedStyle(document.documentElement).fontSize;
    // Asks anew, as reading the watched query could itself swallow its event.
    return `matches: ${before}, then ${matchMedia(query.media).matches}; font: ${font}; events: ${events.join(', ')}`;
  }),
);
await page.setViewportSize({ width: 1279, height: 720 });
await page.waitForFunction(() => events.includes('resize'));
await frames();
console.log(`after the window is 1 px narrower: ${await page.evaluate(() => events.join(', '))}`);
await browser.close();
JS

seen=$(node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium)driven over playwright-core 1.56.1"
echo "expected: a media query whose answer changes fires its change event"
echo "behaviour: a new default font size changes the answer without an event"
echo "seen:"
echo "$seen"
[[ $seen == "matches: false, then true; font: 32px; events: observer
after the window is 1 px narrower: observer, resize, change" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
