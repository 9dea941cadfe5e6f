#!/usr/bin/env bash
# Finding: in the Chromium that Playwright launches, a cross-site frame may not touch localStorage;
# with any `--disable-features` of one's own, even of an unrelated feature, it may.
#
# Packages:  npm playwright-core 1.65.1; Debian chromium 156.0.8078.108.
# Expected:  a test sees what a user of that browser sees: a cross-site frame has a storage of its
#            own under each site that embeds it. `args: ['--disable-features=Translate']` adds a
#            feature to those that are off, and changes nothing else.
# Behaviour: Playwright switches the partitions off, and without partitions this Chromium refuses
#            third parties, so that reading `localStorage` throws. The list of Playwright and that
#            of the caller are two switches, of which Chromium obeys the last one only: a switch of
#            one's own brings the partitions back, along with all else on the list. A switch for
#            `--enable-features` does not.
# Output seen (what the frame of c.test reads under a.test, then b.test, then a.test again, where
# it stores the name of the embedding site):
#   nothing added: SecurityError, SecurityError, SecurityError
#   --disable-features=Translate: nothing, nothing, a.test
#   --enable-features=Translate: SecurityError, SecurityError, SecurityError
#   no switches of Playwright: nothing, nothing, a.test
#   none but ThirdPartyStoragePartitioning off: SecurityError, SecurityError, SecurityError
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >finding.mjs <<'JS'
import http from 'node:http';
import { chromium } from 'playwright-core';

const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><body>');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = (host) => `http://${host}:${server.address().port}/`;
const own = ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1'];
const bare = [...own, '--headless', '--remote-debugging-pipe', '--no-first-run', '--disable-gpu'];
const launches = {
  'nothing added': { args: own },
  '--disable-features=Translate': { args: [...own, '--disable-features=Translate'] },
  '--enable-features=Translate': { args: [...own, '--enable-features=Translate'] },
  'no switches of Playwright': { args: bare, ignoreDefaultArgs: true },
  'none but ThirdPartyStoragePartitioning off': { args: [...bare, '--disable-features=ThirdPartyStoragePartitioning'], ignoreDefaultArgs: true },
};
for (const [name, launch] of Object.entries(launches)) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', ...launch });
  const page = await (await browser.newContext()).newPage();
  const reads = [];
  for (const host of ['a.test', 'b.test', 'a.test']) {
    await page.goto(address(host));
    await page.evaluate(
      (url) =>
        new Promise((done) => {
          const frame = document.createElement('iframe');
          frame.src = url;
          frame.onload = () => done();
          document.body.append(frame);
        }),
      address('c.test'),
    );
    const frame = page.frames().find((one) => one.url().includes('c.test'));
    reads.push(
      await frame.evaluate((host) => {
        try {
          const read = localStorage.getItem('site') ?? 'nothing';
          localStorage.setItem('site', host);
          return read;
        } catch (error) {
          return error.name;
        }
      }, host),
    );
  }
  console.log(`${name}: ${reads.join(', ')}`);
  await browser.close();
}
process.exit(0);
JS

seen=$(timeout 90 node finding.mjs)
echo "playwright-core 1.65.1, $(dpkg-query -W -f '${Package} ${Version}' chromium)"
echo "expected: a cross-site frame has its own storage, whatever unrelated feature is switched off"
echo "behaviour: it has none at all, unless the caller switches off any feature"
echo "seen:"
echo "$seen"
[[ $seen == "nothing added: SecurityError, SecurityError, SecurityError
--disable-features=Translate: nothing, nothing, a.test
--enable-features=Translate: SecurityError, SecurityError, SecurityError
no switches of Playwright: nothing, nothing, a.test
none but ThirdPartyStoragePartitioning off: SecurityError, SecurityError, SecurityError" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
