#!/usr/bin/env bash
# Finding: under the test clock of Playwright, a page of Rust can start a timer and never stop it.
#
# Packages:  npm playwright-core 1.56.1, Debian chromium 156.0.8078.108. In web-sys 0.3 `setInterval` returns
#            an `i32` and `clearInterval` takes one, so a number of 32 bits reaches the browser.
# Expected:  `page.clock.install()` replaces timers by ones that a page cannot tell from real ones, so that
#            what was started is stopped.
# Behaviour: the names of its timers begin at 10^12 and do not fit 32 bits. A number that went through an
#            `i32` names no timer; clearing it is no error, and the interval goes on. Real names are small.
#            So a test sees intervals of views that are gone, which no user ever does: keep a test with the
#            clock on one page, or let what runs find out that it is gone.
# Output seen:
#   real timers: the name fits 32 bits, 0 runs after it was cleared
#   the clock of Playwright: the name does not fit 32 bits, 3 runs after it was cleared
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1
cat >finding.mjs <<'JS'
import { chromium } from 'playwright-core';

// (func (param i32)) that calls what it imports with its argument: a number passes an i32 of wasm, as it does in a page of Rust.
const bytes = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, // the head
  1, 5, 1, 96, 1, 127, 0, // one type: (i32) -> ()
  2, 7, 1, 1, 101, 1, 102, 0, 0, // import "e" "f"
  3, 2, 1, 0, // one function of that type
  7, 5, 1, 1, 103, 0, 1, // export "g"
  10, 8, 1, 6, 0, 32, 0, 16, 0, 11, // local.get 0, call 0
]);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, isFake] of [['real timers', false], ['the clock of Playwright', true]]) {
  const page = await (await browser.newContext()).newPage();
  if (isFake) await page.clock.install();
  await page.goto('about:blank');
  await page.evaluate(async (wasm) => {
    const { instance } = await WebAssembly.instantiate(new Uint8Array(wasm), { e: { f: (id) => clearInterval(id) } });
    window.runs = 0;
    window.id = setInterval(() => (window.runs += 1), 100);
    instance.exports.g(window.id);
  }, [...bytes]);
  if (isFake) await page.clock.runFor(350);
  else await new Promise((done) => setTimeout(done, 350));
  const { id, runs } = await page.evaluate(() => ({ id: window.id, runs: window.runs }));
  console.log(`${name}: the name ${(id | 0) === id ? 'fits' : 'does not fit'} 32 bits, ${runs} runs after it was cleared`);
}
await browser.close();
JS

seen=$(timeout 120 node finding.mjs)
echo "npm playwright-core 1.56.1, $(dpkg-query -W -f '${Package} ${Version}' chromium)"
echo "expected: an interval that was cleared through wasm stops, under the test clock, too"
echo "behaviour: the names of fake timers do not fit the 32 bits that a page of Rust keeps"
echo "seen:"
echo "$seen"
[[ $seen == 'real timers: the name fits 32 bits, 0 runs after it was cleared
the clock of Playwright: the name does not fit 32 bits, 3 runs after it was cleared' ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
