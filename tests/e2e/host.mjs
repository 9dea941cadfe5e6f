// Pages of other hosts, with boards on them: another port, another name, whatever policy they have.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { BASE_URL } from './harness.mjs';

/** Lessons and records to put on boards. */
export const LESSON = JSON.parse(await readFile(new URL('../../public/lessons/move.json', import.meta.url), 'utf8'));
export const RECORD = JSON.parse(await readFile(new URL('../fixtures/replay/2-players.record.json', import.meta.url), 'utf8'));
export const POSITION = JSON.parse(await readFile(new URL('../fixtures/valid/control-before-the-move.json', import.meta.url), 'utf8'));

/** A game after its bids. */
export const START = { ...RECORD, actions: RECORD.actions.slice(0, 4) };

/** What a strict page needs for boards, and nothing else but its own icon. */
export const STRICT = (site) => `default-src 'none'; img-src data:; script-src 'self' ${site}; frame-src ${site}; connect-src 'self'; base-uri 'none'; form-action 'none'`;

/** Serves pages: `{ url(name), close }`; `name` is `localhost` or `127.0.0.1`, a page `{ body, policy }` or a text. */
export async function host(pages) {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url, 'http://x').pathname.slice(1)];
    if (page === undefined) return response.writeHead(404).end();
    const isHtml = page.body !== undefined;
    const headers = { 'Content-Type': isHtml ? 'text/html; charset=utf-8' : page.type ?? 'text/javascript; charset=utf-8' };
    if (page.policy) headers['Content-Security-Policy'] = page.policy;
    response.writeHead(200, headers);
    response.end(isHtml ? `<!doctype html><html lang="${page.lang ?? 'en'}"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${page.body}</html>` : page.text);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: (name = 'localhost', page = '') => `http://${name}:${server.address().port}/${page}`, close };
}

/** A script that remembers what the boards of its page tell, as `window.told`: pairs of the board's id and the message. */
export const LISTEN = `
  window.told = [];
  window.wrong = [];
  addEventListener('error', (event) => wrong.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));
  for (const name of ['ready', 'action', 'goal', 'end', 'error']) {
    addEventListener(name, (event) => { if (event.target.localName === 'naqala-board') told.push([event.target.id, name, event.detail]); }, true);
  }`;

/** The element, as a page has it: attributes, and what is inside. */
export function board(attributes, inside) {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const data = inside ? `<script type="application/json">${JSON.stringify(inside)}</script>` : '';
  return `<naqala-board ${written.join(' ')}>${data}</naqala-board>`;
}

/** The script of the site, as a page has it. */
export const SCRIPT = `<script src="${BASE_URL}naqala.js" defer></script>`;
