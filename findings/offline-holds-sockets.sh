#!/usr/bin/env bash
# Finding: a context that Playwright sets offline holds the messages of its open WebSockets, and
# delivers all of them when it is online again; no socket ever breaks.
#
# Packages:  npm playwright-core 1.65.1, ws 8.18.3; Debian chromium 156.0.8078.108.
# Expected:  an open socket breaks when its page goes offline, or goes on as if nothing had
#            happened; a test of how a page reconnects sees a `close` event, or at least a gap.
# Behaviour: the socket stays open and silent. What either side sends meanwhile is not lost, but
#            arrives after the return, so that a page that never reconnects passes each test. A
#            worker of the page reads the change in `navigator.onLine`, but gets neither an
#            `offline` nor an `online` event.
# Output seen:
#   offline: page fired offline; worker says false, without an event; page got nothing; server got nothing
#   online: page fired offline, online; worker says true, without an event; page got pushed
#     meanwhile, echo of meanwhile; server got meanwhile
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.65.1 ws@8.18.3
cat >finding.mjs <<'JS'
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { WebSocketServer } from 'ws';

const WORKER = `
  let heard = 'without an event';
  ononline = onoffline = ({ type }) => { heard = 'with ' + type; };
  onmessage = () => postMessage(navigator.onLine + ', ' + heard);
`;
const server = http.createServer((request, response) => {
  const isWorker = request.url === '/worker.js';
  response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
  response.end(isWorker ? WORKER : '<!doctype html>');
});
const [got, sockets] = [[], []];
new WebSocketServer({ server }).on('connection', (socket) => {
  sockets.push(socket);
  socket.on('message', (data) => {
    got.push(`${data}`);
    socket.send(`echo of ${data}`);
  });
  socket.on('close', () => got.push('close'));
});
await new Promise((done) => server.listen(0, 'localhost', done));

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
await page.evaluate(async () => {
  globalThis.fired = [];
  globalThis.received = [];
  globalThis.worker = new Worker('/worker.js');
  globalThis.socket = new WebSocket(`ws://${location.host}/`);
  await new Promise((done) => { socket.onopen = done; });
  socket.onmessage = ({ data }) => received.push(data);
  socket.onclose = ({ code }) => received.push(`close ${code}`);
  ononline = onoffline = ({ type }) => fired.push(type);
});
const report = async (name) => {
  await wait(1500);
  const seen = await page.evaluate(async () => {
    const said = new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
    worker.postMessage('');
    return `page fired ${fired.join(', ')}; worker says ${await said}; page got ${received.join(', ') || 'nothing'}`;
  });
  console.log(`${name}: ${seen}; server got ${got.join(', ') || 'nothing'}`);
};
await page.evaluate(() => new Promise((done) => {
  worker.onmessage = done;
  worker.postMessage('');
}));
await context.setOffline(true);
await wait(300);
sockets[0].send('pushed meanwhile');
await page.evaluate(() => socket.send('meanwhile'));
await report('offline');
await context.setOffline(false);
await report('online');
await browser.close();
process.exit(0);
JS

seen=$(timeout 90 node finding.mjs)
echo "playwright-core 1.65.1, $(dpkg-query -W -f '${Package} ${Version}' chromium)"
echo "expected: an open WebSocket breaks when its page goes offline, or goes on"
echo "behaviour: it holds all messages, and delivers them after the return"
echo "seen:"
echo "$seen"
[[ $seen == "offline: page fired offline; worker says false, without an event; page got nothing; server got nothing
online: page fired offline, online; worker says true, without an event; page got pushed meanwhile, echo of meanwhile; server got meanwhile" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
