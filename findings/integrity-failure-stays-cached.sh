#!/usr/bin/env bash
# Finding: a response that fails its integrity check stays in the HTTP cache when it is
# immutable; mending the server and reloading the page does not heal it.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm playwright-core 1.56.1, ws 8.18.3 (they only drive the browsers).
# Expected:  bytes that the browser itself has rejected are not served from its cache again, or
#            location.reload() at least asks the server anew.
# Behaviour: both browsers keep the rejected bytes. After the server is mended, a reload and a
#            new navigation take them from the cache without a request, so that the script stays
#            blocked. fetch(url, { cache: 'reload' }) replaces the entry.
# Output seen (the number counts the requests for the script so far):
#   chromium: rejected 1, reload: rejected 1, navigation: rejected 1, after fetch: ran 2
#   firefox: rejected 1, reload: rejected 1, navigation: rejected 1, after fetch: ran 2
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
import { createHash } from 'node:crypto';
import http from 'node:http';
import { chromium, firefox } from './browsers.mjs';

const whole = 'document.title = "ran"';
const cut = 'document.title = "r';
const integrity = `sha256-${createHash('sha256').update(whole).digest('base64')}`;

async function watch(start) {
  let [served, requests, pages] = [cut, 0, 0];
  const server = http.createServer((request, response) => {
    if (request.url === '/script.js') {
      requests += 1;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' });
      response.end(served);
    } else if (request.url !== '/') {
      response.writeHead(404).end();
    } else {
      pages += 1;
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      response.end(`<!doctype html><html data-page="${pages}"><title>rejected</title><script src="/script.js" integrity="${integrity}" crossorigin></script>`);
    }
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  const address = `http://localhost:${server.address().port}/`;
  const browser = await start();
  const title = async () => `${await browser.ask('document.title')} ${requests}`;
  await browser.goto(address);
  const first = await title();
  served = whole;
  await browser.ask('void setTimeout(() => location.reload(), 0) ?? 0');
  await browser.until('document.documentElement.dataset.page === "2" && document.readyState === "complete"');
  const reload = await title();
  await browser.goto(address);
  const navigation = await title();
  await browser.ask('fetch("/script.js", { cache: "reload" }).then((response) => response.text())');
  await browser.goto(address);
  const fetched = await title();
  await browser.close();
  server.close();
  return `${browser.name}: ${first}, reload: ${reload}, navigation: ${navigation}, after fetch: ${fetched}`;
}

console.log(await watch(chromium));
console.log(await watch(firefox));
process.exit(0);
JS

seen=$(node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over npm packages"
echo "expected: rejected bytes leave the cache, or a reload asks the server anew"
echo "behaviour: an immutable response is served again after its integrity check failed"
echo "seen:"
echo "$seen"
[[ $seen == "chromium: rejected 1, reload: rejected 1, navigation: rejected 1, after fetch: ran 2
firefox: rejected 1, reload: rejected 1, navigation: rejected 1, after fetch: ran 2" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
