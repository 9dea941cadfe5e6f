// A copy of the built site behind a server of its own: a journey may change what it serves, and stop it.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built site. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a copy; `{ url, asked, start, stop, renew, rebuild, bring, remove }`, where `asked` lists what was asked for. */
export async function copyOfSite() {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-site-'));
  const asked = [];
  const answer = async (request, response) => {
    const name = decodeURI(new URL(request.url, 'http://site').pathname.slice(1)) || 'index.html';
    asked.push(name);
    try {
      const bytes = await readFile(join(folder, name));
      response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  };
  let server;
  let port = 0;
  const start = async () => {
    server = createServer(answer);
    await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
    port = server.address().port;
  };
  const stop = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  /** Serves what was built again. */
  const renew = () => cp(DIST, folder, { recursive: true, force: true });
  const change = async (name, from, to) => {
    const text = await readFile(join(DIST, name), 'utf8');
    if (!from.test(text)) throw new Error(`${name} has no ${from}`);
    await writeFile(join(folder, name), text.replace(from, to));
  };
  /** Serves the page with a script of this folder before all its own. */
  const bring = async (script) => {
    await copyFile(fileURLToPath(new URL(script, import.meta.url)), join(folder, script));
    await change('index.html', /<meta charset=[^>]*>/, `$&<script src="./${script}"></script>`);
  };
  /** Serves the build of a change: a page that says so, and a worker that knows its hash. */
  const rebuild = async (mark) => {
    await change('index.html', /<html/, `<html data-build="${mark}"`);
    const revision = mark.padStart(32, '0');
    await change('sw.js', /(?<=url:"index\.html",revision:")[0-9a-f]{32}/, revision);
  };
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  await renew();
  await start();
  return { url: `http://127.0.0.1:${port}/`, asked, start, stop, renew, rebuild, bring, remove };
}
