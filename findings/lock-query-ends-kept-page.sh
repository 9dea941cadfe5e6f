#!/usr/bin/env bash
# Finding: in Chromium, reading the list of Web Locks in one tab throws a page of another tab out
# of the back/forward cache, if that page holds a lock.
#
# Packages:  Debian chromium 156.0.8078.108; npm playwright-core 1.56.1 (drives it).
# Expected:  a page that holds a lock is not kept at all, or stays kept until somebody asks for
#            its lock. `navigator.locks.query()` only reads.
# Behaviour: the page is kept with its lock, and comes back whole if nobody does anything. After
#            a `query()` elsewhere, Back loads it anew. A page without a lock stays kept.
# Output seen:
#   no lock, nothing asked: came back
#   no lock, query elsewhere: came back
#   a lock, nothing asked: came back
#   a lock, query elsewhere: loaded anew
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1
cat >finding.mjs <<'JS'
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const PAGE = `<!doctype html><script>
  var returned;
  onpageshow = ({ persisted }) => { returned = persisted; };
</script>`;
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(PAGE);
});
await new Promise((done) => server.listen(0, 'localhost', done));
const address = `http://localhost:${server.address().port}`;

// Playwright switches the back/forward cache off unless told otherwise.
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
for (const holds of [false, true]) {
  for (const asks of [false, true]) {
    const context = await browser.newContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto(`${address}/first`);
    await other.goto(`${address}/other`);
    if (holds) await page.evaluate(() => new Promise((held) => navigator.locks.request('a', () => (held(), new Promise(() => {})))));
    await page.evaluate(() => { location.href = '/second'; });
    await page.waitForURL('**/second');
    await wait(500);
    if (asks) await other.evaluate(() => navigator.locks.query().then(() => true));
    await wait(500);
    // A page that returns from the cache fires no event that the driver waits for.
    const session = await context.newCDPSession(page);
    const ask = async (expression) => (await session.send('Runtime.evaluate', { expression })).result.value;
    await ask('void setTimeout(() => history.back(), 0)');
    for (let tries = 0; tries < 100 && (await ask('location.pathname').catch(() => '')) !== '/first'; tries += 1) await wait(100);
    await wait(500);
    const isBack = await ask('returned');
    console.log(`${holds ? 'a lock' : 'no lock'}, ${asks ? 'query elsewhere' : 'nothing asked'}: ${isBack ? 'came back' : 'loaded anew'}`);
    await context.close();
  }
}
await browser.close();
process.exit(0);
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium)driven over playwright-core 1.56.1"
echo "expected: reading the list of locks changes nothing in other tabs"
echo "behaviour: it throws a kept page that holds a lock out of the back/forward cache"
echo "seen:"
echo "$seen"
[[ $seen == "no lock, nothing asked: came back
no lock, query elsewhere: came back
a lock, nothing asked: came back
a lock, query elsewhere: loaded anew" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
