#!/usr/bin/env bash
# Finding: Chromium keeps a page with an open WebSocket in its back/forward cache and leaves the
# connection open; it breaks the socket only once the page has come back.
#
# Packages:  Debian chromium 156.0.8078.108; npm playwright-core 1.56.1 (drives it), ws 8.18.3
#            (the server).
# Expected:  a page with an open WebSocket is not kept; or the socket closes as the page is left,
#            so that the server knows, and reads CLOSED when the page comes back.
# Behaviour: the page is kept and the server sees no close. On return the socket reads OPEN (1)
#            in `pageshow`; then `error` and `close` with 1006 follow.
# Output seen:
#   server: opened
#   server: still open two seconds after the page was left
#   page: pagehide persisted true state 1
#   page: pageshow persisted true state 1
#   page: error
#   page: close 1006
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1 ws@8.18.3
cat >finding.mjs <<'JS'
import { once } from 'node:events';
import http from 'node:http';
import { chromium } from 'playwright-core';
import { WebSocketServer } from 'ws';

const PAGE = `<!doctype html><script>
  const log = [];
  const socket = new WebSocket('ws://' + location.host);
  socket.onopen = () => { document.title = 'open'; };
  socket.onerror = () => log.push('error');
  socket.onclose = ({ code }) => { log.push('close ' + code); document.title = 'closed'; };
  onpagehide = ({ persisted }) => log.push('pagehide persisted ' + persisted + ' state ' + socket.readyState);
  onpageshow = ({ persisted }) => {
    if (!persisted) return;
    const state = socket.readyState;
    log.push('pageshow persisted true state ' + state);
  };
</script>`;
const server = http.createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(url === '/' ? PAGE : '<!doctype html><title>other</title>');
});
await new Promise((done) => server.listen(0, 'localhost', done));
const connected = once(new WebSocketServer({ server }), 'connection');
const address = `http://localhost:${server.address().port}/`;

// Playwright switches the back/forward cache off unless told otherwise.
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const page = await (await browser.newContext()).newPage();
await page.goto(address);
const [socket] = await connected;
await page.waitForFunction(() => document.title === 'open');
console.log('server: opened');
let seen = false;
socket.on('close', () => { seen = true; });
await page.goto(`${address}other`);
await new Promise((done) => setTimeout(done, 2000));
console.log(`server: ${seen ? 'closed' : 'still open'} two seconds after the page was left`);
const session = await page.context().newCDPSession(page);
const ask = async (expression) => (await session.send('Runtime.evaluate', { expression })).result.value;
await ask('void setTimeout(() => history.back(), 0)');
for (let tries = 0; tries < 100 && (await ask('document.title').catch(() => '')) !== 'closed'; tries += 1) {
  await new Promise((done) => setTimeout(done, 100));
}
for (const line of JSON.parse(await ask('JSON.stringify(log)'))) console.log(`page: ${line}`);
await browser.close();
process.exit(0);
JS

seen=$(timeout 40 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium)driven over playwright-core 1.56.1; ws 8.18.3"
echo "expected: a page with an open socket is not kept, or comes back with the socket closed"
echo "behaviour: the page and its connection are kept, and the socket breaks after the return"
echo "seen:"
echo "$seen"
[[ $seen == "server: opened
server: still open two seconds after the page was left
page: pagehide persisted true state 1
page: pageshow persisted true state 1
page: error
page: close 1006" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
