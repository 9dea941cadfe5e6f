#!/usr/bin/env bash
# Finding: in Chromium a modal dialog restyles every SVG element of the page behind it, those inside <use>
# among them, and every button, but no other HTML element.
#
# Packages:  Debian chromium 156.0.8078.114; npm puppeteer-core 24.43.1 (drives it and traces).
# Expected:  `showModal()` makes the rest of the page inert. That changes nothing one sees of it, so it costs
#            the same for each kind of element: next to nothing.
# Behaviour: Spans take a short way and are not counted as styled. Each <svg>, each shape in it and each copy
#            of a shape that a <use> makes is styled anew, and so is each button. A board of drawn pieces has
#            thousands of them; the same pictures as <img> have none. `show()` and a manual popover restyle
#            the new element alone, `inert` on the page the same elements as `showModal()`. If each part of
#            the page is `inert` already, `inert` on the whole styles one element; `showModal()` styles all
#            of them again.
# Output seen (elements styled, of a page with 500 times what is named):
#   span, showModal(): 13
#   img, showModal(): 13
#   button, showModal(): 513
#   svg with a path, showModal(): 1013
#   svg with a use of three paths, showModal(): 3013
#   svg with a path, show(): 3
#   svg with a path, showPopover(): 2
#   svg with a path, inert: 1001
#   svg with a path, inert after its parts: 1
#   svg with a path, showModal() after its parts: 1013
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const ITEMS = {
  span: '<span>a</span>',
  img: `<img alt="" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')}">`,
  button: '<button>a</button>',
  'svg with a path': '<svg width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  'svg with a use of three paths': '<svg width="9" height="9"><use href="#three"/></svg>',
};
const WAYS = {
  'showModal()': `document.querySelector('dialog').showModal()`,
  'show()': `document.querySelector('dialog').show()`,
  'showPopover()': `document.querySelector('[popover]').showPopover()`,
  inert: `document.querySelector('main').inert = true`,
  'inert after its parts': `document.querySelector('main').inert = true`,
  'showModal() after its parts': `document.querySelector('dialog').showModal()`,
};
const path = 'svg with a path';
const CASES = [...Object.keys(ITEMS).map((item) => [item, 'showModal()']), ...Object.keys(WAYS).slice(1).map((way) => [path, way])];
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [item, way] of CASES) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><svg width="0" height="0"><symbol id="three">${'<path d="M0 0h9v9z"/>'.repeat(3)}</symbol></svg>
    <main><div>${ITEMS[item].repeat(500)}</div></main><dialog><p>Hello</p></dialog><div popover="manual">Hello</div>`);
  if (way.endsWith('parts')) await page.evaluate(`document.querySelector('main > div').inert = true`);
  await page.tracing.start({ categories: ['blink.user_timing', 'devtools.timeline'] });
  await page.evaluate(`document.body.getBoundingClientRect(); performance.mark('set'); ${WAYS[way]}; document.body.getBoundingClientRect(); performance.mark('end');`);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const from = traceEvents.find((event) => event.name === 'set');
  const to = traceEvents.find((event) => event.name === 'end' && event.ts > from.ts && event.tid === from.tid);
  const styled = traceEvents.filter((event) => event.name === 'UpdateLayoutTree' && event.tid === from.tid && event.pid === from.pid && event.ts > from.ts && event.ts < to.ts);
  console.log(`${item}, ${way}: ${styled.reduce((sum, event) => sum + event.args.elementCount, 0)}`);
  await page.close();
}
await browser.close();
JS
seen=$(node finding.mjs)
echo "expected: a modal dialog costs the page behind it next to nothing, whatever that is made of"
echo "behaviour: it restyles each SVG element, each copy inside <use> and each button of the page"
echo "seen:"
echo "$seen"
[[ $seen == "span, showModal(): 13
img, showModal(): 13
button, showModal(): 513
svg with a path, showModal(): 1013
svg with a use of three paths, showModal(): 3013
svg with a path, show(): 3
svg with a path, showPopover(): 2
svg with a path, inert: 1001
svg with a path, inert after its parts: 1
svg with a path, showModal() after its parts: 1013" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
