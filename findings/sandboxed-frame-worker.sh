#!/usr/bin/env bash
# Finding: in a frame with sandbox="allow-scripts", `new Worker(url)` throws in one browser and
# returns a worker that fails later in the other.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm playwright-core 1.56.1, ws 8.18.3 (they only drive the browsers).
# Expected:  one way to fail in every browser, so that either try/catch or onerror is enough for
#            a page that falls back to work without a worker.
# Behaviour: Chromium throws a SecurityError from the constructor; Firefox returns a Worker and
#            fires its `error` event afterwards. A fallback needs both.
# Output seen:
#   chromium: throws SecurityError
#   firefox: returns, then error event
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1 ws@8.18.3
cat >browsers.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as program } from 'playwright-core';
import WebSocket from 'ws';

const until = (ask) => async (condition) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await ask(condition).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`never true: ${condition}`);
};

export async function chromium() {
  const browser = await program.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await (await browser.newContext()).newPage();
  const ask = (expression) => page.evaluate(expression);
  return { name: 'chromium', goto: (url) => page.goto(url), ask, until: until(ask), close: () => browser.close() };
}

export async function firefox() {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const browser = spawn('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise((done) => {
    let printed = '';
    browser.stderr.on('data', (piece) => {
      printed += piece;
      const found = /listening on (ws:\S+)\s/.exec(printed);
      if (found) done(found[1]);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map();
  socket.on('message', (data) => {
    const { id, type, result, message } = JSON.parse(data);
    const [done, fail] = waiting.get(id) ?? [];
    if (type === 'error') fail?.(new Error(message));
    else done?.(result);
  });
  const send = (method, params) =>
    new Promise((done, fail) => {
      const id = waiting.size + 1;
      waiting.set(id, [done, fail]);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  const ask = async (expression) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  const close = async () => {
    browser.kill();
    await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { name: 'firefox', goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }), ask, until: until(ask), close };
}
JS
cat >finding.mjs <<'JS'
import http from 'node:http';
import { chromium, firefox } from './browsers.mjs';

const FRAME = `<!doctype html><script>
  try {
    const worker = new Worker('/worker.js');
    worker.onerror = () => parent.postMessage('returns, then error event', '*');
    worker.onmessage = () => parent.postMessage('returns, then works', '*');
  } catch (reason) {
    parent.postMessage('throws ' + reason.name, '*');
  }
</script>`;
const PAGE = `<!doctype html><script>onmessage = ({ data }) => { document.title = data; };</script>
<iframe sandbox="allow-scripts" src="/frame"></iframe>`;

const server = http.createServer(({ url }, response) => {
  const script = url === '/worker.js';
  response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
  response.end(script ? 'postMessage(1)' : url === '/frame' ? FRAME : PAGE);
});
await new Promise((done) => server.listen(0, 'localhost', done));
for (const start of [chromium, firefox]) {
  const browser = await start();
  await browser.goto(`http://localhost:${server.address().port}/`);
  await browser.until('document.title !== ""');
  console.log(`${browser.name}: ${await browser.ask('document.title')}`);
  await browser.close();
}
process.exit(0);
JS

seen=$(node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over npm packages"
echo "expected: a worker that a sandboxed frame may not start fails in one way everywhere"
echo "behaviour: the constructor throws in Chromium, the worker fires an error event in Firefox"
echo "seen:"
echo "$seen"
[[ $seen == "chromium: throws SecurityError
firefox: returns, then error event" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
