#!/usr/bin/env bash
# Finding: `location.reload()` in a frame with sandbox="allow-scripts" loses `history.state` in
# Chromium and keeps it in Firefox. `window.name` survives in both.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm playwright-core 1.56.1, ws 8.18.3 (they only drive the browsers).
# Expected:  a reload keeps the history entry with its state in every browser, so that a frame
#            without storage can hand a few values to its next document there.
# Behaviour: after the reload `history.state` is null in Chromium, in a frame of an opaque origin
#            only; the same frame with allow-same-origin keeps it. Firefox keeps it in both.
# Output seen:
#   chromium, allow-scripts: history.state lost, window.name kept
#   chromium, allow-scripts allow-same-origin: history.state kept, window.name kept
#   firefox, allow-scripts: history.state kept, window.name kept
#   firefox, allow-scripts allow-same-origin: history.state kept, window.name kept
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
  if (name === '') {
    history.replaceState({ step: 7 }, '');
    name = 'seven';
    // A reload while the page loads would count as its first load.
    onload = () => setTimeout(() => location.reload(), 300);
  } else {
    parent.postMessage('history.state ' + (history.state?.step === 7 ? 'kept' : 'lost')
      + ', window.name ' + (name === 'seven' ? 'kept' : 'lost'), '*');
  }
</script>`;
const page = (sandbox) => `<!doctype html><script>onmessage = ({ data }) => { document.title = data; };</script>
<iframe sandbox="${sandbox}" src="/frame"></iframe>`;
const SANDBOXES = ['allow-scripts', 'allow-scripts allow-same-origin'];

const server = http.createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(url === '/frame' ? FRAME : page(SANDBOXES[Number(url.slice(1))]));
});
await new Promise((done) => server.listen(0, 'localhost', done));
for (const start of [chromium, firefox]) {
  const browser = await start();
  for (const [place, sandbox] of SANDBOXES.entries()) {
    await browser.goto(`http://localhost:${server.address().port}/${place}`);
    await browser.until('document.title !== ""');
    console.log(`${browser.name}, ${sandbox}: ${await browser.ask('document.title')}`);
  }
  await browser.close();
}
process.exit(0);
JS

seen=$(timeout 120 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over npm packages"
echo "expected: a reload keeps history.state in every browser"
echo "behaviour: Chromium loses it in a sandboxed frame of an opaque origin, Firefox keeps it"
echo "seen:"
echo "$seen"
[[ $seen == "chromium, allow-scripts: history.state lost, window.name kept
chromium, allow-scripts allow-same-origin: history.state kept, window.name kept
firefox, allow-scripts: history.state kept, window.name kept
firefox, allow-scripts allow-same-origin: history.state kept, window.name kept" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
